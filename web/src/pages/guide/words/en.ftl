### English: the overview and the player aid of each game. Figures come from the games' data.

## Both

guide-title = { $game } in five minutes
guide-overview = Overview
guide-points = Where points come from
guide-turn = Your turn
guide-mistakes = Four beginners’ mistakes
guide-first-lesson = Lesson 1
guide-aid = Player aid
guide-print = Print
guide-or = or
guide-board = The board, with the numbers of the explanations
guide-icons = Icons
guide-players = { $least } to { $most } players
guide-steps = A turn in pictures
guide-set-up = Setting up
guide-set-up-players = { $players } players
guide-set-up-board = The board at the beginning, with { $players } players

## Tzolk’in: overview

guide-tzolkin-goal = Lead a Maya tribe through { $days } days. Your workers ride on gears: the longer you wait, the more they bring. The most points win.
guide-tzolkin-1 = The calendar
guide-tzolkin-1-text = Each round is a day. At its end the great gear turns, and every worker moves one space on.
guide-tzolkin-2 = Food days
guide-tzolkin-2-text = On days { $food-days } each worker eats { $food } corn. A hungry one costs { $hunger } points.
guide-tzolkin-3 = Palenque
guide-tzolkin-3-text = Corn, and the wood that grows on it.
guide-tzolkin-4 = Yaxchilan
guide-tzolkin-4-text = Wood, stone, gold and crystal skulls.
guide-tzolkin-5 = Tikal
guide-tzolkin-5-text = Spend blocks: technologies, buildings, monuments.
guide-tzolkin-6 = Uxmal
guide-tzolkin-6-text = Temple steps and trade for corn, a new worker, a building paid in corn.
guide-tzolkin-7 = Chichen Itza
guide-tzolkin-7-text = Lay down a crystal skull for points and a temple step. Each space takes only one.
guide-tzolkin-8 = Starting player space
guide-tzolkin-8-text = Collect the corn of the calendar, play first tomorrow, and sometimes turn two days.
guide-tzolkin-9 = Idle workers
guide-tzolkin-9-text = With two or three players they take up room. They belong to nobody.
guide-tzolkin-turn-1 = 1 · Place
guide-tzolkin-turn-1-text = Put workers on the lowest free space of a gear. Pay its number in corn, and a little for each further worker.
guide-tzolkin-turn-2 = 2 · Wait
guide-tzolkin-turn-2-text = Day by day the gear carries them to better actions. Meanwhile, place others.
guide-tzolkin-turn-3 = 3 · Pick up
guide-tzolkin-turn-3-text = A worker acts when it comes home. In a turn you place or you pick up, never both.
guide-tzolkin-points-top = the top steps of the three temples, twice a game
guide-tzolkin-points-highest = more for being highest there
guide-tzolkin-points-skulls = each crystal skull laid at Chichen Itza
guide-tzolkin-points-buildings = many buildings of age II
guide-tzolkin-points-monuments = each thing that your monument counts
guide-tzolkin-points-corn = each corn left at the end
guide-tzolkin-mistake-1 = Placing three workers at once: the second and third cost { $third } corn more.
guide-tzolkin-mistake-2 = Letting a worker ride past { $last }: it comes home with nothing.
guide-tzolkin-mistake-3 = Thinking of food only on the food day. Begin two days before.
guide-tzolkin-mistake-4 = Doing a little of everything. One technology, one temple and one monument that fit together win games.
guide-tzolkin-steps = You are red.
guide-tzolkin-has = Day { $day }. You have { $corn } corn and { $hand ->
    [one] { $hand } worker
    *[other] { $hand } workers
    } in hand.
guide-tzolkin-step-1 = Day { $day }, and it is your turn: { $hand ->
    [one] { $hand } worker
    *[other] { $hand } workers
    } in hand, { $corn } corn. The others have already placed theirs.
guide-tzolkin-step-2 = One worker goes to Yaxchilan, to the lowest free space: { $space }. You pay { $paid } corn.
guide-tzolkin-step-3 = Another takes the next space, { $space }. You pay { $paid } corn: its number, and { $second } more for the second worker of the turn.
guide-tzolkin-step-4 = You end your turn. Everybody has played, so the calendar turns: day { $day }, and all workers ride one space on.
guide-tzolkin-step-5 = Day { $day }: you pick up the worker from Yaxchilan { $space }. It brings { $gold } gold and { $earned } corn, and comes home.
guide-tzolkin-set-up-all = Always the same: { $skulls } crystal skulls in the bank and a full row of buildings. Each player begins with { $workers } workers, keeps { $kept } of { $dealt } wealth tiles and takes what they show.
guide-tzolkin-set-up-idle = idle workers on the gears
guide-tzolkin-set-up-fields = jungle fields at each harvest of Palenque
guide-tzolkin-set-up-monuments = open monuments
guide-tzolkin-set-up-with-2 = Wealth tiles that nobody was dealt say where the idle workers stand.
guide-tzolkin-set-up-with-3 = Wealth tiles that nobody was dealt say where the idle workers stand.
guide-tzolkin-set-up-with-4 = All spaces of the gears are free.
guide-tzolkin-set-up-with-5 = Only with the quick actions of the expansion: their spaces lie beside the gears.

## Tzolk’in: player aid

guide-tzolkin-aid-length = { $days } days
guide-tzolkin-aid-beg = With { $beg } corn or less you may beg first: your corn becomes { $begged }, and you go down one temple step.
guide-tzolkin-aid-place = Place one or more workers
guide-tzolkin-aid-place-text = Each goes to the lowest free space of its gear. Pay the numbers of all spaces you enter, and for the workers of this turn:
guide-tzolkin-aid-placed = workers placed
guide-tzolkin-aid-charge = charge in all
guide-tzolkin-aid-pick = Pick up one or more workers
guide-tzolkin-aid-pick-text = One after the other, each uses
guide-tzolkin-aid-own = its own action,
guide-tzolkin-aid-lower = or a lower one of its gear, for 1 corn a space,
guide-tzolkin-aid-none = or nothing.
guide-tzolkin-aid-gears = Gears
guide-tzolkin-aid-jungle = Wood lies on the corn: take it, or burn it for the corn and go down one temple step.
guide-tzolkin-aid-free = any action of the gear, without paying for steps back. One day after { $last } a worker comes home with nothing.
guide-tzolkin-aid-skull = lay down 1 crystal skull
guide-tzolkin-aid-level = level { $level }
guide-tzolkin-aid-beyond = beyond
guide-tzolkin-aid-temples = points at the end of an age, goods at mid-age
guide-tzolkin-aid-step = step
guide-tzolkin-aid-highest = highest, age I · age II
guide-tzolkin-aid-food = Food days { $food-days }
guide-tzolkin-aid-food-1 = Feed every worker: { $food } corn each. A hungry one costs { $hunger } points. Feed as many as you can.
guide-tzolkin-aid-food-2 = Day { $change }: the building row changes to age II.
guide-tzolkin-aid-food-3 = Days { $goods-days }: the goods of your step and of all steps below.
guide-tzolkin-aid-food-4 = Days { $points-days }: the points of your step, and the bonus of the highest. If tied, each gets half.
guide-tzolkin-aid-start-1 = Costs 0. At the end of your turn take all corn of the calendar.
guide-tzolkin-aid-start-2 = You get the marker. If you have it, it goes to the left.
guide-tzolkin-aid-start-3 = With the light side up you may turn two days, unless a player’s worker is on { $blocking } (Chichen Itza: { $blocking-skulls }). Your board turns dark; the top of a temple makes it light again.
guide-tzolkin-aid-start-4 = Unused, the calendar gains 1 corn.
guide-tzolkin-aid-building = Market and buildings
guide-tzolkin-aid-market = corn for a block, buying and selling
guide-tzolkin-aid-farms = Farms work on every food day, the other buildings once, at once. Monuments: only with action 4 of Tikal; they score at the end.
guide-tzolkin-aid-end = End of the game
guide-tzolkin-aid-end-text = Day { $days }, then one day more. Blocks become corn at market prices; each corn is ¼ point, each crystal skull in hand { $skull } points; then the monuments. Tie: more workers on gears.
guide-tzolkin-aid-foot = The expansion may change these numbers.
guide-tzolkin-icon-corn = corn
guide-tzolkin-icon-wood = wood
guide-tzolkin-icon-stone = stone
guide-tzolkin-icon-gold = gold
guide-tzolkin-icon-skull = crystal skull
guide-tzolkin-icon-any = block of your choice
guide-tzolkin-icon-vp = points
guide-tzolkin-icon-worker-plus = new worker
guide-tzolkin-icon-tech = technology
guide-tzolkin-icon-t-any = temple step of your choice
guide-tzolkin-icon-building = building
guide-tzolkin-icon-monument = monument
guide-tzolkin-icon-build-corn = building for corn
guide-tzolkin-icon-tile-corn = corn tile
guide-tzolkin-icon-tile-wood = wood tile
guide-tzolkin-icon-market = market
guide-tzolkin-icon-act = any action of the gear
guide-tzolkin-icon-act-any = any action of other gears
guide-tzolkin-icon-farm = farm
guide-tzolkin-icon-civic = civic building
guide-tzolkin-icon-tomb = tomb
guide-tzolkin-icon-shrine = shrine

## Mexica: overview

guide-mexica-goal = Build the city in the lake. Dig canals, found the districts between them, and raise the tallest temples. The most points win.
guide-mexica-1 = Your pilli
guide-mexica-1-text = A noble who walks the city. You found and build only in the district where it is.
guide-mexica-2 = Canals
guide-mexica-2-text = Dig anywhere on empty land. Land with water all around is a district.
guide-mexica-3 = Calpulli tiles
guide-mexica-3-text = The open ones say which sizes can be founded, to the cell.
guide-mexica-4 = A founded district
guide-mexica-4-text = Its tile stays for good: no more canals here. Founder and visitors score at once.
guide-mexica-5 = Temples
guide-mexica-5-text = The sum of your levels decides your rank in each district.
guide-mexica-6 = Bridges
guide-mexica-6-text = They carry everybody over a canal, and boats land at them. They belong to nobody.
guide-mexica-7 = The palace
guide-mexica-7-text = A pilli on one of its outer cells when a period is scored: { $palace } points.
guide-mexica-8 = Neutral temples
guide-mexica-8-text = With two players a third colour is in the way and takes its rank.
guide-mexica-9 = Land without a tile
guide-mexica-9-text = It scores only at the end of the game: as many points as it has cells.
guide-mexica-turn-1 = 1 · Dig
guide-mexica-turn-1-text = Lay canals until water surrounds a piece of land of a wanted size.
guide-mexica-turn-2 = 2 · Found
guide-mexica-turn-2-text = With your pilli inside, put the tile down. You score its second value, others inside the third.
guide-mexica-turn-3 = 3 · Build
guide-mexica-turn-3-text = At the end of each of the two periods the ranks in every founded district score the values of the tile.
guide-mexica-points-found = founding a district
guide-mexica-points-visit = being in it when somebody else founds it
guide-mexica-points-rank = the first rank in a district, in each period
guide-mexica-points-palace = the pilli at the palace, in each period
guide-mexica-points-land = each cell of a district without a tile, for the first rank, at the end
guide-mexica-mistake-1 = Closing five cells when only a 4 is open. Count first.
guide-mexica-mistake-2 = Digging a district and staying outside: whoever is inside founds it.
guide-mexica-mistake-3 = Losing unspent action points. { $tokens } of them can become tokens.
guide-mexica-mistake-4 = Building where you lead anyway. One level more than the others is enough.
guide-mexica-steps = You are red.
guide-mexica-has = You have { $left ->
    [one] { $left } action point
    *[other] { $left } action points
    } left and { $points ->
    [one] { $points } point
    *[other] { $points } points
    }.
guide-mexica-step-1 = Your turn: { $left ->
    [one] { $left } action point
    *[other] { $left } action points
    }. South of your pilli the lake and a canal leave only one side of a piece of land open.
guide-mexica-step-2 = First your pilli walks in, step by step: { $spent ->
    [one] { $spent } action point
    *[other] { $spent } action points
    }.
guide-mexica-step-3 = A double and a single canal close the land: { $spent ->
    [one] { $spent } action point
    *[other] { $spent } action points
    }, and it is a district of { $size } cells.
guide-mexica-step-4 = A tile { $size } is open. You put it down and found the district, which costs nothing: { $gained ->
    [one] { $gained } point
    *[other] { $gained } points
    }, the second value of the tile.
guide-mexica-step-5 = The last { $spent ->
    [one] { $spent } action point builds
    *[other] { $spent } action points build
    } a temple of level { $level }: the first rank here is yours, for now.
guide-mexica-set-up-all = Always the same: canals cover the printed canal, { $open } calpulli tiles are open, and { $hidden } wait for period 2. In the supply are { $doubles } double and { $singles } single canals, { $bridges } bridges and { $counters } action tokens. Each player takes { $temples } temples. In turn order, each puts the pilli on one of the { $starts } start cells of the palace.
guide-mexica-set-up-pillis = pillis at the palace
guide-mexica-set-up-neutral = neutral temples on the island
guide-mexica-set-up-temples = temples of the players for period 1
guide-mexica-set-up-with-2 = The cells of the neutral temples are drawn, never beside the lake, and at least { $apart } apart.
guide-mexica-set-up-with-3 = The island is empty.
guide-mexica-set-up-with-4 = The island is empty, and all start cells are taken.

## Mexica: player aid

guide-mexica-aid-length = two periods
guide-mexica-aid-points = { $points ->
    [one] { $points } action point
    *[other] { $points } action points
    }; what you do not spend is lost
guide-mexica-aid-canal = lay a canal, single or double
guide-mexica-aid-bridge = build a bridge
guide-mexica-aid-relocate = relocate an empty bridge, when none is in the supply
guide-mexica-aid-temple = build a temple of level 1, 2, 3 or 4
guide-mexica-aid-found = found the district of your pilli
guide-mexica-aid-move = step to a cell beside you
guide-mexica-aid-boat = boat from bridge to bridge: each bridge reached or passed
guide-mexica-aid-teleport = teleport to any free land cell or empty bridge
guide-mexica-aid-token = buy an action token, { $tokens } a turn at most
guide-mexica-aid-spend = spend an action token: { $value } action point more
guide-mexica-aid-canals-text = On empty ordinary land, not in a founded district, and not where a bridge rests. They need not touch water.
guide-mexica-aid-bridges-text = Over one canal cell, never over the lake, with land at both ends. A pilli on a bridge is in no district.
guide-mexica-aid-movement = On the move
guide-mexica-aid-movement-text = Never diagonally. Pillis, temples and tiles are in the way. Boats start and land at bridges; the lake joins all its shores.
guide-mexica-aid-temples-text = On any empty ordinary cell of the district in which your pilli is, founded or not.
guide-mexica-aid-level = level and price
guide-mexica-aid-period = period { $period }
guide-mexica-aid-founding = Founding
guide-mexica-aid-founding-1 = Your pilli is in a district that has exactly as many cells as an open tile.
guide-mexica-aid-founding-2 = The tile goes on an ordinary cell without pilli and temple, and closes it for good.
guide-mexica-aid-founding-3 = You score the second value, every other player whose pilli is inside the third.
guide-mexica-aid-size = size and first value
guide-mexica-aid-second = second value
guide-mexica-aid-third = third value
guide-mexica-aid-copies = tiles in the game
guide-mexica-aid-end = A period ends when
guide-mexica-aid-end-1 = all its calpulli tiles are founded or removed,
guide-mexica-aid-end-2 = and somebody has no temple left.
guide-mexica-aid-end-3 = The round is completed, then everybody scores. For period 2 the other { $second } tiles are revealed, and everybody gets { $more } more temples.
guide-mexica-aid-end-4 = It also ends after { $idle } rounds in a row in which nobody spends anything, or { $quiet } without canal, founding, temple or removed tile.
guide-mexica-aid-scoring = Scoring at the end of a period
guide-mexica-aid-scoring-1 = In each founded district add up the levels of each colour: ranks 1, 2 and 3 score the first, second and third value.
guide-mexica-aid-scoring-2 = Tied colours all score in full, and the ranks they take up fall away. Without a temple nobody scores.
guide-mexica-aid-scoring-3 = A pilli on an outer cell of the palace: { $palace } points.
guide-mexica-aid-scoring-4 = Only at the end of the game, districts without a tile: first as many points as cells, second half of that, third half again, rounded up.
guide-mexica-aid-two = Two players
guide-mexica-aid-two-text = { $neutral } neutral temples are on the island from the start. They block the way, take their rank and can tie; their points go to nobody.
guide-mexica-aid-removing = Tiles leave the game
guide-mexica-aid-removing-text = by a vote of all players, or when no district can have that size any more.
guide-mexica-aid-foot = Tie at the end: more action tokens; then the victory is shared.
