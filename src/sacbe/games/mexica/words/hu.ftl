### Magyar.
### Egy esemény, kérdés vagy indok minden mezője egy változó: egy név vagy egy szám. Egy név azonosítója
### $<mező>_id, hogy alakot lehessen választani. A kulcsok minden nyelven ugyanazok.

## A játék

game-name = Mexica

## Nevek

name-calpulli-3a = 3 mezős calpulli
name-calpulli-3b = { name-calpulli-3a }
name-calpulli-4a = 4 mezős calpulli
name-calpulli-4b = { name-calpulli-4a }
name-calpulli-5a = 5 mezős calpulli
name-calpulli-5b = { name-calpulli-5a }
name-calpulli-6a = 6 mezős calpulli
name-calpulli-6b = { name-calpulli-6a }
name-calpulli-7 = 7 mezős calpulli
name-calpulli-8 = 8 mezős calpulli
name-calpulli-9 = 9 mezős calpulli
name-calpulli-10 = 10 mezős calpulli
name-calpulli-11 = 11 mezős calpulli
name-calpulli-12 = 12 mezős calpulli
name-calpulli-13 = 13 mezős calpulli

name-single = { -single-canal }
name-double = { -double-canal }

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
source-unfounded = meg nem alapított kerületek
source-palace = a palota kezdőmezői

# What won a game: the cause of a swing with its points, then what it meant; and the cause alone.
won-when = { $when }. forduló
won-district = { $size } mezős kerület ({ $cell }), { $period }. szakasz: { $own }.
won-district-text = { $standing_id ->
    [alone] Itt egyedül vezetett; { $name } ebből: { $other }.
    [shared] Megosztott vezetés; { $name } ebből: { $other }.
   *[below] { $name } ebből: { $other }.
}
won-foundings = { $founded ->
    [0] Jelenlét alapításkor: { $own }.
    [one] Egy alapítás: { $own }.
   *[other] { $founded } alapítás: { $own }.
}
cause-district = { $size } mezős kerület ({ $cell }), { $period }. szakasz
cause-foundings = alapítások

term-points = eddigi pontok
term-districts = helyzet a kerületekben
term-founding = alapítható kerületek
term-building = kerületek, ahol építeni érdemes
term-temples = még meg nem épített templomok
term-tokens = { -action-token(form: "many") }
term-palace = { -palace }
term-to-come = ami még várható

## Hatások: mit változtat egy kör, egyetlen mondatban, a tippekhez

effect-founded = { $size } mezős kerületet alapít: azonnal { $points } pont.
effect-points = { $points } pontot hoz azonnal.
effect-takes-lead = { $size } mezős kerület ({ $cell }): átveszi a vezetést { $player } elől, { $had } helyett { $points } pont.
effect-draws-level = { $size } mezős kerület ({ $cell }): utoléri { $player } játékost, { $had } helyett { $points } pont.
effect-shares = { $size } mezős kerület ({ $cell }): holtversenyben vezet, { $had } helyett { $points } pont.
effect-leads = { $size } mezős kerület ({ $cell }): vezet, { $had } helyett { $points } pont.
effect-alone = { $size } mezős kerület ({ $cell }): senki más nem épít itt, a mostani állás szerint { $points } pont.
effect-place = { $place ->
        [2] { $size } mezős kerület ({ $cell }): második hely, { $had } helyett { $points } pont.
       *[other] { $size } mezős kerület ({ $cell }): harmadik hely, { $had } helyett { $points } pont.
    }
effect-lead-grows = { $size } mezős kerület ({ $cell }): { $levels } szinttel vezet.
effect-ahead = { $levels } szinttel vezet ({ $cell }); ez a terület az alapítása után ér pontot.
effect-costs-other = A kerületek mostani állása szerint { $player } { $points } pontot veszít.
effect-other-scores = { $player } is kap { $points } pontot.
effect-falls = A kerületek mostani állása szerint { $points } pontot veszítesz.
effect-closed = { $size } mezős kerületet zár körül ({ $cell }), van hozzá felfordított calpulli: az alapítónak { $points } pont.
effect-begun = Még { $canals } csatorna, és bezárul egy { $size } mezős kerület ({ $cell }), amelyhez van felfordított calpulli.
effect-arrives = A pillid olyan { $size } mezős kerületbe ér, ahol { $sites } mező szabad.
effect-tokens = { $tokens } akciójelzőt tart meg későbbi körökre.
effect-palace = A palota egyik kezdőmezője: { $points } pont, ha a pillid a szakasz végén ott áll.
effect-free-founding = A kerületed { $size } mezős, és van hozzá felfordított calpulli: alapítani ingyen lehet, és { $points } pontot hoz.
effect-unspent = { $points } akciópontod maradt. Ha nem költöd el, elvész.
effect-canal-closes = { $second_id ->
        [none] Egy rövid csatorna ({ $cell }) { $size } mezős kerületet zárna a pillid köré. Van hozzá felfordított calpulli: az alapításért { $points } pont jár.
       *[other] Egy hosszú csatorna ({ $cell }, { $second }) { $size } mezős kerületet zárna a pillid köré. Van hozzá felfordított calpulli: az alapításért { $points } pont jár.
    }
effect-district-waits = Egy { $size } mezős kerület ({ $cell }) alapításra vár, { $cost } akciópontnyira: az alapítónak { $points } pont jár.
effect-temple-leads = { $cost ->
        [0] A pillid egy { $size } mezős kerületben áll ({ $cell }). Egy { $level }. szintű templom { $had } helyett { $points } pontot hoz itt neked.
       *[other] A { $size } mezős kerület ({ $cell }) { $cost } akciópontnyira van. Egy { $level }. szintű templom { $had } helyett { $points } pontot hoz itt neked.
    }
effect-breaks-tie = Egy { $size } mezős kerületben ({ $cell }) holtversenyben állsz { $player } játékossal. Egy { $level }. szintű templom ott { $points } pontjába kerül.
effect-palace-near = Az utolsó forduló: a palota egyik kezdőmezője ({ $cell }) szabad, és { $cost } akciópontnyira van. Ha ott állsz, { $points } pontot kapsz.
effect-founding-race = Egy { $size } mezős kerület ({ $cell }) alapításra vár, { $cost } akciópontnyira. Alapítsd meg most { $points } pontért: a következő körben { $player } is megtehetné.
effect-last-site = A { $size } mezős kerületben ({ $cell }) egyetlen szabad mező maradt. Egy { $level }. szintű templom ott { $had } helyett { $points } pontot hoz neked.
effect-lead-safe = A { $size } mezős kerületben ({ $cell }) ebben a szakaszban senki sem előzhet meg: építs máshol.
effect-canal-fits = Ha itt épül csatorna: { $cell }, { $size } mező marad a pillid körül; ha itt: { $other }, akkor { $wrong }. { $size } mezős calpulli van felfordítva, { $wrong } mezős nincs.
effect-high-temple = A { $level }. szintű templomod még nem épült meg, és már csak { $temples } templomod maradt. A { $turn } akciópontból { $level } kell hozzá.
effect-last-temples = { $player } { $temples } templomot építhet még; az utolsóval jön az utolsó forduló. A { $level }. szintű templomod még nem épült meg.
effect-period-district = Az 1. szakasz neked { $own }, { $player } játékosnak { $theirs } pontot hozott. A legnagyobb különbség: a { $size } mezős kerület ({ $cell }), neked { $here }, { $player } játékosnak { $there }.
effect-period-even = Az 1. szakasz neked { $own }, { $player } játékosnak { $theirs } pontot hozott. A kerületek mindkettőtöknek ugyanannyit hoztak.

## Akciók, ahogy a választékban állnak

action-start = Kezdés: { $noun }
action-canal = Új { $noun }
action-bridge = Híd építése: { $noun }
action-relocate = Híd áthelyezése: { $noun }
action-temple = { $noun }. szintű templom építése
action-found = { $noun } mezős kerület alapítása
action-step = Lépés: { $noun }
action-boat = Csónakkal egy másik hídra: { $noun }
action-teleport = Ugrás bármely szabad mezőre
action-buy-token = Akciójelző vásárlása
action-spend-token = Akciójelző elköltése
action-propose = Javaslat: kerüljön ki egy { $noun } mezős calpulli
action-end-turn = A kör befejezése
action-vote = Szavazat: { $noun }
action-lay = A csatorna helye: { $noun }
action-axis = A híd iránya: { $noun }
action-build = A templom helye: { $noun }
action-tile = A calpulli helye: { $noun }
action-land = Ugrás: { $noun }
action-first-player = { $noun }. hely: kezdőjátékos
action-draw = Felfordul: { $noun }
action-neutral = Semleges templom: { $noun }

## Kérdések, ahogy egy játékos vagy a véletlen kapja őket

prompt-draw-first-player = Ki a kezdőjátékos?
prompt-draw-calpulli = Melyik calpulli fordul fel?
prompt-draw-neutral-cell = Hol áll majd egy semleges templom?
prompt-draw-neutral-temple = { $left ->
        [one] Hol áll még { $left } { $level }. szintű semleges templom?
       *[other] { $left } { $level }. szintű semleges templom: hol áll a következő?
    }
prompt-place-pilli = A palota melyik mezőjén kezd a pillid?
prompt-turn = Te következel: mit teszel?
prompt-vote = { $left ->
        [0] Kerüljön ki a játékból { $size ->
            [5] az
           *[other] a
        } { $size } mezős calpulli? Te döntesz.
       *[other] Kerüljön ki a játékból { $size ->
            [5] az
           *[other] a
        } { $size } mezős calpulli? Utánad még { $left } játékos szavaz.
    }
prompt-lay-single = Melyik mezőre kerül a rövid csatorna?
prompt-lay-first = Melyik mezőn kezdődik a hosszú csatorna?
prompt-lay-second = A csatorna kezdete: { $first }. Melyik a második mezője?
prompt-choose-axis = Milyen irányú legyen a híd ({ $cell })?
prompt-choose-goal = Hová kerüljön a híd ({ $origin })?
prompt-choose-site = Hová építed { $level ->
        [1] az
       *[other] a
    } { $level }. szintű templomot?
prompt-choose-tile-cell = Melyik mezőre teszed { $size ->
            [5] az
           *[other] a
        } { $size } mezős calpullit?
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
log-neutral-temple-placed = { $level }. szintű semleges templom áll egy mezőn ({ $cell }).
log-pilli-placed = { $player } kezdőmezője: { $cell }.
log-round-began = { $round }. forduló ({ $period }. szakasz).
log-turn-began = { $player } következik.
log-turn-ended = { $left ->
        [0] { $player } befejezi a kört.
       *[other] { $player } befejezi a kört, { $left } akciópontot nem használt fel.
    }
log-spent = { $player } { $points } akciópontot költ, marad { $left }.
log-canal-laid = { $other ->
        [none] { $player } csatornát rak le ({ $cell }).
       *[other] { $player } csatornát rak le ({ $cell } és { $other }).
    }
log-district-founded = { $player } { $size } mezős kerületet alapít (a calpulli helye: { $cell }).
log-scored = { $player } { $points } pontot szerez ({ $source }).
log-bridge-built = { $player } hidat épít ({ $cell }, { $axis }).
log-bridge-lifted = { $player } felvesz egy hidat ({ $cell }).
log-temple-built = { $player } { $level }. szintű templomot épít ({ $cell }).
log-stepped = { $player } átsétál ({ $cell }).
log-sailed = { $player } { $cost } akciópontért csónakba száll ({ $cell }).
log-teleported = { $player } átugrik ({ $cell }).
log-token-bought = { $player } vesz egy akciójelzőt, most { $tokens } van neki.
log-token-spent = { $player } elkölt egy akciójelzőt, most { $action_points } akciópontja van.
log-proposed = { $player } javasolja, hogy { $size ->
            [5] az
           *[other] a
        } { $size } mezős calpulli kerüljön ki a játékból.
log-voted = { $vote_id ->
        [yes] { $player } egyetért, hogy { $size ->
            [5] az
           *[other] a
        } { $size } mezős calpulli kerüljön ki.
       *[no] { $player } megtartaná { $size ->
            [5] az
           *[other] a
        } { $size } mezős calpullit.
    }
log-tile-removed = { $size ->
        [5] Az
       *[other] A
    } { $size } mezős calpulli kikerül a játékból{ $why_id ->
        [vote] : mindenki egyetértett.
        [frozen] : több csatorna nem rakható le, és nem maradt hozzá ekkora kerület.
        [too_large] : nincs ekkora kerület, amely még alapítható lenne.
        [one_too_many] : minden nagyobb kerület egy mezővel nagyobb, és nincs több rövid csatorna.
        [stall] : a szakasz nélküle ér véget.
       *[other] .
    }
log-period-triggered = { $player } miatt ez { $period ->
        [1] az
       *[other] a
    } { $period }. szakasz utolsó fordulója.
log-stall-near = { $idle ->
        [0] { $quiet } forduló óta nincs új csatorna, templom vagy kerület: még egy ilyen, és a szakasz véget ér.
       *[other] Ebben a fordulóban senki sem tett semmit: még egy ilyen, és a szakasz véget ér.
    }
log-period-stalled = Már semmi sem változik: { $period ->
        [1] az
       *[other] a
    } { $period }. szakasz itt véget ér.
log-period-ended = { $period ->
        [1] Az
       *[other] A
    } { $period }. szakasz értékelése.
log-district-scored = { $player } { $points } pontot szerez egy { $size } mezős kerületért ({ $cell }).
log-tiles-opened = Kezdődik a 2. szakasz: felfordul a többi calpulli, és mindenki új templomokat kap.
log-game-ended = A játszma véget ért.

## A napló, körről körre

card-round-began = { $round }. forduló
card-period = { $period }. szakasz értékelve: { $districts } kerület

digest-for = { $price } { $did }
spot-moved-bridge = { $place } → { $to }

did-walked = átsétált ({ $places })
did-sailed = csónakkal ment ({ $places })
did-teleported = átugrott ({ $places })
did-canal = { $count ->
        [one] csatornát rakott ({ $places })
       *[other] { $count } csatornát rakott ({ $places })
    }
did-bridge = { $count ->
        [one] hidat épített ({ $places })
       *[other] { $count } hidat épített ({ $places })
    }
did-moved-bridge = { $count ->
        [one] áthelyezett egy hidat ({ $places })
       *[other] áthelyezett { $count } hidat ({ $places })
    }
did-turned-bridge = { $count ->
        [one] elfordított egy hidat ({ $places })
       *[other] elfordított { $count } hidat ({ $places })
    }
did-temple = { $count ->
        [one] { $amount }. szintű templomot épített ({ $places })
       *[other] { $count } darab { $amount }. szintű templomot épített ({ $places })
    }
did-founded = { $amount } mezős kerületet alapított ({ $places })
did-bought = vett { $amount } akciójelzőt
did-spent = elköltött { $amount } akciójelzőt
did-proposed = hiába javasolta egy calpulli kivételét ({ $amount })
did-removed = közös megegyezéssel kivett egy calpullit ({ $amount })
did-tile-removed = hely nélkül hagyott egy calpullit ({ $amount })
did-triggered = lezárta a szakaszt ({ $amount })
did-passed = passzolt

amount-points = { $amount ->
       *[other] { $shown } pont
    }
amount-unused = { $amount } fel nem használt akciópont

price-action-points = { $amount } akciópontért

## Indokok, hogy egy akció miért nem lehetséges

reason-game-over = A játszma véget ért.
reason-chance-decides = Ezt a véletlen dönti el, nem egy játékos.
reason-other-question = Előbb ezt döntsd el: { $question }.
reason-costs-points = Ez { $cost } akciópontba kerül; neked { $have } van.
reason-palace-there = Ez a mező a palotáé ({ $cell }).
reason-canal-there = Ezen a mezőn víz van ({ $cell }).
reason-temple-there = Ezen a mezőn templom áll ({ $cell }).
reason-tile-there = Ezen a mezőn calpulli fekszik ({ $cell }).
reason-pilli-there = Ezen a mezőn pilli áll ({ $cell }).
reason-no-canal-left = Nincs több { $tile }.
reason-no-room-for-canal = Sehol sincs hely ehhez: { $tile }.
reason-ramp-there = Erre a mezőre híd támaszkodik ({ $cell }).
reason-district-is-founded = Ez a mező ({ $cell }) alapított kerületben van, amelyet nem vághat át csatorna.
reason-cells-do-not-touch = Ez a mező ({ $cell }) nem szomszédos a csatorna első mezőjével.
reason-no-second-cell = E mező ({ $cell }) mellett nincs hely a csatorna másik felének.
reason-would-trap = { $cell_id ->
        [none] Az első fordulóban senkit sem szabad bezárni, és bármelyik szabad mező bezárna egy pillit.
       *[other] Az első fordulóban senkit sem szabad bezárni, ez a mező ({ $cell }) pedig bezárná { $player } pillijét: a kör elején { $before } mezőt ért el, így csak { $after } mezőt érne el.
    }
reason-no-bridge-left = Nincs több híd; egy meglévőt áthelyezhetsz.
reason-bridge-there = Ezen a mezőn már áll híd ({ $cell }).
reason-no-canal-there = Ezen a mezőn nincs csatorna ({ $cell }).
reason-no-land-at-both-ends = Az itteni hídnak ({ $cell }) nem lenne mindkét végén szárazföld.
reason-same-bridge-again = A híd ({ $cell }) már pontosan így áll.
reason-bridges-left = Hidat csak akkor lehet áthelyezni, ha már nincs építhető; most van { $left }.
reason-no-bridge-there = Ezen a mezőn nincs híd ({ $cell }).
reason-no-goal-for-bridge = Ez a híd ({ $cell }) sehová máshová nem kerülhetne.
reason-no-temple-left = Ebben a szakaszban nincs több { $level }. szintű templomod.
reason-pilli-on-bridge = A pillid hídon áll, így egyetlen kerületben sincs.
reason-no-site = A pillid kerületében nincs szabad mező templomnak.
reason-other-district = Ez a mező ({ $cell }) nem a pillid kerületében van.
reason-tile-not-open = Nincs többé felfordított { $size } mezős calpulli: az egyikkel kerületet alapítottak, a másik kikerült a játékból.
reason-founded-already = A pillid kerületét már megalapították.
reason-other-size = A pillid kerülete { $cells } mezős, nem { $size }.
reason-no-cell-for-tile = A pillid kerületében nincs szabad mező a calpullinak.
reason-not-beside = Ez a mező ({ $cell }) nem a pillid mellett van.
reason-no-way-there = A pillid sem gyalog, sem csónakkal nem juthat el erre a mezőre ({ $cell }).
reason-way-costs = Az út eddig a mezőig ({ $cell }) { $cost } akciópontba kerül; neked { $have } van.
reason-not-along-the-bridge = A pillid és e mező ({ $cell }) között nem arra vezet híd.
reason-boat-from-bridge-only = Csónak csak hídról indul, és a pillid nem hídon áll.
reason-no-water-route = A hidadtól nem vezet vízi út erre a mezőre ({ $cell }).
reason-no-tokens-left = Nincs több megvehető akciójelző.
reason-tokens-bought-already = Egy körben legfeljebb { $most } akciójelzőt vehetsz.
reason-no-token-held = Nincs akciójelződ.
reason-proposed-already = Ebben a körben már javasoltad { $size ->
        [5] az
       *[other] a
    } { $size } mezős calpulli eltávolítását.
reason-tile-face-down = { $size } mezős calpulli a 2. szakasz előtt nem lesz felfordítva.
reason-tile-founded = Minden { $size } mezős calpullival alapítottak már kerületet.
reason-tile-removed = Minden { $size } mezős calpulli kikerült a játékból.
player-of-seat = { $seat }. hely

## Az asztal a terminálon

board-players = { -player(form: "Many") }
board-calpulli = Felfordított calpullik, { $sign } 1./2./3.: az alapítóé a 2., a többi jelenlévőé a 3. érték
board-no-calpulli = nincs
board-face-down = { $count } lefordítva
board-doubles = { $count } hosszú csatorna
board-singles = { $count } rövid csatorna
board-bridges = { $count } híd
board-tokens = { $count } akciójelző
board-left = Készlet:
board-period = { $period }. szakasz, összesen 2
board-round = { $round }. forduló
board-last-round = a szakasz e fordulóval véget ér
board-idle = tétlen fordulók: { $rounds }/{ $most }
board-quiet = fordulók változás nélkül: { $rounds }/{ $most }
board-districts = Kerületek, a szintek összegével
board-more = a többi: { $sizes }
board-sign-marker = { -first-player }
board-sign-temples = megmaradt templomok
board-now = most ér
board-sign-points = { -point(form: "one") }
board-sign-action = { -action-point }
board-sign-token = { -action-token }
board-sign-level = { $letter } 2. szintű temploma
board-sign-neutral = { -neutral-temple }
board-sign-calpulli = 5 mezős calpulli
board-sign-size = 9 mezős, meg nem alapított kerület
board-sign-palace = { -palace }
board-sign-lake = tó
board-sign-canal = { -canal }
board-sign-bridge = { -bridge(form: "many") }
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
