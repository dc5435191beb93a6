## Tanulás: a leckék listája, és egy lecke az edzővel

web-lessons-title = Tanulj játszva
web-lessons-text = Rövid leckék az igazi táblán. Te lépsz, az edző elmondja, miért. Abbahagyhatod, és bármikor visszajöhetsz.
web-lessons-welcome = Jó, hogy újra itt vagy.
web-lessons-left = Itt tartottál: { $game }, { $number }. lecke, „{ $title }”, { $step }. lépés, összesen { $count }.
web-lessons-go-on = Folytatás
web-lessons-length = { $lessons ->
    [one] { $lessons } lecke és egy rövid játszma, körülbelül { $minutes } perc
    *[other] { $lessons } lecke és egy rövid játszma, körülbelül { $minutes } perc
    }
web-lessons-done-of = Kész leckék: { $done }/{ $count }
web-lessons-expansion = { $lessons ->
    [one] { $lessons } lecke annak, aki már ismeri az alapjátékot
    *[other] { $lessons } lecke annak, aki már ismeri az alapjátékot
    }
web-lessons-overview = Áttekintés
web-lessons-aid = Segédlap
web-lessons-minutes = { $minutes } perc
web-lessons-done = kész
web-lessons-begun = elkezdve
web-lessons-best-after = ajánlott: { $number }. lecke után
web-lessons-any-order = Bármelyik leckét bármikor megnyithatod; a sorrend csak ajánlás.
web-lessons-know = Már ismerem: { $game }
web-lessons-known = Minden lecke késznek számít: { $game }.
web-lessons-newcomer = Most jársz itt először? Az 1. lecke egy perc, az igazi táblán.
web-lesson-you = Tanuló
web-lesson-coach = Edző
web-lesson-of = { $number }. lecke, összesen { $count }
web-lesson-step = { $step }. lépés, összesen { $count }
web-lesson-says = { $step }. lépés, összesen { $count }. { $say }
web-lesson-says-after = { $step }. lépés, összesen { $count }. { $say } Előtte: { $then }
web-lesson-back = Egy lépés vissza
web-lesson-show = Mutasd meg
web-lesson-skip = Kihagyom
web-lesson-other = Ez is szabad. Ebben a leckében próbáld azt, ami fényben van.
web-lesson-changed = Ez a lecke megváltozott, mióta itt jártál, ezért elölről kezdődik.
web-lesson-leave-title = Abbahagyod a leckét?
web-lesson-leave-text = A lépésed megmarad. Bármikor folytathatod.
web-lesson-stay = Maradok
web-lesson-leave = Abbahagyom
web-lesson-next = Következik: { $title }
web-lesson-again = Még egyszer
web-lesson-start = Kezdés
web-lesson-show-does = megmutatja, mit kér a lecke
web-lesson-back-does = egy lépést visszalép a leckében

## Az edző a rövid játszmában

web-coach-turn = { $turn }. kör
web-coach-quiet = Csendet
web-coach-speak = Beszélj megint
web-coach-content = Ebben a körben nincs mihez hozzászólni.
web-coach-careful = Vigyázz
web-coach-idea = Egy ötlet erre a körre
web-coach-held = A köröd még nem ért véget. Ha biztos vagy benne, fejezd be újra.
web-coach-begin = Kezdjük
web-coach-review = Visszatekintve
web-coach-fold = Az edző összehajtása egy sorba
web-coach-unfold = Az edző kinyitása
web-coach-whole = Most egy egész játszma
