### Magyar.
### Egy esemény, kérdés vagy indok minden mezője egy változó: egy név vagy egy szám. Egy név azonosítója
### $<mező>_id, hogy alakot lehessen választani. A kulcsok minden nyelven ugyanazok.

## A játék

game-name = Tzolk’in

## Nevek: a tábla

name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen-itza = Chichen Itza
name-starting-player-space = kezdőjátékos-mező
name-quick-action-space = gyorsakció-mező

name-chaac = { -chaac }
name-quetzalcoatl = { -quetzalcoatl }
name-kukulcan = { -kukulcan }

name-agriculture = { -agriculture }
name-extraction = { -extraction }
name-architecture = { -architecture }
name-theology = { -theology }

name-bonus-agriculture = A mezőgazdaság bónusza
name-bonus-extraction = A kitermelés bónusza
name-bonus-architecture = Az építészet bónusza
name-bonus-theology = A teológia bónusza

name-palenque-2 = Palenque 2
name-palenque-3 = Palenque 3
name-palenque-4 = Palenque 4
name-palenque-5 = Palenque 5

## Nevek: javak és választások

name-corn = { -corn }
name-wood = { -wood }
name-stone = { -stone }
name-gold = { -gold }
name-skull = { -skull }

name-farm = { -farm }
name-civic = { -civic }
name-tomb = { -tomb }
name-shrine = { -shrine }

name-light = világos
name-dark = sötét

name-harvest-corn = kukorica
name-harvest-wood = fa
name-harvest-burn = kukorica, az erdő felégetésével
name-harvest-irrigate = kukorica, lapka nélkül

name-goods = a javak
name-temple-steps = a lépcsők a templomokban
name-level = a technológiaszint
name-any-temple = egy lépcső egy tetszőleges templomban
name-any-blocks = tetszőleges kockák
name-any-technology = ingyenes előrelépés egy tetszőleges technológiában
name-construct = még egy épület
name-market = a piac
name-any-action = bármelyik akció 1 kukoricáért
name-monument = egy emlékmű
name-exchange = a technológiaszintek cseréje

name-one-day = egy nap
name-two-days = { -two-days }

name-mid-era = a kor közepe
name-end-of-age = a kor vége

name-use = használat ennél az épületnél
name-waive = kihagyás ennél az épületnél

source-earlier = korábbi pontok
source-temples = { -temple(form: "many") }
source-buildings = { -building(form: "many") }
source-chichen-itza = Chichen Itza
source-technology = { -technology }
source-hunger = éhes munkások
source-corn = megmaradt kukorica és kockák
source-skulls = kézben lévő kristálykoponyák
source-monuments = { -monument(form: "many") }
source-prophecies = { -prophecy(form: "many") }

# What won a game: the cause of a swing with its points, then what it meant; and the cause alone.
won-when = { $when }. nap
won-temple = { $temple }, { $age ->
    [1] az I. kor végén
   *[2] a II. kor végén
}: { $own }.
won-temple-text = { $standing_id ->
        [alone] Egyedül a legfelső lépcsőn; { $name } ebből: { $other }.
        [shared] A legfelső lépcsőn, de nem egyedül; { $name } ebből: { $other }.
       *[below] { $name } ebből: { $other }.
    }
won-monument = { $tile }: { $own }.
won-monument-text = { $when ->
        [none] Kezdettől fogva állt.
       *[other] Ekkor épült: { $when }. nap.
    }
won-prophecy = { $prophecy }: { $own }.
won-chichen-itza = { $skulls ->
        [0] Chichen Itza: { $own }.
        [one] Egy koponya Chichen Itzán: { $own }.
       *[other] { $skulls } koponya Chichen Itzán: { $own }.
    }
won-hunger = Éhezés: { $name } vesztesége { $lost }.
won-hunger-text = { $cost_id ->
    [none] { $player } minden munkását megetette.
   *[some] { $player } vesztesége { $cost }.
}
cause-temple = { $temple }, { $age ->
    [1] az I. kor végén
   *[2] a II. kor végén
}
cause-monument = { $tile }
cause-prophecy = { $prophecy }

term-points = eddigi pontok
term-goods = kockák és kristálykoponyák
term-food = kukorica és Ételnapok
term-temples = { -temple(form: "many") }
term-technology = { -technology }
term-workers = munkások száma
term-gears = munkások a fogaskerekeken
term-monuments = { -monument(form: "many") }
term-order = játéksorrend
term-wealth = kezdővagyon
term-modules = kiegészítő
term-to-come = ami még várható

part-gold = az arany
part-skull = a kristálykoponya
part-temple-step = a lépcső a templomban
part-level = a technológiaszint

## Hatások: mit változtat egy kör, egyetlen mondatban, a tippekhez

effect-points = { $points } pontot hoz azonnal.
effect-points-lost = { $loss } pontba kerül azonnal.
effect-temples = A templomok mostani állása szerint a { $day }. nap { $points } ponttal többet hoz.
effect-temples-twice = A templomok mostani állása szerint a { $day }. nap { $points } ponttal többet hoz, és a { $last_day }. nap ugyanennyivel.
effect-temple-loss = A templomok mostani állása szerint a { $day }. nap { $loss } ponttal kevesebbet hoz.
effect-temple-goods = Az új lépcsők a { $day }. napon { goods-object } hoznak.
effect-all-fed = A { $day }. napon { $need } kukorica kell, és { $corn } van nálad: minden munkásod eszik.
effect-more-fed = { $workers } munkással többnek jut étel: { $corn } kukoricád van, és a { $day }. napon { $need } kell.
effect-hungry = { $corn } kukorica marad; a { $day }. napon { $need } kell.
effect-farm = Minden Ételnapon { $corn } kukoricát takarít meg.
effect-goods = { goods-object } hoz.
effect-monument = „{ $tile }” a mostani állás szerint { $points } pontot ér.
effect-monument-grows = „{ $tile }” emlékműved { $points } ponttal többet ér.
effect-monument-near = A szükséges { $cost } jószágból { $held } megvan ehhez: „{ $tile }” (most { $points } pontot ér).
effect-level = { $track_id ->
        [agriculture] Mezőgazdaság
        [extraction] Kitermelés
        [architecture] Építészet
       *[theology] Teológia
    }: { $level }. szint, és még legfeljebb { $turns } kör, hogy hasznát vedd.
effect-worker = { $workers } munkásod van, és még legfeljebb { $turns } kör, hogy hasznukat vedd.
effect-on-the-way = A munkás ({ $space }) ide ér: { $name_use } ({ $day }. nap).
effect-first = Te leszel a kezdőjátékos a következő fordulóban.
effect-hungry-tonight = Ma Ételnap van: a munkásaidnak { $need } kukorica kell, és { $corn } van nálad.
effect-hungry-tomorrow = Holnap Ételnap lesz: a munkásaidnak { $need } kukorica kell, és { $corn } van nálad.
effect-pushed-off = Este leesik a munkásod ({ $space }): vedd le most, különben nem hoz semmit.
effect-idle-hands = { $workers } munkás vár a kezedben. Kettő közülük most összesen { $corn } kukoricáért letehető.
effect-tooth-corn = { $corn } kukorica van a naptáron, és a kezdőjátékos-mező szabad.
effect-surplus = { $corn } kukoricával többed van, mint amennyit a hátralévő Ételnapok kérnek. Költs belőle munkásokra vagy templomokra.
effect-food-soon = { $days } nap múlva Ételnap lesz: a munkásaidnak { $need } kukorica kell majd, és { $corn } van nálad.
effect-temple-lead = Még egy lépcső ({ $temple }), és ott te állsz a csúcson: a { $day }. napon { $points } ponttal több.
effect-temple-good = Még egy lépcső ({ $temple }) a { $day }. napon { goods-object } hoz.
effect-worth-waiting = Hagyd a munkásodat ott, ahol van ({ $space }). A következő mezője többet ér: { $name_use }.
effect-level-pays = { $track_id ->
        [agriculture] A mezőgazdaság
        [extraction] A kitermelés
        [architecture] Az építészet
       *[theology] A teológia
    } { $level }. szintje itt minden alkalommal { goods-object } hoz még: { $space }. Ehhez legfeljebb { $turns } köröd van hátra.
effect-worker-pays = Még egy munkás a következő körödtől tehető le, legfeljebb { $turns } körben. { $corn ->
        [0] A gazdaságaid etetik.
       *[other] { $days ->
            [1] Az utolsó Ételnapon { $corn } kukoricát eszik.
           *[other] A hátralévő { $days } Ételnap mindegyikén { $corn } kukoricát eszik.
        }
    }
effect-monument-lacks = Már csak ennyi hiányzik egy emlékműhöz: { goods } („{ $tile }”, most { $points } pontot ér).
effect-farm-pays = { $days ->
        [1] Az utolsó Ételnapon { $corn } kukoricát takarít meg ez: „{ $tile }”.
       *[other] A hátralévő { $days } Ételnap mindegyikén { $corn } kukoricát takarít meg ez: „{ $tile }”.
    }
effect-step-back = Visszalépni ({ $space }) { $corn } kukoricába kerül, és azt hozza, ami ehhez még hiányzik: „{ $tile }” ({ goods }).
effect-last-monument = A munkásod ({ $space }) a { $day }. napon ér ide: T4. Ez az utolsó alkalmad megépíteni ezt: „{ $tile }” (most { $points } pontot ér).
effect-fed-some = Az Ételnapon { $workers } munkásodból { $fed } evett, és { $points } pontot vesztettél.
effect-other-hungry = Az Ételnapon { $player } nem tudott mindenkit megetetni, és { $points } pontot vesztett. A te munkásaid mind ettek.
effect-temple-points-ahead = A kor végén a templomok neked { $points } ponttal többet hoztak, mint { $player } játékosnak.
effect-temple-points-behind = A kor végén a templomok { $player } játékosnak { $points } ponttal többet hoztak, mint neked.
effect-temple-gifts-ahead = Az Ételnapon a templomok neked { $more } kockával vagy koponyával többet hoztak, mint { $player } játékosnak.
effect-temple-gifts-behind = Az Ételnapon a templomok { $player } játékosnak { $more } kockával vagy koponyával többet hoztak, mint neked.

## Nevek: a fogaskerekek akciói, a nyomtatott értékekkel

name-use-P1 = P1 (3 kukorica halászattal)
name-use-P2 = P2 (4 kukorica betakarítása)
name-use-P3 = P3 (5 kukorica vagy 2 fa betakarítása)
name-use-P4 = P4 (7 kukorica vagy 3 fa betakarítása)
name-use-P5 = P5 (9 kukorica vagy 4 fa betakarítása)
name-use-Y1 = Y1 (1 fa)
name-use-Y2 = Y2 (1 kő, 1 kukorica)
name-use-Y3 = Y3 (1 arany, 2 kukorica)
name-use-Y4 = Y4 (1 kristálykoponya)
name-use-Y5 = Y5 (1 arany, 1 kő, 2 kukorica)
name-use-T1 = T1 (előrelépés 1 technológiában)
name-use-T2 = T2 (1 épület építése)
name-use-T3 = T3 (előrelépés 1 vagy 2 technológiában)
name-use-T4 = T4 (1 vagy 2 épület, vagy 1 emlékmű építése)
name-use-T5 = T5 (1 kockáért egy-egy lépcső 2 templomban)
name-use-U1 = U1 (3 kukoricáért egy lépcső egy templomban)
name-use-U2 = U2 (kereskedés a piacon)
name-use-U3 = U3 (1 új munkás)
name-use-U4 = U4 (1 épület építése kukoricából)
name-use-U5 = U5 (1 kukoricáért bármelyik akció)
name-use-C1 = C1 (kristálykoponyáért 4 pont és Chaac)
name-use-C2 = C2 (kristálykoponyáért 5 pont és Chaac)
name-use-C3 = C3 (kristálykoponyáért 6 pont és Chaac)
name-use-C4 = C4 (kristálykoponyáért 7 pont és Kukulcan)
name-use-C5 = C5 (kristálykoponyáért 8 pont és Kukulcan)
name-use-C6 = C6 (kristálykoponyáért 8 pont, Kukulcan és 1 kocka)
name-use-C7 = C7 (kristálykoponyáért 10 pont és Quetzalcoatl)
name-use-C8 = C8 (kristálykoponyáért 11 pont, Quetzalcoatl és 1 kocka)
name-use-C9 = C9 (kristálykoponyáért 13 pont, Quetzalcoatl és 1 kocka)

## Az első kor épületei

name-a1-farm-one-worker-1 = Kis gazdaság
name-a1-farm-one-worker-2 = { name-a1-farm-one-worker-1 }
name-a1-farm-one-worker-3 = { name-a1-farm-one-worker-1 }
name-a1-farm-one-less-corn-1 = Teraszos gazdaság
name-a1-farm-one-less-corn-2 = { name-a1-farm-one-less-corn-1 }
name-a1-civic-agriculture = Vetőmagház
name-a1-civic-agriculture-stone = Földművesek műhelye
name-a1-civic-extraction-corn = Kőfejtők tábora
name-a1-civic-extraction-gold = Bányászok háza
name-a1-tomb-chaac-quetzalcoatl = Az eső és a szél sírja
name-a1-tomb-chaac-kukulcan = Az eső és a kígyó sírja
name-a1-tomb-any-temple-and-build = Az építőmester sírja
name-a1-shrine-architecture = Építők szentélye
name-a1-shrine-theology-kukulcan = Próféták szentélye

text-a1-farm-one-worker-1 = Minden Ételnapon 1 munkásodnak nincs szüksége kukoricára.
text-a1-farm-one-worker-2 = { text-a1-farm-one-worker-1 }
text-a1-farm-one-worker-3 = { text-a1-farm-one-worker-1 }
text-a1-farm-one-less-corn-1 = Minden Ételnapon minden munkásodnak 1 kukoricával kevesebbre van szüksége.
text-a1-farm-one-less-corn-2 = { text-a1-farm-one-less-corn-1 }
text-a1-civic-agriculture = Lépj előre ingyen 1 szintet a mezőgazdaságban.
text-a1-civic-agriculture-stone = Lépj előre ingyen 1 szintet a mezőgazdaságban; szerezz 1 követ.
text-a1-civic-extraction-corn = Lépj előre ingyen 1 szintet a kitermelésben; szerezz 1 kukoricát.
text-a1-civic-extraction-gold = Lépj előre ingyen 1 szintet a kitermelésben; szerezz 1 aranyat.
text-a1-tomb-chaac-quetzalcoatl = Lépj feljebb 1 lépcsőt Chaac és Quetzalcoatl templomában is.
text-a1-tomb-chaac-kukulcan = Lépj feljebb 1 lépcsőt Chaac és Kukulcan templomában is.
text-a1-tomb-any-temple-and-build = Lépj feljebb 1 lépcsőt egy tetszőleges templomban; megépíthetsz még 1 épületet, kockákkal fizetve.
text-a1-shrine-architecture = Lépj előre ingyen 1 szintet az építészetben.
text-a1-shrine-theology-kukulcan = Lépj előre ingyen 1 szintet a teológiában; lépj feljebb 1 lépcsőt Kukulcan templomában.

## A második kor épületei

name-a2-farm-three-workers-1 = Nagy gazdaság
name-a2-farm-three-workers-2 = { name-a2-farm-three-workers-1 }
name-a2-farm-three-workers-3 = { name-a2-farm-three-workers-1 }
name-a2-civic-any-tech-stone = Kőfaragók iskolája
name-a2-civic-any-tech-gold = Aranyművesek iskolája
name-a2-civic-any-tech-6-corn = Írnokok magtára
name-a2-civic-any-tech-skull = Kristálycsiszolók iskolája
name-a2-tomb-market-6vp = A kereskedő sírja
name-a2-tomb-worker-6vp = Az intéző sírja
name-a2-tomb-8vp = A király sírja
name-a2-tomb-any-action-2vp = A vándor sírja
name-a2-tomb-three-temples-3vp = A főpap sírja
name-a2-shrine-chaac-2-2vp = Chaac szentélye
name-a2-shrine-kukulcan-2-3vp = Kukulcan szentélye
name-a2-shrine-quetzalcoatl-2-4vp = Quetzalcoatl szentélye
name-a2-shrine-architecture-3vp = Építészek szentélye
name-a2-shrine-theology-chaac-kukulcan = Papok szentélye
name-a2-shrine-two-any-tech = A bölcsesség szentélye

text-a2-farm-three-workers-1 = Minden Ételnapon 3 munkásodnak nincs szüksége kukoricára.
text-a2-farm-three-workers-2 = { text-a2-farm-three-workers-1 }
text-a2-farm-three-workers-3 = { text-a2-farm-three-workers-1 }
text-a2-civic-any-tech-stone = Lépj előre ingyen 1 szintet egy tetszőleges technológiában; szerezz 1 követ.
text-a2-civic-any-tech-gold = Lépj előre ingyen 1 szintet egy tetszőleges technológiában; szerezz 1 aranyat.
text-a2-civic-any-tech-6-corn = Lépj előre ingyen 1 szintet egy tetszőleges technológiában; szerezz 6 kukoricát.
text-a2-civic-any-tech-skull = Lépj előre ingyen 1 szintet egy tetszőleges technológiában; szerezz 1 kristálykoponyát.
text-a2-tomb-market-6vp = Szerezz 6 pontot; kereskedhetsz a piacon.
text-a2-tomb-worker-6vp = Szerezz 6 pontot és 1 munkást.
text-a2-tomb-8vp = Szerezz 8 pontot.
text-a2-tomb-any-action-2vp = Szerezz 2 pontot; 1 kukoricáért végrehajthatod Palenque, Yaxchilan, Tikal vagy Uxmal bármelyik akcióját.
text-a2-tomb-three-temples-3vp = Szerezz 3 pontot; lépj feljebb 1 lépcsőt minden templomban.
text-a2-shrine-chaac-2-2vp = Szerezz 2 pontot; lépj feljebb 2 lépcsőt Chaac templomában.
text-a2-shrine-kukulcan-2-3vp = Szerezz 3 pontot; lépj feljebb 2 lépcsőt Kukulcan templomában.
text-a2-shrine-quetzalcoatl-2-4vp = Szerezz 4 pontot; lépj feljebb 2 lépcsőt Quetzalcoatl templomában.
text-a2-shrine-architecture-3vp = Szerezz 3 pontot; lépj előre ingyen 1 szintet az építészetben.
text-a2-shrine-theology-chaac-kukulcan = Lépj előre ingyen 1 szintet a teológiában; lépj feljebb 1 lépcsőt Chaac és Kukulcan templomában is.
text-a2-shrine-two-any-tech = Lépj előre ingyen 2 szintet, 1 vagy 2 technológiában.

## A kiegészítő épületei

name-tp-b1 = Magtár
name-tp-b2 = Az évszakok sírja
name-tp-b3 = Aranyművesek háza
name-tp-b4 = Kőfejtők szentélye
name-tp-b5 = Aratók gazdasága
name-tp-b6 = Az emlékműépítő sírja
name-tp-b7 = A cserék csarnoka
name-tp-b8 = A koponya szentélye

text-tp-b1 = Minden Ételnapon, az etetés előtt szerezz 3 kukoricát; helyreállítható.
text-tp-b2 = Az etetés előtt az első 2 Ételnap mindegyikén szerezz 1 fát, az utolsó 2 mindegyikén 1 kristálykoponyát; helyreállítható.
text-tp-b3 = Minden Ételnapon, az etetés előtt szerezz 1 aranyat; helyreállítható.
text-tp-b4 = Minden Ételnapon, az etetés előtt szerezz 1 követ; helyreállítható.
text-tp-b5 = Szerezz 8 kukoricát.
text-tp-b6 = Szerezz 1 pontot; megépíthetsz 1 emlékművet, teljes áron.
text-tp-b7 = Lépj vissza 1 szintet 1 technológiában; a többiben lépj előre ingyen 1 szintet.
text-tp-b8 = Tedd rá az árában szereplő kristálykoponyát, amely úgy számít, mintha Chichen Itzán lenne; szerezz 7 pontot; lépj feljebb 1 lépcsőt egy tetszőleges templomban.

## Emlékművek

name-m-tombs = Királyi nekropolisz
name-m-buildings-and-monuments = A város szíve
name-m-corn-tiles = A kukorica piramisa
name-m-wood-tiles = Az erdő piramisa
name-m-all-monuments = A csodák útja
name-m-civics = Nagy tér
name-m-maxed-technologies = A mesterek háza
name-m-technology-levels = Nagy könyvtár
name-m-workers = Labdajátékpálya
name-m-shrines = Szent körzet
name-m-temple-steps-vp = Az istenek lépcsője
name-m-best-temple = Az áhítat oltára
name-m-skulls = A koponyák cenotéja

text-m-tombs = 4 pont minden sírodért, legyen az épület vagy emlékmű, ezt is beleértve.
text-m-buildings-and-monuments = 2 pont minden épületedért és emlékművedért, ezt is beleértve.
text-m-corn-tiles = 4 pont minden kukorica betakarítás-lapkádért.
text-m-wood-tiles = 4 pont minden fa betakarítás-lapkádért; az elégetettek nem számítanak.
text-m-all-monuments = Minden emlékműért, bárki építette, ezt is beleértve: 2 játékossal 6 pont, 3 játékossal 5, 4 játékossal 4, 5 játékossal 3.
text-m-civics = 4 pont minden középületedért, legyen az épület vagy emlékmű, ezt is beleértve.
text-m-maxed-technologies = 9 pont 1 technológiáért a 3. szinten, 20 pont 2 technológiáért, 33 pont 3 vagy 4 technológiáért.
text-m-technology-levels = 3 pont minden technológiaszintedért.
text-m-workers = 6 pont, ha 4 munkásod van játékban, 12 pont, ha 5, 18 pont, ha 6.
text-m-shrines = 4 pont minden szentélyedért, legyen az épület vagy emlékmű, ezt is beleértve.
text-m-temple-steps-vp = A lépcsőid pontjai minden templomban még egyszer, a legmagasabban állónak járó bónusz nélkül.
text-m-best-temple = 3 pont minden lépcsőért a kezdőlépcső fölött a legjobb templomodban.
text-m-skulls = 3 pont minden Chichen Itzára tett kristálykoponyáért, bárki tette oda.

## Kezdővagyon-lapkák

name-w-palenque-1 = 3 kukorica, Quetzalcoatl, mezőgazdaság
name-w-palenque-3 = 5 kukorica, 1 arany, Quetzalcoatl
name-w-palenque-5 = 1 kő, 1 arany, mezőgazdaság
name-w-palenque-7 = 9 kukorica, 1 kő
name-w-yaxchilan-1 = 1 fa, Kukulcan, kitermelés
name-w-yaxchilan-3 = 2 kukorica, 2 fa, Kukulcan
name-w-yaxchilan-5 = 4 kukorica, 1 fa, kitermelés
name-w-yaxchilan-7 = 3 kukorica, 2 fa, 1 kő
name-w-tikal-1 = 2 kukorica, Chaac, építészet
name-w-tikal-3 = 6 kukorica, 2 kő
name-w-tikal-5 = 3 kukorica, 1 arany, építészet
name-w-tikal-7 = 6 kukorica, 1 fa, 1 kő
name-w-uxmal-1 = 5 kukorica, 1 kő, Chaac
name-w-uxmal-3 = 3 kukorica, 1 fa, gazdaság
name-w-uxmal-5 = 1 munkás
name-w-uxmal-7 = 8 kukorica, 1 arany
name-w-chichen-itza-0 = 4 kukorica, 1 fa, 1 kristálykoponya
name-w-chichen-itza-3 = 5 kukorica, 1 kő, teológia
name-w-chichen-itza-5 = 4 kukorica, 3 fa
name-w-chichen-itza-7 = 2 kukorica, 2 fa, teológia
name-w-chichen-itza-10 = 7 kukorica, 2 fa

text-w-palenque-1 = Szerezz 3 kukoricát; lépj feljebb 1 lépcsőt Quetzalcoatl templomában; lépj előre 1 szintet a mezőgazdaságban.
text-w-palenque-3 = Szerezz 5 kukoricát és 1 aranyat; lépj feljebb 1 lépcsőt Quetzalcoatl templomában.
text-w-palenque-5 = Szerezz 1 követ és 1 aranyat; lépj előre 1 szintet a mezőgazdaságban.
text-w-palenque-7 = Szerezz 9 kukoricát és 1 követ.
text-w-yaxchilan-1 = Szerezz 1 fát; lépj feljebb 1 lépcsőt Kukulcan templomában; lépj előre 1 szintet a kitermelésben.
text-w-yaxchilan-3 = Szerezz 2 kukoricát és 2 fát; lépj feljebb 1 lépcsőt Kukulcan templomában.
text-w-yaxchilan-5 = Szerezz 4 kukoricát és 1 fát; lépj előre 1 szintet a kitermelésben.
text-w-yaxchilan-7 = Szerezz 3 kukoricát, 2 fát és 1 követ.
text-w-tikal-1 = Szerezz 2 kukoricát; lépj feljebb 1 lépcsőt Chaac templomában; lépj előre 1 szintet az építészetben.
text-w-tikal-3 = Szerezz 6 kukoricát és 2 követ.
text-w-tikal-5 = Szerezz 3 kukoricát és 1 aranyat; lépj előre 1 szintet az építészetben.
text-w-tikal-7 = Szerezz 6 kukoricát, 1 fát és 1 követ.
text-w-uxmal-1 = Szerezz 5 kukoricát és 1 követ; lépj feljebb 1 lépcsőt Chaac templomában.
text-w-uxmal-3 = Szerezz 3 kukoricát és 1 fát; minden Ételnapon 1 munkásodnak nincs szüksége kukoricára.
text-w-uxmal-5 = Szerezz 1 munkást.
text-w-uxmal-7 = Szerezz 8 kukoricát és 1 aranyat.
text-w-chichen-itza-0 = Szerezz 4 kukoricát, 1 fát és 1 kristálykoponyát.
text-w-chichen-itza-3 = Szerezz 5 kukoricát és 1 követ; lépj előre 1 szintet a teológiában.
text-w-chichen-itza-5 = Szerezz 4 kukoricát és 3 fát.
text-w-chichen-itza-7 = Szerezz 2 kukoricát és 2 fát; lépj előre 1 szintet a teológiában.
text-w-chichen-itza-10 = Szerezz 7 kukoricát és 2 fát.

## A kiegészítő moduljai és törzsei

name-tribes = { -tribe(form: "many") }
name-prophecies = { -prophecy(form: "many") }
name-buildings = { -new-building(form: "many") }
name-quick-actions = { -quick-action(form: "many") }

name-ah-chuy-kak = Ah Chuy Kak
name-ahau-chamahez = Ahau Chamahez
name-ahmakiq = Ahmakiq
name-bacab = Bacab
name-balam = Balam
name-cit-bolon-tum = Cit-Bolon-Tum
name-huracan = Huracan
name-itzamna = Itzamná
name-ixtab = Ixtab
name-vacub-caquix = Vacub-Caquix
name-xaman-ek = Xaman Ek
name-yaluk = Yaluk
name-yumkaax = Yumkaax

text-ah-chuy-kak = Ha egy körben legalább 2 munkást tettél fogaskerekekre, utána levehetsz 1 korábban letett munkást.
text-ahau-chamahez = Minden levételi körödben 1 munkásod 1 kukoricáért az eggyel nagyobb számú akciót is végrehajthatja.
text-ahmakiq = Passzolhatsz, és ezért 2 kukoricát szerzel.
text-bacab = Minden körödet legalább 2 kukoricával kezded, koldulás után pedig 4 kukoricád lesz.
text-balam = Ha egy munkásod kisebb számú akciót hajt végre, ingyen lép vissza, és 1 kukoricát hoz.
text-cit-bolon-tum = Körönként egyszer egy fogaskerék mezőjéért a száma helyett 3 kukoricát fizethetsz; a munkásaidnak minden fogaskeréken eggyel több mezőjük van.
text-huracan = A Tikal és az Uxmal fogaskerekén álló munkásaid mindkettő akcióit használhatják, és ugyanígy a Palenque és a Yaxchilan fogaskerekén állók is.
text-itzamna = A technológiaszintek neked 0, 1 és 2 kockába kerülnek; a 3. szinten túl bármelyik technológia bónuszát elveheted 1 kockáért.
text-ixtab = Megtartasz 3 kezdővagyon-lapkát 2 helyett, majd egyszer lejjebb lépsz egy tetszőleges templomban.
text-vacub-caquix = Minden letételi körödben átugorhatod egy fogaskerék egyik üres mezőjét, mintha foglalt lenne.
text-xaman-ek = Minden körödben egyszer eladhatsz 1 kockát piaci áron.
text-yaluk = A játékot 5 munkással kezded; az Ételnapokon mindegyiküknek 1 kukoricával több kell, és minden éhes munkás 5 pontba kerül.
text-yumkaax = Ha 1–6 munkást teszel le, a mezők árán felül csak 0, 0, 2, 5, 9 vagy 13 kukoricát fizetsz.

## Próféciák

name-wrathful-gods = Haragos istenek
name-angry-god-chaac = Dühös isten (Chaac)
name-angry-god-quetzalcoatl = Dühös isten (Quetzalcoatl)
name-angry-god-kukulcan = Dühös isten (Kukulcan)
name-forest-fires = Erdőtüzek
name-drought = Aszály
name-gold-shortage = Aranyhiány
name-desecration = Megszentségtelenítés
name-teacher-shortage = Oktatóhiány
name-forgotten-lore = Elfeledett tan
name-crowded-cities = Zsúfolt városok
name-hunger = Éhínség
name-high-floodwaters = Árvíz

prophecy-wrathful-gods-text = Aki egy templomban feljebb lép, minden lépcsőért 1 kukoricát fizet, vagy lemond róla.
prophecy-angry-god-chaac-text = Aki Chaac templomában feljebb lép, minden lépcsőért 1 kockát fizet, vagy lemond róla.
prophecy-angry-god-quetzalcoatl-text = Aki Quetzalcoatl templomában feljebb lép, minden lépcsőért 1 kockát fizet, vagy lemond róla.
prophecy-angry-god-kukulcan-text = Aki Kukulcan templomában feljebb lép, minden lépcsőért 1 kockát fizet, vagy lemond róla.
prophecy-forest-fires-text = A fa betakarítása (Palenque) 1 fával kevesebbet hoz.
prophecy-drought-text = A kukorica betakarítása (Palenque) 1 kukoricával kevesebbet hoz; a halászatot ez nem érinti.
prophecy-gold-shortage-text = Aki aranyat szerez, mindegyikért 1 kukoricát fizet, vagy lemond róla.
prophecy-desecration-text = Aki kristálykoponyát szerez, mindegyikért 1 lépcsőt lejjebb lép egy templomban, vagy lemond róla.
prophecy-teacher-shortage-text = Minden előrelépés egy technológiában 1 kockával többe kerül, az ingyenes is és a 3. szinten túli is.
prophecy-forgotten-lore-text = Egyik technológia 2. szintje sem érvényes.
prophecy-crowded-cities-text = Egy épület megépítése 1 kockával többe kerül, kukoricából építve 2 kukoricával; az emlékműveket ez nem érinti.
prophecy-hunger-text = Az Ételnapon minden munkásnak 1 kukoricával többre van szüksége.
prophecy-high-floodwaters-text = Minden Chichen Itzára letett munkás 2 kukoricával többe kerül.

prophecy-wrathful-gods-counts = Az számít, hány lépcsővel állsz a kezdőlépcső fölött az összes templomban együtt; a legalsó lépcső mínusz 1-nek számít.
prophecy-angry-god-chaac-counts = Az számít, hány lépcsővel állsz a kezdőlépcső fölött Chaac templomában; a legalsó lépcső mínusz 1-nek számít.
prophecy-angry-god-quetzalcoatl-counts = Az számít, hány lépcsővel állsz a kezdőlépcső fölött Quetzalcoatl templomában; a legalsó lépcső mínusz 1-nek számít.
prophecy-angry-god-kukulcan-counts = Az számít, hány lépcsővel állsz a kezdőlépcső fölött Kukulcan templomában; a legalsó lépcső mínusz 1-nek számít.
prophecy-forest-fires-counts = Az számít, hány fa betakarítás-lapkád van.
prophecy-drought-counts = Az számít, hány kukorica betakarítás-lapkád van.
prophecy-gold-shortage-counts = Az számít, hány aranyad van.
prophecy-desecration-counts = Az számít, hány kristálykoponya van a kezedben.
prophecy-teacher-shortage-counts = Az számít, hány szinted van az összes technológiában együtt.
prophecy-forgotten-lore-counts = Az számít, hány technológiád van a 2. vagy a 3. szinten.
prophecy-crowded-cities-counts = Az számít, hány épületed van, az emlékművek nélkül.
prophecy-hunger-counts = Az számít, hány munkásod nem maradt éhen az Ételnapon.
prophecy-high-floodwaters-counts = Az számít, hány munkásod áll Chichen Itzán.

## Gyorsakciók

quick-action-corn = 3 kukorica
quick-action-wood-corn = 1 fa, 1 kukorica
quick-action-stone = 1 kő
quick-action-gold = 1 arany
quick-action-technology = előrelépés 1 technológiában
quick-action-trade = kereskedés a piacon
quick-action-build = 1 épület építése további 1 kukoricáért

name-q1-corn = { quick-action-corn }
name-q1-wood-corn = { quick-action-wood-corn }
name-q1-stone = { quick-action-stone }
name-q1-technology-1 = { quick-action-technology }
name-q1-technology-2 = { quick-action-technology }
name-q1-trade = { quick-action-trade }
name-q1-build = { quick-action-build }
name-q2-corn = { quick-action-corn }
name-q2-stone = { quick-action-stone }
name-q2-gold = { quick-action-gold }
name-q2-technology = { quick-action-technology }
name-q2-trade = { quick-action-trade }
name-q2-build = { quick-action-build }

## Akciók, ahogy a választási listában állnak

action-keep = „{ $noun }” megtartása
action-beg = Koldulás kukoricáért, lejjebb lépés { $noun } templomában
action-place = Munkás letétele { $noun_id ->
        [starting_player_space] a kezdőjátékos-mezőre
        [quick_action_space] egy gyorsakció-mezőre
        [uxmal] az Uxmalra
        [palenque] a Palenquére
        [yaxchilan] a Yaxchilanra
        [tikal] a Tikalra
       *[chichen_itza] Chichen Itzára
    }
action-pick-up = Munkás levétele ({ $noun })
action-end-turn = A kör befejezése
action-use = Akció: { $noun }
action-nothing = Nincs akció
action-harvest = Betakarítás: { $noun }
action-climb = Feljebb lépés { $noun } templomában
action-descend = Lejjebb lépés { $noun } templomában
action-pay = 1 { $noun_id ->
        [wood] fa
        [stone] kő
       *[gold] arany
    } befizetése
action-gain = 1 { $noun_id ->
        [wood] fa
        [stone] kő
       *[gold] arany
    } megszerzése
action-advance = Előrelépés { $noun_id ->
        [agriculture] a mezőgazdaságban
        [extraction] a kitermelésben
        [architecture] az építészetben
       *[theology] a teológiában
    }
action-sell = 1 { $noun } eladása
action-buy = 1 { $noun } vásárlása
action-build = „{ $noun }” megépítése
action-architecture = Építészet: { $noun }
action-save = 1 { $noun } megtakarítása
action-resolve = Végrehajtás: { $noun }
action-done = Kész
action-turn-calendar = { $noun_id ->
        [one_day] A naptár egy nappal fordul
       *[two_days] A naptár két nappal fordul
    }
action-start-player = { $noun }. hely kezd
action-reveal = „{ $noun }” felfedése
action-deal = „{ $noun }” kiosztása
action-idle = „{ $noun }” húzása egy álmunkáshoz
action-skip = Munkás letétele a legalsó szabad mezőt átugorva ({ $noun })
action-bargain = Munkás letétele rögzített áron, 3 kukoricáért ({ $noun })
action-pass = Passzolás 2 kukoricáért
action-ahead = Akció eggyel előrébbről 1 kukoricáért: { $noun }
action-quick-action = A gyorsakció végrehajtása
action-renovate = Helyreállítás: „{ $noun }” eldobása
action-lower = Visszalépés { $noun_id ->
        [agriculture] a mezőgazdaságban
        [extraction] a kitermelésben
        [architecture] az építészetben
       *[theology] a teológiában
    }
action-bonus = { $noun }
action-keep-tribe = Törzs megtartása ({ $noun })
action-barter = 1 { $noun } kukoricára cserélése
action-deal-tribe = Törzs osztása ({ $noun })
action-prophecy = „{ $noun }” prófécia húzása
action-quick-tile = Gyorsakció-lapka kirakása ({ $noun_id ->
        [q2_corn] 2
        [q2_stone] 2
        [q2_gold] 2
        [q2_technology] 2
        [q2_trade] 2
        [q2_build] 2
       *[other] 1
    }. kor): „{ $noun }”

verb-keep = Megtartás
verb-beg = Koldulás
verb-place = Letétel
verb-pick-up = Levétel
verb-end-turn = Kör vége
verb-use = Akció
verb-nothing = Semmi
verb-harvest = Betakarítás
verb-climb = Feljebb lépés
verb-descend = Lejjebb lépés
verb-pay = Fizetés
verb-gain = Szerzés
verb-advance = Előrelépés
verb-sell = Eladás
verb-buy = Vétel
verb-build = Építés
verb-architecture = Építészet
verb-save = Megtakarítás
verb-resolve = Végrehajtás
verb-done = Kész
verb-turn-calendar = Naptár forgatása
verb-start-player = { -starting-player(form: "One") }
verb-reveal = Felfedés
verb-deal = Osztás
verb-idle = { -idle-worker(form: "One") }
verb-skip = Átugrás
verb-bargain = Rögzített ár
verb-pass = Passzolás
verb-ahead = Későbbi mező
verb-quick-action = { -quick-action(form: "One") }
verb-renovate = Helyreállítás
verb-lower = Visszalépés
verb-bonus = { -bonus(form: "One") }
verb-keep-tribe = Törzs megtartása
verb-barter = Csere
verb-deal-tribe = Törzs osztása
verb-prophecy = { -prophecy(form: "One") }
verb-quick-tile = Gyorsakció-lapka

## Kérdések egy játékoshoz vagy a véletlenhez

prompt-draw-start-player = Ki az első kezdőjátékos?
prompt-reveal-building = Melyik épület kerül a sorba?
prompt-reveal-monument = Melyik emlékmű kerül a játékba?
prompt-deal-wealth-tile = Melyik kezdővagyon-lapka kerül { $to ->
        [1] az
       *[other] a
    } { $to }. helyre?
prompt-draw-idle-worker = Melyik kezdővagyon-lapka mutatja a következő álmunkás mezőjét? (eddig letéve: { $placed })
prompt-deal-tribe-tile = Melyik törzs kerül { $to ->
        [1] az
       *[other] a
    } { $to }. helyre?
prompt-draw-prophecy = Melyik prófécia következik?
prompt-reveal-quick-tile = Melyik gyorsakció-lapka következik?
prompt-keep-wealth = { $left ->
        [one] Tarts meg még { $left } kezdővagyon-lapkát.
       *[other] Tarts meg { $left } kezdővagyon-lapkát.
    }
prompt-turn = { $begged ->
        [yes] Koldultál. Tegyél le vagy vegyél le munkásokat.
       *[no] Te következel: tegyél le vagy vegyél le munkásokat.
    }
prompt-placing = { $placed } munkást tettél le: tegyél le még egyet, vagy fejezd be a kört.
prompt-picking = Vegyél le még egy munkást, vagy fejezd be a kört.
prompt-choose-days = Egy vagy két nappal forduljon a naptár?
prompt-keep-tribe = Tartsd meg az egyiket a két törzsed közül.
prompt-turn-over = Zárd le a körödet.
prompt-use-action = A munkásod lejön ({ $gear } { $space }): melyik akciót hajtja végre?
prompt-choose-any-action = { $optional ->
        [yes] 1 kukoricáért végrehajthatod Palenque, Yaxchilan, Tikal vagy Uxmal bármelyik akcióját: melyik legyen az?
       *[no] Fizess 1 kukoricát, és hajtsd végre Palenque, Yaxchilan, Tikal vagy Uxmal egyik akcióját: melyik legyen az?
    }
prompt-harvest = { $group }: mit takarítasz be, és hogyan?
prompt-climb = { $left ->
        [one] { $climbed ->
            [none] Lépj feljebb 1 lépcsőt: melyik templomban?
           *[other] Lépj feljebb még { $left } lépcsőt, de nem { $climbed } templomában: melyik templomban?
        }
       *[other] Lépj feljebb 1 lépcsőt { $left } különböző templomban: melyikben először?
    }
prompt-descend = Lépj lejjebb 1 lépcsőt: melyik templomban?
prompt-pay-blocks = { $owed ->
        [one] Fizess { $owed } kockát: melyiket?
       *[other] Fizess { $owed } kockát: melyiket először?
    }
prompt-gain-blocks = { $left ->
        [one] Szerezz { $left } kockát: melyiket?
       *[other] Szerezz { $left } kockát: melyiket először?
    }
prompt-advance = { $how_id ->
        [free] { $left ->
            [one] Lépj előre ingyen { $left } szintet: melyik technológiában?
           *[other] Lépj előre ingyen { $left } szintet: melyik technológiában először?
        }
        [paid_or_done] Fizethetsz még egy előrelépésért: melyik technológiában?
       *[paid] { $left ->
            [one] Fizess { $left } előrelépésért: melyik technológiában?
           *[other] Fizess legfeljebb { $left } előrelépésért: melyik technológiában először?
        }
    }
prompt-trade = A piacon: adj el kockákat, vegyél kockákat, vagy fejezd be.
prompt-build = { $way_id ->
        [tikal_4] Melyik épületet építed meg először, vagy melyik emlékművet?
        [tikal_4_second] Megépíthetsz egy második épületet: melyiket?
        [tikal_4_second_without_architecture] Megépíthetsz egy második épületet, építészet nélkül: melyiket?
        [uxmal_4] Melyik épületet építed meg kukoricából?
        [chained] Megépíthetsz még egy épületet: melyiket?
        [only_a_monument] Megépíthetsz egy emlékművet: melyiket?
        [without_architecture] Melyik épületet építed meg, építészet nélkül?
       *[other] Melyik épületet építed meg?
    }
prompt-use-architecture = „{ $tile }”: itt használod az építészetet, vagy megtartod egy második épülethez?
prompt-save-block = Az építészet 1 kockát megtakarít („{ $tile }”): melyiket?
prompt-theology-step = Fizethetsz 1 kockát, hogy feljebb lépj 1 lépcsőt egy tetszőleges templomban: melyik kockát?
prompt-resolve-icons = { $thing }: mi legyen az első?
prompt-taxed-gold = Aranyhiány: szerzel 1 aranyat 1 kukoricáért, vagy lemondasz róla? (ennyi arany jár: { $left })
prompt-taxed-skulls = Megszentségtelenítés: lejjebb lépsz egy templomban 1 kristálykoponyáért, vagy lemondasz róla? (ennyi koponya jár: { $left })
prompt-taxed-steps = Az istenek haragszanak: fizetsz, hogy feljebb lépj { $temple } templomában, vagy lemondasz róla? (ennyi lépcső jár: { $left })
prompt-taxed-level = Oktatóhiány: fizetsz 1 kockát, hogy előrelépj { $track_id ->
        [agriculture] a mezőgazdaságban
        [extraction] a kitermelésben
        [architecture] az építészetben
       *[theology] a teológiában
    }, vagy lemondasz róla?
prompt-lower = Lépj vissza 1 szintet: melyik technológiában?
prompt-raise-others = Lépj előre 1 szintet a többi technológiában: melyik következzen?
prompt-choose-bonus = A 3. szinten túl: melyik technológia bónuszát veszed el?

## Kérdések, ahogy egy indok megnevezi őket

question-draw-start-player = ki az első kezdőjátékos
question-reveal-building = melyik épület kerül a sorba
question-reveal-monument = melyik emlékmű kerül a játékba
question-deal-wealth-tile = ki melyik kezdővagyon-lapkát kapja
question-draw-idle-worker = hová kerül a következő álmunkás
question-deal-tribe-tile = ki melyik törzset kapja
question-draw-prophecy = melyik prófécia következik
question-reveal-quick-tile = melyik gyorsakció-lapka következik
question-keep-wealth = melyik kezdővagyon-lapkákat tartod meg
question-turn = leteszel vagy leveszel munkásokat
question-placing = leteszel-e még egy munkást
question-picking = leveszel-e még egy munkást
question-choose-days = hány nappal forduljon a naptár
question-keep-tribe = melyik törzset tartod meg
question-turn-over = hogyan zárod le a kört
question-use-action = melyik akciót hajtja végre a munkás
question-choose-any-action = melyik akciót hajtod végre 1 kukoricáért
question-harvest = mit takarítasz be, és hogyan
question-climb = melyik templomban lépsz feljebb
question-descend = melyik templomban lépsz lejjebb
question-pay-blocks = melyik kockát fizeted
question-gain-blocks = melyik kockát szerzed meg
question-advance = melyik technológiában lépsz előre
question-trade = mit adsz el és mit veszel a piacon
question-build = mit építesz
question-use-architecture = használod-e az építészetet
question-save-block = melyik kockát takarítod meg
question-theology-step = fizetsz-e egy kockát egy lépcsőért egy templomban
question-resolve-icons = mi legyen az első
question-taxed-gold = fizetsz-e az aranyért
question-taxed-skulls = lejjebb lépsz-e egy kristálykoponyáért
question-taxed-steps = fizetsz-e a lépcsőért a templomban
question-taxed-level = fizetsz-e az előrelépésért
question-lower = melyik technológiában lépsz vissza
question-raise-others = melyik másik technológiában lépsz előre
question-choose-bonus = melyik technológia bónuszát veszed el

## Napló

goods = { $amount } { $good_id ->
        [corn] { -corn }
        [wood] { -wood }
        [stone] { -stone }
        [gold] { -gold }
       *[skull] { -skull }
    }
goods-object = { $amount } { $good_id ->
        [corn] { -corn(form: "object") }
        [wood] { -wood(form: "object") }
        [stone] { -stone(form: "object") }
        [gold] { -gold(form: "object") }
       *[skull] { -skull(form: "object") }
    }

log-start-player-drawn = { $player } az első kezdőjátékos.
log-building-revealed = Új épület: „{ $tile }”.
log-monument-revealed = Emlékmű: „{ $tile }”.
log-wealth-dealt = { $player } kezdővagyon-lapkát kap: „{ $tile }”.
log-idle-worker-placed = Egy álmunkás foglal el egy mezőt ({ $space }).
log-wealth-kept = { $player } megtartja ezt a kezdővagyon-lapkát: „{ $tile }”.
log-wealth-revealed = { $player } megmutatja ezt a kezdővagyon-lapkát: „{ $tile }”.
log-day-began = { $day }. nap.
log-turn-began = { $player } következik.
log-turn-ended = { $player } befejezi a kört.
log-begged = { $player } kukoricáért koldul, és magára haragítja { $temple } istent.
log-pitied = { $corn ->
        [0] Az istenek megszánják { $player } játékost, akinek nincs kukoricája.
       *[other] Az istenek megszánják { $player } játékost, aki odaadja az utolsó { $corn } kukoricáját.
    }
log-placed = { $player } { $corn ->
        [0] ingyen
       *[other] { $corn } kukoricáért
    } letesz egy munkást { $place_id ->
        [starting_player_space] a kezdőjátékos-mezőre.
        [quick_action_space] egy gyorsakció-mezőre.
        [uxmal] az { $place } { $space }. mezőjére.
       *[other] a { $place } { $space }. mezőjére.
    }
log-picked-up = { $player } levesz egy munkást ({ $space }).
log-action-used = { $player } akciója: { $action }.
log-did-nothing = { $player } nem csinál semmit ezzel a munkással.
log-gained = { $player } { goods-object } szerez.
log-paid = { $player } { goods-object } fizet.
log-scored = { $loss ->
        [0] { $player } { $points } pontot szerez ({ $source }).
       *[other] { $player } { $loss } pontot veszít ({ $source }).
    }
log-climbed = { $step ->
        [0] { $player } visszalép a kezdőlépcsőre { $temple } templomában.
        [1] { $player } az 1. lépcsőre lép { $temple } templomában.
        [5] { $player } az 5. lépcsőre lép { $temple } templomában.
       *[other] { $player } a { $step }. lépcsőre lép { $temple } templomában.
    }
log-step-wasted = { $player } nem léphet feljebb { $temple } templomában: a lépés elvész.
log-descended = { $step ->
        [-1] { $player } lelép a legalsó lépcsőre { $temple } templomában.
        [0] { $player } lelép a kezdőlépcsőre { $temple } templomában.
        [1] { $player } lelép az 1. lépcsőre { $temple } templomában.
        [5] { $player } lelép az 5. lépcsőre { $temple } templomában.
       *[other] { $player } lelép a { $step }. lépcsőre { $temple } templomában.
    }
log-board-turned = { $player } a { $side } oldalára fordítja a játékostábláját.
log-advanced = { $player } { $track_id ->
        [architecture] az { $track }
       *[other] a { $track }
    } { $level }. szintjére lép.
log-bonus-reached = { $player } megkapja { $track_id ->
        [architecture] az { $track }
       *[other] a { $track }
    } bónuszát.
log-worker-gained = { $player } új munkást kap.
log-tile-taken = { $player } elvesz egy { $tile } betakarítás-lapkát ({ $group }).
log-wood-tile-burned = { $player } eléget egy fa betakarítás-lapkát ({ $group }).
log-built = { $player } megépíti: „{ $tile }”.
log-skull-placed = { $player } kristálykoponyát tesz Chichen Itza { $space }. mezőjére.
log-tooth-corn-added = Senki sem állt a kezdőjátékos-mezőre: már { $corn } kukorica gyűlt össze a naptáron.
log-tooth-corn-taken = { $player } elveszi a naptáron összegyűlt { $corn } kukoricát.
log-marker-moved = { $player } kapja a kezdőjátékos-jelzőt.
log-calendar-turned = A naptár { $days } nappal fordul.
log-worker-returned = { $player } egyik munkása lekerül a fogaskerékről ({ $gear }), és visszatér.
log-food-day-came = { $number }. Ételnap a 4 közül: { $food_day }.
log-fed = { $workers ->
        [0] { $player } egy munkást sem tud megetetni.
       *[other] { $player } { $workers } munkást etet meg { $corn } kukoricával.
    }
log-unfed = { $player } { $workers } munkása éhen marad.
log-age-changed = { $age }. kor: új épületek kerülnek a sorba.
log-game-ended = A játszma véget ért.
log-tribe-dealt = { $player } törzset kap: { $tribe }.
log-tribe-kept = { $player } megtartja a törzsét: { $tribe }.
log-tribe-revealed = { $player } törzse: { $tribe }.
log-prophecy-drawn = { $number }. prófécia a 3 közül: „{ $prophecy }”.
log-prophecy-began = Beteljesül a prófécia: „{ $prophecy }”.
log-quick-tile-revealed = { $number }. gyorsakció-lapka: „{ $tile }”.
log-quick-action-used = { $player } gyorsakciója: „{ $tile }”.
log-quick-space-closed = Egy álmunkás az egész játékra lezár egy gyorsakció-mezőt ({ $number }.).
log-quick-worker-returned = { $player } egyik munkása visszatér a gyorsakció-mezőről.
log-passed = { $player } passzol.
log-sold = { $player } kukoricára cserél 1 { $block_id ->
        [wood] fát.
        [stone] követ.
       *[gold] aranyat.
    }
log-went-ahead = { $player } munkása eggyel előrébbről hajt végre akciót.
log-skipped = { $player } átugrik egy mezőt, mintha foglalt lenne ({ $space }).
log-bargained = { $player } rögzített árat, 3 kukoricát fizet a mezőért.
log-renovated = { $player } helyreállításhoz eldobja: „{ $tile }”.
log-lowered = { $player } visszalép { $track_id ->
        [architecture] az { $track }
       *[other] a { $track }
    } { $level }. szintjére.
log-declined = { $player } lemond { $part_id ->
        [gold] az aranyról.
        [skull] a kristálykoponyáról.
        [temple_step] a templomlépcsőről.
       *[level] a technológiaszintről.
    }
log-skull-laid = { $player } kristálykoponyát tesz egy épületére: „{ $tile }”.
log-income-came = { $player } jövedelmet kap („{ $tile }”).

## A napló, körről körre

card-day-began = { $day }. nap
card-food-day = { $ends_age ->
        [0] Ételnap, a kor közepe
        [1] Ételnap, az I. kor vége
       *[other] Ételnap, a II. kor vége
    }
card-prophecy = Prófécia: { $prophecy }
card-prophecy-began = Beteljesül a prófécia: { $prophecy }
card-final = Végső értékelés

digest-for = { $price } { $did }
spot-took = { $place } mint { $to }

did-placed = { $count ->
        [one] letett egy munkást ({ $places })
       *[other] letett { $count } munkást ({ $places })
    }
did-first-player = elfoglalta a kezdőjátékos-mezőt
did-quick = { $thing_id ->
        [none] letett egy munkást a gyorsakciókhoz
       *[other] gyorsakciót hajtott végre („{ $thing }”)
    }
did-took = { $count ->
        [one] levett egy munkást ({ $places })
       *[other] levett { $count } munkást ({ $places })
    }
did-withdrew = { $count ->
        [one] akció nélkül levett egy munkást ({ $places })
       *[other] akció nélkül levett { $count } munkást ({ $places })
    }
did-used = akciót hajtott végre ({ $places })
did-traded = kereskedett a piacon
did-begged = koldult, magára haragítva egy istent ({ $thing })
did-built = megépített egy lapkát („{ $thing }”)
did-renovated = helyreállításhoz eldobott egy épületet („{ $thing }”)
did-advanced = szintet lépett ({ $thing } { $amount })
did-lowered = visszalépett egy szintet ({ $thing } { $amount })
did-bonus = bónuszt kapott ({ $thing })
did-skull = { $thing_id ->
        [none] letett egy kristálykoponyát
       *[other] letett egy kristálykoponyát („{ $thing }”)
    }
did-burned = elégetett egy { -wood-tile(form: "object") }
did-sold = eladott 1 { $thing_id ->
        [wood] fát
        [stone] követ
       *[gold] aranyat
    }
did-declined = { $thing_id ->
        [gold] lemondott az aranyról
        [skull] lemondott a kristálykoponyáról
        [temple_step] lemondott a templomlépcsőről
       *[level] lemondott a technológiaszintről
    }
did-tribe = segítségül hívta a törzsét ({ $thing })
did-passed = passzolt

amount-corn = { $sign }{ $amount } kukorica
amount-wood = { $sign }{ $amount } fa
amount-stone = { $sign }{ $amount } kő
amount-gold = { $sign }{ $amount } arany
amount-skull = { $sign }{ $amount } kristálykoponya
amount-corn-tile = { $sign }{ $amount } { -corn-tile }
amount-wood-tile = { $sign }{ $amount } { -wood-tile }
amount-workers = { $sign }{ $amount } munkás
amount-step = { $way ->
        [up] { $amount } lépcső fel ({ $thing })
       *[down] { $amount } lépcső le ({ $thing })
    }
amount-chaac = { amount-step }
amount-quetzalcoatl = { amount-step }
amount-kukulcan = { amount-step }
amount-points = { $amount ->
       *[other] { $shown } pont
    }
amount-hunger = { $amount ->
       *[other] { $shown } pont éhezésért
    }
amount-temples = { $amount ->
       *[other] { $shown } pont a templomokért
    }

price-corn = { $amount } kukoricáért
price-wood = { $amount } fáért
price-stone = { $amount } kőért
price-gold = { $amount } aranyért
price-skull = { $amount } kristálykoponyáért

## Indokok, hogy miért nem szabályos egy akció

reason-game-over = A játszma véget ért.
reason-chance-decides = Erről a véletlen dönt, nem egy játékos.
reason-no-passing = Passzolni nem lehet: tegyél le vagy vegyél le egy munkást.
reason-placing-already = Ebben a körben munkásokat teszel le, ezért egyet sem vehetsz le.
reason-picking-already = Ebben a körben munkásokat veszel le, ezért egyet sem tehetsz le.
reason-beg-at-the-start = Koldulni csak a köröd elején lehet.
reason-other-question = Előbb ezt döntsd el: { $question }.
reason-advance-by-action = Technológia akkor fejlődik, ha egy levett munkásod ezen akciók egyikét hajtja végre: { $actions }. Némelyik épület is fejleszt egyet.
reason-climb-by-action = Feljebb akkor lépsz, ha egy levett munkásod ezen akciók egyikét hajtja végre: { $actions }. Némelyik épület is ad lépcsőt.
reason-build-by-action = Építeni akkor lehet, ha egy levett munkásod ezen akciók egyikét hajtja végre: { $actions }.
reason-costs-corn = Ehhez { $cost } kukorica kell; neked { $have } van.
reason-costs-blocks = Ehhez { $cost } kocka kell; neked { $have } van.
reason-not-dealt = „{ $tile }” nincs a megtartható lapkáid között.
reason-begged-already = Ebben a körben már koldultál.
reason-too-much-corn-to-beg = Koldulni legfeljebb { $limit } kukoricával lehet; neked { $have } van.
reason-at-the-bottom = A legalsó lépcsőn állsz { $temple } templomában.
reason-no-worker-in-hand = Nincs munkás a kezedben.
reason-starting-player-space-taken = A kezdőjátékos-mezőn már áll egy munkás.
reason-gear-is-full = Nincs szabad mező a fogaskeréken ({ $gear }).
reason-must-beg = A legolcsóbb mező { $cost } kukoricába kerül, neked { $have } van: előbb koldulnod kell.
reason-only-the-cheapest = Ez a mező { $cost } kukoricába kerül; az istenek szánalmából csak olyat foglalhatsz el, amelyik { $cheapest } kukoricába kerül.
reason-no-own-worker-there = Ezen a mezőn nem áll munkásod ({ $space }).
reason-other-gear = { $action } nem a munkásod fogaskerekén van ({ $gear }).
reason-out-of-reach = A munkásod a mezőjéről ({ $space }) nem éri el ezt az akciót: { $action }.
reason-not-by-any-action = Itt nem választható: { $action }.
reason-no-harvest-tiles = Nem maradt betakarítás-lapka ({ $group }).
reason-no-skull = Nincs kristálykoponyád.
reason-skull-there-already = Ezen a mezőn már van kristálykoponya ({ $space }).
reason-no-building-for-corn = { $step ->
        [-1] A legolcsóbb épülethez itt { $cost } kukorica kell azon az 1-en felül, amelyet a visszalépés hoz; neked { $have } van.
        [0] A legolcsóbb épülethez itt { $cost } kukorica kell; neked { $have } van.
       *[other] A legolcsóbb épülethez itt { $cost } kukorica kell, ebből { $step } az akció eléréséért; neked { $have } van.
    }
reason-no-building-affordable = Semmit sem tudsz kifizetni abból, amit itt megépíthetnél.
reason-no-corn-tile-visible = Nincs fedetlen kukorica betakarítás-lapka ({ $group }).
reason-no-wood-tile = Nincs fa betakarítás-lapka ({ $group }).
reason-no-temple-to-descend = Minden templomban a legalsó lépcsőn állsz, ezért nem léphetsz lejjebb.
reason-needs-level = Ehhez { $track_id ->
        [architecture] az { $track }
       *[other] a { $track }
    } { $level }. szintje kell.
reason-corn-tile-visible = Van fedetlen kukorica betakarítás-lapka ({ $group }): azt takarítsd be.
reason-temple-climbed-already = Most egy másik templomban kell feljebb lépned, nem { $temple } templomában.
reason-no-such-block = Nincs nálad { $block }.
reason-bought-just-now = Amit most vettél, azt ugyanekkor nem adhatod el; ez a mi egyszerűsítésünk ({ $block }).
reason-sold-just-now = Amit most adtál el, azt ugyanekkor nem veheted vissza; ez a mi egyszerűsítésünk ({ $block }).
reason-must-choose = Ezt nem lehet kihagyni; döntsd el: { $question }.
reason-not-open = „{ $tile }” most nem építhető meg.
reason-buildings-or-a-monument = A Tikal 4 vagy épületeket, vagy egy emlékművet épít, a kettőt együtt nem.
reason-monument-by-tikal-4-only = „{ $tile }” emlékmű, ezért csak a Tikal 4 akcióval építhető meg.
reason-lacks-block = Ehhez { $cost } { $block } kell; neked { $have } van.
reason-not-in-the-cost = Az épület árában nincs { $block }.
reason-no-such-icon = Nincs ilyen végrehajtható hatás: { $icon }.
reason-last-round = Az utolsó fordulóban a naptár csak egy nappal fordul.
reason-board-is-dark = A játékostáblád a sötét oldalán van: egy templom tetejét elérve fordíthatod meg.
reason-worker-blocks-two-days = Egy munkás egy fogaskerék 6. mezőjén vagy a C9 mezőn áll (a Cit-Bolon-Tum törzsé a 7. vagy a C10 mezőn): két nap túl korán lökné le.
reason-quick-spaces-taken = Minden gyorsakció-mező foglalt.
reason-one-quick-space-a-turn = Egy körben csak egy munkást tehetsz gyorsakció-mezőre.
reason-quick-action-impossible = „{ $tile }”: ezt a gyorsakciót nem tudnád végrehajtani.
reason-no-quick-space-taken = Ebben a körben nem tettél munkást gyorsakció-mezőre.
reason-quick-action-needs-it = Ez lehetetlenné tenné a gyorsakciódat.
reason-quick-action-first = Hajtsd végre a gyorsakciódat, mielőtt a köröd véget ér.
reason-module-not-in-play = Ebben a játszmában nem szerepel ez a modul: { $module }.
reason-not-your-tribe = Ezt csak egyetlen törzs teheti meg ({ $tribe }).
reason-ability-used = Ezt a képességet ebben a körben már használtad.
reason-price-is-no-help = Ez a mező nem kerül többe a rögzített árnál.
reason-nothing-to-skip = Ott nincs átugorható mező.
reason-needs-two-placed = Ehhez előbb két munkást kell fogaskerekekre tenned ebben a körben.
reason-placed-this-turn = Ezt a munkást ebben a körben tetted le, ezért nem veheted le.
reason-tax-in-corn = A csapás miatt ehhez { $cost } kukorica kell; neked { $have } van.
reason-tax-in-blocks = A csapás miatt ehhez { $cost } kocka kell; neked { $have } van.
reason-no-temple-for-skull = Egy kristálykoponya most egy lépcsőbe kerül, de te minden templomban a legalsó lépcsőn állsz.
reason-not-renovatable = Nincs ilyen helyreállítható épületed.
reason-nothing-saved = A két lapkán nincs közös kocka, ezért semmit sem takarítanál meg.
reason-already-renovating = Egy építéshez csak egy épületet dobhatsz el, és egyet már választottál.
reason-level-is-zero = { $track_id ->
        [architecture] Az { $track }
       *[other] A { $track }
    } nálad a 0. szinten áll, ezért nem léphetsz vissza.
reason-raised-already = Ebben a cserében { $track_id ->
        [architecture] az { $track }
       *[other] a { $track }
    } szintje nálad már változott.
reason-tribe-not-dealt = Ezt a törzset nem kaptad meg ({ $tribe }).
reason-would-leave-unpaid = Az eladás után nem tudnád kifizetni, amivel tartozol.
reason-costs-corn-placing = Ehhez { $cost } kukorica kell: { $space } a mezőért{ $tax ->
        [0] {""}
       *[other] , { $tax } a csapás miatt
    }{ $more ->
        [0] {""}
       *[other] , { $more } a több munkásért
    }; neked { $have } van.
reason-use-costs-corn = { $step ->
        [-1] Ehhez { $action } kukorica kell, amelyből a visszalépés 1-et hoz; neked { $have } van.
       *[other] Ehhez { $cost } kukorica kell, { $step } az akció eléréséért és { $action } magáért az akcióért; neked { $have } van.
    }
reason-costs-blocks-taxed = { $cost ->
        [1] Ehhez { $cost } kocka kell, a csapás miatt; neked { $have } van.
       *[other] Ehhez { $cost } kocka kell, ebből { $tax } a csapás miatt; neked { $have } van.
    }
reason-costs-corn-taxed = Ehhez { $cost } kukorica kell, ebből { $tax } a csapás miatt; neked { $have } van.
reason-lacks-block-of-building = Ehhez { $cost } { $block } kell; neked { $have } van.{ $saved ->
        [0] {""}
       *[other] {" "}Az építészet 3. szintje egy kockát már megtakarít az árból.
    }{ $tax ->
        [0] {""}
       *[other] {" "}A csapás miatt ezen felül { $tax } tetszőleges kocka kell.
    }
reason-building-costs-corn = Ehhez { $cost } kukorica kell: { $printed } a kockáiért{ $saved ->
        [0] {""}
       *[other] , { $saved } kevesebb az építészet 3. szintje miatt
    }{ $tax ->
        [0] {""}
       *[other] , { $tax } több a csapás miatt
    }; neked { $have } van.
reason-pick-up-first = Előbb vedd le a munkásodat ({ $space }); utána végrehajthatja ezt: { $action }.
reason-no-worker-on-gear = Nincs munkásod ezen a fogaskeréken ({ $gear }), ezért ezt egyik sem hajthatja végre: { $action }.
reason-nobody-on-starting-player-space = Két nap csak akkor telhet el, ha áll munkás a kezdőjátékos-mezőn, és ott most senki sem áll.
reason-their-board-is-dark = A kezdőjátékos-mezőn álló játékos táblája a sötét oldalán van, ezért csak egy nap telhet el.
reason-days-after-the-round = Erről a kezdőjátékos-mezőn álló játékos dönt a forduló összes köre után.
reason-only-a-monument = Most csak emlékmű építhető, és „{ $tile }” nem az.
reason-level-is-lost = { name-forgotten-lore }: { $track_id ->
        [architecture] az { $track }
       *[other] a { $track }
    } { $level }. szintje most hatástalan.
reason-sale-in-own-turn = Kockát csak a saját körödben adhatsz el.
reason-sale-evades-begging = Előbb koldulnod kell: az eladás után több mint { $limit } kukoricád lenne, és azzal már nem lehet koldulni.
reason-nothing-ahead = A munkásod a fogaskerék utolsó mezőjén áll ({ $gear }), előtte nincs semmi.
reason-nothing-more-this-turn = Ebben a körben már nem tehetsz le és nem vehetsz le több munkást.
reason-pass-instead = Passzolni a munkások letétele vagy levétele helyett lehet, nem utána.
reason-act-or-pass = Előbb tegyél le vagy vegyél le egy munkást, vagy passzolj.
reason-only-this-temple = Most csak { $temple } templomában léphetsz feljebb.
reason-only-this-track = Most csak { $track_id ->
        [agriculture] a mezőgazdaságban
        [extraction] a kitermelésben
        [architecture] az építészetben
       *[theology] a teológiában
    } léphetsz előre.
reason-only-gold = Itt csak arany választható.
reason-no-skull-in-bank = Nem maradt kristálykoponya a bankban.
reason-step-wasted-now = Egy lépés most kárba veszne; előbb a többi hatást hajtsd végre.

## Az asztal a terminálon

board-monuments = { $seated ->
        [yes] Emlékművek, ★ mennyit ér most neked
       *[no] Emlékművek
    }
board-buildings = { -building(form: "Many") }
board-temples = Templomok: minden lépcső pontjai és javai, ↑ a legmagasabban álló bónusza
board-players = { -player(form: "Many") }
board-day = { $day }. nap, összesen { $last }
board-age = { $age }. kor
board-food-day = { $days ->
        [0] Ételnap e forduló után ({ $kind })
       *[other] Ételnap { $days } nap múlva ({ $kind })
    }
board-tooth-corn = { $corn } kukorica a naptáron
board-skulls = { $skulls } a bankban
board-prophecies = Próféciák: ▶ érvényes; ami számít → pontok, majd a játékosok most
board-prophecy-over = elmúlt
board-quick-action = { -quick-action(form: "One") }
board-quick-spaces = Mezők
board-quick-days = Napok
board-sign-points = { -point(form: "one") }
board-sign-block = { -block }
board-sign-temple = templomlépcső
board-sign-technology = { -technology }
board-sign-building = { -building }
board-sign-monument = { -monument }
board-sign-market = { -market }
board-sign-any = bármelyik akció
board-sign-tile = { -harvest-tile }
board-sign-workers = munkások kézben/összesen
board-sign-food = kukorica az Ételnapra
board-sign-marker = { -starting-player }
board-sign-two-days = fordíthat 2 napot
board-sign-idle = { -idle-worker }
