### English: the page's own sentences. The keys are the same in every language.

web-loading = Loading…
web-not-found = There is nothing here.
web-to-home = Home page
web-lost = Reconnecting…
web-new-version = There is a new version of Sacbe: this page will reload.
web-hint = Hint
web-hint-thinking = The bot is thinking…
web-hint-of = { $number } of { $count }
web-hint-next = Next idea
web-hint-previous = Previous idea
web-hint-try = Try it
web-hint-for = What speaks for it: { $term }.
web-undo = Undo
web-reset = Reset turn
web-end-turn = End turn
web-end-turn-ask = End the turn?
web-do-not-ask = Do not ask again
web-keep-playing = Keep playing
web-waiting = Waiting for { $player }.
web-your-turn-soon = It will be your turn in a moment.
web-play = Play
web-log = Log
web-chat = Chat
web-rules = Rules

## Table shell

web-close = Close
web-newest = Newest
# The log as cards
web-log-filter = Filter the log
web-log-only = Only { $name }
web-log-search = Search by name, place or thing
web-log-nothing = Nothing found.
web-log-free = free
web-log-all-fed = all fed
web-log-unused = { $count } not used
web-since-turn = since your turn
web-log-replay = replay
web-replay-round = Replay the last round
web-language = Language
web-theme = Light or dark
web-theme-system = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-zoom-fit = Show all
web-zoom-in = Enlarge
web-zoom-map = The whole board
web-zoom-there = Show { $place }
web-key-zoom-does = zoom the board, fit
web-key-ask-does = ask what things are
web-what-is-this = What is this?
web-asking = What is this? Point at anything, tap it, or walk with the arrow keys.
web-sound = Sound
web-sound-ask = Sound?
web-sound-on = On
web-sound-later = Not now
web-volume = Volume
web-menu = Menu
web-settings-and-shortcuts = Settings and keys
web-settings = Settings
web-shortcuts = Keys
web-speed = Moves of others
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-instant = Instant
web-ask-before-end = Ask before anything is wasted
web-key-arrows = Arrows
web-key-arrows-do = move among what is legal
web-key-enter = Enter
web-key-enter-does = chooses what has the focus
web-key-space-does = shows the moves of others at once
web-speed-note = beats per worker or action
web-ask-before-end-note = points unspent, begging when not needed
web-traces = Marks of what changed
web-traces-note = rings until your next action
web-name-and-sign = Name and sign
web-name-and-sign-note = shown at every table
web-key-numbers = Numbers on choices
web-key-numbers-note = 1 to 9 on chips and actions
web-key-numbers-do = takes a choice or action of the prompt
web-key-hint-does = hint; again: next idea
web-key-try-does = tries the hint
web-key-districts-does = shows or hides the districts
web-key-canal-does = takes the other canal, double or single
web-guest = Guest
web-people-here = { $count ->
        [one] { $count } person is here
       *[other] { $count } people are here
    }
web-watching = { $count } watching
web-clock-left = Time left
web-days-short = d
web-hours-short = h
web-take-back-turns = Undo turns
web-take-back-text = The others are asked; bots always agree. The game goes back to the beginning of the turn you choose.
web-back-to-turn = To the beginning of { $player }’s turn
web-rewind-asked = { $player } would like to undo some turns. Do you agree?
web-agree = Agree
web-refuse = Refuse
web-come-back = Take my seat back
web-away = A bot plays for you.
web-forfeited = { $player } has lost on time. A bot plays on.
web-forfeited-you = You have lost on time. A bot plays on for you.
web-lost-on-time = lost on time
web-leave-table = Leave the table
web-leave-title = Leave this table?
web-leave-text = A bot plays on for you. You can come back as long as the game lasts.
web-replay = Replay
web-download-record = Download the record
web-unread = unread
web-chat-empty = Nobody has said anything yet.
web-say-something = Say something
# Thinking ahead
web-plan = Plan
web-plan-does = plan your next turn while others move
web-plan-leave = Back to the table
web-planning = Plan your next turn.
web-plan-kept = Your plan is kept until you play or clear it.
web-planned = planned
web-plan-play = Play the plan
web-plan-clear = Clear
web-plan-left = { $count ->
    [one] One step of your plan is not played.
   *[other] { $count } steps of your plan are not played.
  }
web-tz-beg-not-needed = You could place or pick up workers without begging. It costs a step in this temple.
web-plan-not-then = Not possible any more.
web-prompt = Your decision
web-game-over = The game is over.
web-game-stopped = The operator of this server has stopped this game.
web-skip = Skip
web-space = Space
web-more-to-show = { $count ->
    [one] { $count } more change to show
    *[other] { $count } more changes to show
    }

# Captions of a turn that is shown: whoever acts stands before them.
web-staged-placed = places on { $place }
web-staged-placed-beside = takes the { $place }
web-staged-picked-up = takes back { $place }
web-staged-used = uses { $place }
web-staged-begged = begs and angers { $place }
web-staged-quick-action = acts at once
web-staged-passed = passes
web-staged-built = builds “{ $place }”
web-staged-advanced = advances: { $place } { $level }
web-staged-lowered = goes down: { $place } { $level }
web-staged-bonus = takes the bonus of { $place }
web-staged-climbed = climbs: { $place }
web-staged-descended = steps down: { $place }
web-staged-canal = lays a canal on { $place }
web-staged-lift = lifts the bridge on { $place }
web-staged-bridge = builds a bridge over { $place }
web-staged-temple = builds a temple of level { $level } on { $place }
web-staged-walk = walks to { $place }
web-staged-sail = takes a boat to { $place }
web-staged-teleport = teleports to { $place }
web-staged-found = founds a district of { $size }
web-staged-start = starts on { $place }
web-staged-token = { $count ->
    [one] buys an action token
   *[other] buys { $count } action tokens
}
web-replaying-round = The last round again

web-not-now = Not now: { $action }
web-rule = Rule { $rule }
web-points-graph = Points through the game: { $list }
web-points-through = Points through the game
web-final-scoring = Final scoring
web-wins = { $count ->
    [one] { $names } wins
    *[other] { $names } win together
    }
web-shared-win = { $points ->
        [one] They share the victory with { $points } point each.
       *[other] They share the victory with { $points } points each.
    }
web-tie-break = { $points ->
        [one] Several have { $points } point; the tie-break decided.
       *[other] Several have { $points } points; the tie-break decided.
    }

# The end of a game and what won it.
web-points-phrase = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-what-won = What won it
web-won-by = { $points }, { $lead } ahead of { $name }.
web-your-place = { $place ->
    [1] You won.
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
   *[other] You came fifth.
}
web-won = { $cause }: { $own }.
web-won-text = { $name } got { $other }.
web-won-without = { $place ->
    [2] Without that { $player } would have come second.
    [3] Without that { $player } would have come third.
    [4] Without that { $player } would have come fourth.
   *[other] Without that { $player } would have come fifth.
}
web-line-cost = What cost you most: { $cause }, { $lost }.
web-line-best = Your best: { $cause }, { $own } to { $other }.
web-line-rival = { $name } was best against you here: { $cause }, { $own } to { $other }.
web-line-missing = First place was { $points } away.
web-victory-picture = Evening over the city; the winner’s piece stands on the temple.

web-home = Home
web-rematch = Play again
web-rematch-begun = The rematch is at another table.
web-to-rematch = Go to the rematch
web-skip-to-prompt = To the question
web-skip-to-content = To the content

## Tzolk'in questions

web-tz-free = free
web-tz-points-name = points
web-tz-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-tz-worker = { -worker }
web-tz-tile-corn = { -corn-tile }
web-tz-tile-wood = { -wood-tile }
web-tz-burn = burned { -jungle }
web-tz-action = Action { $action }
web-tz-first-player = { -starting-player(form: "One") }
web-tz-quick = Quick
web-tz-choose-action = Choose the action
web-tz-step-fee = your own space is free, each space back costs 1 corn
web-tz-take-back = Pick up, no action
web-tz-you-hold = You have
web-tz-you-pay = You pay { $paid } of { $all }
web-tz-pays = You will pay
web-tz-you-get = You get
web-tz-you-have = you have
web-tz-rate = { $rate } each
web-tz-for-corn = paid in
web-tz-left = { $left } left
web-tz-bonus = { -bonus(form: "One") }
web-tz-no-step = Keep the blocks
web-tz-no-more = No more
web-tz-build-no-more = Build nothing more
web-tz-give-up = Give up “{ $tile }”: its blocks count towards the next tile
web-tz-given-up = “{ $tile }” is given up for the tile you build.
web-tz-title-any-action = Any action
web-tz-title-pay = { $blocks ->
        [one] Pay { $blocks } block
       *[other] Pay { $blocks } blocks, any mix
    }
web-tz-title-theology = A step for a block?
web-tz-title-gain = { $blocks ->
        [one] Take one block
       *[other] Take { $blocks } blocks
    }
web-tz-title-save = One block less
web-tz-title-trade = Exchange
web-tz-trade-remark = any number, both ways
web-tz-title-build = What do you build?
web-tz-title-climb = { $left ->
        [one] One step up
       *[other] A step in different temples
    }
web-tz-title-descend = One step down
web-tz-title-beg = Beg?
web-tz-title-advance = Which technology?
web-tz-title-lower = Which goes down?
web-tz-title-raise-others = Which is next?
web-tz-title-choose-bonus = Which bonus?
web-tz-title-resolve-icons = What comes first?
web-tz-title-choose-days = One day or two?
web-tz-title-use-architecture = Use architecture here?
web-tz-title-taxed-gold = Pay for the gold?
web-tz-title-taxed-steps = Pay for the step?
web-tz-title-taxed-level = Pay for the advance?
web-tz-title-taxed-skulls = A step down for the skull?
web-tz-now-choose-days = Calendar
web-tz-now-use-architecture = Architecture
web-tz-now-beg = Before your turn
web-tz-about-choose-days = Two days turn every gear two spaces and your player board to its dark side.
web-tz-about-use-architecture = Architecture counts for one building of this action: this one or the second.
web-tz-decline-taxed-gold = Leave the gold
web-tz-decline-taxed-steps = Leave the step
web-tz-decline-taxed-level = Leave the advance
web-tz-decline-taxed-skulls = Leave the skull
web-tz-decline-climb = Leave the step
web-tz-agriculture-1 = Corn harvests bring 1 corn more.
web-tz-agriculture-2 = Harvest corn without a tile where no corn tile is uncovered; fishing brings 1 corn more.
web-tz-agriculture-3 = Corn harvests bring another 2 corn more.
web-tz-agriculture-bonus = One step up in a temple of your choice.
web-tz-extraction-1 = 1 wood more whenever you take or harvest wood.
web-tz-extraction-2 = 1 stone more on Yaxchilan.
web-tz-extraction-3 = 1 gold more on Yaxchilan.
web-tz-extraction-bonus = Two blocks of your choice.
web-tz-architecture-1 = 1 corn for each building.
web-tz-architecture-2 = 2 points for each building.
web-tz-architecture-3 = 1 block less for each building.
web-tz-architecture-bonus = Score 3 points.
web-tz-theology-1 = On Chichen Itza you may use the action one space ahead.
web-tz-theology-2 = After laying a skull you may pay 1 block for a temple step.
web-tz-theology-3 = 1 crystal skull more on Yaxchilan 4.
web-tz-theology-bonus = 1 crystal skull.
web-tz-placed = placed on { $places }
web-tz-lifted = picked up from { $places }
web-tz-paid = paid { $goods }
web-tz-gained = gained { $goods }
web-tz-this-turn = This turn: { $done }.
web-tz-in-hand = { $workers ->
        [one] { $workers } worker in hand, { $corn } corn.
       *[other] { $workers } workers in hand, { $corn } corn.
    }
web-tz-leaves = You will have { $corn } corn left.
web-tz-touch-again = Touch again to confirm.

## Tzolk'in set-up

web-tz-setup = How do you begin?
web-tz-setup-secret = Chosen in secret; shown when all have chosen.
web-tz-wealth = { -wealth-tile(form: "Many") }
web-tz-keep-tiles = keep { $count } of { $all }
web-tz-because = keep { $count } of { $all }, because of { $tribe }
web-tz-chosen = { $count } of { $all } chosen
web-tz-tribe = { -tribe(form: "One") }
web-tz-keep-tribe = keep 1 of 2; the other goes back
web-tz-tribe-first = First the tribe: it may change how many tiles you keep.
web-tz-start-with = You would start with
web-tz-workers = { -worker(form: "Many") }
web-tz-temples = { -temple(form: "Many") }
web-tz-technologies = { -technology(form: "Many") }
web-tz-choosing = choosing
web-tz-ready = ready
web-tz-open = Open on the table
web-tz-open-remark = buildings of age I and monuments: what you can aim for
web-tz-known = known to all
web-tz-prophecies = { -prophecy(form: "Many") }
web-tz-days = days { $from }–{ $to }
web-tz-see-board = See the board
web-tz-back-to-choice = Back to the choice
web-tz-all-chosen = You have chosen.
web-tz-one-worker-more = one more worker
web-tz-fed-free = 1 worker needs no corn

## Tzolk'in food day and end

web-tz-food-day = { -food-day(form: "One") }, day { $day }
web-tz-mid-era = mid-age { $age }: goods of the temples
web-tz-end-of-age = end of age { $age }: points of the temples
web-tz-income = Income
web-tz-fed-of = { $fed } of { $all } workers fed
web-tz-corn-each = Two corn a worker.
web-tz-fed-cheaper = { $workers ->
        [one] { $name } feeds one worker with { $corn } corn, thanks to farms or tribe.
       *[other] { $name } feeds { $workers } workers with { $corn } corn, thanks to farms or tribe.
    }
web-tz-age-begins = Age II
web-tz-highest = highest +{ $points }
web-tz-next-day = Day { $day }
web-tz-begins = { $what } begins
web-tz-continue = Continue to day { $day }
web-tz-continue-end = Continue to the final scoring
web-tz-continue-days = Continue: one day or two?
web-tz-monuments = { -monument(form: "Many") }
web-tz-tie-break = Tie-break: workers on the gears
web-tz-see-table = See the table
web-tz-see-scores = See the scores
web-tz-monument-row = the old row and deck are gone; the monuments stay
web-tz-idle-worker = The worker on { $space } is idle: it belongs to nobody, and nobody picks it up.

## Site

web-site = Pages
web-nav-play = Play
web-nav-tables = Tables
web-nav-learn = Learn
web-nav-watch = Watch
web-nav-replay = Replay
web-panorama = A white road joins a Maya city under a calendar sun and an island city in a lake.
web-headline = Two cities, one white road
web-subline = Tzolk’in and Mexica in your browser, with friends or against bots, at any hour.
web-game-size-tzolkin = 2 to 5 players, 60 to 90 min
web-game-size-mexica = 2 to 4 players, 60 min
web-motto-tzolkin = Workers ride the gears; patience pays.
web-motto-mexica = Cut canals, found districts, build the tallest temples.
web-setup-short = { $players } players, bots: { $bot }
web-play-game = Play { $game }
web-change-setup = Change set-up
web-invite = Invite friends
web-players = Players
web-bots = Bots
web-bot-master = Master
web-bot-expert = Expert
web-bot-skilled = Skilled
web-bot-casual = Casual
web-bot-novice = Novice
web-bot-greedy = Greedy
web-bot-random = Random
web-pace = Pace
web-pace-free = No clock
web-pace-live = Live
web-pace-days = Days
web-module-tribes = Tribes
web-module-prophecies = Prophecies
web-module-buildings = Buildings
web-module-quick-actions = Quick actions
web-levels-mexica = Neutral temples
web-module-standard = Standard
web-module-neutral-hard = Hard
web-module-neutral-very-hard = Very hard
web-tables-thinking = Others are thinking
web-tables-open = Waiting for players
web-tables-over = Finished
web-tables-hidden = Put away
web-nothing-hidden = No table is put away.
web-table-hide = Put { $title } away
web-table-show = Put { $title } back on the list
web-table-leave = Leave { $title }
web-table-remove = Remove { $title }
web-table-put-away = { $title } is put away. You find it at the end of your list.
web-remove-title = Remove this table?
web-remove-text = The game has not begun. The table and its invitation will be gone, for the others too.
web-remove = Remove
web-keep-table = Keep it
# The home of whoever plays here.
web-waiting-for-you = Waiting for you
web-tables-count = { $count ->
    [one] { $count } table
    *[other] { $count } tables
    }
web-nothing-waits = Nothing waits for you. A new game is one press away.
web-nothing-finished = No game is over yet.
web-all-games = All games and archive
web-thinking-for = { $player }, { $time }
web-place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    *[other] { $place }th
    } of { $players }
web-stopped-short = stopped
web-table-watch = Watch the replay of { $title }
web-remove-game-title = Remove this game?
web-remove-game-text = { $title } and its replay are deleted for good. It no longer counts in your results.
web-new-game = New game
web-invite-short = Invite
web-your-results = Your results
web-result-games = games
web-result-won = won
web-result-average = average
web-results-line = Your last { $count } games: points ahead of the best opponent, or behind.
web-no-results = The games you play to the end are counted here.
web-last-game = Last game
web-last-won = { $title }: you won, { $by } ahead of { $name }.
web-last-shared = { $title }: you share the win with { $name }.
web-last-lost = { $title }: you came { $place ->
    [2] second
    [3] third
    [4] fourth
    *[other] fifth
    }, { $by } behind { $name }.
web-last-difference = The largest difference: { $source }.
web-see-how = See how
# Signs of people.
web-your-sign = Your sign
web-sign-picture = Picture
web-sign-colour = Colour
web-sign-sun = Sun
web-sign-moon = Moon
web-sign-maize = Maize
web-sign-flower = Flower
web-sign-shell = Shell
web-sign-water = Water
web-sign-mountain = Pyramid
web-sign-jaguar = Jaguar
web-sign-bird = Bird
web-sign-star = Star
web-sign-red = red
web-sign-yellow = yellow
web-sign-blue = blue
web-sign-green = green
web-sign-plum = plum
web-sign-stone = stone
# Games to look at.
web-your-finished = Your finished games
web-no-finished-yet = Your games are listed here when they are over.
web-model-games = Two games worth watching
web-model-tzolkin = Skulls against monuments
web-model-tzolkin-why = Pakal builds next to nothing, climbs the temples and brings skulls to Chichen Itza; Ixchel answers with monuments worth 54. Six points decide it.
web-model-mexica = Four within six points
web-model-mexica-why = Zazil scores least of all when the periods end, and wins by one point: nobody else gains as much by founding districts.
web-others-finished = Games of others
web-open-file = Open a file
web-your-turn = Your turn
web-state-open = open
web-state-playing = in play
web-state-over = replay
web-to-move = { $player } to move
web-players-count = { $count } players
web-seats-free = { $count ->
    [one] { $count } seat free
    *[other] { $count } seats free
    }
web-seat-free = open
web-learn = Learn
web-learn-text = The table shows what you may do, what it costs and why not. Begin small, against one bot.
web-read-rules = Rules
web-first-game = First game
web-invite-text = Whoever opens the link takes a seat. Bots fill the empty ones.
web-table-of = { $game } table
web-link = Link
web-copy = Copy
web-link-copied = Link copied.
web-copy-yourself = The link is selected: copy it with the keyboard.
web-join-or-watch = Join or watch
web-join = Join
web-watch = Watch
web-nobody-plays = No open or running tables right now. Be the first.
web-sign-in = Sign in
web-sign-out = Sign out
web-take-account = Create an account
web-have-account = I have an account
web-account-text = With a username and a password you keep your tables on every device. We ask for nothing else.
web-sign-in-text = You need no account to play: press Play and you are a guest.
web-account-known = You are signed in as { $login }.
web-signed-in = Hello, { $name }!
web-change-name = Change name
web-name-changed = You are { $name } now.
web-login = Username
web-password = Password
web-signed-in-on = Signed in on
web-this-browser = this browser
web-unknown-browser = Unknown browser
web-sign-out-there = Sign out on { $browser }
web-sign-out-everywhere = Sign out everywhere
web-password-change = Change password
web-password-old = Current password
web-password-new = New password
web-password-changed = The password is changed; other browsers are signed out.
web-tokens = Tokens for programs
web-tokens-text = A program with a token plays as you. Give it to nobody else.
web-token = Token
web-token-label = What is it for?
web-token-make = Create token
web-token-once = Copy it now: it is not shown again.
web-token-copied = Token copied.
web-token-unused = never used
web-token-revoke = Revoke
web-token-revoke-one = Revoke { $label }
web-delete-me = Delete my data
web-delete-me-text = Your name and everything you said in chat are deleted, and bots play on for you. This cannot be undone.
web-delete-me-sure = Yes, delete for good
web-deleted = Your data are deleted.
web-about = About
web-fan-note = Made by fans, with art of our own. The boxed games come from their publishers, credited in About.
web-about-text = A sacbe is the white road that joined the Maya cities. This one is a place to play two heavy board games: the rules, the bots and the drawings are our own work.
web-credits-tzolkin = Tzolk’in was designed by Daniele Tascini and Simone Luciani and is published by Czech Games Edition. If you enjoy it, please buy the boxed game.
web-credits-mexica = Mexica was designed by Wolfgang Kramer and Michael Kiesling. If you enjoy it, please buy the boxed game if you can find it.
web-learn-look = What is legal glows. Click it, or move there with the arrow keys and press Enter.
web-learn-hover = Rest the pointer on it to see the price and the gain before you pay.
web-learn-why = Click what does not glow: one sentence says why not, and opens its rule.
web-learn-undo = Try things: you can undo your turn until you end it.
web-lesson-all = All lessons
web-you = you
web-bot = { -bot }
web-waiting-for-players = { $count ->
    [one] Waiting for { $count } more player.
    *[other] Waiting for { $count } more players.
    }
web-begins = Everyone is here: the game begins.
web-fill-with-bots = Fill with bots and begin
web-your-name = Your name
web-take-seat = Take a seat
web-game = Game
web-base-game = Base game
web-expansion = Expansion
web-chapters = Chapters
web-search-rules = Search the rules
web-search-for = Search “{ $text }”
web-rules-count = { $count ->
    [one] { $count } rule
    *[other] { $count } rules
    }
web-copy-link = Copy the link
web-you-asked-why = You asked why
web-back-to-table = Back to the table
web-how-to-read = How to read this
web-read-number = number of a rule; the log and “why not” use it
web-read-example = a worked example that is also a test
web-read-link = copy a link to a rule: click its number
web-read-search = go to the search
web-rules-overview = In five minutes
web-rules-aid = Player aid
web-rules-english = This part is not up to date in the chosen language, so here it is in English.
web-before-first = Before the first move.
web-to-start = To the beginning
web-turn-back = One turn back
web-step-back = One move back
web-play-on = Play
web-pause = Pause
web-step-on = One move on
web-turn-on = One turn on
web-move = Move
web-move-of = Move { $move } of { $moves }
web-turn-of = Turn { $turn } of { $turns }.
web-turns-count = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
web-replay-speed = Speed
web-key-step = move
web-key-turn = turn
web-key-play = play
web-share = Share
web-download = Download
web-final-by-source = Final score by source
web-play-from-here = Play from here
web-play-from-text = You take the seat that is asked now; bots take the others.
web-from-move = From move { $move }
web-open-another = Open another game
web-drop-file = Drop a record or a position here
web-drop-note = Records can be downloaded at the end of every game.
web-choose-file = Choose a file
web-player-number = Player { $number }
web-board = Board
web-problem-lost = The server does not answer.
web-problem-bad-request = This cannot be done.
web-problem-not-signed-in = Sign in first, or check your username and password.
web-problem-not-allowed = You cannot do this.
web-problem-closed = This server accepts no new people at the moment.
web-problem-wrong-password = The password is wrong.
web-problem-not-found = There is nothing here.
web-problem-stale = That decision is no longer open.
web-problem-illegal = That is not legal now.
web-problem-too-large = The file is too large.
web-problem-too-many = Too many requests; wait a moment.
web-problem-limit = You have as many games in progress as one person may have: finish one first.
web-problem-removed = This table was removed.
web-problem-unavailable = The server cannot do this right now; try again in a moment.
web-problem-fault = Server error.

## Mexica table

# If the period ended now
web-mexica-if-ended-now = If it ended now
web-mexica-district-of = District of { $size } at { $cell }
web-mexica-board = The island. Players: { $players }
web-mexica-for = { $cost ->
        [one] { $what }, { $cost } action point
       *[other] { $what }, { $cost } action points
    }
web-mexica-fits = fits
web-mexica-actions = Actions
web-mexica-move = Move
web-mexica-found = Found
web-mexica-canal = { -canal(form: "One") }
web-mexica-bridge = { -bridge(form: "One") }
web-mexica-temple = { -temple(form: "One") }
web-mexica-teleport = { -teleport(form: "One") }
web-mexica-token = Token
web-mexica-propose = Propose removal…
web-mexica-ask-move = Move your pilli, or choose an action
web-mexica-ask-turn = Choose an action
web-mexica-ask-canal = Which canal do you lay?
web-mexica-unused = { $count ->
        [one] { $count } action point is not used yet. It does not carry over to the next turn.
       *[other] { $count } action points are not used yet. They do not carry over to the next turn.
    }
web-mexica-ask-bridge = Where do you build a bridge?
web-mexica-ask-lift = Which bridge do you lift?
web-mexica-ask-temple = Which temple do you build?
web-mexica-ask-propose = Which calpulli should leave the game?
web-mexica-of-points = of { $all } action points
web-mexica-of-short = of { $all }
web-mexica-points-short = { $cost } AP
web-mexica-tokens = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
web-mexica-spend = spend one
web-mexica-leaves = leaves { $left }
web-mexica-reset = Reset
web-mexica-double = Double
web-mexica-single = Single
web-mexica-none-left = none left
web-mexica-by-boat = { $steps ->
        [0] By boat to { $cell }
        [one] By boat to { $cell }, { $steps } step
       *[other] By boat to { $cell }, { $steps } steps
    }
web-mexica-on-foot = { $steps ->
        [one] { $steps } step on foot
       *[other] { $steps } steps on foot
    }
web-mexica-then-found = Then found { $size }: +{ $points }
web-mexica-you = you
web-mexica-bot = { -bot }
web-mexica-first = { -first-player }
web-mexica-moving = to move
web-mexica-points = { $count ->
        [one] point
       *[other] points
    }
web-mexica-temples-left = { $count ->
        [one] { $count } temple of level { $level } left
       *[other] { $count } temples of level { $level } left
    }
web-mexica-goods = Calpulli and supply
web-mexica-calpulli = { -calpulli(form: "Many") }
web-mexica-supply = Supply
web-mexica-period-title = Period { $period }
web-mexica-round = Round { $round }
web-mexica-districts = { -district(form: "Many") }
web-mexica-founded-of = { $done } of { $all } founded
web-mexica-tile-open = Open: { $tile }
web-mexica-tile-founded = Founded: { $tile }
web-mexica-tile-removed = Out of the game: { $tile }
web-mexica-fold = Fold or unfold the calpulli
web-mexica-ends-when = Period { $period } ends when
web-mexica-last-round = Last round of period { $period }
web-mexica-all-founded = all calpulli are founded
web-mexica-so-many = { $done } of { $all }
web-mexica-temples-out = and someone runs out of temples
web-mexica-left = { $count } left
web-mexica-fewest = { $count ->
        [one] { $names } has the fewest.
       *[other] { $names } have the fewest.
    }
web-mexica-last-scoring = Last scoring
web-mexica-vote = A vote on a calpulli
web-mexica-proposes = { $player } proposes to remove the calpulli of { $size }
web-mexica-vote-rule = It goes if everyone agrees; a single “no” keeps it.
web-mexica-vote-proposed = proposes
web-mexica-vote-yes = agrees
web-mexica-vote-no = keeps it
web-mexica-vote-open = to be asked
web-mexica-vote-now = is asked now
web-mexica-remove = Remove it
web-mexica-keep = Keep it
web-mexica-scoring-of = Scoring of period { $period }
web-mexica-nothing-scored = No district has been founded, and nobody is in the palace: nothing is scored.
web-mexica-palace = { -palace(form: "One") }
web-mexica-together = Total
web-mexica-go-there = { $cost ->
        [0] Go there
        [one] Go there for { $cost } point
       *[other] Go there for { $cost } points
    }
web-mexica-to = To { $cell }
web-mexica-log = Log and chat

## Tzolk'in table

# What would come of the table as it is
web-if-ended = if it ended
web-tzolkin-fed = fed
web-tzolkin-forecast = Day { $day }: { $corn } of { $needs } corn,
web-tzolkin-forecast-fed = all fed
web-tzolkin-forecast-unfed = { $unfed } unfed = { $points }
web-tzolkin-workers = Workers: { $hand } in hand, { $out } at work, { $bank } in the bank
# The days of a worker
web-tzolkin-your-worker = Your worker on { $space }
web-tzolkin-worker-of = { $player }: worker on { $space }
web-tzolkin-on-day = day { $day }
web-tzolkin-pushed-off = pushed off, back in hand
web-tzolkin-board = The board
web-tzolkin-age = Age { $age }
web-tzolkin-day = Day { $day }
web-tzolkin-day-of = Day { $day } of { $days }
web-tzolkin-food-day-in = { $days ->
    [0] Food day today
    [one] Food day in { $days } day
   *[other] Food day in { $days } days
  }
web-tzolkin-food-goods = mid-age { $age }: goods
web-tzolkin-food-points = end of age { $age }: points
web-tzolkin-corn-in-hand = corn in hand
web-tzolkin-missing = { $missing } more for +{ $points }
web-tzolkin-first-player = { -starting-player(form: "One") }
web-tzolkin-quick = Quick
web-tzolkin-to-day = to day
web-tzolkin-market = { -market(form: "One") }
web-tzolkin-skulls-left = Skulls left
web-tzolkin-today = today
web-tzolkin-each = each
web-tzolkin-all = all
web-tzolkin-best = best
web-tzolkin-laid = laid
web-tzolkin-temples = { -temple(form: "Many") }
web-tzolkin-temples-note = points at the end of each age; goods mid-age
web-tzolkin-highest = highest:
web-tzolkin-step-good = Mid-age: { $goods } for whoever stands here or higher.
web-tzolkin-technologies = { -technology(form: "Many") }
web-tzolkin-price-of-step = price of the step
web-tzolkin-bonus = { -bonus }
web-tzolkin-buildings = { -building(form: "Many") }
web-tzolkin-may-be-renovated = may be renovated
web-tzolkin-in-the-deck = Age { $age } · { $left } in the deck
web-tzolkin-monuments = { -monument(form: "Many") }
web-tzolkin-monuments-built = scored at the end · { $built } of { $all } built
web-worth-now = Worth now:
web-tzolkin-prophecies = { -prophecy(form: "Many") }
web-tzolkin-days = days { $from }–{ $to }
web-tzolkin-none = none
web-tzolkin-you-have = You have { $count }
web-tzolkin-more-for = { $missing } more for +{ $points }
web-tzolkin-you = you
web-tzolkin-bot = { -bot }
web-tzolkin-to-play = to play
web-tzolkin-side-light = Light side: this player may still turn the calendar by two days
web-tzolkin-side-dark = Dark side: the two days are used up
web-tzolkin-place-on = Place on { $place } { $space }
web-tzolkin-you-pay = You pay
web-tzolkin-you-get = You get
web-tzolkin-leaves = Leaves { goods }.
web-tzolkin-tomorrow = Tomorrow it will be on { $action }.
web-tzolkin-seats = Players
web-tzolkin-tab-board = Board
web-tzolkin-tab-temples = { -temple(form: "Many") }
web-tzolkin-tab-skills = Tech
web-tzolkin-tab-cards = Cards
web-tzolkin-tab-log = Log
web-tzolkin-show = Show { $place }
web-tzolkin-ask-place = Place workers.
web-tzolkin-ask-pick = Pick up workers.
web-tzolkin-lowest-free = A worker takes the lowest free space of a gear; here that is { $place } { $space }, for { $corn } corn.
web-tzolkin-jungle = Wood tiles, each on a corn tile: { $wood }. Open corn tiles: { $corn }.
web-tzolkin-all-of-it = Everything on the table
