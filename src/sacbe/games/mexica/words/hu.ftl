### Magyar.
### Egy esemény, kérdés vagy indok minden mezője egy változó: egy név vagy egy szám. Egy név azonosítója
### $<mező>_id, hogy alakot lehessen választani. A kulcsok minden nyelven ugyanazok.

## A játék

game-name = Mexica

## Nevek

name-calpulli-3a = calpulli (3)
name-calpulli-3b = { name-calpulli-3a }
name-calpulli-4a = calpulli (4)
name-calpulli-4b = { name-calpulli-4a }
name-calpulli-5a = calpulli (5)
name-calpulli-5b = { name-calpulli-5a }
name-calpulli-6a = calpulli (6)
name-calpulli-6b = { name-calpulli-6a }
name-calpulli-7 = calpulli (7)
name-calpulli-8 = calpulli (8)
name-calpulli-9 = calpulli (9)
name-calpulli-10 = calpulli (10)
name-calpulli-11 = calpulli (11)
name-calpulli-12 = calpulli (12)
name-calpulli-13 = calpulli (13)

name-single = rövid csatorna
name-double = hosszú csatorna

name-h = nyugat–kelet
name-v = észak–dél

name-yes = igen
name-no = nem

name-neutral = semleges

name-standard = szokásos semleges templomok
name-hard = nehéz semleges templomok
name-very-hard = nagyon nehéz semleges templomok
name-neutral-hard = { name-hard }
name-neutral-very-hard = { name-very-hard }

source-earlier = korábbi pontok
source-founding = kerületalapítás
source-presence = jelenlét alapításkor
source-period-1 = kerületek, 1. szakasz
source-period-2 = kerületek, 2. szakasz
source-unfounded = alapítatlan kerületek
source-palace = a palota kezdőmezői

term-points = eddigi pontok
term-districts = helyzet a kerületekben
term-founding = alapítható kerületek
term-building = kerületek, ahol építeni érdemes
term-temples = még meg nem épített templomok
term-tokens = akciójelzők
term-palace = palota
term-to-come = ami még várható

## Akciók, ahogy a választékban állnak

action-start = Kezdés itt: { $noun }
action-canal = Új { $noun }
action-bridge = Híd építése ide: { $noun }
action-relocate = Híd áthelyezése innen: { $noun }
action-temple = Templom építése, szint: { $noun }
action-found = Kerület alapítása, mezők: { $noun }
action-step = Lépés ide: { $noun }
action-boat = Csónakkal a hídhoz: { $noun }
action-teleport = Ugrás bármely szabad mezőre
action-buy-token = Akciójelző vásárlása
action-spend-token = Akciójelző elköltése
action-propose = Javaslat: kerüljön ki a játékból ez a calpulli: { $noun }
action-end-turn = A kör befejezése
action-vote = Szavazat: { $noun }
action-lay = A csatorna ide kerül: { $noun }
action-axis = A híd iránya: { $noun }
action-build = A templom ide kerül: { $noun }
action-tile = A calpulli ide kerül: { $noun }
action-land = Érkezés ide: { $noun }
action-first-player = A kezdőjátékos helye: { $noun }
action-draw = Felfordul: { $noun }
action-neutral = Semleges templom ide: { $noun }

## Kérdések, ahogy egy játékos vagy a véletlen kapja őket

prompt-draw-first-player = Ki a kezdőjátékos?
prompt-draw-calpulli = Melyik calpulli fordul fel?
prompt-draw-neutral-cell = Hol áll majd egy semleges templom?
prompt-draw-neutral-temple = { $left ->
        [one] Hol áll még { $left } semleges templom ezen a szinten: { $level }?
       *[other] { $left } semleges templom ezen a szinten: { $level }. Hol áll a következő?
    }
prompt-place-pilli = A palota melyik mezőjén kezd a pillid?
prompt-turn = Te következel: mit teszel?
prompt-vote = { $left ->
        [0] Kikerüljön a játékból ez a calpulli: { $size }? Te döntesz.
        [one] Kikerüljön a játékból ez a calpulli: { $size }? Utánad még { $left } játékos szavaz.
       *[other] Kikerüljön a játékból ez a calpulli: { $size }? Utánad még { $left } játékos szavaz.
    }
prompt-lay-single = Melyik mezőre kerül a rövid csatorna?
prompt-lay-first = Melyik mezőn kezdődik a hosszú csatorna?
prompt-lay-second = A csatorna itt kezdődik: { $first }. Melyik a második mezője?
prompt-choose-axis = Milyen irányú a híd itt: { $cell }?
prompt-choose-goal = Hová kerül a híd innen: { $origin }?
prompt-choose-site = Hová építed a templomot? (szint: { $level })
prompt-choose-tile-cell = Melyik mezőre teszed ezt a calpullit: { $size }?
prompt-choose-landing = Hová ugrik a pillid?

## Kérdések, ahogy egy indok megnevezi őket

question-draw-first-player = ki a kezdőjátékos
question-draw-calpulli = melyik calpulli fordul fel
question-draw-neutral-cell = hol áll egy semleges templom
question-draw-neutral-temple = milyen szintű egy semleges templom
question-place-pilli = hol kezd egy pilli
question-turn = mit teszel a körben
question-vote = kikerül-e a játékból egy calpulli
question-lay-single = hová kerül a rövid csatorna
question-lay-first = hol kezdődik a hosszú csatorna
question-lay-second = melyik a csatorna második mezője
question-choose-axis = milyen irányú a híd
question-choose-goal = hová kerül a felvett híd
question-choose-site = hová kerül a templom
question-choose-tile-cell = hová kerül a calpulli
question-choose-landing = hová ugrik a pilli

## Napló

log-first-player-drawn = { $player } a kezdőjátékos.
log-calpulli-drawn = Felfordul: { $tile }.
log-neutral-cell-drawn = Semleges templom helye: { $cell }.
log-neutral-draw-failed = { $failed ->
        [one] A semleges templomok nem férnek el: a sorsolás elölről kezdődik.
       *[other] A semleges templomok nem férnek el (már { $failed } alkalommal): a sorsolás elölről kezdődik.
    }
log-neutral-temple-placed = Semleges templom áll itt: { $cell } (szint: { $level }).
log-pilli-placed = { $player } itt kezd: { $cell }.
log-round-began = Kezdődik a forduló: { $round } (szakasz: { $period }).
log-turn-began = { $player } következik.
log-turn-ended = { $left ->
        [0] { $player } befejezi a kört.
       *[other] { $player } befejezi a kört, { $left } akciópontot nem használt fel.
    }
log-spent = { $player } { $points } akciópontot költ, marad { $left }.
log-canal-laid = { $other ->
        [none] { $player } csatornát rak ide: { $cell }.
       *[other] { $player } csatornát rak ide: { $cell } és { $other }.
    }
log-district-founded = { $player } { $size } mezős kerületet alapít, a calpulli helye: { $cell }.
log-scored = { $player } { $points } pontot szerez ({ $source }).
log-bridge-built = { $player } hidat épít ide: { $cell }, { $axis }.
log-bridge-lifted = { $player } felveszi a hidat innen: { $cell }.
log-temple-built = { $player } templomot épít ide: { $cell } (szint: { $level }).
log-stepped = { $player } ide sétál: { $cell }.
log-sailed = { $player } { $cost } akciópontért csónakkal ide megy: { $cell }.
log-teleported = { $player } egyszerre itt terem: { $cell }.
log-token-bought = { $player } akciójelzőt vesz, most van neki { $tokens }.
log-token-spent = { $player } elkölt egy akciójelzőt, most { $action_points } akciópontja van.
log-proposed = { $player } javasolja, hogy kikerüljön a játékból ez a calpulli: { $size }.
log-voted = { $vote_id ->
        [yes] { $player } egyetért, hogy kikerüljön ez a calpulli: { $size }.
       *[no] { $player } megtartaná ezt a calpullit: { $size }.
    }
log-tile-removed = { $why_id ->
        [vote] Kikerül a játékból ez a calpulli: { $size }. Mindenki egyetértett.
        [frozen] Kikerül a játékból ez a calpulli: { $size }. Több csatorna nem rakható le, és nem maradt hozzá ekkora kerület.
        [too_large] Kikerül a játékból ez a calpulli: { $size }. Nincs ekkora kerület, amely még alapítható lenne.
        [one_too_many] Kikerül a játékból ez a calpulli: { $size }. Minden nagyobb kerület egy mezővel nagyobb, és nincs több rövid csatorna.
        [stall] Kikerül a játékból ez a calpulli: { $size }. A szakasz nélküle ér véget.
       *[other] Kikerül a játékból ez a calpulli: { $size }.
    }
log-period-triggered = { $player } lezárja a szakaszt ({ $period }): e forduló után jön az értékelés.
log-stall-near = { $idle ->
        [0] { $quiet } forduló óta nincs új csatorna, templom vagy kerület: még egy ilyen, és a szakasz véget ér.
       *[other] Ebben a fordulóban senki sem tett semmit: még egy ilyen, és a szakasz véget ér.
    }
log-period-stalled = Már semmi sem változik: a szakasz ({ $period }) itt véget ér.
log-period-ended = A szakasz ({ $period }) értékelése.
log-district-scored = { $player } { $points } pontot szerez egy kerületért (helye: { $cell }, mérete: { $size }).
log-tiles-opened = Kezdődik a 2. szakasz: felfordul a többi calpulli, és mindenki új templomokat kap.
log-game-ended = A játék véget ért.

## Indokok, hogy egy akció miért nem lehetséges

reason-game-over = A játék véget ért.
reason-chance-decides = Ezt a véletlen dönti el, nem egy játékos.
reason-other-question = Előbb másról kell dönteni: { $question }.
reason-costs-points = Ez { $cost } akciópontba kerül; neked { $have } van.
reason-palace-there = Ez a palota mezője: { $cell }.
reason-canal-there = Itt víz van: { $cell }.
reason-temple-there = Itt templom áll: { $cell }.
reason-tile-there = Itt calpulli fekszik: { $cell }.
reason-pilli-there = Itt pilli áll: { $cell }.
reason-no-canal-left = Elfogyott: { $tile }.
reason-no-room-for-canal = Sehol sincs helye: { $tile }.
reason-ramp-there = Erre a mezőre híd támaszkodik: { $cell }.
reason-district-is-founded = Ez a mező alapított kerületben van, amelyet nem vághat át csatorna: { $cell }.
reason-cells-do-not-touch = Ez a mező nem szomszédos a csatorna első mezőjével: { $cell }.
reason-no-second-cell = E mező mellett nincs hely a csatorna másik felének: { $cell }.
reason-would-trap = { $cell_id ->
        [none] Az első fordulóban senkit sem szabad bezárni, és bármelyik szabad mező bezárna egy pillit.
       *[other] Az első fordulóban senkit sem szabad bezárni, ez pedig bezárná { $player } pillijét: { $cell }. A kör elején { $before } mezőt ért el, utána { $after } mezőt érne el.
    }
reason-no-bridge-left = Nincs több híd; egy meglévőt áthelyezhetsz.
reason-bridge-there = Itt már áll híd: { $cell }.
reason-no-canal-there = Itt nincs csatorna: { $cell }.
reason-no-land-at-both-ends = Az itteni híd két végén nem lenne szárazföld: { $cell }.
reason-same-bridge-again = A híd már pontosan így áll itt: { $cell }.
reason-bridges-left = Hidat csak akkor lehet áthelyezni, ha már nincs építhető; most van { $left }.
reason-no-bridge-there = Itt nincs híd: { $cell }.
reason-no-goal-for-bridge = Ez a híd sehová máshová nem kerülhetne: { $cell }.
reason-no-temple-left = Ebben a szakaszban nincs több templomod ezen a szinten: { $level }.
reason-pilli-on-bridge = A pillid hídon áll, így egyetlen kerületben sincs.
reason-no-site = A pillid kerületében nincs szabad mező templomnak.
reason-other-district = Ez a mező nem a pillid kerületében van: { $cell }.
reason-tile-not-open = Nincs többé felfordítva ilyen calpulli: { $size }. Az egyikkel kerületet alapítottak, a másik kikerült a játékból.
reason-founded-already = A pillid kerülete már alapított.
reason-other-size = A pillid kerülete { $cells } mezős, nem { $size }.
reason-no-cell-for-tile = A pillid kerületében nincs szabad mező a calpullinak.
reason-not-beside = Ez a mező nem a pillid mellett van: { $cell }.
reason-no-way-there = Ide a pillid sem gyalog, sem csónakkal nem juthat el: { $cell }.
reason-way-costs = Az út idáig { $cost } akciópontba kerül: { $cell }. Neked { $have } van.
reason-not-along-the-bridge = A pillid és e mező között nem arra vezet híd: { $cell }.
reason-boat-from-bridge-only = Csónak csak hídról indul, és a pillid nem azon áll.
reason-no-water-route = A hidadtól nem vezet víz ide: { $cell }.
reason-no-tokens-left = Nincs több megvehető akciójelző.
reason-tokens-bought-already = Egy körben legfeljebb { $most } akciójelzőt vehetsz.
reason-no-token-held = Nincs akciójelződ.
reason-proposed-already = Ebben a körben ezt a calpullit már javasoltad: { $size }.
reason-tile-face-down = Ilyen calpulli a 2. szakasz előtt nem lesz felfordítva: { $size }.
reason-tile-founded = Az összes ilyen calpullival alapítottak már kerületet: { $size }.
reason-tile-removed = Az összes ilyen calpulli kikerült a játékból: { $size }.
player-of-seat = { $seat }. hely

## Az asztal a terminálon

board-players = Játékosok
board-calpulli = Felfordított calpullik, { $sign } 1./2./3.: az alapítóé a 2., a többi jelenlévőé a 3. érték
board-no-calpulli = nincs
board-face-down = { $count } lefordítva
board-doubles = { $count } hosszú csatorna
board-singles = { $count } rövid csatorna
board-bridges = { $count } híd
board-tokens = { $count } akciójelző
board-left = Készlet:
board-period = { $period }. szakasz a 2 közül
board-round = { $round }. forduló
board-last-round = a szakasz e fordulóval véget ér
board-idle = tétlen fordulók: { $rounds }/{ $most }
board-quiet = fordulók változás nélkül: { $rounds }/{ $most }
board-districts = Kerületek, a szintek összegével
board-more = a többi: { $sizes }
board-sign-marker = kezdőjátékos
board-sign-temples = megmaradt templomok
board-now = most ér
board-sign-points = pont
board-sign-action = akciópont
board-sign-token = akciójelző
board-sign-level = { $letter } 2. szintű temploma
board-sign-neutral = semleges templom
board-sign-calpulli = calpulli (5)
board-sign-size = 9 mezős, alapítatlan kerület
board-sign-palace = palota
board-sign-lake = tó
board-sign-canal = csatorna
board-sign-bridge = hidak
board-sign-pilli = { $letter } pillije
board-sign-possible = most lehetséges

## A parancssor, e játék példáival

cli-help =
    Ezeket írhatod be:
      3                egy lehetőség, a sorszámával
      step H5          egy lehetőség, ahogy a jobb szélen áll; elég az egyértelmű eleje (st h5)
      u                visszavonja a kör utolsó lépését
      r                visszavonja az egész eddigi kört
      why AKCIÓ        miért nem lehet most egy akció, például: why found 5
      board            újra megmutatja az asztalt, a választható mezőkkel
      log              mi történt utoljára
      rules MX-5       egy szabály szövege (angolul)
      save FÁJL        elmenti a játszma jegyzőkönyvét
      q                feláll az asztaltól
cli-why-what = Írj egy akciót a „why” után, például: „why found 5”.
