### Magyar: az oldal saját mondatai. A kulcsok minden nyelvben ugyanazok.

web-loading = Betöltés…
web-not-found = Itt nincs semmi.
web-to-home = Kezdőlap
web-lost = Újracsatlakozás…
web-new-version = Megjelent a Sacbe új változata: az oldal újratöltődik.
web-hint = Tipp
web-hint-thinking = A robot gondolkodik…
web-hint-of = { $number } / { $count }
web-hint-next = Következő ötlet
web-hint-previous = Előző ötlet
web-hint-try = Kipróbálom
web-hint-for = Mellette szól: { $term }.
web-undo = Visszavonás
web-reset = A kör újrakezdése
web-end-turn = Kör vége
web-end-turn-ask = Befejezed a kört?
web-do-not-ask = Ne kérdezze többször
web-keep-playing = Tovább játszom
web-waiting = Most { $player } következik.
web-your-turn-soon = Mindjárt te következel.
web-play = Játék
web-log = Napló
web-chat = Csevegés
web-rules = Szabályok

## Table shell

web-close = Bezárás
web-newest = Legújabb
# The log as cards
web-log-filter = A napló szűrése
web-log-only = Csak { $name }
web-log-search = Keresés név, hely vagy dolog szerint
web-log-nothing = Nincs találat.
web-log-free = ingyen
web-log-all-fed = mind jóllakott
web-log-unused = { $count } maradt
web-since-turn = a köröd óta
web-log-replay = újra
web-replay-round = Az utolsó forduló újra
web-language = Nyelv
web-theme = Világos vagy sötét
web-theme-system = A rendszer szerint
web-theme-light = Világos
web-theme-dark = Sötét
web-text-size = Betűméret
web-zoom-fit = Minden látszik
web-zoom-in = Nagyítás
web-zoom-map = Az egész tábla
web-zoom-there = { $place } megmutatása
web-key-zoom-does = a tábla nagyítása, egészben
web-key-ask-does = megkérdezni, mi micsoda
web-what-is-this = Mi ez?
web-asking = Mi ez? Mutass rá, érintsd meg, vagy menj a nyilakkal.
web-sound = Hang
web-sound-ask = Legyen hang?
web-sound-on = Igen
web-sound-later = Most nem
web-volume = Hangerő
web-menu = Menü
web-settings-and-shortcuts = Beállítások és billentyűk
web-settings = Beállítások
web-shortcuts = Billentyűk
web-speed = A többiek lépései
web-speed-slow = Lassan
web-speed-normal = Közepesen
web-speed-instant = Azonnal
web-ask-before-end = Kérdezzen rá, mielőtt valami elveszne
web-key-arrows = Nyilak
web-key-arrows-do = végiglépnek azon, ami szabályos
web-key-enter = Enter
web-key-enter-does = a kijelöltet választja
web-key-space-does = azonnal megmutatja a többiek lépéseit
web-speed-note = munkásonként vagy akciónként
web-ask-before-end-note = el nem költött pont, fölösleges koldulás
web-traces = A változások jelölése
web-traces-note = gyűrűk a következő akciódig
web-name-and-sign = Név és jel
web-name-and-sign-note = minden asztalnál látszik
web-key-numbers = Számok a választásokon
web-key-numbers-note = 1-től 9-ig a gombokon
web-key-numbers-do = választ a felkínáltak közül
web-key-hint-does = tipp; újra: következő ötlet
web-key-try-does = kipróbálja a tippet
web-key-districts-does = mutatja vagy elrejti a kerületeket
web-key-canal-does = a másik csatornát veszi: hosszú vagy rövid
web-guest = Vendég
web-people-here = { $count } ember van itt
web-watching = { $count } néző
web-clock-left = Hátralévő idő
web-days-short = n
web-hours-short = ó
web-take-back-turns = Körök visszavonása
web-take-back-text = A többieket megkérdezzük, a robotok mindig beleegyeznek. A játszma a választott kör elejére tér vissza.
web-back-to-turn = { $player } körének elejére
web-rewind-asked = { $player } néhány kört visszavonna. Beleegyezel?
web-agree = Beleegyezem
web-refuse = Elutasítom
web-come-back = Visszaülök a helyemre
web-away = Egy robot játszik helyetted.
web-forfeited = { $player } kifutott az időből, ezért veszített. Egy robot játszik tovább.
web-forfeited-you = Kifutottál az időből, ezért veszítettél. Egy robot játszik tovább helyetted.
web-lost-on-time = kifutott az időből
web-leave-table = Felállás az asztaltól
web-leave-title = Felállsz az asztaltól?
web-leave-text = Egy robot játszik tovább helyetted. Amíg a játszma tart, visszajöhetsz.
web-replay = Visszajátszás
web-download-record = A jegyzőkönyv letöltése
web-unread = olvasatlan
web-chat-empty = Még senki sem szólt.
web-say-something = Szólj hozzá
# Thinking ahead
web-plan = Tervezés
web-plan-does = a következő köröd megtervezése, amíg mások lépnek
web-plan-leave = Vissza az asztalhoz
web-planning = Tervezd meg a következő köröd!
web-plan-kept = A terv megmarad, amíg ki nem játszod vagy nem törlöd.
web-planned = tervezett
web-plan-play = Terv kijátszása
web-plan-clear = Törlés
web-plan-left = { $count ->
    [one] A terved egy lépése kijátszatlan maradt.
   *[other] A terved { $count } lépése kijátszatlan maradt.
  }
web-tz-beg-not-needed = Koldulás nélkül is letehetnél vagy levehetnél munkást. A koldulás egy lépcsőbe kerül ebben a templomban.
web-plan-not-then = Már nem lehetséges.
web-prompt = A döntésed
web-game-over = A játszma véget ért.
web-game-stopped = A szerver üzemeltetője leállította ezt a játszmát.
web-skip = Átugrás
web-space = Szóköz
web-more-to-show = Még { $count } változás van hátra

# Egy bemutatott kör feliratai: előttük áll, aki lép.
web-staged-placed = munkást tesz le ({ $place })
web-staged-placed-beside = elfoglalja: { $place }
web-staged-picked-up = munkást vesz le ({ $place })
web-staged-used = akció: { $place }
web-staged-begged = koldul, és megharagszik rá { $place }
web-staged-quick-action = azonnal cselekszik
web-staged-passed = passzol
web-staged-built = megépíti: „{ $place }”
web-staged-advanced = előrelép: { $place } { $level }
web-staged-lowered = visszalép: { $place } { $level }
web-staged-bonus = bónuszt kap ({ $place })
web-staged-climbed = feljebb lép: { $place }
web-staged-descended = lejjebb lép: { $place }
web-staged-canal = csatornát rak ({ $place })
web-staged-lift = felveszi a hidat ({ $place })
web-staged-bridge = hidat épít ({ $place })
web-staged-temple = templomot épít ({ $place }, { $level }. szint)
web-staged-walk = átsétál ({ $place })
web-staged-sail = csónakba száll ({ $place })
web-staged-teleport = átugrik ({ $place })
web-staged-found = { $size } mezős kerületet alapít
web-staged-start = itt kezd ({ $place })
web-staged-token = { $count ->
    [one] akciójelzőt vesz
   *[other] { $count } akciójelzőt vesz
}
web-replaying-round = Az utolsó forduló újra

web-not-now = Most nem: { $action }
web-rule = { $rule } szabály
web-points-graph = Pontok a játszma során: { $list }
web-points-through = Pontok a játszma során
web-final-scoring = { -final-scoring(form: "One") }
web-wins = { $count ->
    [one] { $names } nyert
    *[other] { $names } közösen nyert
    }
web-shared-win = Fejenként { $points } ponttal osztoznak a győzelmen.
web-tie-break = Többen is { $points } pontot értek el; a döntetlenszabály döntött.

# The end of a game and what won it.
web-points-phrase = { $points } pont
web-what-won = Ami eldöntötte
web-won-by = { $points }, előny { $name } előtt: { $lead }.
web-your-place = { $place ->
    [1] Te nyertél.
    [2] Második lettél.
    [3] Harmadik lettél.
    [4] Negyedik lettél.
   *[other] Ötödik lettél.
}
web-won = { $cause }: { $own }.
web-won-text = { $name } ebből: { $other }.
web-won-without = { $place ->
    [2] Enélkül { $player } csak második lett volna.
    [3] Enélkül { $player } csak harmadik lett volna.
    [4] Enélkül { $player } csak negyedik lett volna.
   *[other] Enélkül { $player } csak ötödik lett volna.
}
web-line-cost = Ami neked a legtöbbe került: { $cause }, { $lost }.
web-line-best = A legjobb eredményed: { $cause }, { $own } (ellenfeled: { $other }).
web-line-rival = { $name } itt volt jobb nálad: { $cause }, { $own } (te: { $other }).
web-line-missing = Az első helyhez ennyi hiányzott: { $points }.
web-victory-picture = Alkony a város felett; a győztes bábuja a templomon áll.

web-home = Kezdőlap
web-rematch = Még egy játszma
web-rematch-begun = A visszavágó egy másik asztalnál van.
web-to-rematch = Tovább a visszavágóhoz
web-skip-to-prompt = Ugrás a kérdéshez
web-skip-to-content = Ugrás a tartalomhoz

## Tzolk'in questions

web-tz-free = ingyen
web-tz-points-name = pont
web-tz-points = { $points } pont
web-tz-worker = { -worker }
web-tz-tile-corn = { -corn-tile }
web-tz-tile-wood = { -wood-tile }
web-tz-burn = felégetett { -jungle }
web-tz-action = { $action } akció
web-tz-first-player = { -starting-player(form: "One") }
web-tz-quick = Gyors
web-tz-choose-action = Válassz akciót
web-tz-step-fee = a saját mező ingyenes, visszafelé mezőnként 1 kukorica
web-tz-take-back = Levétel akció nélkül
web-tz-you-hold = Nálad van
web-tz-you-pay = Fizetve: { $paid } / { $all }
web-tz-pays = Fizetni fogsz
web-tz-you-get = Kapsz
web-tz-you-have = nálad
web-tz-rate = darabja { $rate }
web-tz-for-corn = fizetőeszköz:
web-tz-left = még { $left }
web-tz-bonus = { -bonus(form: "One") }
web-tz-no-step = Megtartom a kockákat
web-tz-no-more = Nem kérek többet
web-tz-build-no-more = Nem építek többet
web-tz-give-up = „{ $tile }” feladása: a kockái beleszámítanak a következő lapka árába
web-tz-given-up = „{ $tile }” feladva azért a lapkáért, amelyet megépítesz.
web-tz-title-any-action = Bármelyik akció
web-tz-title-pay = { $blocks ->
        [one] Fizess { $blocks } kockát
       *[other] Fizess { $blocks } tetszőleges kockát
    }
web-tz-title-theology = Egy lépcső egy kockáért?
web-tz-title-gain = { $blocks ->
        [one] Válassz egy kockát
       *[other] Válassz { $blocks } kockát
    }
web-tz-title-save = Egy kockával kevesebb
web-tz-title-trade = Csere
web-tz-trade-remark = akárhányszor, oda-vissza
web-tz-title-build = Mit építesz?
web-tz-title-climb = { $left ->
        [one] Egy lépcsővel feljebb
       *[other] Egy-egy lépcső más-más templomban
    }
web-tz-title-descend = Egy lépcsővel lejjebb
web-tz-title-beg = Koldulsz?
web-tz-title-advance = Melyik technológia?
web-tz-title-lower = Melyik lép vissza?
web-tz-title-raise-others = Melyik következik?
web-tz-title-choose-bonus = Melyik bónusz?
web-tz-title-resolve-icons = Mi legyen az első?
web-tz-title-choose-days = Egy nap vagy kettő?
web-tz-title-use-architecture = Itt használod az építészetet?
web-tz-title-taxed-gold = Fizetsz az aranyért?
web-tz-title-taxed-steps = Fizetsz a lépcsőért?
web-tz-title-taxed-level = Fizetsz az előrelépésért?
web-tz-title-taxed-skulls = Lejjebb lépsz a koponyáért?
web-tz-now-choose-days = Naptár
web-tz-now-use-architecture = Építészet
web-tz-now-beg = A köröd előtt
web-tz-about-choose-days = Két nap minden fogaskereket két mezővel forgat tovább, a játékostáblád pedig a sötét oldalára fordul.
web-tz-about-use-architecture = Az építészet ennél az akciónál egy épületre számít: erre vagy a másodikra.
web-tz-decline-taxed-gold = Nem kérem az aranyat
web-tz-decline-taxed-steps = Nem kérem a lépcsőt
web-tz-decline-taxed-level = Nem lépek előre
web-tz-decline-taxed-skulls = Nem kérem a koponyát
web-tz-decline-climb = Nem kérem a lépcsőt
web-tz-agriculture-1 = A kukorica betakarítása 1 kukoricával többet hoz.
web-tz-agriculture-2 = Lapka nélkül is betakaríthatsz kukoricát, ahol nincs fedetlen kukorica betakarítás-lapka; a halászat 1 kukoricával többet hoz.
web-tz-agriculture-3 = A kukorica betakarítása további 2 kukoricát hoz.
web-tz-agriculture-bonus = Egy lépcsővel feljebb egy tetszőleges templomban.
web-tz-extraction-1 = 1 fával több, valahányszor fát szerzel vagy takarítasz be.
web-tz-extraction-2 = Yaxchilanban 1 kővel több.
web-tz-extraction-3 = Yaxchilanban 1 arannyal több.
web-tz-extraction-bonus = Két tetszőleges kocka.
web-tz-architecture-1 = Épületenként 1 kukorica.
web-tz-architecture-2 = Épületenként 2 pont.
web-tz-architecture-3 = Épületenként 1 kockával kevesebb.
web-tz-architecture-bonus = 3 pont.
web-tz-theology-1 = Chichen Itzán az eggyel előrébb lévő mező akcióját is használhatod.
web-tz-theology-2 = Koponya letétele után 1 kockáért feljebb léphetsz egy templomban.
web-tz-theology-3 = A Yaxchilan 4 mezőn 1 kristálykoponyával több.
web-tz-theology-bonus = 1 kristálykoponya.
web-tz-placed = letétel: { $places }
web-tz-lifted = levétel: { $places }
web-tz-paid = fizettél { $goods }
web-tz-gained = szereztél { $goods }
web-tz-this-turn = Ebben a körben: { $done }.
web-tz-in-hand = { $workers } munkás a kezedben, { $corn } kukorica.
web-tz-leaves = { $corn } kukoricád marad.
web-tz-touch-again = Érintsd meg újra a megerősítéshez.

## Tzolk'in set-up

web-tz-setup = Hogyan kezdesz?
web-tz-setup-secret = A választás titkos, amíg mindenki nem választott.
web-tz-wealth = { -wealth-tile(form: "Many") }
web-tz-keep-tiles = tarts meg { $count } lapkát, összesen { $all } van
web-tz-because = tarts meg { $count } lapkát, összesen { $all } van ({ $tribe })
web-tz-chosen = { $count } / { $all } kiválasztva
web-tz-tribe = { -tribe(form: "One") }
web-tz-keep-tribe = a kettőből egyet tarts meg, a másik visszakerül
web-tz-tribe-first = Előbb a törzs: ettől is függ, hány lapkát tartasz meg.
web-tz-start-with = Ezzel kezdenél
web-tz-workers = { -worker(form: "Many") }
web-tz-temples = { -temple(form: "Many") }
web-tz-technologies = { -technology(form: "Many") }
web-tz-choosing = még választ
web-tz-ready = már választott
web-tz-open = Felfordítva az asztalon
web-tz-open-remark = az I. kor épületei és az emlékművek: ezekre törekedhetsz
web-tz-known = mindenki ismeri őket
web-tz-prophecies = { -prophecy(form: "Many") }
web-tz-days = { $from }–{ $to }. nap
web-tz-see-board = A tábla megnézése
web-tz-back-to-choice = Vissza a választáshoz
web-tz-all-chosen = Már választottál.
web-tz-one-worker-more = még egy munkás
web-tz-fed-free = 1 munkásnak nem kell kukorica

## Tzolk'in food day and end

web-tz-food-day = Ételnap, { $day }. nap
web-tz-mid-era = { $age ->
        [I] az
       *[other] a
    } { $age }. kor közepe: a templomok javai
web-tz-end-of-age = { $age ->
        [I] az
       *[other] a
    } { $age }. kor vége: a templomok pontjai
web-tz-income = Jövedelem
web-tz-fed-of = { $all } munkásból { $fed } evett
web-tz-corn-each = Munkásonként két kukorica.
web-tz-fed-cheaper = { $workers ->
        [one] { $name } egy munkást { $corn } kukoricából etet meg, a gazdaságai vagy a törzse révén.
       *[other] { $name } { $workers } munkást { $corn } kukoricából etet meg, a gazdaságai vagy a törzse révén.
    }
web-tz-age-begins = II. kor
web-tz-highest = legmagasabb +{ $points }
web-tz-next-day = { $day }. nap
web-tz-begins = Kezdődik: { $what }
web-tz-continue = Tovább { $day ->
        [1] az
        [5] az
       *[other] a
    } { $day }. napra
web-tz-continue-end = Tovább a végső értékeléshez
web-tz-continue-days = Tovább: egy nap vagy kettő?
web-tz-monuments = { -monument(form: "Many") }
web-tz-tie-break = Döntetlenszabály: munkások a fogaskerekeken
web-tz-see-table = Az asztal megnézése
web-tz-see-scores = A pontok megnézése
web-tz-monument-row = a régi sor és pakli eltűnik; az emlékművek maradnak
web-tz-idle-worker = Ezen a mezőn ({ $space }) álmunkás áll: senkié, és senki sem veheti le.

## Site

web-site = Oldalak
web-nav-play = Játék
web-nav-tables = Asztalok
web-nav-learn = Tanulás
web-nav-watch = Nézés
web-nav-replay = Visszajátszás
web-panorama = Fehér út köti össze a naptárnap alatti maja várost a tó szigetén álló várossal.
web-headline = Két város, egy fehér út
web-subline = Tzolk’in és Mexica a böngésződben, barátokkal vagy robotok ellen, bármikor.
web-game-size-tzolkin = 2–5 játékos, 60–90 perc
web-game-size-mexica = 2–4 játékos, 60 perc
web-motto-tzolkin = A munkások a fogaskerekeken utaznak; a türelem kifizetődik.
web-motto-mexica = Áss csatornákat, alapíts kerületeket, emeld a legmagasabb templomokat.
web-setup-short = { $players } játékos, robotok: { $bot }
web-play-game = Játék: { $game }
web-change-setup = Beállítások
web-invite = Barátok meghívása
web-players = Játékosok
web-bots = Robotok
web-bot-master = Mester
web-bot-expert = Szakértő
web-bot-skilled = Ügyes
web-bot-casual = Alkalmi
web-bot-novice = Kezdő
web-bot-greedy = Mohó
web-bot-random = Véletlenszerű
web-pace = Tempó
web-pace-free = Óra nélkül
web-pace-live = Élő
web-pace-days = Napok
web-module-tribes = Törzsek
web-module-prophecies = Próféciák
web-module-buildings = Épületek
web-module-quick-actions = Gyorsakciók
web-levels-mexica = Semleges templomok
web-module-standard = Alap
web-module-neutral-hard = Nehéz
web-module-neutral-very-hard = Nagyon nehéz
web-tables-thinking = A többiek gondolkodnak
web-tables-open = Játékosokra várnak
web-tables-over = Befejezettek
web-tables-hidden = Elrakott asztalok
web-nothing-hidden = Nincs elrakott asztal.
web-table-hide = { $title } elrakása
web-table-show = { $title } visszatétele a listára
web-table-leave = { $title } elhagyása
web-table-remove = { $title } törlése
web-table-put-away = { $title } el van rakva. A listád végén megtalálod.
web-remove-title = Törlöd ezt az asztalt?
web-remove-text = A játszma még nem kezdődött el. Az asztal és a meghívója a többieknek is eltűnik.
web-remove = Törlés
web-keep-table = Maradjon
# Annak a kezdőlapja, aki itt játszik.
web-waiting-for-you = Rád várnak
web-tables-count = { $count } asztal
web-nothing-waits = Semmi sem vár rád. Új játszma egyetlen kattintásra.
web-nothing-finished = Még egy játszma sem ért véget.
web-all-games = Minden játszma és archívum
web-thinking-for = { $player }, { $time }
web-place-of = { $players } közül { $place }.
web-stopped-short = leállítva
web-table-watch = Visszajátszás: { $title }
web-remove-game-title = Törlöd ezt a játszmát?
web-remove-game-text = A játszma ({ $title }) és a visszajátszása végleg törlődik. Az eredményeidbe sem számít többé.
web-new-game = Új játszma
web-invite-short = Meghívás
web-your-results = Eredményeid
web-result-games = játszma
web-result-won = győzelem
web-result-average = átlag
web-results-line = Az utolsó { $count } játszmád: ennyi ponttal a legjobb ellenfél előtt vagy mögött.
web-no-results = Itt a végigjátszott játszmáid számítanak.
web-last-game = Legutóbbi játszma
web-last-won = { $title }: győztél, { $by } ponttal megelőzve a következőt ({ $name }).
web-last-shared = { $title }: osztozol a győzelmen ({ $name }).
web-last-lost = { $title }: { $place ->
    [2] második
    [3] harmadik
    [4] negyedik
    *[other] ötödik
    } lettél, { $by } ponttal a győztes mögött ({ $name }).
web-last-difference = A legnagyobb különbség: { $source }.
web-see-how = Nézd meg
# Az emberek jelei.
web-your-sign = A jeled
web-sign-picture = Kép
web-sign-colour = Szín
web-sign-sun = Nap
web-sign-moon = Hold
web-sign-maize = Kukorica
web-sign-flower = Virág
web-sign-shell = Kagyló
web-sign-water = Víz
web-sign-mountain = Piramis
web-sign-jaguar = Jaguár
web-sign-bird = Madár
web-sign-star = Csillag
web-sign-red = piros
web-sign-yellow = sárga
web-sign-blue = kék
web-sign-green = zöld
web-sign-plum = szilva
web-sign-stone = kő
# Megnézhető játszmák.
web-your-finished = Befejezett játszmáid
web-no-finished-yet = A játszmáid itt jelennek meg, ha véget értek.
web-model-games = Két játszma, amelyet érdemes megnézni
web-model-tzolkin = Koponyák az emlékművek ellen
web-model-tzolkin-why = Pakal alig épít: a templomokat járja, és koponyákat visz Chichen Itzába. Ixchel 54 pontot érő emlékművekkel válaszol. Hat pont dönt.
web-model-mexica = Négyen hat ponton belül
web-model-mexica-why = Zazil kapja a legkevesebb pontot a szakaszok végén, mégis egy ponttal győz: senki más nem nyer ennyit kerületek alapításával.
web-others-finished = Mások játszmái
web-open-file = Fájl megnyitása
web-your-turn = Te jössz
web-state-open = nyitott
web-state-playing = folyamatban
web-state-over = visszajátszás
web-to-move = { $player } lép
web-players-count = { $count } játékos
web-seats-free = { $count } szabad hely
web-seat-free = szabad
web-learn = Tanulás
web-learn-text = Az asztal megmutatja, mit tehetsz, mibe kerül, és ami nem megy, az miért nem. Kezdd kicsiben, egyetlen robot ellen.
web-read-rules = Szabályok
web-first-game = Első játszma
web-invite-text = Aki megnyitja a linket, leül az asztalhoz. Az üres helyekre robotok kerülnek.
web-table-of = { $game } asztal
web-link = Link
web-copy = Másolás
web-link-copied = A link a vágólapra került.
web-copy-yourself = A link ki van jelölve: másold a billentyűzettel.
web-join-or-watch = Csatlakozás vagy nézés
web-join = Csatlakozás
web-watch = Nézés
web-nobody-plays = Most nincs nyitott vagy folyamatban lévő asztal. Nyisd meg te az elsőt!
web-sign-in = Belépés
web-sign-out = Kilépés
web-take-account = Fiók létrehozása
web-have-account = Már van fiókom
web-account-text = Felhasználónévvel és jelszóval minden eszközön megmaradnak az asztalaid. Mást nem kérünk.
web-sign-in-text = A játékhoz nem kell fiók: nyomd meg a Játék gombot, és vendégként máris játszol.
web-account-known = Beléptél, felhasználóneved: { $login }.
web-signed-in = Szia, { $name }!
web-change-name = Név módosítása
web-name-changed = Mostantól { $name } a neved.
web-login = Felhasználónév
web-password = Jelszó
web-signed-in-on = Hol vagy belépve?
web-this-browser = ez a böngésző
web-unknown-browser = Ismeretlen böngésző
web-sign-out-there = Kiléptetés: { $browser }
web-sign-out-everywhere = Kilépés mindenhol
web-password-change = Jelszó módosítása
web-password-old = Jelenlegi jelszó
web-password-new = Új jelszó
web-password-changed = A jelszó megváltozott; a többi böngészőből kiléptettünk.
web-tokens = Tokenek programokhoz
web-tokens-text = Akinek megvan a tokened, az a nevedben játszhat. Csak a saját programodnak add meg.
web-token = Token
web-token-label = Mire való?
web-token-make = Token létrehozása
web-token-once = Most másold ki: többször nem látható.
web-token-copied = A token a vágólapra került.
web-token-unused = még nem használt
web-token-revoke = Visszavonás
web-token-revoke-one = Visszavonás: { $label }
web-delete-me = Adataim törlése
web-delete-me-text = A neved és minden csevegésbe írt üzeneted törlődik, és helyetted robotok játszanak tovább. Nem vonható vissza.
web-delete-me-sure = Igen, végleges törlés
web-deleted = Az adataid törlődtek.
web-about = Névjegy
web-fan-note = Rajongói megvalósítás saját rajzokkal. A dobozos játékok kiadóit a Névjegy nevezi meg.
web-about-text = A sacbe a maja városokat összekötő fehér út volt. Itt két komoly társasjátékkal játszhatsz: a szabályok szövege, a robotok és a rajzok a saját munkánk.
web-credits-tzolkin = A Tzolk’in szerzői Daniele Tascini és Simone Luciani, kiadója a Czech Games Edition. Ha tetszik, vedd meg a dobozos játékot.
web-credits-mexica = A Mexica tervezői Wolfgang Kramer és Michael Kiesling. Ha tetszik, vedd meg a dobozos játékot, ha még megtalálod.
web-learn-look = Ami szabályos, az világít. Kattints rá, vagy lépj oda a nyilakkal, és nyomj Entert.
web-learn-hover = Vidd fölé a mutatót: az ár és a haszon már fizetés előtt látszik.
web-learn-why = Kattints arra, ami nem világít: egy mondat megmondja, miért nem, és megnyitja a szabályt.
web-learn-undo = Próbálgasd: a köröd visszavonható, amíg be nem fejezed.
web-lesson-all = Minden lecke
web-you = te
web-bot = { -bot }
web-waiting-for-players = Még { $count } játékosra várunk.
web-begins = Mindenki itt van: kezdődik a játszma.
web-fill-with-bots = Robotok az üres helyekre, kezdés
web-your-name = A neved
web-take-seat = Leülök
web-game = Játék
web-base-game = Alapjáték
web-expansion = Kiegészítő
web-chapters = Fejezetek
web-search-rules = Keresés a szabályokban
web-search-for = Keresés: „{ $text }”
web-rules-count = { $count } szabály
web-copy-link = Link másolása
web-you-asked-why = Azt kérdezted, miért nem
web-back-to-table = Vissza az asztalhoz
web-how-to-read = Hogyan olvasd
web-read-number = egy szabály száma; a napló és a „miért nem” erre hivatkozik
web-read-example = kidolgozott példa, amely teszt is egyben
web-read-link = szabály linkje: kattints a számára
web-read-search = ugrás a keresőhöz
web-rules-overview = Öt percben
web-rules-aid = Segédlap
web-rules-english = Ez a rész magyarul még nem naprakész, ezért angolul olvasható.
web-before-first = Az első lépés előtt.
web-to-start = Az elejére
web-turn-back = Egy körrel vissza
web-step-back = Egy lépéssel vissza
web-play-on = Lejátszás
web-pause = Szünet
web-step-on = Egy lépéssel előre
web-turn-on = Egy körrel előre
web-move = Lépés
web-move-of = { $move }. lépés, összesen { $moves }
web-turn-of = { $turn }. kör, összesen { $turns }.
web-turns-count = { $count } kör
web-replay-speed = Sebesség
web-key-step = lépés
web-key-turn = kör
web-key-play = lejátszás
web-share = Megosztás
web-download = Letöltés
web-final-by-source = Végeredmény források szerint
web-play-from-here = Játék innen
web-play-from-text = Arra a helyre ülsz, amelyik most következik; a többire robotok kerülnek.
web-from-move = { $move }. lépés után
web-open-another = Másik játszma megnyitása
web-drop-file = Húzz ide egy jegyzőkönyvet vagy állást
web-drop-note = A jegyzőkönyvek minden játszma végén letölthetők.
web-choose-file = Fájl kiválasztása
web-player-number = { $number }. játékos
web-board = Tábla
web-problem-lost = A szerver nem válaszol.
web-problem-bad-request = Ezt nem lehet megtenni.
web-problem-not-signed-in = Előbb lépj be, vagy ellenőrizd a felhasználónevet és a jelszót.
web-problem-not-allowed = Ezt nem teheted meg.
web-problem-closed = A szerver most nem fogad új játékosokat.
web-problem-wrong-password = Hibás jelszó.
web-problem-not-found = Itt nincs semmi.
web-problem-stale = Ez a döntés már nem aktuális.
web-problem-illegal = Ez most nem szabályos.
web-problem-too-large = A fájl túl nagy.
web-problem-too-many = Túl sok kérés; várj egy kicsit.
web-problem-limit = Már annyi játszmád van folyamatban, amennyi egy embernek lehet: előbb fejezz be egyet.
web-problem-removed = Ezt az asztalt törölték.
web-problem-unavailable = A szerver ezt most nem tudja megtenni; próbáld újra egy kicsit később.
web-problem-fault = Szerverhiba.

## Mexica table

# If the period ended now
web-mexica-if-ended-now = Ha most vége lenne
web-mexica-district-of = { $size } mezős kerület ({ $cell })
web-mexica-board = A sziget. Játékosok: { $players }
web-mexica-for = { $what }, { $cost } akciópont
web-mexica-fits = ide illik
web-mexica-actions = Akciók
web-mexica-move = Lépés
web-mexica-found = Alapítás
web-mexica-canal = { -canal(form: "One") }
web-mexica-bridge = { -bridge(form: "One") }
web-mexica-temple = { -temple(form: "One") }
web-mexica-teleport = { -teleport(form: "One") }
web-mexica-token = Jelző
web-mexica-propose = Javaslat…
web-mexica-ask-move = Lépj a pilliddel, vagy válassz akciót
web-mexica-ask-turn = Válassz akciót
web-mexica-ask-canal = Melyik csatornát rakod le?
web-mexica-unused = Még { $count } akciópontod van, és ez nem vihető át a következő körre.
web-mexica-ask-bridge = Hová építesz hidat?
web-mexica-ask-lift = Melyik hidat helyezed át?
web-mexica-ask-temple = Melyik templomot építed?
web-mexica-ask-propose = Melyik calpulli kerüljön ki a játékból?
web-mexica-of-points = akciópont maradt, összesen { $all }
web-mexica-of-short = / { $all }
web-mexica-points-short = { $cost } AP
web-mexica-tokens = { $count } jelző
web-mexica-spend = elköltök egyet
web-mexica-leaves = marad { $left }
web-mexica-reset = Elölről
web-mexica-double = Hosszú
web-mexica-single = Rövid
web-mexica-none-left = elfogyott
web-mexica-by-boat = { $steps ->
        [0] Csónakkal: { $cell }
       *[other] Csónakkal: { $cell }, { $steps } lépés
    }
web-mexica-on-foot = { $steps } lépés gyalog
web-mexica-then-found = Utána { $size } mezős kerület alapítása: +{ $points }
web-mexica-you = te
web-mexica-bot = { -bot }
web-mexica-first = { -first-player }
web-mexica-moving = következik
web-mexica-points = pont
web-mexica-temples-left = { $count } darab { $level }. szintű templom maradt
web-mexica-goods = Calpullik és készlet
web-mexica-calpulli = { -calpulli(form: "Many") }
web-mexica-supply = Készlet
web-mexica-period-title = { $period }. szakasz
web-mexica-round = { $round }. forduló
web-mexica-districts = { -district(form: "Many") }
web-mexica-founded-of = { $done } / { $all } megalapítva
web-mexica-tile-open = Felfordítva: { $tile }
web-mexica-tile-founded = Megalapítva: { $tile }
web-mexica-tile-removed = Kikerült a játékból: { $tile }
web-mexica-fold = A calpullik be- vagy kinyitása
web-mexica-ends-when = { $period ->
        [1] Az
       *[other] A
    } { $period }. szakasz véget ér, ha
web-mexica-last-round = { $period ->
        [1] Az
       *[other] A
    } { $period }. szakasz utolsó fordulója
web-mexica-all-founded = minden calpullival alapítottak
web-mexica-so-many = { $done } / { $all }
web-mexica-temples-out = és valakinek elfogynak a templomai
web-mexica-left = maradt { $count }
web-mexica-fewest = A legkevesebb: { $names }.
web-mexica-last-scoring = Előző értékelés
web-mexica-vote = Szavazás egy calpulliról
web-mexica-proposes = { $player } javaslata: kerüljön ki a játékból { $size ->
        [5] az
       *[other] a
    } { $size } mezős calpulli
web-mexica-vote-rule = Akkor kerül ki, ha mindenki egyetért; egyetlen „nem” is megtartja.
web-mexica-vote-proposed = javasolja
web-mexica-vote-yes = egyetért
web-mexica-vote-no = megtartaná
web-mexica-vote-open = még nem szavazott
web-mexica-vote-now = most szavaz
web-mexica-remove = Kerüljön ki
web-mexica-keep = Maradjon
web-mexica-scoring-of = { $period ->
        [1] Az
       *[other] A
    } { $period }. szakasz értékelése
web-mexica-nothing-scored = Nincs megalapított kerület, és senki sem áll a palotában: nincs mit értékelni.
web-mexica-palace = { -palace(form: "One") }
web-mexica-together = Összesen
web-mexica-go-there = { $cost ->
        [0] Odamegyek
       *[other] Odamegyek { $cost } pontért
    }
web-mexica-to = { $cell } mező
web-mexica-log = Napló és csevegés

## Tzolk'in table

# What would come of the table as it is
web-if-ended = ha vége lenne
web-tzolkin-fed = esznek
web-tzolkin-forecast = { $day }. nap: { $corn } / { $needs } kukorica,
web-tzolkin-forecast-fed = mindenki eszik
web-tzolkin-forecast-unfed = { $unfed } éhezik = { $points }
web-tzolkin-workers = Munkások: { $hand } kézben, { $out } kint, { $bank } a bankban
# The days of a worker
web-tzolkin-your-worker = Munkásod ({ $space })
web-tzolkin-worker-of = { $player } munkása ({ $space })
web-tzolkin-on-day = { $day }. nap
web-tzolkin-pushed-off = letolódik, visszakerül kézbe
web-tzolkin-board = A tábla
web-tzolkin-age = { $age }. kor
web-tzolkin-day = { $day }. nap
web-tzolkin-day-of = { $day }. nap / { $days }
web-tzolkin-food-day-in = { $days ->
    [0] Ma Ételnap van
   *[other] Ételnap { $days } nap múlva
  }
web-tzolkin-food-goods = { $age ->
        [I] az
       *[other] a
    } { $age }. kor közepe: javak
web-tzolkin-food-points = { $age ->
        [I] az
       *[other] a
    } { $age }. kor vége: pontok
web-tzolkin-corn-in-hand = kukorica kézben
web-tzolkin-missing = még { $missing } kell: +{ $points }
web-tzolkin-first-player = { -starting-player(form: "One") }
web-tzolkin-quick = Gyors
web-tzolkin-to-day = napig:
web-tzolkin-market = { -market(form: "One") }
web-tzolkin-skulls-left = Koponyák
web-tzolkin-today = ma
web-tzolkin-each = mind
web-tzolkin-all = mind
web-tzolkin-best = legjobb
web-tzolkin-laid = letett
web-tzolkin-temples = { -temple(form: "Many") }
web-tzolkin-temples-note = pontok a kor végén, javak a közepén
web-tzolkin-highest = legfelső:
web-tzolkin-step-good = A kor közepén: { $goods } annak, aki itt vagy feljebb áll.
web-tzolkin-technologies = { -technology(form: "Many") }
web-tzolkin-price-of-step = az előrelépés ára
web-tzolkin-bonus = { -bonus }
web-tzolkin-buildings = { -building(form: "Many") }
web-tzolkin-may-be-renovated = helyreállítható
web-tzolkin-in-the-deck = { $age }. kor · { $left } a pakliban
web-tzolkin-monuments = { -monument(form: "Many") }
web-tzolkin-monuments-built = a végén érnek pontot · kész: { $built }/{ $all }
web-worth-now = Most ennyit ér:
web-tzolkin-prophecies = { -prophecy(form: "Many") }
web-tzolkin-days = { $from }–{ $to }. nap
web-tzolkin-none = nincs
web-tzolkin-you-have = Nálad: { $count }
web-tzolkin-more-for = még { $missing } kell: +{ $points }
web-tzolkin-you = te
web-tzolkin-bot = { -bot }
web-tzolkin-to-play = ő jön
web-tzolkin-side-light = Világos oldal: még fordíthat a naptáron két napot
web-tzolkin-side-dark = Sötét oldal: a két napot már felhasználta
web-tzolkin-place-on = Letétel: { $place } { $space }
web-tzolkin-you-pay = Fizetsz
web-tzolkin-you-get = Kapsz
web-tzolkin-leaves = Marad { goods }.
web-tzolkin-tomorrow = Holnap: { $action }.
web-tzolkin-seats = Játékosok
web-tzolkin-tab-board = Tábla
web-tzolkin-tab-temples = { -temple(form: "Many") }
web-tzolkin-tab-skills = Fejlődés
web-tzolkin-tab-cards = Lapkák
web-tzolkin-tab-log = Napló
web-tzolkin-show = Mutasd: { $place }
web-tzolkin-ask-place = Tegyél le munkásokat.
web-tzolkin-ask-pick = Vegyél le munkásokat.
web-tzolkin-lowest-free = A munkás a fogaskerék legalacsonyabb szabad mezőjére áll; ez most { $place } { $space }, az ára { $corn } kukorica.
web-tzolkin-jungle = Fa betakarítás-lapkák, mindegyik egy kukorica betakarítás-lapkán: { $wood }. Fedetlen kukorica betakarítás-lapkák: { $corn }.
web-tzolkin-all-of-it = Minden, ami az asztalon van
