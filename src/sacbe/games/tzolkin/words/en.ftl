### English.
### A field of an event, a question or a reason is a variable: a name, or a number. The bare id of a name is
### $<field>_id, to choose a form by. The keys are the same in every language.

## The game

game-name = Tzolk’in

## Names: the board

name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen-itza = Chichen Itza
name-starting-player-space = starting player space
name-quick-action-space = quick action space

name-chaac = { -chaac }
name-quetzalcoatl = { -quetzalcoatl }
name-kukulcan = { -kukulcan }

name-agriculture = { -agriculture }
name-extraction = { -extraction }
name-architecture = { -architecture }
name-theology = { -theology }

name-bonus-agriculture = Bonus of agriculture
name-bonus-extraction = Bonus of extraction
name-bonus-architecture = Bonus of architecture
name-bonus-theology = Bonus of theology

name-palenque-2 = Palenque 2
name-palenque-3 = Palenque 3
name-palenque-4 = Palenque 4
name-palenque-5 = Palenque 5

## Names: goods and choices

name-corn = { -corn }
name-wood = { -wood }
name-stone = { -stone }
name-gold = { -gold }
name-skull = { -skull }

name-farm = { -farm }
name-civic = { -civic }
name-tomb = { -tomb }
name-shrine = { -shrine }

name-light = light
name-dark = dark

name-harvest-corn = corn
name-harvest-wood = wood
name-harvest-burn = corn by burning the jungle
name-harvest-irrigate = corn without a tile

name-goods = the goods
name-temple-steps = the steps in temples
name-level = the technology level
name-any-temple = a step up in a temple of your choice
name-any-blocks = blocks of your choice
name-any-technology = a free advance in a technology of your choice
name-construct = one more building
name-market = the market
name-any-action = any action for 1 corn
name-monument = a monument
name-exchange = the exchange of technology levels

name-one-day = one day
name-two-days = { -two-days }

name-mid-era = mid-age
name-end-of-age = end of the age

name-use = use it on this building
name-waive = do not use it on this building

source-earlier = earlier points
source-temples = { -temple(form: "many") }
source-buildings = { -building(form: "many") }
source-chichen-itza = Chichen Itza
source-technology = { -technology }
source-hunger = unfed workers
source-corn = corn and blocks left
source-skulls = crystal skulls in hand
source-monuments = { -monument(form: "many") }
source-prophecies = { -prophecy(form: "many") }

# What won a game: the cause of a swing with its points, then what it meant; and the cause alone.
won-when = Day { $when }
won-temple = { $temple } at the end of age { $age ->
    [1] I
   *[2] II
}: { $own }.
won-temple-text = { $standing_id ->
    [alone] Alone on the highest step; { $name } got { $other }.
    [shared] On the highest step, but not alone; { $name } got { $other }.
   *[below] { $name } got { $other }.
}
won-monument = { $tile }: { $own }.
won-monument-text = { $when ->
    [none] It stood from the beginning.
   *[other] Built on day { $when }.
}
won-prophecy = { $prophecy }: { $own }.
won-chichen-itza = { $skulls ->
    [0] Chichen Itza: { $own }.
    [one] A skull in Chichen Itza: { $own }.
   *[other] { $skulls } skulls in Chichen Itza: { $own }.
}
won-hunger = { $name } lost { $lost } to hunger.
won-hunger-text = { $cost_id ->
    [none] { $player } fed every worker.
   *[some] { $player } lost { $cost }.
}
cause-temple = { $temple } at the end of age { $age ->
    [1] I
   *[2] II
}
cause-monument = { $tile }
cause-prophecy = { $prophecy }

term-points = points so far
term-goods = blocks and crystal skulls
term-food = corn and food days
term-temples = { -temple(form: "many") }
term-technology = { -technology }
term-workers = number of workers
term-gears = workers on the gears
term-monuments = { -monument(form: "many") }
term-order = order of play
term-wealth = starting wealth
term-modules = expansion
term-to-come = what else is to come

part-gold = the gold
part-skull = the crystal skull
part-temple-step = the step in the temple
part-level = the technology level

## Effects: what a turn changes, in one sentence for a hint

effect-points = { $points ->
        [one] Scores { $points } point at once.
       *[other] Scores { $points } points at once.
    }
effect-points-lost = { $loss ->
        [one] Costs { $loss } point at once.
       *[other] Costs { $loss } points at once.
    }
effect-temples = { $points ->
        [one] As the temples stand, day { $day } brings { $points } point more.
       *[other] As the temples stand, day { $day } brings { $points } points more.
    }
effect-temples-twice = { $points ->
        [one] As the temples stand, day { $day } brings { $points } point more, and day { $last_day } another.
       *[other] As the temples stand, day { $day } brings { $points } points more, and day { $last_day } as many again.
    }
effect-temple-loss = { $loss ->
        [one] As the temples stand, day { $day } brings { $loss } point less.
       *[other] As the temples stand, day { $day } brings { $loss } points less.
    }
effect-temple-goods = The new steps bring { goods } on day { $day }.
effect-all-fed = Day { $day } asks for { $need } corn, and you have { $corn }: all your workers are fed.
effect-more-fed = { $workers ->
        [one] Feeds { $workers } worker more: you have { $corn } of the { $need } corn for day { $day }.
       *[other] Feeds { $workers } workers more: you have { $corn } of the { $need } corn for day { $day }.
    }
effect-hungry = Leaves { $corn } corn; day { $day } asks for { $need }.
effect-farm = Saves { $corn } corn on every food day.
effect-goods = Brings { goods }.
effect-monument = { $points ->
        [one] “{ $tile }” is worth { $points } point as things stand.
       *[other] “{ $tile }” is worth { $points } points as things stand.
    }
effect-monument-grows = { $points ->
        [one] Your monument “{ $tile }” is worth { $points } point more.
       *[other] Your monument “{ $tile }” is worth { $points } points more.
    }
effect-monument-near = { $points ->
        [one] You hold { $held } of the { $cost } goods for “{ $tile }”, worth { $points } point as things stand.
       *[other] You hold { $held } of the { $cost } goods for “{ $tile }”, worth { $points } points as things stand.
    }
effect-level = { $turns ->
        [one] Level { $level } in { $track }, with { $turns } turn left to use it.
       *[other] Level { $level } in { $track }, with up to { $turns } turns left to use it.
    }
effect-worker = { $turns ->
        [one] You have { $workers } workers, with { $turns } turn left to use them.
       *[other] You have { $workers } workers, with up to { $turns } turns left to use them.
    }
effect-on-the-way = The worker on { $space } comes on day { $day } to { $name_use }.
effect-first = You will be the starting player of the next round.
effect-hungry-tonight = Tonight is a food day: your workers need { $need } corn, and you have { $corn }.
effect-hungry-tomorrow = Tomorrow is a food day: your workers need { $need } corn, and you have { $corn }.
effect-pushed-off = Your worker on { $space } is pushed off tonight: take it back now, or it brings nothing.
effect-idle-hands = { $workers } workers wait in your hand. Two of them can go out now for { $corn } corn in all.
effect-tooth-corn = { $corn } corn lie on the calendar, and the starting player space is free.
effect-surplus = You have { $corn } corn more than you need on all food days to come. Spend some on workers or temples.
effect-food-soon = The food day is in { $days } days: your workers will need { $need } corn, and you have { $corn }.
effect-temple-lead = { $points ->
        [one] One step up in { $temple } takes you to the top there: { $points } point more on day { $day }.
       *[other] One step up in { $temple } takes you to the top there: { $points } points more on day { $day }.
    }
effect-temple-good = One step up in { $temple } brings you { goods } on day { $day }.
effect-worth-waiting = Leave your worker on { $space }. Its next space is worth more ({ $name_use }).
effect-level-pays = { $turns ->
        [one] Level { $level } in { $track } brings { goods } more at each visit to { $space }. { $turns } turn is left for it.
       *[other] Level { $level } in { $track } brings { goods } more at each visit to { $space }. Up to { $turns } turns are left for it.
    }
effect-worker-pays = One worker more can go out from your next turn on: up to { $turns } turns. { $corn ->
        [0] Your farms feed it.
       *[other] It eats { $corn } corn { $days ->
            [one] on the last food day
           *[other] on each of the { $days } food days left
        }.
    }
effect-monument-lacks = { $points ->
        [one] You lack only { goods } for the monument “{ $tile }”, worth { $points } point as things stand.
       *[other] You lack only { goods } for the monument “{ $tile }”, worth { $points } points as things stand.
    }
effect-farm-pays = { $days ->
        [one] “{ $tile }” saves { $corn } corn on the last food day.
       *[other] “{ $tile }” saves { $corn } corn on each of the { $days } food days left.
    }
effect-step-back = Stepping back from { $space } costs { $corn } corn and brings what “{ $tile }” still lacks: { goods }.
effect-last-monument = { $points ->
        [one] Your worker on { $space } comes to T4 on day { $day }. It is your last chance to build “{ $tile }”, worth { $points } point as things stand.
       *[other] Your worker on { $space } comes to T4 on day { $day }. It is your last chance to build “{ $tile }”, worth { $points } points as things stand.
    }
effect-fed-some = { $points ->
        [one] The food day: you fed { $fed } of your { $workers } workers and lost { $points } point.
       *[other] The food day: you fed { $fed } of your { $workers } workers and lost { $points } points.
    }
effect-other-hungry = { $points ->
        [one] The food day: { $player } could not feed everybody and lost { $points } point. Your workers all ate.
       *[other] The food day: { $player } could not feed everybody and lost { $points } points. Your workers all ate.
    }
effect-temple-points-ahead = { $points ->
        [one] The end of the age: the temples brought you { $points } point more than { $player }.
       *[other] The end of the age: the temples brought you { $points } points more than { $player }.
    }
effect-temple-points-behind = { $points ->
        [one] The end of the age: the temples brought { $player } { $points } point more than you.
       *[other] The end of the age: the temples brought { $player } { $points } points more than you.
    }
effect-temple-gifts-ahead = { $more ->
        [one] The food day: your temple steps brought you { $more } block or skull more than { $player }.
       *[other] The food day: your temple steps brought you { $more } blocks or skulls more than { $player }.
    }
effect-temple-gifts-behind = { $more ->
        [one] The food day: temple steps brought { $player } { $more } block or skull more than you.
       *[other] The food day: temple steps brought { $player } { $more } blocks or skulls more than you.
    }

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
name-a1-shrine-architecture = Builders’ shrine
name-a1-shrine-theology-kukulcan = Prophets’ shrine

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
name-a2-civic-any-tech-stone = Stonecutters’ school
name-a2-civic-any-tech-gold = Goldsmiths’ school
name-a2-civic-any-tech-6-corn = Scribes’ granary
name-a2-civic-any-tech-skull = Crystal carvers’ school
name-a2-tomb-market-6vp = Tomb of the merchant
name-a2-tomb-worker-6vp = Tomb of the steward
name-a2-tomb-8vp = Tomb of the king
name-a2-tomb-any-action-2vp = Tomb of the wanderer
name-a2-tomb-three-temples-3vp = Tomb of the high priest
name-a2-shrine-chaac-2-2vp = Shrine of Chaac
name-a2-shrine-kukulcan-2-3vp = Shrine of Kukulcan
name-a2-shrine-quetzalcoatl-2-4vp = Shrine of Quetzalcoatl
name-a2-shrine-architecture-3vp = Architects’ shrine
name-a2-shrine-theology-chaac-kukulcan = Priests’ shrine
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

## Buildings of the expansion

name-tp-b1 = Granary
name-tp-b2 = Tomb of the seasons
name-tp-b3 = Goldsmiths’ house
name-tp-b4 = Quarry shrine
name-tp-b5 = Harvest farm
name-tp-b6 = Monument tomb
name-tp-b7 = Hall of exchange
name-tp-b8 = Skull shrine

text-tp-b1 = On every food day gain 3 corn before feeding; can be renovated.
text-tp-b2 = Before feeding, gain 1 wood on each of the first 2 food days and 1 crystal skull on each of the last 2; can be renovated.
text-tp-b3 = On every food day gain 1 gold before feeding; can be renovated.
text-tp-b4 = On every food day gain 1 stone before feeding; can be renovated.
text-tp-b5 = Gain 8 corn.
text-tp-b6 = Score 1 point; you may construct 1 monument at its full price.
text-tp-b7 = Go down 1 level in 1 technology; advance 1 level for free in each of the others.
text-tp-b8 = Lay the crystal skull of its cost on it, where it counts as laid on Chichen Itza; score 7 points; climb 1 step in a temple of your choice.

## Monuments

name-m-tombs = Royal necropolis
name-m-buildings-and-monuments = Heart of the city
name-m-corn-tiles = Pyramid of the maize
name-m-wood-tiles = Pyramid of the jungle
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
text-m-all-monuments = For each monument built by any player, this one included: 6 points with 2 players, 5 with 3, 4 with 4, 3 with 5.
text-m-civics = 4 points for each of your civic buildings and civic monuments, this one included.
text-m-maxed-technologies = 9 points for 1 technology at level 3, 20 points for 2, 33 points for 3 or 4.
text-m-technology-levels = 3 points for each of your technology levels.
text-m-workers = 6 points for 4 workers in play, 12 points for 5, 18 points for 6.
text-m-shrines = 4 points for each of your shrines, buildings and monuments alike, this one included.
text-m-temple-steps-vp = The points of your steps in all temples once more, without the bonus for the highest player.
text-m-best-temple = 3 points for each step above the starting step in your best temple.
text-m-skulls = 3 points for each crystal skull on Chichen Itza, whoever laid it there.

## Wealth tiles

name-w-palenque-1 = 3 corn, Quetzalcoatl, agriculture
name-w-palenque-3 = 5 corn, 1 gold, Quetzalcoatl
name-w-palenque-5 = 1 stone, 1 gold, agriculture
name-w-palenque-7 = 9 corn, 1 stone
name-w-yaxchilan-1 = 1 wood, Kukulcan, extraction
name-w-yaxchilan-3 = 2 corn, 2 wood, Kukulcan
name-w-yaxchilan-5 = 4 corn, 1 wood, extraction
name-w-yaxchilan-7 = 3 corn, 2 wood, 1 stone
name-w-tikal-1 = 2 corn, Chaac, architecture
name-w-tikal-3 = 6 corn, 2 stone
name-w-tikal-5 = 3 corn, 1 gold, architecture
name-w-tikal-7 = 6 corn, 1 wood, 1 stone
name-w-uxmal-1 = 5 corn, 1 stone, Chaac
name-w-uxmal-3 = 3 corn, 1 wood, farm
name-w-uxmal-5 = 1 worker
name-w-uxmal-7 = 8 corn, 1 gold
name-w-chichen-itza-0 = 4 corn, 1 wood, 1 crystal skull
name-w-chichen-itza-3 = 5 corn, 1 stone, theology
name-w-chichen-itza-5 = 4 corn, 3 wood
name-w-chichen-itza-7 = 2 corn, 2 wood, theology
name-w-chichen-itza-10 = 7 corn, 2 wood

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

## Modules and tribes of the expansion

name-tribes = { -tribe(form: "many") }
name-prophecies = { -prophecy(form: "many") }
name-buildings = { -new-building(form: "many") }
name-quick-actions = { -quick-action(form: "many") }

name-ah-chuy-kak = Ah Chuy Kak
name-ahau-chamahez = Ahau Chamahez
name-ahmakiq = Ahmakiq
name-bacab = Bacab
name-balam = Balam
name-cit-bolon-tum = Cit-Bolon-Tum
name-huracan = Huracan
name-itzamna = Itzamná
name-ixtab = Ixtab
name-vacub-caquix = Vacub-Caquix
name-xaman-ek = Xaman Ek
name-yaluk = Yaluk
name-yumkaax = Yumkaax

text-ah-chuy-kak = After placing 2 or more workers on gears in a turn, you may pick up 1 worker that you placed earlier.
text-ahau-chamahez = In each turn of picking up, 1 of your workers may use the action one space ahead for 1 corn.
text-ahmakiq = You may pass your turn and gain 2 corn.
text-bacab = You begin every turn with at least 2 corn, and begging brings you to 4.
text-balam = A worker that uses a lower action steps back for free and brings you 1 corn.
text-cit-bolon-tum = Once in each turn you may pay 3 corn for a space on a gear instead of its number; your workers have one more space on every gear.
text-huracan = Your workers on Tikal and Uxmal may use the actions of both gears, and so may those on Palenque and Yaxchilan.
text-itzamna = Technology levels cost you 0, 1 and 2 blocks; beyond level 3 you take the bonus of any technology for 1 block.
text-ixtab = You keep 3 wealth tiles instead of 2, then step down once in a temple of your choice.
text-vacub-caquix = In each turn of placing, you may leave one empty space of one gear out as if it were taken.
text-xaman-ek = Once in each of your turns you may sell 1 block at the price of the market.
text-yaluk = You start with 5 workers; on food days each of them needs 1 corn more, and an unfed one costs 5 points.
text-yumkaax = For placing 1 to 6 workers you pay only 0, 0, 2, 5, 9 or 13 corn on top of their spaces.

## Prophecies

name-wrathful-gods = Wrathful gods
name-angry-god-chaac = Angry god (Chaac)
name-angry-god-quetzalcoatl = Angry god (Quetzalcoatl)
name-angry-god-kukulcan = Angry god (Kukulcan)
name-forest-fires = Forest fires
name-drought = Drought
name-gold-shortage = Gold shortage
name-desecration = Desecration
name-teacher-shortage = Teacher shortage
name-forgotten-lore = Forgotten lore
name-crowded-cities = Crowded cities
name-hunger = Hunger
name-high-floodwaters = High floodwaters

prophecy-wrathful-gods-text = Whoever climbs in a temple pays 1 corn for each step or goes without it.
prophecy-angry-god-chaac-text = Whoever climbs in the temple of Chaac pays 1 block for each step or goes without it.
prophecy-angry-god-quetzalcoatl-text = Whoever climbs in the temple of Quetzalcoatl pays 1 block for each step or goes without it.
prophecy-angry-god-kukulcan-text = Whoever climbs in the temple of Kukulcan pays 1 block for each step or goes without it.
prophecy-forest-fires-text = Harvesting wood at Palenque brings 1 wood less.
prophecy-drought-text = Harvesting corn at Palenque brings 1 corn less; fishing is spared.
prophecy-gold-shortage-text = Whoever gains gold pays 1 corn for each one or goes without it.
prophecy-desecration-text = Whoever gains crystal skulls goes down 1 step in a temple for each one or goes without it.
prophecy-teacher-shortage-text = Every advance in a technology costs 1 block more, also a free one and one beyond level 3.
prophecy-forgotten-lore-text = Level 2 of every technology is without effect.
prophecy-crowded-cities-text = Constructing a building costs 1 block more, or 2 corn more when it is paid in corn; monuments are spared.
prophecy-hunger-text = On the food day all workers need 1 corn more each.
prophecy-high-floodwaters-text = Placing a worker on Chichen Itza costs 2 corn more.

prophecy-wrathful-gods-counts = Counts your steps above the starting step in all temples together; the lowest step counts minus 1.
prophecy-angry-god-chaac-counts = Counts your steps above the starting step in the temple of Chaac; the lowest step counts minus 1.
prophecy-angry-god-quetzalcoatl-counts = Counts your steps above the starting step in the temple of Quetzalcoatl; the lowest step counts minus 1.
prophecy-angry-god-kukulcan-counts = Counts your steps above the starting step in the temple of Kukulcan; the lowest step counts minus 1.
prophecy-forest-fires-counts = Counts your wood tiles.
prophecy-drought-counts = Counts your corn tiles.
prophecy-gold-shortage-counts = Counts the gold you hold.
prophecy-desecration-counts = Counts the crystal skulls in your hand.
prophecy-teacher-shortage-counts = Counts your levels in all technologies together.
prophecy-forgotten-lore-counts = Counts your technologies at level 2 or 3.
prophecy-crowded-cities-counts = Counts your buildings, without the monuments.
prophecy-hunger-counts = Counts your workers that did not go hungry on the food day.
prophecy-high-floodwaters-counts = Counts your workers on Chichen Itza.

## Quick actions

quick-action-corn = 3 corn
quick-action-wood-corn = 1 wood, 1 corn
quick-action-stone = 1 stone
quick-action-gold = 1 gold
quick-action-technology = advance 1 technology
quick-action-trade = trade at the market
quick-action-build = construct 1 building for 1 corn more

name-q1-corn = { quick-action-corn }
name-q1-wood-corn = { quick-action-wood-corn }
name-q1-stone = { quick-action-stone }
name-q1-technology-1 = { quick-action-technology }
name-q1-technology-2 = { quick-action-technology }
name-q1-trade = { quick-action-trade }
name-q1-build = { quick-action-build }
name-q2-corn = { quick-action-corn }
name-q2-stone = { quick-action-stone }
name-q2-gold = { quick-action-gold }
name-q2-technology = { quick-action-technology }
name-q2-trade = { quick-action-trade }
name-q2-build = { quick-action-build }

## Actions, as they read in a list of choices

action-keep = Keep “{ $noun }”
action-beg = Beg for corn and step down in the temple of { $noun }
action-place = Place a worker on { $noun_id ->
        [starting_player_space] the starting player space
        [quick_action_space] a quick action space
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
action-skip = Place a worker on { $noun } and skip the lowest free space
action-bargain = Place a worker on { $noun } at the fixed price of 3 corn
action-pass = Pass the turn for 2 corn
action-ahead = Step ahead and use { $noun } for 1 corn
action-quick-action = Perform the quick action
action-renovate = Renovate: discard “{ $noun }”
action-lower = Go down one level in { $noun }
action-bonus = { $noun }
action-keep-tribe = Keep the tribe { $noun }
action-barter = Swap 1 { $noun } for corn
action-deal-tribe = Deal the tribe { $noun }
action-prophecy = Draw the prophecy “{ $noun }”
action-quick-tile = Lay out the quick action tile “{ $noun }” of age { $noun_id ->
        [q2_corn] 2
        [q2_stone] 2
        [q2_gold] 2
        [q2_technology] 2
        [q2_trade] 2
        [q2_build] 2
       *[other] 1
    }

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
verb-start-player = { -starting-player(form: "One") }
verb-reveal = Reveal
verb-deal = Deal
verb-idle = { -idle-worker(form: "One") }
verb-skip = Skip
verb-bargain = Fixed price
verb-pass = Pass
verb-ahead = Step ahead
verb-quick-action = { -quick-action(form: "One") }
verb-renovate = Renovate
verb-lower = Go down
verb-bonus = { -bonus(form: "One") }
verb-keep-tribe = Keep tribe
verb-barter = Swap
verb-deal-tribe = Deal tribe
verb-prophecy = { -prophecy(form: "One") }
verb-quick-tile = Quick action tile

## Questions, as they are put to a player or to chance

prompt-draw-start-player = Who is the first starting player?
prompt-reveal-building = Which building comes into the row?
prompt-reveal-monument = Which monument comes into the game?
prompt-deal-wealth-tile = Which wealth tile is dealt to seat { $to }?
prompt-draw-idle-worker = Which wealth tile shows the space of the next idle worker? ({ $placed } placed so far)
prompt-deal-tribe-tile = Which tribe is dealt to seat { $to }?
prompt-draw-prophecy = Which prophecy is drawn next?
prompt-reveal-quick-tile = Which quick action tile is laid out next?
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
prompt-keep-tribe = Keep one of your two tribes.
prompt-turn-over = Finish your turn.
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
        [only_a_monument] You may construct a monument: which one?
        [without_architecture] Which building do you construct, without architecture?
       *[other] Which building do you construct?
    }
prompt-use-architecture = Use architecture on “{ $tile }”, or keep it for a second building?
prompt-save-block = Architecture saves 1 block of “{ $tile }”: which one?
prompt-theology-step = You may pay 1 block to climb 1 step in a temple of your choice: which block?
prompt-resolve-icons = { $thing }: what comes first?
prompt-taxed-gold = Gold shortage: gain 1 gold for 1 corn, or decline? ({ $left } gold on offer)
prompt-taxed-skulls = { $left ->
        [one] Desecration: step down in a temple to gain 1 crystal skull, or decline? ({ $left } skull on offer)
       *[other] Desecration: step down in a temple to gain 1 crystal skull, or decline? ({ $left } skulls on offer)
    }
prompt-taxed-steps = { $left ->
        [one] The gods are angry: pay to climb in the temple of { $temple }, or decline? ({ $left } step on offer)
       *[other] The gods are angry: pay to climb in the temple of { $temple }, or decline? ({ $left } steps on offer)
    }
prompt-taxed-level = Teacher shortage: pay 1 block to advance in { $track }, or decline?
prompt-lower = Go down 1 level: in which technology?
prompt-raise-others = Advance 1 level in each of the other technologies: which one comes next?
prompt-choose-bonus = Beyond level 3: which technology’s bonus do you take?

## Questions, as they are named in a reason

question-draw-start-player = who is the first starting player
question-reveal-building = which building comes into the row
question-reveal-monument = which monument comes into the game
question-deal-wealth-tile = which wealth tile is dealt
question-draw-idle-worker = where the next idle worker stands
question-deal-tribe-tile = which tribe is dealt
question-draw-prophecy = which prophecy is drawn
question-reveal-quick-tile = which quick action tile is laid out
question-keep-wealth = which wealth tiles to keep
question-turn = whether to place workers or to pick workers up
question-placing = whether to place another worker
question-picking = whether to pick up another worker
question-choose-days = by how many days to turn the calendar
question-keep-tribe = which tribe to keep
question-turn-over = how to finish the turn
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
question-taxed-gold = whether to pay for the gold
question-taxed-skulls = whether to step down for a crystal skull
question-taxed-steps = whether to pay for the step in the temple
question-taxed-level = whether to pay for the advance
question-lower = in which technology to go down
question-raise-others = in which other technology to advance
question-choose-bonus = which technology’s bonus to take

## Log

goods = { $good_id ->
        [skull] { $amount ->
            [one] { $amount } crystal skull
           *[other] { $amount } crystal skulls
        }
       *[other] { $amount } { $good }
    }
goods-object = { goods }

log-start-player-drawn = { $player } is the first starting player.
log-building-revealed = A new building: “{ $tile }”.
log-monument-revealed = A monument: “{ $tile }”.
log-wealth-dealt = { $player } is dealt the wealth tile “{ $tile }”.
log-idle-worker-placed = An idle worker stands on { $space }.
log-wealth-kept = { $player } keeps the wealth tile “{ $tile }”.
log-wealth-revealed = { $player } shows the wealth tile “{ $tile }”.
log-day-began = Day { $day } begins.
log-turn-began = It is { $player }’s turn.
log-turn-ended = { $player } ends the turn.
log-begged = { $player } begs for corn and angers { $temple }.
log-pitied = { $corn ->
        [0] The gods take pity on { $player }, who has no corn to pay with.
       *[other] The gods take pity on { $player }, who pays with the last { $corn } corn.
    }
log-placed = { $player } places a worker on { $place_id ->
        [starting_player_space] the starting player space
        [quick_action_space] a quick action space
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
log-worker-returned = { $gear } pushes off a worker of { $player }, which returns.
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
log-tribe-dealt = { $player } is dealt the tribe { $tribe }.
log-tribe-kept = { $player } keeps the tribe { $tribe }.
log-tribe-revealed = { $player } leads the tribe { $tribe }.
log-prophecy-drawn = Prophecy { $number } of 3: “{ $prophecy }”.
log-prophecy-began = The prophecy comes true: “{ $prophecy }”.
log-quick-tile-revealed = Quick action tile { $number }: “{ $tile }”.
log-quick-action-used = { $player } performs the quick action “{ $tile }”.
log-quick-space-closed = An idle worker closes quick action space { $number } for the whole game.
log-quick-worker-returned = A worker of { $player } returns from the quick action spaces.
log-passed = { $player } passes the turn.
log-sold = { $player } swaps 1 { $block } for corn.
log-went-ahead = The worker of { $player } steps ahead before it acts.
log-skipped = { $player } leaves { $space } out as if it were taken.
log-bargained = { $player } pays the fixed price of 3 corn for the space.
log-renovated = { $player } discards “{ $tile }” to renovate.
log-lowered = { $player } goes down to level { $level } in { $track }.
log-declined = { $player } declines { $part }.
log-skull-laid = { $player } lays a crystal skull on “{ $tile }”.
log-income-came = { $player } receives income from “{ $tile }”.

## The log, turn by turn

card-day-began = Day { $day }
card-food-day = { $ends_age ->
        [0] Food day, mid-age
        [1] Food day, end of age I
       *[other] Food day, end of age II
    }
card-prophecy = Prophecy: { $prophecy }
card-prophecy-began = The prophecy comes true: { $prophecy }
card-final = Final scoring

digest-for = { $did } for { $price }
spot-took = { $place } as { $to }

did-placed = { $count ->
        [one] placed a worker ({ $places })
       *[other] placed { $count } workers ({ $places })
    }
did-first-player = took the starting player space
did-quick = { $thing_id ->
        [none] placed a worker on the quick actions
       *[other] used the quick action “{ $thing }”
    }
did-took = { $count ->
        [one] took back { $places }
       *[other] took back { $count } workers ({ $places })
    }
did-withdrew = { $count ->
        [one] took back { $places } without an action
       *[other] took back { $count } workers without an action ({ $places })
    }
did-used = used { $places }
did-traded = traded at the market
did-begged = begged and angered { $thing }
did-built = built “{ $thing }”
did-renovated = gave up “{ $thing }” to renovate
did-advanced = advanced to { $thing } { $amount }
did-lowered = fell back to { $thing } { $amount }
did-bonus = took the bonus of { $thing }
did-skull = { $thing_id ->
        [none] laid a crystal skull
       *[other] laid a crystal skull on “{ $thing }”
    }
did-burned = burned a wood tile
did-sold = sold 1 { $thing_id ->
        [wood] wood
        [stone] stone
       *[gold] gold
    }
did-declined = { $thing_id ->
        [gold] declined the gold
        [skull] declined the crystal skull
        [temple_step] declined the step in the temple
       *[level] declined the technology level
    }
did-tribe = called on { $thing }
did-passed = passed

amount-corn = { $sign }{ $amount } corn
amount-wood = { $sign }{ $amount } wood
amount-stone = { $sign }{ $amount } stone
amount-gold = { $sign }{ $amount } gold
amount-skull = { $amount ->
        [one] { $sign }{ $amount } crystal skull
       *[other] { $sign }{ $amount } crystal skulls
    }
amount-corn-tile = { $amount ->
        [one] { $sign }{ $amount } corn tile
       *[other] { $sign }{ $amount } corn tiles
    }
amount-wood-tile = { $amount ->
        [one] { $sign }{ $amount } wood tile
       *[other] { $sign }{ $amount } wood tiles
    }
amount-workers = { $amount ->
        [one] { $sign }{ $amount } worker
       *[other] { $sign }{ $amount } workers
    }
amount-step = { $way ->
        [up] { $amount ->
            [one] a step up in { $thing }
           *[other] { $amount } steps up in { $thing }
        }
       *[down] { $amount ->
            [one] a step down in { $thing }
           *[other] { $amount } steps down in { $thing }
        }
    }
amount-chaac = { amount-step }
amount-quetzalcoatl = { amount-step }
amount-kukulcan = { amount-step }
amount-points = { $amount ->
        [one] { $shown } point
       *[other] { $shown } points
    }
amount-hunger = { $amount ->
        [one] { $shown } point for hunger
       *[other] { $shown } points for hunger
    }
amount-temples = { $amount ->
        [one] { $shown } point for temples
       *[other] { $shown } points for temples
    }

price-corn = { $amount } corn
price-wood = { $amount } wood
price-stone = { $amount } stone
price-gold = { $amount } gold
price-skull = { $amount ->
        [one] { $amount } crystal skull
       *[other] { $amount } crystal skulls
    }

## Reasons why an action is not legal

reason-game-over = The game is over.
reason-chance-decides = Chance decides this, not a player.
reason-no-passing = You cannot pass: place a worker or pick one up.
reason-placing-already = You are placing workers this turn, so you cannot pick any up.
reason-picking-already = You are picking up workers this turn, so you cannot place any.
reason-beg-at-the-start = You can beg only at the start of your turn.
reason-other-question = Decide this first: { $question }.
reason-advance-by-action = A technology advances when a worker you pick up uses one of these actions: { $actions }. Some buildings advance one, too.
reason-climb-by-action = You climb when a worker you pick up uses one of these actions: { $actions }. Some buildings bring steps, too.
reason-build-by-action = You build when a worker you pick up uses one of these actions: { $actions }.
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
reason-no-building-for-corn = { $step ->
        [-1] The cheapest building costs { $cost } corn here, besides the 1 that stepping back brings; you have { $have }.
        [0] The cheapest building costs { $cost } corn here; you have { $have }.
       *[other] The cheapest building costs { $cost } corn here, { $step } of it to get to the action; you have { $have }.
    }
reason-no-building-affordable = You cannot pay for anything you could build here.
reason-no-corn-tile-visible = There is no uncovered corn tile at { $group }.
reason-no-wood-tile = There is no wood tile at { $group }.
reason-no-temple-to-descend = You stand on the lowest step in every temple and cannot step down.
reason-needs-level = This needs level { $level } in { $track }.
reason-corn-tile-visible = There is an uncovered corn tile at { $group }: harvest that one.
reason-temple-climbed-already = This step must be in another temple than that of { $temple }.
reason-no-such-block = You have no { $block }.
reason-bought-just-now = What you have just bought cannot be sold on the same visit, as a simplification of ours: { $block }.
reason-sold-just-now = What you have just sold cannot be bought back on the same visit, as a simplification of ours: { $block }.
reason-must-choose = This cannot be declined: decide { $question }.
reason-not-open = “{ $tile }” is not on display.
reason-buildings-or-a-monument = Tikal 4 builds either buildings or one monument, not both.
reason-monument-by-tikal-4-only = “{ $tile }” is a monument and can be built only by the action Tikal 4.
reason-lacks-block = This costs { $cost } { $block }; you have { $have }.
reason-not-in-the-cost = The building costs no { $block }.
reason-no-such-icon = There is nothing of this kind to resolve: { $icon }.
reason-last-round = In the last round the calendar turns by one day only.
reason-board-is-dark = Your player board shows its dark side: turn it by reaching the top of a temple.
reason-worker-blocks-two-days = A worker stands on space 6 of a gear or on C9 (for Cit-Bolon-Tum on 7 or C10): two days would push it off too early.
reason-quick-spaces-taken = All quick action spaces are taken.
reason-one-quick-space-a-turn = You can place only one worker a turn on a quick action space.
reason-quick-action-impossible = You could not perform the quick action “{ $tile }”.
reason-no-quick-space-taken = You have placed no worker on a quick action space this turn.
reason-quick-action-needs-it = This would make your quick action impossible.
reason-quick-action-first = Perform your quick action before the turn ends.
reason-module-not-in-play = This game is played without this module: { $module }.
reason-not-your-tribe = Only the tribe { $tribe } may do this.
reason-ability-used = You have used this ability already this turn.
reason-price-is-no-help = This space costs no more than the fixed price.
reason-nothing-to-skip = There is no space there that could be skipped.
reason-needs-two-placed = You must have placed two workers on gears this turn first.
reason-placed-this-turn = You placed this worker this turn, so you cannot pick it up.
reason-tax-in-corn = The calamity asks { $cost } corn for this; you have { $have }.
reason-tax-in-blocks = { $cost ->
        [one] The calamity asks { $cost } block for this; you have { $have }.
       *[other] The calamity asks { $cost } blocks for this; you have { $have }.
    }
reason-no-temple-for-skull = A crystal skull now costs a step down, and you stand on the lowest step in every temple.
reason-not-renovatable = You have no such building to renovate.
reason-nothing-saved = The two tiles have no block in common, so nothing would be saved.
reason-already-renovating = Only one building can be discarded for a construction, and you have chosen one already.
reason-level-is-zero = Your level in { $track } is 0 and cannot go down.
reason-raised-already = This exchange has already changed your level in { $track }.
reason-tribe-not-dealt = The tribe { $tribe } was not dealt to you.
reason-would-leave-unpaid = After this sale you could not pay what you owe.
reason-costs-corn-placing = This costs { $cost } corn: { $space } for the space{ $tax ->
        [0] {""}
       *[other] , { $tax } for the calamity
    }{ $more ->
        [0] {""}
       *[other] , { $more } for placing several workers
    }; you have { $have }.
reason-use-costs-corn = { $step ->
        [-1] This costs { $action } corn, of which stepping back brings 1; you have { $have }.
       *[other] This costs { $cost } corn, { $step } to get to the action and { $action } for the action itself; you have { $have }.
    }
reason-costs-blocks-taxed = { $cost ->
        [one] This costs { $cost } block, for the calamity; you have { $have }.
       *[other] This costs { $cost } blocks, { $tax } of them for the calamity; you have { $have }.
    }
reason-costs-corn-taxed = This costs { $cost } corn, { $tax } of it for the calamity; you have { $have }.
reason-lacks-block-of-building = This costs { $cost } { $block }; you have { $have }.{ $saved ->
        [0] {""}
       *[other] {" "}Architecture 3 already saves one block of the cost.
    }{ $tax ->
        [0] {""}
       *[other] {" "}The calamity asks { $tax } block of any kind on top.
    }
reason-building-costs-corn = This costs { $cost } corn: { $printed } for its blocks{ $saved ->
        [0] {""}
       *[other] , { $saved } less by architecture 3
    }{ $tax ->
        [0] {""}
       *[other] , { $tax } more for the calamity
    }; you have { $have }.
reason-pick-up-first = Pick up your worker on { $space } first; then it can use { $action }.
reason-no-worker-on-gear = None of your workers stands on { $gear }, so none can use { $action }.
reason-nobody-on-starting-player-space = Two days can pass only if a worker stands on the starting player space, and none does.
reason-their-board-is-dark = The player on the starting player space has a dark player board, so only one day can pass.
reason-days-after-the-round = The player on the starting player space decides this when all turns of the round are over.
reason-only-a-monument = Only a monument can be built now, and “{ $tile }” is none.
reason-level-is-lost = { name-forgotten-lore }: level { $level } in { $track } has no effect now.
reason-sale-in-own-turn = You can sell a block only during your own turn.
reason-sale-evades-begging = You must beg first: after this sale you would have more than { $limit } corn, too much to beg.
reason-nothing-ahead = Your worker stands on the last space of { $gear }: nothing lies ahead of it.
reason-nothing-more-this-turn = You can place and pick up no more workers this turn.
reason-pass-instead = You pass instead of placing or picking up workers, not after it.
reason-act-or-pass = Place a worker, pick one up or pass first.
reason-only-this-temple = This step is in the temple of { $temple }.
reason-only-this-track = This advance is in { $track }.
reason-only-gold = Only gold is offered here.
reason-no-skull-in-bank = No crystal skull is left in the bank.
reason-step-wasted-now = A step up would be wasted now; resolve the others first.

## The table in a terminal

board-monuments = { $seated ->
        [yes] Monuments, ★ what each is worth to you now
       *[no] Monuments
    }
board-buildings = { -building(form: "Many") }
board-temples = Temples: points and goods of each step, ↑ the bonus of the highest player
board-players = { -player(form: "Many") }
board-day = Day { $day } of { $last }
board-age = age { $age }
board-food-day = { $days ->
        [0] food day after this round ({ $kind })
        [one] food day in { $days } day ({ $kind })
       *[other] food day in { $days } days ({ $kind })
    }
board-tooth-corn = { $corn } corn on the calendar
board-skulls = { $skulls } in the bank
board-prophecies = Prophecies: ▶ in force; what is counted → points, then each player now
board-prophecy-over = over
board-quick-action = { -quick-action(form: "One") }
board-quick-spaces = Spaces
board-quick-days = Days
board-sign-points = { -point(form: "many") }
board-sign-block = { -block }
board-sign-temple = temple step
board-sign-technology = { -technology }
board-sign-building = { -building }
board-sign-monument = { -monument }
board-sign-market = { -market }
board-sign-any = any action
board-sign-tile = { -harvest-tile }
board-sign-workers = workers in hand/all
board-sign-food = corn for food day
board-sign-marker = { -starting-player }
board-sign-two-days = may turn 2 days
board-sign-idle = { -idle-worker }
