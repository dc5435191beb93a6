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
