### Magyar: minden asztal kifejezései.
### A megjegyzés megmondja, honnan való a kifejezés, mely szavak nem állnak helyette (Not), és mely fordulatokban igen (But).
### Alakjai: one, many (többes szám), nagybetűvel One és Many, tárgyként object.

# Szabálykönyv.
-player = { $form ->
       *[one] játékos
        [many] játékosok
        [One] Játékos
        [Many] Játékosok
        [object] játékost
    }
# Sajátunk. Not: bot, botok, gép.
-bot = { $form ->
       *[one] robot
        [many] robotok
        [One] Robot
        [Many] Robotok
        [object] robotot
    }
# Sajátunk.
-table = { $form ->
       *[one] asztal
        [many] asztalok
        [One] Asztal
        [Many] Asztalok
        [object] asztalt
    }
# Sajátunk. Not: szék.
-seat = { $form ->
       *[one] hely
        [many] helyek
        [One] Hely
        [Many] Helyek
        [object] helyet
    }
# Sajátunk: egy lejátszott játék; „játék” a szabály és a doboz. Not: a játék véget ért, első játék, másik játék, minden játék végén, a játék során, kezdődik a játék, új játék, egy játék, minden játék, két játék, ezt a játékot, utolsó játék*, legutóbbi játék, befejezett játék*, végigjátszott játék*, a játékaid, mások játéka*.
-game = { $form ->
       *[one] játszma
        [many] játszmák
        [One] Játszma
        [Many] Játszmák
        [object] játszmát
    }
# Szabálykönyv: egy játékos lépései.
-turn = { $form ->
       *[one] kör
        [many] körök
        [One] Kör
        [Many] Körök
        [object] kört
    }
# Szabálykönyv: minden játékos egy köre. Not: utolsó köre, { $round }. kör.
-round = { $form ->
       *[one] forduló
        [many] fordulók
        [One] Forduló
        [Many] Fordulók
        [object] fordulót
    }
# Szabálykönyv. Not: győzelmi pont.
-point = { $form ->
       *[one] pont
        [many] pontok
        [One] Pont
        [Many] Pontok
        [object] pontot
    }
# Sajátunk: mi történt az asztalnál. Not: történet.
-log = { $form ->
       *[one] napló
        [many] naplók
        [One] Napló
        [Many] Naplók
        [object] naplót
    }
# Sajátunk: egy egész játék szövegként. Not: felvétel.
-record = { $form ->
       *[one] jegyzőkönyv
        [many] jegyzőkönyvek
        [One] Jegyzőkönyv
        [Many] Jegyzőkönyvek
        [object] jegyzőkönyvet
    }
# Sajátunk.
-undo = { $form ->
       *[one] visszavonás
        [many] visszavonások
        [One] Visszavonás
        [Many] Visszavonások
        [object] visszavonást
    }
# Sajátunk. Not: végelszámolás*, végpontozás*.
-final-scoring = { $form ->
       *[one] végső értékelés
        [many] végső értékelések
        [One] Végső értékelés
        [Many] Végső értékelések
        [object] végső értékelést
    }
