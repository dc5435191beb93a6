### English.
### A field of an event, a question or a reason is a variable: a name, or a number. The bare id of a name is
### $<field>_id, to choose a form by. The keys are the same in every language.

## The game

game-name = Mexica

## Names

name-calpulli-3a = calpulli of 3
name-calpulli-3b = { name-calpulli-3a }
name-calpulli-4a = calpulli of 4
name-calpulli-4b = { name-calpulli-4a }
name-calpulli-5a = calpulli of 5
name-calpulli-5b = { name-calpulli-5a }
name-calpulli-6a = calpulli of 6
name-calpulli-6b = { name-calpulli-6a }
name-calpulli-7 = calpulli of 7
name-calpulli-8 = calpulli of 8
name-calpulli-9 = calpulli of 9
name-calpulli-10 = calpulli of 10
name-calpulli-11 = calpulli of 11
name-calpulli-12 = calpulli of 12
name-calpulli-13 = calpulli of 13

name-single = { -single-canal }
name-double = { -double-canal }

name-h = west–east
name-v = north–south

name-yes = yes
name-no = no

name-neutral = neutral

name-standard = standard neutral temples
name-hard = hard neutral temples
name-very-hard = very hard neutral temples
name-neutral-hard = { name-hard }
name-neutral-very-hard = { name-very-hard }

source-earlier = earlier points
source-founding = founding districts
source-presence = present at a founding
source-period-1 = districts, period 1
source-period-2 = districts, period 2
source-unfounded = unfounded districts
source-palace = start cells of the palace

# What won a game: the cause of a swing with its points, then what it meant; and the cause alone.
won-when = Round { $when }
won-district = The district of { $size } at { $cell }, period { $period }: { $own }.
won-district-text = { $standing_id ->
    [alone] Alone in the lead there; { $name } got { $other }.
    [shared] A shared lead; { $name } got { $other }.
   *[below] { $name } got { $other }.
}
won-foundings = { $founded ->
    [0] Present at foundings: { $own }.
    [one] One founding: { $own }.
   *[other] { $founded } foundings: { $own }.
}
cause-district = the district of { $size } at { $cell } in period { $period }
cause-foundings = foundings

term-points = points so far
term-districts = standing in the districts
term-founding = districts to found
term-building = districts to build in
term-temples = temples not yet built
term-tokens = { -action-token(form: "many") }
term-palace = { -palace }
term-to-come = what else is to come

## Effects: what a turn changes, in one sentence for a hint

effect-founded = { $points ->
        [one] Founds a district of { $size }: { $points } point at once.
       *[other] Founds a district of { $size }: { $points } points at once.
    }
effect-points = { $points ->
        [one] Scores { $points } point at once.
       *[other] Scores { $points } points at once.
    }
effect-takes-lead = { $points ->
        [one] Takes the lead in the district of { $size } ({ $cell }) from { $player }: { $points } point instead of { $had }.
       *[other] Takes the lead in the district of { $size } ({ $cell }) from { $player }: { $points } points instead of { $had }.
    }
effect-draws-level = { $points ->
        [one] Draws level with { $player } in the district of { $size } ({ $cell }): { $points } point instead of { $had }.
       *[other] Draws level with { $player } in the district of { $size } ({ $cell }): { $points } points instead of { $had }.
    }
effect-shares = { $points ->
        [one] Shares the lead in the district of { $size } ({ $cell }): { $points } point instead of { $had }.
       *[other] Shares the lead in the district of { $size } ({ $cell }): { $points } points instead of { $had }.
    }
effect-leads = { $points ->
        [one] Leads the district of { $size } ({ $cell }): { $points } point instead of { $had }.
       *[other] Leads the district of { $size } ({ $cell }): { $points } points instead of { $had }.
    }
effect-alone = { $points ->
        [one] Nobody else builds in the district of { $size } ({ $cell }): { $points } point as things stand.
       *[other] Nobody else builds in the district of { $size } ({ $cell }): { $points } points as things stand.
    }
effect-place = { $place ->
        [2] { $points ->
            [one] Second in the district of { $size } ({ $cell }): { $points } point instead of { $had }.
           *[other] Second in the district of { $size } ({ $cell }): { $points } points instead of { $had }.
        }
       *[other] { $points ->
            [one] Third in the district of { $size } ({ $cell }): { $points } point instead of { $had }.
           *[other] Third in the district of { $size } ({ $cell }): { $points } points instead of { $had }.
        }
    }
effect-lead-grows = { $levels ->
        [one] Leads the district of { $size } ({ $cell }) by { $levels } level.
       *[other] Leads the district of { $size } ({ $cell }) by { $levels } levels.
    }
effect-ahead = { $levels ->
        [one] Leads by { $levels } level at { $cell }, on ground that scores once it is founded.
       *[other] Leads by { $levels } levels at { $cell }, on ground that scores once it is founded.
    }
effect-costs-other = { $points ->
        [one] As the districts stand, { $player } loses { $points } point.
       *[other] As the districts stand, { $player } loses { $points } points.
    }
effect-other-scores = { $points ->
        [one] { $player } scores { $points } point too.
       *[other] { $player } scores { $points } points too.
    }
effect-falls = { $points ->
        [one] As the districts stand, you lose { $points } point.
       *[other] As the districts stand, you lose { $points } points.
    }
effect-closed = { $points ->
        [one] Closes a district of { $size } ({ $cell }) for an open calpulli: { $points } point for the founder.
       *[other] Closes a district of { $size } ({ $cell }) for an open calpulli: { $points } points for the founder.
    }
effect-begun = { $canals ->
        [one] { $canals } more canal would close a district of { $size } ({ $cell }) for an open calpulli.
       *[other] { $canals } more canals would close a district of { $size } ({ $cell }) for an open calpulli.
    }
effect-arrives = { $sites ->
        [one] Your pilli arrives in a district of { $size } with { $sites } free cell.
       *[other] Your pilli arrives in a district of { $size } with { $sites } free cells.
    }
effect-tokens = { $tokens ->
        [one] Keeps { $tokens } action token for a later turn.
       *[other] Keeps { $tokens } action tokens for later turns.
    }
effect-palace = { $points ->
        [one] A start cell of the palace: { $points } point if your pilli is there when the period ends.
       *[other] A start cell of the palace: { $points } points if your pilli is there when the period ends.
    }
effect-free-founding = { $points ->
        [one] Your district has { $size } cells, and its calpulli is open: founding it is free and scores { $points } point.
       *[other] Your district has { $size } cells, and its calpulli is open: founding it is free and scores { $points } points.
    }
effect-unspent = { $points ->
        [one] { $points } action point is left. Unspent it is lost.
       *[other] { $points } action points are left. Unspent they are lost.
    }
effect-canal-closes = { $second_id ->
        [none] A single canal on { $cell } would close a district of { $size } around your pilli. Its calpulli is open: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for founding.
       *[other] A double canal on { $cell } and { $second } would close a district of { $size } around your pilli. Its calpulli is open: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for founding.
    }
effect-district-waits = { $cost ->
        [one] A district of { $size } ({ $cell }) waits to be founded, { $cost } action point away: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for the founder.
       *[other] A district of { $size } ({ $cell }) waits to be founded, { $cost } action points away: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for the founder.
    }
effect-temple-leads = { $cost ->
        [0] Your pilli is in the district of { $size } ({ $cell }). A temple of level { $level } brings { $points ->
            [one] { $points } point
           *[other] { $points } points
        } there instead of { $had }.
        [one] The district of { $size } ({ $cell }) is { $cost } action point away. A temple of level { $level } brings { $points ->
            [one] { $points } point
           *[other] { $points } points
        } there instead of { $had }.
       *[other] The district of { $size } ({ $cell }) is { $cost } action points away. A temple of level { $level } brings { $points ->
            [one] { $points } point
           *[other] { $points } points
        } there instead of { $had }.
    }
effect-breaks-tie = In the district of { $size } ({ $cell }) you tie with { $player }. A temple of level { $level } there costs { $player } { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
effect-palace-near = { $cost ->
        [one] The last round: { $cell } at the palace is free, { $cost } action point away. Being there scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] The last round: { $cell } at the palace is free, { $cost } action points away. Being there scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
effect-founding-race = { $cost ->
        [one] A district of { $size } ({ $cell }) waits, { $cost } action point away. Found it now for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: in the next turn { $player } could.
       *[other] A district of { $size } ({ $cell }) waits, { $cost } action points away. Found it now for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: in the next turn { $player } could.
    }
effect-last-site = { $points ->
        [one] One free cell is left in the district of { $size } ({ $cell }). A temple of level { $level } there brings you { $points } point instead of { $had }.
       *[other] One free cell is left in the district of { $size } ({ $cell }). A temple of level { $level } there brings you { $points } points instead of { $had }.
    }
effect-lead-safe = Nobody can overtake you in the district of { $size } ({ $cell }) in this period: build elsewhere.
effect-canal-fits = A canal over { $cell } leaves { $size } cells around your pilli, one over { $other } leaves { $wrong }. A calpulli of { $size } is open, none of { $wrong }.
effect-high-temple = Your temple of level { $level } is still unbuilt, and { $temples } temples are left. It costs { $level } of the { $turn } action points.
effect-last-temples = { $temples ->
        [one] { $player } has { $temples } temple left; the last round comes with it. Your temple of level { $level } is still unbuilt.
       *[other] { $player } has { $temples } temples left; the last round comes with the last of them. Your temple of level { $level } is still unbuilt.
    }
effect-period-district = Points of period 1: { $own } for you, { $theirs } for { $player }. The greatest difference: the district of { $size } ({ $cell }), with { $here } for you and { $there } for { $player }.
effect-period-even = Points of period 1: { $own } for you, { $theirs } for { $player }. The districts brought you both the same.

## Actions, as they read in a list of choices

action-start = Start on { $noun }
action-canal = Lay a { $noun }
action-bridge = Build a bridge over { $noun }
action-relocate = Lift the bridge on { $noun } to build it elsewhere
action-temple = Build a temple of level { $noun }
action-found = Found a district of { $noun } cells
action-step = Walk to { $noun }
action-boat = Take a boat to the bridge on { $noun }
action-teleport = Teleport to any free cell
action-buy-token = Buy an action token
action-spend-token = Spend an action token
action-propose = Propose to remove the calpulli of { $noun }
action-end-turn = End the turn
action-vote = Vote { $noun }
action-lay = Lay it on { $noun }
action-axis = Let the bridge run { $noun }
action-build = Build it on { $noun }
action-tile = Put the calpulli on { $noun }
action-land = Arrive on { $noun }
action-first-player = Seat { $noun } is the first player
action-draw = Draw the { $noun }
action-neutral = Put a neutral temple on { $noun }

## Questions, as they are put to a player or to chance

prompt-draw-first-player = Who is the first player?
prompt-draw-calpulli = Which calpulli is opened?
prompt-draw-neutral-cell = Where does a neutral temple stand?
prompt-draw-neutral-temple = { $left ->
        [one] Where does { $left } more neutral temple of level { $level } stand?
       *[other] { $left } neutral temples of level { $level }: where does the next one stand?
    }
prompt-place-pilli = On which cell of the palace does your pilli start?
prompt-turn = Your turn: what do you do?
prompt-vote = { $left ->
        [0] Remove the calpulli of { $size } from the game? The decision is yours.
        [one] Remove the calpulli of { $size } from the game? { $left } more player will be asked.
       *[other] Remove the calpulli of { $size } from the game? { $left } more players will be asked.
    }
prompt-lay-single = On which cell do you lay the single canal?
prompt-lay-first = On which cell does the double canal begin?
prompt-lay-second = The canal begins on { $first }: which cell is the second?
prompt-choose-axis = Which way does the bridge over { $cell } run?
prompt-choose-goal = Where does the bridge from { $origin } go?
prompt-choose-site = Where do you build the temple of level { $level }?
prompt-choose-tile-cell = On which cell do you put the calpulli of { $size }?
prompt-choose-landing = Where does your pilli teleport to?

## Questions, as they are named in a reason

question-draw-first-player = who is the first player
question-draw-calpulli = which calpulli is opened
question-draw-neutral-cell = where a neutral temple stands
question-draw-neutral-temple = which level a neutral temple has
question-place-pilli = where a pilli starts
question-turn = what to do in the turn
question-vote = whether to remove a calpulli
question-lay-single = where the single canal lies
question-lay-first = where the double canal begins
question-lay-second = which is the second cell of the canal
question-choose-axis = which way the bridge runs
question-choose-goal = where the lifted bridge goes
question-choose-site = where the temple stands
question-choose-tile-cell = where the calpulli lies
question-choose-landing = where the pilli teleports to

## Log

log-first-player-drawn = { $player } is the first player.
log-calpulli-drawn = Opened: { $tile }.
log-neutral-cell-drawn = A neutral temple will stand on { $cell }.
log-neutral-draw-failed = { $failed ->
        [one] The neutral temples do not fit: their draw starts again.
       *[other] The neutral temples do not fit, { $failed } times by now: their draw starts again.
    }
log-neutral-temple-placed = A neutral temple of level { $level } stands on { $cell }.
log-pilli-placed = { $player } starts on { $cell }.
log-round-began = Round { $round } begins, in period { $period }.
log-turn-began = It is { $player }’s turn.
log-turn-ended = { $left ->
        [0] { $player } ends the turn.
        [one] { $player } ends the turn with { $left } action point not used.
       *[other] { $player } ends the turn with { $left } action points not used.
    }
log-spent = { $points ->
        [one] { $player } spends { $points } action point and has { $left } left.
       *[other] { $player } spends { $points } action points and has { $left } left.
    }
log-canal-laid = { $other ->
        [none] { $player } lays a canal on { $cell }.
       *[other] { $player } lays a canal on { $cell } and { $other }.
    }
log-district-founded = { $player } founds a district of { $size } cells, with the calpulli on { $cell }.
log-scored = { $points ->
        [one] { $player } scores { $points } point ({ $source }).
       *[other] { $player } scores { $points } points ({ $source }).
    }
log-bridge-built = { $player } builds a bridge over { $cell }, { $axis }.
log-bridge-lifted = { $player } lifts the bridge on { $cell }.
log-temple-built = { $player } builds a temple of level { $level } on { $cell }.
log-stepped = { $player } walks to { $cell }.
log-sailed = { $cost ->
        [one] { $player } takes a boat to { $cell } for { $cost } action point.
       *[other] { $player } takes a boat to { $cell } for { $cost } action points.
    }
log-teleported = { $player } teleports to { $cell }.
log-token-bought = { $tokens ->
        [one] { $player } buys an action token and has { $tokens }.
       *[other] { $player } buys an action token and has { $tokens } of them.
    }
log-token-spent = { $action_points ->
        [one] { $player } spends an action token and has { $action_points } action point now.
       *[other] { $player } spends an action token and has { $action_points } action points now.
    }
log-proposed = { $player } proposes to remove the calpulli of { $size }.
log-voted = { $vote_id ->
        [yes] { $player } agrees to remove the calpulli of { $size }.
       *[no] { $player } wants to keep the calpulli of { $size }.
    }
log-tile-removed = { $why_id ->
        [vote] The calpulli of { $size } is removed from the game: all players agreed.
        [frozen] The calpulli of { $size } is removed from the game: no canal can be laid any more, and no district of its size is left for it.
        [too_large] The calpulli of { $size } is removed from the game: no district that could be founded is so large.
        [one_too_many] The calpulli of { $size } is removed from the game: every larger district has one cell too many, and no single canal is left.
        [stall] The calpulli of { $size } is removed from the game: the period ends without it.
       *[other] The calpulli of { $size } is removed from the game.
    }
log-period-triggered = { $player } brings period { $period } to its end: it is scored after this round.
log-stall-near = { $idle ->
        [0] { $quiet ->
            [one] { $quiet } round without a new canal, temple or district: one more and the period ends.
           *[other] { $quiet } rounds without a new canal, temple or district: one more and the period ends.
        }
       *[other] Nobody did anything in this round: one more like it and the period ends.
    }
log-period-stalled = Nothing moves any more: period { $period } ends here.
log-period-ended = Period { $period } is scored.
log-district-scored = { $points ->
        [one] { $player } scores { $points } point for the district at { $cell } (size { $size }).
       *[other] { $player } scores { $points } points for the district at { $cell } (size { $size }).
    }
log-tiles-opened = Period 2 begins: the other calpulli are opened, and everybody takes new temples.
log-game-ended = The game is over.

## The log, turn by turn

card-round-began = Round { $round }
card-period = { $districts ->
        [one] Period { $period } scored: { $districts } district
       *[other] Period { $period } scored: { $districts } districts
    }

digest-for = { $did } for { $price }
spot-moved-bridge = { $place } to { $to }

did-walked = walked to { $places }
did-sailed = took a boat to { $places }
did-teleported = teleported to { $places }
did-canal = { $count ->
        [one] laid a canal ({ $places })
       *[other] laid { $count } canals ({ $places })
    }
did-bridge = { $count ->
        [one] built a bridge ({ $places })
       *[other] built { $count } bridges ({ $places })
    }
did-moved-bridge = { $count ->
        [one] moved a bridge ({ $places })
       *[other] moved { $count } bridges ({ $places })
    }
did-turned-bridge = { $count ->
        [one] turned a bridge ({ $places })
       *[other] turned { $count } bridges ({ $places })
    }
did-temple = { $count ->
        [one] built a level { $amount } temple ({ $places })
       *[other] built { $count } level { $amount } temples ({ $places })
    }
did-founded = founded { $amount } ({ $places })
did-bought = { $amount ->
        [one] bought { $amount } token
       *[other] bought { $amount } tokens
    }
did-spent = { $amount ->
        [one] spent { $amount } token
       *[other] spent { $amount } tokens
    }
did-proposed = proposed in vain to remove calpulli { $amount }
did-removed = removed calpulli { $amount } with everyone’s consent
did-tile-removed = left calpulli { $amount } without a place
did-triggered = brought period { $amount } to its end
did-passed = passed

amount-points = { $amount ->
        [one] { $shown } point
       *[other] { $shown } points
    }
amount-unused = { $amount ->
        [one] { $amount } action point not used
       *[other] { $amount } action points not used
    }

price-action-points = { $amount ->
        [one] { $amount } action point
       *[other] { $amount } action points
    }

## Reasons why an action is not legal

reason-game-over = The game is over.
reason-chance-decides = Chance decides this, not a player.
reason-other-question = Decide this first: { $question }.
reason-costs-points = { $cost ->
        [one] This costs { $cost } action point; you have { $have }.
       *[other] This costs { $cost } action points; you have { $have }.
    }
reason-palace-there = { $cell } belongs to the palace.
reason-canal-there = { $cell } is water.
reason-temple-there = A temple stands on { $cell }.
reason-tile-there = A calpulli lies on { $cell }.
reason-pilli-there = A pilli stands on { $cell }.
reason-no-canal-left = None of these is left: { $tile }.
reason-no-room-for-canal = There is no room anywhere for this: { $tile }.
reason-ramp-there = A bridge rests on { $cell }.
reason-district-is-founded = { $cell } lies in a founded district, which no canal may cut.
reason-cells-do-not-touch = { $cell } does not lie beside the first cell of the canal.
reason-no-second-cell = Beside { $cell } there is no room for the second half of the canal.
reason-would-trap = { $cell_id ->
        [none] In the first round nobody may be trapped, and every cell that is free would trap a pilli.
       *[other] In the first round nobody may be trapped, and { $cell } would trap the pilli of { $player }: it could reach { $before } cells when the turn began, and would reach { $after }.
    }
reason-no-bridge-left = No bridge is left; you can relocate one that stands.
reason-bridge-there = There is a bridge over { $cell } already.
reason-no-canal-there = { $cell } is not a canal.
reason-no-land-at-both-ends = A bridge over { $cell } would not have land at both ends.
reason-same-bridge-again = The bridge on { $cell } stands exactly so already.
reason-bridges-left = { $left ->
        [one] Bridges can be relocated only when none is left to build; { $left } is left.
       *[other] Bridges can be relocated only when none is left to build; { $left } are left.
    }
reason-no-bridge-there = There is no bridge over { $cell }.
reason-no-goal-for-bridge = The bridge on { $cell } could go nowhere else.
reason-no-temple-left = You have no temple of level { $level } left in this period.
reason-pilli-on-bridge = Your pilli stands on a bridge and so in no district.
reason-no-site = There is no free cell for a temple in the district of your pilli.
reason-other-district = { $cell } is not in the district of your pilli.
reason-tile-not-open = No calpulli of { $size } is open any more: one is founded, the other removed.
reason-founded-already = The district of your pilli is founded already.
reason-other-size = { $cells ->
        [one] The district of your pilli has { $cells } cell, not { $size }.
       *[other] The district of your pilli has { $cells } cells, not { $size }.
    }
reason-no-cell-for-tile = There is no free cell for the calpulli in the district of your pilli.
reason-not-beside = { $cell } does not lie beside your pilli.
reason-no-way-there = No way leads your pilli to { $cell }, neither on foot nor by boat.
reason-way-costs = { $cost ->
        [one] The way to { $cell } costs { $cost } action point; you have { $have }.
       *[other] The way to { $cell } costs { $cost } action points; you have { $have }.
    }
reason-not-along-the-bridge = Between your pilli and { $cell } no bridge runs that way.
reason-boat-from-bridge-only = A boat starts only from a bridge, and your pilli does not stand on one.
reason-no-water-route = There is no water route from your bridge to { $cell }.
reason-no-tokens-left = No action token is left to buy.
reason-tokens-bought-already = { $most ->
        [one] You can buy only { $most } action token in a turn.
       *[other] You can buy only { $most } action tokens in a turn.
    }
reason-no-token-held = You have no action token.
reason-proposed-already = You have proposed the calpulli of { $size } in this turn already.
reason-tile-face-down = No calpulli of { $size } will be open before period 2.
reason-tile-founded = A district has already been founded with every calpulli of { $size }.
reason-tile-removed = Every calpulli of { $size } has been removed from the game.
player-of-seat = seat { $seat }

## The table in a terminal

board-players = { -player(form: "Many") }
board-calpulli = Open calpulli, { $sign } first/second/third: the founder gets the second, others there the third
board-no-calpulli = none
board-face-down = { $count } face down
board-doubles = { $count ->
        [one] { $count } double canal
       *[other] { $count } double canals
    }
board-singles = { $count ->
        [one] { $count } single canal
       *[other] { $count } single canals
    }
board-bridges = { $count ->
        [one] { $count } bridge
       *[other] { $count } bridges
    }
board-tokens = { $count ->
        [one] { $count } action token
       *[other] { $count } action tokens
    }
board-left = Supply:
board-period = Period { $period } of 2
board-round = round { $round }
board-last-round = the period ends with this round
board-idle = idle rounds: { $rounds } of { $most }
board-quiet = rounds without change: { $rounds } of { $most }
board-districts = Districts, with level sums
board-more = others: { $sizes }
board-sign-marker = { -first-player }
board-sign-temples = temples left
board-now = worth now
board-sign-points = { -point(form: "many") }
board-sign-action = { -action-point }
board-sign-token = { -action-token }
board-sign-level = temple of { $letter }, level 2
board-sign-neutral = { -neutral-temple }
board-sign-calpulli = calpulli of 5
board-sign-size = district of 9, not founded
board-sign-palace = { -palace }
board-sign-lake = lake
board-sign-canal = { -canal }
board-sign-bridge = { -bridge(form: "many") }
board-sign-pilli = pilli of { $letter }
board-sign-possible = possible now

## The command line, with examples of this game

cli-help =
    What you can type:
      3                a choice, by its number
      step H5          a choice, as it is written at the right; a clear beginning is enough (st h5)
      u                take back the last action of this turn
      r                take back the whole turn so far
      why ACTION       why an action is not possible now, e.g. why found 5
      board            show the table again, with the cells you may choose
      log              what happened last
      rules MX-5       the text of a rule
      save FILE        save the record of the game
      q                leave the table
cli-why-what = Name an action after “why”, such as “why found 5”.
