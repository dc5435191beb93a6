### Español.
### Un campo de un evento, de una pregunta o de un motivo es una variable: un nombre o un número. El id de un
### nombre es $<campo>_id, para elegir una forma. Las claves son las mismas en todos los idiomas.

## El juego

game-name = Mexica

## Nombres

name-calpulli-3a = calpulli de 3
name-calpulli-3b = { name-calpulli-3a }
name-calpulli-4a = calpulli de 4
name-calpulli-4b = { name-calpulli-4a }
name-calpulli-5a = calpulli de 5
name-calpulli-5b = { name-calpulli-5a }
name-calpulli-6a = calpulli de 6
name-calpulli-6b = { name-calpulli-6a }
name-calpulli-7 = calpulli de 7
name-calpulli-8 = calpulli de 8
name-calpulli-9 = calpulli de 9
name-calpulli-10 = calpulli de 10
name-calpulli-11 = calpulli de 11
name-calpulli-12 = calpulli de 12
name-calpulli-13 = calpulli de 13

name-single = { -single-canal }
name-double = { -double-canal }

name-h = oeste–este
name-v = norte–sur

name-yes = sí
name-no = no

name-neutral = neutral

name-standard = templos neutrales normales
name-hard = templos neutrales difíciles
name-very-hard = templos neutrales muy difíciles
name-neutral-hard = { name-hard }
name-neutral-very-hard = { name-very-hard }

source-earlier = puntos anteriores
source-founding = distritos fundados
source-presence = presencia en fundaciones
source-period-1 = distritos, periodo 1
source-period-2 = distritos, periodo 2
source-unfounded = distritos sin fundar
source-palace = casillas de inicio del palacio

# What won a game: the cause of a swing with its points, then what it meant; and the cause alone.
won-when = Ronda { $when }
won-district = El distrito de { $size } en { $cell }, periodo { $period }: { $own }.
won-district-text = { $standing_id ->
    [alone] Mayoría en solitario; { $name } obtuvo { $other }.
    [shared] Mayoría compartida; { $name } obtuvo { $other }.
   *[below] { $name } obtuvo { $other }.
}
won-foundings = { $founded ->
    [0] Presencia en fundaciones: { $own }.
    [one] Una fundación: { $own }.
   *[other] { $founded } fundaciones: { $own }.
}
cause-district = el distrito de { $size } en { $cell }, periodo { $period }
cause-foundings = fundaciones

term-points = puntos hasta ahora
term-districts = posición en los distritos
term-founding = distritos por fundar
term-building = distritos donde construir
term-temples = templos aún no construidos
term-tokens = { -action-token(form: "many") }
term-palace = { -palace }
term-to-come = lo que aún está por venir

## Efectos: lo que cambia un turno, en una frase para una pista

effect-founded = { $points ->
        [one] Funda un distrito de { $size }: { $points } punto al momento.
       *[other] Funda un distrito de { $size }: { $points } puntos al momento.
    }
effect-points = { $points ->
        [one] Anota { $points } punto al momento.
       *[other] Anota { $points } puntos al momento.
    }
effect-takes-lead = { $points ->
        [one] Le quita a { $player } el primer lugar en el distrito de { $size } ({ $cell }): { $points } punto en vez de { $had }.
       *[other] Le quita a { $player } el primer lugar en el distrito de { $size } ({ $cell }): { $points } puntos en vez de { $had }.
    }
effect-draws-level = { $points ->
        [one] Iguala a { $player } en el distrito de { $size } ({ $cell }): { $points } punto en vez de { $had }.
       *[other] Iguala a { $player } en el distrito de { $size } ({ $cell }): { $points } puntos en vez de { $had }.
    }
effect-shares = { $points ->
        [one] Comparte el primer lugar en el distrito de { $size } ({ $cell }): { $points } punto en vez de { $had }.
       *[other] Comparte el primer lugar en el distrito de { $size } ({ $cell }): { $points } puntos en vez de { $had }.
    }
effect-leads = { $points ->
        [one] Primer lugar en el distrito de { $size } ({ $cell }): { $points } punto en vez de { $had }.
       *[other] Primer lugar en el distrito de { $size } ({ $cell }): { $points } puntos en vez de { $had }.
    }
effect-alone = { $points ->
        [one] Nadie más construye en el distrito de { $size } ({ $cell }): { $points } punto tal como están las cosas.
       *[other] Nadie más construye en el distrito de { $size } ({ $cell }): { $points } puntos tal como están las cosas.
    }
effect-place = { $place ->
        [2] { $points ->
            [one] Segundo lugar en el distrito de { $size } ({ $cell }): { $points } punto en vez de { $had }.
           *[other] Segundo lugar en el distrito de { $size } ({ $cell }): { $points } puntos en vez de { $had }.
        }
       *[other] { $points ->
            [one] Tercer lugar en el distrito de { $size } ({ $cell }): { $points } punto en vez de { $had }.
           *[other] Tercer lugar en el distrito de { $size } ({ $cell }): { $points } puntos en vez de { $had }.
        }
    }
effect-lead-grows = { $levels ->
        [one] Lidera el distrito de { $size } ({ $cell }) por { $levels } nivel.
       *[other] Lidera el distrito de { $size } ({ $cell }) por { $levels } niveles.
    }
effect-ahead = { $levels ->
        [one] Lidera por { $levels } nivel en { $cell }, terreno que puntúa cuando se funde.
       *[other] Lidera por { $levels } niveles en { $cell }, terreno que puntúa cuando se funde.
    }
effect-costs-other = { $points ->
        [one] Tal como están los distritos, { $player } pierde { $points } punto.
       *[other] Tal como están los distritos, { $player } pierde { $points } puntos.
    }
effect-other-scores = { $points ->
        [one] { $player } también anota { $points } punto.
       *[other] { $player } también anota { $points } puntos.
    }
effect-falls = { $points ->
        [one] Tal como están los distritos, pierdes { $points } punto.
       *[other] Tal como están los distritos, pierdes { $points } puntos.
    }
effect-closed = { $points ->
        [one] Cierra un distrito de { $size } ({ $cell }) para un calpulli abierto: { $points } punto para quien lo funde.
       *[other] Cierra un distrito de { $size } ({ $cell }) para un calpulli abierto: { $points } puntos para quien lo funde.
    }
effect-begun = { $canals ->
        [one] { $canals } canal más cerraría un distrito de { $size } ({ $cell }) para un calpulli abierto.
       *[other] { $canals } canales más cerrarían un distrito de { $size } ({ $cell }) para un calpulli abierto.
    }
effect-arrives = { $sites ->
        [one] Tu pilli llega a un distrito de { $size } con { $sites } casilla libre.
       *[other] Tu pilli llega a un distrito de { $size } con { $sites } casillas libres.
    }
effect-tokens = { $tokens ->
        [one] Guarda { $tokens } ficha de acción para otro turno.
       *[other] Guarda { $tokens } fichas de acción para otros turnos.
    }
effect-palace = { $points ->
        [one] Una casilla de inicio del palacio: { $points } punto si tu pilli está allí al final del periodo.
       *[other] Una casilla de inicio del palacio: { $points } puntos si tu pilli está allí al final del periodo.
    }
effect-free-founding = { $points ->
        [one] Tu distrito tiene { $size } casillas y su calpulli está descubierto: fundar es gratis y da { $points } punto.
       *[other] Tu distrito tiene { $size } casillas y su calpulli está descubierto: fundar es gratis y da { $points } puntos.
    }
effect-unspent = { $points ->
        [one] Queda { $points } punto de acción. Si no se gasta, se pierde.
       *[other] Quedan { $points } puntos de acción. Si no se gastan, se pierden.
    }
effect-canal-closes = { $second_id ->
        [none] Un canal sencillo en { $cell } cerraría un distrito de { $size } alrededor de tu pilli. Su calpulli está descubierto: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } por fundar.
       *[other] Un canal doble en { $cell } y { $second } cerraría un distrito de { $size } alrededor de tu pilli. Su calpulli está descubierto: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } por fundar.
    }
effect-district-waits = { $cost ->
        [one] Un distrito de { $size } ({ $cell }) espera a que lo funden, a { $cost } punto de acción: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } para quien lo funde.
       *[other] Un distrito de { $size } ({ $cell }) espera a que lo funden, a { $cost } puntos de acción: { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } para quien lo funde.
    }
effect-temple-leads = { $cost ->
        [0] Tu pilli está en el distrito de { $size } ({ $cell }). Un templo de nivel { $level } da { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } allí en vez de { $had }.
        [one] El distrito de { $size } ({ $cell }) está a { $cost } punto de acción. Un templo de nivel { $level } da { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } allí en vez de { $had }.
       *[other] El distrito de { $size } ({ $cell }) está a { $cost } puntos de acción. Un templo de nivel { $level } da { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } allí en vez de { $had }.
    }
effect-breaks-tie = En el distrito de { $size } ({ $cell }) empatas con { $player }. Un templo de nivel { $level } allí le cuesta a { $player } { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
effect-palace-near = { $cost ->
        [one] La última ronda: { $cell }, en el palacio, está libre, a { $cost } punto de acción. Estar allí da { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
       *[other] La última ronda: { $cell }, en el palacio, está libre, a { $cost } puntos de acción. Estar allí da { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
    }
effect-founding-race = { $cost ->
        [one] Un distrito de { $size } ({ $cell }) espera, a { $cost } punto de acción. Fúndalo ahora por { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }: en el próximo turno podría hacerlo { $player }.
       *[other] Un distrito de { $size } ({ $cell }) espera, a { $cost } puntos de acción. Fúndalo ahora por { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }: en el próximo turno podría hacerlo { $player }.
    }
effect-last-site = { $points ->
        [one] Queda una casilla libre en el distrito de { $size } ({ $cell }). Un templo de nivel { $level } allí te da { $points } punto en vez de { $had }.
       *[other] Queda una casilla libre en el distrito de { $size } ({ $cell }). Un templo de nivel { $level } allí te da { $points } puntos en vez de { $had }.
    }
effect-lead-safe = Nadie puede superarte en el distrito de { $size } ({ $cell }) en este periodo: construye en otro sitio.
effect-canal-fits = Un canal en { $cell } deja { $size } casillas alrededor de tu pilli; en { $other }, { $wrong }. Hay un calpulli de { $size } descubierto, y ninguno de { $wrong }.
effect-high-temple = Tu templo de nivel { $level } sigue sin construir, y te quedan { $temples } templos. Cuesta { $level } de los { $turn } puntos de acción.
effect-last-temples = { $temples ->
        [one] A { $player } le queda { $temples } templo; con él llega la última ronda. Tu templo de nivel { $level } sigue sin construir.
       *[other] A { $player } le quedan { $temples } templos; con el último llega la última ronda. Tu templo de nivel { $level } sigue sin construir.
    }
effect-period-district = Puntos del periodo 1: { $own } para ti, { $theirs } para { $player }. La mayor diferencia: el distrito de { $size } ({ $cell }), con { $here } para ti y { $there } para { $player }.
effect-period-even = Puntos del periodo 1: { $own } para ti, { $theirs } para { $player }. Los distritos dieron lo mismo a los dos.

## Acciones, como se leen en la lista de opciones

action-start = Empezar en { $noun }
action-canal = Colocar un { $noun }
action-bridge = Construir un puente sobre { $noun }
action-relocate = Trasladar el puente de { $noun }
action-temple = Construir un templo de nivel { $noun }
action-found = Fundar un distrito de { $noun } casillas
action-step = Mover a { $noun }
action-boat = Ir en barca al puente de { $noun }
action-teleport = Teletransportarse a cualquier casilla libre
action-buy-token = Comprar una ficha de acción
action-spend-token = Gastar una ficha de acción
action-propose = Proponer que se retire el calpulli de { $noun }
action-end-turn = Terminar el turno
action-vote = Votar { $noun }
action-lay = Colocarlo en { $noun }
action-axis = Puente en dirección { $noun }
action-build = Construirlo en { $noun }
action-tile = Poner el calpulli en { $noun }
action-land = Llegar a { $noun }
action-first-player = El asiento { $noun } es el jugador inicial
action-draw = Revelar el { $noun }
action-neutral = Poner un templo neutral en { $noun }

## Preguntas, como se hacen a un jugador o al azar

prompt-draw-first-player = ¿Quién es el jugador inicial?
prompt-draw-calpulli = ¿Qué calpulli se revela?
prompt-draw-neutral-cell = ¿Dónde se alza un templo neutral?
prompt-draw-neutral-temple = { $left ->
        [one] ¿Dónde se alza { $left } templo neutral más de nivel { $level }?
       *[other] { $left } templos neutrales de nivel { $level }: ¿dónde se alza el siguiente?
    }
prompt-place-pilli = ¿En qué casilla del palacio empieza tu pilli?
prompt-turn = Es tu turno: ¿qué haces?
prompt-vote = { $left ->
        [0] ¿Se retira de la partida el calpulli de { $size }? Decides tú.
        [one] ¿Se retira de la partida el calpulli de { $size }? Queda por preguntar a { $left } jugador más.
       *[other] ¿Se retira de la partida el calpulli de { $size }? Queda por preguntar a { $left } jugadores más.
    }
prompt-lay-single = ¿En qué casilla colocas el canal sencillo?
prompt-lay-first = ¿En qué casilla empieza el canal doble?
prompt-lay-second = El canal empieza en { $first }: ¿cuál es la segunda casilla?
prompt-choose-axis = ¿En qué dirección va el puente sobre { $cell }?
prompt-choose-goal = ¿Adónde va el puente de { $origin }?
prompt-choose-site = ¿Dónde construyes el templo de nivel { $level }?
prompt-choose-tile-cell = ¿En qué casilla pones el calpulli de { $size }?
prompt-choose-landing = ¿Adónde se teletransporta tu pilli?

## Preguntas, como se nombran en un motivo

question-draw-first-player = quién es el jugador inicial
question-draw-calpulli = qué calpulli se revela
question-draw-neutral-cell = dónde se alza un templo neutral
question-draw-neutral-temple = qué nivel tiene un templo neutral
question-place-pilli = dónde empieza un pilli
question-turn = qué hacer en el turno
question-vote = si se retira un calpulli
question-lay-single = dónde va el canal sencillo
question-lay-first = dónde empieza el canal doble
question-lay-second = cuál es la segunda casilla del canal
question-choose-axis = en qué dirección va el puente
question-choose-goal = adónde va el puente retirado
question-choose-site = dónde se alza el templo
question-choose-tile-cell = dónde va el calpulli
question-choose-landing = adónde se teletransporta el pilli

## Historial

log-first-player-drawn = { $player } es el jugador inicial.
log-calpulli-drawn = Se revela: { $tile }.
log-neutral-cell-drawn = Un templo neutral se alzará en { $cell }.
log-neutral-draw-failed = { $failed ->
        [one] Los templos neutrales no caben: el sorteo vuelve a empezar.
       *[other] Los templos neutrales no caben por { $failed }.ª vez: el sorteo vuelve a empezar.
    }
log-neutral-temple-placed = Un templo neutral de nivel { $level } se alza en { $cell }.
log-pilli-placed = { $player } empieza en { $cell }.
log-round-began = Empieza la ronda { $round }, en el periodo { $period }.
log-turn-began = Es el turno de { $player }.
log-turn-ended = { $left ->
        [0] { $player } termina el turno.
        [one] { $player } termina el turno con { $left } punto de acción sin usar.
       *[other] { $player } termina el turno con { $left } puntos de acción sin usar.
    }
log-spent = { $points ->
        [one] { $player } gasta { $points } punto de acción
       *[other] { $player } gasta { $points } puntos de acción
    } y { $left ->
        [one] le queda { $left }.
       *[other] le quedan { $left }.
    }
log-canal-laid = { $other ->
        [none] { $player } abre un canal en { $cell }.
       *[other] { $player } abre un canal en { $cell } y { $other }.
    }
log-district-founded = { $player } funda un distrito de { $size } casillas, con el calpulli en { $cell }.
log-scored = { $points ->
        [one] { $player } anota { $points } punto ({ $source }).
       *[other] { $player } anota { $points } puntos ({ $source }).
    }
log-bridge-built = { $player } construye un puente sobre { $cell }, { $axis }.
log-bridge-lifted = { $player } retira el puente de { $cell }.
log-temple-built = { $player } construye un templo de nivel { $level } en { $cell }.
log-stepped = { $player } se mueve a { $cell }.
log-sailed = { $cost ->
        [one] { $player } va en barca a { $cell } por { $cost } punto de acción.
       *[other] { $player } va en barca a { $cell } por { $cost } puntos de acción.
    }
log-teleported = { $player } se teletransporta a { $cell }.
log-token-bought = { $tokens ->
        [one] { $player } compra una ficha de acción y tiene { $tokens }.
       *[other] { $player } compra una ficha de acción y ya tiene { $tokens }.
    }
log-token-spent = { $action_points ->
        [one] { $player } gasta una ficha de acción y ahora tiene { $action_points } punto de acción.
       *[other] { $player } gasta una ficha de acción y ahora tiene { $action_points } puntos de acción.
    }
log-proposed = { $player } propone retirar el calpulli de { $size }.
log-voted = { $vote_id ->
        [yes] { $player } acepta retirar el calpulli de { $size }.
       *[no] { $player } quiere conservar el calpulli de { $size }.
    }
log-tile-removed = { $why_id ->
        [vote] El calpulli de { $size } se retira de la partida: todos estuvieron de acuerdo.
        [frozen] El calpulli de { $size } se retira de la partida: ya no se puede colocar ningún canal, y no queda distrito de su tamaño para él.
        [too_large] El calpulli de { $size } se retira de la partida: ningún distrito que aún pueda fundarse es tan grande.
        [one_too_many] El calpulli de { $size } se retira de la partida: todo distrito mayor tiene una casilla de más, y no queda ningún canal sencillo.
        [stall] El calpulli de { $size } se retira de la partida: el periodo termina sin él.
       *[other] El calpulli de { $size } se retira de la partida.
    }
log-period-triggered = { $player } lleva el periodo { $period } a su fin: se puntúa después de esta ronda.
log-stall-near = { $idle ->
        [0] { $quiet ->
            [one] { $quiet } ronda sin canal, templo ni distrito nuevos: una más y el periodo termina.
           *[other] { $quiet } rondas sin canal, templo ni distrito nuevos: una más y el periodo termina.
        }
       *[other] Nadie ha hecho nada en esta ronda: una más así y el periodo termina.
    }
log-period-stalled = Ya nada cambia: el periodo { $period } termina aquí.
log-period-ended = Se puntúa el periodo { $period }.
log-district-scored = { $points ->
        [one] { $player } anota { $points } punto por el distrito de { $cell } (tamaño { $size }).
       *[other] { $player } anota { $points } puntos por el distrito de { $cell } (tamaño { $size }).
    }
log-tiles-opened = Empieza el periodo 2: se revelan los demás calpulli y todos toman templos nuevos.
log-game-ended = La partida ha terminado.

## El historial, turno a turno

card-round-began = Ronda { $round }
card-period = { $districts ->
        [one] Periodo { $period } puntuado: { $districts } distrito
       *[other] Periodo { $period } puntuado: { $districts } distritos
    }

digest-for = { $did } por { $price }
spot-moved-bridge = { $place } a { $to }

did-walked = se movió a { $places }
did-sailed = fue en barca a { $places }
did-teleported = se teletransportó a { $places }
did-canal = { $count ->
        [one] abrió un canal ({ $places })
       *[other] abrió { $count } canales ({ $places })
    }
did-bridge = { $count ->
        [one] construyó un puente ({ $places })
       *[other] construyó { $count } puentes ({ $places })
    }
did-moved-bridge = { $count ->
        [one] trasladó un puente ({ $places })
       *[other] trasladó { $count } puentes ({ $places })
    }
did-turned-bridge = { $count ->
        [one] giró un puente ({ $places })
       *[other] giró { $count } puentes ({ $places })
    }
did-temple = { $count ->
        [one] construyó un templo de nivel { $amount } ({ $places })
       *[other] construyó { $count } templos de nivel { $amount } ({ $places })
    }
did-founded = fundó { $amount } ({ $places })
did-bought = { $amount ->
        [one] compró { $amount } ficha
       *[other] compró { $amount } fichas
    }
did-spent = { $amount ->
        [one] gastó { $amount } ficha
       *[other] gastó { $amount } fichas
    }
did-proposed = propuso en vano retirar el calpulli { $amount }
did-removed = retiró el calpulli { $amount } con el acuerdo de todos
did-tile-removed = dejó el calpulli { $amount } sin lugar
did-triggered = llevó el periodo { $amount } a su fin
did-passed = pasó

amount-points = { $amount ->
        [one] { $shown } punto
       *[other] { $shown } puntos
    }
amount-unused = { $amount ->
        [one] { $amount } punto de acción sin usar
       *[other] { $amount } puntos de acción sin usar
    }

price-action-points = { $amount ->
        [one] { $amount } punto de acción
       *[other] { $amount } puntos de acción
    }

## Motivos por los que una acción no es posible

reason-game-over = La partida ha terminado.
reason-chance-decides = Esto lo decide el azar, no un jugador.
reason-other-question = Decide esto antes: { $question }.
reason-costs-points = { $cost ->
        [one] Esto cuesta { $cost } punto de acción; tienes { $have }.
       *[other] Esto cuesta { $cost } puntos de acción; tienes { $have }.
    }
reason-palace-there = { $cell } pertenece al palacio.
reason-canal-there = { $cell } es agua.
reason-temple-there = Hay un templo en { $cell }.
reason-tile-there = Hay un calpulli en { $cell }.
reason-pilli-there = Hay un pilli en { $cell }.
reason-no-canal-left = No queda ningún { $tile }.
reason-no-room-for-canal = No hay sitio en ninguna parte para un { $tile }.
reason-ramp-there = Un puente se apoya en { $cell }.
reason-district-is-founded = { $cell } está en un distrito fundado, que ningún canal puede cortar.
reason-cells-do-not-touch = { $cell } no está junto a la primera casilla del canal.
reason-no-second-cell = Junto a { $cell } no hay sitio para la otra mitad del canal.
reason-would-trap = { $cell_id ->
        [none] En la primera ronda no se puede encerrar a nadie, y cualquier casilla libre encerraría a un pilli.
       *[other] En la primera ronda no se puede encerrar a nadie, y { $cell } encerraría al pilli de { $player }: al empezar el turno alcanzaba { $before } casillas, y pasaría a alcanzar { $after }.
    }
reason-no-bridge-left = No queda ningún puente; puedes trasladar uno ya construido.
reason-bridge-there = Ya hay un puente sobre { $cell }.
reason-no-canal-there = { $cell } no es un canal.
reason-no-land-at-both-ends = Un puente sobre { $cell } no tendría tierra en ambos extremos.
reason-same-bridge-again = El puente de { $cell } ya está exactamente así.
reason-bridges-left = { $left ->
        [one] Solo se traslada un puente cuando no queda ninguno por construir; queda { $left }.
       *[other] Solo se traslada un puente cuando no queda ninguno por construir; quedan { $left }.
    }
reason-no-bridge-there = No hay ningún puente sobre { $cell }.
reason-no-goal-for-bridge = El puente de { $cell } no tendría otro sitio adonde ir.
reason-no-temple-left = No te quedan templos de nivel { $level } en este periodo.
reason-pilli-on-bridge = Tu pilli está sobre un puente y, por tanto, en ningún distrito.
reason-no-site = No hay casilla libre para un templo en el distrito de tu pilli.
reason-other-district = { $cell } no está en el distrito de tu pilli.
reason-tile-not-open = Ya no hay ningún calpulli de { $size } disponible: uno está fundado y el otro, retirado.
reason-founded-already = El distrito de tu pilli ya está fundado.
reason-other-size = { $cells ->
        [one] El distrito de tu pilli tiene { $cells } casilla, no { $size }.
       *[other] El distrito de tu pilli tiene { $cells } casillas, no { $size }.
    }
reason-no-cell-for-tile = No hay casilla libre para el calpulli en el distrito de tu pilli.
reason-not-beside = { $cell } no está junto a tu pilli.
reason-no-way-there = Ningún camino lleva a tu pilli hasta { $cell }, ni a pie ni en barca.
reason-way-costs = { $cost ->
        [one] El camino hasta { $cell } cuesta { $cost } punto de acción; tienes { $have }.
       *[other] El camino hasta { $cell } cuesta { $cost } puntos de acción; tienes { $have }.
    }
reason-not-along-the-bridge = Entre tu pilli y { $cell } ningún puente va en esa dirección.
reason-boat-from-bridge-only = Una barca solo sale de un puente, y tu pilli no está sobre ninguno.
reason-no-water-route = No hay vía de agua desde tu puente hasta { $cell }.
reason-no-tokens-left = No queda ninguna ficha de acción por comprar.
reason-tokens-bought-already = { $most ->
        [one] Solo se puede comprar { $most } ficha de acción por turno.
       *[other] Solo se pueden comprar { $most } fichas de acción por turno.
    }
reason-no-token-held = No tienes ninguna ficha de acción.
reason-proposed-already = Ya has propuesto el calpulli de { $size } en este turno.
reason-tile-face-down = Ningún calpulli de { $size } estará disponible antes del periodo 2.
reason-tile-founded = Ya se ha fundado un distrito con cada calpulli de { $size }.
reason-tile-removed = Todo calpulli de { $size } se ha retirado de la partida.
player-of-seat = asiento { $seat }

## La mesa en una terminal

board-players = { -player(form: "Many") }
board-calpulli = Calpulli disponibles, { $sign } 1.º/2.º/3.º: quien funda recibe el 2.º, los presentes el 3.º
board-no-calpulli = ninguno
board-face-down = { $count } boca abajo
board-doubles = { $count ->
        [one] { $count } canal doble
       *[other] { $count } canales dobles
    }
board-singles = { $count ->
        [one] { $count } canal sencillo
       *[other] { $count } canales sencillos
    }
board-bridges = { $count ->
        [one] { $count } puente
       *[other] { $count } puentes
    }
board-tokens = { $count ->
        [one] { $count } ficha de acción
       *[other] { $count } fichas de acción
    }
board-left = Reserva:
board-period = Periodo { $period } de 2
board-round = ronda { $round }
board-last-round = el periodo termina con esta ronda
board-idle = rondas paradas: { $rounds } de { $most }
board-quiet = rondas sin cambios: { $rounds } de { $most }
board-districts = Distritos, con la suma de niveles
board-more = otros: { $sizes }
board-sign-marker = { -first-player }
board-sign-temples = templos restantes
board-now = valor ahora
board-sign-points = { -point(form: "many") }
board-sign-action = { -action-point }
board-sign-token = { -action-token }
board-sign-level = templo de { $letter }, nivel 2
board-sign-neutral = { -neutral-temple }
board-sign-calpulli = calpulli de 5
board-sign-size = distrito de 9, sin fundar
board-sign-palace = { -palace }
board-sign-lake = lago
board-sign-canal = { -canal }
board-sign-bridge = { -bridge(form: "many") }
board-sign-pilli = pilli de { $letter }
board-sign-possible = posible ahora

## La línea de órdenes, con ejemplos de este juego

cli-help =
    Lo que puedes escribir:
      3                una opción, por su número
      step H5          una opción, como está escrita a la derecha; basta un comienzo claro (st h5)
      u                deshace la última acción de este turno
      r                deshace todo el turno hasta ahora
      why ACCIÓN       por qué una acción no es posible ahora, p. ej. why found 5
      board            muestra la mesa otra vez, con las casillas que puedes elegir
      log              lo último que ha pasado
      rules MX-5       el texto de una regla (en inglés)
      save ARCHIVO     guarda el registro de la partida
      q                deja la mesa
cli-why-what = Escribe una acción después de «why», por ejemplo «why found 5».
