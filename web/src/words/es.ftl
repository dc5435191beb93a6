### Español: las frases de la propia página. Las claves son las mismas en todas las lenguas.

web-loading = Cargando…
web-not-found = Aquí no hay nada.
web-to-home = A la página de inicio
web-lost = Restableciendo la conexión…
web-new-version = Hay una nueva versión de Sacbe: esta página se volverá a cargar.
web-hint = Pista
web-hint-thinking = El bot está pensando …
web-hint-then = Después: { $steps }
web-hint-worth = unos { $points } puntos
web-undo = Deshacer
web-reset = Reiniciar el turno
web-end-turn = Terminar el turno
web-end-turn-ask = ¿Terminar el turno?
web-do-not-ask = No volver a preguntar
web-keep-playing = Seguir jugando
web-waiting = Esperando a { $player }.
web-your-turn-soon = Enseguida te toca a ti.
web-play = Jugar
web-log = Registro
web-chat = Chat
web-rules = Reglas

## Table shell

web-close = Cerrar
web-newest = Lo más reciente
web-language = Idioma
web-theme = Claro u oscuro
web-theme-system = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-zoom-fit = Mostrar todo
web-sound = Sonido
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
web-forfeited = { $player } perdió por tiempo. Un bot sigue jugando.
web-forfeited-you = Perdiste por tiempo. Un bot sigue jugando por ti.
web-lost-on-time = perdió por tiempo
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
web-game-stopped = El administrador de este servidor ha detenido esta partida.
web-skip = Saltar
web-space = Espacio
web-more-to-show = { $count ->
    [one] { $count } cambio más por mostrar
    *[other] { $count } cambios más por mostrar
    }
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
web-rematch-begun = La revancha se juega en otra mesa.
web-to-rematch = Ir a la revancha
web-skip-to-prompt = Ir a la pregunta
web-skip-to-content = Ir al contenido

## Tzolk'in questions

web-tz-free = gratis
web-tz-points-name = puntos
web-tz-points = { $points ->
        [one] { $written } punto
       *[other] { $written } puntos
    }
web-tz-worker = trabajador
web-tz-tile-corn = loseta de maíz
web-tz-tile-wood = loseta de madera
web-tz-burn = jungla quemada
web-tz-action = Acción { $action }
web-tz-first-player = Jugador inicial
web-tz-quick = Rápida
web-tz-choose-action = Elige la acción
web-tz-step-fee = la propia gratis, cada paso abajo 1 de maíz
web-tz-take-back = Recoger sin acción
web-tz-you-hold = Tienes
web-tz-you-pay = Pagas { $paid } de { $all }
web-tz-pays = Pagas entonces
web-tz-you-get = Consigues
web-tz-you-have = tienes
web-tz-rate = { $rate } cada uno
web-tz-for-corn = se paga en
web-tz-left = quedan { $left }
web-tz-bonus = Bonificación
web-tz-no-step = Guardar los cubos
web-tz-no-more = Nada más
web-tz-build-no-more = No construir más
web-tz-give-up = Renunciar a «{ $tile }»: sus cubos pagan la próxima loseta
web-tz-given-up = «{ $tile }» se descarta por la loseta que construyas.
web-tz-title-any-action = Cualquier acción
web-tz-title-pay = { $blocks ->
        [one] Paga { $blocks } cubo
       *[other] Paga { $blocks } cubos, de cualquier tipo
    }
web-tz-title-theology = ¿Un cubo por un peldaño?
web-tz-title-gain = { $blocks ->
        [one] Toma un cubo
       *[other] Toma { $blocks } cubos
    }
web-tz-title-save = Un cubo menos
web-tz-title-trade = Intercambio
web-tz-trade-remark = cuanto quieras, en ambos sentidos
web-tz-title-build = ¿Qué construyes?
web-tz-title-climb = { $left ->
        [one] Un peldaño arriba
       *[other] Templos distintos
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
web-tz-about-choose-days = Dos días mueven cada engranaje dos casillas y giran tu tablero a su lado oscuro.
web-tz-about-use-architecture = La arquitectura vale para un edificio de esta acción: este o el segundo.
web-tz-decline-taxed-gold = Dejar el oro
web-tz-decline-taxed-steps = Dejar el peldaño
web-tz-decline-taxed-level = Dejar el avance
web-tz-decline-taxed-skulls = Dejar la calavera
web-tz-decline-climb = Dejar el peldaño
web-tz-agriculture-1 = Las cosechas de maíz dan 1 de maíz más.
web-tz-agriculture-2 = Cosecha maíz sin loseta donde no haya ninguna a la vista; la pesca da 1 de maíz más.
web-tz-agriculture-3 = Las cosechas de maíz dan otros 2 de maíz.
web-tz-agriculture-bonus = Un peldaño arriba en un templo a tu elección.
web-tz-extraction-1 = 1 de madera más siempre que tomes o coseches madera.
web-tz-extraction-2 = 1 de piedra más en Yaxchilán.
web-tz-extraction-3 = 1 de oro más en Yaxchilán.
web-tz-extraction-bonus = Dos cubos a tu elección.
web-tz-architecture-1 = 1 de maíz por edificio.
web-tz-architecture-2 = 2 puntos por edificio.
web-tz-architecture-3 = 1 cubo menos por edificio.
web-tz-architecture-bonus = Anota 3 puntos.
web-tz-theology-1 = En Chichén Itzá puedes usar la casilla siguiente.
web-tz-theology-2 = Tras poner una calavera puedes pagar 1 cubo por un peldaño en un templo.
web-tz-theology-3 = 1 calavera de cristal más en Yaxchilán 4.
web-tz-theology-bonus = 1 calavera de cristal.
web-tz-placed = colocaste en { $places }
web-tz-lifted = recogiste de { $places }
web-tz-paid = pagaste { $goods }
web-tz-gained = conseguiste { $goods }
web-tz-this-turn = Este turno: { $done }.
web-tz-in-hand = { $workers ->
        [one] { $workers } trabajador en mano, { $corn } de maíz.
       *[other] { $workers } trabajadores en mano, { $corn } de maíz.
    }
web-tz-leaves = Te quedan { $corn } de maíz.
web-tz-touch-again = Toca otra vez para hacerlo.

## Tzolk'in set-up

web-tz-setup = ¿Cómo empiezas?
web-tz-setup-secret = Se elige en secreto; se muestra cuando todos hayan elegido.
web-tz-wealth = Losetas de riqueza
web-tz-keep-tiles = conserva { $count } de { $all }
web-tz-because = conserva { $count } de { $all }, gracias a { $tribe }
web-tz-chosen = { $count } de { $all } elegidas
web-tz-tribe = Tribu
web-tz-keep-tribe = conserva 1 de 2, la otra vuelve
web-tz-tribe-first = Primero la tribu: puede cambiar cuántas losetas conservas.
web-tz-start-with = Empezarías con
web-tz-workers = Trabajadores
web-tz-temples = Templos
web-tz-technologies = Tecnologías
web-tz-choosing = eligiendo
web-tz-ready = listo
web-tz-open = A la vista en la mesa
web-tz-open-remark = edificios de la era I y monumentos: a lo que puedes aspirar
web-tz-known = conocidas por todos
web-tz-prophecies = Profecías
web-tz-days = días { $from }–{ $to }
web-tz-see-board = Ver el tablero
web-tz-back-to-choice = Volver a la elección
web-tz-all-chosen = Ya has elegido.
web-tz-one-worker-more = un trabajador más
web-tz-fed-free = 1 trabajador no necesita maíz

## Tzolk'in food day and end

web-tz-food-day = Día de comida { $day }
web-tz-mid-era = mitad de la era { $age }: bienes de los templos
web-tz-end-of-age = fin de la era { $age }: puntos de los templos
web-tz-income = Ingresos
web-tz-income-of = { $count ->
        [one] { $count } edificio rindió
       *[other] { $count } edificios rindieron
    }
web-tz-feeding = Comida
web-tz-fed-of = { $fed } de { $all } trabajadores alimentados
web-tz-fed = Alimentados
web-tz-unfed = Sin comer
web-tz-age-begins = Era II
web-tz-new-row = edificios nuevos
web-tz-rewards = Templos
web-tz-rewards-goods = bienes de los peldaños
web-tz-rewards-points = puntos de cada peldaño
web-tz-prophecy = Profecía
web-tz-highest = el más alto +{ $points }
web-tz-sum = Suma
web-tz-next-day = Día { $day }
web-tz-next = a continuación
web-tz-begins = Empieza: { $what }
web-tz-continue = Seguir al día { $day }
web-tz-continue-end = Seguir a la puntuación final
web-tz-continue-days = Seguir: ¿un día o dos?
web-tz-replay-food = Repetir el día de comida
web-tz-food-keys = Espacio lo muestra todo. Queda en el registro.
web-tz-monuments = Monumentos
web-tz-tie-break = Desempate: trabajadores en los engranajes
web-tz-see-table = Ver la mesa
web-tz-see-scores = Ver la puntuación
web-tz-monument-row = la fila y el mazo antiguos se van; los monumentos quedan
web-tz-idle-worker = El trabajador de { $space } es neutral: no es de nadie y nadie lo recoge.

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
web-my-tables = Mis mesas
web-wait-for-you = { $count ->
    [one] { $count } te espera
    *[other] { $count } te esperan
    }
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
web-open-record = Abrir un registro desde un archivo
web-your-turn = Tu turno
web-state-open = abierta
web-state-playing = en juego
web-state-over = repetición
web-to-move = juega { $player }
web-turn-began = el turno empezó { $ago }
web-players-count = { $count } jugadores
web-seats-free = { $count ->
    [one] { $count } asiento libre
    *[other] { $count } asientos libres
    }
web-seat-free = libre
web-learn = Aprender
web-learn-text = La mesa muestra qué puedes hacer, cuánto cuesta y por qué no. Empieza en pequeño, contra un bot.
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
web-nobody-plays = No hay mesas abiertas ni en juego ahora mismo. Sé el primero.
web-sign-in = Iniciar sesión
web-sign-out = Cerrar sesión
web-take-account = Crear una cuenta
web-have-account = Ya tengo cuenta
web-account-text = Con un nombre y una contraseña conservas tus mesas en cualquier dispositivo. No se pide nada más.
web-sign-in-text = Para jugar no necesitas cuenta: pulsa Jugar y entras como invitado.
web-account-known = Has iniciado sesión como { $login }.
web-signed-in = Hola, { $name }.
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
web-fan-note = Una implementación de aficionados con arte propio. Los juegos de caja son de sus editoriales, citadas en Acerca de.
web-about-text = Un sacbé es el camino blanco que unía las ciudades mayas. Este es un lugar para jugar a dos juegos de mesa exigentes: las reglas, los bots y los dibujos son obra nuestra.
web-credits-tzolkin = Tzolk’in fue creado por Daniele Tascini y Simone Luciani y lo publica Czech Games Edition. Si te gusta, compra el juego de caja.
web-credits-mexica = Mexica es un diseño de Wolfgang Kramer y Michael Kiesling. Si te gusta, compra el juego en su caja si lo encuentras.
web-learn-look = Lo que está permitido brilla. Haz clic, o llega con las flechas y pulsa Intro.
web-learn-hover = Deja el puntero encima: ves el precio y la ganancia antes de pagar.
web-learn-why = Haz clic en lo que no brilla: una frase dice por qué no y abre su regla.
web-learn-undo = Prueba: puedes deshacer el turno hasta que lo termines.
web-you = tú
web-bot = bot
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
web-search-for = Búsqueda «{ $text }»
web-rules-count = { $count ->
    [one] { $count } regla
    *[other] { $count } reglas
    }
web-copy-link = Copiar el enlace
web-you-asked-why = Preguntaste por qué
web-back-to-table = Volver a la mesa
web-how-to-read = Cómo leer esto
web-read-number = número de una regla; el «por qué no» lo usa
web-read-example = un ejemplo resuelto que también es una prueba
web-read-link = copiar el enlace de una regla: haz clic en su número
web-read-search = ir a la búsqueda
web-rules-english = Los textos de las reglas están en inglés.
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
web-turns-count = { $count } turnos
web-speed = Velocidad
web-key-step = jugada
web-key-turn = turno
web-key-play = reproducir
web-share = Compartir
web-download = Descargar
web-final-by-source = Puntuación final por origen
web-play-from-here = Jugar desde aquí
web-play-from-text = Ocupas el asiento al que le toca ahora; los bots ocupan los demás.
web-from-move = Desde la jugada { $move }
web-open-another = Abrir otra partida
web-drop-file = Suelta aquí un registro o una posición
web-drop-note = Los registros se pueden descargar al final de cada partida.
web-choose-file = Elegir un archivo
web-player-number = Jugador { $number }
web-board = Tablero
web-problem-lost = El servidor no responde.
web-problem-bad-request = Esto no se puede hacer.
web-problem-not-signed-in = Inicia sesión primero, o revisa nombre y contraseña.
web-problem-not-allowed = Solo otra persona puede hacer esto.
web-problem-closed = Ahora mismo este servidor no admite a nadie nuevo.
web-problem-wrong-password = La contraseña no es correcta.
web-problem-not-found = Aquí no hay nada.
web-problem-stale = Esa pregunta ya no vale.
web-problem-illegal = Eso no está permitido ahora.
web-problem-too-large = El archivo es demasiado grande.
web-problem-too-many = Demasiado en poco tiempo: espera un momento.
web-problem-limit = Ya tienes tantas partidas en curso como puede tener una persona: termina una primero.
web-problem-removed = Esta mesa ha sido eliminada.
web-problem-unavailable = El servidor no puede hacerlo ahora; vuelve a intentarlo en un momento.
web-problem-fault = El servidor ha cometido un error.

## Mexica table

web-mexica-board = La isla. Jugadores: { $players }
web-mexica-for = { $cost ->
        [one] { $what }, { $cost } punto de acción
       *[other] { $what }, { $cost } puntos de acción
    }
web-mexica-fits = encaja
web-mexica-actions = Acciones
web-mexica-move = Mover
web-mexica-found = Fundar
web-mexica-canal = Canal
web-mexica-bridge = Puente
web-mexica-temple = Templo
web-mexica-teleport = Saltar
web-mexica-token = Ficha
web-mexica-propose = Votar retiro…
web-mexica-ask-move = Mueve tu pilli o elige una acción
web-mexica-ask-canal = ¿Qué canal colocas?
web-mexica-unused = { $count ->
        [one] Queda { $count } punto de acción sin usar. No pasa al turno siguiente.
       *[other] Quedan { $count } puntos de acción sin usar. No pasan al turno siguiente.
    }
web-mexica-ask-bridge = ¿Dónde construyes un puente?
web-mexica-ask-lift = ¿Qué puente levantas?
web-mexica-ask-temple = ¿Qué templo construyes?
web-mexica-ask-propose = ¿Qué calpulli debe salir del juego?
web-mexica-of-points = de { $all } puntos de acción
web-mexica-of-short = de { $all }
web-mexica-points-short = { $cost } PA
web-mexica-tokens = { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
web-mexica-spend = gastar una
web-mexica-leaves = quedan { $left }
web-mexica-reset = Reiniciar
web-mexica-double = Doble
web-mexica-single = Simple
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
web-mexica-then-found = Después fundar { $size }: +{ $points }
web-mexica-you = tú
web-mexica-bot = robot
web-mexica-first = primer jugador
web-mexica-moving = le toca
web-mexica-points = { $count ->
        [one] punto
       *[other] puntos
    }
web-mexica-temples-left = { $count ->
        [one] Queda { $count } templo de nivel { $level }
       *[other] Quedan { $count } templos de nivel { $level }
    }
web-mexica-token-label = Fichas
web-mexica-none = ninguna
web-mexica-goods = Calpulli y reserva
web-mexica-calpulli = Calpulli
web-mexica-period-title = Periodo { $period }
web-mexica-round = ronda { $round }
web-mexica-districts = Distritos
web-mexica-founded-of = { $done } de { $all } fundados
web-mexica-tile-open = Disponible: { $tile }
web-mexica-tile-founded = Fundado: { $tile }
web-mexica-tile-removed = Fuera del juego: { $tile }
web-mexica-fold = Plegar o desplegar los calpulli
web-mexica-ends-when = El periodo { $period } acaba cuando
web-mexica-last-round = Última ronda del periodo { $period }
web-mexica-all-founded = todos los calpulli fundados
web-mexica-so-many = { $done } de { $all }
web-mexica-temples-out = y se acaban los templos
web-mexica-left = { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
web-mexica-fewest = { $count ->
        [one] { $names } es quien menos tiene.
       *[other] { $names } son quienes menos tienen.
    }
web-mexica-scored-now = Si se puntuara ahora
web-mexica-last-scoring = Última puntuación
web-mexica-hide-them = Ocultar
web-mexica-vote = Votación sobre un calpulli
web-mexica-proposes = { $player } propone retirar el calpulli de { $size }
web-mexica-vote-rule = Sale si todos están de acuerdo; un solo no lo conserva.
web-mexica-vote-proposed = propone
web-mexica-vote-yes = de acuerdo
web-mexica-vote-no = lo conserva
web-mexica-vote-open = por responder
web-mexica-vote-now = responde ahora
web-mexica-remove = Retirarlo
web-mexica-keep = Conservarlo
web-mexica-scoring-of = Puntuación del periodo { $period }
web-mexica-nothing-scored = No se ha fundado ningún distrito y nadie está en el palacio: no se puntúa nada.
web-mexica-palace = Palacio
web-mexica-together = Total
web-mexica-go-there = { $cost ->
        [0] Ir allí
        [one] Ir allí por { $cost } punto
       *[other] Ir allí por { $cost } puntos
    }
web-mexica-to = A { $cell }
web-mexica-log = Registro y chat
web-mexica-map = La isla entera

## Tzolk'in table

web-tzolkin-board = El tablero
web-tzolkin-age = Era { $age }
web-tzolkin-day = Día { $day }
web-tzolkin-food-day-in = { $days ->
    [0] Hoy es día de comida
    [one] Comida en { $days } día
   *[other] Comida en { $days } días
  }
web-tzolkin-food-goods = mitad de la era { $age }: bienes
web-tzolkin-food-points = fin de la era { $age }: puntos
web-tzolkin-corn-to-feed = maíz en mano / para todos
web-tzolkin-corn-in-hand = maíz en mano
web-tzolkin-missing = { $missing } más para +{ $points }
web-tzolkin-first-player = Jugador inicial
web-tzolkin-quick = Rápida
web-tzolkin-to-day = hasta el
web-tzolkin-market = Mercado
web-tzolkin-skulls-left = Calaveras
web-tzolkin-today = hoy
web-tzolkin-each = cada uno
web-tzolkin-all = todos
web-tzolkin-best = mejor
web-tzolkin-laid = puestas
web-tzolkin-temples = Templos
web-tzolkin-temples-note = puntos al final de cada era; bienes a mitad
web-tzolkin-highest = más alto:
web-tzolkin-step-points = Al final de una era: { $points } para quien está aquí.
web-tzolkin-step-good = A mitad de una era: { $goods } para quien está aquí o más arriba.
web-tzolkin-technologies = Tecnologías
web-tzolkin-price-of-step = precio del avance
web-tzolkin-bonus = bono
web-tzolkin-buildings = Edificios
web-tzolkin-may-be-renovated = renovable
web-tzolkin-in-the-deck = Era { $age } · { $left } en el mazo
web-tzolkin-monuments = Monumentos
web-tzolkin-monuments-built = puntúan al final · { $built } de { $all } construidos
web-tzolkin-worth-now = Vale ahora:
web-tzolkin-prophecies = Profecías
web-tzolkin-days = días { $from }–{ $to }
web-tzolkin-none = sin
web-tzolkin-you-have = Tienes { $count }
web-tzolkin-more-for = { $missing } más para +{ $points }
web-tzolkin-you = tú
web-tzolkin-bot = bot
web-tzolkin-to-play = juega
web-tzolkin-side-light = Lado claro: aún puede avanzar el calendario dos días
web-tzolkin-side-dark = Lado oscuro: los dos días ya se usaron
web-tzolkin-hand = mano
web-tzolkin-gears = ruedas
web-tzolkin-bank = banco
web-tzolkin-place-on = Colocar en { $place } { $space }
web-tzolkin-you-pay = Pagas
web-tzolkin-you-get = Consigues
web-tzolkin-leaves = Quedan { $left } de { $good }.
web-tzolkin-tomorrow = Mañana estará en { $action }.
web-tzolkin-seats = Jugadores
web-tzolkin-tab-board = Tablero
web-tzolkin-tab-temples = Templos
web-tzolkin-tab-skills = Saberes
web-tzolkin-tab-cards = Cartas
web-tzolkin-tab-log = Registro
web-tzolkin-show = Mostrar { $place }
web-tzolkin-in-days = { $days ->
    [0] hoy
    [one] en { $days } día
   *[other] en { $days } días
  }
web-tzolkin-lowest-free = Un trabajador ocupa la casilla libre más baja del engranaje; aquí es { $place } { $space }, por { $corn } de maíz.
web-tzolkin-jungle = Losetas de madera, cada una sobre una de maíz: { $wood }. Losetas de maíz descubiertas: { $corn }.
web-tzolkin-all-of-it = Todo lo que hay en la mesa
