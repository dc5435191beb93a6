### Magyar: mik a Tzolk'in dolgai, egy-két mondatban. A mennyiségek az adatokból jönnek, kiírva (3 kukorica).

## A tábla

about-gear-name = { $gear }
about-gear-palenque = Palenque munkásai kukoricát és fát takarítanak be az erdőből. A fogaskerék minden nap egy mezővel viszi őket tovább.
about-gear-yaxchilan = Yaxchilan munkásai kockákat, kukoricát és kristálykoponyát hoznak. A fogaskerék minden nap egy mezővel viszi őket tovább.
about-gear-tikal = Tikal munkásai előrelépnek a technológiákban, épületeket és emlékműveket építenek, és feljebb lépnek a templomokban. A fogaskerék minden nap egy mezővel viszi őket tovább.
about-gear-uxmal = Uxmal munkásai a piacon kereskednek, munkást fogadnak, kukoricából építenek, vagy más fogaskerekek akcióit használják. A fogaskerék minden nap egy mezővel viszi őket tovább.
about-gear-chichen-itza = Chichen Itza munkásai kristálykoponyákat tesznek le pontokért és lépcsőkért a templomokban. A fogaskerék minden nap egy mezővel viszi őket tovább.

about-space-name = { $gear } { $space }
about-space = { $space ->
        [0] Munkást ide ingyen lehet letenni. { $does }
       *[other] A munkás letételének ára itt { $price }. { $does }
    }
about-does-nothing = Itt még nincs akció: várj, amíg a fogaskerék továbbfordul ({ $gear }).
about-does-any = Innen levéve a fogaskerék ({ $gear }) bármelyik akcióját használhatja, a visszalépés ára nélkül.
about-does-gain = Innen levéve ezt hozza: { $goods }.
about-does-harvest-corn = Innen levéve betakarít az erdőből: { $corn }.
about-does-harvest-both = Innen levéve betakarít az erdőből: { $corn } vagy { $wood }.
about-does-advance-technology = { $max ->
        [one] Innen levéve { $max } szintet lép előre egy technológiában, kockákkal fizetve.
       *[other] Innen levéve { $min } vagy { $max } szintet lép előre a technológiákban, kockákkal fizetve.
    }
about-does-construct = Innen levéve { $buildings } épületet épít, kockákkal fizetve.
about-does-construct-many = Innen levéve legfeljebb { $buildings } épületet vagy { $monuments } emlékművet épít, kockákkal fizetve.
about-does-construct-corn = Innen levéve { $buildings } épületet épít kukoricából; az ár minden kockája helyett { $corn }.
about-does-climb-corn = Innen levéve { $steps } lépcsőt lép feljebb egy tetszőleges templomban; az ára { $corn }.
about-does-climb-blocks = Innen levéve { $count } templomban lép feljebb { $steps } lépcsőt { $blocks } kockáért.
about-does-market-exchange = Innen levéve a piacon kereskedik, ahányszor csak akarod.
about-does-gain-worker = Innen levéve { $workers } új munkást hoz a bankból.
about-does-perform-any-action = Innen levéve Palenque, Yaxchilan, Tikal vagy Uxmal bármelyik akcióját használja; az ára { $corn }.
about-does-lay = { $blocks ->
        [0] Innen levéve { $skulls } kristálykoponyát tesz le, és ezt hozza: { $points } és { $steps } lépcső { $temple } templomában.
       *[other] Innen levéve { $skulls } kristálykoponyát tesz le, és ezt hozza: { $points }, { $steps } lépcső { $temple } templomában és { $blocks } tetszőleges kocka.
    }

about-worker = Minden nap magasabb mezőre kerül. A gazdája leveszi a mező akciójáért, vagy kukoricát fizet egy alacsonyabbért.
about-idle-worker-name = Álmunkás

about-moment-name = Ma: { $day }. nap
about-moment = A naptár minden forduló után egy nappal fordul tovább, vagy két nappal, ha a kezdőjátékos-mező használója úgy akarja. A játszma utolsó napja: { $days }.
about-day = { $left ->
        [0] Nincs több Ételnap.
        [one] Ennyi nap van hátra az Ételnapig ({ $next }. nap): { $left }. Minden forduló egy nap, néha kettő.
       *[other] Ennyi nap van hátra az Ételnapig ({ $next }. nap): { $left }. Minden forduló egy nap, néha kettő.
    }
about-food-day = { $kind ->
        [goods] { $age }. kor, a kor közepe: minden munkásnak ennyi kell: { $corn }, és minden éhes munkás ára { $loss }; aztán mindenki megkapja a templomok jószágait.
       *[points] { $age }. kor, a kor vége: minden munkásnak ennyi kell: { $corn }, és minden éhes munkás ára { $loss }; aztán mindenki megkapja a templomok pontjait.
    }
about-age = { $age }. kor, utolsó napja: { $last }. Ételnapok ezeken a napokon: { $days }.
about-feeding-name = { $player }: kukorica az Ételnapra
about-feeding = A kézben lévő kukorica, és amennyi a munkásoknak kell: fejenként { $corn }, kevesebb, ha a gazdaságok segítenek. Minden éhes munkás ára { $loss }.
about-tooth-corn-name = Kukorica a fogakon
about-tooth-corn = Minden olyan forduló után, amelyben nem áll munkás a kezdőjátékos-mezőn, egy kukorica kerül a nap fogára. A következő munkás ott mindet elviszi; most { $corn }.
about-starting-player-space-name = Kezdőjátékos-mező
about-starting-player-space = A mező ingyenes, és fordulónként egy munkás fér rá. A fogakon lévő kukoricát és a kezdőjátékos-jelzőt hozza, és két nap telhet el, ha a táblád a világos oldalán áll.
about-starting-player-name = Kezdőjátékos
about-starting-player = Ez a kezdőjátékos: minden fordulóban ő lép először. A jelző csak akkor vándorol, ha valaki a kezdőjátékos-mezőt használja.
about-jungle-name = Erdő: { $place }
about-jungle = Aki itt takarít be ({ $place }), innen vesz el egy lapkát. { $now }
about-market-name = Piac
about-market = Ennyi kukoricát érnek a kockák. Uxmal munkása ezen az áron kereskedik, mindkét irányban, ahányszor csak akarod.
about-rate-name = { $good } a piacon
about-rate = A piac ára mindkét irányban: { $block } = { $corn }.
about-skulls-left-name = Megmaradt kristálykoponyák
about-skulls-left = A bankban { $all } kristálykoponyából { $left } maradt. Ha kiürül, senki sem szerez többet.

## Templomok és technológiák

about-temple-name = { $temple } temploma
about-temple = A lépcsőd értéke itt minden kor végén { $least } és { $most } között van. A kor közepén a lépcsőd és az alatta lévők jószágot hoznak: { $goods }.
about-step-name = { $step ->
        [-1] { $temple }: legalsó lépcső
        [0] { $temple }: kezdőlépcső
       *[other] { $temple }: { $step }. lépcső
    }
about-step = { $step ->
        [-1] { $temple } legalsó lépcsője a kor végén { $points }.
        [0] { $temple } kezdőlépcsője a kor végén { $points }.
       *[other] { $temple } { $step }. lépcsője a kor végén { $points }.
    } { $goods } { $top }
about-step-top = Csak egy játékosnak van itt helye, az ő táblája a világos oldalára fordul.
about-highest-name = { $temple } templomában a legmagasabban
about-highest = Aki { $temple } templomában a legmagasabban áll, az I. kor végén még ennyit kap: { $first }, a II. kor végén: { $second }; holtversenyben a felét.
about-track-agriculture = A mezőgazdaság révén Palenquében többet hoz a kukorica betakarítása. Minden szint megtartja az alatta lévők hatását.
about-track-extraction = A kitermelés több fát, követ és aranyat hoz. Minden szint megtartja az alatta lévők hatását.
about-track-architecture = Az építészet minden megépített épületért jutalmat ad, és olcsóbbá teszi. Minden szint megtartja az alatta lévők hatását.
about-track-theology = A teológia Chichen Itzán messzebbre ér, lépcsőket és kristálykoponyákat hoz. Minden szint megtartja az alatta lévők hatását.
about-level-name = { $track } { $level }
about-level = { $does } Az előrelépés ára erre a szintre ({ $track } { $level }): { $cost ->
        [one] { $cost } kocka.
       *[other] { $cost } kocka.
    }
about-bonus = Az utolsó szint után az előrelépés ára ({ $track }): { $cost ->
        [one] { $cost } kocka
       *[other] { $cost } kocka
    }, és ezt hozza: { $does }
about-advance-name = { $level ->
        [beyond] A bónusz ára
       *[other] Ennek a szintnek az ára: { $level }
    }
about-advance = { $level ->
        [beyond] Az előrelépés ára egy technológia utolsó szintje után: { $blocks }.
       *[other] Az előrelépés ára egy technológia { $level }. szintjére: { $blocks }.
    }
about-blocks = { $cost ->
        [one] { $cost } bármilyen kocka
       *[other] { $cost } bármilyen kocka
    }

## Lapkák

about-building = { $does } Ár: { $cost }. Fajta: { $type }.
about-monument = { $does } A játszma végén értékelik. Ár: { $cost }. Fajta: { $type }.
about-type-farm = A gazdaságok minden Ételnapon kukoricát takarítanak meg, amíg a tieid.
about-type-civic = A középületek többnyire technológiát hoznak, egyszer és azonnal. Az egyik emlékmű számolja őket.
about-type-tomb = A sírok többnyire lépcsőt hoznak a templomokban vagy pontot, egyszer és azonnal. Az egyik emlékmű számolja őket.
about-type-shrine = A szentélyek többnyire technológiát vagy lépcsőt hoznak a templomokban, egyszer és azonnal. Az egyik emlékmű számolja őket.
about-row-name = Épületsor
about-row = Ezeket az épületeket lehet megépíteni: { $places } hely, a kör végén töltődik fel.
about-deck-name = Az épületek paklija
about-deck = { $left ->
        [one] A pakliban { $left } épület vár ({ $age }. kor), ez tölti ki a következő üres helyet.
       *[other] A pakliban { $left } épület vár ({ $age }. kor), ezek töltik ki az üres helyeket. Az I. kor végén az egész sor cserélődik.
    }
about-monuments-name = Emlékművek
about-monuments = Ebben a játszmában { $all } emlékmű van. Tikal { $action }. akciójával építhetők, és a végén érnek pontot.
about-wealth = { $does } A játszma elején mindenki { $dealt } kezdővagyon-lapkából { $kept } lapkát tartott meg.

## Játékosok

about-seat-name = { $player }
about-seat = { $player } elemeinek ilyen a színe és az alakja.
about-points-name = Pontok
about-points = Az eddigi pontok. Az nyer, akinek a végén a legtöbb van; holtversenyben a fogaskerekeken álló munkások döntenek.
about-if-ended-name = Ha most vége lenne
about-if-ended = Ennyi pontja lenne most, az emlékművekkel és a jószágok értékével együtt.
about-corn = Kukoricával lehet munkásokat letenni, és ez táplálja őket az Ételnapokon; fejenként { $each }. A végén egy pontot ér: { $point }; koldulni legfeljebb ennyivel lehet: { $most }.
about-held-blocks-name = Kockák
about-held-blocks = Ennek a játékosnak a fája, köve és aranya együtt. Kockákkal épületekért, emlékművekért és technológiákért lehet fizetni.
about-block = Épületekért, emlékművekért és technológiákért lehet vele fizetni ({ $good }). A végén { $block } = { $corn }.
about-skulls = A kristálykoponyákat Chichen Itzán lehet letenni pontokért és lépcsőkért a templomokban. A végén minden kézben maradt koponya { $points }.
about-workers-name = Munkások
about-workers = { $now }. Legfeljebb { $all } lehet; a bankban lévőket előbb fel kell fogadni.
about-side-light-name = Játékostábla, világos oldal
about-side-dark-name = Játékostábla, sötét oldal
about-corn-tiles = A kukorica minden betakarítása egy kukorica betakarítás-lapkát hoz. Az egyik emlékmű számolja őket.
about-wood-tiles = A fa minden betakarítása egy fa betakarítás-lapkát hoz. Az egyik emlékmű számolja őket.

## A kiegészítő

about-prophecy = { $does } { $counts }
about-no-prophecy-name = Nincs prófécia
about-no-prophecy = Az első Ételnapig ({ $last }. nap) nincs prófécia.
about-band-name = { $prophecy }: { $points }
about-band = { $reach ->
        [open] Akinek legalább { $min } van abból, amit ez a prófécia számol ({ $prophecy }), a végén ennyit kap: { $points }.
        [one] Akinek { $min } van abból, amit ez a prófécia számol ({ $prophecy }), a végén ennyit kap: { $points }.
       *[span] Akinek { $min } és { $max } közötti van abból, amit ez a prófécia számol ({ $prophecy }), a végén ennyit kap: { $points }.
    }
about-quick-name = Gyorsakció: { $does }
about-quick = A gyorsakció-mezőre tett munkás ezeken a napokon ({ $from }–{ $to }) azonnal ezt teszi: { $does }.
about-quick-spaces-name = Gyorsakció-mezők
about-quick-spaces = Fordulónként { $spaces } munkásnak van helye; az ára { $price }. Azonnal elvégzik az érvényes gyorsakciót, és a forduló után hazatérnek.
about-renovation-name = Felújítás
about-renovation = Az ilyen épületet feladhatod, amikor másikat építesz: a kockái ekkor az új árába számítanak.
