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

web-close = Bezárás
web-language = Nyelv
web-theme = Világos vagy sötét
web-theme-system = A rendszer szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-zoom-in = Nagyítás
web-zoom-out = Kicsinyítés
web-zoom-fit = Az egész látszik
web-sound = Hang
web-menu = Menü
web-guest = Vendég
web-people-here = { $count } ember van itt
web-watching = { $count } néző
web-clock-left = Hátralévő idő
web-days-short = n
web-hours-short = ó
web-take-back-turns = Körök visszavonása
web-take-back-text = A többieket megkérdezzük, a robotok beleegyeznek. A játék a választott kör elejére tér vissza.
web-back-to-turn = { $player } körének elejére
web-rewind-asked = { $player } vissza szeretne menni néhány kört. Beleegyezel?
web-agree = Beleegyezem
web-refuse = Nem egyezem bele
web-come-back = Visszaülök a helyemre
web-away = Egy robot játszik helyetted.
web-leave-table = Felállás az asztaltól
web-leave-title = Felállsz az asztaltól?
web-leave-text = Egy robot játszik tovább helyetted. Amíg a játék tart, visszajöhetsz.
web-keep-playing = Tovább játszom
web-replay = Visszajátszás
web-download-record = A jegyzőkönyv letöltése
web-unread = olvasatlan
web-taken-back = (visszavonva)
web-chat-empty = Még senki sem szólt.
web-say-something = Szólj hozzá
web-prompt = A kérdés
web-game-over = A játék véget ért.
web-skip = Átugrás
web-space = Szóköz
web-not-now = Most nem: { $action }
web-rule = { $rule } szabály
web-since = Az előző köröd óta: { $count } változás.
web-since-title = Az előző köröd óta
web-show-them = Mutasd
web-points-graph = Pontok a játék során: { $list }
web-points-through = Pontok a játék során
web-final-scoring = Végső értékelés
web-wins = { $count ->
    [one] { $names } nyert
    *[other] { $names } együtt nyertek
    }
web-won-with = { $points } ponttal.
web-shared-win = { $points } ponttal osztoznak a győzelmen.
web-tie-break = Többen értek el { $points } pontot; a holtverseny szabálya döntött.
web-home = Kezdőlap
web-rematch = Még egy játék
web-skip-to-prompt = Ugrás a kérdéshez
web-skip-to-content = Ugrás a tartalomhoz
