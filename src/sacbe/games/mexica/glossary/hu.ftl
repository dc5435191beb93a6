### Magyar: a Mexica kifejezései.
### A megjegyzés megmondja, honnan való a kifejezés, mely szavak nem állnak helyette (Not), és mely fordulatokban igen (But).
### Alakjai: one, many (többes szám), nagybetűvel One és Many, tárgyként object.

# Sajátunk.
-calpulli = { $form ->
       *[one] calpulli
        [many] calpullik
        [One] Calpulli
        [Many] Calpullik
        [object] calpullit
    }
# Sajátunk. Not: bábu*.
-pilli = { $form ->
       *[one] pilli
        [many] pillik
        [One] Pilli
        [Many] Pillik
        [object] pillit
    }
# Sajátunk. Not: városrész*.
-district = { $form ->
       *[one] kerület
        [many] kerületek
        [One] Kerület
        [Many] Kerületek
        [object] kerületet
    }
# Sajátunk.
-cell = { $form ->
       *[one] mező
        [many] mezők
        [One] Mező
        [Many] Mezők
        [object] mezőt
    }
# Sajátunk.
-canal = { $form ->
       *[one] csatorna
        [many] csatornák
        [One] Csatorna
        [Many] Csatornák
        [object] csatornát
    }
# Sajátunk. Not: szimpla.
-single-canal = { $form ->
       *[one] rövid csatorna
        [many] rövid csatornák
        [One] Rövid csatorna
        [Many] Rövid csatornák
        [object] rövid csatornát
    }
# Sajátunk. Not: dupla.
-double-canal = { $form ->
       *[one] hosszú csatorna
        [many] hosszú csatornák
        [One] Hosszú csatorna
        [Many] Hosszú csatornák
        [object] hosszú csatornát
    }
# Sajátunk.
-bridge = { $form ->
       *[one] híd
        [many] hidak
        [One] Híd
        [Many] Hidak
        [object] hidat
    }
# Sajátunk.
-temple = { $form ->
       *[one] templom
        [many] templomok
        [One] Templom
        [Many] Templomok
        [object] templomot
    }
# Sajátunk.
-palace = { $form ->
       *[one] palota
        [many] paloták
        [One] Palota
        [Many] Paloták
        [object] palotát
    }
# Sajátunk.
-boat = { $form ->
       *[one] csónak
        [many] csónakok
        [One] Csónak
        [Many] Csónakok
        [object] csónakot
    }
# Sajátunk. Not: itt terem, teleport*.
-teleport = { $form ->
       *[one] ugrás
        [many] ugrások
        [One] Ugrás
        [Many] Ugrások
        [object] ugrást
    }
# Sajátunk.
-action-point = { $form ->
       *[one] akciópont
        [many] akciópontok
        [One] Akciópont
        [Many] Akciópontok
        [object] akciópontot
    }
# Sajátunk.
-action-token = { $form ->
       *[one] akciójelző
        [many] akciójelzők
        [One] Akciójelző
        [Many] Akciójelzők
        [object] akciójelzőt
    }
# Sajátunk. Not: korszak*.
-period = { $form ->
       *[one] szakasz
        [many] szakaszok
        [One] Szakasz
        [Many] Szakaszok
        [object] szakaszt
    }
# Sajátunk. Not: első játékos.
-first-player = { $form ->
       *[one] kezdőjátékos
        [many] kezdőjátékosok
        [One] Kezdőjátékos
        [Many] Kezdőjátékosok
        [object] kezdőjátékost
    }
# Sajátunk.
-neutral-temple = { $form ->
       *[one] semleges templom
        [many] semleges templomok
        [One] Semleges templom
        [Many] Semleges templomok
        [object] semleges templomot
    }
