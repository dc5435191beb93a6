### Español. Las claves son las mismas en todas las lenguas.

## El juego

game-name = Mercado

## Nombres

name-jade = jade
name-shell = concha
name-feather = pluma

name-jade-1 = { name-jade } 1
name-jade-2 = { name-jade } 2
name-jade-3 = { name-jade } 3
name-jade-4 = { name-jade } 4
name-shell-1 = { name-shell } 1
name-shell-2 = { name-shell } 2
name-shell-3 = { name-shell } 3
name-shell-4 = { name-shell } 4
name-feather-1 = { name-feather } 1
name-feather-2 = { name-feather } 2
name-feather-3 = { name-feather } 3
name-feather-4 = { name-feather } 4

name-maize = maíz
name-cacao = cacao

source-tiles = losetas
source-favour = tipo preferido

term-points = puntos hasta ahora

## Acciones, como se leen en una lista de opciones

action-favour = Preferir { $noun }
action-take = Tomar { $noun }
action-gather = Reunir 1 de { $noun }
action-end-turn = Terminar el turno
action-pay = Pagar 1 de { $noun }
action-reveal = Revelar { $noun }

## Preguntas, como se hacen a un jugador o al azar

prompt-reveal-tile = ¿Qué loseta entra en el mercado?
prompt-choose-favour = ¿Qué tipo de loseta prefieres, en secreto?
prompt-turn = { $step_id ->
        [taking] Toma otra loseta o termina el turno.
        [gathered] Termina el turno.
       *[other] Tu turno: toma losetas o reúne un recurso.
    }
prompt-pay = ¿Con qué recurso pagas?

## Preguntas, como se nombran en un motivo

question-reveal-tile = qué loseta entra en el mercado
question-choose-favour = qué tipo preferir
question-turn = qué hacer en el turno
question-pay = con qué recurso pagar

## Historial

log-tile-revealed = Entra en el mercado: { $tile }.
log-favour-chosen = { $player } prefiere { $kind }, en secreto.
log-round-began = Empieza la ronda { $round }.
log-turn-began = Es el turno de { $player }.
log-turn-ended = { $player } termina el turno.
log-taken = { $player } toma { $tile }.
log-paid = { $player } paga 1 de { $token }.
log-gathered = { $player } reúne 1 de { $token }.
log-favour-shown = { $player } prefería { $kind }.
log-scored = { $points ->
        [one] { $player } anota { $points } punto ({ $source }).
       *[other] { $player } anota { $points } puntos ({ $source }).
    }
log-game-ended = La partida ha terminado.

## Motivos por los que una acción no está permitida

reason-game-over = La partida ha terminado.
reason-chance-decides = Esto lo decide el azar, no un jugador.
reason-other-question = Decide esto antes: { $question }.
reason-no-such-token = No tienes { $token }.
reason-no-passing = No se puede pasar: toma una loseta o reúne un recurso.
reason-gathered-already = Ya has reunido un recurso este turno; solo queda terminarlo.
reason-taking-already = Este turno estás tomando losetas y no puedes reunir recursos.
reason-not-in-the-market = No está en el mercado: { $tile }.
reason-costs-tokens = Esto cuesta { $cost } recurso; tienes { $have }.
