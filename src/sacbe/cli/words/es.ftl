### Español: las frases propias de la línea de órdenes. Las claves son las mismas en todos los idiomas.

## Jugar

cli-seat = Jugador { $number }
cli-bot = Bot { $number }
cli-welcome = (semilla { $seed }; ? para ayuda)
cli-narrow = El tablero necesita un terminal de { $columns } columnas; este es más estrecho.
cli-help =
    Lo que puedes escribir:
      3                una opción, por su número
      place palenque   una opción, como está escrita a la derecha; basta un comienzo claro (pl pal)
      u                deshace la última acción de este turno
      r                deshace todo el turno hasta ahora
      why ACCIÓN       por qué una acción no es posible ahora, p. ej. why place uxmal
      hint             qué consideraría un bot fuerte, y por qué
      board            muestra la mesa otra vez
      log              lo último que ha pasado
      rules TZ-5       el texto de una regla (en inglés)
      save ARCHIVO     guarda el registro de la partida
      q                deja la mesa
cli-bad-number = Elige un número del 1 al { $count }.
cli-unknown = «{ $text }» no es una acción ni una orden; ? muestra lo que puedes escribir.
cli-legal = Eso es posible ahora.
cli-why-what = Escribe una acción después de «why», por ejemplo «why place uxmal».
cli-hint = { $plan } (unos { NUMBER($points, maximumFractionDigits: 1) } puntos)
cli-undone = Deshecho.
cli-nothing-to-undo = No hay nada de este turno que deshacer.
cli-log-empty = Todavía no ha pasado nada.
cli-no-rules = Los textos de las reglas no están instalados aquí.
cli-rules-english = Esta parte aún no está al día en español; por eso aparece en inglés.
cli-pass-keyboard = Una elección secreta: pasa el teclado a { $player }.
cli-press-enter = { "[" }Intro{ "]" }
cli-save-where = Escribe el nombre de un archivo después de «save».
cli-save-as = Guardar el registro como (Intro: no guardar):
cli-saved = El registro está guardado en { $file }.
cli-total = Total
cli-winner = { $player } gana.
cli-shared-victory = { $players } comparten la victoria.
cli-bye = Hasta luego.
