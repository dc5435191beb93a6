### English: the command line's own sentences. The keys are the same in every language.

## Playing

cli-seat = Player { $number }
cli-bot = Bot { $number }
cli-welcome = (seed { $seed }; ? for help)
cli-narrow = The board needs a terminal of { $columns } columns; this one is narrower.
cli-help =
    What you can type:
      3                a choice, by its number
      place palenque   a choice, as it is written at the right; a clear beginning is enough (pl pal)
      u                take back the last action of this turn
      r                take back the whole turn so far
      why ACTION       why an action is not possible now, e.g. why place uxmal
      hint             what a strong bot would consider, and why
      board            show the table again
      log              what happened last
      rules TZ-5       the text of a rule
      save FILE        save the record of the game
      q                leave the table
cli-bad-number = Choose a number from 1 to { $count }.
cli-unknown = “{ $text }” is neither an action nor a command; ? shows what you can type.
cli-legal = That is possible now.
cli-why-what = Name an action after “why”, such as “why place uxmal”.
cli-hint = { $plan } (about { NUMBER($points, maximumFractionDigits: 1) } points)
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing of this turn to take back.
cli-log-empty = Nothing has happened yet.
cli-no-rules = The texts of the rules are not installed here.
cli-rules-english = This part is not up to date in the chosen language, so here it is in English.
cli-pass-keyboard = A secret choice: pass the keyboard to { $player }.
cli-press-enter = { "[" }Enter{ "]" }
cli-save-where = Name a file after “save”.
cli-save-as = Save the record as (Enter: do not save):
cli-saved = The record is saved in { $file }.
cli-total = Total
cli-winner = { $player } wins.
cli-shared-victory = { $players } share the victory.
cli-bye = Goodbye.
