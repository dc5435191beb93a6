### English: the terms of Tzolk’in.
### A comment says where a term comes from, which words are not used for it (Not) and in which phrases they still are (But).
### A term has the forms one, many, and with a capital One and Many.

# Rulebook. Not: pawn, pawns.
-worker = { $form ->
       *[one] worker
        [many] workers
        [One] Worker
        [Many] Workers
    }
# Ours; the rulebook says dummy worker. Not: dummy, neutral worker*.
-idle-worker = { $form ->
       *[one] idle worker
        [many] idle workers
        [One] Idle worker
        [Many] Idle workers
    }
# Rulebook. Not: wheel, wheels, cog*.
-gear = { $form ->
       *[one] gear
        [many] gears
        [One] Gear
        [Many] Gears
    }
# Rulebook.
-space = { $form ->
       *[one] space
        [many] spaces
        [One] Space
        [Many] Spaces
    }
# Rulebook. Not: grain. But: pyramid of the maize.
-corn = { $form ->
       *[one] corn
        [One] Corn
        [Many] Corn
    }
# Rulebook. Not: lumber, timber.
-wood = { $form ->
       *[one] wood
        [One] Wood
        [Many] Wood
    }
# Rulebook.
-stone = { $form ->
       *[one] stone
        [One] Stone
        [Many] Stone
    }
# Rulebook.
-gold = { $form ->
       *[one] gold
        [One] Gold
        [Many] Gold
    }
# Rulebook.
-skull = { $form ->
       *[one] crystal skull
        [many] crystal skulls
        [One] Crystal skull
        [Many] Crystal skulls
    }
# Ours for wood, stone and gold. Not: cube, cubes, resource, resources.
-block = { $form ->
       *[one] block
        [many] blocks
        [One] Block
        [Many] Blocks
    }
# Ours for corn, blocks and skulls. Not: materials.
-goods = { $form ->
       *[one] goods
        [One] Goods
        [Many] Goods
    }
# Rules of ours. Not: forest, forests, woods. But: forest fires, forest fire.
-jungle = { $form ->
       *[one] jungle
        [many] jungles
        [One] Jungle
        [Many] Jungles
    }
# Rulebook. Not: first player, start player. But: first starting player.
-starting-player = { $form ->
       *[one] starting player
        [many] starting players
        [One] Starting player
        [Many] Starting players
    }
# Rulebook. Not: era, eras, epoch.
-age = { $form ->
       *[one] age
        [many] ages
        [One] Age
        [Many] Ages
    }
# Ours: the food days that give goods. Not: middle of the age, middle of an age, middle of age, mid-era.
-mid-age = { $form ->
       *[one] mid-age
        [One] Mid-age
        [Many] Mid-age
    }
# Rulebook. Not: feeding day.
-food-day = { $form ->
       *[one] food day
        [many] food days
        [One] Food day
        [Many] Food days
    }
# Rulebook.
-temple = { $form ->
       *[one] temple
        [many] temples
        [One] Temple
        [Many] Temples
    }
# Rulebook.
-step = { $form ->
       *[one] step
        [many] steps
        [One] Step
        [Many] Steps
    }
# Rulebook.
-chaac = Chaac
# Rulebook.
-quetzalcoatl = Quetzalcoatl
# Rulebook.
-kukulcan = Kukulcan
# Rulebook. Not: skill, skills.
-technology = { $form ->
       *[one] technology
        [many] technologies
        [One] Technology
        [Many] Technologies
    }
# Rulebook.
-agriculture = agriculture
# Rulebook: resource extraction.
-extraction = extraction
# Rulebook.
-architecture = architecture
# Rulebook.
-theology = theology
# Rulebook.
-bonus = { $form ->
       *[one] bonus
        [many] bonuses
        [One] Bonus
        [Many] Bonuses
    }
# Rulebook.
-building = { $form ->
       *[one] building
        [many] buildings
        [One] Building
        [Many] Buildings
    }
# Rulebook.
-farm = { $form ->
       *[one] farm
        [many] farms
        [One] Farm
        [Many] Farms
    }
# Rulebook.
-civic = { $form ->
       *[one] civic building
        [many] civic buildings
        [One] Civic building
        [Many] Civic buildings
    }
# Rulebook.
-tomb = { $form ->
       *[one] tomb
        [many] tombs
        [One] Tomb
        [Many] Tombs
    }
# Rulebook.
-shrine = { $form ->
       *[one] shrine
        [many] shrines
        [One] Shrine
        [Many] Shrines
    }
# Rulebook.
-monument = { $form ->
       *[one] monument
        [many] monuments
        [One] Monument
        [Many] Monuments
    }
# Rulebook.
-tile = { $form ->
       *[one] tile
        [many] tiles
        [One] Tile
        [Many] Tiles
    }
# Rulebook: corn harvest tile.
-corn-tile = { $form ->
       *[one] corn tile
        [many] corn tiles
        [One] Corn tile
        [Many] Corn tiles
    }
# Rulebook: wood harvest tile.
-wood-tile = { $form ->
       *[one] wood tile
        [many] wood tiles
        [One] Wood tile
        [Many] Wood tiles
    }
# Rulebook.
-harvest-tile = { $form ->
       *[one] harvest tile
        [many] harvest tiles
        [One] Harvest tile
        [Many] Harvest tiles
    }
# Rulebook: starting wealth tile.
-wealth-tile = { $form ->
       *[one] wealth tile
        [many] wealth tiles
        [One] Wealth tile
        [Many] Wealth tiles
    }
# Ours for the double advance of the calendar.
-two-days = two days
# Ours for Uxmal 2.
-market = { $form ->
       *[one] market
        [many] markets
        [One] Market
        [Many] Markets
    }
# Rulebook.
-bank = { $form ->
       *[one] bank
        [many] banks
        [One] Bank
        [Many] Banks
    }
# Rulebook of the expansion.
-tribe = { $form ->
       *[one] tribe
        [many] tribes
        [One] Tribe
        [Many] Tribes
    }
# Rulebook of the expansion.
-prophecy = { $form ->
       *[one] prophecy
        [many] prophecies
        [One] Prophecy
        [Many] Prophecies
    }
# Ours: what a prophecy makes harder.
-calamity = { $form ->
       *[one] calamity
        [many] calamities
        [One] Calamity
        [Many] Calamities
    }
# Rulebook of the expansion. Not: fast action*.
-quick-action = { $form ->
       *[one] quick action
        [many] quick actions
        [One] Quick action
        [Many] Quick actions
    }
# Rulebook of the expansion.
-new-building = { $form ->
       *[one] new building
        [many] new buildings
        [One] New building
        [Many] New buildings
    }
