### English: what the lessons say. A line has 18 words at most; docs/adding-a-lesson.md explains the keys.

## A worker goes to work

learn-tz-01-first-worker-title = A worker goes to work
learn-tz-01-first-worker-new = Place a worker, wait a day, take it back.
learn-tz-01-first-worker-goal = 3 corn from fishing
learn-tz-01-first-worker-close = Place, wait, take back. Everything in { game-name } is built on this.
learn-tz-01-first-worker-1-say = These three workers are yours. Send one to { name-palenque }, the green gear of corn.
learn-tz-01-first-worker-1-then = It stands on space 0, free of charge. Placing brings nothing yet.
learn-tz-01-first-worker-1-wrong-1 = { name-tikal } is for building, and you own no blocks yet. Start with food: { name-palenque }.
learn-tz-01-first-worker-1-wrong-2 = That space steers the calendar; its lesson comes later. { name-palenque } is the place today.
learn-tz-01-first-worker-1-wrong-3 = None of your workers is there yet. First one must go out.
learn-tz-01-first-worker-2-say = A turn is placing or taking back, never both. End your turn.
learn-tz-01-first-worker-2-then = Ixchel has played, so a day passes. The calendar carries your worker to space 1.
learn-tz-01-first-worker-2-wrong-1 = Allowed, but a second worker in one turn costs 1 corn more. One is enough today.
learn-tz-01-first-worker-2-wrong-2 = Not in the same turn: you place, or you take back. End your turn first.
learn-tz-01-first-worker-3-say = Your worker now stands beside the fish: 3 corn. Take it back.
learn-tz-01-first-worker-3-then = It is in your hand again. What shall it do?
learn-tz-01-first-worker-3-wrong-1 = You may place more, but then nobody can come home today. Fetch the fish first.
learn-tz-01-first-worker-4-say = A worker acts when it comes home. Use its action: fishing.
learn-tz-01-first-worker-4-then = 3 + 3 = 6 corn. Your worker is free for its next errand.
learn-tz-01-first-worker-4-wrong-1 = Coming home with empty hands is allowed. But 3 corn are waiting: take them.

## Patience pays

learn-tz-02-patience-title = Patience pays
learn-tz-02-patience-new = Higher spaces pay more; a worker past the last space comes home with nothing.
learn-tz-02-patience-goal = 1 gold
learn-tz-02-patience-close = Wait for the space you want, but never past 7: nobody pays a worker that falls off.
learn-tz-02-patience-1-say = Your worker on { name-yaxchilan } 2 could bring a stone. Tomorrow it reaches gold. Place another worker instead.
learn-tz-02-patience-1-arrow = tomorrow
learn-tz-02-patience-1-then = Good. The worker on { name-yaxchilan } rides on.
learn-tz-02-patience-1-wrong-1 = One stone and 1 corn: not bad. But one more day makes it gold and 2 corn.
learn-tz-02-patience-1-wrong-2 = Allowed, and useful. But let us put the second worker on another gear.
learn-tz-02-patience-2-say = End your turn, and watch Ixchel’s worker on { name-tikal } 7.
learn-tz-02-patience-2-then = It waited too long: the gear pushed it off, and Ixchel got nothing.
learn-tz-02-patience-2-wrong-1 = You have placed this turn, so taking back must wait until tomorrow.
learn-tz-02-patience-3-say = Your own worker has arrived at the gold. Take it back.
learn-tz-02-patience-3-then = Its own action, or a lower one for corn: you choose.
learn-tz-02-patience-3-wrong-1 = You could wait on: the next space holds a crystal skull. Today we want gold.
learn-tz-02-patience-4-say = Use action 3: 1 gold and 2 corn.
learn-tz-02-patience-4-then = Gold, and corn for the next placement.
learn-tz-02-patience-4-wrong-1 = That is stepping back, for 1 corn. Gold is worth more today.
learn-tz-02-patience-4-wrong-2 = Nothing at all? The gold lies right there. Take it.

## First this, then that

learn-tz-03-order-title = First this, then that
learn-tz-03-order-new = Take back several workers in a clever order; step back for corn.
learn-tz-03-order-goal = 1 stone
learn-tz-03-order-close = The order is yours. What one worker brings may pay for the next.
learn-tz-03-order-1-say = You want a stone, but own no corn. Two workers can come home: which one first?
learn-tz-03-order-1-then = Each worker is finished before the next one comes.
learn-tz-03-order-1-wrong-1 = Without corn it can only use action 3, gold. Fetch corn first, then you may choose.
learn-tz-03-order-1-wrong-2 = Begging gives you 3 corn, but you step down in a temple. Fishing angers nobody.
learn-tz-03-order-1-wrong-3 = Then nobody could come home today. Take a worker back.
learn-tz-03-order-2-say = Fish.
learn-tz-03-order-2-then = 3 corn in hand.
learn-tz-03-order-2-wrong-1 = You need that corn in a moment.
learn-tz-03-order-3-say = Now the worker on { name-yaxchilan } 3.
learn-tz-03-order-3-then = Action 3 is its own. Each space back costs 1 corn.
learn-tz-03-order-3-wrong-1 = You may stop here, but one more worker can still come home this turn.
learn-tz-03-order-4-say = Step back one space: pay 1 corn and take the stone of action 2.
learn-tz-03-order-4-then = You paid 1 corn and got 1 back with the stone: 3 corn are left.
learn-tz-03-order-4-wrong-1 = Gold is fine, but you came for stone. Choose action 2.
learn-tz-03-order-4-wrong-2 = Two spaces back cost 2 corn and bring wood. The stone is one space back.
learn-tz-03-order-4-wrong-3 = Only backwards: its own action or a lower one of the same gear.
learn-tz-03-order-5-say = Both are home. End your turn.
learn-tz-03-order-5-then = Ixchel places a worker, and a new day begins.
learn-tz-03-order-5-wrong-1 = You took workers back this turn, so placing waits until tomorrow.

## What placing costs

learn-tz-04-prices-title = What placing costs
learn-tz-04-prices-new = The lowest free space, its number in corn, and a charge for each further worker.
learn-tz-04-prices-goal = 3 workers placed for 5 corn
learn-tz-04-prices-close = Two workers a day cost little. Crowded gears cost corn, but they save days.
learn-tz-04-prices-1-say = Spaces 0 and 1 of { name-palenque } are taken by idle workers, which belong to nobody. Place there anyway.
learn-tz-04-prices-1-then = It went to the lowest free space, 2, for 2 corn. Tomorrow it is on 3 already.
learn-tz-04-prices-1-wrong-1 = Space 0 of { name-tikal } costs nothing. But see what a crowded gear costs: { name-palenque }.
learn-tz-04-prices-2-say = A second worker, on a gear with space 0 free: you pay only the charge of 1.
learn-tz-04-prices-2-then = 0 for the space, 1 for the second worker. 3 corn are left.
learn-tz-04-prices-2-wrong-1 = You may stop now. But try what a second and a third worker cost.
learn-tz-04-prices-2-wrong-2 = Space 3 would cost 3, and 1 for the second worker. Space 0 elsewhere is cheaper.
learn-tz-04-prices-2-wrong-3 = Keep { name-tikal } for the third worker, please.
learn-tz-04-prices-3-say = And the third, on { name-tikal }: 0 for the space, 2 for the third worker.
learn-tz-04-prices-3-then = 2 + 0 + 0 for the spaces, 1 + 2 for the number of workers: 5 corn in all.
learn-tz-04-prices-3-wrong-1 = Sensible! But for once, let us send all three.
learn-tz-04-prices-3-wrong-2 = 3 for the space and 2 more: 5 corn, and you have 3.
learn-tz-04-prices-4-say = End your turn.
learn-tz-04-prices-4-then = All three ride on. 1 corn is left: sending many at once is expensive.

## Food day

learn-tz-05-food-title = Food day
learn-tz-05-food-new = On four days every worker eats 2 corn; a hungry one costs 3 points.
learn-tz-05-food-goal = everyone fed, nothing lost
learn-tz-05-food-close = The food days are 8, 14, 21 and 27. Start counting corn the day before.
learn-tz-05-food-1-say = Today is a food day. Three workers eat 6 corn tonight; you have 3. Take back the harvester.
learn-tz-05-food-1-then = Workers on gears and workers in hand: all of them eat.
learn-tz-05-food-1-wrong-1 = That feeds nobody. Tonight two of your workers would go hungry: 6 points lost.
learn-tz-05-food-2-say = Harvest with action 2: a corn tile and 4 corn.
learn-tz-05-food-2-then = 3 + 4 = 7 corn: enough for three, with 1 to spare.
learn-tz-05-food-2-wrong-1 = Fishing brings 3 for a fee of 1: 5 in all. One worker would stay hungry.
learn-tz-05-food-2-wrong-2 = Then two workers go hungry, for 6 points. Harvest!
learn-tz-05-food-3-say = End your turn. When Ixchel has played, everyone eats.
learn-tz-05-food-3-then = You paid 6. Ixchel had 4 for three workers: one stayed hungry, 3 points lost.

## Under the trees

learn-tz-06-jungle-title = Under the trees
learn-tz-06-jungle-new = At { name-palenque } 3 to 5 wood lies on corn: clear it, or burn it.
learn-tz-06-jungle-goal = wood and corn, and no god angered
learn-tz-06-jungle-close = Clear wood for yourself, not for the next player: open corn goes to whoever comes first.
learn-tz-06-jungle-1-say = Trees stand on all the corn of actions 3 to 5. First the worker on { name-palenque } 3.
learn-tz-06-jungle-1-then = The corn there is still covered.
learn-tz-06-jungle-1-wrong-1 = Start with 3: what it clears, the other one may harvest.
learn-tz-06-jungle-2-say = Use action 3.
learn-tz-06-jungle-2-then = You may take the wood, or burn it for the corn below.
learn-tz-06-jungle-2-wrong-1 = Action 2 has open corn for a fee of 1. Today we enter the jungle: action 3.
learn-tz-06-jungle-3-say = Take the wood: 2 wood and a wood tile. It uncovers corn.
learn-tz-06-jungle-3-then = One field now shows its corn.
learn-tz-06-jungle-3-wrong-1 = Burning gives 5 corn at once, but it costs you a temple step. Wood first.
learn-tz-06-jungle-4-say = Now the worker on { name-palenque } 4.
learn-tz-06-jungle-4-then = On its own space there is only wood, or fire.
learn-tz-06-jungle-4-wrong-1 = Wait: the uncovered corn would be left for Ixchel.
learn-tz-06-jungle-5-say = Pay 1 corn to step back to action 3, where corn lies open.
learn-tz-06-jungle-5-arrow = 1 corn
learn-tz-06-jungle-5-then = Corn and wood both lie open now, so you choose.
learn-tz-06-jungle-5-wrong-1 = There: 3 wood, or burning for 7 corn and an angry god. Step back instead.
learn-tz-06-jungle-6-say = Harvest the corn you uncovered: 5.
learn-tz-06-jungle-6-then = 3 − 1 + 5 = 7 corn, 2 wood, and both tiles are yours.
learn-tz-06-jungle-6-wrong-1 = Two more wood? Another time. You cleared the jungle for this corn.
learn-tz-06-jungle-6-wrong-2 = Why burn when corn lies open? Burning costs a temple step. Take the open corn.

## A house of your own

learn-tz-07-building-title = A house of your own
learn-tz-07-building-new = { name-tikal } 2 builds; a farm feeds a worker on every food day.
learn-tz-07-building-goal = a farm built, everyone fed
learn-tz-07-building-close = Yellow farms save food, green and blue buildings teach, grey tombs please the gods.
learn-tz-07-building-1-say = Food day again: you need 6 corn and have 4. A farm would help. Fetch wood for it.
learn-tz-07-building-1-then = Wood is a block, like stone and gold.
learn-tz-07-building-1-wrong-1 = Every building here costs wood, and you have none yet. Fetch the wood first.
learn-tz-07-building-2-say = Take the wood.
learn-tz-07-building-2-then = 1 wood, and the stone you had.
learn-tz-07-building-2-wrong-1 = You will want that wood.
learn-tz-07-building-3-say = Now your builder on { name-tikal } 2.
learn-tz-07-building-3-then = Action 2 constructs one building.
learn-tz-07-building-3-wrong-1 = Then a worker goes hungry tonight. Build!
learn-tz-07-building-4-say = Construct a building.
learn-tz-07-building-4-then = You can afford two of the open buildings.
learn-tz-07-building-4-wrong-1 = That is learning, for a fee of 1 corn; and corn is short today.
learn-tz-07-building-5-say = The “{ name-a1-farm-one-worker-1 }” costs 1 wood and feeds one worker, tonight and on every food day.
learn-tz-07-building-5-then = It lies in front of you for the rest of the game.
learn-tz-07-building-5-wrong-1 = It teaches and brings 1 corn: 5 in all. A worker would still go hungry: 3 points.
learn-tz-07-building-5-wrong-2 = That tomb asks for 2 wood, and you have 1. The farm costs just that.
learn-tz-07-building-6-say = End your turn, and let them eat.
learn-tz-07-building-6-then = A new building filled the gap. Two workers ate 4 corn, the farm fed the third.

## Learn something

learn-tz-08-technology-title = Learn something
learn-tz-08-technology-new = { name-tikal } 1 buys a level of technology; it improves actions for good.
learn-tz-08-technology-goal = agriculture 1, and 5 corn from one harvest
learn-tz-08-technology-close = Levels cost 1, 2, then 3 blocks. Early ones pay all game long.
learn-tz-08-technology-1-say = One wood can buy knowledge. First take back the scholar on { name-tikal } 1.
learn-tz-08-technology-1-then = Action 1: one advance, paid in blocks.
learn-tz-08-technology-1-wrong-1 = The harvest will be larger if you learn first. Begin with { name-tikal }.
learn-tz-08-technology-2-say = Use it.
learn-tz-08-technology-2-then = Four technologies; the first level of each costs 1 block.
learn-tz-08-technology-2-wrong-1 = The wood would stay wood. Learn something.
learn-tz-08-technology-3-say = Agriculture adds corn to each harvest. Advance there.
learn-tz-08-technology-3-then = Level 1: every corn harvest at { name-palenque } 2 to 5 gives 1 more.
learn-tz-08-technology-3-wrong-1 = Extraction helps with wood, stone and gold. Your other worker stands in the corn.
learn-tz-08-technology-3-wrong-2 = Theology is for { name-chichen-itza }. Your other worker stands in the corn.
learn-tz-08-technology-3-wrong-3 = Architecture pays when you build. Your other worker stands in the corn.
learn-tz-08-technology-4-say = Now harvest: take back the worker on { name-palenque } 2.
learn-tz-08-technology-4-then = It knows more than yesterday.
learn-tz-08-technology-4-wrong-1 = Stay a moment: the new knowledge works at once.
learn-tz-08-technology-5-say = Use action 2.
learn-tz-08-technology-5-then = 4 + 1 = 5 corn, now and every time.
learn-tz-08-technology-5-wrong-1 = Fishing is no harvest, so level 1 does not help there. Use action 2.

## Three gods

learn-tz-09-temples-title = Three gods
learn-tz-09-temples-new = Temple steps bring points when an age ends; the highest player gets a bonus.
learn-tz-09-temples-goal = 15 points from the gods
learn-tz-09-temples-close = The ends of ages give points; mid-age food days give goods. Begging and burning lead down.
learn-tz-09-temples-1-say = Age 1 ends tonight: temples pay points. Take back your worker on { name-uxmal } 1.
learn-tz-09-temples-1-then = Action 1: 3 corn for one step in any temple.
learn-tz-09-temples-1-wrong-1 = That can wait until tomorrow; the gods pay tonight.
learn-tz-09-temples-2-say = Pay 3 corn for a step. 6 are left, just enough to feed three workers.
learn-tz-09-temples-2-then = Which god?
learn-tz-09-temples-2-wrong-1 = Keep the corn? Tonight a step is worth far more.
learn-tz-09-temples-3-say = You and Ixchel stand level with { name-chaac }. One step makes you highest there: 6 points tonight.
learn-tz-09-temples-3-then = Step 3 is worth 6 points; being highest alone, 6 more.
learn-tz-09-temples-3-wrong-1 = { name-kukulcan }: 1 point, and highest for 4. { name-chaac } breaks the tie for 6.
learn-tz-09-temples-3-wrong-2 = { name-quetzalcoatl }: 1 point, and highest for only 2 in age 1. { name-chaac } breaks the tie for 6.
learn-tz-09-temples-4-say = End your turn: feeding first, then the gods.
learn-tz-09-temples-4-then = { name-chaac } gave you 12. In the other two you tie, so each gets half: 3 more.

## Crystal skulls

learn-tz-10-skulls-title = Crystal skulls
learn-tz-10-skulls-new = Fetch a crystal skull, lay it down at { name-chichen-itza } for points and a god’s favour.
learn-tz-10-skulls-goal = a crystal skull laid down
learn-tz-10-skulls-close = The further the pilgrim rides, the more a skull brings. And each place is used only once.
learn-tz-10-skulls-1-say = { name-chichen-itza } wants crystal skulls, and you have none. Where do you begin?
learn-tz-10-skulls-1-then = Only 13 skulls are in the game.
learn-tz-10-skulls-1-wrong-1 = Without a skull { name-chichen-itza } has nothing for you. Fetch one at { name-yaxchilan } 4 first.
learn-tz-10-skulls-1-wrong-2 = A second pilgrim would need a skull, too. Take one back from { name-yaxchilan } 4.
learn-tz-10-skulls-2-say = Take the skull.
learn-tz-10-skulls-2-then = It shines in your hand.
learn-tz-10-skulls-2-wrong-1 = Gold is good, but a skull opens { name-chichen-itza }.
learn-tz-10-skulls-3-say = Now your pilgrim on { name-chichen-itza } 3.
learn-tz-10-skulls-3-then = Each of these nine places takes one skull, once in the whole game.
learn-tz-10-skulls-3-wrong-1 = A kept skull is 3 points at the end. Laid down here it is worth more.
learn-tz-10-skulls-4-say = Lay the skull down at 3: 6 points and a step in { name-chaac }.
learn-tz-10-skulls-4-then = 6 points, and you stand on step 1 of { name-chaac }.
learn-tz-10-skulls-4-wrong-1 = Place 2 is worth 5, and stepping back costs corn. Take 3.
learn-tz-10-skulls-4-wrong-2 = Six points are waiting. Lay the skull down.
learn-tz-10-skulls-5-say = Today is a mid-age food day. End your turn.
learn-tz-10-skulls-5-then = You fed three workers. { name-chaac } then gave a stone: mid-age, temples give goods.

## Turning time

learn-tz-11-calendar-title = Turning time
learn-tz-11-calendar-new = The { name-starting-player-space }: corn from the calendar, the first turn, and two days at once.
learn-tz-11-calendar-goal = two days turned, a crystal skull won
learn-tz-11-calendar-close = Two days may push nobody off early: a worker on space 6 forbids it.
learn-tz-11-calendar-1-say = Nobody used this space for three days: 3 corn lie on the calendar. Place a worker there.
learn-tz-11-calendar-1-then = It costs nothing, and only one worker a day may stand here.
learn-tz-11-calendar-1-wrong-1 = Useful, but the 3 corn would stay for Ixchel.
learn-tz-11-calendar-1-wrong-2 = A stone, yes; but time can do better for that worker. Place first.
learn-tz-11-calendar-2-say = End your turn and collect.
learn-tz-11-calendar-2-then = 3 corn are yours, and you begin from tomorrow. Now you decide how time goes.
learn-tz-11-calendar-3-say = Your board is light, so you may turn two days at once. Do it.
learn-tz-11-calendar-3-arrow = two days
learn-tz-11-calendar-3-then = Your board turns dark: next time you need the top of a temple first.
learn-tz-11-calendar-3-wrong-1 = One day is fine too, and keeps your board light. Try two days for once.
learn-tz-11-calendar-4-say = Your worker jumped from 2 to 4: a crystal skull. Take it back.
learn-tz-11-calendar-4-then = Two days of waiting, in one.
learn-tz-11-calendar-4-wrong-1 = First the skull: you are the first to act today.
learn-tz-11-calendar-5-say = Take the skull.
learn-tz-11-calendar-5-then = A skull, a day early.
learn-tz-11-calendar-5-wrong-1 = Gold would have come with a single day. Take the skull.

## The last day

learn-tz-12-last-day-title = The last day
learn-tz-12-last-day-new = Monuments, the last food day, and final scoring.
learn-tz-12-last-day-goal = 18½ points
learn-tz-12-last-day-close = Four corn are one point, a kept skull three. The rest is temples, buildings and monuments.
learn-tz-12-last-day-1-say = This is the last turn of the game. Your builder stands on { name-tikal } 4: take it back.
learn-tz-12-last-day-1-then = Action 4: one or two buildings, or one monument.
learn-tz-12-last-day-1-wrong-1 = It would never act: the game ends tonight.
learn-tz-12-last-day-2-say = Use action 4.
learn-tz-12-last-day-2-then = A monument scores at the very end.
learn-tz-12-last-day-2-wrong-1 = Action 2 is for buildings only. Monuments need action 4.
learn-tz-12-last-day-3-say = The “{ name-m-technology-levels }” scores 3 points for every level of technology. You have four levels.
learn-tz-12-last-day-3-then = 4 levels, 3 points each: 12 points tonight.
learn-tz-12-last-day-3-wrong-1 = 8 points at once; the monument brings 12. Action 4 builds buildings or a monument, never both.
learn-tz-12-last-day-3-wrong-2 = You have corn enough for tonight. Look at the monument.
learn-tz-12-last-day-4-say = End your turn, and the game.
learn-tz-12-last-day-4-then = All fed. The temples paid 6, the monument 12, and 2 corn left over half a point.

## A short game

learn-tz-13-short-game-title = A short game
learn-tz-13-short-game-new = Age 2 against one bot, with a coach beside you.
learn-tz-13-short-game-goal = a game played to its end
learn-tz-13-short-game-close = That was a real age of { game-name }. A full game has two, and begins with wealth tiles.
learn-tz-13-short-game-opening-goal = Thirteen days, two food days, then the final scoring. You both begin alike.
learn-tz-13-short-game-opening-idle = Idle workers belong to nobody; they only take up room.

## A tribe of your own

learn-tp-01-tribe-title = A tribe of your own
learn-tp-01-tribe-new = Each player has a tribe that bends one rule.
learn-tp-01-tribe-goal = { name-balam }’s gift taken
learn-tp-01-tribe-close = In a full game you are dealt two tribes and secretly keep one, with your wealth tiles.
learn-tp-01-tribe-1-say = You are { name-balam }: stepping back is free, and pays you. Take back the worker on { name-yaxchilan } 4.
learn-tp-01-tribe-1-then = Others pay 1 corn for each space back.
learn-tp-01-tribe-1-wrong-1 = Later. { name-balam }’s gift shows when a worker comes home.
learn-tp-01-tribe-2-say = Step back three spaces, to the wood of action 1.
learn-tp-01-tribe-2-then = 1 wood, and 1 corn as { name-balam }’s gift: however many spaces, always 1 corn.
learn-tp-01-tribe-2-wrong-1 = A skull, good. But then { name-balam } earns nothing: try action 1.
learn-tp-01-tribe-2-wrong-2 = Gold and the gift as well: greedy and clever! For now, step all the way back.
learn-tp-01-tribe-2-wrong-3 = One stone and the gift: fine. For now, step all the way back.
learn-tp-01-tribe-3-say = End your turn. Ixchel has a gift, too.
learn-tp-01-tribe-3-then = Ixchel is { name-ahmakiq }: she passed and took 2 corn. Nobody else may pass.

## A prophecy comes true

learn-tp-02-prophecy-title = A prophecy comes true
learn-tp-02-prophecy-new = A calamity makes something poorer; at its end, whoever resisted is paid.
learn-tp-02-prophecy-goal = 6 points from the { name-drought }
learn-tp-02-prophecy-close = All three prophecies lie open from the start. Prepare for the next one.
learn-tp-02-prophecy-1-say = The { name-drought } rules until tonight: each corn harvest gives 1 less. Take your harvester back anyway.
learn-tp-02-prophecy-1-then = Tonight each player’s corn tiles are counted.
learn-tp-02-prophecy-1-wrong-1 = The { name-drought } ends tonight and counts corn tiles. Harvest while it counts!
learn-tp-02-prophecy-2-say = Three tiles bring 0 points, four bring 6. Harvest with action 2.
learn-tp-02-prophecy-2-then = 4 − 1 = 3 corn, and your fourth corn tile.
learn-tp-02-prophecy-2-wrong-1 = Fishing escapes the { name-drought }, but brings no tile. You need the fourth tile.
learn-tp-02-prophecy-2-wrong-2 = Then three tiles count, for 0 points, and two workers go hungry.
learn-tp-02-prophecy-3-say = End your turn: feeding, temples, then the prophecy.
learn-tp-02-prophecy-3-then = Four tiles: 6 points for you. Ixchel had one tile and lost 5.

## Quick hands

learn-tp-03-quick-title = Quick hands
learn-tp-03-quick-new = A quick action works in the turn of placing; new buildings pay on food days.
learn-tp-03-quick-goal = the “{ name-tp-b1 }” built, everyone fed
learn-tp-03-quick-close = Quick actions are small, but there is no waiting. Technologies do not help them.
learn-tp-03-quick-1-say = Today’s quick action is building. Place a worker on the free quick action space: 1 corn.
learn-tp-03-quick-1-then = It acts in this very turn, after all placements.
learn-tp-03-quick-1-wrong-1 = From { name-tikal } you would build in two days at the earliest. The quick action builds today.
learn-tp-03-quick-2-say = Perform the quick action: 1 corn, and the blocks of one building.
learn-tp-03-quick-2-then = 3 corn are left, and 3 wood.
learn-tp-03-quick-2-wrong-1 = Each further worker costs corn, and you need it tonight. Build now.
learn-tp-03-quick-2-wrong-2 = A quick action belongs to the turn of placing. Perform it now.
learn-tp-03-quick-3-say = The “{ name-tp-b1 }” costs 3 wood and pays 3 corn on every food day. Today is one.
learn-tp-03-quick-3-then = Its income comes before the meal.
learn-tp-03-quick-3-wrong-1 = The farm feeds one: you would need 4 corn and have 3. Try the “{ name-tp-b1 }”.
learn-tp-03-quick-4-say = End your turn.
learn-tp-03-quick-4-then = 3 + 3 = 6 corn: all three ate. The quick worker is home again.
