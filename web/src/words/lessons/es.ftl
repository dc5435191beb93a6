## Aprender: la lista de lecciones y una lección con su entrenador

web-lessons-title = Aprender jugando
web-lessons-text = Lecciones cortas en el tablero de verdad. Tú actúas, el entrenador te dice por qué. Vete y vuelve cuando quieras.
web-lessons-welcome = Qué bien que vuelvas.
web-lessons-left = Estabas en la lección { $number } de { $game }, «{ $title }», en el paso { $step } de { $count }.
web-lessons-go-on = Seguir
web-lessons-length = { $lessons ->
    [one] { $lessons } lección y una partida corta, unos { $minutes } minutos
    *[other] { $lessons } lecciones y una partida corta, unos { $minutes } minutos
    }
web-lessons-done-of = { $done } de { $count } lecciones terminadas
web-lessons-expansion = { $lessons ->
    [one] { $lessons } lección para quien ya conoce el juego base
    *[other] { $lessons } lecciones para quien ya conoce el juego base
    }
web-lessons-overview = Vista general
web-lessons-aid = Resumen
web-lessons-minutes = { $minutes } min
web-lessons-done = terminada
web-lessons-begun = empezada
web-lessons-best-after = mejor tras la lección { $number }
web-lessons-any-order = Puedes abrir cualquier lección cuando quieras; el orden es solo un consejo.
web-lessons-know = Ya conozco { $game }
web-lessons-known = Todas las lecciones de { $game } quedan como terminadas.
web-lessons-newcomer = ¿Es tu primera vez? La lección 1 dura un minuto, en el tablero de verdad.
web-lesson-you = Aprendiz
web-lesson-coach = Entrenador
web-lesson-of = Lección { $number } de { $count }
web-lesson-step = paso { $step } de { $count }
web-lesson-says = Paso { $step } de { $count }. { $say }
web-lesson-says-after = Paso { $step } de { $count }. { $say } Antes: { $then }
web-lesson-back = Un paso atrás
web-lesson-show = Enséñame
web-lesson-skip = Saltar
web-lesson-other = Eso está permitido. En esta lección, prueba con lo que está iluminado.
web-lesson-changed = Esta lección ha cambiado desde tu última visita, así que empieza de nuevo.
web-lesson-leave-title = ¿Dejar la lección?
web-lesson-leave-text = Tu paso queda guardado. Puedes seguir cuando quieras.
web-lesson-stay = Quedarme
web-lesson-leave = Dejarla
web-lesson-next = Siguiente: { $title }
web-lesson-again = Otra vez
web-lesson-start = Empezar
web-lesson-show-does = muestra lo que pide la lección
web-lesson-back-does = vuelve un paso atrás en la lección

## El entrenador en la partida corta

web-coach-turn = turno { $turn }
web-coach-quiet = Silencio
web-coach-speak = Hablar de nuevo
web-coach-content = Nada que señalar en este turno.
web-coach-careful = Cuidado
web-coach-idea = Una idea para este turno
web-coach-held = Tu turno aún no ha terminado. Termínalo otra vez si lo tienes claro.
web-coach-begin = Empecemos
web-coach-review = Mirando atrás
web-coach-fold = Plegar el entrenador en una línea
web-coach-unfold = Desplegar el entrenador
web-coach-whole = Ahora una partida entera
