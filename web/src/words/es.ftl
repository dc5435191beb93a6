### Español: las frases de la propia página. Las claves son las mismas en todas las lenguas.

web-loading = Cargando…
web-not-found = Aquí no hay nada.
web-to-home = Página de inicio
web-lost = Reconectando…
web-new-version = Hay una nueva versión de Sacbe: esta página se volverá a cargar.
web-hint = Pista
web-hint-thinking = El bot está pensando…
web-hint-of = { $number } de { $count }
web-hint-next = Idea siguiente
web-hint-previous = Idea anterior
web-hint-try = Probar
web-hint-for = A favor: { $term }.
web-undo = Deshacer
web-reset = Reiniciar el turno
web-end-turn = Terminar el turno
web-end-turn-ask = ¿Terminar el turno?
web-do-not-ask = No volver a preguntar
web-keep-playing = Seguir jugando
web-waiting = Esperando a { $player }.
web-your-turn-soon = Enseguida te toca a ti.
web-play = Jugar
web-log = { -log(form: "One") }
web-chat = Chat
web-rules = Reglas

## Table shell

web-close = Cerrar
web-newest = Lo último
# The log as cards
web-log-filter = Filtrar el historial
web-log-only = Solo { $name }
web-log-search = Buscar por nombre, lugar o cosa
web-log-nothing = No se encontró nada.
web-log-free = gratis
web-log-all-fed = todos comieron
web-log-unused = { $count } sin usar
web-since-turn = desde tu turno
web-log-replay = repetir
web-replay-round = Ver otra vez la última ronda
web-language = Idioma
web-theme = Claro u oscuro
web-theme-system = Igual que el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-text-size = Tamaño del texto
web-zoom-fit = Mostrar todo
web-zoom-in = Ampliar
web-zoom-map = El tablero entero
web-zoom-there = Mostrar { $place }
web-key-zoom-does = ampliar el tablero, mostrarlo todo
web-key-ask-does = preguntar qué son las cosas
web-what-is-this = ¿Qué es esto?
web-asking = ¿Qué es esto? Señala, toca o recorre las cosas con las flechas.
web-sound = Sonido
web-sound-ask = ¿Sonido?
web-sound-on = Activar
web-sound-later = Ahora no
web-volume = Volumen
web-menu = Menú
web-settings-and-shortcuts = Ajustes y teclas
web-settings = Ajustes
web-shortcuts = Teclas
web-speed = Jugadas de los demás
web-speed-slow = Lentas
web-speed-normal = Normales
web-speed-instant = Al instante
web-ask-before-end = Preguntar antes de desperdiciar algo
web-key-arrows = Flechas
web-key-arrows-do = recorren lo que está permitido
web-key-enter = Intro
web-key-enter-does = elige lo que tiene el foco
web-key-space-does = muestra al instante las jugadas de los demás
web-speed-note = un momento por trabajador o acción
web-ask-before-end-note = puntos sin gastar, mendigar sin necesidad
web-traces = Marcas de lo que ha cambiado
web-traces-note = anillos hasta tu próxima acción
web-name-and-sign = Nombre y signo
web-name-and-sign-note = se ven en todas las mesas
web-key-numbers = Números en las opciones
web-key-numbers-note = del 1 al 9 en opciones y acciones
web-key-numbers-do = elige una opción o acción
web-key-hint-does = pista; otra vez: siguiente idea
web-key-try-does = prueba la pista
web-key-districts-does = muestra u oculta los distritos
web-key-canal-does = cambia de canal: doble o sencillo
web-guest = Visitante
web-people-here = { $count ->
        [one] Hay { $count } persona aquí
       *[other] Hay { $count } personas aquí
    }
web-watching = { $count } mirando
web-clock-left = Tiempo restante
web-days-short = d
web-hours-short = h
web-take-back-turns = Deshacer turnos
web-take-back-text = Se pregunta a los demás; los bots siempre aceptan. La partida vuelve al inicio del turno que elijas.
web-back-to-turn = Al inicio del turno de { $player }
web-rewind-asked = { $player } pide deshacer algunos turnos. ¿Aceptas?
web-agree = Aceptar
web-refuse = Rechazar
web-come-back = Recuperar mi asiento
web-away = Un bot juega por ti.
web-forfeited = { $player } ha perdido por tiempo. Un bot sigue jugando.
web-forfeited-you = Has perdido por tiempo. Un bot sigue jugando por ti.
web-lost-on-time = ha perdido por tiempo
web-leave-table = Dejar la mesa
web-leave-title = ¿Dejar esta mesa?
web-leave-text = Un bot sigue jugando por ti. Puedes volver mientras dure la partida.
web-replay = Repetición
web-download-record = Descargar el registro
web-unread = sin leer
web-chat-empty = Nadie ha dicho nada todavía.
web-say-something = Di algo
# Thinking ahead
web-plan = Planear
web-plan-does = planear tu próximo turno mientras juegan los demás
web-plan-leave = Volver a la mesa
web-planning = Planea tu próximo turno.
web-plan-kept = El plan se guarda hasta que lo juegues o lo borres.
web-planned = planeado
web-plan-play = Jugar el plan
web-plan-clear = Borrar
web-plan-left = { $count ->
    [one] Un paso de tu plan queda sin jugar.
   *[other] { $count } pasos de tu plan quedan sin jugar.
  }
web-tz-beg-not-needed = Podrías colocar o recoger trabajadores sin mendigar. Mendigar cuesta un peldaño en este templo.
web-plan-not-then = Ya no es posible.
web-prompt = Tu decisión
web-game-over = La partida ha terminado.
web-game-stopped = El administrador de este servidor ha detenido esta partida.
web-skip = Saltar
web-space = Espacio
web-more-to-show = { $count ->
    [one] { $count } cambio más por mostrar
    *[other] { $count } cambios más por mostrar
    }

# Leyendas de un turno que se muestra: quien actúa va delante.
web-staged-placed = coloca en { $place }
web-staged-placed-beside = ocupa la { $place }
web-staged-picked-up = recoge { $place }
web-staged-used = usa { $place }
web-staged-begged = mendiga y enfada a { $place }
web-staged-quick-action = actúa al momento
web-staged-passed = pasa el turno
web-staged-built = construye «{ $place }»
web-staged-advanced = avanza: { $place } { $level }
web-staged-lowered = baja: { $place } { $level }
web-staged-bonus = recibe la bonificación de { $place }
web-staged-climbed = sube: { $place }
web-staged-descended = baja: { $place }
web-staged-canal = abre un canal en { $place }
web-staged-lift = retira el puente de { $place }
web-staged-bridge = construye un puente sobre { $place }
web-staged-temple = construye un templo de nivel { $level } en { $place }
web-staged-walk = se mueve a { $place }
web-staged-sail = va en barca a { $place }
web-staged-teleport = se teletransporta a { $place }
web-staged-found = funda un distrito de { $size }
web-staged-start = empieza en { $place }
web-staged-token = { $count ->
    [one] compra una ficha de acción
   *[other] compra { $count } fichas de acción
}
web-replaying-round = La última ronda otra vez

web-not-now = Ahora no: { $action }
web-rule = Regla { $rule }
web-points-graph = Puntos a lo largo de la partida: { $list }
web-points-through = Puntos a lo largo de la partida
web-final-scoring = { -final-scoring(form: "One") }
web-wins = { $count ->
    [one] Gana { $names }
    *[other] Ganan juntos { $names }
    }
web-shared-win = { $points ->
        [one] Comparten la victoria con { $points } punto cada uno.
       *[other] Comparten la victoria con { $points } puntos cada uno.
    }
web-tie-break = { $points ->
        [one] Hay un empate a { $points } punto; decidió el desempate.
       *[other] Hay un empate a { $points } puntos; decidió el desempate.
    }

# The end of a game and what won it.
web-points-phrase = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-what-won = Lo que decidió
web-won-by = { $points }, { $lead } por delante de { $name }.
web-your-place = { $place ->
    [1] Has ganado.
    [2] Has quedado en segundo lugar.
    [3] Has quedado en tercer lugar.
    [4] Has quedado en cuarto lugar.
   *[other] Has quedado en quinto lugar.
}
web-won = { $cause }: { $own }.
web-won-text = { $name } obtuvo { $other }.
web-won-without = { $place ->
    [2] Sin eso { $player } habría quedado en segundo lugar.
    [3] Sin eso { $player } habría quedado en tercer lugar.
    [4] Sin eso { $player } habría quedado en cuarto lugar.
   *[other] Sin eso { $player } habría quedado en quinto lugar.
}
web-line-cost = Lo que más te costó: { $cause }, { $lost }.
web-line-best = Lo mejor tuyo: { $cause }, { $own } a { $other }.
web-line-rival = { $name } te superó sobre todo aquí: { $cause }, { $own } a { $other }.
web-line-missing = Para el primer lugar faltaron { $points }.
web-victory-picture = Atardecer sobre la ciudad; la pieza de quien ha ganado está en el templo.

web-home = Inicio
web-rematch = Jugar otra vez
web-rematch-begun = La revancha está en otra mesa.
web-to-rematch = Ir a la revancha
web-skip-to-prompt = Ir a la pregunta
web-skip-to-content = Ir al contenido

## Tzolk'in questions

web-tz-free = gratis
web-tz-points-name = puntos
web-tz-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
web-tz-worker = { -worker }
web-tz-tile-corn = { -corn-tile }
web-tz-tile-wood = { -wood-tile }
web-tz-burn = { -jungle } quemada
web-tz-action = Acción { $action }
web-tz-first-player = { -starting-player(form: "One") }
web-tz-quick = Rápida
web-tz-choose-action = Elige la acción
web-tz-step-fee = la propia es gratis, cada casilla hacia atrás cuesta 1 unidad de maíz
web-tz-take-back = Recoger sin acción
web-tz-you-hold = Tienes
web-tz-you-pay = Pagas { $paid } de { $all }
web-tz-pays = Vas a pagar
web-tz-you-get = Consigues
web-tz-you-have = tienes
web-tz-rate = { $rate } cada uno
web-tz-for-corn = se paga en
web-tz-left = { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
web-tz-bonus = { -bonus(form: "One") }
web-tz-no-step = Guardar los cubos
web-tz-no-more = Nada más
web-tz-build-no-more = No construir más
web-tz-give-up = Renunciar a «{ $tile }»: sus cubos cuentan para la próxima loseta
web-tz-given-up = «{ $tile }» se descarta por la loseta que construyas.
web-tz-title-any-action = Cualquier acción
web-tz-title-pay = { $blocks ->
        [one] Paga { $blocks } cubo
       *[other] Paga { $blocks } cubos, de cualquier tipo
    }
web-tz-title-theology = ¿Un peldaño por un cubo?
web-tz-title-gain = { $blocks ->
        [one] Elige un cubo
       *[other] Elige { $blocks } cubos
    }
web-tz-title-save = Un cubo menos
web-tz-title-trade = Intercambio
web-tz-trade-remark = cuanto quieras, en ambos sentidos
web-tz-title-build = ¿Qué construyes?
web-tz-title-climb = { $left ->
        [one] Un peldaño arriba
       *[other] Un peldaño en templos distintos
    }
web-tz-title-descend = Un peldaño abajo
web-tz-title-beg = ¿Mendigar?
web-tz-title-advance = ¿Qué tecnología?
web-tz-title-lower = ¿Cuál baja?
web-tz-title-raise-others = ¿Cuál sigue?
web-tz-title-choose-bonus = ¿Qué bonificación?
web-tz-title-resolve-icons = ¿Qué va primero?
web-tz-title-choose-days = ¿Un día o dos?
web-tz-title-use-architecture = ¿Usar aquí la arquitectura?
web-tz-title-taxed-gold = ¿Pagar por el oro?
web-tz-title-taxed-steps = ¿Pagar por el peldaño?
web-tz-title-taxed-level = ¿Pagar por el avance?
web-tz-title-taxed-skulls = ¿Un peldaño abajo por la calavera?
web-tz-now-choose-days = Calendario
web-tz-now-use-architecture = Arquitectura
web-tz-now-beg = Antes de tu turno
web-tz-about-choose-days = Dos días giran cada engranaje dos casillas y tu tablero individual a su lado oscuro.
web-tz-about-use-architecture = La arquitectura vale para un edificio de esta acción: este o el segundo.
web-tz-decline-taxed-gold = Rechazar el oro
web-tz-decline-taxed-steps = Rechazar el peldaño
web-tz-decline-taxed-level = Rechazar el avance
web-tz-decline-taxed-skulls = Rechazar la calavera
web-tz-decline-climb = Rechazar el peldaño
web-tz-agriculture-1 = Las cosechas de maíz dan 1 unidad de maíz más.
web-tz-agriculture-2 = Puedes cosechar maíz sin loseta donde no haya ninguna loseta de cosecha de maíz descubierta; la pesca da 1 unidad de maíz más.
web-tz-agriculture-3 = Las cosechas de maíz dan otras 2 unidades de maíz.
web-tz-agriculture-bonus = Un peldaño arriba en un templo a tu elección.
web-tz-extraction-1 = 1 cubo de madera más siempre que consigas o coseches madera.
web-tz-extraction-2 = 1 cubo de piedra más en Yaxchilán.
web-tz-extraction-3 = 1 cubo de oro más en Yaxchilán.
web-tz-extraction-bonus = Dos cubos a tu elección.
web-tz-architecture-1 = 1 unidad de maíz por edificio.
web-tz-architecture-2 = 2 puntos por edificio.
web-tz-architecture-3 = 1 cubo menos por edificio.
web-tz-architecture-bonus = Anota 3 puntos.
web-tz-theology-1 = En Chichén Itzá puedes usar la acción de la casilla siguiente.
web-tz-theology-2 = Tras dejar una calavera puedes pagar 1 cubo por un peldaño en un templo.
web-tz-theology-3 = 1 calavera de cristal más en Yaxchilán 4.
web-tz-theology-bonus = 1 calavera de cristal.
web-tz-placed = has colocado en { $places }
web-tz-lifted = has recogido de { $places }
web-tz-paid = has pagado { $goods }
web-tz-gained = has conseguido { $goods }
web-tz-this-turn = Este turno: { $done }.
web-tz-in-hand = { $workers ->
        [one] { $workers } trabajador en mano
       *[other] { $workers } trabajadores en mano
    }, { $corn ->
        [one] { $corn } unidad de maíz.
       *[other] { $corn } unidades de maíz.
    }
web-tz-leaves = { $corn ->
        [one] Te queda { $corn } unidad de maíz.
       *[other] Te quedan { $corn } unidades de maíz.
    }
web-tz-touch-again = Toca otra vez para confirmar.

## Tzolk'in set-up

web-tz-setup = ¿Cómo empiezas?
web-tz-setup-secret = La elección es secreta hasta que todos hayan elegido.
web-tz-wealth = { -wealth-tile(form: "Many") }
web-tz-keep-tiles = conserva { $count } de { $all }
web-tz-because = conserva { $count } de { $all }, gracias a { $tribe }
web-tz-chosen = { $count } de { $all } elegidas
web-tz-tribe = { -tribe(form: "One") }
web-tz-keep-tribe = conserva 1 de 2; la otra vuelve
web-tz-tribe-first = Primero la tribu: puede cambiar cuántas losetas conservas.
web-tz-start-with = Empezarías con
web-tz-workers = { -worker(form: "Many") }
web-tz-temples = { -temple(form: "Many") }
web-tz-technologies = { -technology(form: "Many") }
web-tz-choosing = eligiendo
web-tz-ready = ya ha elegido
web-tz-open = A la vista en la mesa
web-tz-open-remark = edificios de la era I y monumentos: a lo que puedes aspirar
web-tz-known = conocidas por todos
web-tz-prophecies = { -prophecy(form: "Many") }
web-tz-days = días { $from }–{ $to }
web-tz-see-board = Ver el tablero
web-tz-back-to-choice = Volver a la elección
web-tz-all-chosen = Ya has elegido.
web-tz-one-worker-more = un trabajador más
web-tz-fed-free = 1 trabajador no necesita maíz

## Tzolk'in food day and end

web-tz-food-day = { -food-day(form: "One") }, día { $day }
web-tz-mid-era = mitad de la era { $age }: materiales de los templos
web-tz-end-of-age = fin de la era { $age }: puntos de los templos
web-tz-income = Ingresos
web-tz-fed-of = { $fed } de { $all } trabajadores alimentados
web-tz-corn-each = Dos unidades de maíz por trabajador.
web-tz-fed-cheaper = { $workers ->
        [one] { $name } alimenta a un trabajador con { $corn ->
            [one] { $corn } unidad
           *[other] { $corn } unidades
        } de maíz, gracias a las granjas o a la tribu.
       *[other] { $name } alimenta a { $workers } trabajadores con { $corn ->
            [one] { $corn } unidad
           *[other] { $corn } unidades
        } de maíz, gracias a las granjas o a la tribu.
    }
web-tz-age-begins = Era II
web-tz-highest = el más alto +{ $points }
web-tz-next-day = Día { $day }
web-tz-begins = Empieza: { $what }
web-tz-continue = Seguir al día { $day }
web-tz-continue-end = Seguir a la puntuación final
web-tz-continue-days = Seguir: ¿un día o dos?
web-tz-monuments = { -monument(form: "Many") }
web-tz-tie-break = Desempate: trabajadores en los engranajes
web-tz-see-table = Ver la mesa
web-tz-see-scores = Ver la puntuación
web-tz-monument-row = la fila y el mazo antiguos se van; los monumentos quedan
web-tz-idle-worker = El trabajador de { $space } es un trabajador no asignado: no es de nadie y nadie lo recoge.

## Site

web-site = Páginas
web-nav-play = Jugar
web-nav-tables = Mesas
web-nav-learn = Aprender
web-nav-watch = Mirar
web-nav-replay = Repetición
web-panorama = Un camino blanco une una ciudad maya bajo un sol calendario con una ciudad en una isla del lago.
web-headline = Dos ciudades, un camino blanco
web-subline = Tzolk’in y Mexica en tu navegador, con amigos o contra bots, a cualquier hora.
web-game-size-tzolkin = 2 a 5 jugadores, 60 a 90 min
web-game-size-mexica = 2 a 4 jugadores, 60 min
web-motto-tzolkin = Los trabajadores giran con los engranajes; la paciencia da frutos.
web-motto-mexica = Abre canales, funda distritos, levanta los templos más altos.
web-setup-short = { $players } jugadores, bots: { $bot }
web-play-game = Jugar a { $game }
web-change-setup = Opciones
web-invite = Invitar amigos
web-players = Jugadores
web-bots = Bots
web-bot-master = Maestro
web-bot-expert = Experto
web-bot-skilled = Hábil
web-bot-casual = Casual
web-bot-novice = Novato
web-bot-greedy = Codicioso
web-bot-random = Al azar
web-pace = Ritmo
web-pace-free = Sin reloj
web-pace-live = En vivo
web-pace-days = Días
web-module-tribes = Tribus
web-module-prophecies = Profecías
web-module-buildings = Edificios
web-module-quick-actions = Acciones rápidas
web-levels-mexica = Templos neutrales
web-module-standard = Estándar
web-module-neutral-hard = Difícil
web-module-neutral-very-hard = Muy difícil
web-tables-thinking = Los demás están pensando
web-tables-open = Esperando jugadores
web-tables-over = Terminadas
web-tables-hidden = Guardadas
web-nothing-hidden = No hay mesas guardadas.
web-table-hide = Guardar { $title }
web-table-show = Devolver { $title } a la lista
web-table-leave = Dejar { $title }
web-table-remove = Quitar { $title }
web-table-put-away = { $title } está guardada. La encuentras al final de tu lista.
web-remove-title = ¿Quitar esta mesa?
web-remove-text = La partida no ha empezado. La mesa y su invitación desaparecen, también para los demás.
web-remove = Quitar
web-keep-table = Conservarla
# La página de inicio de quien juega aquí.
web-waiting-for-you = Te esperan
web-tables-count = { $count ->
    [one] { $count } mesa
    *[other] { $count } mesas
    }
web-nothing-waits = Nada te espera. Una partida nueva está a un clic.
web-nothing-finished = Todavía no ha terminado ninguna partida.
web-all-games = Todas las partidas y archivo
web-thinking-for = { $player }, { $time }
web-place-of = { $place }.º de { $players }
web-stopped-short = detenida
web-table-watch = Ver la repetición de { $title }
web-remove-game-title = ¿Quitar esta partida?
web-remove-game-text = { $title } y su repetición se borran para siempre. La partida deja de contar en tus resultados.
web-new-game = Partida nueva
web-invite-short = Invitar
web-your-results = Tus resultados
web-result-games = partidas
web-result-won = ganadas
web-result-average = media
web-results-line = Tus últimas { $count } partidas: puntos por delante del mejor rival, o por detrás.
web-no-results = Aquí se cuentan las partidas que juegues hasta el final.
web-last-game = Última partida
web-last-won = { $title }: ganaste, { $by } por delante de { $name }.
web-last-shared = { $title }: compartes la victoria con { $name }.
web-last-lost = { $title }: quedaste en { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
    *[other] quinto
    } lugar, { $by } por detrás de { $name }.
web-last-difference = La mayor diferencia: { $source }.
web-see-how = Ver cómo
# Los signos de las personas.
web-your-sign = Tu signo
web-sign-picture = Figura
web-sign-colour = Color
web-sign-sun = Sol
web-sign-moon = Luna
web-sign-maize = Maíz
web-sign-flower = Flor
web-sign-shell = Caracola
web-sign-water = Agua
web-sign-mountain = Pirámide
web-sign-jaguar = Jaguar
web-sign-bird = Pájaro
web-sign-star = Estrella
web-sign-red = rojo
web-sign-yellow = amarillo
web-sign-blue = azul
web-sign-green = verde
web-sign-plum = ciruela
web-sign-stone = piedra
# Partidas para ver.
web-your-finished = Tus partidas terminadas
web-no-finished-yet = Tus partidas aparecen aquí cuando terminan.
web-model-games = Dos partidas que merece la pena ver
web-model-tzolkin = Calaveras contra monumentos
web-model-tzolkin-why = Pakal apenas construye, sube los templos y lleva calaveras a Chichén Itzá; Ixchel responde con monumentos que valen 54. Deciden seis puntos.
web-model-mexica = Cuatro en seis puntos
web-model-mexica-why = Zazil es quien menos puntúa al final de los periodos y gana por un punto: nadie más gana tanto fundando distritos.
web-others-finished = Partidas de otros
web-open-file = Abrir un archivo
web-your-turn = Tu turno
web-state-open = abierta
web-state-playing = en juego
web-state-over = repetición
web-to-move = juega { $player }
web-players-count = { $count } jugadores
web-seats-free = { $count ->
    [one] { $count } asiento libre
    *[other] { $count } asientos libres
    }
web-seat-free = libre
web-learn = Aprender
web-learn-text = La mesa muestra qué puedes hacer, cuánto cuesta y por qué no. Empieza con una partida pequeña, contra un bot.
web-read-rules = Reglas
web-first-game = Primera partida
web-invite-text = Quien abra el enlace toma asiento. Un bot ocupa los que queden libres.
web-table-of = Mesa de { $game }
web-link = Enlace
web-copy = Copiar
web-link-copied = Enlace copiado.
web-copy-yourself = El enlace está seleccionado: cópialo con el teclado.
web-join-or-watch = Unirse o mirar
web-join = Unirse
web-watch = Mirar
web-nobody-plays = No hay mesas abiertas ni en juego ahora mismo. ¿Por qué no abres la primera?
web-sign-in = Iniciar sesión
web-sign-out = Cerrar sesión
web-take-account = Crear una cuenta
web-have-account = Ya tengo cuenta
web-account-text = Con un nombre de usuario y una contraseña conservas tus mesas en cualquier dispositivo. No pedimos nada más.
web-sign-in-text = No necesitas cuenta para jugar: pulsa Jugar y entras como visitante.
web-account-known = Has iniciado sesión como { $login }.
web-signed-in = ¡Hola, { $name }!
web-change-name = Cambiar el nombre
web-name-changed = Ahora eres { $name }.
web-login = Nombre de usuario
web-password = Contraseña
web-signed-in-on = Sesiones abiertas
web-this-browser = este navegador
web-unknown-browser = Navegador desconocido
web-sign-out-there = Cerrar la sesión de { $browser }
web-sign-out-everywhere = Cerrar todas las sesiones
web-password-change = Cambiar la contraseña
web-password-old = Contraseña actual
web-password-new = Contraseña nueva
web-password-changed = La contraseña ha cambiado; las demás sesiones se han cerrado.
web-tokens = Tokens para programas
web-tokens-text = Un programa con un token juega en tu nombre. No se lo des a nadie más.
web-token = Token
web-token-label = ¿Para qué es?
web-token-make = Crear token
web-token-once = Cópialo ahora: no se volverá a mostrar.
web-token-copied = Token copiado.
web-token-unused = sin usar
web-token-revoke = Revocar
web-token-revoke-one = Revocar { $label }
web-delete-me = Eliminar mis datos
web-delete-me-text = Se borran tu nombre y todo lo que has escrito en el chat, y los bots siguen jugando por ti. No se puede deshacer.
web-delete-me-sure = Sí, eliminar para siempre
web-deleted = Tus datos se han eliminado.
web-about = Acerca de
web-fan-note = Hecho por aficionados, con arte propio. Los juegos de caja son de sus editoriales, citadas en Acerca de.
web-about-text = Un sacbé es el camino blanco que unía las ciudades mayas. Este es un lugar para jugar a dos juegos de mesa exigentes: las reglas, los bots y los dibujos son obra nuestra.
web-credits-tzolkin = Tzolk’in fue creado por Daniele Tascini y Simone Luciani y lo publica Czech Games Edition. Si te gusta, compra el juego de caja.
web-credits-mexica = Mexica es un diseño de Wolfgang Kramer y Michael Kiesling. Si te gusta, compra el juego en su caja si lo encuentras.
web-learn-look = Lo que está permitido brilla. Haz clic, o llega con las flechas y pulsa Intro.
web-learn-hover = Deja el puntero encima: ves el precio y la ganancia antes de pagar.
web-learn-why = Haz clic en lo que no brilla: una frase dice por qué no y abre su regla.
web-learn-undo = Prueba: puedes deshacer el turno hasta que lo termines.
web-lesson-all = Todas las lecciones
web-you = tú
web-bot = { -bot }
web-waiting-for-players = { $count ->
    [one] Falta { $count } jugador.
    *[other] Faltan { $count } jugadores.
    }
web-begins = Ya están todos: empieza la partida.
web-fill-with-bots = Completar con bots y empezar
web-your-name = Tu nombre
web-take-seat = Tomar asiento
web-game = Juego
web-base-game = Juego básico
web-expansion = Expansión
web-chapters = Capítulos
web-search-rules = Buscar en las reglas
web-search-for = Búsqueda de «{ $text }»
web-rules-count = { $count ->
    [one] { $count } regla
    *[other] { $count } reglas
    }
web-copy-link = Copiar el enlace
web-you-asked-why = Has preguntado por qué
web-back-to-table = Volver a la mesa
web-how-to-read = Cómo leer esto
web-read-number = número de una regla; lo usan el historial y el «por qué no»
web-read-example = un ejemplo resuelto que también es una prueba
web-read-link = copiar el enlace de una regla: haz clic en su número
web-read-search = ir a la búsqueda
web-rules-overview = En cinco minutos
web-rules-aid = Hoja de ayuda
web-rules-english = Esta parte aún no está al día en español; por eso aparece en inglés.
web-before-first = Antes de la primera jugada.
web-to-start = Al principio
web-turn-back = Un turno atrás
web-step-back = Una jugada atrás
web-play-on = Reproducir
web-pause = Pausar
web-step-on = Una jugada adelante
web-turn-on = Un turno adelante
web-move = Jugada
web-move-of = Jugada { $move } de { $moves }
web-turn-of = Turno { $turn } de { $turns }.
web-turns-count = { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
web-replay-speed = Velocidad
web-key-step = jugada
web-key-turn = turno
web-key-play = reproducir
web-share = Compartir
web-download = Descargar
web-final-by-source = Puntuación final por origen
web-play-from-here = Jugar desde aquí
web-play-from-text = Ocupas el asiento de quien juega ahora; los bots ocupan los demás.
web-from-move = Desde la jugada { $move }
web-open-another = Abrir otra partida
web-drop-file = Suelta aquí un registro o una posición
web-drop-note = Los registros se pueden descargar al final de cada partida.
web-choose-file = Elegir un archivo
web-player-number = Jugador { $number }
web-board = Tablero
web-problem-lost = El servidor no responde.
web-problem-bad-request = Esto no se puede hacer.
web-problem-not-signed-in = Inicia sesión primero, o revisa el nombre de usuario y la contraseña.
web-problem-not-allowed = No puedes hacer esto.
web-problem-closed = Ahora mismo este servidor no admite a nadie nuevo.
web-problem-wrong-password = La contraseña no es correcta.
web-problem-not-found = Aquí no hay nada.
web-problem-stale = Esa decisión ya no está abierta.
web-problem-illegal = Eso no está permitido ahora.
web-problem-too-large = El archivo es demasiado grande.
web-problem-too-many = Demasiadas solicitudes; espera un momento.
web-problem-limit = Ya tienes tantas partidas en curso como puede tener una persona: termina una primero.
web-problem-removed = Esta mesa ha sido eliminada.
web-problem-unavailable = El servidor no puede hacerlo ahora; vuelve a intentarlo en un momento.
web-problem-fault = Error del servidor.

## Mexica table

# If the period ended now
web-mexica-if-ended-now = Si acabara ahora
web-mexica-district-of = Distrito de { $size } en { $cell }
web-mexica-board = La isla. Jugadores: { $players }
web-mexica-for = { $cost ->
        [one] { $what }, { $cost } punto de acción
       *[other] { $what }, { $cost } puntos de acción
    }
web-mexica-fits = cabe aquí
web-mexica-actions = Acciones
web-mexica-move = Mover
web-mexica-found = Fundar
web-mexica-canal = { -canal(form: "One") }
web-mexica-bridge = { -bridge(form: "One") }
web-mexica-temple = { -temple(form: "One") }
web-mexica-teleport = Tele{ "\u00AD" }transporte
web-mexica-token = Ficha
web-mexica-propose = Proponer retirada…
web-mexica-ask-move = Mueve tu pilli o elige una acción
web-mexica-ask-turn = Elige una acción
web-mexica-ask-canal = ¿Qué canal colocas?
web-mexica-unused = { $count ->
        [one] Queda { $count } punto de acción sin usar. No pasa al turno siguiente.
       *[other] Quedan { $count } puntos de acción sin usar. No pasan al turno siguiente.
    }
web-mexica-ask-bridge = ¿Dónde construyes un puente?
web-mexica-ask-lift = ¿Qué puente trasladas?
web-mexica-ask-temple = ¿Qué templo construyes?
web-mexica-ask-propose = ¿Qué calpulli debe salir de la partida?
web-mexica-of-points = de { $all } puntos de acción
web-mexica-of-short = de { $all }
web-mexica-points-short = { $cost } PA
web-mexica-tokens = { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
web-mexica-spend = gastar una
web-mexica-leaves = { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
web-mexica-reset = Reiniciar
web-mexica-double = Doble
web-mexica-single = Sencillo
web-mexica-none-left = agotado
web-mexica-by-boat = { $steps ->
        [0] En barca hasta { $cell }
        [one] En barca hasta { $cell }, { $steps } paso
       *[other] En barca hasta { $cell }, { $steps } pasos
    }
web-mexica-on-foot = { $steps ->
        [one] { $steps } paso a pie
       *[other] { $steps } pasos a pie
    }
web-mexica-then-found = Después, fundar { $size }: +{ $points }
web-mexica-you = tú
web-mexica-bot = { -bot }
web-mexica-first = { -first-player }
web-mexica-moving = le toca
web-mexica-points = { $count ->
        [one] punto
       *[other] puntos
    }
web-mexica-temples-left = { $count ->
        [one] Queda { $count } templo de nivel { $level }
       *[other] Quedan { $count } templos de nivel { $level }
    }
web-mexica-goods = Calpulli y reserva
web-mexica-calpulli = { -calpulli(form: "Many") }
web-mexica-supply = Reserva
web-mexica-period-title = Periodo { $period }
web-mexica-round = Ronda { $round }
web-mexica-districts = { -district(form: "Many") }
web-mexica-founded-of = { $done } de { $all } fundados
web-mexica-tile-open = Disponible: { $tile }
web-mexica-tile-founded = Fundado: { $tile }
web-mexica-tile-removed = Fuera de la partida: { $tile }
web-mexica-fold = Plegar o desplegar los calpulli
web-mexica-ends-when = El periodo { $period } acaba cuando
web-mexica-last-round = Última ronda del periodo { $period }
web-mexica-all-founded = se fundan todos los calpulli
web-mexica-so-many = { $done } de { $all }
web-mexica-temples-out = y alguien se queda sin templos
web-mexica-left = { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
web-mexica-fewest = { $count ->
        [one] { $names } es quien menos tiene.
       *[other] { $names } son quienes menos tienen.
    }
web-mexica-last-scoring = Última puntuación
web-mexica-vote = Votación sobre un calpulli
web-mexica-proposes = { $player } propone retirar el calpulli de { $size }
web-mexica-vote-rule = Sale si todos están de acuerdo; basta un «no» para conservarlo.
web-mexica-vote-proposed = propone
web-mexica-vote-yes = de acuerdo
web-mexica-vote-no = lo conserva
web-mexica-vote-open = aún no ha respondido
web-mexica-vote-now = responde ahora
web-mexica-remove = Retirarlo
web-mexica-keep = Conservarlo
web-mexica-scoring-of = Puntuación del periodo { $period }
web-mexica-nothing-scored = No se ha fundado ningún distrito y nadie está en el palacio: no se puntúa nada.
web-mexica-palace = { -palace(form: "One") }
web-mexica-together = Total
web-mexica-go-there = { $cost ->
        [0] Ir allí
        [one] Ir allí por { $cost } punto
       *[other] Ir allí por { $cost } puntos
    }
web-mexica-to = A { $cell }
web-mexica-log = Historial y chat

## Tzolk'in table

# What would come of the table as it is
web-if-ended = si acabara
web-tzolkin-fed = comen
web-tzolkin-forecast = Día { $day }: { $corn } de { $needs } { $needs ->
        [one] unidad
       *[other] unidades
    } de maíz,
web-tzolkin-forecast-fed = todos alimentados
web-tzolkin-forecast-unfed = { $unfed } sin comer = { $points }
web-tzolkin-workers = Trabajadores: { $hand } en mano, { $out } en los engranajes, { $bank } en el banco
# The days of a worker
web-tzolkin-your-worker = Tu trabajador en { $space }
web-tzolkin-worker-of = { $player }: trabajador en { $space }
web-tzolkin-on-day = día { $day }
web-tzolkin-pushed-off = sale del engranaje y vuelve a la mano
web-tzolkin-board = El tablero
web-tzolkin-age = Era { $age }
web-tzolkin-day = Día { $day }
web-tzolkin-day-of = Día { $day } de { $days }
web-tzolkin-food-day-in = { $days ->
    [0] Hoy es día de comida
    [one] Día de comida en { $days } día
   *[other] Día de comida en { $days } días
  }
web-tzolkin-food-goods = mitad de la era { $age }: materiales
web-tzolkin-food-points = fin de la era { $age }: puntos
web-tzolkin-corn-in-hand = maíz en mano
web-tzolkin-missing = { $missing } más para +{ $points }
web-tzolkin-first-player = { -starting-player(form: "One") }
web-tzolkin-quick = Rápida
web-tzolkin-to-day = hasta el día
web-tzolkin-market = { -market(form: "One") }
web-tzolkin-skulls-left = Calaveras
web-tzolkin-today = hoy
web-tzolkin-each = cada uno
web-tzolkin-all = todos
web-tzolkin-best = mejor
web-tzolkin-laid = puestas
web-tzolkin-temples = { -temple(form: "Many") }
web-tzolkin-temples-note = puntos al final de cada era; materiales a mitad
web-tzolkin-highest = más alto:
web-tzolkin-step-good = A mitad de una era: { $goods } para quien está aquí o más arriba.
web-tzolkin-technologies = { -technology(form: "Many") }
web-tzolkin-price-of-step = precio del avance
web-tzolkin-bonus = { -bonus }
web-tzolkin-buildings = { -building(form: "Many") }
web-tzolkin-may-be-renovated = renovable
web-tzolkin-in-the-deck = Era { $age } · { $left } en el mazo
web-tzolkin-monuments = { -monument(form: "Many") }
web-tzolkin-monuments-built = puntúan al final · { $built } de { $all } construidos
web-worth-now = Vale ahora:
web-tzolkin-prophecies = { -prophecy(form: "Many") }
web-tzolkin-days = días { $from }–{ $to }
web-tzolkin-none = libre
web-tzolkin-you-have = Tienes { $count }
web-tzolkin-more-for = { $missing } más para +{ $points }
web-tzolkin-you = tú
web-tzolkin-bot = { -bot }
web-tzolkin-to-play = le toca
web-tzolkin-side-light = Lado claro: aún puede girar el calendario dos días
web-tzolkin-side-dark = Lado oscuro: los dos días ya se han usado
web-tzolkin-place-on = Colocar en { $place } { $space }
web-tzolkin-you-pay = Pagas
web-tzolkin-you-get = Consigues
web-tzolkin-leaves = { $amount ->
        [one] Queda { goods }.
       *[other] Quedan { goods }.
    }
web-tzolkin-tomorrow = Mañana estará en { $action }.
web-tzolkin-seats = Jugadores
web-tzolkin-tab-board = Tablero
web-tzolkin-tab-temples = { -temple(form: "Many") }
web-tzolkin-tab-skills = Técnica
web-tzolkin-tab-cards = Losetas
web-tzolkin-tab-log = { -log(form: "One") }
web-tzolkin-show = Mostrar { $place }
web-tzolkin-ask-place = Coloca trabajadores.
web-tzolkin-ask-pick = Recoge trabajadores.
web-tzolkin-lowest-free = Un trabajador ocupa la casilla libre más baja del engranaje; aquí es { $place } { $space }, por { $corn } { $corn ->
            [one] unidad
           *[other] unidades
        } de maíz.
web-tzolkin-jungle = Losetas de cosecha de madera, cada una sobre una de maíz: { $wood }. Losetas de cosecha de maíz descubiertas: { $corn }.
web-tzolkin-all-of-it = Todo lo que hay en la mesa
