### Español: los términos de todas las mesas.
### Un comentario dice de dónde viene el término, qué palabras no lo sustituyen (Not) y en qué expresiones aparecen (But).
### Un término tiene las formas one (singular), many (plural) y, con mayúscula, One y Many.

# Reglamentos.
-player = { $form ->
       *[one] jugador
        [many] jugadores
        [One] Jugador
        [Many] Jugadores
    }
# Nuestro. Not: robot, robots.
-bot = { $form ->
       *[one] bot
        [many] bots
        [One] Bot
        [Many] Bots
    }
# Nuestro.
-table = { $form ->
       *[one] mesa
        [many] mesas
        [One] Mesa
        [Many] Mesas
    }
# Nuestro. Not: puesto.
-seat = { $form ->
       *[one] asiento
        [many] asientos
        [One] Asiento
        [Many] Asientos
    }
# Reglamento; «juego» son las reglas y la caja. Not: el juego acab*, el juego termin*, el juego empiez*, a lo largo del juego, otro juego, primer juego.
-game = { $form ->
       *[one] partida
        [many] partidas
        [One] Partida
        [Many] Partidas
    }
# Reglamento: lo que hace un jugador.
-turn = { $form ->
       *[one] turno
        [many] turnos
        [One] Turno
        [Many] Turnos
    }
# Reglamento: un turno de cada jugador. Not: rodada, vuelta de juego.
-round = { $form ->
       *[one] ronda
        [many] rondas
        [One] Ronda
        [Many] Rondas
    }
# Reglamento. Not: punto de victoria.
-point = { $form ->
       *[one] punto
        [many] puntos
        [One] Punto
        [Many] Puntos
    }
# Nuestro: lo que ha pasado en la mesa. Not: crónica, diario.
-log = { $form ->
       *[one] historial
        [many] historiales
        [One] Historial
        [Many] Historiales
    }
# Nuestro: una partida entera como texto. Not: grabación.
-record = { $form ->
       *[one] registro
        [many] registros
        [One] Registro
        [Many] Registros
    }
# Nuestro. Not: revertir.
-undo = { $form ->
       *[one] deshacer
        [One] Deshacer
        [Many] Deshacer
    }
# Reglamento.
-final-scoring = { $form ->
       *[one] puntuación final
        [One] Puntuación final
        [Many] Puntuación final
    }
