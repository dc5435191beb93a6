### English.
### A field of an event, a question or a reason is a variable: a name, or a number. The bare id of a name is
### $<field>_id, to choose a form by. The keys are the same in every language.

## The game

game-name = Tzolk'in
game-subtitle = The Mayan Calendar
credits = An unofficial fan implementation. Tzolk'in was designed by Daniele Tascini and Simone Luciani and is published by Czech Games Edition. If you enjoy it, please buy the boxed game.

## Names: the board

name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen-itza = Chichen Itza
name-starting-player-space = starting player space

name-chaac = Chaac
name-quetzalcoatl = Quetzalcoatl
name-kukulcan = Kukulcan

name-agriculture = agriculture
name-extraction = extraction
name-architecture = architecture
name-theology = theology

name-bonus-agriculture = Bonus of agriculture
name-bonus-extraction = Bonus of extraction
name-bonus-architecture = Bonus of architecture
name-bonus-theology = Bonus of theology

name-palenque-2 = Palenque 2
name-palenque-3 = Palenque 3
name-palenque-4 = Palenque 4
name-palenque-5 = Palenque 5

## Names: goods and choices

name-corn = corn
name-wood = wood
name-stone = stone
name-gold = gold
name-skull = crystal skull

name-farm = farm
name-civic = civic building
name-tomb = tomb
name-shrine = shrine

name-light = light
name-dark = dark

name-harvest-corn = corn
name-harvest-wood = wood
name-harvest-burn = corn by burning the forest
name-harvest-irrigate = corn without a tile

name-any-temple = a step up in a temple of your choice
name-any-blocks = blocks of your choice
name-any-technology = a free advance in a technology of your choice
name-construct = one more building
name-market = the market
name-any-action = any action for 1 corn

name-one-day = one day
name-two-days = two days

name-mid-era = middle of the age
name-end-of-age = end of the age

name-use = use it on this building
name-waive = do not use it on this building

source-earlier = earlier points
source-temples = temples
source-buildings = buildings
source-chichen-itza = Chichen Itza
source-technology = technology
source-hunger = unfed workers
source-corn = corn and blocks left
source-skulls = crystal skulls in hand
source-monuments = monuments

## Names: the actions of the gears, with their printed values

name-use-P1 = P1: 3 corn by fishing
name-use-P2 = P2: harvest 4 corn
name-use-P3 = P3: harvest 5 corn or 2 wood
name-use-P4 = P4: harvest 7 corn or 3 wood
name-use-P5 = P5: harvest 9 corn or 4 wood
name-use-Y1 = Y1: 1 wood
name-use-Y2 = Y2: 1 stone, 1 corn
name-use-Y3 = Y3: 1 gold, 2 corn
name-use-Y4 = Y4: 1 crystal skull
name-use-Y5 = Y5: 1 gold, 1 stone, 2 corn
name-use-T1 = T1: advance 1 technology
name-use-T2 = T2: construct 1 building
name-use-T3 = T3: advance 1 or 2 technologies
name-use-T4 = T4: construct 1 or 2 buildings, or 1 monument
name-use-T5 = T5: 1 block for a step in 2 temples
name-use-U1 = U1: 3 corn for a step in a temple
name-use-U2 = U2: trade at the market
name-use-U3 = U3: 1 new worker
name-use-U4 = U4: construct 1 building for corn
name-use-U5 = U5: 1 corn for any action
name-use-C1 = C1: crystal skull for 4 points and Chaac
name-use-C2 = C2: crystal skull for 5 points and Chaac
name-use-C3 = C3: crystal skull for 6 points and Chaac
name-use-C4 = C4: crystal skull for 7 points and Kukulcan
name-use-C5 = C5: crystal skull for 8 points and Kukulcan
name-use-C6 = C6: crystal skull for 8 points, Kukulcan and 1 block
name-use-C7 = C7: crystal skull for 10 points and Quetzalcoatl
name-use-C8 = C8: crystal skull for 11 points, Quetzalcoatl and 1 block
name-use-C9 = C9: crystal skull for 13 points, Quetzalcoatl and 1 block

## Buildings of the first age

name-a1-farm-one-worker-1 = Small farm
name-a1-farm-one-worker-2 = { name-a1-farm-one-worker-1 }
name-a1-farm-one-worker-3 = { name-a1-farm-one-worker-1 }
name-a1-farm-one-less-corn-1 = Terraced farm
name-a1-farm-one-less-corn-2 = { name-a1-farm-one-less-corn-1 }
name-a1-civic-agriculture = Seed house
name-a1-civic-agriculture-stone = Field workshop
name-a1-civic-extraction-corn = Quarry camp
name-a1-civic-extraction-gold = Mining lodge
name-a1-tomb-chaac-quetzalcoatl = Tomb of rain and wind
name-a1-tomb-chaac-kukulcan = Tomb of rain and serpent
name-a1-tomb-any-temple-and-build = Tomb of the master builder
name-a1-shrine-architecture = Builders' shrine
name-a1-shrine-theology-kukulcan = Prophets' shrine

text-a1-farm-one-worker-1 = On every food day 1 of your workers needs no corn.
text-a1-farm-one-worker-2 = { text-a1-farm-one-worker-1 }
text-a1-farm-one-worker-3 = { text-a1-farm-one-worker-1 }
text-a1-farm-one-less-corn-1 = On every food day each of your workers needs 1 corn less.
text-a1-farm-one-less-corn-2 = { text-a1-farm-one-less-corn-1 }
text-a1-civic-agriculture = Advance 1 level in agriculture for free.
text-a1-civic-agriculture-stone = Advance 1 level in agriculture for free; gain 1 stone.
text-a1-civic-extraction-corn = Advance 1 level in extraction for free; gain 1 corn.
text-a1-civic-extraction-gold = Advance 1 level in extraction for free; gain 1 gold.
text-a1-tomb-chaac-quetzalcoatl = Climb 1 step in the temples of Chaac and Quetzalcoatl.
text-a1-tomb-chaac-kukulcan = Climb 1 step in the temples of Chaac and Kukulcan.
text-a1-tomb-any-temple-and-build = Climb 1 step in a temple of your choice; you may construct 1 more building, paid in blocks.
text-a1-shrine-architecture = Advance 1 level in architecture for free.
text-a1-shrine-theology-kukulcan = Advance 1 level in theology for free; climb 1 step in the temple of Kukulcan.

## Buildings of the second age

name-a2-farm-three-workers-1 = Great farm
name-a2-farm-three-workers-2 = { name-a2-farm-three-workers-1 }
name-a2-farm-three-workers-3 = { name-a2-farm-three-workers-1 }
name-a2-civic-any-tech-stone = Stonecutters' school
name-a2-civic-any-tech-gold = Goldsmiths' school
name-a2-civic-any-tech-6-corn = Scribes' granary
name-a2-civic-any-tech-skull = Crystal carvers' school
name-a2-tomb-market-6vp = Tomb of the merchant
name-a2-tomb-worker-6vp = Tomb of the steward
name-a2-tomb-8vp = Tomb of the king
name-a2-tomb-any-action-2vp = Tomb of the wanderer
name-a2-tomb-three-temples-3vp = Tomb of the high priest
name-a2-shrine-chaac-2-2vp = Shrine of Chaac
name-a2-shrine-kukulcan-2-3vp = Shrine of Kukulcan
name-a2-shrine-quetzalcoatl-2-4vp = Shrine of Quetzalcoatl
name-a2-shrine-architecture-3vp = Architects' shrine
name-a2-shrine-theology-chaac-kukulcan = Priests' shrine
name-a2-shrine-two-any-tech = Shrine of wisdom

text-a2-farm-three-workers-1 = On every food day 3 of your workers need no corn.
text-a2-farm-three-workers-2 = { text-a2-farm-three-workers-1 }
text-a2-farm-three-workers-3 = { text-a2-farm-three-workers-1 }
text-a2-civic-any-tech-stone = Advance 1 level in a technology of your choice for free; gain 1 stone.
text-a2-civic-any-tech-gold = Advance 1 level in a technology of your choice for free; gain 1 gold.
text-a2-civic-any-tech-6-corn = Advance 1 level in a technology of your choice for free; gain 6 corn.
text-a2-civic-any-tech-skull = Advance 1 level in a technology of your choice for free; gain 1 crystal skull.
text-a2-tomb-market-6vp = Score 6 points; you may trade at the market.
text-a2-tomb-worker-6vp = Score 6 points; gain 1 worker.
text-a2-tomb-8vp = Score 8 points.
text-a2-tomb-any-action-2vp = Score 2 points; you may pay 1 corn to use any action of Palenque, Yaxchilan, Tikal or Uxmal.
text-a2-tomb-three-temples-3vp = Score 3 points; climb 1 step in every temple.
text-a2-shrine-chaac-2-2vp = Score 2 points; climb 2 steps in the temple of Chaac.
text-a2-shrine-kukulcan-2-3vp = Score 3 points; climb 2 steps in the temple of Kukulcan.
text-a2-shrine-quetzalcoatl-2-4vp = Score 4 points; climb 2 steps in the temple of Quetzalcoatl.
text-a2-shrine-architecture-3vp = Score 3 points; advance 1 level in architecture for free.
text-a2-shrine-theology-chaac-kukulcan = Advance 1 level in theology for free; climb 1 step in the temples of Chaac and Kukulcan.
text-a2-shrine-two-any-tech = Advance 2 levels for free, in 1 technology or in 2.

## Monuments

name-m-tombs = Royal necropolis
name-m-buildings-and-monuments = Heart of the city
name-m-corn-tiles = Pyramid of the maize
name-m-wood-tiles = Pyramid of the forest
name-m-all-monuments = Avenue of wonders
name-m-civics = Great plaza
name-m-maxed-technologies = House of the masters
name-m-technology-levels = Great library
name-m-workers = Ball court
name-m-shrines = Sacred precinct
name-m-temple-steps-vp = Stairway of the gods
name-m-best-temple = Altar of devotion
name-m-skulls = Cenote of skulls

text-m-tombs = 4 points for each of your tombs, buildings and monuments alike, this one included.
text-m-buildings-and-monuments = 2 points for each of your buildings and monuments, this one included.
text-m-corn-tiles = 4 points for each of your corn tiles.
text-m-wood-tiles = 4 points for each of your wood tiles; burned ones do not count.
text-m-all-monuments = For each monument built by any player, this one included: 6 points with 2 players, 5 with 3, 4 with 4.
text-m-civics = 4 points for each of your civic buildings and civic monuments, this one included.
text-m-maxed-technologies = 9 points for 1 technology at level 3, 20 points for 2, 33 points for 3 or 4.
text-m-technology-levels = 3 points for each of your technology levels.
text-m-workers = 6 points for 4 workers in play, 12 points for 5, 18 points for 6.
text-m-shrines = 4 points for each of your shrines, buildings and monuments alike, this one included.
text-m-temple-steps-vp = The points of your steps in all temples once more, without the bonus for the highest player.
text-m-best-temple = 3 points for each step above the starting step in your best temple.
text-m-skulls = 3 points for each crystal skull on Chichen Itza, whoever laid it there.

## Wealth tiles

name-w-palenque-1 = Wealth: 3 corn, Quetzalcoatl, agriculture
name-w-palenque-3 = Wealth: 5 corn, 1 gold, Quetzalcoatl
name-w-palenque-5 = Wealth: 1 stone, 1 gold, agriculture
name-w-palenque-7 = Wealth: 9 corn, 1 stone
name-w-yaxchilan-1 = Wealth: 1 wood, Kukulcan, extraction
name-w-yaxchilan-3 = Wealth: 2 corn, 2 wood, Kukulcan
name-w-yaxchilan-5 = Wealth: 4 corn, 1 wood, extraction
name-w-yaxchilan-7 = Wealth: 3 corn, 2 wood, 1 stone
name-w-tikal-1 = Wealth: 2 corn, Chaac, architecture
name-w-tikal-3 = Wealth: 6 corn, 2 stone
name-w-tikal-5 = Wealth: 3 corn, 1 gold, architecture
name-w-tikal-7 = Wealth: 6 corn, 1 wood, 1 stone
name-w-uxmal-1 = Wealth: 5 corn, 1 stone, Chaac
name-w-uxmal-3 = Wealth: 3 corn, 1 wood, farm
name-w-uxmal-5 = Wealth: 1 worker
name-w-uxmal-7 = Wealth: 8 corn, 1 gold
name-w-chichen-itza-0 = Wealth: 4 corn, 1 wood, 1 crystal skull
name-w-chichen-itza-3 = Wealth: 5 corn, 1 stone, theology
name-w-chichen-itza-5 = Wealth: 4 corn, 3 wood
name-w-chichen-itza-7 = Wealth: 2 corn, 2 wood, theology
name-w-chichen-itza-10 = Wealth: 7 corn, 2 wood

text-w-palenque-1 = Gain 3 corn; climb 1 step in the temple of Quetzalcoatl; advance 1 level in agriculture.
text-w-palenque-3 = Gain 5 corn and 1 gold; climb 1 step in the temple of Quetzalcoatl.
text-w-palenque-5 = Gain 1 stone and 1 gold; advance 1 level in agriculture.
text-w-palenque-7 = Gain 9 corn and 1 stone.
text-w-yaxchilan-1 = Gain 1 wood; climb 1 step in the temple of Kukulcan; advance 1 level in extraction.
text-w-yaxchilan-3 = Gain 2 corn and 2 wood; climb 1 step in the temple of Kukulcan.
text-w-yaxchilan-5 = Gain 4 corn and 1 wood; advance 1 level in extraction.
text-w-yaxchilan-7 = Gain 3 corn, 2 wood and 1 stone.
text-w-tikal-1 = Gain 2 corn; climb 1 step in the temple of Chaac; advance 1 level in architecture.
text-w-tikal-3 = Gain 6 corn and 2 stone.
text-w-tikal-5 = Gain 3 corn and 1 gold; advance 1 level in architecture.
text-w-tikal-7 = Gain 6 corn, 1 wood and 1 stone.
text-w-uxmal-1 = Gain 5 corn and 1 stone; climb 1 step in the temple of Chaac.
text-w-uxmal-3 = Gain 3 corn and 1 wood; on every food day 1 of your workers needs no corn.
text-w-uxmal-5 = Gain 1 worker.
text-w-uxmal-7 = Gain 8 corn and 1 gold.
text-w-chichen-itza-0 = Gain 4 corn, 1 wood and 1 crystal skull.
text-w-chichen-itza-3 = Gain 5 corn and 1 stone; advance 1 level in theology.
text-w-chichen-itza-5 = Gain 4 corn and 3 wood.
text-w-chichen-itza-7 = Gain 2 corn and 2 wood; advance 1 level in theology.
text-w-chichen-itza-10 = Gain 7 corn and 2 wood.

## Actions, as they read in a list of choices

action-keep = Keep “{ $noun }”
action-beg = Beg for corn and step down in the temple of { $noun }
action-place = Place a worker on { $noun_id ->
        [starting_player_space] the starting player space
       *[other] { $noun }
    }
action-pick-up = Pick up the worker on { $noun }
action-end-turn = End the turn
action-use = Use { $noun }
action-nothing = Do nothing
action-harvest = Harvest { $noun }
action-climb = Climb in the temple of { $noun }
action-descend = Step down in the temple of { $noun }
action-pay = Pay 1 { $noun }
action-gain = Gain 1 { $noun }
action-advance = Advance in { $noun }
action-sell = Sell 1 { $noun }
action-buy = Buy 1 { $noun }
action-build = Build “{ $noun }”
action-architecture = Architecture: { $noun }
action-save = Pay 1 { $noun } less
action-resolve = Resolve { $noun }
action-done = Done
action-turn-calendar = Turn the calendar by { $noun }
action-start-player = Seat { $noun } starts
action-reveal = Reveal “{ $noun }”
action-deal = Deal “{ $noun }”
action-idle = Draw “{ $noun }” for an idle worker

verb-keep = Keep
verb-beg = Beg
verb-place = Place
verb-pick-up = Pick up
verb-end-turn = End turn
verb-use = Use
verb-nothing = Nothing
verb-harvest = Harvest
verb-climb = Climb
verb-descend = Step down
verb-pay = Pay
verb-gain = Gain
verb-advance = Advance
verb-sell = Sell
verb-buy = Buy
verb-build = Build
verb-architecture = Architecture
verb-save = Save
verb-resolve = Resolve
verb-done = Done
verb-turn-calendar = Turn calendar
verb-start-player = Starting player
verb-reveal = Reveal
verb-deal = Deal
verb-idle = Idle worker

## Questions, as they are put to a player or to chance

prompt-draw-start-player = Who is the first starting player?
prompt-reveal-building = Which building comes into the row?
prompt-reveal-monument = Which monument comes into the game?
prompt-deal-wealth-tile = Which wealth tile is dealt to seat { $to }?
prompt-draw-idle-worker = Which wealth tile shows the space of the next idle worker? ({ $placed } placed so far)
prompt-keep-wealth = { $left ->
        [one] Keep { $left } more wealth tile.
       *[other] Keep { $left } wealth tiles.
    }
prompt-turn = { $begged ->
        [yes] You have begged. Place workers or pick workers up.
       *[no] Your turn: place workers or pick workers up.
    }
prompt-placing = { $placed ->
        [one] { $placed } worker placed: place another one or end the turn.
       *[other] { $placed } workers placed: place another one or end the turn.
    }
prompt-picking = Pick up another worker or end the turn.
prompt-choose-days = Turn the calendar by one day or by two?
prompt-use-action = Your worker leaves { $gear } { $space }: which action does it use?
prompt-choose-any-action = { $optional ->
        [yes] You may pay 1 corn to use any action of Palenque, Yaxchilan, Tikal or Uxmal: which one?
       *[no] Pay 1 corn to use any action of Palenque, Yaxchilan, Tikal or Uxmal: which one?
    }
prompt-harvest = { $group }: what do you harvest, and how?
prompt-climb = { $left ->
        [one] { $climbed ->
            [none] Climb 1 step: in which temple?
           *[other] Climb { $left } more step, not in the temple of { $climbed }: in which temple?
        }
       *[other] Climb 1 step in each of { $left } different temples: in which one first?
    }
prompt-descend = Step down once: in which temple?
prompt-pay-blocks = { $owed ->
        [one] Pay { $owed } block: which one?
       *[other] Pay { $owed } blocks: which one first?
    }
prompt-gain-blocks = { $left ->
        [one] Gain { $left } block: which one?
       *[other] Gain { $left } blocks: which one first?
    }
prompt-advance = { $how_id ->
        [free] { $left ->
            [one] Advance { $left } level for free: in which technology?
           *[other] Advance { $left } levels for free: in which technology first?
        }
        [paid_or_done] You may pay for one more advance: in which technology?
       *[paid] { $left ->
            [one] Pay for { $left } advance: in which technology?
           *[other] Pay for up to { $left } advances: in which technology first?
        }
    }
prompt-trade = At the market: sell blocks, buy blocks or finish.
prompt-build = { $way_id ->
        [tikal_4] Which building do you construct first, or which monument?
        [tikal_4_second] You may construct a second building: which one?
        [tikal_4_second_without_architecture] You may construct a second building, without architecture: which one?
        [uxmal_4] Which building do you construct for corn?
        [chained] You may construct one more building: which one?
       *[other] Which building do you construct?
    }
prompt-use-architecture = Use architecture on “{ $tile }”, or keep it for a second building?
prompt-save-block = Architecture saves 1 block of “{ $tile }”: which one?
prompt-theology-step = You may pay 1 block to climb 1 step in a temple of your choice: which block?
prompt-resolve-icons = { $thing }: what comes first?

## Questions, as they are named in a reason

question-draw-start-player = who is the first starting player
question-reveal-building = which building comes into the row
question-reveal-monument = which monument comes into the game
question-deal-wealth-tile = which wealth tile is dealt
question-draw-idle-worker = where the next idle worker stands
question-keep-wealth = which wealth tiles to keep
question-turn = whether to place workers or to pick workers up
question-placing = whether to place another worker
question-picking = whether to pick up another worker
question-choose-days = by how many days to turn the calendar
question-use-action = which action the worker uses
question-choose-any-action = which action to use for 1 corn
question-harvest = what to harvest, and how
question-climb = in which temple to climb
question-descend = in which temple to step down
question-pay-blocks = which block to pay
question-gain-blocks = which block to gain
question-advance = in which technology to advance
question-trade = what to sell and buy at the market
question-build = what to build
question-use-architecture = whether to use architecture
question-save-block = which block to save
question-theology-step = whether to pay a block for a step in a temple
question-resolve-icons = what comes first

## Log

goods = { $good_id ->
        [skull] { $amount ->
            [one] { $amount } crystal skull
           *[other] { $amount } crystal skulls
        }
       *[other] { $amount } { $good }
    }

log-start-player-drawn = { $player } is the first starting player.
log-building-revealed = A new building: “{ $tile }”.
log-monument-revealed = A monument: “{ $tile }”.
log-wealth-dealt = { $player } is dealt “{ $tile }”.
log-idle-worker-placed = An idle worker stands on { $space }.
log-wealth-kept = { $player } keeps “{ $tile }”.
log-wealth-revealed = { $player } shows “{ $tile }”.
log-day-began = Day { $day } begins.
log-turn-began = It is { $player }'s turn.
log-turn-ended = { $player } ends the turn.
log-begged = { $player } begs for corn and angers { $temple }.
log-pitied = { $corn ->
        [0] The gods take pity on { $player }, who has no corn to pay with.
       *[other] The gods take pity on { $player }, who pays with the last { $corn } corn.
    }
log-placed = { $player } places a worker on { $place_id ->
        [starting_player_space] the starting player space
       *[other] { $place } { $space }
    } { $corn ->
        [0] for free.
       *[other] for { $corn } corn.
    }
log-picked-up = { $player } picks up the worker on { $space }.
log-action-used = { $player } uses { $action }.
log-did-nothing = { $player } does nothing with this worker.
log-gained = { $player } gains { goods }.
log-paid = { $player } pays { goods }.
log-scored = { $loss ->
        [0] { $points ->
            [one] { $player } scores { $points } point ({ $source }).
           *[other] { $player } scores { $points } points ({ $source }).
        }
        [one] { $player } loses { $loss } point ({ $source }).
       *[other] { $player } loses { $loss } points ({ $source }).
    }
log-climbed = { $step ->
        [0] { $player } climbs back to the starting step in the temple of { $temple }.
       *[other] { $player } climbs to step { $step } in the temple of { $temple }.
    }
log-step-wasted = { $player } can climb no higher in the temple of { $temple }: the step is lost.
log-descended = { $step ->
        [-1] { $player } steps down to the lowest step in the temple of { $temple }.
        [0] { $player } steps down to the starting step in the temple of { $temple }.
       *[other] { $player } steps down to step { $step } in the temple of { $temple }.
    }
log-board-turned = { $player } turns the player board to its { $side } side.
log-advanced = { $player } advances to level { $level } in { $track }.
log-bonus-reached = { $player } takes the bonus of { $track }.
log-worker-gained = { $player } gains a worker.
log-tile-taken = { $player } takes a { $tile } tile from { $group }.
log-wood-tile-burned = { $player } burns a wood tile at { $group }.
log-built = { $player } builds “{ $tile }”.
log-skull-placed = { $player } lays a crystal skull on Chichen Itza { $space }.
log-tooth-corn-added = Nobody took the starting player space: the corn on the calendar grows to { $corn }.
log-tooth-corn-taken = { $player } takes { $corn } corn from the calendar.
log-marker-moved = { $player } gets the starting player marker.
log-calendar-turned = { $days ->
        [one] The calendar turns by { $days } day.
       *[other] The calendar turns by { $days } days.
    }
log-worker-returned = A worker of { $player } is pushed off { $gear } and returns.
log-food-day-came = Food day { $number } of 4: { $food_day }.
log-fed = { $workers ->
        [0] { $player } can feed no worker.
        [one] { $player } feeds { $workers } worker for { $corn } corn.
       *[other] { $player } feeds { $workers } workers for { $corn } corn.
    }
log-unfed = { $workers ->
        [one] { $workers } worker of { $player } goes hungry.
       *[other] { $workers } workers of { $player } go hungry.
    }
log-age-changed = Age { $age } begins: new buildings come into the row.
log-game-ended = The game is over.

## Reasons why an action is not legal

reason-game-over = The game is over.
reason-chance-decides = Chance decides this, not a player.
reason-no-passing = You cannot pass: place a worker or pick one up.
reason-placing-already = You are placing workers this turn, so you cannot pick any up.
reason-picking-already = You are picking up workers this turn, so you cannot place any.
reason-beg-at-the-start = You can beg only at the start of your turn.
reason-other-question = Something else is to be decided first: { $question }.
reason-costs-corn = This costs { $cost } corn; you have { $have }.
reason-costs-blocks = { $cost ->
        [one] This costs { $cost } block; you have { $have }.
       *[other] This costs { $cost } blocks; you have { $have }.
    }
reason-not-dealt = “{ $tile }” is not among the tiles you may keep.
reason-begged-already = You have begged this turn already.
reason-too-much-corn-to-beg = You can beg with { $limit } corn or less; you have { $have }.
reason-at-the-bottom = You stand on the lowest step in the temple of { $temple }.
reason-no-worker-in-hand = You have no worker in hand.
reason-starting-player-space-taken = A worker stands on the starting player space already.
reason-gear-is-full = There is no free space on { $gear }.
reason-must-beg = The cheapest space costs { $cost } corn and you have { $have }: you must beg first.
reason-only-the-cheapest = This space costs { $cost } corn; by the pity of the gods you may take only one that costs { $cheapest }.
reason-no-own-worker-there = None of your workers stands on { $space }.
reason-other-gear = { $action } is not on the gear of your worker, { $gear }.
reason-out-of-reach = Your worker cannot use { $action } from space { $space }.
reason-not-by-any-action = { $action } cannot be chosen here.
reason-no-harvest-tiles = There is no tile left to harvest at { $group }.
reason-no-skull = You have no crystal skull.
reason-skull-there-already = A crystal skull lies on { $space } already.
reason-no-building-for-corn = { $have } corn does not pay for any building in the row.
reason-no-building-affordable = You cannot pay for anything you could build here.
reason-no-corn-tile-visible = There is no uncovered corn tile at { $group }.
reason-no-wood-tile = There is no wood tile at { $group }.
reason-no-temple-to-descend = You stand on the lowest step in every temple and cannot step down.
reason-needs-level = This needs level { $level } in { $track }.
reason-corn-tile-visible = There is an uncovered corn tile at { $group }: harvest that one.
reason-temple-climbed-already = This step must be in another temple than that of { $temple }.
reason-no-such-block = You have no { $block }.
reason-bought-just-now = What you have just bought you cannot sell: { $block }.
reason-sold-just-now = What you have just sold you cannot buy back: { $block }.
reason-must-choose = This cannot be declined: decide { $question }.
reason-not-open = “{ $tile }” is not on display.
reason-buildings-or-a-monument = Tikal 4 builds either buildings or one monument, not both.
reason-monument-by-tikal-4-only = “{ $tile }” is a monument and can be built only by the action Tikal 4.
reason-lacks-block = This costs { $cost } { $block }; you have { $have }.
reason-not-in-the-cost = The building costs no { $block }.
reason-no-such-icon = There is nothing of this kind to resolve: { $icon }.
reason-last-round = In the last round the calendar turns by one day only.
reason-board-is-dark = Your player board shows its dark side: turn it by reaching the top of a temple.
reason-worker-blocks-two-days = A player's worker stands on space 6 of a gear or on C9: two days would push it off too early.

## Final table

score-total = Total
score-seat = Player
score-winner = Winner
score-shared = Shared victory
