### Português (Brasil): o que são as coisas de Mexica, em uma ou duas frases. Os números vêm dos dados.

## A ilha

about-lake-name = Lago
about-lake = O lago é uma só água em volta da ilha. Os barcos o cruzam sem custo, mas ninguém pode construir nele.
about-land-name = Terra
about-land = Terra seca: aqui os pilli andam, e sobre ela vão canais, templos e fichas calpulli. O que os canais e o lago cercam é um distrito.
about-canal-name = Canal
about-canal = Um canal é água: separa distritos e detém quem anda, a não ser que uma ponte passe por cima.
about-bridge-name = Ponte
about-bridge = Um pilli anda sobre a ponte no sentido das tábuas, ou pega aqui um barco até outra ponte.
about-palace-name = Palácio
about-palace = O palácio é terra onde ninguém pode construir nem cavar. Só os quatro espaços de fora pontuam, não este.
about-start-cell-name = Espaço inicial do palácio
about-start-cell = Um pilli em um espaço inicial no momento da pontuação rende { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }. No palácio ninguém pode construir nem cavar.
about-pilli-name = Pilli de { $player }
about-pilli = Um pilli anda pela cidade. Ele funda distritos e constrói templos onde está, e ninguém passa por ele.
about-temple-name = { $player }: templo de nível { $level }
about-temple = Ele conta { $level } no seu distrito e custou { $cost } pontos de ação. Ninguém passa por ele, nem o aumenta ou remove.
about-neutral-temple-name = Templo neutro de nível { $level }
about-neutral-temple = A cor neutra conta { $level } aqui. Ela ocupa seu lugar no distrito, mas ninguém recebe os pontos dela.
about-calpulli-name = Calpulli de { $size }
about-calpulli = Funda um distrito de { $size } espaços: { $second } pontos para quem o funda, { $third } para cada outro pilli ali. Quando o distrito é pontuado, os lugares rendem { $first }, { $second } e { $third }.
about-district-name = { $founded ->
        [founded] Distrito de { $size }, fundado ({ $cell })
       *[open] Distrito de { $size }, não fundado ({ $cell })
    }
about-district = { $founded ->
        [founded] Em cada pontuação, quem tem mais níveis de templo neste distrito de { $size } ({ $cell }) recebe { $first } pontos, o segundo { $second }, o terceiro { $third }.
       *[open] Esta área de { $size } espaços ({ $cell }) espera um calpulli do seu tamanho. Sem ele só é pontuada no fim da partida.
    }
about-coordinates-name = Nomes dos espaços
about-coordinates = Um espaço tem o nome da letra da sua coluna e do número da sua linha.

## O turno

about-moment-name = Período { $period }, rodada { $round }
about-moment = Há dois períodos, cada um com uma pontuação no fim. Em uma rodada cada um joga um turno.
about-action-points-name = Pontos de ação
about-action-points = Cada turno tem { $points ->
            [one] { $points } ponto de ação
           *[other] { $points } pontos de ação
        }. Os que não são gastos se perdem.
about-tokens-name = Fichas de ação
about-tokens = Em um turno uma ficha de ação vale { $points ->
            [one] { $points } ponto de ação
           *[other] { $points } pontos de ação
        }. As fichas são guardadas, também para o próximo período.
about-move-name = Mover
about-move = Cada passo a pé custa { $cost } ponto de ação, para a terra ou ao longo de uma ponte. De uma ponte, o barco custa um por ponte alcançada ou ultrapassada.
about-found-name = Fundar um distrito
about-found = Fundar custa { $cost }: seu pilli está em um distrito com exatamente tantos espaços quanto um calpulli aberto.
about-dig-name = Abrir um canal
about-dig = Um canal custa { $cost } ponto de ação, pequeno ou grande. Seu pilli não precisa estar perto.
about-span-name = Construir uma ponte
about-span = Uma ponte custa { $cost } ponto de ação. Ela passa sobre um espaço de canal, com terra nas duas pontas.
about-raise-name = Construir um templo
about-raise = Um templo custa tantos pontos de ação quanto o seu nível, de { $least } a { $most }. Ele vai no distrito do seu pilli.
about-teleport-name = Teletransporte
about-teleport = Por { $cost } pontos de ação o teletransporte leva seu pilli a qualquer espaço livre de terra ou a qualquer ponte livre.
about-buy-name = Comprar uma ficha
about-buy = Uma ficha custa { $cost } ponto de ação, no máximo { $most } por turno, e o devolve em qualquer turno depois.

## Ao lado da ilha

about-supply-name = { $kind ->
        [doubles] Canais grandes restantes
        [singles] Canais pequenos restantes
        [bridges] Pontes restantes
       *[tokens] Fichas de ação restantes
    }
about-supply = { $kind ->
        [doubles] A reserva tem { $left } de { $all } canais grandes. Cada um cobre dois espaços lado a lado.
        [singles] A reserva tem { $left } de { $all } canais pequenos. Cada um cobre um espaço.
        [bridges] A reserva tem { $left } de { $all } pontes. Quando não resta nenhuma, as que existem podem ser realocadas.
       *[tokens] A reserva tem { $left } de { $all } fichas de ação. As gastas voltam para ela.
    }
about-calpullis-name = Calpulli do período
about-calpullis = O período { $period } tem { $all } fichas calpulli. Cada uma funda um distrito com tantos espaços quanto mostra, ou sai da partida.
about-tiles-done-name = Calpulli fundados
about-tiles-done = { $done } de { $all } fichas calpulli do período { $period } estão fundadas ou removidas. Todas precisam estar antes do fim do período.
about-temples-out-name = Menos templos restantes
about-temples-out = Quem tem menos ainda tem { $left } templos. O período { $period } acaba na rodada em que alguém não tem nenhum e todos os calpulli estão resolvidos.
about-if-ended-name = Se o período acabasse agora
about-if-ended = Os pontos até agora e o que os distritos e o palácio renderiam agora.

## Jogadores

about-seat-name = { $player }
about-seat = O pilli e os templos de { $player } têm esta cor e esta forma.
about-points-name = Pontos
about-points = Os pontos até agora. Quem tem mais vence; no empate decide quem tem mais fichas de ação.
about-all-temples-name = Templos restantes
about-all-temples = Todos os templos que este jogador ainda pode construir, de qualquer nível. Cada período traz novos.
about-temples-left-name = Templos de nível { $level }
about-temples-left = Templos de nível { $level } ainda não construídos. Cada um recebe { $first } no primeiro período e mais { $second } no segundo; um custa { $cost } pontos de ação.
about-first-player-name = Primeiro jogador
about-first-player = Este é o primeiro jogador: ele começa cada rodada. A rodada segue até que todos tenham jogado um turno.
