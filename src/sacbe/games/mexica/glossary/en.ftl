### English: the terms of Mexica.
### A comment says where a term comes from, which words are not used for it (Not) and in which phrases they still are (But).
### A term has the forms one, many, and with a capital One and Many.

# Rulebook. Not: calpullis.
-calpulli = { $form ->
       *[one] calpulli
        [One] Calpulli
        [Many] Calpulli
    }
# Rulebook. Not: meeple, pawn. But: Super Meeple.
-pilli = { $form ->
       *[one] pilli
        [One] Pilli
        [Many] Pilli
    }
# Rulebook.
-district = { $form ->
       *[one] district
        [many] districts
        [One] District
        [Many] Districts
    }
# Ours. Not: square, squares.
-cell = { $form ->
       *[one] cell
        [many] cells
        [One] Cell
        [Many] Cells
    }
# Rulebook.
-canal = { $form ->
       *[one] canal
        [many] canals
        [One] Canal
        [Many] Canals
    }
# Ours. Not: small canal*.
-single-canal = { $form ->
       *[one] single canal
        [many] single canals
        [One] Single canal
        [Many] Single canals
    }
# Ours. Not: large canal*.
-double-canal = { $form ->
       *[one] double canal
        [many] double canals
        [One] Double canal
        [Many] Double canals
    }
# Rulebook.
-bridge = { $form ->
       *[one] bridge
        [many] bridges
        [One] Bridge
        [Many] Bridges
    }
# Rulebook.
-temple = { $form ->
       *[one] temple
        [many] temples
        [One] Temple
        [Many] Temples
    }
# Rulebook.
-palace = { $form ->
       *[one] palace
        [many] palaces
        [One] Palace
        [Many] Palaces
    }
# Rulebook.
-boat = { $form ->
       *[one] boat
        [many] boats
        [One] Boat
        [Many] Boats
    }
# Rules of ours. Not: go anywhere, go to any free cell, leaves at once.
-teleport = { $form ->
       *[one] teleport
        [many] teleports
        [One] Teleport
        [Many] Teleports
    }
# Rulebook.
-action-point = { $form ->
       *[one] action point
        [many] action points
        [One] Action point
        [Many] Action points
    }
# Rulebook.
-action-token = { $form ->
       *[one] action token
        [many] action tokens
        [One] Action token
        [Many] Action tokens
    }
# Rulebook. Not: age, ages, era, eras.
-period = { $form ->
       *[one] period
        [many] periods
        [One] Period
        [Many] Periods
    }
# Rules of ours. Not: starting player, start player.
-first-player = { $form ->
       *[one] first player
        [many] first players
        [One] First player
        [Many] First players
    }
# Rulebook, for two players.
-neutral-temple = { $form ->
       *[one] neutral temple
        [many] neutral temples
        [One] Neutral temple
        [Many] Neutral temples
    }
