### Magyar: mik a Mexica dolgai, egy-két mondatban. A számok az adatokból jönnek.

## A sziget

about-lake-name = Tó
about-lake = A tó egyetlen víz a sziget körül. A csónakok ingyen szelik át, de senki sem építhet rajta.
about-land-name = Szárazföld
about-land = Szárazföld: itt járnak a pillik, ide kerülnek a csatornák, a templomok és a calpullik. Amit csatornák és a tó közrefognak, az kerület.
about-canal-name = Csatorna
about-canal = A csatorna víz: kerületeket választ el, és megállítja, aki gyalog jár, hacsak nem vezet rajta híd.
about-bridge-name = Híd
about-bridge = A pilli a deszkák irányában mehet át a hídon, vagy innen csónakkal másik hídra juthat.
about-palace-name = Palota
about-palace = A palota szárazföld, ahol senki sem építhet és áshat. Csak a négy külső mezője ér pontot, ez nem.
about-start-cell-name = A palota kezdőmezője
about-start-cell = Az értékeléskor a kezdőmezőn álló pilli { $points } pontot hoz. A palotán senki sem építhet és áshat.
about-pilli-name = { $player } pillije
about-pilli = A pilli a várost járja. Ott alapít kerületet és épít templomot, ahol áll, és senki sem mehet át rajta.
about-temple-name = { $player }: { $level }. szintű templom
about-temple = A kerületében ennyit számít: { $level }; az ára { $cost } akciópont volt. Senki sem mehet át rajta, nem emelheti és nem veheti el.
about-neutral-temple-name = { $level }. szintű semleges templom
about-neutral-temple = A semleges szín itt ennyit számít: { $level }. Elfoglalja a helyét a kerületben, de a pontjait senki sem kapja meg.
about-calpulli-name = { $size } mezős calpulli
about-calpulli = { $size } mezős kerületet alapít: az alapítónak { $second } pont, minden más ott álló pillinek { $third }. A kerület értékelésekor a helyezések { $first }, { $second } és { $third } pontot hoznak.
about-district-name = { $founded ->
        [founded] { $size } mezős kerület, alapított ({ $cell })
       *[open] { $size } mezős kerület, még nem alapított ({ $cell })
    }
about-district = { $founded ->
        [founded] Minden értékeléskor ebben a { $size } mezős kerületben ({ $cell }) a legtöbb templomszint { $first } pontot hoz, a második { $second }, a harmadik { $third } pontot.
       *[open] Ez a { $size } mezős terület ({ $cell }) ekkora calpullira vár. Enélkül csak a játszma végén értékelik.
    }
about-coordinates-name = A mezők neve
about-coordinates = A mező neve az oszlopának betűje és a sorának száma.

## A kör

about-moment-name = { $period }. szakasz, { $round }. forduló
about-moment = Két szakasz van, mindkettő végén értékeléssel. Egy fordulóban mindenkinek egy köre van.
about-action-points-name = Akciópontok
about-action-points = Minden körben { $points } akciópont van. Amit nem költesz el, elvész.
about-tokens-name = Akciójelzők
about-tokens = Egy akciójelző a körödben { $points } akciópontot ér. A jelzők megmaradnak, a következő szakaszban is.
about-move-name = Mozgás
about-move = Minden gyalogos lépés { $cost } akciópont, szárazföldre vagy híd mentén. Hídról a csónak minden elért vagy érintett hídért egybe kerül.
about-found-name = Kerület alapítása
about-found = Az alapítás ára { $cost }: a pillid olyan kerületben áll, amelynek pont annyi mezője van, mint egy felfordított calpullinak.
about-dig-name = Csatorna ásása
about-dig = Egy csatorna ára { $cost } akciópont, akár rövid, akár hosszú. A pillidnek nem kell a közelben lennie.
about-span-name = Híd építése
about-span = Egy híd ára { $cost } akciópont. Egyetlen csatornamezőt ível át, mindkét végén szárazfölddel.
about-raise-name = Templom építése
about-raise = Egy templom annyi akciópontba kerül, ahányadik szintű ({ $least }–{ $most }). A pillid kerületébe épül.
about-teleport-name = Ugrás
about-teleport = Az ugrás ára { $cost } akciópont: a pillid bármelyik szabad szárazföldi mezőre vagy szabad hídra juthat.
about-buy-name = Akciójelző vétele
about-buy = Egy akciójelző ára { $cost } akciópont, körönként legfeljebb { $most } vehető; bármelyik későbbi körben visszaadja az árát.

## A sziget mellett

about-supply-name = { $kind ->
        [doubles] Megmaradt hosszú csatornák
        [singles] Megmaradt rövid csatornák
        [bridges] Megmaradt hidak
       *[tokens] Megmaradt akciójelzők
    }
about-supply = { $kind ->
        [doubles] A készletben { $all } hosszú csatornából { $left } maradt. Mindegyik két szomszédos mezőt fed le.
        [singles] A készletben { $all } rövid csatornából { $left } maradt. Mindegyik egy mezőt fed le.
        [bridges] A készletben { $all } hídból { $left } maradt. Ha elfogy, az állókat lehet áthelyezni.
       *[tokens] A készletben { $all } akciójelzőből { $left } maradt. Az elköltöttek visszakerülnek ide.
    }
about-calpullis-name = A szakasz calpullijai
about-calpullis = { $period }. szakasz: { $all } calpulli. Mindegyik egy annyi mezős kerületet alapít, amennyit mutat, vagy kikerül a játszmából.
about-tiles-done-name = Alapított calpullik
about-tiles-done = { $period }. szakasz: { $all } calpulliból { $done } már alapított vagy kivett. Mindnek annak kell lennie, mielőtt a szakasz véget ér.
about-temples-out-name = A legkevesebb megmaradt templom
about-temples-out = Akinek a legkevesebb van, annak { $left } temploma maradt. Ez a szakasz ({ $period }.) abban a fordulóban ér véget, amelyben valakinek nincs több, és minden calpulli elfogyott.
about-if-ended-name = Ha a szakasz most érne véget
about-if-ended = Az eddigi pontok, és amit most a kerületek és a palota hoznának.

## Játékosok

about-seat-name = { $player }
about-seat = { $player } pillijének és templomainak ilyen a színe és az alakja.
about-points-name = Pontok
about-points = Az eddigi pontok. A legtöbb nyer; holtversenyben a több akciójelző dönt.
about-all-temples-name = Megmaradt templomok
about-all-temples = Minden templom, amelyet ez a játékos még megépíthet, bármilyen szintű. Minden szakasz újakat hoz.
about-temples-left-name = { $level }. szintű templomok
about-temples-left = Még meg nem épített { $level }. szintű templomok. Az első szakaszban mindenki ennyit kap: { $first }, a másodikban még { $second }; egynek az ára { $cost } akciópont.
about-first-player-name = Kezdőjátékos
about-first-player = Ez a kezdőjátékos: minden fordulót ő kezd. A forduló addig tart, amíg mindenkinek volt köre.
