### Magyar: amit a leckék mondanak. Egy mondat legfeljebb 18 szó; a kulcsokat a docs/adding-a-lesson.md magyarázza.

## A worker goes to work

learn-tz-01-first-worker-title = Egy munkás munkába áll
learn-tz-01-first-worker-new = Tegyél le egy munkást, várj egy napot, vedd le.
learn-tz-01-first-worker-goal = 3 kukorica halászatból
learn-tz-01-first-worker-close = Letétel, várakozás, levétel. A { game-name } minden része erre épül.
learn-tz-01-first-worker-1-say = Ez a három munkás a tiéd. Küldj egyet a kukorica zöld fogaskerekére ({ name-palenque }).
learn-tz-01-first-worker-1-then = A 0. mezőn áll, ingyen. A letétel még nem hoz semmit.
learn-tz-01-first-worker-1-wrong-1 = Ott építeni lehet ({ name-tikal }), de még nincs kockád. Kezdd az étellel ({ name-palenque }).
learn-tz-01-first-worker-1-wrong-2 = Ez a mező a naptárt irányítja; a leckéje később jön. Ma a zöld fogaskerék a cél.
learn-tz-01-first-worker-1-wrong-3 = Ott még nincs munkásod. Előbb ki kell küldened egyet.
learn-tz-01-first-worker-2-say = Egy körben vagy leteszel, vagy leveszel, sosem mindkettőt. Fejezd be a köröd.
learn-tz-01-first-worker-2-then = Ixchel is lépett, így eltelt egy nap. A naptár a munkásodat az 1. mezőre vitte.
learn-tz-01-first-worker-2-wrong-1 = Szabad, de a kör második munkása 1 kukoricával többe kerül. Mára elég egy.
learn-tz-01-first-worker-2-wrong-2 = Ugyanabban a körben nem: vagy leteszel, vagy leveszel. Előbb fejezd be a köröd.
learn-tz-01-first-worker-3-say = A munkásod a halakhoz ért: 3 kukorica. Vedd le.
learn-tz-01-first-worker-3-then = Újra a kezedben van. Mit csináljon?
learn-tz-01-first-worker-3-wrong-1 = Tehetnél le többet is, de akkor ma senki sem jön haza. Előbb a halat!
learn-tz-01-first-worker-4-say = A munkás akkor cselekszik, amikor hazajön. Hajtsd végre az akcióját: halászat.
learn-tz-01-first-worker-4-then = 3 + 3 = 6 kukorica. A munkásod szabad, jöhet a következő feladat.
learn-tz-01-first-worker-4-wrong-1 = Üres kézzel is haza lehet jönni. De 3 kukorica vár rád: vedd el.

## Patience pays

learn-tz-02-patience-title = Türelem kukoricát terem
learn-tz-02-patience-new = A magasabb mezők többet adnak; az utolsón túljutó munkás üres kézzel jön haza.
learn-tz-02-patience-goal = 1 arany
learn-tz-02-patience-close = Várd meg a mezőt, amelyet akarsz, de a 7. után vége: a leeső munkás nem kap semmit.
learn-tz-02-patience-1-say = A munkásod ({ name-yaxchilan } 2) most egy követ hozna. Holnap az aranyhoz ér. Tegyél le egy másikat.
learn-tz-02-patience-1-arrow = holnap
learn-tz-02-patience-1-then = Jól van. Az első munkásod utazik tovább.
learn-tz-02-patience-1-wrong-1 = Egy kő és 1 kukorica: nem rossz. De egy nappal később arany lesz és 2 kukorica.
learn-tz-02-patience-1-wrong-2 = Szabad, és hasznos is. De a második munkás most kerüljön egy másik fogaskerékre.
learn-tz-02-patience-2-say = Fejezd be a köröd, és figyeld Ixchel munkását ({ name-tikal } 7).
learn-tz-02-patience-2-then = Túl sokáig várt: a fogaskerék lelökte, és Ixchel nem kapott semmit.
learn-tz-02-patience-2-wrong-1 = Ebben a körben már letettél egyet, a levétel holnapra marad.
learn-tz-02-patience-3-say = A saját munkásod megérkezett az aranyhoz. Vedd le.
learn-tz-02-patience-3-then = A saját akciója, vagy egy alacsonyabb kukoricáért: te választasz.
learn-tz-02-patience-3-wrong-1 = Várhatnál még: a következő mezőn kristálykoponya van. Ma aranyat szeretnénk.
learn-tz-02-patience-4-say = Hajtsd végre a 3. akciót: 1 arany és 2 kukorica.
learn-tz-02-patience-4-then = Arany, és kukorica a következő letételhez.
learn-tz-02-patience-4-wrong-1 = Ez visszalépés, 1 kukoricáért. Ma az arany többet ér.
learn-tz-02-patience-4-wrong-2 = Egyáltalán semmit? Az arany ott fekszik előtted. Vedd el.

## First this, then that

learn-tz-03-order-title = Előbb ezt, aztán azt
learn-tz-03-order-new = Vegyél le több munkást jó sorrendben; kukoricáért lépj vissza.
learn-tz-03-order-goal = 1 kő
learn-tz-03-order-close = A sorrend a tiéd. Amit az egyik munkás hoz, abból fizethetsz a másiknál.
learn-tz-03-order-1-say = Követ szeretnél, de nincs kukoricád. Két munkás jöhet haza: melyik legyen az első?
learn-tz-03-order-1-then = Minden munkás végez, mielőtt a következő jön.
learn-tz-03-order-1-wrong-1 = Kukorica nélkül csak a 3. akció marad, az arany. Szerezz előbb kukoricát, akkor választhatsz.
learn-tz-03-order-1-wrong-2 = A koldulással 3 kukoricád lesz, de lejjebb lépsz egy templomban. A halászat senkit sem bánt.
learn-tz-03-order-1-wrong-3 = Akkor ma senki sem jöhetne haza. Vegyél le egy munkást.
learn-tz-03-order-2-say = Halássz.
learn-tz-03-order-2-then = 3 kukorica van nálad.
learn-tz-03-order-2-wrong-1 = Erre a kukoricára mindjárt szükséged lesz.
learn-tz-03-order-3-say = Most a másik munkás ({ name-yaxchilan } 3).
learn-tz-03-order-3-then = A 3. akció az övé. Minden mező visszafelé 1 kukoricába kerül.
learn-tz-03-order-3-wrong-1 = Megállhatsz, de ebben a körben még egy munkás hazajöhet.
learn-tz-03-order-4-say = Lépj vissza egy mezőt: fizess 1 kukoricát, és vedd el a 2. akció kövét.
learn-tz-03-order-4-then = Fizettél 1 kukoricát, és a kővel kaptál is 1-et: 3 kukoricád maradt.
learn-tz-03-order-4-wrong-1 = Az arany is jó, de te kőért jöttél. Válaszd a 2. akciót.
learn-tz-03-order-4-wrong-2 = Két mező visszafelé 2 kukorica, és fát ad. A kő egy mezővel van hátrébb.
learn-tz-03-order-4-wrong-3 = Csak visszafelé: a saját akciója, vagy egy alacsonyabb ugyanezen a fogaskeréken.
learn-tz-03-order-5-say = Mindkettő otthon van. Fejezd be a köröd.
learn-tz-03-order-5-then = Ixchel letesz egy munkást, és új nap kezdődik.
learn-tz-03-order-5-wrong-1 = Ebben a körben munkásokat vettél le, a letétel holnapra marad.

## What placing costs

learn-tz-04-prices-title = Mibe kerül a letétel?
learn-tz-04-prices-new = A legalsó szabad mező, annyi kukorica, ahányas, és felár minden további munkásért.
learn-tz-04-prices-goal = 3 munkás letéve 5 kukoricáért
learn-tz-04-prices-close = Napi két munkás olcsó. A zsúfolt fogaskerék kukoricába kerül, de napokat takarít meg.
learn-tz-04-prices-1-say = A 0. és az 1. mezőn álmunkások állnak, ők senkiéi. Tegyél ide mégis ({ name-palenque }).
learn-tz-04-prices-1-then = A legalsó szabad mezőre került, 2 kukoricáért, mert az a 2. mező. Holnap már a 3. mezőn áll.
learn-tz-04-prices-1-wrong-1 = Ott a 0. mező ingyenes. De nézd meg, mibe kerül egy zsúfolt fogaskerék ({ name-palenque }).
learn-tz-04-prices-2-say = Egy második munkás, olyan fogaskerékre, ahol a 0. mező szabad: csak az 1 kukorica felár.
learn-tz-04-prices-2-then = 0 a mezőért, 1 a második munkásért. 3 kukoricád maradt.
learn-tz-04-prices-2-wrong-1 = Megállhatsz. De nézd meg, mibe kerül a második és a harmadik munkás.
learn-tz-04-prices-2-wrong-2 = A 3. mező 3 lenne, és 1 a második munkásért. Máshol a 0. mező olcsóbb.
learn-tz-04-prices-2-wrong-3 = Ezt a fogaskereket tartsd meg a harmadik munkásnak.
learn-tz-04-prices-3-say = És a harmadik ({ name-tikal }): 0 a mezőért, 2 a harmadik munkásért.
learn-tz-04-prices-3-then = 2 + 0 + 0 a mezőkért, 1 + 2 a munkások számáért: összesen 5 kukorica.
learn-tz-04-prices-3-wrong-1 = Okos gondolat! De most az egyszer küldjük el mind a hármat.
learn-tz-04-prices-3-wrong-2 = 3 a mezőért és még 2: az 5 kukorica, és neked 3 van.
learn-tz-04-prices-4-say = Fejezd be a köröd.
learn-tz-04-prices-4-then = Mind a három utazik tovább. 1 kukoricád maradt: egyszerre sokat küldeni drága.

## Food day

learn-tz-05-food-title = Ételnap
learn-tz-05-food-new = Négy napon minden munkás 2 kukoricát eszik; egy éhes munkás 3 pontba kerül.
learn-tz-05-food-goal = mindenki jóllakott, semmi sem veszett el
learn-tz-05-food-close = Ételnap a 8., a 14., a 21. és a 27. nap. A kukoricát már előző nap számold.
learn-tz-05-food-1-say = Ma Ételnap van. Három munkás este 6 kukoricát eszik; neked 3 van. Vedd le az aratót.
learn-tz-05-food-1-then = Aki fogaskeréken áll és aki a kezedben van: minden munkás eszik.
learn-tz-05-food-1-wrong-1 = Ez senkit sem etet meg. Este két munkásod éhezne: 6 pont veszne el.
learn-tz-05-food-2-say = Takaríts be a 2. akcióval: egy kukorica betakarítás-lapka és 4 kukorica.
learn-tz-05-food-2-then = 3 + 4 = 7 kukorica: háromnak elég, és marad 1.
learn-tz-05-food-2-wrong-1 = A halászat 3, a díja 1: összesen 5. Egy munkás éhes maradna.
learn-tz-05-food-2-wrong-2 = Akkor két munkás éhezik, és oda 6 pont. Takaríts be!
learn-tz-05-food-3-say = Fejezd be a köröd. Ha Ixchel is lépett, mindenki eszik.
learn-tz-05-food-3-then = Te 6 kukoricát fizettél. Ixchelnek három munkásra 4 jutott: egy éhezett, 3 pont veszett el.

## Under the trees

learn-tz-06-jungle-title = A fák alatt
learn-tz-06-jungle-new = Ezeken a mezőkön fa borítja a kukoricát ({ name-palenque } 3–5): vágd ki vagy égesd fel.
learn-tz-06-jungle-goal = fa és kukorica, és egyetlen isten sem haragszik
learn-tz-06-jungle-close = Magadnak irts, ne a következőnek: a szabad kukorica azé, aki előbb ér oda.
learn-tz-06-jungle-1-say = A 3., 4. és 5. akció kukoricáját fák takarják. Előbb az egyik munkás ({ name-palenque } 3).
learn-tz-06-jungle-1-then = Ott a kukorica még fedve van.
learn-tz-06-jungle-1-wrong-1 = Kezdd a másikkal ({ name-palenque } 3): amit az felfed, ez betakaríthatja.
learn-tz-06-jungle-2-say = Hajtsd végre a 3. akciót.
learn-tz-06-jungle-2-then = Elveheted a fát, vagy felégetheted az alatta lévő kukoricáért.
learn-tz-06-jungle-2-wrong-1 = A 2. akciónál 1 kukoricáért szabad kukorica vár. Ma az erdőbe megyünk: 3. akció.
learn-tz-06-jungle-3-say = Vedd el a fát: 2 fa és egy fa betakarítás-lapka. Így előkerül a kukorica.
learn-tz-06-jungle-3-then = Egy földön már látszik a kukorica.
learn-tz-06-jungle-3-wrong-1 = Az égetés rögtön 5 kukoricát ad, de egy templomi lépcsőbe kerül. Előbb a fát!
learn-tz-06-jungle-4-say = Most a másik munkás ({ name-palenque } 4).
learn-tz-06-jungle-4-then = A saját mezőjén csak fa van, vagy tűz.
learn-tz-06-jungle-4-wrong-1 = Várj: a felfedett kukorica Ixchelnek maradna.
learn-tz-06-jungle-5-say = Fizess 1 kukoricát, és lépj vissza a 3. akcióhoz, ahol szabad a kukorica.
learn-tz-06-jungle-5-arrow = 1 kukorica
learn-tz-06-jungle-5-then = Kukorica is, fa is szabad, tehát választhatsz.
learn-tz-06-jungle-5-wrong-1 = Ott 3 fa jár, vagy égetéssel 7 kukorica és egy dühös isten. Lépj inkább vissza.
learn-tz-06-jungle-6-say = Takarítsd be a kukoricát, amelyet felfedtél: 5.
learn-tz-06-jungle-6-then = 3 − 1 + 5 = 7 kukorica, 2 fa, és mindkét lapka a tiéd.
learn-tz-06-jungle-6-wrong-1 = Még két fa? Majd máskor. Az erdőt ezért a kukoricáért vágtad ki.
learn-tz-06-jungle-6-wrong-2 = Minek égetni, ha szabad a kukorica? Az égetés egy templomi lépcsőbe kerül.

## A house of your own

learn-tz-07-building-title = Saját ház
learn-tz-07-building-new = Itt építeni lehet ({ name-tikal } 2); egy gazdaság minden Ételnapon megetet egy munkást.
learn-tz-07-building-goal = gazdaság épült, mindenki jóllakott
learn-tz-07-building-close = A sárga gazdaság ételt spórol, a zöld és a kék épület tanít, a szürke sír az isteneknek kedvez.
learn-tz-07-building-1-say = Megint Ételnap: 6 kukorica kell, de csak 4 van. Egy gazdaság segítene. Hozz hozzá fát.
learn-tz-07-building-1-then = A fa kocka, akárcsak a kő és az arany.
learn-tz-07-building-1-wrong-1 = Itt minden épülethez fa kell, és még nincs fád. Előbb hozd el a fát.
learn-tz-07-building-2-say = Vedd el a fát.
learn-tz-07-building-2-then = 1 fa, és a kő, amely már megvolt.
learn-tz-07-building-2-wrong-1 = Szükséged lesz arra a fára.
learn-tz-07-building-3-say = Most az építőd ({ name-tikal } 2).
learn-tz-07-building-3-then = A 2. akció egy épületet épít.
learn-tz-07-building-3-wrong-1 = Akkor este egy munkás éhezik. Építs!
learn-tz-07-building-4-say = Építs egy épületet.
learn-tz-07-building-4-then = A felfordított épületek közül kettőre futja.
learn-tz-07-building-4-wrong-1 = Az tanulás, 1 kukorica díjért; és ma kevés a kukorica.
learn-tz-07-building-5-say = Ez 1 fába kerül („{ name-a1-farm-one-worker-1 }”), és minden Ételnapon, ma is, megetet egy munkást.
learn-tz-07-building-5-then = A játszma végéig előtted marad.
learn-tz-07-building-5-wrong-1 = Tanít, és ad 1 kukoricát: összesen 5. Egy munkás mégis éhezne: 3 pont.
learn-tz-07-building-5-wrong-2 = Ahhoz a sírhoz 2 fa kell, és neked 1 van. A gazdaság éppen ennyibe kerül.
learn-tz-07-building-6-say = Fejezd be a köröd, és hadd egyenek.
learn-tz-07-building-6-then = A helyére új épület került. Két munkás 4 kukoricát evett, a harmadikat a gazdaság etette.

## Learn something

learn-tz-08-technology-title = Tanulj valamit
learn-tz-08-technology-new = Itt egy szint technológiát vehetsz ({ name-tikal } 1); végleg jobbá tesz akciókat.
learn-tz-08-technology-goal = 1. szintű mezőgazdaság, és 5 kukorica egyetlen betakarításból
learn-tz-08-technology-close = A szintek ára 1, 2, majd 3 kocka. A korai szint az egész játszmában fizet.
learn-tz-08-technology-1-say = Egyetlen fáért tanulhatsz valamit. Előbb vedd le a tudóst ({ name-tikal } 1).
learn-tz-08-technology-1-then = 1. akció: egy előrelépés, kockákért.
learn-tz-08-technology-1-wrong-1 = A betakarítás nagyobb lesz, ha előbb tanulsz. Kezdd a tudóssal ({ name-tikal } 1).
learn-tz-08-technology-2-say = Hajtsd végre.
learn-tz-08-technology-2-then = Négy technológia van; mindegyik első szintje 1 kocka.
learn-tz-08-technology-2-wrong-1 = A fa csak fa maradna. Tanulj valamit.
learn-tz-08-technology-3-say = A mezőgazdaság minden betakarításhoz kukoricát ad. Lépj ott előre.
learn-tz-08-technology-3-then = 1. szint: minden kukorica-betakarítás 1-gyel többet ad ({ name-palenque } 2–5).
learn-tz-08-technology-3-wrong-1 = A kitermelés fához, kőhöz, aranyhoz jó. A másik munkásod a kukoricánál áll.
learn-tz-08-technology-3-wrong-2 = A teológia máshol segít ({ name-chichen-itza }). A másik munkásod a kukoricánál áll.
learn-tz-08-technology-3-wrong-3 = Az építészet építéskor fizet. A másik munkásod a kukoricánál áll.
learn-tz-08-technology-4-say = Most takaríts be: vedd le a másik munkást ({ name-palenque } 2).
learn-tz-08-technology-4-then = Okosabb, mint tegnap volt.
learn-tz-08-technology-4-wrong-1 = Maradj még: amit tanultál, máris segít.
learn-tz-08-technology-5-say = Hajtsd végre a 2. akciót.
learn-tz-08-technology-5-then = 4 + 1 = 5 kukorica, most és mindig.
learn-tz-08-technology-5-wrong-1 = A halászat nem betakarítás, ott az 1. szint nem segít. Válaszd a 2. akciót.

## Three gods

learn-tz-09-temples-title = Három isten
learn-tz-09-temples-new = A templomok lépcsői a kor végén pontot hoznak; aki a legmagasabban áll, bónuszt kap.
learn-tz-09-temples-goal = 15 pont az istenektől
learn-tz-09-temples-close = A kor vége pontot ad, a közepén az Ételnap javakat. A koldulás és az égetés lefelé visz.
learn-tz-09-temples-1-say = Este véget ér az 1. kor: a templomok pontot adnak. Vedd le a munkásod ({ name-uxmal } 1).
learn-tz-09-temples-1-then = 1. akció: 3 kukoricáért egy lépcső bármelyik templomban.
learn-tz-09-temples-1-wrong-1 = Ez holnapig ráér; az istenek ma fizetnek.
learn-tz-09-temples-2-say = Fizess 3 kukoricát egy lépcsőért. 6 marad, három munkásnak épp elég.
learn-tz-09-temples-2-then = Melyik isten?
learn-tz-09-temples-2-wrong-1 = Megtartanád a kukoricát? Ma este egy lépcső sokkal többet ér.
learn-tz-09-temples-3-say = { name-chaac } templomában egy szinten állsz Ixchellel. Egy lépcső, és te vagy legfelül: este 6 pont.
learn-tz-09-temples-3-then = A 3. lépcső 6 pontot ér; ha egyedül vagy legfelül, még 6-ot.
learn-tz-09-temples-3-wrong-1 = { name-kukulcan }: 1 pont, és 4 a legmagasabbnak. { name-chaac } templomában 6 pont dől el.
learn-tz-09-temples-3-wrong-2 = { name-quetzalcoatl }: 1 pont, az 1. korban 2 a legmagasabbnak. { name-chaac } templomában 6 pont dől el.
learn-tz-09-temples-4-say = Fejezd be a köröd: előbb az étel, aztán az istenek.
learn-tz-09-temples-4-then = { name-chaac } 12 pontot adott. A másik kettőben döntetlen van, mindenki a felét kapja: még 3.

## Crystal skulls

learn-tz-10-skulls-title = Kristálykoponyák
learn-tz-10-skulls-new = Szerezz kristálykoponyát, és tedd le pontokért és egy isten kegyéért ({ name-chichen-itza }).
learn-tz-10-skulls-goal = egy kristálykoponya letéve
learn-tz-10-skulls-close = Minél messzebb jut a zarándok, annál többet ér a koponya. És minden hely csak egyszer használható.
learn-tz-10-skulls-1-say = Itt kristálykoponya kell ({ name-chichen-itza }), és neked nincs. Hol kezded?
learn-tz-10-skulls-1-then = Az egész játszmában csak 13 koponya van.
learn-tz-10-skulls-1-wrong-1 = Koponya nélkül itt semmit sem kapsz. Előbb hozz egyet ({ name-yaxchilan } 4).
learn-tz-10-skulls-1-wrong-2 = A második zarándoknak is koponya kellene. Inkább vegyél le egy munkást ({ name-yaxchilan } 4).
learn-tz-10-skulls-2-say = Vedd el a koponyát.
learn-tz-10-skulls-2-then = Ott csillog a kezedben.
learn-tz-10-skulls-2-wrong-1 = Az arany is jó, de a zarándokodnak koponya kell ({ name-chichen-itza }).
learn-tz-10-skulls-3-say = Most a zarándokod ({ name-chichen-itza } 3).
learn-tz-10-skulls-3-then = Ez a kilenc hely egy-egy koponyát fogad be, az egész játszmában egyszer.
learn-tz-10-skulls-3-wrong-1 = Egy megtartott koponya a végén 3 pont. Itt letéve többet ér.
learn-tz-10-skulls-4-say = Tedd le a koponyát a 3. helyre: 6 pont és egy lépcső ({ name-chaac }).
learn-tz-10-skulls-4-then = 6 pont, és { name-chaac } 1. lépcsőjén állsz.
learn-tz-10-skulls-4-wrong-1 = A 2. hely csak 5 pont, és a visszalépés kukoricába kerül. Maradj a 3.-nál.
learn-tz-10-skulls-4-wrong-2 = Hat pont vár rád. Tedd le a koponyát.
learn-tz-10-skulls-5-say = Ma a kor közepi Ételnap van. Fejezd be a köröd.
learn-tz-10-skulls-5-then = Három munkást megetettél. Aztán { name-chaac } egy követ adott: a kor közepén a templomok javakat adnak.

## Turning time

learn-tz-11-calendar-title = Az idő kereke
learn-tz-11-calendar-new = A { name-starting-player-space }: kukorica a naptárról, az első kör, és egyszerre két nap.
learn-tz-11-calendar-goal = két nap fordult, megvan a kristálykoponya
learn-tz-11-calendar-close = Két nap senkit sem lökhet le idő előtt: ha munkás áll a 6. mezőn, nem lehet.
learn-tz-11-calendar-1-say = Ezt a mezőt három napja nem használta senki: 3 kukorica gyűlt össze. Tegyél ide egy munkást.
learn-tz-11-calendar-1-then = Nem kerül semmibe, és naponta csak egy munkás állhat itt.
learn-tz-11-calendar-1-wrong-1 = Hasznos, de a 3 kukorica Ixchelnek maradna.
learn-tz-11-calendar-1-wrong-2 = Egy kő, igen; de az idő többet is adhat annak a munkásnak. Előbb tegyél le.
learn-tz-11-calendar-2-say = Fejezd be a köröd, és vedd el, ami jár.
learn-tz-11-calendar-2-then = 3 kukorica a tiéd, és holnaptól te kezdesz. Most te döntöd el, hogyan múlik az idő.
learn-tz-11-calendar-3-say = A táblád világos, ezért egyszerre két napot is fordíthatsz. Fordíts kettőt.
learn-tz-11-calendar-3-arrow = két nap
learn-tz-11-calendar-3-then = A táblád sötétre váltott: legközelebb előbb egy templom tetejére kell érned.
learn-tz-11-calendar-3-wrong-1 = Egy nap is jó, és a táblád világos marad. De most próbálj ki kettőt.
learn-tz-11-calendar-4-say = A munkásod a 2. mezőről a 4.-re ugrott: kristálykoponya. Vedd le.
learn-tz-11-calendar-4-then = Két nap várakozás egy nap alatt.
learn-tz-11-calendar-4-wrong-1 = Előbb a koponya: ma te lépsz elsőként.
learn-tz-11-calendar-5-say = Vedd el a koponyát.
learn-tz-11-calendar-5-then = Egy koponya, egy nappal korábban.
learn-tz-11-calendar-5-wrong-1 = Az arany egyetlen nappal is meglett volna. Vedd el a koponyát.

## The last day

learn-tz-12-last-day-title = Az utolsó nap
learn-tz-12-last-day-new = Emlékművek, az utolsó Ételnap és a végső értékelés.
learn-tz-12-last-day-goal = 18½ pont
learn-tz-12-last-day-close = Négy kukorica egy pont, egy megtartott koponya három. A többi: templomok, épületek, emlékművek.
learn-tz-12-last-day-1-say = Ez az utolsó köröd a játszmában. Az építőd itt áll ({ name-tikal } 4): vedd le.
learn-tz-12-last-day-1-then = 4. akció: egy vagy két épület, vagy egy emlékmű.
learn-tz-12-last-day-1-wrong-1 = Az már sosem cselekedne: a játszma este véget ér.
learn-tz-12-last-day-2-say = Hajtsd végre a 4. akciót.
learn-tz-12-last-day-2-then = Az emlékmű a legvégén hoz pontot.
learn-tz-12-last-day-2-wrong-1 = A 2. akció csak épületet ad. Emlékműhöz a 4. akció kell.
learn-tz-12-last-day-3-say = Ez technológiai szintenként 3 pontot ad („{ name-m-technology-levels }”). Négy szinted van.
learn-tz-12-last-day-3-then = 4 szint, egyenként 3 pont: este 12 pont.
learn-tz-12-last-day-3-wrong-1 = Rögtön 8 pont; az emlékmű 12. A 4. akció épületet vagy emlékművet ad, sosem mindkettőt.
learn-tz-12-last-day-3-wrong-2 = Ma estére elég a kukoricád. Nézd meg az emlékművet.
learn-tz-12-last-day-4-say = Fejezd be a köröd, és vele a játszmát.
learn-tz-12-last-day-4-then = Mindenki evett. A templomok 6 pontot hoztak, az emlékmű 12 pontot, a maradék 2 kukorica fél pontot.

## A short game

learn-tz-13-short-game-title = Egy rövid játszma
learn-tz-13-short-game-new = A 2. kor egy robot ellen, melletted egy edzővel.
learn-tz-13-short-game-goal = egy végigjátszott játszma
learn-tz-13-short-game-close = Ez egy igazi kor volt. Egy teljes { game-name }-játszma két korból áll, és kezdővagyon-lapkákkal indul.
learn-tz-13-short-game-opening-goal = Tizenhárom nap, két Ételnap, aztán a végső értékelés. Egyformán kezdtek.
learn-tz-13-short-game-opening-idle = Az álmunkások senkiéi; csak a helyet foglalják.

## A tribe of your own

learn-tp-01-tribe-title = Saját törzs
learn-tp-01-tribe-new = Minden játékosnak törzse van, amely egy szabály alól kivétel.
learn-tp-01-tribe-goal = { name-balam } ajándéka megvan
learn-tp-01-tribe-close = Teljes játszmában két törzset kapsz, és az egyiket titokban megtartod, a kezdővagyon-lapkáiddal együtt.
learn-tp-01-tribe-1-say = Te vagy { name-balam }: a visszalépés neked ingyenes, és még fizet is. Vedd le a munkást ({ name-yaxchilan } 4).
learn-tp-01-tribe-1-then = Mások mezőnként 1 kukoricát fizetnek a visszalépésért.
learn-tp-01-tribe-1-wrong-1 = Majd később. { name-balam } ajándéka akkor jön, amikor egy munkás hazaér.
learn-tp-01-tribe-2-say = Lépj vissza három mezőt, az 1. akció fájához.
learn-tp-01-tribe-2-then = 1 fa, és 1 kukorica, { name-balam } ajándéka: bármennyi mező, mindig 1 kukorica.
learn-tp-01-tribe-2-wrong-1 = Egy koponya, jó. De így { name-balam } nem kap semmit: próbáld az 1. akciót.
learn-tp-01-tribe-2-wrong-2 = Arany is, ajándék is: mohó és ravasz! Most mégis lépj vissza egészen az elejére.
learn-tp-01-tribe-2-wrong-3 = Egy kő és az ajándék: rendben. Most mégis lépj vissza egészen az elejére.
learn-tp-01-tribe-3-say = Fejezd be a köröd. Ixchelnek is van ajándéka.
learn-tp-01-tribe-3-then = Ixchel törzse { name-ahmakiq }: passzolt, és kapott 2 kukoricát. Más nem passzolhat.

## A prophecy comes true

learn-tp-02-prophecy-title = Beteljesül egy prófécia
learn-tp-02-prophecy-new = A csapás valamit szegényebbé tesz; a végén jutalmat kap, aki ellenállt.
learn-tp-02-prophecy-goal = 6 pont (prófécia: { name-drought })
learn-tp-02-prophecy-close = Mind a három prófécia kezdettől látszik. Készülj a következőre.
learn-tp-02-prophecy-1-say = „{ name-drought }” estig: minden kukorica-betakarítás 1-gyel kevesebb. Az aratót mégis vedd le.
learn-tp-02-prophecy-1-then = Este megszámoljuk mindenki kukorica betakarítás-lapkáit.
learn-tp-02-prophecy-1-wrong-1 = Este véget ér a csapás, és a kukorica betakarítás-lapkák számítanak. Takaríts be, amíg számít!
learn-tp-02-prophecy-2-say = Három lapka 0 pont, négy lapka 6. Takaríts be a 2. akcióval.
learn-tp-02-prophecy-2-then = 4 − 1 = 3 kukorica, és a negyedik kukorica betakarítás-lapkád.
learn-tp-02-prophecy-2-wrong-1 = A halászatnak nem árt az aszály, de lapkát sem ad. Kell a negyedik lapka.
learn-tp-02-prophecy-2-wrong-2 = Akkor három lapka számít, 0 pontért, és két munkás éhezik.
learn-tp-02-prophecy-3-say = Fejezd be a köröd: étel, templomok, aztán a prófécia.
learn-tp-02-prophecy-3-then = Négy lapka: 6 pont neked. Ixchelnek egy lapkája volt, és 5 pontot vesztett.

## Quick hands

learn-tp-03-quick-title = Gyors kezek
learn-tp-03-quick-new = A gyorsakció még a letétel körében hat; az új épületek Ételnapon fizetnek.
learn-tp-03-quick-goal = a „{ name-tp-b1 }” megépült, mindenki jóllakott
learn-tp-03-quick-close = A gyorsakció kicsi, de nem kell rá várni. A technológiák nem segítik.
learn-tp-03-quick-1-say = A mai gyorsakció az építés. Tegyél egy munkást a szabad gyorsakció-mezőre: 1 kukorica.
learn-tp-03-quick-1-then = Még ebben a körben cselekszik, minden letétel után.
learn-tp-03-quick-1-wrong-1 = Onnan ({ name-tikal }) leghamarabb két nap múlva építhetnél. A gyorsakció ma épít.
learn-tp-03-quick-2-say = Hajtsd végre a gyorsakciót: 1 kukorica, és egy épület kockái.
learn-tp-03-quick-2-then = 3 kukoricád és 3 fád maradt.
learn-tp-03-quick-2-wrong-1 = Minden további munkás kukoricába kerül, és az este még kell. Most építs.
learn-tp-03-quick-2-wrong-2 = A gyorsakció a letétel köréhez tartozik. Hajtsd végre most.
learn-tp-03-quick-3-say = „{ name-tp-b1 }”: 3 fába kerül, és minden Ételnapon 3 kukoricát ad. Ma is az van.
learn-tp-03-quick-3-then = Az evés előtt fizet.
learn-tp-03-quick-3-wrong-1 = A gazdaság egyet etet meg: 4 kukorica kellene, és 3 van. Próbáld ezt: „{ name-tp-b1 }”.
learn-tp-03-quick-4-say = Fejezd be a köröd.
learn-tp-03-quick-4-then = 3 + 3 = 6 kukorica: mind a hárman ettek. A gyorsakció munkása már otthon van.
