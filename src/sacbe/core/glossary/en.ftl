### English: the terms of every table.
### A comment says where a term comes from, which words are not used for it (Not) and in which phrases they still are (But).
### A term has the forms one, many, and with a capital One and Many.

# Rules.
-player = { $form ->
       *[one] player
        [many] players
        [One] Player
        [Many] Players
    }
# Ours. Not: robot, computer player, AI.
-bot = { $form ->
       *[one] bot
        [many] bots
        [One] Bot
        [Many] Bots
    }
# Ours.
-table = { $form ->
       *[one] table
        [many] tables
        [One] Table
        [Many] Tables
    }
# Ours.
-seat = { $form ->
       *[one] seat
        [many] seats
        [One] Seat
        [Many] Seats
    }
# Ours. Not: match.
-game = { $form ->
       *[one] game
        [many] games
        [One] Game
        [Many] Games
    }
# Rules: what one player does.
-turn = { $form ->
       *[one] turn
        [many] turns
        [One] Turn
        [Many] Turns
    }
# Rules: a turn of every player.
-round = { $form ->
       *[one] round
        [many] rounds
        [One] Round
        [Many] Rounds
    }
# Rules. Not: victory point.
-point = { $form ->
       *[one] point
        [many] points
        [One] Point
        [Many] Points
    }
# Ours: what happened at a table. Not: journal, history.
-log = { $form ->
       *[one] log
        [many] logs
        [One] Log
        [Many] Logs
    }
# Ours: a whole game as text. Not: game file, transcript.
-record = { $form ->
       *[one] record
        [many] records
        [One] Record
        [Many] Records
    }
# Ours.
-undo = { $form ->
       *[one] undo
        [One] Undo
        [Many] Undo
    }
# Rules.
-final-scoring = { $form ->
       *[one] final scoring
        [One] Final scoring
        [Many] Final scoring
    }
