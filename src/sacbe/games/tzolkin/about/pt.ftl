### Português (Brasil): o que são as coisas de Tzolk'in, em uma ou duas frases. As quantidades vêm dos dados, já escritas (3 milhos).

## O tabuleiro

about-gear-name = { $gear }
about-gear-palenque = Os trabalhadores em Palenque colhem milho e madeira da floresta. A engrenagem os leva um espaço adiante a cada dia.
about-gear-yaxchilan = Os trabalhadores em Yaxchilan trazem blocos, milho e uma caveira de cristal. A engrenagem os leva um espaço adiante a cada dia.
about-gear-tikal = Os trabalhadores em Tikal avançam tecnologias, constroem edifícios e monumentos e sobem nos templos. A engrenagem os leva um espaço adiante a cada dia.
about-gear-uxmal = Os trabalhadores em Uxmal negociam no mercado, contratam trabalhadores, constroem com milho ou usam ações de outras engrenagens. A engrenagem os leva um espaço adiante a cada dia.
about-gear-chichen-itza = Os trabalhadores em Chichen Itza deixam caveiras de cristal em troca de pontos e degraus nos templos. A engrenagem os leva um espaço adiante a cada dia.

about-space-name = { $gear } { $space }
about-space = { $space ->
        [0] Colocar um trabalhador aqui é grátis. { $does }
       *[other] Colocar um trabalhador aqui custa { $price }. { $does }
    }
about-does-nothing = Ainda não há ação: espere { $gear } girar.
about-does-any = Recolhido daqui, ele usa qualquer ação de { $gear } sem pagar para voltar.
about-does-gain = Recolhido daqui, ele traz { $goods }.
about-does-harvest-corn = Recolhido daqui, ele colhe { $corn } da floresta.
about-does-harvest-both = Recolhido daqui, ele colhe { $corn } ou { $wood } da floresta.
about-does-advance-technology = { $max ->
        [one] Recolhido daqui, ele avança { $max } nível em uma tecnologia, pago em blocos.
       *[other] Recolhido daqui, ele avança { $min } ou { $max } níveis em tecnologias, pagos em blocos.
    }
about-does-construct = Recolhido daqui, ele constrói { $buildings } edifício, pago em blocos.
about-does-construct-many = Recolhido daqui, ele constrói até { $buildings } edifícios, ou { $monuments } monumento, pagos em blocos.
about-does-construct-corn = Recolhido daqui, ele constrói { $buildings } edifício pago em milho: { $corn } para cada bloco do custo.
about-does-climb-corn = Recolhido daqui, ele sobe { $steps } degrau em um templo à sua escolha por { $corn }.
about-does-climb-blocks = Recolhido daqui, ele sobe { $steps } degrau em cada um de { $count } templos por { $blocks } bloco.
about-does-market-exchange = Recolhido daqui, ele negocia no mercado quantas vezes você quiser.
about-does-gain-worker = Recolhido daqui, ele traz { $workers } novo trabalhador do banco.
about-does-perform-any-action = Recolhido daqui, ele usa qualquer ação de Palenque, Yaxchilan, Tikal ou Uxmal por { $corn }.
about-does-lay = { $blocks ->
        [0] Recolhido daqui, ele deixa { $skulls } caveira de cristal em troca de { $points } e { $steps } degrau no templo de { $temple }.
       *[other] Recolhido daqui, ele deixa { $skulls } caveira de cristal em troca de { $points }, { $steps } degrau no templo de { $temple } e { $blocks } bloco à sua escolha.
    }

about-worker = A cada dia ele segue para um espaço mais alto. Quem é dono dele o recolhe para usar a ação do espaço, ou paga milho por uma mais baixa.
about-idle-worker-name = Trabalhador ocioso

about-moment-name = Hoje: dia { $day }
about-moment = Depois de cada rodada o calendário gira um dia, ou dois dias se quem usou o espaço do jogador inicial quiser. A partida acaba com o dia { $days }.
about-day = { $left ->
        [0] Não há mais nenhum dia de alimentação.
        [one] Falta { $left } dia para o dia de alimentação, o dia { $next }. Cada rodada leva um dia, às vezes dois.
       *[other] Faltam { $left } dias para o dia de alimentação, o dia { $next }. Cada rodada leva um dia, às vezes dois.
    }
about-food-day = { $kind ->
        [goods] Meio da era { $age }: cada trabalhador precisa de { $corn }, e quem fica sem comida custa { $loss }; depois todos ganham os materiais dos templos.
       *[points] Fim da era { $age }: cada trabalhador precisa de { $corn }, e quem fica sem comida custa { $loss }; depois todos marcam os pontos dos templos.
    }
about-age = A era { $age } dura até o dia { $last }. Seus dias de alimentação são os dias { $days }.
about-feeding-name = { $player }: milho para o dia de alimentação
about-feeding = O milho na mão e o que os trabalhadores vão precisar: { $corn } cada um, menos o que as fazendas poupam. Cada trabalhador sem comida custa { $loss }.
about-tooth-corn-name = Milho nos dentes
about-tooth-corn = Depois de cada rodada sem trabalhador no espaço do jogador inicial, um milho é posto no dente do dia. O próximo trabalhador ali leva tudo, agora { $corn }.
about-starting-player-space-name = Espaço do jogador inicial
about-starting-player-space = O espaço é grátis e recebe um trabalhador por rodada. Ele traz o milho dos dentes e o marcador de jogador inicial, e deixa passar dois dias se o seu tabuleiro estiver claro.
about-starting-player-name = Jogador inicial
about-starting-player = Este é o jogador que faz o primeiro turno de cada rodada. O marcador só muda de mão quando alguém usa o espaço do jogador inicial.
about-jungle-name = Floresta de { $place }
about-jungle = Quem colhe em { $place } pega uma ficha daqui. { $now }
about-market-name = Mercado
about-market = Aqui se vê quanto milho valem os blocos. Um trabalhador em Uxmal negocia a esses preços, nos dois sentidos e quantas vezes você quiser.
about-rate-name = { $good } no mercado
about-rate = O mercado vende { $block } por { $corn } e compra pelo mesmo preço.
about-skulls-left-name = Caveiras de cristal restantes
about-skulls-left = O banco ainda tem { $left } de { $all } caveiras de cristal. Quando ele fica vazio, ninguém ganha mais nenhuma.

## Templos e tecnologias

about-temple-name = Templo de { $temple }
about-temple = No fim de cada era o seu degrau aqui vale de { $least } a { $most }. No meio da era o seu degrau e os de baixo trazem materiais: { $goods }.
about-step-name = { $step ->
        [-1] { $temple }: degrau mais baixo
        [0] { $temple }: degrau inicial
       *[other] { $temple }: degrau { $step }
    }
about-step = { $step ->
        [-1] O degrau mais baixo de { $temple } vale { $points } no fim de uma era.
        [0] O degrau inicial de { $temple } vale { $points } no fim de uma era.
       *[other] O degrau { $step } de { $temple } vale { $points } no fim de uma era.
    } { $goods } { $top }
about-step-top = Só há lugar para um jogador, cujo tabuleiro vira para o lado claro.
about-highest-name = O mais alto no templo de { $temple }
about-highest = Quem está mais alto no templo de { $temple } marca mais { $first } no fim da era I e mais { $second } no fim da era II; o empate divide isso ao meio.
about-track-agriculture = A agricultura faz as colheitas de milho em Palenque renderem mais. Cada nível mantém os efeitos dos anteriores.
about-track-extraction = A extração rende mais madeira, pedra e ouro. Cada nível mantém os efeitos dos anteriores.
about-track-architecture = A arquitetura premia cada edifício que você constrói e o torna mais barato. Cada nível mantém os efeitos dos anteriores.
about-track-theology = A teologia alcança mais longe em Chichen Itza e rende degraus e caveiras de cristal. Cada nível mantém os efeitos dos anteriores.
about-level-name = { $track } { $level }
about-level = { $does } Avançar ao nível { $level } em { $track } custa { $cost ->
        [one] { $cost } bloco.
       *[other] { $cost } blocos.
    }
about-bonus = Avançar além do último nível em { $track } custa { $cost ->
        [one] { $cost } bloco
       *[other] { $cost } blocos
    } e traz isto: { $does }
about-advance-name = { $level ->
        [beyond] Preço de um bônus
       *[other] Preço do nível { $level }
    }
about-advance = { $level ->
        [beyond] Avançar além do último nível de uma tecnologia custa { $blocks }.
       *[other] Avançar ao nível { $level } de uma tecnologia custa { $blocks }.
    }
about-blocks = { $cost ->
        [one] { $cost } bloco de qualquer tipo
       *[other] { $cost } blocos de qualquer tipo
    }

## Fichas

about-building = { $does } Custo: { $cost }. Tipo: { $type }.
about-monument = { $does } Conta no fim. Custo: { $cost }. Tipo: { $type }.
about-type-farm = As fazendas poupam milho em cada dia de alimentação, enquanto forem suas.
about-type-civic = Os edifícios públicos em geral avançam tecnologias, uma vez e na hora. Um dos monumentos os conta.
about-type-tomb = As tumbas em geral rendem degraus nos templos ou pontos, uma vez e na hora. Um dos monumentos as conta.
about-type-shrine = Os santuários em geral rendem tecnologias ou degraus nos templos, uma vez e na hora. Um dos monumentos os conta.
about-row-name = Fileira de edifícios
about-row = Estes edifícios podem ser construídos: { $places } lugares, preenchidos de novo no fim de um turno.
about-deck-name = Pilha de edifícios
about-deck = { $left ->
        [one] { $left } edifício da era { $age } espera na pilha e vai preencher uma vaga.
       *[other] { $left } edifícios da era { $age } esperam na pilha e preenchem as vagas. No fim da era I toda a fileira muda.
    }
about-monuments-name = Monumentos
about-monuments = Esta partida tem { $all } monumentos. Você os constrói com a ação { $action } de Tikal, e eles contam no fim.
about-wealth = { $does } No início cada um escolheu { $kept } de { $dealt } fichas de riqueza.

## Jogadores

about-seat-name = { $player }
about-seat = As peças de { $player } têm esta cor e esta forma.
about-points-name = Pontos
about-points = Os pontos até agora. Quem tiver mais no fim vence; no empate decidem os trabalhadores nas engrenagens.
about-if-ended-name = Se acabasse agora
about-if-ended = Os pontos que este jogador teria agora, com os monumentos e com o que valem os materiais.
about-corn = O milho paga a colocação de trabalhadores e os alimenta nos dias de alimentação, { $each } para cada um. No fim { $point } valem um ponto; com { $most } ou menos você pode mendigar.
about-held-blocks-name = Blocos
about-held-blocks = Madeira, pedra e ouro deste jogador, tudo somado. Os blocos pagam edifícios, monumentos e tecnologias.
about-block = Blocos de { $good } pagam edifícios, monumentos e tecnologias. No fim { $block } vale { $corn }.
about-skulls = As caveiras de cristal são deixadas em Chichen Itza em troca de pontos e degraus nos templos. Cada uma na mão no fim vale { $points }.
about-workers-name = Trabalhadores
about-workers = { $now }. Pode haver { $all }; os do banco precisam ser contratados.
about-side-light-name = Tabuleiro do jogador, lado claro
about-side-dark-name = Tabuleiro do jogador, lado escuro
about-corn-tiles = Cada colheita de milho traz uma ficha de milho. Um dos monumentos as conta.
about-wood-tiles = Cada colheita de madeira traz uma ficha de madeira. Um dos monumentos as conta.

## A expansão

about-prophecy = { $does } { $counts }
about-no-prophecy-name = Nenhuma profecia
about-no-prophecy = Até o dia { $last } não há profecia.
about-band-name = { $prophecy }: { $points }
about-band = { $reach ->
        [open] Quem tem { $min } ou mais do que “{ $prophecy }” conta marca { $points } quando a profecia termina.
        [one] Quem tem { $min } do que “{ $prophecy }” conta marca { $points } quando a profecia termina.
       *[span] Quem tem de { $min } a { $max } do que “{ $prophecy }” conta marca { $points } quando a profecia termina.
    }
about-quick-name = Ação rápida: { $does }
about-quick = Nos dias { $from } a { $to }, um trabalhador colocado em um espaço de ação rápida faz isto na hora: { $does }.
about-quick-spaces-name = Espaços de ação rápida
about-quick-spaces = Há lugar para { $spaces } trabalhadores por rodada, por { $price } cada. Eles fazem na hora a ação rápida em vigor e voltam depois da rodada.
about-renovation-name = Renovação
about-renovation = Você pode abrir mão de um edifício assim ao construir outro: os blocos dele contam para o novo.
