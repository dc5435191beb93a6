### Magyar: az oldal saját mondatai. A kulcsok minden nyelvben ugyanazok.

web-loading = Betöltés…
web-not-found = Itt nincs semmi.
web-to-home = A kezdőlapra
web-lost = A kapcsolat helyreállítása folyik…
web-undo = Vissza
web-reset = A kör újrakezdése
web-end-turn = Kör vége
web-waiting = { $player } következik.
web-play = Játék
web-log = Napló
web-chat = Csevegés
web-rules = Szabályok

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

## Tzolk'in table

web-tzolkin-board = A tábla
web-tzolkin-age = { $age }. korszak
web-tzolkin-day = { $day }. nap
web-tzolkin-food-day-in = { $days ->
    [0] Ma van étkezés
    [one] { $days } nap múlva étkezés
   *[other] { $days } nap múlva étkezés
  }
web-tzolkin-food-goods = { $age }. korszak közepe: javak
web-tzolkin-food-points = { $age }. korszak vége: pontok
web-tzolkin-corn-to-feed = kukorica / mindenkinek kell
web-tzolkin-corn-in-hand = kukorica kézben
web-tzolkin-missing = még { $missing } a +{ $points }-hoz
web-tzolkin-first-player = Kezdőjátékos
web-tzolkin-quick = Gyors
web-tzolkin-to-day = napig:
web-tzolkin-market = Piac
web-tzolkin-skulls-left = Koponyák
web-tzolkin-today = ma
web-tzolkin-each = mind
web-tzolkin-all = mind
web-tzolkin-best = legjobb
web-tzolkin-laid = letett
web-tzolkin-one-space = +1 mező
web-tzolkin-temples = Templomok
web-tzolkin-temples-note = pontok a korszak végén; javak a közepén
web-tzolkin-highest = legfelső:
web-tzolkin-technologies = Technológiák
web-tzolkin-price-of-step = a lépés ára
web-tzolkin-bonus = bónusz
web-tzolkin-buildings = Épületek
web-tzolkin-may-be-renovated = felújítható
web-tzolkin-in-the-deck = { $age }. korszak · { $left } a pakliban
web-tzolkin-monuments = Emlékművek
web-tzolkin-monuments-built = a végén pontoz · { $all }-ból { $built } kész
web-tzolkin-worth-now = Most ennyit ér:
web-tzolkin-prophecies = Próféciák
web-tzolkin-days = { $from }–{ $to }. nap
web-tzolkin-none = nincs
web-tzolkin-you-have = Neked: { $count }
web-tzolkin-more-for = még { $missing } kell a +{ $points }-hoz
web-tzolkin-you = te
web-tzolkin-you-name = Te
web-tzolkin-bot = gép
web-tzolkin-side-light = Világos oldal: egyszer két nap is léphető
web-tzolkin-side-dark = Sötét oldal: a két nap már elhasználva
web-tzolkin-hand = kéz
web-tzolkin-gears = kerék
web-tzolkin-bank = bank
web-tzolkin-place-on = Lerakás: { $place } { $space }
web-tzolkin-you-pay = Fizetsz
web-tzolkin-you-get = Kapsz
web-tzolkin-leaves = Marad { $left } { $good }.
web-tzolkin-tomorrow = Holnap itt áll: { $action }.
web-tzolkin-seats = Játékosok
web-tzolkin-tab-board = Tábla
web-tzolkin-tab-temples = Templom
web-tzolkin-tab-skills = Tudás
web-tzolkin-tab-cards = Lapok
web-tzolkin-tab-log = Napló
web-tzolkin-show = Mutasd: { $place }
web-tzolkin-in-days = { $days ->
    [0] ma
    [one] { $days } nap múlva
   *[other] { $days } nap múlva
  }
web-tzolkin-all-of-it = Minden, ami az asztalon van

## Tzolk'in questions

web-tz-free = ingyen
web-tz-points-name = pont
web-tz-points = { $written } pont
web-tz-worker = munkás
web-tz-tile-corn = kukoricalapka
web-tz-tile-wood = falapka
web-tz-burn = felégetett erdő
web-tz-action = { $action } akció
web-tz-first-player = Kezdőjátékos
web-tz-quick = Gyors
web-tz-choose-action = Válassz akciót
web-tz-step-fee = a saját ingyenes, lejjebb lépésenként 1 kukorica
web-tz-take-back = Levétel akció nélkül
web-tz-you-hold = Nálad van
web-tz-you-pay = Fizetsz: { $paid } / { $all }
web-tz-pays = Ekkor fizetsz
web-tz-you-get = Kapsz
web-tz-you-have = nálad
web-tz-rate = darabja { $rate }
web-tz-for-corn = ára
web-tz-left = még { $left }
web-tz-bonus = Bónusz
web-tz-no-step = Megtartom a kockákat
web-tz-no-more = Több nem kell
web-tz-build-no-more = Nem építek többet
web-tz-no-beg = Nem, tovább
web-tz-give-up = „{ $tile }” feladása: a kockái beszámítanak a következő lapkába
web-tz-given-up = „{ $tile }” feladva a megépített lapkáért.
web-tz-title-any-action = Bármelyik akció
web-tz-title-pay = { $blocks ->
        [one] Fizess { $blocks } kockát
       *[other] Fizess { $blocks } tetszőleges kockát
    }
web-tz-title-theology = Egy lépcső egy kockáért?
web-tz-title-gain = { $blocks ->
        [one] Vegyél el egy kockát
       *[other] Vegyél el { $blocks } kockát
    }
web-tz-title-save = Egy kockával kevesebb
web-tz-title-trade = Csere
web-tz-trade-remark = akárhány, oda és vissza
web-tz-title-build = Mit építesz?
web-tz-title-climb = { $left ->
        [one] Egy lépcsővel feljebb
       *[other] Különböző templomok
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
web-tz-now-taxed-gold = Aranyhiány
web-tz-now-taxed-steps = Haragszanak az istenek
web-tz-now-taxed-level = Tanítóhiány
web-tz-now-beg = A köröd előtt
web-tz-about-beg = Csak letétel vagy levétel előtt.
web-tz-about-choose-days = Két nap minden fogaskereket két mezővel forgat tovább, és a táblád a sötét oldalára fordul.
web-tz-about-use-architecture = Az építészet ennél az akciónál egy épületre számít: erre vagy a másodikra.
web-tz-decline-taxed-gold = Nem kérem az aranyat
web-tz-decline-taxed-steps = Nem kérem a lépcsőt
web-tz-decline-taxed-level = Nem lépek előre
web-tz-decline-taxed-skulls = Nem kérem a koponyát
web-tz-decline-climb = Nem kérem a lépcsőt
web-tz-agriculture-1 = A kukorica betakarítása 1 kukoricával többet hoz.
web-tz-agriculture-2 = Lapka nélkül is betakaríthatsz kukoricát, ahol nincs látható lapka; a halászat 1 kukoricával többet hoz.
web-tz-agriculture-3 = A kukorica betakarítása további 2 kukoricát hoz.
web-tz-agriculture-bonus = Egy lépcsővel feljebb egy tetszőleges templomban.
web-tz-extraction-1 = 1 fával több, amikor fát szerzel vagy takarítasz be.
web-tz-extraction-2 = 1 kővel több Yaxchilanban.
web-tz-extraction-3 = 1 arannyal több Yaxchilanban.
web-tz-extraction-bonus = Két tetszőleges kocka.
web-tz-architecture-1 = Épületenként 1 kukorica.
web-tz-architecture-2 = Épületenként 2 pont.
web-tz-architecture-3 = Épületenként 1 kockával kevesebb.
web-tz-architecture-bonus = 3 pont.
web-tz-theology-1 = Chichen Itzában az eggyel előrébb lévő mezőt is használhatod.
web-tz-theology-2 = Koponya letétele után 1 kockáért feljebb léphetsz egy templomban.
web-tz-theology-3 = 1 kristálykoponyával több a Yaxchilan 4 mezőn.
web-tz-theology-bonus = 1 kristálykoponya.
web-tz-placed = letétel: { $places }
web-tz-lifted = levétel: { $places }
web-tz-paid = fizettél: { $goods }
web-tz-gained = szereztél: { $goods }
web-tz-this-turn = Ebben a körben { $done }.
web-tz-in-hand = { $workers } munkás kézben, { $corn } kukorica.
web-tz-leaves = Marad { $corn } kukoricád.

## Tzolk'in set-up

web-tz-setup = Hogyan kezdesz?
web-tz-setup-secret = Titkos választás; akkor látszik, amikor már mindenki választott.
web-tz-wealth = Kezdővagyon-lapkák
web-tz-keep-tiles = tarts meg { $count } lapkát a { $all } közül
web-tz-because = tarts meg { $count } lapkát a { $all } közül ({ $tribe })
web-tz-chosen = { $count } / { $all } kiválasztva
web-tz-tribe = Törzs
web-tz-keep-tribe = a kettőből egyet tarts meg, a másik visszakerül
web-tz-tribe-first = Előbb a törzs: ettől is függ, hány lapkát tartasz meg.
web-tz-start-with = Ezzel kezdenél
web-tz-workers = Munkások
web-tz-to-feed = { $workers }, mindenki etetése { $corn }
web-tz-temples = Templomok
web-tz-technologies = Technológiák
web-tz-choosing = választ
web-tz-ready = kész
web-tz-open = Nyitva az asztalon
web-tz-open-remark = az I. korszak épületei és az emlékművek: erre törekedhetsz
web-tz-known = mindenki ismeri
web-tz-prophecies = Próféciák
web-tz-days = { $from }–{ $to }. nap
web-tz-see-board = A tábla megnézése
web-tz-back-to-choice = Vissza a választáshoz
web-tz-all-chosen = Már választottál.
web-tz-one-worker-more = még egy munkás
web-tz-fed-free = 1 munkásnak nem kell kukorica

## Tzolk'in food day and end

web-tz-food-day = Ételnap, { $day }. nap
web-tz-food-again = Az Ételnap újra
web-tz-mid-era = { $age }. korszak közepe: a templomok javai
web-tz-end-of-age = { $age }. korszak vége: a templomok pontjai
web-tz-income = Bevétel
web-tz-income-of = { $count } épület hozott
web-tz-feeding = Etetés
web-tz-fed-of = { $all } munkásból { $fed } evett
web-tz-fed = Evett
web-tz-unfed = Éhes
web-tz-age-begins = II. korszak
web-tz-new-row = új épületek
web-tz-rewards = Templomok
web-tz-rewards-goods = a lépcsők javai
web-tz-rewards-points = a lépcsők pontjai
web-tz-prophecy = Prófécia
web-tz-highest = legmagasabb +{ $points }
web-tz-sum = Összesen
web-tz-next-day = { $day }. nap
web-tz-next = következik
web-tz-begins = Kezdődik: { $what }
web-tz-continue = Tovább a { $day }. napra
web-tz-continue-end = Tovább a végelszámoláshoz
web-tz-replay-food = Az Ételnap újra
web-tz-food-keys = Szóköz: minden egyszerre. A naplóból újra megnyitható.
web-tz-see-table = Az asztal megnézése
web-tz-see-scores = A pontok megnézése
web-tz-monument-row = a régi sor és pakli eltűnik; az emlékművek maradnak

## Site

web-site = Oldalak
web-nav-play = Játék
web-nav-tables = Asztalok
web-nav-learn = Tanulás
web-nav-watch = Nézés
web-nav-replay = Visszanézés
web-panorama = Fehér út köti össze a naptárnap alatti maja várost a tó szigetén álló várossal.
web-headline = Két város, egy fehér út
web-subline = Tzolk’in és Mexica a böngésződben, barátokkal vagy robotok ellen, bármikor.
web-game-size-tzolkin = 2–5 játékos, 60–90 perc
web-game-size-mexica = 2–4 játékos, 60 perc
web-motto-tzolkin = A munkások a fogaskerekeken utaznak; a türelem kifizetődik.
web-motto-mexica = Áss csatornákat, alapíts kerületeket, emeld a legmagasabb templomokat.
web-setup-short = { $players } játékos, robotok: { $bot }
web-play-game = { $game } indítása
web-change-setup = Beállítások
web-invite = Barátok meghívása
web-players = Játékosok
web-bots = Robotok
web-bot-random = Véletlen
web-bot-gentle = Szelíd
web-bot-steady = Kitartó
web-bot-strong = Erős
web-pace = Tempó
web-pace-free = Óra nélkül
web-pace-live = Élő
web-pace-days = Napok
web-module-tribes = Törzsek
web-module-prophecies = Próféciák
web-module-buildings = Épületek
web-module-quick-actions = Gyors akciók
web-neutral-temples = Semleges templomok
web-module-standard = Alap
web-module-neutral-hard = Nehéz
web-module-neutral-very-hard = Nagyon nehéz
web-my-tables = Asztalaim
web-wait-for-you = { $count } rád vár
web-tables-thinking = A többiek gondolkodnak
web-tables-open = Játékosokra várnak
web-tables-over = Befejezettek
web-open-record = Jegyzőkönyv megnyitása fájlból
web-your-turn = Te jössz
web-state-open = nyitott
web-state-playing = játékban
web-state-over = visszanézés
web-to-move = { $player } lép
web-players-count = { $count } játékos
web-seats-free = { $count } szabad hely
web-seat-free = szabad
web-learn = Tanulás
web-learn-text = Az asztal megmutatja, mit tehetsz, mibe kerül, és miért nem. Kezdd kicsiben, egy robot ellen.
web-read-rules = Szabályok
web-first-game = Első játék
web-invite-text = Aki megnyitja a linket, leül. Az üres helyre robot kerül.
web-table-of = { $game }-asztal
web-link = Link
web-copy = Másolás
web-link-copied = Link a vágólapon.
web-copy-yourself = A link ki van jelölve: másold a billentyűzettel.
web-join-or-watch = Csatlakozás vagy nézés
web-join = Csatlakozás
web-watch = Nézés
web-nobody-plays = Most nincs nyitott vagy futó asztal. Legyél te az első.
web-sign-in = Belépés
web-sign-out = Kilépés
web-take-account = Fiók létrehozása
web-have-account = Már van fiókom
web-account-text = Névvel és jelszóval minden eszközön megmaradnak az asztalaid. Mást nem kérünk.
web-sign-in-text = A játékhoz nem kell fiók: nyomd meg a Játék gombot, és vendégként máris játszol.
web-account-known = Belépve mint { $login }.
web-signed-in = Üdv, { $name }!
web-login = Belépési név
web-password = Jelszó
web-about = Névjegy
web-fan-note = Rajongói megvalósítás saját rajzokkal. A dobozos játékok kiadóit a Névjegy nevezi meg.
web-about-text = A sacbe a maja városokat összekötő fehér út. Itt két komoly társasjátékkal játszhatsz: a szabályszöveg, a robotok és a rajzok saját munkánk.
web-credits-tzolkin = A Tzolk’in szerzői Daniele Tascini és Simone Luciani, kiadója a Czech Games Edition. Ha tetszik, vedd meg a dobozos játékot.
web-credits-mexica = A Mexica tervezői Wolfgang Kramer és Michael Kiesling. Ha tetszik, vedd meg a dobozos játékot, ha még megtalálod.
web-learn-look = Ami szabályos, az világít. Kattints rá, vagy lépj oda a nyilakkal, és nyomj Entert.
web-learn-hover = Vidd fölé a mutatót: az ár és a haszon már fizetés előtt látszik.
web-learn-why = Kattints arra, ami nem világít: egy mondat megmondja, miért nem, és megnyitja a szabályt.
web-learn-undo = Próbálkozz: a köröd visszavonható, amíg be nem fejezed.
web-you = te
web-bot = robot
web-waiting-for-players = Még { $count } játékosra várunk.
web-begins = Mindenki itt van: kezdődik a játék.
web-fill-with-bots = Robotok az üres helyekre, kezdés
web-your-name = A neved
web-take-seat = Leülök

## Mexica table

web-mexica-board = A sziget. Játékosok: { $players }
web-mexica-cell = { $cell }
web-mexica-for = { $what }, { $cost } akciópont
web-mexica-fits = illik
web-mexica-actions = Akciók
web-mexica-move = Lépés
web-mexica-found = Alapítás
web-mexica-canal = Csatorna
web-mexica-bridge = Híd
web-mexica-temple = Templom
web-mexica-teleport = Ugrás
web-mexica-token = Jelző
web-mexica-propose = Szavazás…
web-mexica-ask-move = Lépj a pillivel, vagy válassz akciót
web-mexica-ask-found = Kerület alapítása
web-mexica-ask-canal = Melyik csatornát rakod le?
web-mexica-ask-bridge = Hová építesz hidat?
web-mexica-ask-temple = Melyik templomot építed?
web-mexica-ask-teleport = Hová megy a pillid?
web-mexica-ask-token = Akciójelző későbbre
web-mexica-ask-propose = Melyik calpulli kerüljön ki a játékból?
web-mexica-of-points = akciópont a { $all }-ból
web-mexica-of-short = / { $all }
web-mexica-points-short = { $cost } AP
web-mexica-tokens = { $count } jelző
web-mexica-spend = egyet elkölt
web-mexica-leaves = marad { $left }
web-mexica-reset = Elölről
web-mexica-double = Dupla
web-mexica-single = Szimpla
web-mexica-none-left = elfogyott
web-mexica-by-boat = { $steps ->
        [0] Csónakkal ide: { $cell }
       *[other] Csónakkal ide: { $cell }, { $steps } lépés
    }
web-mexica-on-foot = { $steps } lépés gyalog
web-mexica-then-found = Aztán alapítás, { $size }: +{ $points }
web-mexica-you = te
web-mexica-bot = gép
web-mexica-first = kezdőjátékos
web-mexica-points = pont
web-mexica-temples-left = { $count } darab { $level }. szintű templom maradt
web-mexica-token-label = Jelzők
web-mexica-none = nincs
web-mexica-goods = Calpullik és készlet
web-mexica-calpulli = Calpullik
web-mexica-period = { $period }. korszak
web-mexica-period-title = { $period }. korszak
web-mexica-round = { $round }. kör
web-mexica-districts = Kerületek
web-mexica-founded-of = { $done } / { $all } megalapítva
web-mexica-tile-open = Elérhető: { $tile }
web-mexica-tile-founded = Megalapítva: { $tile }
web-mexica-tile-removed = Kikerült a játékból: { $tile }
web-mexica-fold = A calpullik be- vagy kinyitása
web-mexica-ends-when = { $period }. korszak vége
web-mexica-last-round = { $period }. korszak utolsó köre
web-mexica-all-founded = minden calpulli áll
web-mexica-so-many = { $done } / { $all }
web-mexica-temples-out = és elfogy a templom
web-mexica-left = maradt { $count }
web-mexica-fewest = Legkevesebb: { $names }.
web-mexica-scored-now = Ha most értékelnénk
web-mexica-last-scoring = Előző értékelés
web-mexica-hide-them = Elrejtés
web-mexica-vote = Szavazás egy calpulliról
web-mexica-proposes = { $player } javasolja a { $size } méretű calpulli eltávolítását
web-mexica-vote-rule = Akkor kerül ki, ha mindenki egyetért; egyetlen nem is megtartja.
web-mexica-vote-proposed = javasolja
web-mexica-vote-yes = egyetért
web-mexica-vote-no = megtartaná
web-mexica-vote-open = még nem felelt
web-mexica-remove = Kerüljön ki
web-mexica-keep = Maradjon
web-mexica-scoring-of = { $period }. korszak értékelése
web-mexica-nothing-scored = Nincs megalapított kerület, és senki sem áll a palotában: nincs mit értékelni.
web-mexica-palace = Palota
web-mexica-together = Összesen
web-mexica-go-there = { $cost ->
        [0] Menj oda
       *[other] Menj oda { $cost } pontért
    }
web-mexica-do-it = Megteszem ennyiért: { $cost }
web-mexica-to = Ide: { $cell }
web-mexica-log = Napló és csevegés
web-mexica-map = Az egész sziget
