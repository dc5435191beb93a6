### Português.
### Um campo de um evento, de uma pergunta ou de um motivo é uma variável: um nome ou um número. O id de um nome
### é $<campo>_id, para escolher uma forma. As chaves são as mesmas em todas as línguas.

## O jogo

game-name = Mexica

## Nomes

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

name-h = oeste–leste
name-v = norte–sul

name-yes = sim
name-no = não

name-neutral = neutro

name-standard = templos neutros normais
name-hard = templos neutros difíceis
name-very-hard = templos neutros muito difíceis
name-neutral-hard = { name-hard }
name-neutral-very-hard = { name-very-hard }

source-earlier = pontos anteriores
source-founding = distritos fundados
source-presence = presença em fundações
source-period-1 = distritos, período 1
source-period-2 = distritos, período 2
source-unfounded = distritos não fundados
source-palace = espaços iniciais do palácio

# What won a game: the cause of a swing with its points, then what it meant; and the cause alone.
won-when = Rodada { $when }
won-district = O distrito de { $size } em { $cell }, período { $period }: { $own }.
won-district-text = { $standing_id ->
    [alone] Liderança isolada ali; { $name } ficou com { $other }.
    [shared] Liderança dividida; { $name } ficou com { $other }.
   *[below] { $name } ficou com { $other }.
}
won-foundings = { $founded ->
    [0] Presença em fundações: { $own }.
    [one] Uma fundação: { $own }.
   *[other] { $founded } fundações: { $own }.
}
cause-district = o distrito de { $size } em { $cell } no período { $period }
cause-foundings = fundações

term-points = pontos até agora
term-districts = posição nos distritos
term-founding = distritos a fundar
term-building = distritos onde construir
term-temples = templos ainda não construídos
term-tokens = { -action-token(form: "many") }
term-palace = { -palace }
term-to-come = o que ainda está por vir

## Efeitos: o que um turno muda, em uma frase para uma dica

effect-founded = { $points ->
        [one] Funda um distrito de { $size }: { $points } ponto na hora.
       *[other] Funda um distrito de { $size }: { $points } pontos na hora.
    }
effect-points = { $points ->
        [one] Marca { $points } ponto na hora.
       *[other] Marca { $points } pontos na hora.
    }
effect-takes-lead = { $points ->
        [one] Tira de { $player } a liderança no distrito de { $size } ({ $cell }): { $points } ponto em vez de { $had }.
       *[other] Tira de { $player } a liderança no distrito de { $size } ({ $cell }): { $points } pontos em vez de { $had }.
    }
effect-draws-level = { $points ->
        [one] Empata com { $player } no distrito de { $size } ({ $cell }): { $points } ponto em vez de { $had }.
       *[other] Empata com { $player } no distrito de { $size } ({ $cell }): { $points } pontos em vez de { $had }.
    }
effect-shares = { $points ->
        [one] Divide a liderança no distrito de { $size } ({ $cell }): { $points } ponto em vez de { $had }.
       *[other] Divide a liderança no distrito de { $size } ({ $cell }): { $points } pontos em vez de { $had }.
    }
effect-leads = { $points ->
        [one] Lidera o distrito de { $size } ({ $cell }): { $points } ponto em vez de { $had }.
       *[other] Lidera o distrito de { $size } ({ $cell }): { $points } pontos em vez de { $had }.
    }
effect-alone = { $points ->
        [one] Ninguém mais constrói no distrito de { $size } ({ $cell }): { $points } ponto na situação atual.
       *[other] Ninguém mais constrói no distrito de { $size } ({ $cell }): { $points } pontos na situação atual.
    }
effect-place = { $place ->
        [2] { $points ->
            [one] Segundo lugar no distrito de { $size } ({ $cell }): { $points } ponto em vez de { $had }.
           *[other] Segundo lugar no distrito de { $size } ({ $cell }): { $points } pontos em vez de { $had }.
        }
       *[other] { $points ->
            [one] Terceiro lugar no distrito de { $size } ({ $cell }): { $points } ponto em vez de { $had }.
           *[other] Terceiro lugar no distrito de { $size } ({ $cell }): { $points } pontos em vez de { $had }.
        }
    }
effect-lead-grows = { $levels ->
        [one] Lidera o distrito de { $size } ({ $cell }) por { $levels } nível.
       *[other] Lidera o distrito de { $size } ({ $cell }) por { $levels } níveis.
    }
effect-ahead = { $levels ->
        [one] Lidera por { $levels } nível em { $cell }, terreno que pontua quando for fundado.
       *[other] Lidera por { $levels } níveis em { $cell }, terreno que pontua quando for fundado.
    }
effect-costs-other = { $points ->
        [one] Como estão os distritos, { $player } perde { $points } ponto.
       *[other] Como estão os distritos, { $player } perde { $points } pontos.
    }
effect-other-scores = { $points ->
        [one] { $player } também marca { $points } ponto.
       *[other] { $player } também marca { $points } pontos.
    }
effect-falls = { $points ->
        [one] Como estão os distritos, você perde { $points } ponto.
       *[other] Como estão os distritos, você perde { $points } pontos.
    }
effect-closed = { $points ->
        [one] Fecha um distrito de { $size } ({ $cell }) para um calpulli aberto: { $points } ponto para quem o fundar.
       *[other] Fecha um distrito de { $size } ({ $cell }) para um calpulli aberto: { $points } pontos para quem o fundar.
    }
effect-begun = { $canals ->
        [one] Mais { $canals } canal fecharia um distrito de { $size } ({ $cell }) para um calpulli aberto.
       *[other] Mais { $canals } canais fechariam um distrito de { $size } ({ $cell }) para um calpulli aberto.
    }
effect-arrives = { $sites ->
        [one] Seu pilli chega a um distrito de { $size } com { $sites } espaço livre.
       *[other] Seu pilli chega a um distrito de { $size } com { $sites } espaços livres.
    }
effect-tokens = { $tokens ->
        [one] Guarda { $tokens } ficha de ação para outro turno.
       *[other] Guarda { $tokens } fichas de ação para outros turnos.
    }
effect-palace = { $points ->
        [one] Um espaço inicial do palácio: { $points } ponto se o seu pilli estiver lá no fim do período.
       *[other] Um espaço inicial do palácio: { $points } pontos se o seu pilli estiver lá no fim do período.
    }
effect-free-founding = { $points ->
        [one] Seu distrito tem { $size } espaços, e o calpulli dele está aberto: fundar é grátis e dá { $points } ponto.
       *[other] Seu distrito tem { $size } espaços, e o calpulli dele está aberto: fundar é grátis e dá { $points } pontos.
    }
effect-unspent = { $points ->
        [one] Resta { $points } ponto de ação. Se não for gasto, ele se perde.
       *[other] Restam { $points } pontos de ação. Se não forem gastos, eles se perdem.
    }
effect-canal-closes = { $second_id ->
        [none] Um canal pequeno em { $cell } fecharia um distrito de { $size } em volta do seu pilli. O calpulli dele está aberto: { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } por fundar.
       *[other] Um canal grande em { $cell } e { $second } fecharia um distrito de { $size } em volta do seu pilli. O calpulli dele está aberto: { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } por fundar.
    }
effect-district-waits = { $cost ->
        [one] Um distrito de { $size } ({ $cell }) espera ser fundado, a { $cost } ponto de ação daqui: { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } para quem o fundar.
       *[other] Um distrito de { $size } ({ $cell }) espera ser fundado, a { $cost } pontos de ação daqui: { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } para quem o fundar.
    }
effect-temple-leads = { $cost ->
        [0] Seu pilli está no distrito de { $size } ({ $cell }). Um templo de nível { $level } rende { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } ali em vez de { $had }.
        [one] O distrito de { $size } ({ $cell }) fica a { $cost } ponto de ação. Um templo de nível { $level } rende { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } ali em vez de { $had }.
       *[other] O distrito de { $size } ({ $cell }) fica a { $cost } pontos de ação. Um templo de nível { $level } rende { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        } ali em vez de { $had }.
    }
effect-breaks-tie = No distrito de { $size } ({ $cell }) você empata com { $player }. Um templo de nível { $level } ali custa a { $player } { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
effect-palace-near = { $cost ->
        [one] A última rodada: { $cell }, no palácio, está livre, a { $cost } ponto de ação. Estar lá rende { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
       *[other] A última rodada: { $cell }, no palácio, está livre, a { $cost } pontos de ação. Estar lá rende { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
    }
effect-founding-race = { $cost ->
        [one] Um distrito de { $size } ({ $cell }) espera, a { $cost } ponto de ação daqui. Funde-o agora por { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }: no próximo turno, { $player } poderia.
       *[other] Um distrito de { $size } ({ $cell }) espera, a { $cost } pontos de ação daqui. Funde-o agora por { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }: no próximo turno, { $player } poderia.
    }
effect-last-site = { $points ->
        [one] Resta um espaço livre no distrito de { $size } ({ $cell }). Um templo de nível { $level } ali rende { $points } ponto em vez de { $had }.
       *[other] Resta um espaço livre no distrito de { $size } ({ $cell }). Um templo de nível { $level } ali rende { $points } pontos em vez de { $had }.
    }
effect-lead-safe = Ninguém pode passar você no distrito de { $size } ({ $cell }) neste período: construa em outro lugar.
effect-canal-fits = Um canal em { $cell } deixa { $size } espaços em volta do seu pilli; em { $other }, { $wrong }. Há um calpulli de { $size } aberto, e nenhum de { $wrong }.
effect-high-temple = Seu templo de nível { $level } ainda não foi construído, e restam { $temples } templos. Ele custa { $level } dos { $turn } pontos de ação.
effect-last-temples = { $temples ->
        [one] Resta { $temples } templo a { $player }; com ele vem a última rodada. Seu templo de nível { $level } ainda não foi construído.
       *[other] Restam { $temples } templos a { $player }; com o último deles vem a última rodada. Seu templo de nível { $level } ainda não foi construído.
    }
effect-period-district = Pontos do período 1: { $own } para você, { $theirs } para { $player }. A maior diferença: o distrito de { $size } ({ $cell }), com { $here } para você e { $there } para { $player }.
effect-period-even = Pontos do período 1: { $own } para você, { $theirs } para { $player }. Os distritos renderam o mesmo aos dois.

## Ações, como aparecem na lista de opções

action-start = Começar em { $noun }
action-canal = Construir um { $noun }
action-bridge = Construir uma ponte sobre { $noun }
action-relocate = Realocar a ponte de { $noun }
action-temple = Construir um templo de nível { $noun }
action-found = Fundar um distrito de { $noun } espaços
action-step = Andar até { $noun }
action-boat = Ir de barco até a ponte de { $noun }
action-teleport = Teletransportar-se para qualquer espaço livre
action-buy-token = Comprar uma ficha de ação
action-spend-token = Gastar uma ficha de ação
action-propose = Propor a remoção do calpulli de { $noun }
action-end-turn = Encerrar o turno
action-vote = Votar { $noun }
action-lay = Colocar em { $noun }
action-axis = Ponte no sentido { $noun }
action-build = Construir em { $noun }
action-tile = Colocar a ficha calpulli em { $noun }
action-land = Chegar a { $noun }
action-first-player = O lugar { $noun } é o primeiro jogador
action-draw = Revelar o { $noun }
action-neutral = Colocar um templo neutro em { $noun }

## Perguntas, como são feitas a um jogador ou ao acaso

prompt-draw-first-player = Quem é o primeiro jogador?
prompt-draw-calpulli = Qual ficha calpulli é revelada?
prompt-draw-neutral-cell = Onde fica um templo neutro?
prompt-draw-neutral-temple = { $left ->
        [one] Onde fica mais { $left } templo neutro de nível { $level }?
       *[other] { $left } templos neutros de nível { $level }: onde fica o próximo?
    }
prompt-place-pilli = Em qual espaço do palácio começa seu pilli?
prompt-turn = É a sua vez: o que você faz?
prompt-vote = { $left ->
        [0] Remover o calpulli de { $size } da partida? A decisão é sua.
        [one] Remover o calpulli de { $size } da partida? Falta perguntar a mais { $left } jogador.
       *[other] Remover o calpulli de { $size } da partida? Falta perguntar a mais { $left } jogadores.
    }
prompt-lay-single = Em qual espaço você coloca o canal pequeno?
prompt-lay-first = Em qual espaço começa o canal grande?
prompt-lay-second = O canal começa em { $first }: qual é o segundo espaço?
prompt-choose-axis = Em que sentido fica a ponte sobre { $cell }?
prompt-choose-goal = Para onde vai a ponte de { $origin }?
prompt-choose-site = Onde você constrói o templo de nível { $level }?
prompt-choose-tile-cell = Em qual espaço você coloca o calpulli de { $size }?
prompt-choose-landing = Para onde seu pilli se teletransporta?

## Perguntas, como são citadas em um motivo

question-draw-first-player = quem é o primeiro jogador
question-draw-calpulli = qual ficha calpulli é revelada
question-draw-neutral-cell = onde fica um templo neutro
question-draw-neutral-temple = qual o nível de um templo neutro
question-place-pilli = onde um pilli começa
question-turn = o que fazer no turno
question-vote = se um calpulli sai da partida
question-lay-single = onde fica o canal pequeno
question-lay-first = onde começa o canal grande
question-lay-second = qual é o segundo espaço do canal
question-choose-axis = em que sentido fica a ponte
question-choose-goal = para onde vai a ponte retirada
question-choose-site = onde fica o templo
question-choose-tile-cell = onde fica a ficha calpulli
question-choose-landing = para onde o pilli se teletransporta

## Histórico

log-first-player-drawn = { $player } é o primeiro jogador.
log-calpulli-drawn = Revelado: { $tile }.
log-neutral-cell-drawn = Um templo neutro ficará em { $cell }.
log-neutral-draw-failed = { $failed ->
        [one] Os templos neutros não cabem: o sorteio recomeça.
       *[other] Os templos neutros não cabem pela { $failed }ª vez: o sorteio recomeça.
    }
log-neutral-temple-placed = Um templo neutro de nível { $level } fica em { $cell }.
log-pilli-placed = { $player } começa em { $cell }.
log-round-began = Começa a rodada { $round }, no período { $period }.
log-turn-began = É a vez de { $player }.
log-turn-ended = { $left ->
        [0] { $player } encerra o turno.
        [one] { $player } encerra o turno com { $left } ponto de ação não usado.
       *[other] { $player } encerra o turno com { $left } pontos de ação não usados.
    }
log-spent = { $points ->
        [one] { $player } gasta { $points } ponto de ação e fica com { $left }.
       *[other] { $player } gasta { $points } pontos de ação e fica com { $left }.
    }
log-canal-laid = { $other ->
        [none] { $player } abre um canal em { $cell }.
       *[other] { $player } abre um canal em { $cell } e { $other }.
    }
log-district-founded = { $player } funda um distrito de { $size } espaços, com o calpulli em { $cell }.
log-scored = { $points ->
        [one] { $player } marca { $points } ponto ({ $source }).
       *[other] { $player } marca { $points } pontos ({ $source }).
    }
log-bridge-built = { $player } constrói uma ponte sobre { $cell }, { $axis }.
log-bridge-lifted = { $player } retira a ponte de { $cell }.
log-temple-built = { $player } constrói um templo de nível { $level } em { $cell }.
log-stepped = { $player } anda até { $cell }.
log-sailed = { $cost ->
        [one] { $player } vai de barco até { $cell } por { $cost } ponto de ação.
       *[other] { $player } vai de barco até { $cell } por { $cost } pontos de ação.
    }
log-teleported = { $player } se teletransporta para { $cell }.
log-token-bought = { $tokens ->
        [one] { $player } compra uma ficha de ação e tem { $tokens }.
       *[other] { $player } compra uma ficha de ação e já tem { $tokens }.
    }
log-token-spent = { $action_points ->
        [one] { $player } gasta uma ficha de ação e agora tem { $action_points } ponto de ação.
       *[other] { $player } gasta uma ficha de ação e agora tem { $action_points } pontos de ação.
    }
log-proposed = { $player } propõe remover o calpulli de { $size }.
log-voted = { $vote_id ->
        [yes] { $player } concorda em remover o calpulli de { $size }.
       *[no] { $player } quer manter o calpulli de { $size }.
    }
log-tile-removed = { $why_id ->
        [vote] O calpulli de { $size } sai da partida: todos concordaram.
        [frozen] O calpulli de { $size } sai da partida: já não se pode colocar nenhum canal, e não resta distrito do seu tamanho para ele.
        [too_large] O calpulli de { $size } sai da partida: nenhum distrito que ainda possa ser fundado é tão grande.
        [one_too_many] O calpulli de { $size } sai da partida: todo distrito maior tem um espaço a mais, e não resta nenhum canal pequeno.
        [stall] O calpulli de { $size } sai da partida: o período termina sem ele.
       *[other] O calpulli de { $size } sai da partida.
    }
log-period-triggered = { $player } leva o período { $period } ao fim: a pontuação vem depois desta rodada.
log-stall-near = { $idle ->
        [0] { $quiet ->
            [one] { $quiet } rodada sem novo canal, templo ou distrito: mais uma e o período acaba.
           *[other] { $quiet } rodadas sem novo canal, templo ou distrito: mais uma e o período acaba.
        }
       *[other] Ninguém fez nada nesta rodada: mais uma assim e o período acaba.
    }
log-period-stalled = Nada mais muda: o período { $period } acaba aqui.
log-period-ended = Contam-se os pontos do período { $period }.
log-district-scored = { $points ->
        [one] { $player } marca { $points } ponto pelo distrito em { $cell } (tamanho { $size }).
       *[other] { $player } marca { $points } pontos pelo distrito em { $cell } (tamanho { $size }).
    }
log-tiles-opened = Começa o período 2: as outras fichas calpulli são reveladas e todos pegam novos templos.
log-game-ended = A partida acabou.

## O histórico, turno a turno

card-round-began = Rodada { $round }
card-period = { $districts ->
        [one] Período { $period } pontuado: { $districts } distrito
       *[other] Período { $period } pontuado: { $districts } distritos
    }

digest-for = { $did } por { $price }
spot-moved-bridge = { $place } para { $to }

did-walked = andou até { $places }
did-sailed = foi de barco até { $places }
did-teleported = se teletransportou para { $places }
did-canal = { $count ->
        [one] abriu um canal ({ $places })
       *[other] abriu { $count } canais ({ $places })
    }
did-bridge = { $count ->
        [one] construiu uma ponte ({ $places })
       *[other] construiu { $count } pontes ({ $places })
    }
did-moved-bridge = { $count ->
        [one] mudou uma ponte de lugar ({ $places })
       *[other] mudou { $count } pontes de lugar ({ $places })
    }
did-turned-bridge = { $count ->
        [one] girou uma ponte ({ $places })
       *[other] girou { $count } pontes ({ $places })
    }
did-temple = { $count ->
        [one] construiu um templo de nível { $amount } ({ $places })
       *[other] construiu { $count } templos de nível { $amount } ({ $places })
    }
did-founded = fundou { $amount } ({ $places })
did-bought = { $amount ->
        [one] comprou { $amount } ficha
       *[other] comprou { $amount } fichas
    }
did-spent = { $amount ->
        [one] gastou { $amount } ficha
       *[other] gastou { $amount } fichas
    }
did-proposed = propôs em vão remover o calpulli { $amount }
did-removed = removeu o calpulli { $amount } com o acordo de todos
did-tile-removed = deixou o calpulli { $amount } sem lugar
did-triggered = levou o período { $amount } ao fim
did-passed = passou

amount-points = { $amount ->
        [one] { $shown } ponto
       *[other] { $shown } pontos
    }
amount-unused = { $amount ->
        [one] { $amount } ponto de ação não usado
       *[other] { $amount } pontos de ação não usados
    }

price-action-points = { $amount ->
        [one] { $amount } ponto de ação
       *[other] { $amount } pontos de ação
    }

## Motivos por que uma ação não é permitida

reason-game-over = A partida acabou.
reason-chance-decides = Isto é decidido pelo acaso, não por um jogador.
reason-other-question = Decida isto antes: { $question }.
reason-costs-points = { $cost ->
        [one] Isto custa { $cost } ponto de ação; você tem { $have }.
       *[other] Isto custa { $cost } pontos de ação; você tem { $have }.
    }
reason-palace-there = { $cell } pertence ao palácio.
reason-canal-there = { $cell } é água.
reason-temple-there = Há um templo em { $cell }.
reason-tile-there = Há uma ficha calpulli em { $cell }.
reason-pilli-there = Há um pilli em { $cell }.
reason-no-canal-left = Não resta nenhum { $tile }.
reason-no-room-for-canal = Não há lugar em parte alguma para um { $tile }.
reason-ramp-there = Uma ponte se apoia em { $cell }.
reason-district-is-founded = { $cell } fica em um distrito fundado, que nenhum canal pode cortar.
reason-cells-do-not-touch = { $cell } não fica ao lado do primeiro espaço do canal.
reason-no-second-cell = Ao lado de { $cell } não há lugar para a outra metade do canal.
reason-would-trap = { $cell_id ->
        [none] Na primeira rodada ninguém pode ser encurralado, e qualquer espaço livre encurralaria um pilli.
       *[other] Na primeira rodada ninguém pode ser encurralado, e { $cell } encurralaria o pilli de { $player }: no começo do turno ele alcançava { $before } espaços, e passaria a alcançar { $after }.
    }
reason-no-bridge-left = Não resta nenhuma ponte; você pode realocar uma que já existe.
reason-bridge-there = Já há uma ponte sobre { $cell }.
reason-no-canal-there = { $cell } não é um canal.
reason-no-land-at-both-ends = Uma ponte sobre { $cell } não teria terra nas duas pontas.
reason-same-bridge-again = A ponte de { $cell } já está exatamente assim.
reason-bridges-left = Só se realoca uma ponte quando não resta nenhuma para construir; ainda há { $left }.
reason-no-bridge-there = Não há ponte sobre { $cell }.
reason-no-goal-for-bridge = A ponte de { $cell } não teria outro lugar para ir.
reason-no-temple-left = Você não tem mais templos de nível { $level } neste período.
reason-pilli-on-bridge = Seu pilli está sobre uma ponte e, portanto, em nenhum distrito.
reason-no-site = Não há espaço livre para um templo no distrito do seu pilli.
reason-other-district = { $cell } não fica no distrito do seu pilli.
reason-tile-not-open = Já não há calpulli de { $size } disponível: um está fundado, o outro saiu da partida.
reason-founded-already = O distrito do seu pilli já está fundado.
reason-other-size = { $cells ->
        [one] O distrito do seu pilli tem { $cells } espaço, não { $size }.
       *[other] O distrito do seu pilli tem { $cells } espaços, não { $size }.
    }
reason-no-cell-for-tile = Não há espaço livre para a ficha calpulli no distrito do seu pilli.
reason-not-beside = { $cell } não fica ao lado do seu pilli.
reason-no-way-there = Nenhum caminho leva seu pilli até { $cell }, nem a pé nem de barco.
reason-way-costs = { $cost ->
        [one] O caminho até { $cell } custa { $cost } ponto de ação; você tem { $have }.
       *[other] O caminho até { $cell } custa { $cost } pontos de ação; você tem { $have }.
    }
reason-not-along-the-bridge = Entre seu pilli e { $cell } nenhuma ponte segue nesse sentido.
reason-boat-from-bridge-only = Um barco só parte de uma ponte, e seu pilli não está sobre uma.
reason-no-water-route = Não há via de água da sua ponte até { $cell }.
reason-no-tokens-left = Não resta nenhuma ficha de ação para comprar.
reason-tokens-bought-already = { $most ->
        [one] Só se pode comprar { $most } ficha de ação por turno.
       *[other] Só se podem comprar { $most } fichas de ação por turno.
    }
reason-no-token-held = Você não tem ficha de ação.
reason-proposed-already = Você já propôs o calpulli de { $size } neste turno.
reason-tile-face-down = Nenhum calpulli de { $size } fica disponível antes do período 2.
reason-tile-founded = Já foi fundado um distrito com cada calpulli de { $size }.
reason-tile-removed = Todo calpulli de { $size } já saiu da partida.
player-of-seat = lugar { $seat }

## A mesa em um terminal

board-players = { -player(form: "Many") }
board-calpulli = Calpulli disponíveis, { $sign } 1º/2º/3º: quem funda ganha o 2º, os presentes o 3º
board-no-calpulli = nenhum
board-face-down = { $count } viradas para baixo
board-doubles = { $count ->
        [one] { $count } canal grande
       *[other] { $count } canais grandes
    }
board-singles = { $count ->
        [one] { $count } canal pequeno
       *[other] { $count } canais pequenos
    }
board-bridges = { $count ->
        [one] { $count } ponte
       *[other] { $count } pontes
    }
board-tokens = { $count ->
        [one] { $count } ficha de ação
       *[other] { $count } fichas de ação
    }
board-left = Reserva:
board-period = Período { $period } de 2
board-round = rodada { $round }
board-last-round = o período acaba com esta rodada
board-idle = rodadas paradas: { $rounds } de { $most }
board-quiet = rodadas sem mudança: { $rounds } de { $most }
board-districts = Distritos, com a soma dos níveis
board-more = outros: { $sizes }
board-sign-marker = { -first-player }
board-sign-temples = templos restantes
board-now = valor agora
board-sign-points = { -point(form: "many") }
board-sign-action = { -action-point }
board-sign-token = { -action-token }
board-sign-level = templo de { $letter }, nível 2
board-sign-neutral = { -neutral-temple }
board-sign-calpulli = calpulli de 5
board-sign-size = distrito de 9, não fundado
board-sign-palace = { -palace }
board-sign-lake = lago
board-sign-canal = { -canal }
board-sign-bridge = { -bridge(form: "many") }
board-sign-pilli = pilli de { $letter }
board-sign-possible = possível agora

## A linha de comando, com exemplos deste jogo

cli-help =
    O que você pode digitar:
      3                uma opção, pelo número
      step H5          uma opção, como está escrita à direita; basta um começo claro (st h5)
      u                desfaz a última ação deste turno
      r                desfaz o turno inteiro até aqui
      why AÇÃO         por que uma ação não é possível agora, p. ex. why found 5
      board            mostra a mesa de novo, com os espaços que você pode escolher
      log              o que aconteceu por último
      rules MX-5       o texto de uma regra (em inglês)
      save ARQUIVO     salva o registro da partida
      q                sai da mesa
cli-why-what = Escreva uma ação depois de “why”, por exemplo “why found 5”.
