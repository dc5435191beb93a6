"""The smallest complete game, to be copied to start a new one (docs/adding-a-game.md).

It is small but whole, and has every mechanism once: chance, a secret simultaneous choice, a turn with a
confirmed end, a follow-up, points, an end. Files that open with
`# compiled` are compiled, the others run as they are. Its rules:

TM-1  Two to four traders meet at a market for five rounds. In each round every seat has a turn: from seat 0
      on in the first round and back again in the next, so that the last one has two turns in a row.
TM-2  Twelve tiles, of three kinds and worth 1 to 4 points, are in a bag. Three lie open in the market; one
      that is taken and paid for is replaced at once from the bag, while it lasts.
TM-3  Every trader begins with one maize and one cacao and favours one kind of tile. All choose at the same
      time, and each choice stays secret until the end.
TM-4  In a turn a trader gathers one maize or cacao, or takes one tile or more; not both, and not nothing.
TM-5  Each tile taken costs one token, maize or cacao as the trader likes, and scores its worth at once.
TM-6  After the last round the favours are shown, and each tile of the favoured kind scores its worth again.
TM-7  The trader with the most points wins; tied traders share the victory.
"""
