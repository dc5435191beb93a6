### English: what the things of Tzolk'in are, in a sentence or two. Amounts come from the data, written out (3 corn).

## The board

about-gear-name = { $gear }
about-gear-palenque = Workers on Palenque harvest corn and wood from the jungle. The gear carries them one space further every day.
about-gear-yaxchilan = Workers on Yaxchilan bring blocks, corn and a crystal skull. The gear carries them one space further every day.
about-gear-tikal = Workers on Tikal advance technologies, construct buildings and monuments and climb temples. The gear carries them one space further every day.
about-gear-uxmal = Workers on Uxmal trade at the market, hire workers, build with corn or use the actions of other gears. The gear carries them one space further every day.
about-gear-chichen-itza = Workers on Chichen Itza lay down crystal skulls for points and steps in temples. The gear carries them one space further every day.

about-space-name = { $gear } { $space }
about-space = { $space ->
        [0] Placing a worker here is free. { $does }
       *[other] Placing a worker here costs { $price }. { $does }
    }
about-does-nothing = There is no action yet: wait until { $gear } turns.
about-does-any = Picked up here, it may use any action of { $gear } without paying for the way back.
about-does-gain = Picked up here, it brings { $goods }.
about-does-harvest-corn = Picked up here, it harvests { $corn } from the jungle.
about-does-harvest-both = Picked up here, it harvests { $corn } or { $wood } from the jungle.
about-does-advance-technology = { $max ->
        [one] Picked up here, it advances a technology by { $max } level, paid in blocks.
       *[other] Picked up here, it advances technologies by { $min } or { $max } levels, paid in blocks.
    }
about-does-construct = Picked up here, it constructs { $buildings } building, paid in blocks.
about-does-construct-many = Picked up here, it constructs up to { $buildings } buildings, or { $monuments } monument, paid in blocks.
about-does-construct-corn = Picked up here, it constructs { $buildings } building, paid in corn: { $corn } for each block of its cost.
about-does-climb-corn = Picked up here, it climbs { $steps } step in a temple of your choice for { $corn }.
about-does-climb-blocks = Picked up here, it climbs { $steps } step in each of { $count } temples for { $blocks } block.
about-does-market-exchange = Picked up here, it trades at the market, as often as you like.
about-does-gain-worker = Picked up here, it brings { $workers } new worker from the bank.
about-does-perform-any-action = Picked up here, it uses any action of Palenque, Yaxchilan, Tikal or Uxmal for { $corn }.
about-does-lay = { $blocks ->
        [0] Picked up here, it lays down { $skulls } crystal skull for { $points } and { $steps } step in the temple of { $temple }.
       *[other] Picked up here, it lays down { $skulls } crystal skull for { $points }, { $steps } step in the temple of { $temple } and { $blocks } block of your choice.
    }

about-worker = It rides to a higher space every day. Whoever owns it picks it up for the action of its space, or pays corn for a lower one.
about-idle-worker-name = Idle worker

about-moment-name = Today: day { $day }
about-moment = After every round the calendar turns to the next day, or by two days if the user of the starting player space wishes. The game ends with day { $days }.
about-day = { $left ->
        [0] There is no food day any more.
        [one] { $left } day before the food day on day { $next }. Every round takes a day, sometimes two.
       *[other] { $left } days before the food day on day { $next }. Every round takes a day, sometimes two.
    }
about-food-day = { $kind ->
        [goods] Mid-age { $age }: each worker needs { $corn }, and each unfed one costs { $loss }; then everyone gains the goods of the temples.
       *[points] End of age { $age }: each worker needs { $corn }, and each unfed one costs { $loss }; then everyone scores the points of the temples.
    }
about-age = Age { $age } lasts until day { $last }. Its food days are the days { $days }.
about-feeding-name = { $player }: corn for the food day
about-feeding = The corn in hand, then what the workers will need: { $corn } each, less what farms save. Each unfed worker costs { $loss }.
about-tooth-corn-name = Corn on the teeth
about-tooth-corn = After every round without a worker on the starting player space, a corn is put on the tooth of the day. The next worker there takes it all, now { $corn }.
about-starting-player-space-name = Starting player space
about-starting-player-space = The space is free and holds one worker a round. It brings the corn on the teeth and the starting player marker, and lets two days pass if your board is light.
about-starting-player-name = Starting player
about-starting-player = This player takes the first turn of every round. The marker moves only when somebody uses the starting player space.
about-jungle-name = Jungle of { $place }
about-jungle = Whoever harvests on { $place } takes a tile from here. { $now }
about-market-name = Market
about-market = Here is what blocks are worth in corn. A worker on Uxmal trades at these rates, both ways and as often as you like.
about-rate-name = { $good } at the market
about-rate = The market sells { $block } for { $corn } and buys it for as much.
about-skulls-left-name = Crystal skulls left
about-skulls-left = The bank still holds { $left } of { $all } crystal skulls. When it is empty, nobody gains any.

## Temples and technologies

about-temple-name = Temple of { $temple }
about-temple = At the end of each age your step here scores from { $least } to { $most }. In mid-age your step and those below it bring goods: { $goods }.
about-step-name = { $step ->
        [-1] { $temple }: lowest step
        [0] { $temple }: starting step
       *[other] { $temple }: step { $step }
    }
about-step = { $step ->
        [-1] The lowest step of { $temple } scores { $points } at the end of an age.
        [0] The starting step of { $temple } scores { $points } at the end of an age.
       *[other] Step { $step } of { $temple } scores { $points } at the end of an age.
    } { $goods } { $top }
about-step-top = There is room for one player only, whose board turns to its light side.
about-highest-name = Highest in the temple of { $temple }
about-highest = Whoever is highest in the temple of { $temple } scores { $first } more at the end of age I and { $second } more at the end of age II; a tie halves it.
about-track-agriculture = Agriculture makes harvests of corn on Palenque bring more. A level keeps the effects of those below it.
about-track-extraction = Extraction brings more wood, stone and gold. A level keeps the effects of those below it.
about-track-architecture = Architecture rewards every building you construct and makes it cheaper. A level keeps the effects of those below it.
about-track-theology = Theology reaches further on Chichen Itza and brings steps and crystal skulls. A level keeps the effects of those below it.
about-level-name = { $track } { $level }
about-level = { $does } The step to level { $level } of { $track } costs { $cost ->
        [one] { $cost } block.
       *[other] { $cost } blocks.
    }
about-bonus = An advance beyond the last level of { $track } costs { $cost ->
        [one] { $cost } block
       *[other] { $cost } blocks
    } and brings this: { $does }
about-advance-name = { $level ->
        [beyond] Price of a bonus
       *[other] Price of level { $level }
    }
about-advance = { $level ->
        [beyond] An advance beyond the last level of a technology costs { $blocks }.
       *[other] An advance to level { $level } of a technology costs { $blocks }.
    }
about-blocks = { $cost ->
        [one] { $cost } block of any kind
       *[other] { $cost } blocks of any kind
    }

## Tiles

about-building = { $does } Cost: { $cost }. Type: { $type }.
about-monument = { $does } Scored at the end. Cost: { $cost }. Type: { $type }.
about-type-farm = Farms save corn on every food day, for as long as you own them.
about-type-civic = Civic buildings mostly advance technologies, once and at once. One of the monuments counts them.
about-type-tomb = Tombs mostly bring steps in temples or points, once and at once. One of the monuments counts them.
about-type-shrine = Shrines mostly bring technologies or steps in temples, once and at once. One of the monuments counts them.
about-row-name = Building row
about-row = These buildings can be constructed: { $places } places, filled again at the end of a turn.
about-deck-name = Deck of buildings
about-deck = { $left ->
        [one] { $left } building of age { $age } waits in the deck and will fill a gap.
       *[other] { $left } buildings of age { $age } wait in the deck and fill the gaps. At the end of age I the whole building row changes.
    }
about-monuments-name = Monuments
about-monuments = This game has { $all } monuments. You build them with action { $action } of Tikal, and they score at the end.
about-wealth = { $does } Everyone chose { $kept } of { $dealt } wealth tiles at the start.

## Seats

about-seat-name = { $player }
about-seat = The pieces of { $player } have this colour and this shape.
about-points-name = Points
about-points = The points so far. Whoever has the most at the end wins; in a tie, workers on the gears decide.
about-if-ended-name = If it ended now
about-if-ended = The points this player would have now, with the monuments and with what the goods are worth.
about-corn = Corn pays for placing workers and feeds them on food days, { $each } each. At the end { $point } are worth a point; with { $most } or less you may beg.
about-held-blocks-name = Blocks
about-held-blocks = Wood, stone and gold of this player, all together. Blocks pay for buildings, monuments and technologies.
about-block = Blocks of { $good } pay for buildings, monuments and technologies. At the end { $block } counts as { $corn }.
about-skulls = Crystal skulls are laid down on Chichen Itza for points and steps in temples. Each one in hand at the end scores { $points }.
about-workers-name = Workers
about-workers = { $now }. There can be { $all }; those in the bank are hired first.
about-side-light-name = Player board, light side
about-side-dark-name = Player board, dark side
about-corn-tiles = Every harvest of corn brings a corn tile. One of the monuments counts them.
about-wood-tiles = Every harvest of wood brings a wood tile. One of the monuments counts them.

## The expansion

about-prophecy = { $does } { $counts }
about-no-prophecy-name = No prophecy
about-no-prophecy = Until day { $last } there is no prophecy.
about-band-name = { $prophecy }: { $points }
about-band = { $reach ->
        [open] Whoever has { $min } or more of what “{ $prophecy }” counts scores { $points } when the prophecy ends.
        [one] Whoever has { $min } of what “{ $prophecy }” counts scores { $points } when the prophecy ends.
       *[span] Whoever has { $min } to { $max } of what “{ $prophecy }” counts scores { $points } when the prophecy ends.
    }
about-quick-name = Quick action: { $does }
about-quick = On the days { $from } to { $to } a worker placed on a quick action space does this at once: { $does }.
about-quick-spaces-name = Quick action spaces
about-quick-spaces = There is room for { $spaces } workers a round, for { $price } each. They do the quick action in force at once and come home after the round.
about-renovation-name = Renovation
about-renovation = You may give such a building up when you construct another: its blocks then count towards the new one.
