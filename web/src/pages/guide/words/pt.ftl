### Português do Brasil: o resumo e a folha de consulta de cada jogo. Os números vêm dos dados dos jogos.

## Ambos

guide-title = { $game } em cinco minutos
guide-overview = Resumo
guide-points = De onde vêm os pontos
guide-turn = O seu turno
guide-mistakes = Quatro erros de principiante
guide-first-lesson = Lição 1
guide-aid = Folha de consulta
guide-print = Imprimir
guide-or = ou
guide-board = O tabuleiro com os números das explicações
guide-icons = Ícones
guide-players = de { $least } a { $most } jogadores
guide-steps = Um turno em imagens
guide-set-up = Preparação
guide-set-up-players = { $players } jogadores
guide-set-up-board = O tabuleiro no início, com { $players } jogadores

## Tzolk’in: resumo

guide-tzolkin-goal = Lidere uma tribo maia por { $days } dias. Seus trabalhadores giram nas engrenagens: quanto mais você espera, mais eles trazem. Vence quem tem mais pontos.
guide-tzolkin-1 = O calendário
guide-tzolkin-1-text = Cada rodada é um dia. No fim dela a grande engrenagem gira, e todo trabalhador avança um espaço.
guide-tzolkin-2 = Dias de alimentação
guide-tzolkin-2-text = Nos dias { $food-days } cada trabalhador come { $food } milhos. Um faminto custa { $hunger } pontos.
guide-tzolkin-3 = Palenque
guide-tzolkin-3-text = Milho, e a madeira que cresce sobre ele.
guide-tzolkin-4 = Yaxchilan
guide-tzolkin-4-text = Madeira, pedra, ouro e caveiras de cristal.
guide-tzolkin-5 = Tikal
guide-tzolkin-5-text = Gaste blocos: tecnologias, edifícios, monumentos.
guide-tzolkin-6 = Uxmal
guide-tzolkin-6-text = Degraus nos templos e comércio por milho, um novo trabalhador, um edifício pago com milho.
guide-tzolkin-7 = Chichen Itza
guide-tzolkin-7-text = Coloque uma caveira de cristal e ganhe pontos e um degrau em um templo. Cada espaço só aceita uma.
guide-tzolkin-8 = Espaço de jogador inicial
guide-tzolkin-8-text = Pegue o milho do calendário, comece amanhã e às vezes avance dois dias.
guide-tzolkin-9 = Trabalhadores ociosos
guide-tzolkin-9-text = Com dois ou três jogadores eles ocupam lugar. Não são de ninguém.
guide-tzolkin-turn-1 = 1 · Colocar
guide-tzolkin-turn-1-text = Ponha trabalhadores no espaço livre mais baixo de uma engrenagem. Pague o número dele em milho, e um pouco por cada trabalhador a mais.
guide-tzolkin-turn-2 = 2 · Esperar
guide-tzolkin-turn-2-text = Dia após dia a engrenagem os leva a ações melhores. Enquanto isso, coloque outros.
guide-tzolkin-turn-3 = 3 · Recolher
guide-tzolkin-turn-3-text = Um trabalhador age quando volta para casa. Em um turno você coloca ou recolhe, nunca os dois.
guide-tzolkin-points-top = os degraus do topo dos três templos, duas vezes na partida
guide-tzolkin-points-highest = mais, para quem está mais alto ali
guide-tzolkin-points-skulls = cada caveira de cristal colocada em Chichen Itza
guide-tzolkin-points-buildings = muitos edifícios da era II
guide-tzolkin-points-monuments = cada coisa que o seu monumento conta
guide-tzolkin-points-corn = cada milho que sobra no fim
guide-tzolkin-mistake-1 = Colocar três trabalhadores de uma vez: o segundo e o terceiro custam { $third } milhos a mais.
guide-tzolkin-mistake-2 = Deixar um trabalhador passar do { $last }: ele volta para casa sem nada.
guide-tzolkin-mistake-3 = Pensar na comida só no dia de alimentação. Comece dois dias antes.
guide-tzolkin-mistake-4 = Fazer um pouco de tudo. Uma tecnologia, um templo e um monumento que combinem vencem partidas.
guide-tzolkin-steps = Você é o vermelho.
guide-tzolkin-has = Dia { $day }. Você tem { $corn ->
    [one] { $corn } milho
    *[other] { $corn } milhos
    } e { $hand ->
    [one] { $hand } trabalhador
    *[other] { $hand } trabalhadores
    } na mão.
guide-tzolkin-step-1 = Dia { $day }, e é o seu turno: { $hand ->
    [one] { $hand } trabalhador
    *[other] { $hand } trabalhadores
    } na mão, { $corn ->
    [one] { $corn } milho
    *[other] { $corn } milhos
    }. Os outros já colocaram os seus.
guide-tzolkin-step-2 = Um trabalhador vai para Yaxchilan, para o espaço livre mais baixo: { $space }. Você paga { $paid ->
    [one] { $paid } milho
    *[other] { $paid } milhos
    }.
guide-tzolkin-step-3 = Outro ocupa o espaço seguinte, { $space }. Você paga { $paid ->
    [one] { $paid } milho
    *[other] { $paid } milhos
    }: o número dele, e mais { $second } pelo segundo trabalhador do turno.
guide-tzolkin-step-4 = Você termina o seu turno. Todos jogaram, então o calendário gira: dia { $day }, e todos os trabalhadores avançam um espaço.
guide-tzolkin-step-5 = Dia { $day }: você recolhe o trabalhador de Yaxchilan { $space }. Ele traz { $gold ->
    [one] { $gold } ouro
    *[other] { $gold } ouros
    } e { $earned ->
    [one] { $earned } milho
    *[other] { $earned } milhos
    }, e volta para casa.
guide-tzolkin-set-up-all = Sempre igual: { $skulls } caveiras de cristal no banco e uma fileira completa de edifícios. Cada jogador começa com { $workers } trabalhadores, fica com { $kept } de { $dealt } fichas de riqueza e recebe o que elas mostram.
guide-tzolkin-set-up-idle = trabalhadores ociosos nas engrenagens
guide-tzolkin-set-up-fields = campos da floresta em cada colheita de Palenque
guide-tzolkin-set-up-monuments = monumentos abertos
guide-tzolkin-set-up-with-2 = As fichas de riqueza que ninguém recebeu dizem onde ficam os trabalhadores ociosos.
guide-tzolkin-set-up-with-3 = As fichas de riqueza que ninguém recebeu dizem onde ficam os trabalhadores ociosos.
guide-tzolkin-set-up-with-4 = Todos os espaços das engrenagens estão livres.
guide-tzolkin-set-up-with-5 = Só com as ações rápidas da expansão: os espaços delas ficam ao lado das engrenagens.

## Tzolk’in: folha de consulta

guide-tzolkin-aid-length = { $days } dias
guide-tzolkin-aid-beg = Com { $beg } milhos ou menos você pode mendigar antes: seu milho passa a { $begged }, e você desce um degrau em um templo.
guide-tzolkin-aid-place = Coloque um ou mais trabalhadores
guide-tzolkin-aid-place-text = Cada um vai para o espaço livre mais baixo da engrenagem. Pague os números de todos os espaços em que entra e, pelos trabalhadores deste turno:
guide-tzolkin-aid-placed = trabalhadores colocados
guide-tzolkin-aid-charge = taxa total
guide-tzolkin-aid-pick = Recolha um ou mais trabalhadores
guide-tzolkin-aid-pick-text = Um depois do outro, cada um usa
guide-tzolkin-aid-own = a própria ação,
guide-tzolkin-aid-lower = ou uma mais baixa da engrenagem, por 1 milho por espaço,
guide-tzolkin-aid-none = ou nada.
guide-tzolkin-aid-gears = Engrenagens
guide-tzolkin-aid-jungle = A madeira está sobre o milho: pegue-a, ou queime-a para ter o milho e desça um degrau em um templo.
guide-tzolkin-aid-free = qualquer ação da engrenagem, sem pagar por espaços para trás. Um dia depois do { $last } um trabalhador volta para casa sem nada.
guide-tzolkin-aid-skull = coloque 1 caveira de cristal
guide-tzolkin-aid-level = nível { $level }
guide-tzolkin-aid-beyond = além
guide-tzolkin-aid-temples = pontos no fim de uma era, materiais no meio
guide-tzolkin-aid-step = degrau
guide-tzolkin-aid-highest = mais alto, era I · era II
guide-tzolkin-aid-food = Dias de alimentação { $food-days }
guide-tzolkin-aid-food-1 = Alimente todo trabalhador: { $food } milhos cada. Um faminto custa { $hunger } pontos. Alimente quantos puder.
guide-tzolkin-aid-food-2 = Dia { $change }: a fileira de edifícios passa para a era II.
guide-tzolkin-aid-food-3 = Dias { $goods-days }: os materiais do seu degrau e de todos os de baixo.
guide-tzolkin-aid-food-4 = Dias { $points-days }: os pontos do seu degrau, e o bônus de quem está mais alto. No empate, metade para cada um.
guide-tzolkin-aid-start-1 = Custa 0. No fim do seu turno pegue todo o milho do calendário.
guide-tzolkin-aid-start-2 = Você recebe o marcador. Se já é seu, ele passa para a esquerda.
guide-tzolkin-aid-start-3 = Com o lado claro para cima você pode avançar dois dias, a não ser que um trabalhador de algum jogador esteja no { $blocking } (Chichen Itza: { $blocking-skulls }). O seu tabuleiro escurece; o topo de um templo o clareia de novo.
guide-tzolkin-aid-start-4 = Sem uso, o calendário ganha 1 milho.
guide-tzolkin-aid-building = Mercado e edifícios
guide-tzolkin-aid-market = milho por bloco, na compra e na venda
guide-tzolkin-aid-farms = As fazendas valem em todo dia de alimentação, os outros edifícios uma vez, na hora. Monumentos: só com a ação 4 de Tikal; eles pontuam no fim.
guide-tzolkin-aid-end = Fim da partida
guide-tzolkin-aid-end-text = Dia { $days } e mais um dia. Os blocos viram milho aos preços do mercado; cada milho vale ¼ de ponto, cada caveira de cristal na mão { $skull } pontos; depois, os monumentos. Empate: mais trabalhadores nas engrenagens.
guide-tzolkin-aid-foot = A expansão pode mudar estes números.
guide-tzolkin-icon-corn = milho
guide-tzolkin-icon-wood = madeira
guide-tzolkin-icon-stone = pedra
guide-tzolkin-icon-gold = ouro
guide-tzolkin-icon-skull = caveira de cristal
guide-tzolkin-icon-any = bloco à sua escolha
guide-tzolkin-icon-vp = pontos
guide-tzolkin-icon-worker-plus = novo trabalhador
guide-tzolkin-icon-tech = tecnologia
guide-tzolkin-icon-t-any = degrau de templo à sua escolha
guide-tzolkin-icon-building = edifício
guide-tzolkin-icon-monument = monumento
guide-tzolkin-icon-build-corn = edifício por milho
guide-tzolkin-icon-tile-corn = ficha de milho
guide-tzolkin-icon-tile-wood = ficha de madeira
guide-tzolkin-icon-market = mercado
guide-tzolkin-icon-act = qualquer ação da engrenagem
guide-tzolkin-icon-act-any = qualquer ação de outras engrenagens
guide-tzolkin-icon-farm = fazenda
guide-tzolkin-icon-civic = edifício público
guide-tzolkin-icon-tomb = tumba
guide-tzolkin-icon-shrine = santuário

## Mexica: resumo

guide-mexica-goal = Construa a cidade no lago. Abra canais, funde os distritos entre eles e erga os templos mais altos. Vence quem tem mais pontos.
guide-mexica-1 = O seu pilli
guide-mexica-1-text = Um nobre que anda pela cidade. Você só funda e constrói no distrito em que ele está.
guide-mexica-2 = Canais
guide-mexica-2-text = Abra-os em qualquer terra vazia. Terra cercada de água é um distrito.
guide-mexica-3 = Fichas calpulli
guide-mexica-3-text = As abertas dizem que tamanhos podem ser fundados, no espaço exato.
guide-mexica-4 = Um distrito fundado
guide-mexica-4-text = A ficha fica para sempre: nada de novos canais ali. Fundador e visitantes pontuam na hora.
guide-mexica-5 = Templos
guide-mexica-5-text = A soma dos seus níveis decide a sua posição em cada distrito.
guide-mexica-6 = Pontes
guide-mexica-6-text = Levam todos sobre um canal, e os barcos atracam nelas. Não são de ninguém.
guide-mexica-7 = O palácio
guide-mexica-7-text = Um pilli em um dos espaços de fora quando um período é pontuado: { $palace } pontos.
guide-mexica-8 = Templos neutros
guide-mexica-8-text = Com dois jogadores, uma terceira cor atrapalha e ocupa a sua posição.
guide-mexica-9 = Terra sem ficha
guide-mexica-9-text = Só pontua no fim da partida: tantos pontos quantos espaços tem.
guide-mexica-turn-1 = 1 · Abrir
guide-mexica-turn-1-text = Construa canais até que a água cerque uma terra do tamanho desejado.
guide-mexica-turn-2 = 2 · Fundar
guide-mexica-turn-2-text = Com o seu pilli dentro, ponha a ficha. Você marca o segundo valor, os outros que estão dentro, o terceiro.
guide-mexica-turn-3 = 3 · Construir
guide-mexica-turn-3-text = No fim de cada um dos dois períodos as posições em cada distrito fundado marcam os valores da ficha.
guide-mexica-points-found = fundar um distrito
guide-mexica-points-visit = estar nele quando outro o funda
guide-mexica-points-rank = a primeira posição em um distrito, a cada período
guide-mexica-points-palace = o pilli no palácio, a cada período
guide-mexica-points-land = cada espaço de um distrito sem ficha, para a primeira posição, no fim
guide-mexica-mistake-1 = Fechar cinco espaços quando só um 4 está aberto. Conte antes.
guide-mexica-mistake-2 = Cercar um distrito e ficar fora: quem está dentro o funda.
guide-mexica-mistake-3 = Perder pontos de ação não gastos. { $tokens } deles podem virar fichas.
guide-mexica-mistake-4 = Construir onde você já lidera. Um nível a mais que os outros basta.
guide-mexica-steps = Você é o vermelho.
guide-mexica-has = Você ainda tem { $left ->
    [one] { $left } ponto de ação
    *[other] { $left } pontos de ação
    }, e { $points ->
    [one] { $points } ponto
    *[other] { $points } pontos
    }.
guide-mexica-step-1 = O seu turno: { $left ->
    [one] { $left } ponto de ação
    *[other] { $left } pontos de ação
    }. Ao sul do seu pilli, o lago e um canal só deixam aberto um lado de um pedaço de terra.
guide-mexica-step-2 = Primeiro o seu pilli entra, passo a passo: { $spent ->
    [one] { $spent } ponto de ação
    *[other] { $spent } pontos de ação
    }.
guide-mexica-step-3 = Um canal grande e um canal pequeno fecham a terra: { $spent ->
    [one] { $spent } ponto de ação
    *[other] { $spent } pontos de ação
    }, e ela é um distrito de { $size } espaços.
guide-mexica-step-4 = Uma ficha { $size } está aberta. Você a coloca e funda o distrito, o que não custa nada: { $gained ->
    [one] { $gained } ponto
    *[other] { $gained } pontos
    }, o segundo valor da ficha.
guide-mexica-step-5 = { $spent ->
    [one] O último ponto de ação constrói
    *[other] Os últimos { $spent } pontos de ação constroem
    } um templo de nível { $level }: a primeira posição aqui é sua, por enquanto.
guide-mexica-set-up-all = Sempre igual: canais cobrem o canal impresso, { $open } fichas calpulli estão abertas e { $hidden } esperam o período 2. Na reserva há { $doubles } canais grandes e { $singles } canais pequenos, { $bridges } pontes e { $counters } fichas de ação. Cada jogador pega { $temples } templos. Na ordem dos turnos, cada um põe o pilli em um dos { $starts } espaços iniciais do palácio.
guide-mexica-set-up-pillis = pilli no palácio
guide-mexica-set-up-neutral = templos neutros na ilha
guide-mexica-set-up-temples = templos dos jogadores para o período 1
guide-mexica-set-up-with-2 = Os espaços dos templos neutros são sorteados, nunca ao lado do lago, e a uma distância de pelo menos { $apart }.
guide-mexica-set-up-with-3 = A ilha está vazia.
guide-mexica-set-up-with-4 = A ilha está vazia, e todos os espaços iniciais estão ocupados.

## Mexica: folha de consulta

guide-mexica-aid-length = dois períodos
guide-mexica-aid-points = { $points ->
    [one] { $points } ponto de ação
    *[other] { $points } pontos de ação
    }; o que você não gasta se perde
guide-mexica-aid-canal = construir um canal, pequeno ou grande
guide-mexica-aid-bridge = construir uma ponte
guide-mexica-aid-relocate = mudar de lugar uma ponte vazia, quando não há nenhuma na reserva
guide-mexica-aid-temple = construir um templo de nível 1, 2, 3 ou 4
guide-mexica-aid-found = fundar o distrito do seu pilli
guide-mexica-aid-move = andar para um espaço ao lado
guide-mexica-aid-boat = barco de ponte a ponte: cada ponte alcançada ou atravessada por baixo
guide-mexica-aid-teleport = teletransporte para qualquer espaço de terra livre ou ponte vazia
guide-mexica-aid-token = comprar uma ficha de ação, no máximo { $tokens } por turno
guide-mexica-aid-spend = gastar uma ficha de ação: { $value } ponto de ação a mais
guide-mexica-aid-canals-text = Em terra comum e vazia, fora de distritos fundados e de onde uma ponte se apoia. Não precisam tocar a água.
guide-mexica-aid-bridges-text = Sobre um espaço de canal, nunca sobre o lago, com terra nas duas pontas. Um pilli sobre uma ponte não está em nenhum distrito.
guide-mexica-aid-movement = Em movimento
guide-mexica-aid-movement-text = Nunca na diagonal. Pillis, templos e fichas estão no caminho. Barcos partem de pontes e chegam a pontes; o lago une todas as margens.
guide-mexica-aid-temples-text = Em qualquer espaço comum e vazio do distrito em que está o seu pilli, fundado ou não.
guide-mexica-aid-level = nível e preço
guide-mexica-aid-period = período { $period }
guide-mexica-aid-founding = Fundar
guide-mexica-aid-founding-1 = O seu pilli está em um distrito com exatamente tantos espaços quanto diz uma ficha aberta.
guide-mexica-aid-founding-2 = A ficha vai para um espaço comum sem pilli e sem templo, e o fecha para sempre.
guide-mexica-aid-founding-3 = Você marca o segundo valor, e cada outro jogador cujo pilli está dentro, o terceiro.
guide-mexica-aid-size = tamanho e primeiro valor
guide-mexica-aid-second = segundo valor
guide-mexica-aid-third = terceiro valor
guide-mexica-aid-copies = fichas no jogo
guide-mexica-aid-end = Um período termina quando
guide-mexica-aid-end-1 = todas as suas fichas calpulli estão fundadas ou removidas,
guide-mexica-aid-end-2 = e alguém não tem mais templos.
guide-mexica-aid-end-3 = A rodada é completada, depois todos pontuam. Para o período 2 as outras { $second } fichas são reveladas, e cada um recebe mais { $more } templos.
guide-mexica-aid-end-4 = Também termina depois de { $idle } rodadas seguidas em que ninguém gasta nada, ou de { $quiet } sem canal, fundação, templo ou ficha removida.
guide-mexica-aid-scoring = Pontuação no fim de um período
guide-mexica-aid-scoring-1 = Em cada distrito fundado some os níveis de cada cor: as posições 1, 2 e 3 marcam o primeiro, o segundo e o terceiro valor.
guide-mexica-aid-scoring-2 = Cores empatadas marcam todas por inteiro, e as posições que elas ocupam somem. Sem templo ninguém pontua.
guide-mexica-aid-scoring-3 = Um pilli em um espaço de fora do palácio: { $palace } pontos.
guide-mexica-aid-scoring-4 = Só no fim da partida, os distritos sem ficha: primeiro tantos pontos quantos espaços, segundo a metade, terceiro a metade disso, arredondando para cima.
guide-mexica-aid-two = Dois jogadores
guide-mexica-aid-two-text = { $neutral } templos neutros estão na ilha desde o início. Eles bloqueiam o caminho, ocupam a sua posição e podem empatar; os pontos deles não são de ninguém.
guide-mexica-aid-removing = Fichas saem do jogo
guide-mexica-aid-removing-text = por voto de todos os jogadores, ou quando nenhum distrito pode mais ter aquele tamanho.
guide-mexica-aid-foot = Empate no fim: mais fichas de ação; depois a vitória é dividida.
