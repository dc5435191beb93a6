### English: what the things of Mexica are, in a sentence or two. Numbers come from the data.

## The island

about-lake-name = Lake
about-lake = The lake is one water around the island. Boats cross it for nothing, but nobody may build there.
about-land-name = Land
about-land = Dry land: pillis walk here, and canals, temples and calpulli go on it. What canals and lake enclose is a district.
about-canal-name = Canal
about-canal = A canal is water: it parts districts and stops whoever walks, unless a bridge leads over it.
about-bridge-name = Bridge
about-bridge = A pilli walks over a bridge along its planks, or takes a boat from here to another bridge.
about-palace-name = Palace
about-palace = The palace is land where nobody may build or dig. Only its four outer cells score, not this one.
about-start-cell-name = Start cell of the palace
about-start-cell = A pilli on a start cell at a scoring brings { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Nobody may build or dig on the palace.
about-pilli-name = Pilli of { $player }
about-pilli = A pilli walks the city. It founds districts and builds temples where it stands, and nobody passes it.
about-temple-name = { $player }: temple of level { $level }
about-temple = It counts { $level } in its district and cost { $cost } action points. Nobody passes, raises or removes it.
about-neutral-temple-name = Neutral temple of level { $level }
about-neutral-temple = The neutral colour counts { $level } here. It takes its rank in the district, but nobody gets its points.
about-calpulli-name = Calpulli of { $size }
about-calpulli = It founds a district of { $size } cells: { $second } points for the founder, { $third } for each other pilli there. When the district is scored, the ranks bring { $first }, { $second } and { $third }.
about-district-name = { $founded ->
        [founded] District of { $size }, founded ({ $cell })
       *[open] District of { $size }, not founded ({ $cell })
    }
about-district = { $founded ->
        [founded] In each scoring the most temple levels in this district of { $size } ({ $cell }) bring { $first } points, the second most { $second }, the third { $third }.
       *[open] This ground of { $size } cells ({ $cell }) waits for a calpulli of its size. Without one it is scored at the end of the game only.
    }
about-coordinates-name = Names of cells
about-coordinates = A cell is named by the letter of its column and the number of its row.

## The turn

about-moment-name = Period { $period }, round { $round }
about-moment = There are two periods, each with a scoring at its end. In a round everyone has one turn.
about-action-points-name = Action points
about-action-points = Each turn has { $points } action points. Those that are not spent are lost.
about-tokens-name = Action tokens
about-tokens = In a turn a token is worth { $points } action point. Tokens are kept, also into the next period.
about-move-name = Move
about-move = Each step on foot costs { $cost } action point, onto land or along a bridge. From a bridge a boat costs one for each bridge reached or passed.
about-found-name = Found a district
about-found = Founding costs { $cost }: your pilli stands in a district that has just as many cells as an open calpulli.
about-dig-name = Lay a canal
about-dig = A canal costs { $cost } action point, single or double. Your pilli need not be near.
about-span-name = Build a bridge
about-span = A bridge costs { $cost } action point. It goes over one canal cell, with land at both ends.
about-raise-name = Build a temple
about-raise = A temple costs as many action points as its level, { $least } to { $most }. It goes into the district of your pilli.
about-teleport-name = Teleport
about-teleport = For { $cost } action points your pilli goes to any free cell of land or any free bridge.
about-buy-name = Buy a token
about-buy = A token costs { $cost } action point, at most { $most } a turn, and gives it back in any later turn.

## Beside the island

about-supply-name = { $kind ->
        [doubles] Double canals left
        [singles] Single canals left
        [bridges] Bridges left
       *[tokens] Action tokens left
    }
about-supply = { $kind ->
        [doubles] The supply has { $left } of { $all } double canals. Each covers two cells side by side.
        [singles] The supply has { $left } of { $all } single canals. Each covers one cell.
        [bridges] The supply has { $left } of { $all } bridges. When none is left, those that stand may be moved.
       *[tokens] The supply has { $left } of { $all } action tokens. Spent ones come back to it.
    }
about-calpullis-name = Calpulli of the period
about-calpullis = Period { $period } has { $all } calpulli. Each founds one district with as many cells as it says, or leaves the game.
about-tiles-done-name = Calpulli founded
about-tiles-done = { $done } of { $all } calpulli of period { $period } are founded or removed. All of them must be before the period ends.
about-temples-out-name = Fewest temples left
about-temples-out = Whoever has fewest has { $left } temples left. Period { $period } ends with the round in which somebody has none and all calpulli are done.
about-if-ended-name = If the period ended now
about-if-ended = The points so far and what the districts and the palace would bring now.

## Seats

about-seat-name = { $player }
about-seat = The pilli and the temples of { $player } have this colour and this shape.
about-points-name = Points
about-points = The points so far. The most win; in a tie the most action tokens decide.
about-all-temples-name = Temples left
about-all-temples = All temples that this player may still build, whatever their level. Each period brings new ones.
about-temples-left-name = Temples of level { $level }
about-temples-left = Temples of level { $level } not built yet. Everyone gets { $first } in the first period and { $second } more in the second; one costs { $cost } action points.
about-first-player-name = First player
about-first-player = This player begins every round. The round goes on until everyone has had a turn.
