### Magyar.
### Egy esemény, kérdés vagy indok minden mezője egy változó: egy név vagy egy szám. Egy név azonosítója
### $<mező>_id, hogy alakot lehessen választani. A kulcsok minden nyelven ugyanazok.

## A játék

game-name = Tzolk'in
game-subtitle = A maja naptár
credits = Nem hivatalos, rajongói megvalósítás. A Tzolk'in tervezői Daniele Tascini és Simone Luciani, kiadója a Czech Games Edition. Ha tetszik, vedd meg a dobozos játékot.

## Nevek: a tábla

name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen-itza = Chichen Itza
name-starting-player-space = kezdőjátékos-mező

name-chaac = Chaac
name-quetzalcoatl = Quetzalcoatl
name-kukulcan = Kukulcan

name-agriculture = mezőgazdaság
name-extraction = kitermelés
name-architecture = építészet
name-theology = teológia

name-bonus-agriculture = A mezőgazdaság bónusza
name-bonus-extraction = A kitermelés bónusza
name-bonus-architecture = Az építészet bónusza
name-bonus-theology = A teológia bónusza

name-palenque-2 = Palenque 2
name-palenque-3 = Palenque 3
name-palenque-4 = Palenque 4
name-palenque-5 = Palenque 5

## Nevek: javak és választások

name-corn = kukorica
name-wood = fa
name-stone = kő
name-gold = arany
name-skull = kristálykoponya

name-farm = gazdaság
name-civic = középület
name-tomb = sír
name-shrine = szentély

name-light = világos
name-dark = sötét

name-harvest-corn = kukorica
name-harvest-wood = fa
name-harvest-burn = kukorica, az erdő felégetésével
name-harvest-irrigate = kukorica, lapka nélkül

name-any-temple = egy lépcső egy tetszőleges templomban
name-any-blocks = tetszőleges kockák
name-any-technology = ingyenes előrelépés egy tetszőleges technológiában
name-construct = még egy épület
name-market = a piac
name-any-action = bármelyik akció 1 kukoricáért

name-one-day = egy nap
name-two-days = két nap

name-mid-era = a kor közepe
name-end-of-age = a kor vége

name-use = használat ennél az épületnél
name-waive = kihagyás ennél az épületnél

source-earlier = korábbi pontok
source-temples = templomok
source-buildings = épületek
source-chichen-itza = Chichen Itza
source-technology = technológia
source-hunger = éhes munkások
source-corn = megmaradt kukorica és kockák
source-skulls = kézben lévő kristálykoponyák
source-monuments = emlékművek

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
text-m-all-monuments = Minden emlékműért, bárki építette, ezt is beleértve: 2 játékossal 6 pont, 3 játékossal 5, 4 játékossal 4.
text-m-civics = 4 pont minden középületedért, legyen az épület vagy emlékmű, ezt is beleértve.
text-m-maxed-technologies = 9 pont 1 technológiáért a 3. szinten, 20 pont 2 technológiáért, 33 pont 3 vagy 4 technológiáért.
text-m-technology-levels = 3 pont minden technológiaszintedért.
text-m-workers = 6 pont, ha 4 munkásod van játékban, 12 pont, ha 5, 18 pont, ha 6.
text-m-shrines = 4 pont minden szentélyedért, legyen az épület vagy emlékmű, ezt is beleértve.
text-m-temple-steps-vp = A lépcsőid pontjai minden templomban még egyszer, a legmagasabban állónak járó bónusz nélkül.
text-m-best-temple = 3 pont minden lépcsőért a kezdőlépcső fölött a legjobb templomodban.
text-m-skulls = 3 pont minden Chichen Itzára tett kristálykoponyáért, bárki tette oda.

## Kezdővagyon-lapkák

name-w-palenque-1 = Kezdővagyon: 3 kukorica, Quetzalcoatl, mezőgazdaság
name-w-palenque-3 = Kezdővagyon: 5 kukorica, 1 arany, Quetzalcoatl
name-w-palenque-5 = Kezdővagyon: 1 kő, 1 arany, mezőgazdaság
name-w-palenque-7 = Kezdővagyon: 9 kukorica, 1 kő
name-w-yaxchilan-1 = Kezdővagyon: 1 fa, Kukulcan, kitermelés
name-w-yaxchilan-3 = Kezdővagyon: 2 kukorica, 2 fa, Kukulcan
name-w-yaxchilan-5 = Kezdővagyon: 4 kukorica, 1 fa, kitermelés
name-w-yaxchilan-7 = Kezdővagyon: 3 kukorica, 2 fa, 1 kő
name-w-tikal-1 = Kezdővagyon: 2 kukorica, Chaac, építészet
name-w-tikal-3 = Kezdővagyon: 6 kukorica, 2 kő
name-w-tikal-5 = Kezdővagyon: 3 kukorica, 1 arany, építészet
name-w-tikal-7 = Kezdővagyon: 6 kukorica, 1 fa, 1 kő
name-w-uxmal-1 = Kezdővagyon: 5 kukorica, 1 kő, Chaac
name-w-uxmal-3 = Kezdővagyon: 3 kukorica, 1 fa, gazdaság
name-w-uxmal-5 = Kezdővagyon: 1 munkás
name-w-uxmal-7 = Kezdővagyon: 8 kukorica, 1 arany
name-w-chichen-itza-0 = Kezdővagyon: 4 kukorica, 1 fa, 1 kristálykoponya
name-w-chichen-itza-3 = Kezdővagyon: 5 kukorica, 1 kő, teológia
name-w-chichen-itza-5 = Kezdővagyon: 4 kukorica, 3 fa
name-w-chichen-itza-7 = Kezdővagyon: 2 kukorica, 2 fa, teológia
name-w-chichen-itza-10 = Kezdővagyon: 7 kukorica, 2 fa

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

## Akciók, ahogy a választási listában állnak

action-keep = „{ $noun }” megtartása
action-beg = Koldulás kukoricáért, lejjebb lépés { $noun } templomában
action-place = Munkás letétele { $noun_id ->
        [starting_player_space] a kezdőjátékos-mezőre
       *[other] ide: { $noun }
    }
action-pick-up = Munkás levétele innen: { $noun }
action-end-turn = A kör befejezése
action-use = Akció: { $noun }
action-nothing = Nincs akció
action-harvest = Betakarítás: { $noun }
action-climb = Feljebb lépés { $noun } templomában
action-descend = Lejjebb lépés { $noun } templomában
action-pay = Fizetés: 1 { $noun }
action-gain = Szerzés: 1 { $noun }
action-advance = Előrelépés: { $noun }
action-sell = Eladás: 1 { $noun }
action-buy = Vétel: 1 { $noun }
action-build = Építés: „{ $noun }”
action-architecture = Építészet: { $noun }
action-save = Megtakarítás: 1 { $noun }
action-resolve = Végrehajtás: { $noun }
action-done = Kész
action-turn-calendar = A naptár forgatása: { $noun }
action-start-player = Kezdő hely: { $noun }
action-reveal = Felfedés: „{ $noun }”
action-deal = Osztás: „{ $noun }”
action-idle = Húzás álmunkáshoz: „{ $noun }”

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
verb-start-player = Kezdőjátékos
verb-reveal = Felfedés
verb-deal = Osztás
verb-idle = Álmunkás

## Kérdések egy játékoshoz vagy a véletlenhez

prompt-draw-start-player = Ki az első kezdőjátékos?
prompt-reveal-building = Melyik épület kerül a sorba?
prompt-reveal-monument = Melyik emlékmű kerül a játékba?
prompt-deal-wealth-tile = Melyik kezdővagyon-lapkát kapja ez a hely: { $to }?
prompt-draw-idle-worker = Melyik kezdővagyon-lapka mutatja a következő álmunkás mezőjét? (eddig letéve: { $placed })
prompt-keep-wealth = { $left ->
        [one] Tarts meg még { $left } kezdővagyon-lapkát.
       *[other] Tarts meg { $left } kezdővagyon-lapkát.
    }
prompt-turn = { $begged ->
        [yes] Koldultál. Tegyél le vagy vegyél le munkásokat.
       *[no] Te következel: tegyél le vagy vegyél le munkásokat.
    }
prompt-placing = Letett munkások: { $placed }. Tegyél le még egyet, vagy fejezd be a kört.
prompt-picking = Vegyél le még egy munkást, vagy fejezd be a kört.
prompt-choose-days = Egy vagy két nappal forduljon a naptár?
prompt-use-action = A munkásod innen jön le: { $gear } { $space }. Melyik akciót hajtja végre?
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
       *[other] Melyik épületet építed meg?
    }
prompt-use-architecture = Használod az építészetet ennél: „{ $tile }”, vagy megtartod egy második épülethez?
prompt-save-block = Az építészet megtakarít 1 kockát ennél: „{ $tile }”. Melyiket?
prompt-theology-step = Fizethetsz 1 kockát, hogy feljebb lépj 1 lépcsőt egy tetszőleges templomban: melyik kockát?
prompt-resolve-icons = { $thing }: mi legyen az első?

## Kérdések, ahogy egy indok megnevezi őket

question-draw-start-player = ki az első kezdőjátékos
question-reveal-building = melyik épület kerül a sorba
question-reveal-monument = melyik emlékmű kerül a játékba
question-deal-wealth-tile = ki melyik kezdővagyon-lapkát kapja
question-draw-idle-worker = hová kerül a következő álmunkás
question-keep-wealth = melyik kezdővagyon-lapkákat tartod meg
question-turn = leteszel vagy leveszel munkásokat
question-placing = leteszel-e még egy munkást
question-picking = leveszel-e még egy munkást
question-choose-days = hány nappal forduljon a naptár
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

## Napló

goods = { $amount } { $good_id ->
        [corn] kukoricát
        [wood] fát
        [stone] követ
        [gold] aranyat
       *[skull] kristálykoponyát
    }

log-start-player-drawn = { $player } az első kezdőjátékos.
log-building-revealed = Új épület: „{ $tile }”.
log-monument-revealed = Emlékmű: „{ $tile }”.
log-wealth-dealt = { $player } ezt kapja: „{ $tile }”.
log-idle-worker-placed = Egy álmunkás kerül ide: { $space }.
log-wealth-kept = { $player } ezt tartja meg: „{ $tile }”.
log-wealth-revealed = { $player } ezt mutatja meg: „{ $tile }”.
log-day-began = Új nap kezdődik: { $day }.
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
        [uxmal] az { $place } { $space }. mezőjére.
       *[other] a { $place } { $space }. mezőjére.
    }
log-picked-up = { $player } levesz egy munkást innen: { $space }.
log-action-used = { $player } akciója: { $action }.
log-did-nothing = { $player } nem csinál semmit ezzel a munkással.
log-gained = { $player } { goods } szerez.
log-paid = { $player } { goods } fizet.
log-scored = { $loss ->
        [0] { $player } { $points } pontot szerez ({ $source }).
       *[other] { $player } { $loss } pontot veszít ({ $source }).
    }
log-climbed = { $step ->
        [0] { $player } visszalép a kezdőlépcsőre { $temple } templomában.
       *[other] { $player } feljebb lép { $temple } templomában: { $step }. lépcső.
    }
log-step-wasted = { $player } nem léphet feljebb { $temple } templomában: a lépés elvész.
log-descended = { $step ->
        [-1] { $player } lelép a legalsó lépcsőre { $temple } templomában.
        [0] { $player } lelép a kezdőlépcsőre { $temple } templomában.
       *[other] { $player } lejjebb lép { $temple } templomában: { $step }. lépcső.
    }
log-board-turned = { $player } a { $side } oldalára fordítja a játékostábláját.
log-advanced = { $player } előrelép: { $track }, { $level }. szint.
log-bonus-reached = { $player } technológiai bónuszt kap: { $track }.
log-worker-gained = { $player } új munkást kap.
log-tile-taken = { $player } elvesz egy { $tile } betakarítás-lapkát innen: { $group }.
log-wood-tile-burned = { $player } eléget egy fa betakarítás-lapkát itt: { $group }.
log-built = { $player } megépíti: „{ $tile }”.
log-skull-placed = { $player } kristálykoponyát tesz ide: Chichen Itza { $space }.
log-tooth-corn-added = Senki sem állt a kezdőjátékos-mezőre: már { $corn } kukorica gyűlt össze a naptáron.
log-tooth-corn-taken = { $player } elveszi a naptáron összegyűlt { $corn } kukoricát.
log-marker-moved = { $player } kapja a kezdőjátékos-jelzőt.
log-calendar-turned = A naptár { $days } nappal fordul.
log-worker-returned = { $player } egyik munkása leesik a fogaskerékről ({ $gear }), és visszatér.
log-food-day-came = Ételnap ({ $number }/4): { $food_day }.
log-fed = { $workers ->
        [0] { $player } egy munkást sem tud megetetni.
       *[other] { $player } { $workers } munkást etet meg { $corn } kukoricával.
    }
log-unfed = { $player } { $workers } munkása éhen marad.
log-age-changed = Új kor kezdődik ({ $age }): új épületek kerülnek a sorba.
log-game-ended = A játék véget ért.

## Indokok, hogy miért nem szabályos egy akció

reason-game-over = A játék véget ért.
reason-chance-decides = Erről a véletlen dönt, nem egy játékos.
reason-no-passing = Passzolni nem lehet: tegyél le vagy vegyél le egy munkást.
reason-placing-already = Ebben a körben munkásokat teszel le, ezért egyet sem vehetsz le.
reason-picking-already = Ebben a körben munkásokat veszel le, ezért egyet sem tehetsz le.
reason-beg-at-the-start = Koldulni csak a köröd elején lehet.
reason-other-question = Előbb másról kell dönteni: { $question }.
reason-costs-corn = Ehhez { $cost } kukorica kell; neked { $have } van.
reason-costs-blocks = Ehhez { $cost } kocka kell; neked { $have } van.
reason-not-dealt = Nincs a megtartható lapkáid között: „{ $tile }”.
reason-begged-already = Ebben a körben már koldultál.
reason-too-much-corn-to-beg = Koldulni legfeljebb { $limit } kukoricával lehet; neked { $have } van.
reason-at-the-bottom = A legalsó lépcsőn állsz { $temple } templomában.
reason-no-worker-in-hand = Nincs munkás a kezedben.
reason-starting-player-space-taken = A kezdőjátékos-mezőn már áll egy munkás.
reason-gear-is-full = Nincs szabad mező ezen a fogaskeréken: { $gear }.
reason-must-beg = A legolcsóbb mező { $cost } kukoricába kerül, neked { $have } van: előbb koldulnod kell.
reason-only-the-cheapest = Ez a mező { $cost } kukoricába kerül; az istenek szánalmából csak olyat foglalhatsz el, amelyik { $cheapest } kukoricába kerül.
reason-no-own-worker-there = Nem áll munkásod itt: { $space }.
reason-other-gear = { $action } nem a munkásod fogaskerekén van ({ $gear }).
reason-out-of-reach = A munkásod ezt az akciót nem éri el: { $action } (a mezője: { $space }).
reason-not-by-any-action = Itt nem választható: { $action }.
reason-no-harvest-tiles = Nem maradt betakarítás-lapka itt: { $group }.
reason-no-skull = Nincs kristálykoponyád.
reason-skull-there-already = Itt már van kristálykoponya: { $space }.
reason-no-building-for-corn = { $have } kukorica a sor egyik épületére sem elég.
reason-no-building-affordable = Semmit sem tudsz kifizetni abból, amit itt megépíthetnél.
reason-no-corn-tile-visible = Nincs fedetlen kukorica betakarítás-lapka itt: { $group }.
reason-no-wood-tile = Nincs fa betakarítás-lapka itt: { $group }.
reason-no-temple-to-descend = Minden templomban a legalsó lépcsőn állsz, ezért nem léphetsz lejjebb.
reason-needs-level = Ehhez technológia kell: { $track }, { $level }. szint.
reason-corn-tile-visible = Van fedetlen kukorica betakarítás-lapka, azt takarítsd be itt: { $group }.
reason-temple-climbed-already = Most egy másik templomban kell feljebb lépned, nem { $temple } templomában.
reason-no-such-block = Nincs nálad { $block }.
reason-bought-just-now = Amit most vettél, azt nem adhatod el: { $block }.
reason-sold-just-now = Amit most adtál el, azt nem veheted vissza: { $block }.
reason-must-choose = Ezt nem lehet kihagyni; döntsd el: { $question }.
reason-not-open = Nem elérhető: „{ $tile }”.
reason-buildings-or-a-monument = A Tikal 4 vagy épületeket, vagy egy emlékművet épít, a kettőt együtt nem.
reason-monument-by-tikal-4-only = „{ $tile }” emlékmű, ezért csak a Tikal 4 akcióval építhető meg.
reason-lacks-block = Ehhez { $cost } { $block } kell; neked { $have } van.
reason-not-in-the-cost = Az épület árában nincs { $block }.
reason-no-such-icon = Nincs ilyen végrehajtható hatás: { $icon }.
reason-last-round = Az utolsó fordulóban a naptár csak egy nappal fordul.
reason-board-is-dark = A játékostáblád a sötét oldalán van: egy templom tetejét elérve fordíthatod meg.
reason-worker-blocks-two-days = Egy játékos munkása egy fogaskerék 6. mezőjén vagy a C9 mezőn áll: két nap túl korán lökné le.

## Végső táblázat

score-total = Összesen
score-seat = Játékos
score-winner = Győztes
score-shared = Megosztott győzelem
