### English: the page's own sentences. The keys are the same in every language.

web-loading = Loading…
web-not-found = There is nothing here.
web-to-home = To the home page
web-lost = The connection is being made again…
web-undo = Undo
web-reset = Reset turn
web-end-turn = End turn
web-waiting = Waiting for { $player }.
web-play = Play
web-log = Log
web-chat = Chat
web-rules = Rules

## Table shell

web-close = Close
web-language = Language
web-theme = Light or dark
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show all
web-sound = Sound
web-menu = Menu
web-guest = Guest
web-people-here = { $count } people are here
web-watching = { $count } watching
web-clock-left = Time left
web-days-short = d
web-hours-short = h
web-take-back-turns = Take back turns
web-take-back-text = The others are asked; bots agree. The game goes back to the beginning of the turn you choose.
web-back-to-turn = To the beginning of { $player }’s turn
web-rewind-asked = { $player } asks to go back some turns. Do you agree?
web-agree = Agree
web-refuse = Refuse
web-come-back = Take my seat back
web-away = A bot plays for you.
web-leave-table = Leave the table
web-leave-title = Leave this table?
web-leave-text = A bot plays on for you. You can come back as long as the game lasts.
web-keep-playing = Keep playing
web-replay = Replay
web-download-record = Download the record
web-unread = unread
web-taken-back = (taken back)
web-chat-empty = Nobody has said anything yet.
web-say-something = Say something
web-prompt = What is asked
web-game-over = The game is over.
web-skip = Skip
web-space = Space
web-not-now = Not now: { $action }
web-rule = Rule { $rule }
web-since = { $count ->
    [one] Since your last turn: { $count } change.
    *[other] Since your last turn: { $count } changes.
    }
web-since-title = Since your last turn
web-show-them = Show them
web-points-graph = Points through the game: { $list }
web-points-through = Points through the game
web-final-scoring = Final scoring
web-wins = { $count ->
    [one] { $names } wins
    *[other] { $names } win together
    }
web-won-with = With { $points } points.
web-shared-win = They share the victory with { $points } points each.
web-tie-break = Several have { $points } points; the tie-break decided.
web-home = Home
web-rematch = Play again
web-skip-to-prompt = To the question
web-skip-to-content = To the content
