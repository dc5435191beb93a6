### Español: qué son las cosas de Mexica, en una o dos frases. Los números vienen de los datos.

## La isla

about-lake-name = Lago
about-lake = El lago es una sola agua alrededor de la isla. Las barcas lo cruzan sin coste, pero nadie puede construir en él.
about-land-name = Tierra
about-land = Tierra seca: por aquí andan los pilli, y sobre ella van canales, templos y calpulli. Lo que encierran los canales y el lago es un distrito.
about-canal-name = Canal
about-canal = Un canal es agua: separa distritos y detiene a quien camina, salvo que un puente lo cruce.
about-bridge-name = Puente
about-bridge = Un pilli cruza el puente en el sentido de las tablas, o toma aquí una barca hasta otro puente.
about-palace-name = Palacio
about-palace = El palacio es tierra donde nadie puede construir ni cavar. Solo puntúan sus cuatro casillas exteriores, no esta.
about-start-cell-name = Casilla inicial del palacio
about-start-cell = Un pilli en una casilla inicial al puntuar da { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }. En el palacio nadie puede construir ni cavar.
about-pilli-name = Pilli de { $player }
about-pilli = Un pilli recorre la ciudad. Funda distritos y construye templos donde está, y nadie pasa por él.
about-temple-name = { $player }: templo de nivel { $level }
about-temple = Cuenta { $level } en su distrito y costó { $cost } puntos de acción. Nadie pasa por él, ni lo amplía o retira.
about-neutral-temple-name = Templo neutral de nivel { $level }
about-neutral-temple = El color neutral cuenta { $level } aquí. Ocupa su lugar en el distrito, pero nadie recibe sus puntos.
about-calpulli-name = Calpulli de { $size }
about-calpulli = Funda un distrito de { $size } casillas: { $second } puntos para quien lo funda, { $third } para cada otro pilli que esté allí. Al puntuar el distrito, los lugares dan { $first }, { $second } y { $third }.
about-district-name = { $founded ->
        [founded] Distrito de { $size }, fundado ({ $cell })
       *[open] Distrito de { $size }, sin fundar ({ $cell })
    }
about-district = { $founded ->
        [founded] En cada puntuación, quien tiene más niveles de templo en este distrito de { $size } ({ $cell }) recibe { $first } puntos, el segundo { $second }, el tercero { $third }.
       *[open] Este terreno de { $size } casillas ({ $cell }) espera un calpulli de su tamaño. Sin él solo se puntúa al final de la partida.
    }
about-coordinates-name = Nombres de las casillas
about-coordinates = Una casilla se nombra por la letra de su columna y el número de su fila.

## El turno

about-moment-name = Periodo { $period }, ronda { $round }
about-moment = Hay dos periodos, cada uno con una puntuación al final. En una ronda cada cual juega un turno.
about-action-points-name = Puntos de acción
about-action-points = Cada turno tiene { $points ->
            [one] { $points } punto de acción
           *[other] { $points } puntos de acción
        }. Los que no se gastan se pierden.
about-tokens-name = Fichas de acción
about-tokens = En un turno una ficha de acción vale { $points ->
            [one] { $points } punto de acción
           *[other] { $points } puntos de acción
        }. Las fichas se guardan, también para el periodo siguiente.
about-move-name = Mover
about-move = Cada paso a pie cuesta { $cost } punto de acción, a tierra o a lo largo de un puente. Desde un puente, la barca cuesta uno por cada puente alcanzado o pasado.
about-found-name = Fundar un distrito
about-found = Fundar cuesta { $cost }: tu pilli está en un distrito con justo tantas casillas como un calpulli abierto.
about-dig-name = Abrir un canal
about-dig = Un canal cuesta { $cost } punto de acción, sencillo o doble. Tu pilli no tiene que estar cerca.
about-span-name = Construir un puente
about-span = Un puente cuesta { $cost } punto de acción. Cruza una casilla de canal, con tierra en ambos extremos.
about-raise-name = Construir un templo
about-raise = Un templo cuesta tantos puntos de acción como su nivel, de { $least } a { $most }. Va en el distrito de tu pilli.
about-teleport-name = Teletransporte
about-teleport = Por { $cost } puntos de acción el teletransporte lleva tu pilli a cualquier casilla libre de tierra o a cualquier puente libre.
about-buy-name = Comprar una ficha
about-buy = Una ficha cuesta { $cost } punto de acción, como mucho { $most } por turno, y lo devuelve en cualquier turno posterior.

## Junto a la isla

about-supply-name = { $kind ->
        [doubles] Canales dobles restantes
        [singles] Canales sencillos restantes
        [bridges] Puentes restantes
       *[tokens] Fichas de acción restantes
    }
about-supply = { $kind ->
        [doubles] La reserva tiene { $left } de { $all } canales dobles. Cada uno cubre dos casillas contiguas.
        [singles] La reserva tiene { $left } de { $all } canales sencillos. Cada uno cubre una casilla.
        [bridges] La reserva tiene { $left } de { $all } puentes. Cuando no queda ninguno, los que hay se pueden trasladar.
       *[tokens] La reserva tiene { $left } de { $all } fichas de acción. Las gastadas vuelven a ella.
    }
about-calpullis-name = Calpulli del periodo
about-calpullis = El periodo { $period } tiene { $all } calpulli. Cada uno funda un distrito con tantas casillas como indica, o sale de la partida.
about-tiles-done-name = Calpulli fundados
about-tiles-done = { $done } de { $all } calpulli del periodo { $period } están fundados o retirados. Todos deben estarlo antes de que acabe el periodo.
about-temples-out-name = Menos templos restantes
about-temples-out = A quien tiene menos le quedan { $left } templos. El periodo { $period } acaba en la ronda en la que alguien no tiene ninguno y todos los calpulli están resueltos.
about-if-ended-name = Si el periodo acabara ahora
about-if-ended = Los puntos hasta ahora y lo que darían ahora los distritos y el palacio.

## Jugadores

about-seat-name = { $player }
about-seat = El pilli y los templos de { $player } tienen este color y esta forma.
about-points-name = Puntos
about-points = Los puntos hasta ahora. Gana quien más tiene; en caso de empate, quien tiene más fichas de acción.
about-all-temples-name = Templos restantes
about-all-temples = Todos los templos que este jugador aún puede construir, de cualquier nivel. Cada periodo trae nuevos.
about-temples-left-name = Templos de nivel { $level }
about-temples-left = Templos de nivel { $level } aún sin construir. Cada cual recibe { $first } en el primer periodo y { $second } más en el segundo; uno cuesta { $cost } puntos de acción.
about-first-player-name = Jugador inicial
about-first-player = Este es el jugador inicial: empieza cada ronda. La ronda sigue hasta que todos han jugado un turno.
