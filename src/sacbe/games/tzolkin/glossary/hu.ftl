### Magyar: a Tzolk’in kifejezései.
### A megjegyzés megmondja, honnan való a kifejezés, mely szavak nem állnak helyette (Not), és mely fordulatokban igen (But).
### Alakjai: one, many (többes szám), nagybetűvel One és Many, tárgyként object.

# A kiegészítő könyve. Not: dolgozó*.
-worker = { $form ->
       *[one] munkás
        [many] munkások
        [One] Munkás
        [Many] Munkások
        [object] munkást
    }
# A kiegészítő könyve.
-idle-worker = { $form ->
       *[one] álmunkás
        [many] álmunkások
        [One] Álmunkás
        [Many] Álmunkások
        [object] álmunkást
    }
# A kiegészítő könyve. Not: kerék, kerekek, kerekei.
-gear = { $form ->
       *[one] fogaskerék
        [many] fogaskerekek
        [One] Fogaskerék
        [Many] Fogaskerekek
        [object] fogaskereket
    }
# A kiegészítő könyve.
-space = { $form ->
       *[one] mező
        [many] mezők
        [One] Mező
        [Many] Mezők
        [object] mezőt
    }
# A kiegészítő könyve. Not: tengeri.
-corn = { $form ->
       *[one] kukorica
        [many] kukoricák
        [One] Kukorica
        [Many] Kukoricák
        [object] kukoricát
    }
# A kiegészítő könyve.
-wood = { $form ->
       *[one] fa
        [many] fák
        [One] Fa
        [Many] Fák
        [object] fát
    }
# A kiegészítő könyve.
-stone = { $form ->
       *[one] kő
        [many] kövek
        [One] Kő
        [Many] Kövek
        [object] követ
    }
# A kiegészítő könyve.
-gold = { $form ->
       *[one] arany
        [many] aranyak
        [One] Arany
        [Many] Aranyak
        [object] aranyat
    }
# A kiegészítő könyve.
-skull = { $form ->
       *[one] kristálykoponya
        [many] kristálykoponyák
        [One] Kristálykoponya
        [Many] Kristálykoponyák
        [object] kristálykoponyát
    }
# A kiegészítő könyve.
-block = { $form ->
       *[one] kocka
        [many] kockák
        [One] Kocka
        [Many] Kockák
        [object] kockát
    }
# Sajátunk.
-goods = { $form ->
       *[one] jószág
        [many] javak
        [One] Jószág
        [Many] Javak
        [object] javakat
    }
# Sajátunk. Not: dzsungel*.
-jungle = { $form ->
       *[one] erdő
        [many] erdők
        [One] Erdő
        [Many] Erdők
        [object] erdőt
    }
# A kiegészítő könyve. Not: első játékos, kezdő játékos. But: első kezdőjátékos.
-starting-player = { $form ->
       *[one] kezdőjátékos
        [many] kezdőjátékosok
        [One] Kezdőjátékos
        [Many] Kezdőjátékosok
        [object] kezdőjátékost
    }
# A kiegészítő könyve. Not: korszak*.
-age = { $form ->
       *[one] kor
        [many] korok
        [One] Kor
        [Many] Korok
        [object] kort
    }
# Sajátunk.
-mid-age = { $form ->
       *[one] a kor közepe
        [many] a korok közepe
        [One] A kor közepe
        [Many] A korok közepe
        [object] a kor közepét
    }
# A kiegészítő könyve. Not: etetésnap, étkezésnap, étel nap.
-food-day = { $form ->
       *[one] Ételnap
        [many] Ételnapok
        [object] Ételnapot
    }
# A kiegészítő könyve.
-temple = { $form ->
       *[one] templom
        [many] templomok
        [One] Templom
        [Many] Templomok
        [object] templomot
    }
# A kiegészítő könyve. Not: lépcsőfok*.
-step = { $form ->
       *[one] lépcső
        [many] lépcsők
        [One] Lépcső
        [Many] Lépcsők
        [object] lépcsőt
    }
# A kiegészítő könyve.
-chaac = Chaac
# A kiegészítő könyve.
-quetzalcoatl = Quetzalcoatl
# A kiegészítő könyve.
-kukulcan = Kukulcan
# A kiegészítő könyve. Not: tudás.
-technology = { $form ->
       *[one] technológia
        [many] technológiák
        [One] Technológia
        [Many] Technológiák
        [object] technológiát
    }
# A kiegészítő könyve.
-agriculture = mezőgazdaság
# Sajátunk.
-extraction = kitermelés
# Sajátunk.
-architecture = építészet
# Sajátunk.
-theology = teológia
# Sajátunk.
-bonus = { $form ->
       *[one] bónusz
        [many] bónuszok
        [One] Bónusz
        [Many] Bónuszok
        [object] bónuszt
    }
# A kiegészítő könyve.
-building = { $form ->
       *[one] épület
        [many] épületek
        [One] Épület
        [Many] Épületek
        [object] épületet
    }
# A kiegészítő könyve.
-farm = { $form ->
       *[one] gazdaság
        [many] gazdaságok
        [One] Gazdaság
        [Many] Gazdaságok
        [object] gazdaságot
    }
# Sajátunk.
-civic = { $form ->
       *[one] középület
        [many] középületek
        [One] Középület
        [Many] Középületek
        [object] középületet
    }
# Sajátunk.
-tomb = { $form ->
       *[one] sír
        [many] sírok
        [One] Sír
        [Many] Sírok
        [object] sírt
    }
# Sajátunk.
-shrine = { $form ->
       *[one] szentély
        [many] szentélyek
        [One] Szentély
        [Many] Szentélyek
        [object] szentélyt
    }
# Sajátunk.
-monument = { $form ->
       *[one] emlékmű
        [many] emlékművek
        [One] Emlékmű
        [Many] Emlékművek
        [object] emlékművet
    }
# A kiegészítő könyve.
-tile = { $form ->
       *[one] lapka
        [many] lapkák
        [One] Lapka
        [Many] Lapkák
        [object] lapkát
    }
# A kiegészítő könyve. Not: kukoricalapka*.
-corn-tile = { $form ->
       *[one] kukorica betakarítás-lapka
        [many] kukorica betakarítás-lapkák
        [One] Kukorica betakarítás-lapka
        [Many] Kukorica betakarítás-lapkák
        [object] kukorica betakarítás-lapkát
    }
# A kiegészítő könyve. Not: falapka*, falapká*.
-wood-tile = { $form ->
       *[one] fa betakarítás-lapka
        [many] fa betakarítás-lapkák
        [One] Fa betakarítás-lapka
        [Many] Fa betakarítás-lapkák
        [object] fa betakarítás-lapkát
    }
# A kiegészítő könyve.
-harvest-tile = { $form ->
       *[one] betakarítás-lapka
        [many] betakarítás-lapkák
        [One] Betakarítás-lapka
        [Many] Betakarítás-lapkák
        [object] betakarítás-lapkát
    }
# A kiegészítő könyve.
-wealth-tile = { $form ->
       *[one] kezdővagyon-lapka
        [many] kezdővagyon-lapkák
        [One] Kezdővagyon-lapka
        [Many] Kezdővagyon-lapkák
        [object] kezdővagyon-lapkát
    }
# Sajátunk.
-two-days = két nap
# Sajátunk.
-market = { $form ->
       *[one] piac
        [many] piacok
        [One] Piac
        [Many] Piacok
        [object] piacot
    }
# Sajátunk.
-bank = { $form ->
       *[one] bank
        [many] bankok
        [One] Bank
        [Many] Bankok
        [object] bankot
    }
# A kiegészítő könyve.
-tribe = { $form ->
       *[one] törzs
        [many] törzsek
        [One] Törzs
        [Many] Törzsek
        [object] törzset
    }
# A kiegészítő könyve. Not: jóslat*.
-prophecy = { $form ->
       *[one] prófécia
        [many] próféciák
        [One] Prófécia
        [Many] Próféciák
        [object] próféciát
    }
# Sajátunk.
-calamity = { $form ->
       *[one] csapás
        [many] csapások
        [One] Csapás
        [Many] Csapások
        [object] csapást
    }
# A kiegészítő könyve. Not: gyors akció*.
-quick-action = { $form ->
       *[one] gyorsakció
        [many] gyorsakciók
        [One] Gyorsakció
        [Many] Gyorsakciók
        [object] gyorsakciót
    }
# A kiegészítő könyve.
-new-building = { $form ->
       *[one] új épület
        [many] új épületek
        [One] Új épület
        [Many] Új épületek
        [object] új épületet
    }
