### Español: los términos de Mexica.
### Un comentario dice de dónde viene el término, qué palabras no lo sustituyen (Not) y en qué expresiones aparecen (But).
### Un término tiene las formas one (singular), many (plural) y, con mayúscula, One y Many.

# Nuestro. Not: calpullis.
-calpulli = { $form ->
       *[one] calpulli
        [One] Calpulli
        [Many] Calpulli
    }
# Nuestro. Not: peón.
-pilli = { $form ->
       *[one] pilli
        [One] Pilli
        [Many] Pilli
    }
# Nuestro. Not: barrio*.
-district = { $form ->
       *[one] distrito
        [many] distritos
        [One] Distrito
        [Many] Distritos
    }
# Nuestro. Not: espacio, espacios.
-cell = { $form ->
       *[one] casilla
        [many] casillas
        [One] Casilla
        [Many] Casillas
    }
# Nuestro.
-canal = { $form ->
       *[one] canal
        [many] canales
        [One] Canal
        [Many] Canales
    }
# Nuestro. Not: canal simple.
-single-canal = { $form ->
       *[one] canal sencillo
        [many] canales sencillos
        [One] Canal sencillo
        [Many] Canales sencillos
    }
# Nuestro.
-double-canal = { $form ->
       *[one] canal doble
        [many] canales dobles
        [One] Canal doble
        [Many] Canales dobles
    }
# Nuestro.
-bridge = { $form ->
       *[one] puente
        [many] puentes
        [One] Puente
        [Many] Puentes
    }
# Nuestro.
-temple = { $form ->
       *[one] templo
        [many] templos
        [One] Templo
        [Many] Templos
    }
# Nuestro.
-palace = { $form ->
       *[one] palacio
        [many] palacios
        [One] Palacio
        [Many] Palacios
    }
# Nuestro. Not: bote*.
-boat = { $form ->
       *[one] barca
        [many] barcas
        [One] Barca
        [Many] Barcas
    }
# Nuestro. Not: saltar, parte de inmediato.
-teleport = { $form ->
       *[one] teletransporte
        [many] teletransportes
        [One] Teletransporte
        [Many] Teletransportes
    }
# Nuestro.
-action-point = { $form ->
       *[one] punto de acción
        [many] puntos de acción
        [One] Punto de acción
        [Many] Puntos de acción
    }
# Nuestro.
-action-token = { $form ->
       *[one] ficha de acción
        [many] fichas de acción
        [One] Ficha de acción
        [Many] Fichas de acción
    }
# Nuestro. Not: período, era.
-period = { $form ->
       *[one] periodo
        [many] periodos
        [One] Periodo
        [Many] Periodos
    }
# Nuestro. Not: primer jugador.
-first-player = { $form ->
       *[one] jugador inicial
        [many] jugadores iniciales
        [One] Jugador inicial
        [Many] Jugadores iniciales
    }
# Nuestro.
-neutral-temple = { $form ->
       *[one] templo neutral
        [many] templos neutrales
        [One] Templo neutral
        [Many] Templos neutrales
    }
