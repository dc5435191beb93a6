### Português. As chaves são as mesmas em todas as línguas.

## O jogo

game-name = Mercado

## Nomes

name-jade = jade
name-shell = concha
name-feather = pena

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

name-maize = milho
name-cacao = cacau

source-tiles = fichas
source-favour = tipo preferido

term-points = pontos até agora

## Ações, como aparecem numa lista de escolhas

action-favour = Preferir { $noun }
action-take = Pegar { $noun }
action-gather = Juntar 1 { $noun }
action-end-turn = Encerrar o turno
action-pay = Pagar 1 { $noun }
action-reveal = Revelar { $noun }

## Perguntas, como são feitas a um jogador ou ao acaso

prompt-reveal-tile = Que ficha entra no mercado?
prompt-choose-favour = Que tipo de ficha você prefere, em segredo?
prompt-turn = { $step_id ->
        [taking] Pegue outra ficha ou encerre o turno.
        [gathered] Encerre o turno.
       *[other] Sua vez: pegue fichas ou junte um recurso.
    }
prompt-pay = Com que recurso você paga?

## Perguntas, como são nomeadas num motivo

question-reveal-tile = que ficha entra no mercado
question-choose-favour = que tipo preferir
question-turn = o que fazer no turno
question-pay = com que recurso pagar

## Histórico

log-tile-revealed = Entra no mercado: { $tile }.
log-favour-chosen = { $player } prefere { $kind }, em segredo.
log-round-began = Começa a rodada { $round }.
log-turn-began = É a vez de { $player }.
log-turn-ended = { $player } encerra o turno.
log-taken = { $player } pega { $tile }.
log-paid = { $player } paga 1 { $token }.
log-gathered = { $player } junta 1 { $token }.
log-favour-shown = { $player } preferiu { $kind }.
log-scored = { $points ->
        [one] { $player } marca { $points } ponto ({ $source }).
       *[other] { $player } marca { $points } pontos ({ $source }).
    }
log-game-ended = A partida terminou.

## Motivos por que uma ação não é permitida

reason-game-over = A partida terminou.
reason-chance-decides = Quem decide isto é o acaso, não um jogador.
reason-other-question = Decida isto antes: { $question }.
reason-no-such-token = Você não tem { $token }.
reason-no-passing = Não é possível passar: pegue uma ficha ou junte um recurso.
reason-gathered-already = Você já juntou um recurso neste turno; só resta encerrá-lo.
reason-taking-already = Você está pegando fichas neste turno e não pode juntar recursos.
reason-not-in-the-market = Não está no mercado: { $tile }.
reason-costs-tokens = Isto custa { $cost } recurso; você tem { $have }.
