### English: what the lessons say. A line has 18 words at most; docs/adding-a-lesson.md explains the keys.

## Dig, and found

learn-mx-01-first-canal-title = Dig, and found
learn-mx-01-first-canal-new = A canal closes a piece of land; your pilli founds it for points.
learn-mx-01-first-canal-goal = a district of three founded
learn-mx-01-first-canal-close = Dig, close, found. Whoever’s pilli is inside does the founding, whoever dug.
learn-mx-01-first-canal-1-say = Your pilli stands in the west, almost cut off. One more canal closes it. Take a single one.
learn-mx-01-first-canal-1-then = A canal costs 1 of your 6 action points.
learn-mx-01-first-canal-1-wrong-1 = Not yet: your ground is still joined to the whole island.
learn-mx-01-first-canal-2-say = Lay it on B13, between the canal and the lake.
learn-mx-01-first-canal-2-then = A11, A12 and A13 have water all around: a district of three cells.
learn-mx-01-first-canal-2-wrong-1 = The land would still be joined at B13. Close the gap right below the canal.
learn-mx-01-first-canal-2-wrong-2 = Your own pilli stands there; a canal needs empty land.
learn-mx-01-first-canal-3-say = The { name-calpulli-3a } lies open. Found your district: it costs nothing.
learn-mx-01-first-canal-3-then = Now the calpulli needs a place.
learn-mx-01-first-canal-3-wrong-1 = The size must fit exactly: your district has three cells, not six.
learn-mx-01-first-canal-3-wrong-2 = First reap what you dug: founding is free.
learn-mx-01-first-canal-4-say = Put the calpulli on a free cell. Nobody can ever enter that cell again.
learn-mx-01-first-canal-4-then = The founder scores the second value of the calpulli: 2 points.
learn-mx-01-first-canal-4-wrong-1 = Your pilli stands there. Take one of the other two cells.
learn-mx-01-first-canal-4-wrong-2 = That is water now. The calpulli goes on land of the district.

## Exactly so many

learn-mx-02-size-title = Exactly so many
learn-mx-02-size-new = A district must have exactly the size of an open calpulli.
learn-mx-02-size-goal = a district of four founded
learn-mx-02-size-close = Count the cells before you dig. Anybody can cut through land that is not founded.
learn-mx-02-size-1-say = A canal almost cuts off the north. A 4 is open, but no 5. Take a single canal.
learn-mx-02-size-1-then = Two cells would close it; they make different sizes.
learn-mx-02-size-1-wrong-1 = A double canal covers two cells, and here that is one too many.
learn-mx-02-size-2-say = Which cell leaves exactly four around your pilli?
learn-mx-02-size-2-then = F1 to I1: four cells. J1 is water now.
learn-mx-02-size-2-wrong-1 = That closes five cells, F1 to J1, and no 5 is open. Count again.
learn-mx-02-size-2-wrong-2 = Then only F1 and G1 stay with your pilli: two cells, and no calpulli is that small.
learn-mx-02-size-3-say = Found the four.
learn-mx-02-size-3-then = Where shall the calpulli lie?
learn-mx-02-size-3-wrong-1 = Your district has four cells; this calpulli needs nine.
learn-mx-02-size-4-say = Choose a free cell; keep a way open for later.
learn-mx-02-size-4-then = 2 points. In a founded district nobody may dig any more.
learn-mx-02-size-4-wrong-1 = Your pilli stands on G1. Choose another cell.
learn-mx-02-size-4-wrong-2 = J1 is a canal now. The calpulli needs land of the district.

## Over the bridge

learn-mx-03-bridge-title = Over the bridge
learn-mx-03-bridge-new = Six action points: bridge, step, step, and founding is free.
learn-mx-03-bridge-goal = a district of thirteen founded
learn-mx-03-bridge-close = A bridge belongs to nobody: now Ixchel may cross it, too.
learn-mx-03-bridge-1-say = The east is closed: 13 cells, and you stand outside. Build a bridge on Q8.
learn-mx-03-bridge-1-then = 1 point. It rests on the land west and east of it.
learn-mx-03-bridge-1-wrong-1 = That is water. A bridge makes it passable.
learn-mx-03-bridge-1-wrong-2 = Your pilli must stand inside the district it founds.
learn-mx-03-bridge-1-wrong-3 = Teleporting would bring you in, for 5 points. A bridge and two steps cost 3.
learn-mx-03-bridge-2-say = Step onto the bridge.
learn-mx-03-bridge-2-then = Each step costs 1 point. On the bridge you are in no district.
learn-mx-03-bridge-2-wrong-1 = On this side you stand in another district. Over the bridge first.
learn-mx-03-bridge-3-say = And across, to R8.
learn-mx-03-bridge-3-then = You are inside.
learn-mx-03-bridge-3-wrong-1 = A pilli on a bridge is in no district. One more step.
learn-mx-03-bridge-4-say = Found the thirteen.
learn-mx-03-bridge-4-then = Now a place for the calpulli.
learn-mx-03-bridge-4-wrong-1 = Seven points are waiting, and founding is free.
learn-mx-03-bridge-5-say = Choose any free cell for the calpulli.
learn-mx-03-bridge-5-then = 7 points: large districts pay, and 3 action points are left.
learn-mx-03-bridge-5-wrong-1 = Your pilli stands there. Choose a free cell.

## By boat, or through the air

learn-mx-04-boat-title = By boat, or through the air
learn-mx-04-boat-new = A boat goes from bridge to bridge for 1 point; teleporting costs 5.
learn-mx-04-boat-goal = across the island for 3 points
learn-mx-04-boat-close = No bridge where you want to go? Teleporting always works, for 5 points.
learn-mx-04-boat-1-say = You want to go far west, to C9. Step onto the bridge beside you: boats start there.
learn-mx-04-boat-1-then = The canal opens into the lake at O5, and the lake reaches C9.
learn-mx-04-boat-1-wrong-1 = Possible, for 5 of your 6 points. The boat needs 1. Step onto the bridge.
learn-mx-04-boat-1-wrong-2 = Boats start from a bridge only. Step onto O8 first.
learn-mx-04-boat-2-say = Take the boat to the bridge on C9.
learn-mx-04-boat-2-then = Around the island for 1 point: with a boat the distance does not count.
learn-mx-04-boat-2-wrong-1 = That leads east, away from your goal. Take the boat.
learn-mx-04-boat-2-wrong-2 = Keep your 5 points; the boat costs 1.
learn-mx-04-boat-3-say = Step ashore.
learn-mx-04-boat-3-then = You have crossed the whole island for 3 points.
learn-mx-04-boat-3-wrong-1 = This bridge runs north and south; you leave it at its two ends only.

## The tallest temples

learn-mx-05-temple-title = The tallest temples
learn-mx-05-temple-new = Temples decide who leads a district; the sum of levels counts.
learn-mx-05-temple-goal = the lead in the district of thirteen
learn-mx-05-temple-close = Tied players each score the full value. A district founded now scores again in period 2.
learn-mx-05-temple-1-say = Period 1 ends this round. Ixchel has five levels here, 3 and 2. Start with your 4.
learn-mx-05-temple-1-then = It costs 4 points, as many as its level.
learn-mx-05-temple-1-wrong-1 = Also right: 2 and then 4 make six. But begin with the 4 here.
learn-mx-05-temple-1-wrong-2 = 3, 2 and 1 make six as well: clever. But begin with the 4 here.
learn-mx-05-temple-1-wrong-3 = Without a temple here you score nothing, and Ixchel leads alone. Build!
learn-mx-05-temple-2-say = Build on any free cell of the district in which your pilli stands.
learn-mx-05-temple-2-then = 4 against 5: you are second. 2 points are left.
learn-mx-05-temple-2-wrong-1 = Ixchel’s temple stands there. Temples are never replaced.
learn-mx-05-temple-2-wrong-2 = That is across the canal. You build where your pilli stands.
learn-mx-05-temple-3-say = Spend the last 2 points on a temple of level 2.
learn-mx-05-temple-3-then = Now the place.
learn-mx-05-temple-3-wrong-1 = 5 against 5 would tie, and both score 13. One level more and you lead alone.
learn-mx-05-temple-3-wrong-2 = Level 3 costs 3 points, and you have 2.
learn-mx-05-temple-4-say = Any free cell will do.
learn-mx-05-temple-4-then = 6 against 5: you lead.
learn-mx-05-temple-4-wrong-1 = The calpulli lies there; that cell is closed for good.
learn-mx-05-temple-5-say = End your turn. Ixchel has one more, then the period is scored.
learn-mx-05-temple-5-then = First place: 13 points for you. Second place: 7 for Ixchel.

## Save a little

learn-mx-06-tokens-title = Save a little
learn-mx-06-tokens-new = Action tokens keep points for a bigger turn.
learn-mx-06-tokens-goal = a leap and a temple in one turn
learn-mx-06-tokens-close = Leftover points vanish, tokens stay. At the end they break ties.
learn-mx-06-tokens-1-say = 2 points are left. Next turn you want 8: teleport east, level 3. Buy a token.
learn-mx-06-tokens-1-then = 1 point becomes an action token, for any later turn.
learn-mx-06-tokens-1-wrong-1 = That costs 5, and only 2 are left. Save them for it.
learn-mx-06-tokens-1-wrong-2 = Unspent points are lost. As tokens they stay yours.
learn-mx-06-tokens-2-say = And a second one; two are the most you may buy in a turn.
learn-mx-06-tokens-2-then = 2 tokens, and no point is wasted.
learn-mx-06-tokens-2-wrong-1 = The plan needs one more token.
learn-mx-06-tokens-3-say = All points are spent or saved. End your turn.
learn-mx-06-tokens-3-then = Ixchel has walked. Your turn: 6 points and 2 tokens.
learn-mx-06-tokens-3-wrong-1 = Two a turn are the most, and each costs a point.
learn-mx-06-tokens-4-say = Spend a token.
learn-mx-06-tokens-4-then = 7 points.
learn-mx-06-tokens-4-wrong-1 = 5 of 6 points; then 1 and two tokens make 3. Also right! But spend first.
learn-mx-06-tokens-5-say = And the other.
learn-mx-06-tokens-5-then = 8 points: more than any plain turn.
learn-mx-06-tokens-6-say = Teleport.
learn-mx-06-tokens-6-then = The whole island is open: choose.
learn-mx-06-tokens-6-wrong-1 = It would stand here in the west. Go east first.
learn-mx-06-tokens-7-say = Land beside Ixchel’s temple, in the east.
learn-mx-06-tokens-7-then = 3 points are left.
learn-mx-06-tokens-7-wrong-1 = A temple stands there. Choose a free cell beside it.
learn-mx-06-tokens-7-wrong-2 = The palace is free, and pays when a period ends. But the plan is the east.
learn-mx-06-tokens-8-say = Build level 3: Ixchel has only 2 here.
learn-mx-06-tokens-8-then = You choose the place.
learn-mx-06-tokens-8-wrong-1 = 2 against 2 is a tie. Level 3 leads.
learn-mx-06-tokens-9-say = Any free cell.
learn-mx-06-tokens-9-then = 3 against 2: you lead, in one leap.

## The end of a period

learn-mx-07-period-title = The end of a period
learn-mx-07-period-new = All calpulli founded, somebody out of temples: everybody scores, and the palace adds 5.
learn-mx-07-period-goal = 12 points in one scoring
learn-mx-07-period-close = Unused temples stay yours, and nine more come. Canals and bridges are not refilled.
learn-mx-07-period-1-say = Last round of the period, and no temple stands in the palace district. Step onto a start cell.
learn-mx-07-period-1-then = Ending the period on a start cell of the palace brings 5 points.
learn-mx-07-period-1-wrong-1 = Your pilli stands on the only free cell. Step aside first.
learn-mx-07-period-1-wrong-2 = Twelve points are lying here. Stay a moment.
learn-mx-07-period-2-say = The cell you left is free. Nobody competes: the smallest temple is enough.
learn-mx-07-period-2-then = Only one cell was free, so it stands on I8 at once.
learn-mx-07-period-2-wrong-1 = It would lead, too, but level 1 does the same. Keep the big ones for period 2.
learn-mx-07-period-2-wrong-2 = Level 1 does the same here. Keep the 2.
learn-mx-07-period-3-say = End your turn and see the scoring.
learn-mx-07-period-3-then = 7 for the district, 5 for the palace. Period 2 opens new calpulli.
learn-mx-07-period-3-wrong-1 = The centre of the palace brings nothing. Stay on the start cell.

## The last scoring

learn-mx-08-last-scoring-title = The last scoring
learn-mx-08-last-scoring-new = At the end land without a calpulli scores, too, and neutral temples take their rank.
learn-mx-08-last-scoring-goal = 67 points, Ixchel 56
learn-mx-08-last-scoring-close = First place scores the number of cells, second half of it, third a quarter, rounded up.
learn-mx-08-last-scoring-1-say = The last round. The 27 cells around you were never founded: now they count. Build your level 2.
learn-mx-08-last-scoring-1-then = Ixchel and the neutral temples have 4 levels each, you have 3.
learn-mx-08-last-scoring-1-wrong-1 = With 3 against 4 and 4 you would be third: 7 points. Build!
learn-mx-08-last-scoring-1-wrong-2 = Your small temples are all built. Level 2 is the last one you have.
learn-mx-08-last-scoring-1-wrong-3 = Then one point is left, too few for your temple. Your place is here.
learn-mx-08-last-scoring-2-say = Any free cell of this land, on either side of the canal.
learn-mx-08-last-scoring-2-then = 5 against 4 and 4: first place.
learn-mx-08-last-scoring-2-wrong-1 = That is another district, across the canal. You build where your pilli stands.
learn-mx-08-last-scoring-3-say = End your turn, and the game.
learn-mx-08-last-scoring-3-then = 27 for you. Ixchel ties with the neutral temples for second, and scores 14.
learn-mx-08-last-scoring-3-wrong-1 = You could still walk, but nothing more is within reach. End the game.

## A short game

learn-mx-09-short-game-title = A short game
learn-mx-09-short-game-new = A whole second period against one bot, with a coach beside you.
learn-mx-09-short-game-goal = a game played to its end
learn-mx-09-short-game-close = That was a real period of { game-name }. A full game has two of them.
learn-mx-09-short-game-opening-goal = Found what you can, then lead where it counts. Most points after this period win.
learn-mx-09-short-game-opening-supply = Four calpulli are open; you have six temples each. When both run out, the game ends.
learn-mx-09-short-game-opening-neutral = Neutral temples belong to nobody, but they take their rank.
