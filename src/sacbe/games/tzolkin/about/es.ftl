### Español: qué son las cosas de Tzolk'in, en una o dos frases. Las cantidades vienen de los datos, ya escritas (3 unidades de maíz).

## El tablero

about-gear-name = { $gear }
about-gear-palenque = Los trabajadores de Palenque cosechan maíz y madera de la jungla. El engranaje los lleva una casilla más allá cada día.
about-gear-yaxchilan = Los trabajadores de Yaxchilán traen cubos, maíz y una calavera de cristal. El engranaje los lleva una casilla más allá cada día.
about-gear-tikal = Los trabajadores de Tikal avanzan tecnologías, construyen edificios y monumentos y suben en los templos. El engranaje los lleva una casilla más allá cada día.
about-gear-uxmal = Los trabajadores de Uxmal comercian en el mercado, contratan trabajadores, construyen con maíz o usan acciones de otros engranajes. El engranaje los lleva una casilla más allá cada día.
about-gear-chichen-itza = Los trabajadores de Chichén Itzá dejan calaveras de cristal a cambio de puntos y peldaños en los templos. El engranaje los lleva una casilla más allá cada día.

about-space-name = { $gear } { $space }
about-space = { $space ->
        [0] Colocar un trabajador aquí es gratis. { $does }
       *[other] Colocar un trabajador aquí cuesta { $price }. { $does }
    }
about-does-nothing = Aún no hay acción: espera a que { $gear } gire.
about-does-any = Recogido de aquí, usa cualquier acción de { $gear } sin pagar por retroceder.
about-does-gain = Recogido de aquí, trae { $goods }.
about-does-harvest-corn = Recogido de aquí, cosecha { $corn } de la jungla.
about-does-harvest-both = Recogido de aquí, cosecha { $corn } o { $wood } de la jungla.
about-does-advance-technology = { $max ->
        [one] Recogido de aquí, avanza { $max } nivel en una tecnología, pagado en cubos.
       *[other] Recogido de aquí, avanza { $min } o { $max } niveles en tecnologías, pagados en cubos.
    }
about-does-construct = Recogido de aquí, construye { $buildings } edificio, pagado en cubos.
about-does-construct-many = Recogido de aquí, construye hasta { $buildings } edificios, o { $monuments } monumento, pagados en cubos.
about-does-construct-corn = Recogido de aquí, construye { $buildings } edificio pagado en maíz: { $corn } por cada cubo de su coste.
about-does-climb-corn = Recogido de aquí, sube { $steps } peldaño en un templo a tu elección por { $corn }.
about-does-climb-blocks = Recogido de aquí, sube { $steps } peldaño en cada uno de { $count } templos por { $blocks } cubo.
about-does-market-exchange = Recogido de aquí, comercia en el mercado tantas veces como quieras.
about-does-gain-worker = Recogido de aquí, trae { $workers } trabajador nuevo del banco.
about-does-perform-any-action = Recogido de aquí, usa cualquier acción de Palenque, Yaxchilán, Tikal o Uxmal por { $corn }.
about-does-lay = { $blocks ->
        [0] Recogido de aquí, deja { $skulls } calavera de cristal a cambio de { $points } y { $steps } peldaño en el templo de { $temple }.
       *[other] Recogido de aquí, deja { $skulls } calavera de cristal a cambio de { $points }, { $steps } peldaño en el templo de { $temple } y { $blocks } cubo a tu elección.
    }

about-worker = Cada día pasa a una casilla más alta. Su dueño lo recoge para usar la acción de su casilla, o paga maíz por una más baja.
about-idle-worker-name = Trabajador no asignado

about-moment-name = Hoy: día { $day }
about-moment = Después de cada ronda el calendario gira un día, o dos días si quien usó la casilla del jugador inicial lo desea. La partida acaba con el día { $days }.
about-day = { $left ->
        [0] Ya no hay ningún día de comida.
        [one] Falta { $left } día para el día de comida, el día { $next }. Cada ronda dura un día, a veces dos.
       *[other] Faltan { $left } días para el día de comida, el día { $next }. Cada ronda dura un día, a veces dos.
    }
about-food-day = { $kind ->
        [goods] Mitad de la era { $age }: cada trabajador necesita { $corn }, y cada uno sin comer cuesta { $loss }; después todos consiguen los materiales de los templos.
       *[points] Fin de la era { $age }: cada trabajador necesita { $corn }, y cada uno sin comer cuesta { $loss }; después todos anotan los puntos de los templos.
    }
about-age = La era { $age } dura hasta el día { $last }. Sus días de comida son los días { $days }.
about-feeding-name = { $player }: maíz para el día de comida
about-feeding = El maíz en mano y lo que necesitarán los trabajadores: { $corn } cada uno, menos lo que ahorran las granjas. Cada trabajador sin comer cuesta { $loss }.
about-tooth-corn-name = Maíz en los dientes
about-tooth-corn = Después de cada ronda sin trabajador en la casilla del jugador inicial, se deja una unidad de maíz en el diente del día. El siguiente trabajador allí se lo lleva todo, ahora { $corn }.
about-starting-player-space-name = Casilla del jugador inicial
about-starting-player-space = La casilla es gratis y admite un trabajador por ronda. Trae el maíz de los dientes y el marcador de jugador inicial, y deja pasar dos días si tu tablero está en su lado claro.
about-starting-player-name = Jugador inicial
about-starting-player = Este es el jugador que hace el primer turno de cada ronda. El marcador solo cambia de mano cuando alguien usa la casilla del jugador inicial.
about-jungle-name = Jungla de { $place }
about-jungle = Quien cosecha en { $place } toma una loseta de aquí. { $now }
about-market-name = Mercado
about-market = Aquí se ve cuánto maíz valen los cubos. Un trabajador en Uxmal comercia a estos precios, en ambos sentidos y tantas veces como quieras.
about-rate-name = { $good } en el mercado
about-rate = El mercado vende { $block } por { $corn } y lo compra por lo mismo.
about-skulls-left-name = Calaveras de cristal restantes
about-skulls-left = En el banco quedan { $left } de { $all } calaveras de cristal. Cuando se vacía, nadie consigue ninguna más.

## Templos y tecnologías

about-temple-name = Templo de { $temple }
about-temple = Al final de cada era tu peldaño aquí vale de { $least } a { $most }. A mitad de la era tu peldaño y los de debajo dan materiales: { $goods }.
about-step-name = { $step ->
        [-1] { $temple }: peldaño más bajo
        [0] { $temple }: peldaño inicial
       *[other] { $temple }: peldaño { $step }
    }
about-step = { $step ->
        [-1] El peldaño más bajo de { $temple } vale { $points } al final de una era.
        [0] El peldaño inicial de { $temple } vale { $points } al final de una era.
       *[other] El peldaño { $step } de { $temple } vale { $points } al final de una era.
    } { $goods } { $top }
about-step-top = Solo hay sitio para un jugador, cuyo tablero gira a su lado claro.
about-highest-name = El más alto en el templo de { $temple }
about-highest = Quien está más alto en el templo de { $temple } anota { $first } más al final de la era I y { $second } más al final de la era II; el empate lo reduce a la mitad.
about-track-agriculture = La agricultura hace que las cosechas de maíz en Palenque den más. Cada nivel conserva los efectos de los anteriores.
about-track-extraction = La extracción da más madera, piedra y oro. Cada nivel conserva los efectos de los anteriores.
about-track-architecture = La arquitectura premia cada edificio que construyes y lo abarata. Cada nivel conserva los efectos de los anteriores.
about-track-theology = La teología llega más lejos en Chichén Itzá y da peldaños y calaveras de cristal. Cada nivel conserva los efectos de los anteriores.
about-level-name = { $track } { $level }
about-level = { $does } Avanzar al nivel { $level } de { $track } cuesta { $cost ->
        [one] { $cost } cubo.
       *[other] { $cost } cubos.
    }
about-bonus = Avanzar más allá del último nivel de { $track } cuesta { $cost ->
        [one] { $cost } cubo
       *[other] { $cost } cubos
    } y da esto: { $does }
about-advance-name = { $level ->
        [beyond] Precio de una bonificación
       *[other] Precio del nivel { $level }
    }
about-advance = { $level ->
        [beyond] Avanzar más allá del último nivel de una tecnología cuesta { $blocks }.
       *[other] Avanzar al nivel { $level } de una tecnología cuesta { $blocks }.
    }
about-blocks = { $cost ->
        [one] { $cost } cubo de cualquier tipo
       *[other] { $cost } cubos de cualquier tipo
    }

## Losetas

about-building = { $does } Coste: { $cost }. Tipo: { $type }.
about-monument = { $does } Puntúa al final. Coste: { $cost }. Tipo: { $type }.
about-type-farm = Las granjas ahorran maíz en cada día de comida mientras sean tuyas.
about-type-civic = Los edificios públicos suelen avanzar tecnologías, una vez y en el acto. Uno de los monumentos los cuenta.
about-type-tomb = Las tumbas suelen dar peldaños en los templos o puntos, una vez y en el acto. Uno de los monumentos las cuenta.
about-type-shrine = Los santuarios suelen dar tecnologías o peldaños en los templos, una vez y en el acto. Uno de los monumentos los cuenta.
about-row-name = Fila de edificios
about-row = Estos edificios se pueden construir: { $places } sitios, que se rellenan al final de un turno.
about-deck-name = Mazo de edificios
about-deck = { $left ->
        [one] { $left } edificio de la era { $age } espera en el mazo y llenará un hueco.
       *[other] { $left } edificios de la era { $age } esperan en el mazo y llenan los huecos. Al final de la era I cambia toda la fila.
    }
about-monuments-name = Monumentos
about-monuments = Esta partida tiene { $all } monumentos. Se construyen con la acción { $action } de Tikal y puntúan al final.
about-wealth = { $does } Al empezar, cada cual eligió { $kept } de { $dealt } losetas de riqueza.

## Jugadores

about-seat-name = { $player }
about-seat = Las piezas de { $player } tienen este color y esta forma.
about-points-name = Puntos
about-points = Los puntos hasta ahora. Quien más tenga al final gana; en caso de empate deciden los trabajadores en los engranajes.
about-if-ended-name = Si acabara ahora
about-if-ended = Los puntos que tendría ahora este jugador, con los monumentos y con lo que valen los materiales.
about-corn = El maíz paga la colocación de trabajadores y los alimenta en los días de comida, { $each } para cada uno. Al final { $point } valen un punto; con { $most } o menos puedes mendigar.
about-held-blocks-name = Cubos
about-held-blocks = Madera, piedra y oro de este jugador, todo junto. Los cubos pagan edificios, monumentos y tecnologías.
about-block = Los cubos de { $good } pagan edificios, monumentos y tecnologías. Al final { $block } vale { $corn }.
about-skulls = Las calaveras de cristal se dejan en Chichén Itzá a cambio de puntos y peldaños en los templos. Cada una en mano al final vale { $points }.
about-workers-name = Trabajadores
about-workers = { $now }. Puede haber { $all }; a los del banco hay que contratarlos.
about-side-light-name = Tablero del jugador, lado claro
about-side-dark-name = Tablero del jugador, lado oscuro
about-corn-tiles = Cada cosecha de maíz da una loseta de cosecha de maíz. Uno de los monumentos las cuenta.
about-wood-tiles = Cada cosecha de madera da una loseta de cosecha de madera. Uno de los monumentos las cuenta.

## La expansión

about-prophecy = { $does } { $counts }
about-no-prophecy-name = Ninguna profecía
about-no-prophecy = Hasta el día { $last } no hay profecía.
about-band-name = { $prophecy }: { $points }
about-band = { $reach ->
        [open] Quien tiene { $min } o más de lo que cuenta «{ $prophecy }» anota { $points } cuando acaba la profecía.
        [one] Quien tiene { $min } de lo que cuenta «{ $prophecy }» anota { $points } cuando acaba la profecía.
       *[span] Quien tiene de { $min } a { $max } de lo que cuenta «{ $prophecy }» anota { $points } cuando acaba la profecía.
    }
about-quick-name = Acción rápida: { $does }
about-quick = En los días { $from } a { $to }, un trabajador colocado en una casilla de acción rápida hace esto en el acto: { $does }.
about-quick-spaces-name = Casillas de acción rápida
about-quick-spaces = Hay sitio para { $spaces } trabajadores por ronda, por { $price } cada uno. Hacen en el acto la acción rápida en vigor y vuelven después de la ronda.
about-renovation-name = Renovación
about-renovation = Puedes renunciar a un edificio así al construir otro: sus cubos cuentan entonces para el nuevo.
