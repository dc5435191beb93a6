### Português.
### Um campo de um evento, de uma pergunta ou de um motivo é uma variável: um nome ou um número. O id de um nome
### é $<campo>_id, para escolher uma forma. As chaves são as mesmas em todas as línguas.

## O jogo

game-name = Tzolk’in

## Nomes: o tabuleiro

name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen-itza = Chichen Itza
name-starting-player-space = espaço de jogador inicial
name-quick-action-space = espaço de ação rápida

name-chaac = { -chaac }
name-quetzalcoatl = { -quetzalcoatl }
name-kukulcan = { -kukulcan }

name-agriculture = { -agriculture }
name-extraction = { -extraction }
name-architecture = { -architecture }
name-theology = { -theology }

name-bonus-agriculture = Bônus de agricultura
name-bonus-extraction = Bônus de extração
name-bonus-architecture = Bônus de arquitetura
name-bonus-theology = Bônus de teologia

name-palenque-2 = Palenque 2
name-palenque-3 = Palenque 3
name-palenque-4 = Palenque 4
name-palenque-5 = Palenque 5

## Nomes: materiais e escolhas

name-corn = { -corn }
name-wood = { -wood }
name-stone = { -stone }
name-gold = { -gold }
name-skull = { -skull }

name-farm = { -farm }
name-civic = { -civic }
name-tomb = { -tomb }
name-shrine = { -shrine }

name-light = claro
name-dark = escuro

name-harvest-corn = milho
name-harvest-wood = madeira
name-harvest-burn = milho queimando a floresta
name-harvest-irrigate = milho sem ficha

name-goods = os materiais
name-temple-steps = os degraus nos templos
name-level = o nível de tecnologia
name-any-temple = um degrau acima em um templo à sua escolha
name-any-blocks = blocos à sua escolha
name-any-technology = um avanço grátis em uma tecnologia à sua escolha
name-construct = mais um edifício
name-market = o mercado
name-any-action = qualquer ação por 1 milho
name-monument = um monumento
name-exchange = a troca de níveis de tecnologia

name-one-day = um dia
name-two-days = { -two-days }

name-mid-era = meio da era
name-end-of-age = fim da era

name-use = usar neste edifício
name-waive = não usar neste edifício

source-earlier = pontos anteriores
source-temples = { -temple(form: "many") }
source-buildings = { -building(form: "many") }
source-chichen-itza = Chichen Itza
source-technology = { -technology }
source-hunger = trabalhadores sem comida
source-corn = milho e blocos restantes
source-skulls = caveiras de cristal na mão
source-monuments = { -monument(form: "many") }
source-prophecies = { -prophecy(form: "many") }

# What won a game: the cause of a swing with its points, then what it meant; and the cause alone.
won-when = Dia { $when }
won-temple = { $temple } no fim da era { $age ->
    [1] I
   *[2] II
}: { $own }.
won-temple-text = { $standing_id ->
        [alone] Sem companhia no degrau mais alto; { $name } ficou com { $other }.
        [shared] No degrau mais alto, mas com companhia; { $name } ficou com { $other }.
       *[below] { $name } ficou com { $other }.
    }
won-monument = { $tile }: { $own }.
won-monument-text = { $when ->
    [none] Estava de pé desde o começo.
   *[other] Construído no dia { $when }.
}
won-prophecy = { $prophecy }: { $own }.
won-chichen-itza = { $skulls ->
    [0] Chichen Itza: { $own }.
    [one] Uma caveira em Chichen Itza: { $own }.
   *[other] { $skulls } caveiras em Chichen Itza: { $own }.
}
won-hunger = { $name } perdeu { $lost } com a fome.
won-hunger-text = { $cost_id ->
    [none] { $player } alimentou todos os trabalhadores.
   *[some] { $player } perdeu { $cost }.
}
cause-temple = { $temple } no fim da era { $age ->
    [1] I
   *[2] II
}
cause-monument = { $tile }
cause-prophecy = { $prophecy }

term-points = pontos até agora
term-goods = blocos e caveiras de cristal
term-food = milho e dias de alimentação
term-temples = { -temple(form: "many") }
term-technology = { -technology }
term-workers = número de trabalhadores
term-gears = trabalhadores nas engrenagens
term-monuments = { -monument(form: "many") }
term-order = ordem de jogo
term-wealth = riqueza inicial
term-modules = expansão
term-to-come = o que ainda está por vir

part-gold = o ouro
part-skull = a caveira de cristal
part-temple-step = o degrau no templo
part-level = o nível de tecnologia

## Efeitos: o que um turno muda, em uma frase para uma dica

effect-points = { $points ->
        [one] Marca { $points } ponto na hora.
       *[other] Marca { $points } pontos na hora.
    }
effect-points-lost = { $loss ->
        [one] Custa { $loss } ponto na hora.
       *[other] Custa { $loss } pontos na hora.
    }
effect-temples = { $points ->
        [one] Como estão os templos, o dia { $day } rende { $points } ponto a mais.
       *[other] Como estão os templos, o dia { $day } rende { $points } pontos a mais.
    }
effect-temples-twice = { $points ->
        [one] Como estão os templos, o dia { $day } rende { $points } ponto a mais, e o dia { $last_day } mais um.
       *[other] Como estão os templos, o dia { $day } rende { $points } pontos a mais, e o dia { $last_day } outros tantos.
    }
effect-temple-loss = { $loss ->
        [one] Como estão os templos, o dia { $day } rende { $loss } ponto a menos.
       *[other] Como estão os templos, o dia { $day } rende { $loss } pontos a menos.
    }
effect-temple-goods = Os novos degraus rendem { goods } no dia { $day }.
effect-all-fed = O dia { $day } pede { $need } { $need ->
        [one] milho
       *[other] milhos
    } e você tem { $corn }: todos os seus trabalhadores comem.
effect-more-fed = { $workers ->
        [one] Alimenta mais { $workers } trabalhador: você tem { $corn } dos { $need } milhos que o dia { $day } pede.
       *[other] Alimenta mais { $workers } trabalhadores: você tem { $corn } dos { $need } milhos que o dia { $day } pede.
    }
effect-hungry = { $corn ->
        [one] Sobra { $corn } milho; o dia { $day } pede { $need }.
       *[other] Sobram { $corn } milhos; o dia { $day } pede { $need }.
    }
effect-farm = Economiza { $corn } { $corn ->
        [one] milho
       *[other] milhos
    } em cada dia de alimentação.
effect-goods = Rende { goods }.
effect-monument = { $points ->
        [one] “{ $tile }” vale { $points } ponto na situação atual.
       *[other] “{ $tile }” vale { $points } pontos na situação atual.
    }
effect-monument-grows = { $points ->
        [one] Seu monumento “{ $tile }” passa a valer { $points } ponto a mais.
       *[other] Seu monumento “{ $tile }” passa a valer { $points } pontos a mais.
    }
effect-monument-near = { $points ->
        [one] Você tem { $held } dos { $cost } materiais para “{ $tile }”, que vale { $points } ponto na situação atual.
       *[other] Você tem { $held } dos { $cost } materiais para “{ $tile }”, que vale { $points } pontos na situação atual.
    }
effect-level = { $turns ->
        [one] Nível { $level } em { $track }, com { $turns } turno para aproveitá-lo.
       *[other] Nível { $level } em { $track }, com até { $turns } turnos para aproveitá-lo.
    }
effect-worker = { $turns ->
        [one] Você tem { $workers } trabalhadores, com { $turns } turno para usá-los.
       *[other] Você tem { $workers } trabalhadores, com até { $turns } turnos para usá-los.
    }
effect-on-the-way = O trabalhador em { $space } chega no dia { $day } a { $name_use }.
effect-first = Você será o jogador inicial da próxima rodada.
effect-hungry-tonight = Hoje é dia de alimentação: seus trabalhadores precisam de { $need } milhos, e você tem { $corn }.
effect-hungry-tomorrow = Amanhã é dia de alimentação: seus trabalhadores precisam de { $need } milhos, e você tem { $corn }.
effect-pushed-off = Seu trabalhador em { $space } cai hoje da engrenagem: recolha-o agora, ou ele não rende nada.
effect-idle-hands = { $workers } trabalhadores esperam na sua mão. Dois deles podem sair agora por { $corn } { $corn ->
        [one] milho
       *[other] milhos
    } ao todo.
effect-tooth-corn = Há { $corn } { $corn ->
        [one] milho
       *[other] milhos
    } no calendário, e o espaço de jogador inicial está livre.
effect-surplus = Você tem { $corn } { $corn ->
        [one] milho
       *[other] milhos
    } a mais do que pedem todos os dias de alimentação que restam. Gaste um pouco em trabalhadores ou templos.
effect-food-soon = O dia de alimentação é daqui a { $days } dias: seus trabalhadores vão precisar de { $need } milhos, e você tem { $corn }.
effect-temple-lead = { $points ->
        [one] Um degrau a mais em { $temple } leva você ao topo: { $points } ponto a mais no dia { $day }.
       *[other] Um degrau a mais em { $temple } leva você ao topo: { $points } pontos a mais no dia { $day }.
    }
effect-temple-good = Um degrau a mais em { $temple } rende { goods } no dia { $day }.
effect-worth-waiting = Deixe o trabalhador em { $space }. O próximo espaço dele vale mais ({ $name_use }).
effect-level-pays = { $turns ->
        [one] O nível { $level } em { $track } rende { goods } a mais em cada visita a { $space }. Resta { $turns } turno para isso.
       *[other] O nível { $level } em { $track } rende { goods } a mais em cada visita a { $space }. Restam até { $turns } turnos para isso.
    }
effect-worker-pays = Mais um trabalhador pode sair a partir do seu próximo turno: são até { $turns } turnos. { $corn ->
        [0] Suas fazendas o alimentam.
       *[other] Ele come { $corn } { $corn ->
            [one] milho
           *[other] milhos
        } { $days ->
            [one] no último dia de alimentação
           *[other] em cada um dos { $days } dias de alimentação que restam
        }.
    }
effect-monument-lacks = { $points ->
        [one] Só falta { goods } para o monumento “{ $tile }”, que vale { $points } ponto na situação atual.
       *[other] Só falta { goods } para o monumento “{ $tile }”, que vale { $points } pontos na situação atual.
    }
effect-farm-pays = { $days ->
        [one] “{ $tile }” economiza { $corn } { $corn ->
            [one] milho
           *[other] milhos
        } no último dia de alimentação.
       *[other] “{ $tile }” economiza { $corn } { $corn ->
            [one] milho
           *[other] milhos
        } em cada um dos { $days } dias de alimentação que restam.
    }
effect-step-back = Voltar de { $space } custa { $corn } { $corn ->
        [one] milho
       *[other] milhos
    } e rende o que ainda falta para “{ $tile }”: { goods }.
effect-last-monument = { $points ->
        [one] O trabalhador em { $space } chega a T4 no dia { $day }. É sua última chance de construir “{ $tile }”, que vale { $points } ponto na situação atual.
       *[other] O trabalhador em { $space } chega a T4 no dia { $day }. É sua última chance de construir “{ $tile }”, que vale { $points } pontos na situação atual.
    }
effect-fed-some = { $points ->
        [one] No dia de alimentação, você alimentou { $fed } dos seus { $workers } trabalhadores e perdeu { $points } ponto.
       *[other] No dia de alimentação, você alimentou { $fed } dos seus { $workers } trabalhadores e perdeu { $points } pontos.
    }
effect-other-hungry = { $points ->
        [one] No dia de alimentação, { $player } não pôde alimentar todos e perdeu { $points } ponto. Seus trabalhadores comeram todos.
       *[other] No dia de alimentação, { $player } não pôde alimentar todos e perdeu { $points } pontos. Seus trabalhadores comeram todos.
    }
effect-temple-points-ahead = { $points ->
        [one] No fim da era, os templos renderam a você { $points } ponto a mais que a { $player }.
       *[other] No fim da era, os templos renderam a você { $points } pontos a mais que a { $player }.
    }
effect-temple-points-behind = { $points ->
        [one] No fim da era, os templos renderam a { $player } { $points } ponto a mais que a você.
       *[other] No fim da era, os templos renderam a { $player } { $points } pontos a mais que a você.
    }
effect-temple-gifts-ahead = { $more ->
        [one] No dia de alimentação, seus degraus nos templos renderam { $more } bloco ou caveira a mais que os de { $player }.
       *[other] No dia de alimentação, seus degraus nos templos renderam { $more } blocos ou caveiras a mais que os de { $player }.
    }
effect-temple-gifts-behind = { $more ->
        [one] No dia de alimentação, os degraus de { $player } nos templos renderam { $more } bloco ou caveira a mais que os seus.
       *[other] No dia de alimentação, os degraus de { $player } nos templos renderam { $more } blocos ou caveiras a mais que os seus.
    }

## Nomes: as ações das engrenagens, com os valores impressos

name-use-P1 = P1: 3 milhos com a pesca
name-use-P2 = P2: colher 4 milhos
name-use-P3 = P3: colher 5 milhos ou 2 madeiras
name-use-P4 = P4: colher 7 milhos ou 3 madeiras
name-use-P5 = P5: colher 9 milhos ou 4 madeiras
name-use-Y1 = Y1: 1 madeira
name-use-Y2 = Y2: 1 pedra, 1 milho
name-use-Y3 = Y3: 1 ouro, 2 milhos
name-use-Y4 = Y4: 1 caveira de cristal
name-use-Y5 = Y5: 1 ouro, 1 pedra, 2 milhos
name-use-T1 = T1: avançar 1 tecnologia
name-use-T2 = T2: construir 1 edifício
name-use-T3 = T3: avançar 1 ou 2 tecnologias
name-use-T4 = T4: construir 1 ou 2 edifícios, ou 1 monumento
name-use-T5 = T5: 1 bloco por um degrau em 2 templos
name-use-U1 = U1: 3 milhos por um degrau em um templo
name-use-U2 = U2: negociar no mercado
name-use-U3 = U3: 1 novo trabalhador
name-use-U4 = U4: construir 1 edifício com milho
name-use-U5 = U5: 1 milho por qualquer ação
name-use-C1 = C1: caveira de cristal por 4 pontos e Chaac
name-use-C2 = C2: caveira de cristal por 5 pontos e Chaac
name-use-C3 = C3: caveira de cristal por 6 pontos e Chaac
name-use-C4 = C4: caveira de cristal por 7 pontos e Kukulcan
name-use-C5 = C5: caveira de cristal por 8 pontos e Kukulcan
name-use-C6 = C6: caveira de cristal por 8 pontos, Kukulcan e 1 bloco
name-use-C7 = C7: caveira de cristal por 10 pontos e Quetzalcoatl
name-use-C8 = C8: caveira de cristal por 11 pontos, Quetzalcoatl e 1 bloco
name-use-C9 = C9: caveira de cristal por 13 pontos, Quetzalcoatl e 1 bloco

## Edifícios da primeira era

name-a1-farm-one-worker-1 = Fazenda pequena
name-a1-farm-one-worker-2 = { name-a1-farm-one-worker-1 }
name-a1-farm-one-worker-3 = { name-a1-farm-one-worker-1 }
name-a1-farm-one-less-corn-1 = Fazenda em terraços
name-a1-farm-one-less-corn-2 = { name-a1-farm-one-less-corn-1 }
name-a1-civic-agriculture = Casa das sementes
name-a1-civic-agriculture-stone = Oficina dos campos
name-a1-civic-extraction-corn = Acampamento da pedreira
name-a1-civic-extraction-gold = Casa dos mineiros
name-a1-tomb-chaac-quetzalcoatl = Tumba da chuva e do vento
name-a1-tomb-chaac-kukulcan = Tumba da chuva e da serpente
name-a1-tomb-any-temple-and-build = Tumba do mestre de obras
name-a1-shrine-architecture = Santuário dos construtores
name-a1-shrine-theology-kukulcan = Santuário dos profetas

text-a1-farm-one-worker-1 = Em cada dia de alimentação, 1 dos seus trabalhadores não precisa de milho.
text-a1-farm-one-worker-2 = { text-a1-farm-one-worker-1 }
text-a1-farm-one-worker-3 = { text-a1-farm-one-worker-1 }
text-a1-farm-one-less-corn-1 = Em cada dia de alimentação, cada um dos seus trabalhadores precisa de 1 milho a menos.
text-a1-farm-one-less-corn-2 = { text-a1-farm-one-less-corn-1 }
text-a1-civic-agriculture = Avance 1 nível em agricultura de graça.
text-a1-civic-agriculture-stone = Avance 1 nível em agricultura de graça; ganhe 1 pedra.
text-a1-civic-extraction-corn = Avance 1 nível em extração de graça; ganhe 1 milho.
text-a1-civic-extraction-gold = Avance 1 nível em extração de graça; ganhe 1 ouro.
text-a1-tomb-chaac-quetzalcoatl = Suba 1 degrau nos templos de Chaac e de Quetzalcoatl.
text-a1-tomb-chaac-kukulcan = Suba 1 degrau nos templos de Chaac e de Kukulcan.
text-a1-tomb-any-temple-and-build = Suba 1 degrau em um templo à sua escolha; você pode construir mais 1 edifício, pago em blocos.
text-a1-shrine-architecture = Avance 1 nível em arquitetura de graça.
text-a1-shrine-theology-kukulcan = Avance 1 nível em teologia de graça; suba 1 degrau no templo de Kukulcan.

## Edifícios da segunda era

name-a2-farm-three-workers-1 = Fazenda grande
name-a2-farm-three-workers-2 = { name-a2-farm-three-workers-1 }
name-a2-farm-three-workers-3 = { name-a2-farm-three-workers-1 }
name-a2-civic-any-tech-stone = Escola dos canteiros
name-a2-civic-any-tech-gold = Escola dos ourives
name-a2-civic-any-tech-6-corn = Celeiro dos escribas
name-a2-civic-any-tech-skull = Escola dos lapidadores
name-a2-tomb-market-6vp = Tumba do mercador
name-a2-tomb-worker-6vp = Tumba do intendente
name-a2-tomb-8vp = Tumba do rei
name-a2-tomb-any-action-2vp = Tumba do viajante
name-a2-tomb-three-temples-3vp = Tumba do sumo sacerdote
name-a2-shrine-chaac-2-2vp = Santuário de Chaac
name-a2-shrine-kukulcan-2-3vp = Santuário de Kukulcan
name-a2-shrine-quetzalcoatl-2-4vp = Santuário de Quetzalcoatl
name-a2-shrine-architecture-3vp = Santuário dos arquitetos
name-a2-shrine-theology-chaac-kukulcan = Santuário dos sacerdotes
name-a2-shrine-two-any-tech = Santuário da sabedoria

text-a2-farm-three-workers-1 = Em cada dia de alimentação, 3 dos seus trabalhadores não precisam de milho.
text-a2-farm-three-workers-2 = { text-a2-farm-three-workers-1 }
text-a2-farm-three-workers-3 = { text-a2-farm-three-workers-1 }
text-a2-civic-any-tech-stone = Avance 1 nível em uma tecnologia à sua escolha de graça; ganhe 1 pedra.
text-a2-civic-any-tech-gold = Avance 1 nível em uma tecnologia à sua escolha de graça; ganhe 1 ouro.
text-a2-civic-any-tech-6-corn = Avance 1 nível em uma tecnologia à sua escolha de graça; ganhe 6 milhos.
text-a2-civic-any-tech-skull = Avance 1 nível em uma tecnologia à sua escolha de graça; ganhe 1 caveira de cristal.
text-a2-tomb-market-6vp = Marque 6 pontos; você pode negociar no mercado.
text-a2-tomb-worker-6vp = Marque 6 pontos; ganhe 1 trabalhador.
text-a2-tomb-8vp = Marque 8 pontos.
text-a2-tomb-any-action-2vp = Marque 2 pontos; você pode pagar 1 milho para usar qualquer ação de Palenque, Yaxchilan, Tikal ou Uxmal.
text-a2-tomb-three-temples-3vp = Marque 3 pontos; suba 1 degrau em cada templo.
text-a2-shrine-chaac-2-2vp = Marque 2 pontos; suba 2 degraus no templo de Chaac.
text-a2-shrine-kukulcan-2-3vp = Marque 3 pontos; suba 2 degraus no templo de Kukulcan.
text-a2-shrine-quetzalcoatl-2-4vp = Marque 4 pontos; suba 2 degraus no templo de Quetzalcoatl.
text-a2-shrine-architecture-3vp = Marque 3 pontos; avance 1 nível em arquitetura de graça.
text-a2-shrine-theology-chaac-kukulcan = Avance 1 nível em teologia de graça; suba 1 degrau nos templos de Chaac e de Kukulcan.
text-a2-shrine-two-any-tech = Avance 2 níveis de graça, em 1 tecnologia ou em 2.

## Edifícios da expansão

name-tp-b1 = Celeiro
name-tp-b2 = Tumba das estações
name-tp-b3 = Casa dos ourives
name-tp-b4 = Santuário da pedreira
name-tp-b5 = Fazenda da colheita
name-tp-b6 = Tumba dos monumentos
name-tp-b7 = Salão das trocas
name-tp-b8 = Santuário da caveira

text-tp-b1 = Em cada dia de alimentação, ganhe 3 milhos antes de alimentar; pode ser renovado.
text-tp-b2 = Antes de alimentar, ganhe 1 madeira em cada um dos primeiros 2 dias de alimentação e 1 caveira de cristal em cada um dos últimos 2; pode ser renovado.
text-tp-b3 = Em cada dia de alimentação, ganhe 1 ouro antes de alimentar; pode ser renovado.
text-tp-b4 = Em cada dia de alimentação, ganhe 1 pedra antes de alimentar; pode ser renovado.
text-tp-b5 = Ganhe 8 milhos.
text-tp-b6 = Marque 1 ponto; você pode construir 1 monumento pelo preço inteiro.
text-tp-b7 = Desça 1 nível em 1 tecnologia; avance 1 nível de graça em cada uma das outras.
text-tp-b8 = Deixe sobre ele a caveira de cristal do seu custo, que conta como deixada em Chichen Itza; marque 7 pontos; suba 1 degrau em um templo à sua escolha.

## Monumentos

name-m-tombs = Necrópole real
name-m-buildings-and-monuments = Coração da cidade
name-m-corn-tiles = Pirâmide do milho
name-m-wood-tiles = Pirâmide da floresta
name-m-all-monuments = Avenida das maravilhas
name-m-civics = Grande praça
name-m-maxed-technologies = Casa dos mestres
name-m-technology-levels = Grande biblioteca
name-m-workers = Campo do jogo de bola
name-m-shrines = Recinto sagrado
name-m-temple-steps-vp = Escadaria dos deuses
name-m-best-temple = Altar da devoção
name-m-skulls = Cenote das caveiras

text-m-tombs = 4 pontos para cada uma das suas tumbas, sejam edifícios ou monumentos, incluindo esta.
text-m-buildings-and-monuments = 2 pontos para cada um dos seus edifícios e monumentos, incluindo este.
text-m-corn-tiles = 4 pontos para cada uma das suas fichas de milho.
text-m-wood-tiles = 4 pontos para cada uma das suas fichas de madeira; as queimadas não contam.
text-m-all-monuments = Para cada monumento construído por qualquer jogador, incluindo este: 6 pontos com 2 jogadores, 5 com 3, 4 com 4, 3 com 5.
text-m-civics = 4 pontos para cada um dos seus edifícios e monumentos públicos, incluindo este.
text-m-maxed-technologies = 9 pontos por 1 tecnologia no nível 3, 20 pontos por 2, 33 pontos por 3 ou 4.
text-m-technology-levels = 3 pontos para cada um dos seus níveis de tecnologia.
text-m-workers = 6 pontos por 4 trabalhadores em jogo, 12 pontos por 5, 18 pontos por 6.
text-m-shrines = 4 pontos para cada um dos seus santuários, sejam edifícios ou monumentos, incluindo este.
text-m-temple-steps-vp = Os pontos dos seus degraus em todos os templos mais uma vez, sem o bônus de quem está mais alto no templo.
text-m-best-temple = 3 pontos para cada degrau acima do degrau inicial no seu melhor templo.
text-m-skulls = 3 pontos para cada caveira de cristal em Chichen Itza, não importa quem a colocou.

## Fichas de riqueza

name-w-palenque-1 = 3 milhos, Quetzalcoatl, agricultura
name-w-palenque-3 = 5 milhos, 1 ouro, Quetzalcoatl
name-w-palenque-5 = 1 pedra, 1 ouro, agricultura
name-w-palenque-7 = 9 milhos, 1 pedra
name-w-yaxchilan-1 = 1 madeira, Kukulcan, extração
name-w-yaxchilan-3 = 2 milhos, 2 madeiras, Kukulcan
name-w-yaxchilan-5 = 4 milhos, 1 madeira, extração
name-w-yaxchilan-7 = 3 milhos, 2 madeiras, 1 pedra
name-w-tikal-1 = 2 milhos, Chaac, arquitetura
name-w-tikal-3 = 6 milhos, 2 pedras
name-w-tikal-5 = 3 milhos, 1 ouro, arquitetura
name-w-tikal-7 = 6 milhos, 1 madeira, 1 pedra
name-w-uxmal-1 = 5 milhos, 1 pedra, Chaac
name-w-uxmal-3 = 3 milhos, 1 madeira, fazenda
name-w-uxmal-5 = 1 trabalhador
name-w-uxmal-7 = 8 milhos, 1 ouro
name-w-chichen-itza-0 = 4 milhos, 1 madeira, 1 caveira de cristal
name-w-chichen-itza-3 = 5 milhos, 1 pedra, teologia
name-w-chichen-itza-5 = 4 milhos, 3 madeiras
name-w-chichen-itza-7 = 2 milhos, 2 madeiras, teologia
name-w-chichen-itza-10 = 7 milhos, 2 madeiras

text-w-palenque-1 = Ganhe 3 milhos; suba 1 degrau no templo de Quetzalcoatl; avance 1 nível em agricultura.
text-w-palenque-3 = Ganhe 5 milhos e 1 ouro; suba 1 degrau no templo de Quetzalcoatl.
text-w-palenque-5 = Ganhe 1 pedra e 1 ouro; avance 1 nível em agricultura.
text-w-palenque-7 = Ganhe 9 milhos e 1 pedra.
text-w-yaxchilan-1 = Ganhe 1 madeira; suba 1 degrau no templo de Kukulcan; avance 1 nível em extração.
text-w-yaxchilan-3 = Ganhe 2 milhos e 2 madeiras; suba 1 degrau no templo de Kukulcan.
text-w-yaxchilan-5 = Ganhe 4 milhos e 1 madeira; avance 1 nível em extração.
text-w-yaxchilan-7 = Ganhe 3 milhos, 2 madeiras e 1 pedra.
text-w-tikal-1 = Ganhe 2 milhos; suba 1 degrau no templo de Chaac; avance 1 nível em arquitetura.
text-w-tikal-3 = Ganhe 6 milhos e 2 pedras.
text-w-tikal-5 = Ganhe 3 milhos e 1 ouro; avance 1 nível em arquitetura.
text-w-tikal-7 = Ganhe 6 milhos, 1 madeira e 1 pedra.
text-w-uxmal-1 = Ganhe 5 milhos e 1 pedra; suba 1 degrau no templo de Chaac.
text-w-uxmal-3 = Ganhe 3 milhos e 1 madeira; em cada dia de alimentação, 1 dos seus trabalhadores não precisa de milho.
text-w-uxmal-5 = Ganhe 1 trabalhador.
text-w-uxmal-7 = Ganhe 8 milhos e 1 ouro.
text-w-chichen-itza-0 = Ganhe 4 milhos, 1 madeira e 1 caveira de cristal.
text-w-chichen-itza-3 = Ganhe 5 milhos e 1 pedra; avance 1 nível em teologia.
text-w-chichen-itza-5 = Ganhe 4 milhos e 3 madeiras.
text-w-chichen-itza-7 = Ganhe 2 milhos e 2 madeiras; avance 1 nível em teologia.
text-w-chichen-itza-10 = Ganhe 7 milhos e 2 madeiras.

## Módulos e tribos da expansão

name-tribes = { -tribe(form: "many") }
name-prophecies = { -prophecy(form: "many") }
name-buildings = { -new-building(form: "many") }
name-quick-actions = { -quick-action(form: "many") }

name-ah-chuy-kak = Ah Chuy Kak
name-ahau-chamahez = Ahau Chamahez
name-ahmakiq = Ahmakiq
name-bacab = Bacab
name-balam = Balam
name-cit-bolon-tum = Cit-Bolon-Tum
name-huracan = Huracan
name-itzamna = Itzamná
name-ixtab = Ixtab
name-vacub-caquix = Vacub-Caquix
name-xaman-ek = Xaman Ek
name-yaluk = Yaluk
name-yumkaax = Yumkaax

text-ah-chuy-kak = Depois de colocar 2 ou mais trabalhadores em engrenagens em um turno, você pode recolher 1 trabalhador colocado antes.
text-ahau-chamahez = Em cada turno de recolher, 1 dos seus trabalhadores pode usar a ação um espaço à frente por 1 milho.
text-ahmakiq = Você pode passar o turno e ganhar 2 milhos.
text-bacab = Você começa cada turno com pelo menos 2 milhos, e ao mendigar fica com 4.
text-balam = Um trabalhador que usa uma ação mais baixa recua de graça e rende 1 milho.
text-cit-bolon-tum = Uma vez por turno, você pode pagar 3 milhos por um espaço de uma engrenagem em vez do seu número; os seus trabalhadores têm um espaço a mais em cada engrenagem.
text-huracan = Os seus trabalhadores em Tikal e Uxmal podem usar as ações das duas engrenagens, e os de Palenque e Yaxchilan também.
text-itzamna = Os níveis de tecnologia custam 0, 1 e 2 blocos para você; além do nível 3, você recebe o bônus de qualquer tecnologia por 1 bloco.
text-ixtab = Você guarda 3 fichas de riqueza em vez de 2 e depois desce um degrau em um templo à sua escolha.
text-vacub-caquix = Em cada turno de colocar, você pode pular um espaço vazio de uma engrenagem como se estivesse ocupado.
text-xaman-ek = Uma vez em cada um dos seus turnos, você pode vender 1 bloco pelo preço do mercado.
text-yaluk = Você começa com 5 trabalhadores; nos dias de alimentação cada um precisa de mais 1 milho, e quem fica sem comida custa 5 pontos.
text-yumkaax = Para colocar de 1 a 6 trabalhadores, você paga apenas 0, 0, 2, 5, 9 ou 13 milhos além dos espaços.

## Profecias

name-wrathful-gods = Deuses irados
name-angry-god-chaac = Deus zangado (Chaac)
name-angry-god-quetzalcoatl = Deus zangado (Quetzalcoatl)
name-angry-god-kukulcan = Deus zangado (Kukulcan)
name-forest-fires = Incêndios florestais
name-drought = Seca
name-gold-shortage = Escassez de ouro
name-desecration = Profanação
name-teacher-shortage = Escassez de professores
name-forgotten-lore = Saber esquecido
name-crowded-cities = Cidades superlotadas
name-hunger = Fome
name-high-floodwaters = Grandes enchentes

prophecy-wrathful-gods-text = Quem sobe em um templo paga 1 milho para cada degrau ou fica sem ele.
prophecy-angry-god-chaac-text = Quem sobe no templo de Chaac paga 1 bloco para cada degrau ou fica sem ele.
prophecy-angry-god-quetzalcoatl-text = Quem sobe no templo de Quetzalcoatl paga 1 bloco para cada degrau ou fica sem ele.
prophecy-angry-god-kukulcan-text = Quem sobe no templo de Kukulcan paga 1 bloco para cada degrau ou fica sem ele.
prophecy-forest-fires-text = Colher madeira em Palenque rende 1 madeira a menos.
prophecy-drought-text = Colher milho em Palenque rende 1 milho a menos; a pesca é poupada.
prophecy-gold-shortage-text = Quem ganha ouro paga 1 milho para cada um ou fica sem ele.
prophecy-desecration-text = Quem ganha caveiras de cristal desce 1 degrau em um templo para cada uma ou fica sem ela.
prophecy-teacher-shortage-text = Cada avanço em uma tecnologia custa mais 1 bloco, também os grátis e os além do nível 3.
prophecy-forgotten-lore-text = O nível 2 de todas as tecnologias fica sem efeito.
prophecy-crowded-cities-text = Construir um edifício custa mais 1 bloco, ou mais 2 milhos se for pago com milho; os monumentos são poupados.
prophecy-hunger-text = No dia de alimentação, cada trabalhador precisa de mais 1 milho.
prophecy-high-floodwaters-text = Colocar um trabalhador em Chichen Itza custa mais 2 milhos.

prophecy-wrathful-gods-counts = Contam os seus degraus acima do degrau inicial em todos os templos juntos; o degrau mais baixo vale menos 1.
prophecy-angry-god-chaac-counts = Contam os seus degraus acima do degrau inicial no templo de Chaac; o degrau mais baixo vale menos 1.
prophecy-angry-god-quetzalcoatl-counts = Contam os seus degraus acima do degrau inicial no templo de Quetzalcoatl; o degrau mais baixo vale menos 1.
prophecy-angry-god-kukulcan-counts = Contam os seus degraus acima do degrau inicial no templo de Kukulcan; o degrau mais baixo vale menos 1.
prophecy-forest-fires-counts = Contam as suas fichas de madeira.
prophecy-drought-counts = Contam as suas fichas de milho.
prophecy-gold-shortage-counts = Conta o ouro que você tem.
prophecy-desecration-counts = Contam as caveiras de cristal na sua mão.
prophecy-teacher-shortage-counts = Contam os seus níveis em todas as tecnologias juntas.
prophecy-forgotten-lore-counts = Contam as suas tecnologias no nível 2 ou 3.
prophecy-crowded-cities-counts = Contam os seus edifícios, sem os monumentos.
prophecy-hunger-counts = Contam os seus trabalhadores que não passaram fome no dia de alimentação.
prophecy-high-floodwaters-counts = Contam os seus trabalhadores em Chichen Itza.

## Ações rápidas

quick-action-corn = 3 milhos
quick-action-wood-corn = 1 madeira, 1 milho
quick-action-stone = 1 pedra
quick-action-gold = 1 ouro
quick-action-technology = avançar 1 tecnologia
quick-action-trade = negociar no mercado
quick-action-build = construir 1 edifício por mais 1 milho

name-q1-corn = { quick-action-corn }
name-q1-wood-corn = { quick-action-wood-corn }
name-q1-stone = { quick-action-stone }
name-q1-technology-1 = { quick-action-technology }
name-q1-technology-2 = { quick-action-technology }
name-q1-trade = { quick-action-trade }
name-q1-build = { quick-action-build }
name-q2-corn = { quick-action-corn }
name-q2-stone = { quick-action-stone }
name-q2-gold = { quick-action-gold }
name-q2-technology = { quick-action-technology }
name-q2-trade = { quick-action-trade }
name-q2-build = { quick-action-build }

## Ações, como se leem numa lista de escolhas

action-keep = Guardar “{ $noun }”
action-beg = Mendigar milho e descer no templo de { $noun }
action-place = Colocar um trabalhador { $noun_id ->
        [starting_player_space] no espaço de jogador inicial
        [quick_action_space] em um espaço de ação rápida
       *[other] em { $noun }
    }
action-pick-up = Recolher o trabalhador de { $noun }
action-end-turn = Encerrar o turno
action-use = Usar { $noun }
action-nothing = Não fazer nada
action-harvest = Colher { $noun }
action-climb = Subir no templo de { $noun }
action-descend = Descer no templo de { $noun }
action-pay = Pagar 1 { $noun }
action-gain = Ganhar 1 { $noun }
action-advance = Avançar em { $noun }
action-sell = Vender 1 { $noun }
action-buy = Comprar 1 { $noun }
action-build = Construir “{ $noun }”
action-architecture = Arquitetura: { $noun }
action-save = Pagar 1 { $noun } a menos
action-resolve = Resolver { $noun }
action-done = Pronto
action-turn-calendar = Girar o calendário { $noun }
action-start-player = O lugar { $noun } começa
action-reveal = Revelar “{ $noun }”
action-deal = Distribuir “{ $noun }”
action-idle = Tirar “{ $noun }” para um trabalhador ocioso
action-skip = Colocar um trabalhador em { $noun } pulando o espaço livre mais baixo
action-bargain = Colocar um trabalhador em { $noun } pelo preço fixo de 3 milhos
action-pass = Passar o turno por 2 milhos
action-ahead = Ir à frente e usar { $noun } por 1 milho
action-quick-action = Realizar a ação rápida
action-renovate = Renovar: descartar “{ $noun }”
action-lower = Descer um nível em { $noun }
action-bonus = { $noun }
action-keep-tribe = Guardar a tribo { $noun }
action-barter = Trocar 1 { $noun } por milho
action-deal-tribe = Distribuir a tribo { $noun }
action-prophecy = Tirar a profecia “{ $noun }”
action-quick-tile = Dispor a ficha de ação rápida “{ $noun }” da era { $noun_id ->
        [q2_corn] 2
        [q2_stone] 2
        [q2_gold] 2
        [q2_technology] 2
        [q2_trade] 2
        [q2_build] 2
       *[other] 1
    }

verb-keep = Guardar
verb-beg = Mendigar
verb-place = Colocar
verb-pick-up = Recolher
verb-end-turn = Encerrar turno
verb-use = Usar
verb-nothing = Nada
verb-harvest = Colher
verb-climb = Subir
verb-descend = Descer
verb-pay = Pagar
verb-gain = Ganhar
verb-advance = Avançar
verb-sell = Vender
verb-buy = Comprar
verb-build = Construir
verb-architecture = Arquitetura
verb-save = Poupar
verb-resolve = Resolver
verb-done = Pronto
verb-turn-calendar = Girar calendário
verb-start-player = { -starting-player(form: "One") }
verb-reveal = Revelar
verb-deal = Distribuir
verb-idle = { -idle-worker(form: "One") }
verb-skip = Pular
verb-bargain = Preço fixo
verb-pass = Passar
verb-ahead = Ir à frente
verb-quick-action = { -quick-action(form: "One") }
verb-renovate = Renovar
verb-lower = Descer nível
verb-bonus = { -bonus(form: "One") }
verb-keep-tribe = Guardar tribo
verb-barter = Trocar
verb-deal-tribe = Distribuir tribo
verb-prophecy = { -prophecy(form: "One") }
verb-quick-tile = Ficha de ação rápida

## Perguntas, como são feitas a um jogador ou ao acaso

prompt-draw-start-player = Quem é o primeiro jogador inicial?
prompt-reveal-building = Que edifício entra na fileira?
prompt-reveal-monument = Que monumento entra na partida?
prompt-deal-wealth-tile = Que ficha de riqueza vai para o lugar { $to }?
prompt-draw-idle-worker = Que ficha de riqueza mostra o espaço do próximo trabalhador ocioso? (colocados até agora: { $placed })
prompt-deal-tribe-tile = Que tribo vai para o lugar { $to }?
prompt-draw-prophecy = Que profecia sai agora?
prompt-reveal-quick-tile = Que ficha de ação rápida sai agora?
prompt-keep-wealth = { $left ->
        [one] Guarde mais { $left } ficha de riqueza.
       *[other] Guarde { $left } fichas de riqueza.
    }
prompt-turn = { $begged ->
        [yes] Você mendigou. Coloque ou recolha trabalhadores.
       *[no] É a sua vez: coloque ou recolha trabalhadores.
    }
prompt-placing = { $placed ->
        [one] { $placed } trabalhador colocado: coloque mais um ou encerre o turno.
       *[other] { $placed } trabalhadores colocados: coloque mais um ou encerre o turno.
    }
prompt-picking = Recolha mais um trabalhador ou encerre o turno.
prompt-choose-days = Girar o calendário um dia ou dois?
prompt-keep-tribe = Guarde uma das suas duas tribos.
prompt-turn-over = Conclua seu turno.
prompt-use-action = O seu trabalhador sai de { $gear } { $space }: que ação ele usa?
prompt-choose-any-action = { $optional ->
        [yes] Você pode pagar 1 milho para usar qualquer ação de Palenque, Yaxchilan, Tikal ou Uxmal: qual?
       *[no] Pague 1 milho para usar qualquer ação de Palenque, Yaxchilan, Tikal ou Uxmal: qual?
    }
prompt-harvest = { $group }: o que você colhe, e como?
prompt-climb = { $left ->
        [one] { $climbed ->
            [none] Suba 1 degrau: em que templo?
           *[other] Suba mais { $left } degrau, mas não no templo de { $climbed }: em que templo?
        }
       *[other] Suba 1 degrau em cada um de { $left } templos diferentes: em qual primeiro?
    }
prompt-descend = Desça 1 degrau: em que templo?
prompt-pay-blocks = { $owed ->
        [one] Pague { $owed } bloco: qual?
       *[other] Pague { $owed } blocos: qual primeiro?
    }
prompt-gain-blocks = { $left ->
        [one] Ganhe { $left } bloco: qual?
       *[other] Ganhe { $left } blocos: qual primeiro?
    }
prompt-advance = { $how_id ->
        [free] { $left ->
            [one] Avance { $left } nível de graça: em que tecnologia?
           *[other] Avance { $left } níveis de graça: em que tecnologia primeiro?
        }
        [paid_or_done] Você pode pagar mais um avanço: em que tecnologia?
       *[paid] { $left ->
            [one] Pague { $left } avanço: em que tecnologia?
           *[other] Pague até { $left } avanços: em que tecnologia primeiro?
        }
    }
prompt-trade = No mercado: venda blocos, compre blocos ou termine.
prompt-build = { $way_id ->
        [tikal_4] Que edifício você constrói primeiro, ou que monumento?
        [tikal_4_second] Você pode construir um segundo edifício: qual?
        [tikal_4_second_without_architecture] Você pode construir um segundo edifício, sem arquitetura: qual?
        [uxmal_4] Que edifício você constrói com milho?
        [chained] Você pode construir mais um edifício: qual?
        [only_a_monument] Você pode construir um monumento: qual?
        [without_architecture] Que edifício você constrói, sem arquitetura?
       *[other] Que edifício você constrói?
    }
prompt-use-architecture = Usar a arquitetura em “{ $tile }” ou guardá-la para um segundo edifício?
prompt-save-block = A arquitetura poupa 1 bloco de “{ $tile }”: qual?
prompt-theology-step = Você pode pagar 1 bloco para subir 1 degrau em um templo à sua escolha: que bloco?
prompt-resolve-icons = { $thing }: o que vem primeiro?
prompt-taxed-gold = Escassez de ouro: ganhar 1 ouro por 1 milho ou recusar? (ouro oferecido: { $left })
prompt-taxed-skulls = Profanação: descer em um templo para ganhar 1 caveira de cristal ou recusar? (caveiras oferecidas: { $left })
prompt-taxed-steps = Os deuses estão zangados: pagar para subir no templo de { $temple } ou recusar? (degraus oferecidos: { $left })
prompt-taxed-level = Escassez de professores: pagar 1 bloco para avançar em { $track } ou recusar?
prompt-lower = Desça 1 nível: em que tecnologia?
prompt-raise-others = Avance 1 nível em cada uma das outras tecnologias: em qual agora?
prompt-choose-bonus = Além do nível 3: de que tecnologia você recebe o bônus?

## Perguntas, como são nomeadas num motivo

question-draw-start-player = quem é o primeiro jogador inicial
question-reveal-building = que edifício entra na fileira
question-reveal-monument = que monumento entra na partida
question-deal-wealth-tile = que ficha de riqueza é distribuída
question-draw-idle-worker = onde fica o próximo trabalhador ocioso
question-deal-tribe-tile = que tribo é distribuída
question-draw-prophecy = que profecia sai
question-reveal-quick-tile = que ficha de ação rápida sai
question-keep-wealth = que fichas de riqueza guardar
question-turn = se vai colocar ou recolher trabalhadores
question-placing = se vai colocar mais um trabalhador
question-picking = se vai recolher mais um trabalhador
question-choose-days = quantos dias girar o calendário
question-keep-tribe = que tribo guardar
question-turn-over = como concluir o turno
question-use-action = que ação o trabalhador usa
question-choose-any-action = que ação usar por 1 milho
question-harvest = o que colher, e como
question-climb = em que templo subir
question-descend = em que templo descer
question-pay-blocks = que bloco pagar
question-gain-blocks = que bloco ganhar
question-advance = em que tecnologia avançar
question-trade = o que vender e comprar no mercado
question-build = o que construir
question-use-architecture = se vai usar a arquitetura
question-save-block = que bloco poupar
question-theology-step = se vai pagar um bloco por um degrau em um templo
question-resolve-icons = o que vem primeiro
question-taxed-gold = se vai pagar pelo ouro
question-taxed-skulls = se vai descer por uma caveira de cristal
question-taxed-steps = se vai pagar pelo degrau no templo
question-taxed-level = se vai pagar pelo avanço
question-lower = em que tecnologia descer
question-raise-others = em que outra tecnologia avançar
question-choose-bonus = de que tecnologia receber o bônus

## Histórico

goods = { $good_id ->
        [corn] { $amount ->
            [one] { $amount } milho
           *[other] { $amount } milhos
        }
        [wood] { $amount ->
            [one] { $amount } madeira
           *[other] { $amount } madeiras
        }
        [stone] { $amount ->
            [one] { $amount } pedra
           *[other] { $amount } pedras
        }
        [gold] { $amount ->
            [one] { $amount } ouro
           *[other] { $amount } ouros
        }
       *[skull] { $amount ->
            [one] { $amount } caveira de cristal
           *[other] { $amount } caveiras de cristal
        }
    }
goods-object = { goods }

log-start-player-drawn = { $player } é o primeiro jogador inicial.
log-building-revealed = Um novo edifício: “{ $tile }”.
log-monument-revealed = Um monumento: “{ $tile }”.
log-wealth-dealt = { $player } recebe a ficha de riqueza “{ $tile }”.
log-idle-worker-placed = Um trabalhador ocioso ocupa { $space }.
log-wealth-kept = { $player } guarda a ficha de riqueza “{ $tile }”.
log-wealth-revealed = { $player } mostra a ficha de riqueza “{ $tile }”.
log-day-began = Começa o dia { $day }.
log-turn-began = É a vez de { $player }.
log-turn-ended = { $player } encerra o turno.
log-begged = { $player } mendiga milho e irrita { $temple }.
log-pitied = { $corn ->
        [0] Os deuses têm pena de { $player }, que não tem milho para pagar.
        [one] Os deuses têm pena de { $player }, que paga com o último milho.
       *[other] Os deuses têm pena de { $player }, que paga com os últimos { $corn } milhos.
    }
log-placed = { $player } coloca um trabalhador { $place_id ->
        [starting_player_space] no espaço de jogador inicial
        [quick_action_space] em um espaço de ação rápida
       *[other] em { $place } { $space }
    } { $corn ->
        [0] de graça.
       *[other] por { $corn } { $corn ->
            [one] milho
           *[other] milhos
        }.
    }
log-picked-up = { $player } recolhe o trabalhador de { $space }.
log-action-used = { $player } usa { $action }.
log-did-nothing = { $player } não faz nada com este trabalhador.
log-gained = { $player } ganha { goods }.
log-paid = { $player } paga { goods }.
log-scored = { $loss ->
        [0] { $points ->
            [one] { $player } marca { $points } ponto ({ $source }).
           *[other] { $player } marca { $points } pontos ({ $source }).
        }
        [one] { $player } perde { $loss } ponto ({ $source }).
       *[other] { $player } perde { $loss } pontos ({ $source }).
    }
log-climbed = { $step ->
        [0] { $player } volta a subir ao degrau inicial no templo de { $temple }.
       *[other] { $player } sobe ao degrau { $step } no templo de { $temple }.
    }
log-step-wasted = { $player } não pode subir mais no templo de { $temple }: o degrau se perde.
log-descended = { $step ->
        [-1] { $player } desce ao degrau mais baixo no templo de { $temple }.
        [0] { $player } desce ao degrau inicial no templo de { $temple }.
       *[other] { $player } desce ao degrau { $step } no templo de { $temple }.
    }
log-board-turned = { $player } vira o tabuleiro de jogador para o lado { $side }.
log-advanced = { $player } avança ao nível { $level } em { $track }.
log-bonus-reached = { $player } recebe o bônus de { $track }.
log-worker-gained = { $player } ganha um trabalhador.
log-tile-taken = { $player } pega uma ficha de { $tile } de { $group }.
log-wood-tile-burned = { $player } queima uma ficha de madeira em { $group }.
log-built = { $player } constrói “{ $tile }”.
log-skull-placed = { $player } deixa uma caveira de cristal em Chichen Itza { $space }.
log-tooth-corn-added = Ninguém ocupou o espaço de jogador inicial: já há { $corn } { $corn ->
        [one] milho
       *[other] milhos
    } no calendário.
log-tooth-corn-taken = { $player } pega { $corn ->
        [one] o { $corn } milho
       *[other] os { $corn } milhos
    } do calendário.
log-marker-moved = { $player } recebe o marcador de jogador inicial.
log-calendar-turned = { $days ->
        [one] O calendário gira { $days } dia.
       *[other] O calendário gira { $days } dias.
    }
log-worker-returned = { $gear } empurra para fora um trabalhador de { $player }, que retorna.
log-food-day-came = Dia de alimentação { $number } de 4: { $food_day }.
log-fed = { $workers ->
        [0] { $player } não consegue alimentar nenhum trabalhador.
        [one] { $player } alimenta { $workers } trabalhador com { $corn } { $corn ->
            [one] milho
           *[other] milhos
        }.
       *[other] { $player } alimenta { $workers } trabalhadores com { $corn } { $corn ->
            [one] milho
           *[other] milhos
        }.
    }
log-unfed = { $workers ->
        [one] { $workers } trabalhador de { $player } passa fome.
       *[other] { $workers } trabalhadores de { $player } passam fome.
    }
log-age-changed = Começa a era { $age }: novos edifícios entram na fileira.
log-game-ended = A partida terminou.
log-tribe-dealt = { $player } recebe a tribo { $tribe }.
log-tribe-kept = { $player } guarda a tribo { $tribe }.
log-tribe-revealed = { $player } lidera a tribo { $tribe }.
log-prophecy-drawn = Profecia { $number } de 3: “{ $prophecy }”.
log-prophecy-began = Cumpre-se a profecia: “{ $prophecy }”.
log-quick-tile-revealed = Ficha de ação rápida { $number }: “{ $tile }”.
log-quick-action-used = { $player } realiza a ação rápida “{ $tile }”.
log-quick-space-closed = Um trabalhador ocioso fecha o espaço de ação rápida { $number } até o fim da partida.
log-quick-worker-returned = Um trabalhador de { $player } retorna dos espaços de ação rápida.
log-passed = { $player } passa o turno.
log-sold = { $player } troca 1 { $block } por milho.
log-went-ahead = O trabalhador de { $player } vai à frente antes de agir.
log-skipped = { $player } pula { $space } como se estivesse ocupado.
log-bargained = { $player } paga pelo espaço o preço fixo de 3 milhos.
log-renovated = { $player } descarta “{ $tile }” para renovar.
log-lowered = { $player } desce ao nível { $level } em { $track }.
log-declined = { $player } recusa { $part }.
log-skull-laid = { $player } deixa uma caveira de cristal em “{ $tile }”.
log-income-came = { $player } recebe a renda de “{ $tile }”.

## O histórico, turno a turno

card-day-began = Dia { $day }
card-food-day = { $ends_age ->
        [0] Dia de alimentação, meio da era
        [1] Dia de alimentação, fim da era I
       *[other] Dia de alimentação, fim da era II
    }
card-prophecy = Profecia: { $prophecy }
card-prophecy-began = Cumpre-se a profecia: { $prophecy }
card-final = Pontuação final

digest-for = { $did } por { $price }
spot-took = { $place } como { $to }

did-placed = { $count ->
        [one] colocou um trabalhador ({ $places })
       *[other] colocou { $count } trabalhadores ({ $places })
    }
did-first-player = ocupou o espaço de jogador inicial
did-quick = { $thing_id ->
        [none] colocou um trabalhador nas ações rápidas
       *[other] usou a ação rápida “{ $thing }”
    }
did-took = { $count ->
        [one] recolheu { $places }
       *[other] recolheu { $count } trabalhadores ({ $places })
    }
did-withdrew = { $count ->
        [one] recolheu { $places } sem ação
       *[other] recolheu { $count } trabalhadores sem ação ({ $places })
    }
did-used = usou { $places }
did-traded = negociou no mercado
did-begged = mendigou e irritou { $thing }
did-built = construiu “{ $thing }”
did-renovated = descartou “{ $thing }” para renovar
did-advanced = avançou a { $thing } { $amount }
did-lowered = recuou a { $thing } { $amount }
did-bonus = recebeu o bônus de { $thing }
did-skull = { $thing_id ->
        [none] deixou uma caveira de cristal
       *[other] deixou uma caveira de cristal em “{ $thing }”
    }
did-burned = queimou uma ficha de madeira
did-sold = vendeu 1 { $thing_id ->
        [wood] madeira
        [stone] pedra
       *[gold] ouro
    }
did-declined = { $thing_id ->
        [gold] recusou o ouro
        [skull] recusou a caveira de cristal
        [temple_step] recusou o degrau no templo
       *[level] recusou o nível de tecnologia
    }
did-tribe = recorreu a { $thing }
did-passed = passou

amount-corn = { $amount ->
        [one] { $sign }{ $amount } milho
       *[other] { $sign }{ $amount } milhos
    }
amount-wood = { $amount ->
        [one] { $sign }{ $amount } madeira
       *[other] { $sign }{ $amount } madeiras
    }
amount-stone = { $amount ->
        [one] { $sign }{ $amount } pedra
       *[other] { $sign }{ $amount } pedras
    }
amount-gold = { $amount ->
        [one] { $sign }{ $amount } ouro
       *[other] { $sign }{ $amount } ouros
    }
amount-skull = { $amount ->
        [one] { $sign }{ $amount } caveira de cristal
       *[other] { $sign }{ $amount } caveiras de cristal
    }
amount-corn-tile = { $amount ->
        [one] { $sign }{ $amount } ficha de milho
       *[other] { $sign }{ $amount } fichas de milho
    }
amount-wood-tile = { $amount ->
        [one] { $sign }{ $amount } ficha de madeira
       *[other] { $sign }{ $amount } fichas de madeira
    }
amount-workers = { $amount ->
        [one] { $sign }{ $amount } trabalhador
       *[other] { $sign }{ $amount } trabalhadores
    }
amount-step = { $way ->
        [up] { $amount ->
            [one] um degrau acima em { $thing }
           *[other] { $amount } degraus acima em { $thing }
        }
       *[down] { $amount ->
            [one] um degrau abaixo em { $thing }
           *[other] { $amount } degraus abaixo em { $thing }
        }
    }
amount-chaac = { amount-step }
amount-quetzalcoatl = { amount-step }
amount-kukulcan = { amount-step }
amount-points = { $amount ->
        [one] { $shown } ponto
       *[other] { $shown } pontos
    }
amount-hunger = { $amount ->
        [one] { $shown } ponto pela fome
       *[other] { $shown } pontos pela fome
    }
amount-temples = { $amount ->
        [one] { $shown } ponto dos templos
       *[other] { $shown } pontos dos templos
    }

price-corn = { $amount ->
        [one] { $amount } milho
       *[other] { $amount } milhos
    }
price-wood = { $amount ->
        [one] { $amount } madeira
       *[other] { $amount } madeiras
    }
price-stone = { $amount ->
        [one] { $amount } pedra
       *[other] { $amount } pedras
    }
price-gold = { $amount ->
        [one] { $amount } ouro
       *[other] { $amount } ouros
    }
price-skull = { $amount ->
        [one] { $amount } caveira de cristal
       *[other] { $amount } caveiras de cristal
    }

## Motivos por que uma ação não é legal

reason-game-over = A partida terminou.
reason-chance-decides = Quem decide isto é o acaso, não um jogador.
reason-no-passing = Não é possível passar: coloque ou recolha um trabalhador.
reason-placing-already = Você está colocando trabalhadores neste turno e não pode recolher nenhum.
reason-picking-already = Você está recolhendo trabalhadores neste turno e não pode colocar nenhum.
reason-beg-at-the-start = Só é possível mendigar no começo do turno.
reason-other-question = Decida isto antes: { $question }.
reason-advance-by-action = Uma tecnologia avança quando um trabalhador que você recolhe usa uma destas ações: { $actions }. Alguns edifícios também avançam uma.
reason-climb-by-action = Você sobe quando um trabalhador que recolhe usa uma destas ações: { $actions }. Alguns edifícios também dão degraus.
reason-build-by-action = Você constrói quando um trabalhador que recolhe usa uma destas ações: { $actions }.
reason-costs-corn = Isto custa { $cost } { $cost ->
            [one] milho
           *[other] milhos
        }; você tem { $have }.
reason-costs-blocks = { $cost ->
        [one] Isto custa { $cost } bloco; você tem { $have }.
       *[other] Isto custa { $cost } blocos; você tem { $have }.
    }
reason-not-dealt = “{ $tile }” não está entre as fichas que você pode guardar.
reason-begged-already = Você já mendigou neste turno.
reason-too-much-corn-to-beg = Só é possível mendigar com { $limit } { $limit ->
            [one] milho
           *[other] milhos
        } ou menos; você tem { $have }.
reason-at-the-bottom = Você está no degrau mais baixo do templo de { $temple }.
reason-no-worker-in-hand = Você não tem trabalhadores na mão.
reason-starting-player-space-taken = Já há um trabalhador no espaço de jogador inicial.
reason-gear-is-full = Não há espaço livre em { $gear }.
reason-must-beg = O espaço mais barato custa { $cost } { $cost ->
            [one] milho
           *[other] milhos
        } e você tem { $have }: antes é preciso mendigar.
reason-only-the-cheapest = Este espaço custa { $cost } { $cost ->
            [one] milho
           *[other] milhos
        }; pela piedade dos deuses, você só pode ocupar um que custe { $cheapest }.
reason-no-own-worker-there = Nenhum dos seus trabalhadores está em { $space }.
reason-other-gear = { $action } não fica na engrenagem do seu trabalhador, { $gear }.
reason-out-of-reach = O seu trabalhador não pode usar { $action } a partir do espaço { $space }.
reason-not-by-any-action = { $action } não pode ser escolhida aqui.
reason-no-harvest-tiles = Não resta nenhuma ficha para colher em { $group }.
reason-no-skull = Você não tem caveiras de cristal.
reason-skull-there-already = Já há uma caveira de cristal em { $space }.
reason-no-building-for-corn = { $step ->
        [-1] O edifício mais barato custa aqui { $cost } { $cost ->
            [one] milho
           *[other] milhos
        }, além do 1 que recuar traz; você tem { $have }.
        [0] O edifício mais barato custa aqui { $cost } { $cost ->
            [one] milho
           *[other] milhos
        }; você tem { $have }.
       *[other] O edifício mais barato custa aqui { $cost } { $cost ->
            [one] milho
           *[other] milhos
        }, { $step } para chegar à ação; você tem { $have }.
    }
reason-no-building-affordable = Você não pode pagar nada do que poderia construir aqui.
reason-no-corn-tile-visible = Não há ficha de milho descoberta em { $group }.
reason-no-wood-tile = Não há ficha de madeira em { $group }.
reason-no-temple-to-descend = Você está no degrau mais baixo de todos os templos e não pode descer.
reason-needs-level = Isto exige o nível { $level } em { $track }.
reason-corn-tile-visible = Há uma ficha de milho descoberta em { $group }: colha essa.
reason-temple-climbed-already = Este degrau tem de ser em um templo que não seja o de { $temple }.
reason-no-such-block = Você não tem { $block }.
reason-bought-just-now = O que você acabou de comprar não pode ser vendido na mesma visita; é uma simplificação nossa: { $block }.
reason-sold-just-now = O que você acabou de vender não pode ser comprado de volta na mesma visita; é uma simplificação nossa: { $block }.
reason-must-choose = Não é possível recusar; decida { $question }.
reason-not-open = “{ $tile }” não está à disposição.
reason-buildings-or-a-monument = Tikal 4 constrói edifícios ou um monumento, não as duas coisas.
reason-monument-by-tikal-4-only = “{ $tile }” é um monumento e só pode ser construído com a ação Tikal 4.
reason-lacks-block = Isto custa { $cost } { $block_id ->
        [wood] { $cost ->
            [one] madeira
           *[other] madeiras
        }
        [stone] { $cost ->
            [one] pedra
           *[other] pedras
        }
        [gold] { $cost ->
            [one] ouro
           *[other] ouros
        }
       *[skull] { $cost ->
            [one] caveira de cristal
           *[other] caveiras de cristal
        }
    }; você tem { $have }.
reason-not-in-the-cost = O edifício não custa { $block }.
reason-no-such-icon = Não há nada deste tipo para resolver: { $icon }.
reason-last-round = Na última rodada o calendário gira apenas um dia.
reason-board-is-dark = O seu tabuleiro mostra o lado escuro: vire-o chegando ao topo de um templo.
reason-worker-blocks-two-days = Um trabalhador está no espaço 6 de uma engrenagem ou em C9 (o de Cit-Bolon-Tum, no 7 ou em C10): dois dias o empurrariam para fora antes da hora.
reason-quick-spaces-taken = Todos os espaços de ação rápida estão ocupados.
reason-one-quick-space-a-turn = Você só pode colocar um trabalhador por turno em um espaço de ação rápida.
reason-quick-action-impossible = Você não poderia realizar a ação rápida “{ $tile }”.
reason-no-quick-space-taken = Você não colocou nenhum trabalhador em um espaço de ação rápida neste turno.
reason-quick-action-needs-it = Isto tornaria impossível a sua ação rápida.
reason-quick-action-first = Realize a sua ação rápida antes do fim do turno.
reason-module-not-in-play = Esta partida é jogada sem este módulo: { $module }.
reason-not-your-tribe = Só a tribo { $tribe } pode fazer isto.
reason-ability-used = Você já usou esta habilidade neste turno.
reason-price-is-no-help = Este espaço não custa mais do que o preço fixo.
reason-nothing-to-skip = Não há ali nenhum espaço que se possa pular.
reason-needs-two-placed = Antes é preciso ter colocado dois trabalhadores em engrenagens neste turno.
reason-placed-this-turn = Você colocou este trabalhador neste turno e não pode recolhê-lo.
reason-tax-in-corn = A calamidade exige { $cost } { $cost ->
            [one] milho
           *[other] milhos
        } por isto; você tem { $have }.
reason-tax-in-blocks = { $cost ->
        [one] A calamidade exige { $cost } bloco por isto; você tem { $have }.
       *[other] A calamidade exige { $cost } blocos por isto; você tem { $have }.
    }
reason-no-temple-for-skull = Uma caveira de cristal custa agora um degrau, e você está no degrau mais baixo de todos os templos.
reason-not-renovatable = Você não tem um edifício assim para renovar.
reason-nothing-saved = As duas fichas não têm nenhum bloco em comum, e nada seria poupado.
reason-already-renovating = Só se pode descartar um edifício por construção, e você já escolheu um.
reason-level-is-zero = O seu nível em { $track } é 0 e não pode descer.
reason-raised-already = Esta troca já mudou o seu nível em { $track }.
reason-tribe-not-dealt = Você não recebeu a tribo { $tribe }.
reason-would-leave-unpaid = Depois desta venda você não poderia pagar o que deve.
reason-costs-corn-placing = Isto custa { $cost } { $cost ->
            [one] milho
           *[other] milhos
        }: { $space } pelo espaço{ $tax ->
        [0] {""}
       *[other] , { $tax } pela calamidade
    }{ $more ->
        [0] {""}
       *[other] , { $more } por colocar vários trabalhadores
    }; você tem { $have }.
reason-use-costs-corn = { $step ->
        [-1] Isto custa { $action } { $action ->
            [one] milho
           *[other] milhos
        }, e recuar traz 1; você tem { $have }.
       *[other] Isto custa { $cost } { $cost ->
            [one] milho
           *[other] milhos
        }, { $step } para chegar à ação e { $action } pela própria ação; você tem { $have }.
    }
reason-costs-blocks-taxed = { $cost ->
        [one] Isto custa { $cost } bloco, pela calamidade; você tem { $have }.
       *[other] Isto custa { $cost } blocos, { $tax } deles pela calamidade; você tem { $have }.
    }
reason-costs-corn-taxed = Isto custa { $cost } { $cost ->
            [one] milho
           *[other] milhos
        }, { $tax } pela calamidade; você tem { $have }.
reason-lacks-block-of-building = Isto custa { $cost } { $block_id ->
        [wood] { $cost ->
            [one] madeira
           *[other] madeiras
        }
        [stone] { $cost ->
            [one] pedra
           *[other] pedras
        }
        [gold] { $cost ->
            [one] ouro
           *[other] ouros
        }
       *[skull] { $cost ->
            [one] caveira de cristal
           *[other] caveiras de cristal
        }
    }; você tem { $have }.{ $saved ->
        [0] {""}
       *[other] {" "}A arquitetura 3 já poupa um bloco do custo.
    }{ $tax ->
        [0] {""}
       *[other] {" "}A calamidade exige mais { $tax } bloco de qualquer tipo.
    }
reason-building-costs-corn = Isto custa { $cost } { $cost ->
            [one] milho
           *[other] milhos
        }: { $printed } pelos blocos{ $saved ->
        [0] {""}
       *[other] , { $saved } a menos pela arquitetura 3
    }{ $tax ->
        [0] {""}
       *[other] , { $tax } a mais pela calamidade
    }; você tem { $have }.
reason-pick-up-first = Recolha antes o seu trabalhador em { $space }; depois ele pode usar { $action }.
reason-no-worker-on-gear = Nenhum dos seus trabalhadores está em { $gear }, e por isso nenhum pode usar { $action }.
reason-nobody-on-starting-player-space = Dois dias só podem passar se houver um trabalhador no espaço de jogador inicial, e não há nenhum.
reason-their-board-is-dark = O tabuleiro de quem está no espaço de jogador inicial mostra o lado escuro, e só pode passar um dia.
reason-days-after-the-round = Quem está no espaço de jogador inicial decide isto depois de todos os turnos da rodada.
reason-only-a-monument = Agora só é possível construir um monumento, e “{ $tile }” não é um.
reason-level-is-lost = { name-forgotten-lore }: o nível { $level } em { $track } não tem efeito agora.
reason-sale-in-own-turn = Você só pode vender um bloco durante o seu próprio turno.
reason-sale-evades-begging = Antes é preciso mendigar: depois desta venda você teria mais de { $limit } { $limit ->
            [one] milho
           *[other] milhos
        }, demais para mendigar.
reason-nothing-ahead = O seu trabalhador está no último espaço de { $gear }: não há nada à frente dele.
reason-nothing-more-this-turn = Neste turno você não pode colocar nem recolher mais trabalhadores.
reason-pass-instead = Passa-se em vez de colocar ou recolher trabalhadores, não depois.
reason-act-or-pass = Antes coloque ou recolha um trabalhador, ou passe.
reason-only-this-temple = Este degrau é no templo de { $temple }.
reason-only-this-track = Este avanço é em { $track }.
reason-only-gold = Aqui só se oferece ouro.
reason-no-skull-in-bank = Não resta nenhuma caveira de cristal no banco.
reason-step-wasted-now = Um degrau seria desperdiçado agora; resolva antes os outros efeitos.

## A mesa em um terminal

board-monuments = { $seated ->
        [yes] Monumentos, ★ quanto cada um vale para você agora
       *[no] Monumentos
    }
board-buildings = { -building(form: "Many") }
board-temples = Templos: pontos e materiais de cada degrau, ↑ o bônus de quem está mais alto
board-players = { -player(form: "Many") }
board-day = Dia { $day } de { $last }
board-age = era { $age }
board-food-day = { $days ->
        [0] alimentação após esta rodada ({ $kind })
        [1] alimentação em 1 dia ({ $kind })
       *[other] alimentação em { $days } dias ({ $kind })
    }
board-tooth-corn = milho no calendário: { $corn }
board-skulls = no banco: { $skulls }
board-prophecies = Profecias: ▶ em vigor; o que conta → pontos, depois cada jogador agora
board-prophecy-over = passou
board-quick-action = { -quick-action(form: "One") }
board-quick-spaces = Espaços
board-quick-days = Dias
board-sign-points = { -point(form: "many") }
board-sign-block = { -block }
board-sign-temple = degrau de templo
board-sign-technology = { -technology }
board-sign-building = { -building }
board-sign-monument = { -monument }
board-sign-market = { -market }
board-sign-any = qualquer ação
board-sign-tile = { -harvest-tile }
board-sign-workers = trabalhadores na mão/todos
board-sign-food = milho para alimentar
board-sign-marker = { -starting-player }
board-sign-two-days = pode girar 2 dias
board-sign-idle = { -idle-worker }
