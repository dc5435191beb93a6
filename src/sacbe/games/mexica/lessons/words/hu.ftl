### Magyar: amit a leckék mondanak. Egy mondat legfeljebb 18 szó; a kulcsokat a docs/adding-a-lesson.md magyarázza.

## Dig, and found

learn-mx-01-first-canal-title = Áss és alapíts
learn-mx-01-first-canal-new = A csatorna körülzár egy földdarabot; a pillid pontokért megalapítja.
learn-mx-01-first-canal-goal = egy 3 mezős kerület megalapítva
learn-mx-01-first-canal-close = Ásás, lezárás, alapítás. Az alapít, akinek a pillije bent áll, bárki ásott.
learn-mx-01-first-canal-1-say = A pillid nyugaton áll, szinte elvágva. Még egy csatorna lezárja a földet. Vegyél egy rövidet.
learn-mx-01-first-canal-1-then = Egy csatorna 1 akciópont a 6 közül.
learn-mx-01-first-canal-1-wrong-1 = Még nem: a földed összefügg az egész szigettel.
learn-mx-01-first-canal-2-say = Rakd a csatorna és a tó közé (B13).
learn-mx-01-first-canal-2-then = Három mezőt (A11, A12, A13) vesz körül víz: ez egy kerület.
learn-mx-01-first-canal-2-wrong-1 = Ott a föld még összefüggne (B13). A rést közvetlenül a csatorna alatt zárd el.
learn-mx-01-first-canal-2-wrong-2 = Ott a saját pillid áll; a csatornának üres föld kell.
learn-mx-01-first-canal-3-say = Van felfordított { name-calpulli-3a }. Alapítsd meg a kerületed: nem kerül semmibe.
learn-mx-01-first-canal-3-then = Most a calpullinak hely kell.
learn-mx-01-first-canal-3-wrong-1 = A méretnek pontosan egyeznie kell: a kerületed három mezős, nem hat.
learn-mx-01-first-canal-3-wrong-2 = Előbb arasd le, amit kiástál: alapítani ingyen lehet.
learn-mx-01-first-canal-4-say = Tedd a calpullit egy szabad mezőre. Arra a mezőre többé senki sem léphet.
learn-mx-01-first-canal-4-then = Az alapító a calpulli második értékét kapja: 2 pont.
learn-mx-01-first-canal-4-wrong-1 = Ott a pillid áll. Válaszd a másik két mező egyikét.
learn-mx-01-first-canal-4-wrong-2 = Ott már víz van. A calpulli a kerület földjére kerül.

## Exactly so many

learn-mx-02-size-title = Pontosan annyi
learn-mx-02-size-new = A kerületnek pontosan akkorának kell lennie, mint egy felfordított calpulli.
learn-mx-02-size-goal = egy 4 mezős kerület megalapítva
learn-mx-02-size-close = Számold meg a mezőket, mielőtt ásol. Az alapítatlan földet bárki átvághatja.
learn-mx-02-size-1-say = Egy csatorna majdnem elvágja az északot. Van nyitva 4-es, de nincs 5-ös. Vegyél rövid csatornát.
learn-mx-02-size-1-then = Két mező zárná le; más-más méret lenne belőle.
learn-mx-02-size-1-wrong-1 = A hosszú csatorna két mezőt fed be, és az itt eggyel több a kelleténél.
learn-mx-02-size-2-say = Melyik mező hagy pontosan négyet a pillid körül?
learn-mx-02-size-2-then = Négy mező (F1–I1). A csatorna helyén (J1) már víz van.
learn-mx-02-size-2-wrong-1 = Az öt mezőt zár körül (F1–J1), és 5-ös nincs nyitva. Számolj újra.
learn-mx-02-size-2-wrong-2 = Akkor csak két mező (F1, G1) marad a pillidnek, és nincs ilyen kicsi calpulli.
learn-mx-02-size-3-say = Alapítsd meg a négyest.
learn-mx-02-size-3-then = Hová kerüljön a calpulli?
learn-mx-02-size-3-wrong-1 = A kerületed négy mezős; ehhez a calpullihoz kilenc kellene.
learn-mx-02-size-4-say = Válassz egy szabad mezőt; hagyj későbbre is utat.
learn-mx-02-size-4-then = 2 pont. Alapított kerületben senki sem áshat többé.
learn-mx-02-size-4-wrong-1 = Ott a pillid áll (G1). Válassz másik mezőt.
learn-mx-02-size-4-wrong-2 = Ott már csatorna van (J1). A calpullinak a kerület földje kell.

## Over the bridge

learn-mx-03-bridge-title = Át a hídon
learn-mx-03-bridge-new = Hat akciópont: híd, lépés, lépés, és alapítani ingyen lehet.
learn-mx-03-bridge-goal = egy 13 mezős kerület megalapítva
learn-mx-03-bridge-close = A híd senkié: mostantól Ixchel is átkelhet rajta.
learn-mx-03-bridge-1-say = A kelet le van zárva: 13 mező, és te kívül állsz. Építs hidat (Q8).
learn-mx-03-bridge-1-then = 1 pont. A tőle nyugatra és keletre lévő földre támaszkodik.
learn-mx-03-bridge-1-wrong-1 = Ott víz van. Egy híd teszi járhatóvá.
learn-mx-03-bridge-1-wrong-2 = A pillidnek abban a kerületben kell állnia, amelyet alapít.
learn-mx-03-bridge-1-wrong-3 = Az ugrás bevinne, 5 pontért. Egy híd és két lépés csak 3.
learn-mx-03-bridge-2-say = Lépj a hídra.
learn-mx-03-bridge-2-then = Minden lépés 1 pont. A hídon egyetlen kerületben sem vagy.
learn-mx-03-bridge-2-wrong-1 = Ezen az oldalon másik kerületben állsz. Előbb át a hídon.
learn-mx-03-bridge-3-say = És tovább, a túloldalra (R8).
learn-mx-03-bridge-3-then = Bent vagy.
learn-mx-03-bridge-3-wrong-1 = A hídon álló pilli egyetlen kerületben sincs. Még egy lépés.
learn-mx-03-bridge-4-say = Alapítsd meg a tizenhármast.
learn-mx-03-bridge-4-then = Most a calpulli helye következik.
learn-mx-03-bridge-4-wrong-1 = Hét pont vár rád, és alapítani ingyen lehet.
learn-mx-03-bridge-5-say = Válassz a calpullinak bármilyen szabad mezőt.
learn-mx-03-bridge-5-then = 7 pont: a nagy kerület fizet, és maradt 3 akciópontod.
learn-mx-03-bridge-5-wrong-1 = Ott a pillid áll. Válassz egy szabad mezőt.

## By boat, or through the air

learn-mx-04-boat-title = Csónakon vagy a levegőben
learn-mx-04-boat-new = A csónak 1 pontért hídtól hídig visz; az ugrás 5 pont.
learn-mx-04-boat-goal = át a szigeten 3 pontért
learn-mx-04-boat-close = Nincs híd, ahová mennél? Az ugrás mindig segít, 5 pontért.
learn-mx-04-boat-1-say = Messzire mennél, nyugatra (C9). Lépj a melletted lévő hídra: a csónakok onnan indulnak.
learn-mx-04-boat-1-then = A csatorna a tóba nyílik (O5), és a tó elér a célodig (C9).
learn-mx-04-boat-1-wrong-1 = Lehet, 5 pontért a 6 közül. A csónak csak 1. Lépj a hídra.
learn-mx-04-boat-1-wrong-2 = Csónak csak hídról indul. Előbb lépj a hídra (O8).
learn-mx-04-boat-2-say = Szállj csónakba a távoli hídig (C9).
learn-mx-04-boat-2-then = A sziget körül 1 pontért: a csónaknál a távolság nem számít.
learn-mx-04-boat-2-wrong-1 = Az keletre visz, a célodtól el. Szállj csónakba.
learn-mx-04-boat-2-wrong-2 = Tartsd meg az 5 pontod; a csónak 1.
learn-mx-04-boat-3-say = Lépj partra.
learn-mx-04-boat-3-then = 3 pontért átszelted az egész szigetet.
learn-mx-04-boat-3-wrong-1 = Ez a híd észak–déli; csak a két végén lehet róla lelépni.

## The tallest temples

learn-mx-05-temple-title = A legmagasabb templomok
learn-mx-05-temple-new = A templomok döntik el, ki vezet egy kerületben; a szintek összege számít.
learn-mx-05-temple-goal = vezetés a 13 mezős kerületben
learn-mx-05-temple-close = Döntetlennél mindenki a teljes értéket kapja. A most alapított kerület a 2. szakaszban újra pontot hoz.
learn-mx-05-temple-1-say = Ez az 1. szakasz utolsó fordulója. Ixchelnek itt öt szintje van, 3 és 2. Kezdd a 4-essel.
learn-mx-05-temple-1-then = 4 pontba kerül, annyiba, ahányadik szintű.
learn-mx-05-temple-1-wrong-1 = Az is jó: 2, aztán 4, az hat. De itt kezdd a 4-essel.
learn-mx-05-temple-1-wrong-2 = 3, 2 és 1 szintén hat: ügyes. De itt kezdd a 4-essel.
learn-mx-05-temple-1-wrong-3 = Templom nélkül itt nem kapsz pontot, és Ixchel egyedül vezet. Építs!
learn-mx-05-temple-2-say = Építs bármelyik szabad mezőre abban a kerületben, ahol a pillid áll.
learn-mx-05-temple-2-then = 4 az 5 ellen: második vagy. 2 pontod maradt.
learn-mx-05-temple-2-wrong-1 = Ott Ixchel temploma áll. Templomot sosem cserélünk le.
learn-mx-05-temple-2-wrong-2 = Az a csatorna túloldala. Ott építesz, ahol a pillid áll.
learn-mx-05-temple-3-say = Az utolsó 2 pontodat költsd 2. szintű templomra.
learn-mx-05-temple-3-then = Most a helye.
learn-mx-05-temple-3-wrong-1 = 5 az 5 ellen döntetlen, és mindkettőtöknek 13. Eggyel több szint, és egyedül vezetsz.
learn-mx-05-temple-3-wrong-2 = A 3. szint 3 pont, és neked 2 van.
learn-mx-05-temple-4-say = Bármelyik szabad mező jó.
learn-mx-05-temple-4-then = 6 az 5 ellen: te vezetsz.
learn-mx-05-temple-4-wrong-1 = Ott fekszik a calpulli; az a mező végleg zárva.
learn-mx-05-temple-5-say = Fejezd be a köröd. Ixchelnek még egy köre van, aztán értékeljük a szakaszt.
learn-mx-05-temple-5-then = Első hely: 13 pont neked. Második hely: 7 pont Ixchelnek.

## Save a little

learn-mx-06-tokens-title = Tegyél félre
learn-mx-06-tokens-new = Az akciójelzők pontokat őriznek egy nagyobb körre.
learn-mx-06-tokens-goal = egy ugrás és egy templom egyetlen körben
learn-mx-06-tokens-close = A megmaradt pont elvész, a jelző megmarad. A végén a döntetlent is eldönti.
learn-mx-06-tokens-1-say = 2 pontod maradt. A következő körben 8 kell: ugrás keletre, 3. szint. Vegyél egy jelzőt.
learn-mx-06-tokens-1-then = 1 pontból akciójelző lett, bármelyik későbbi körre.
learn-mx-06-tokens-1-wrong-1 = Az 5 pont, és csak 2 maradt. Tedd félre rá.
learn-mx-06-tokens-1-wrong-2 = Az el nem költött pont elvész. Jelzőként a tiéd marad.
learn-mx-06-tokens-2-say = És még egyet; egy körben legfeljebb kettőt vehetsz.
learn-mx-06-tokens-2-then = 2 jelző, és egy pont sem veszett kárba.
learn-mx-06-tokens-2-wrong-1 = A tervhez még egy jelző kell.
learn-mx-06-tokens-3-say = Minden pontot elköltöttél vagy félretettél. Fejezd be a köröd.
learn-mx-06-tokens-3-then = Ixchel lépett egyet. Te jössz: 6 pont és 2 jelző.
learn-mx-06-tokens-3-wrong-1 = Egy körben kettő a legtöbb, és mindegyik egy pont.
learn-mx-06-tokens-4-say = Költs el egy jelzőt.
learn-mx-06-tokens-4-then = 7 pont.
learn-mx-06-tokens-4-wrong-1 = 5 pont a 6-ból; aztán 1 és két jelző, az 3. Ez is jó! De előbb költs.
learn-mx-06-tokens-5-say = És a másikat.
learn-mx-06-tokens-5-then = 8 pont: több, mint bármelyik szokásos körben.
learn-mx-06-tokens-6-say = Ugorj.
learn-mx-06-tokens-6-then = Bárhová mehetsz: válassz.
learn-mx-06-tokens-6-wrong-1 = Ez itt állna nyugaton. Előbb menj keletre.
learn-mx-06-tokens-7-say = Érkezz keletre, Ixchel temploma mellé.
learn-mx-06-tokens-7-then = 3 pontod maradt.
learn-mx-06-tokens-7-wrong-1 = Ott templom áll. Válassz mellette egy szabad mezőt.
learn-mx-06-tokens-7-wrong-2 = A palota szabad, és a szakasz végén fizet. De a terv most a kelet.
learn-mx-06-tokens-8-say = Építs 3. szintűt: Ixchelnek itt csak 2 van.
learn-mx-06-tokens-8-then = A helyét te választod.
learn-mx-06-tokens-8-wrong-1 = 2 a 2 ellen döntetlen. A 3. szint vezet.
learn-mx-06-tokens-9-say = Bármelyik szabad mező.
learn-mx-06-tokens-9-then = 3 a 2 ellen: egyetlen ugrással te vezetsz.

## The end of a period

learn-mx-07-period-title = Egy szakasz vége
learn-mx-07-period-new = Minden calpulli lerakva, valakinek elfogyott a temploma: mindenki pontot kap, és a palota még 5-öt ad.
learn-mx-07-period-goal = 12 pont egyetlen értékelésben
learn-mx-07-period-close = A meg nem épített templomok megmaradnak, és jön még kilenc. Csatorna és híd nem jön több.
learn-mx-07-period-1-say = A szakasz utolsó fordulója, és a palota kerületében nincs templom. Lépj egy kezdőmezőre.
learn-mx-07-period-1-then = Aki a szakasz végén a palota kezdőmezőjén áll, 5 pontot kap.
learn-mx-07-period-1-wrong-1 = A pillid az egyetlen szabad mezőn áll. Előbb lépj félre.
learn-mx-07-period-1-wrong-2 = Tizenkét pont hever itt. Maradj még.
learn-mx-07-period-2-say = A mező, ahonnan elléptél, szabad. Nincs versenytárs: elég a legkisebb templom.
learn-mx-07-period-2-then = Csak egy mező volt szabad, ezért rögtön oda került (I8).
learn-mx-07-period-2-wrong-1 = Az is vezetne, de az 1. szint is elég. A nagyokat tartsd meg a 2. szakaszra.
learn-mx-07-period-2-wrong-2 = Itt az 1. szint is elég. Tartsd meg a 2-est.
learn-mx-07-period-3-say = Fejezd be a köröd, és nézd az értékelést.
learn-mx-07-period-3-then = 7 a kerületért, 5 a palotáért. A 2. szakaszban új calpullik fordulnak fel.
learn-mx-07-period-3-wrong-1 = A palota közepe nem ad semmit. Maradj a kezdőmezőn.

## The last scoring

learn-mx-08-last-scoring-title = Az utolsó értékelés
learn-mx-08-last-scoring-new = A végén a calpulli nélküli föld is pontot hoz, és a semleges templomok is helyezést kapnak.
learn-mx-08-last-scoring-goal = 67 pont, Ixchelnek 56
learn-mx-08-last-scoring-close = Az első annyi pontot kap, ahány mező van, a második a felét, a harmadik a negyedét, felfelé kerekítve.
learn-mx-08-last-scoring-1-say = Az utolsó forduló. A körülötted lévő, nem alapított 27 mező most számít. Építsd meg a 2. szintűt.
learn-mx-08-last-scoring-1-then = Ixchelnek és a semleges templomoknak 4-4 szintjük van, neked 3.
learn-mx-08-last-scoring-1-wrong-1 = 3 a 4 és 4 ellen harmadik hely: 7 pont. Építs!
learn-mx-08-last-scoring-1-wrong-2 = A kis templomaid mind állnak. Már csak 2. szintű maradt.
learn-mx-08-last-scoring-1-wrong-3 = Akkor egy pont marad, az kevés a templomhoz. Itt a helyed.
learn-mx-08-last-scoring-2-say = Ennek a földnek bármelyik szabad mezője, a csatorna bármelyik oldalán.
learn-mx-08-last-scoring-2-then = 5 a 4 és 4 ellen: első hely.
learn-mx-08-last-scoring-2-wrong-1 = Az másik kerület, a csatorna túloldalán. Ott építesz, ahol a pillid áll.
learn-mx-08-last-scoring-3-say = Fejezd be a köröd, és vele a játszmát.
learn-mx-08-last-scoring-3-then = 27 pont neked. Ixchel a semleges templomokkal megosztva második, és 14 pontot kap.
learn-mx-08-last-scoring-3-wrong-1 = Sétálhatnál még, de már semmit sem érsz el. Fejezd be a játszmát.

## A short game

learn-mx-09-short-game-title = Egy rövid játszma
learn-mx-09-short-game-new = Egy teljes második szakasz egy robot ellen, melletted egy edzővel.
learn-mx-09-short-game-goal = egy végigjátszott játszma
learn-mx-09-short-game-close = Ez egy igazi szakasz volt. Egy teljes { game-name }-játszma két szakaszból áll.
learn-mx-09-short-game-opening-goal = Alapíts, amit tudsz, aztán vezess ott, ahol számít. A szakasz végén a több pont nyer.
learn-mx-09-short-game-opening-supply = Négy calpulli van nyitva, mindenkinek hat temploma van. Ha mindkettő elfogyott, vége a játszmának.
learn-mx-09-short-game-opening-neutral = A semleges templomok senkiéi, de helyezést kapnak.
