### English: the page's own sentences. The keys are the same in every language.

web-loading = Loading…
web-not-found = There is nothing here.
web-to-home = To the home page
web-lost = The connection is being made again…
web-undo = Undo
web-reset = Reset turn
web-end-turn = End turn
web-waiting = Waiting for { $player }.
web-play = Play
web-log = Log
web-chat = Chat
web-rules = Rules

## Table shell

web-close = Cerrar
web-language = Idioma
web-theme = Claro u oscuro
web-theme-system = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Mostrar todo
web-sound = Sonido
web-menu = Menú
web-guest = Invitado
web-people-here = Hay { $count } personas aquí
web-watching = { $count } mirando
web-clock-left = Tiempo restante
web-days-short = d
web-hours-short = h
web-take-back-turns = Deshacer turnos
web-take-back-text = Se pregunta a los demás; los bots aceptan. La partida vuelve al inicio del turno que elijas.
web-back-to-turn = Al inicio del turno de { $player }
web-rewind-asked = { $player } pide volver algunos turnos atrás. ¿Aceptas?
web-agree = Aceptar
web-refuse = Rechazar
web-come-back = Recuperar mi asiento
web-away = Un bot juega por ti.
web-leave-table = Dejar la mesa
web-leave-title = ¿Dejar esta mesa?
web-leave-text = Un bot sigue jugando por ti. Puedes volver mientras dure la partida.
web-keep-playing = Seguir jugando
web-replay = Repetición
web-download-record = Descargar el registro
web-unread = sin leer
web-taken-back = (deshecho)
web-chat-empty = Nadie ha dicho nada todavía.
web-say-something = Di algo
web-prompt = Lo que se pide
web-game-over = La partida ha terminado.
web-skip = Saltar
web-space = Espacio
web-not-now = Ahora no: { $action }
web-rule = Regla { $rule }
web-since = { $count ->
    [one] Desde tu último turno: { $count } cambio.
    *[other] Desde tu último turno: { $count } cambios.
    }
web-since-title = Desde tu último turno
web-show-them = Mostrar
web-points-graph = Puntos a lo largo de la partida: { $list }
web-points-through = Puntos a lo largo de la partida
web-final-scoring = Puntuación final
web-wins = { $count ->
    [one] Gana { $names }
    *[other] Ganan juntos { $names }
    }
web-won-with = Con { $points } puntos.
web-shared-win = Comparten la victoria con { $points } puntos cada uno.
web-tie-break = Varios tienen { $points } puntos; decidió el desempate.
web-home = Inicio
web-rematch = Jugar otra vez
web-skip-to-prompt = Ir a la pregunta
web-skip-to-content = Ir al contenido
