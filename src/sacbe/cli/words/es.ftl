### Español: las frases propias de la línea de órdenes. Las claves son las mismas en todos los idiomas.

## Jugar

cli-seat = Jugador { $number }
cli-bot = Robot { $number }
cli-welcome = (semilla { $seed }; ? para ayuda)
cli-narrow = El tablero necesita un terminal de { $columns } columnas; este es más estrecho.
cli-help =
    Lo que puedes escribir:
      3                una opción, por su número
      place palenque   una opción, como está escrita a la derecha; basta un comienzo claro (pl pal)
      u                deshace la última acción de este turno
      r                deshace todo el turno hasta ahora
      why ACCIÓN       por qué una acción no es posible ahora, p. ej. why place uxmal
      board            muestra la mesa otra vez
      log              lo último que ha pasado
      rules TZ-5       el texto de una regla (en inglés)
      save ARCHIVO     guarda el registro de la partida
      q                deja la mesa
cli-bad-number = Elige un número del 1 al { $count }.
cli-unknown = «{ $text }» no es una acción ni una orden; ? muestra lo que puedes escribir.
cli-legal = Eso es posible ahora.
cli-why-what = Escribe una acción después de «why», por ejemplo «why place uxmal».
cli-undone = Deshecho.
cli-nothing-to-undo = No hay nada de este turno que deshacer.
cli-log-empty = Todavía no ha pasado nada.
cli-no-rules = Los textos de las reglas no están instalados aquí.
cli-pass-keyboard = Una elección secreta: pasa el teclado a { $player }.
cli-press-enter = { "[" }Intro{ "]" }
cli-save-where = Escribe el nombre de un archivo después de «save».
cli-save-as = Guardar el registro como (Intro: no guardar):
cli-saved = El registro está guardado en { $file }.
cli-winner = { $player } gana.
cli-shared-victory = { $players } comparten la victoria.
cli-bye = Hasta luego.

## Rótulos de los tableros

board-monuments = { $seated ->
        [yes] Monumentos, ★ lo que vale cada uno para ti ahora
       *[no] Monumentos
    }
board-buildings = Edificios
board-temples = Templos: puntos y bienes de cada peldaño, ↑ la bonificación del más alto
board-players = Jugadores
board-day = Día { $day } de { $last }
board-age = era { $age }
board-food-day = { $days ->
        [0] comida tras esta ronda ({ $kind })
        [1] comida en 1 día ({ $kind })
       *[other] comida en { $days } días ({ $kind })
    }
board-tooth-corn = maíz en el calendario: { $corn }
board-skulls = en la reserva: { $skulls }
board-prophecies = Profecías: ▶ en vigor; lo que cuenta → puntos, después cada jugador ahora
board-prophecy-over = pasó
board-quick-action = Acción rápida
board-quick-spaces = Casillas
board-quick-days = Días
board-sign-points = puntos
board-sign-block = cubo
board-sign-temple = peldaño de templo
board-sign-technology = tecnología
board-sign-building = edificio
board-sign-monument = monumento
board-sign-market = mercado
board-sign-any = cualquier acción
board-sign-tile = loseta de cosecha
board-sign-workers = trabajadores en mano/todos
board-sign-food = maíz para alimentar
board-sign-marker = jugador inicial
board-sign-two-days = puede girar 2 días
board-sign-idle = trabajador neutral
