### Português do Brasil: o que as lições dizem. Uma frase tem no máximo 22 palavras; docs/adding-a-lesson.md explica as chaves.

## A worker goes to work

learn-tz-01-first-worker-title = Um trabalhador vai à luta
learn-tz-01-first-worker-new = Coloque um trabalhador, espere um dia, recolha-o.
learn-tz-01-first-worker-goal = 3 milhos da pesca
learn-tz-01-first-worker-close = Colocar, esperar, recolher. Tudo em { game-name } se apoia nisso.
learn-tz-01-first-worker-1-say = Estes três trabalhadores são seus. Mande um para { name-palenque }, a engrenagem verde do milho.
learn-tz-01-first-worker-1-then = Ele está no espaço 0, de graça. Colocar ainda não rende nada.
learn-tz-01-first-worker-1-wrong-1 = { name-tikal } serve para construir, e você ainda não tem blocos. Comece pela comida: { name-palenque }.
learn-tz-01-first-worker-1-wrong-2 = Esse espaço comanda o calendário; a lição dele vem depois. Hoje o lugar é { name-palenque }.
learn-tz-01-first-worker-1-wrong-3 = Ainda não há trabalhador seu ali. Primeiro, um precisa sair da sua mão.
learn-tz-01-first-worker-2-say = Em um turno, ou você coloca, ou recolhe; nunca os dois. Encerre o turno.
learn-tz-01-first-worker-2-then = Ixchel jogou, e um dia se passou. O calendário levou seu trabalhador ao espaço 1.
learn-tz-01-first-worker-2-wrong-1 = Pode, mas o segundo trabalhador do turno custa mais 1 milho. Hoje um basta.
learn-tz-01-first-worker-2-wrong-2 = No mesmo turno, não: ou você coloca, ou recolhe. Encerre o turno primeiro.
learn-tz-01-first-worker-3-say = Seu trabalhador chegou aos peixes: 3 milhos. Recolha-o.
learn-tz-01-first-worker-3-then = Ele está de novo na sua mão. O que ele deve fazer?
learn-tz-01-first-worker-3-wrong-1 = Você pode colocar mais, mas aí ninguém volta para casa hoje. Busque o peixe primeiro.
learn-tz-01-first-worker-4-say = Um trabalhador age quando volta para casa. Use a ação dele: a pesca.
learn-tz-01-first-worker-4-then = 3 + 3 = 6 milhos. Seu trabalhador está livre para a próxima tarefa.
learn-tz-01-first-worker-4-wrong-1 = Voltar de mãos vazias é permitido. Mas 3 milhos esperam por você: pegue-os.

## Patience pays

learn-tz-02-patience-title = Quem espera sempre alcança
learn-tz-02-patience-new = Espaços mais altos rendem mais; o trabalhador que passa do último volta de mãos vazias.
learn-tz-02-patience-goal = 1 ouro
learn-tz-02-patience-close = Espere pelo espaço que você quer, mas não além do 7: trabalhador que cai não recebe nada.
learn-tz-02-patience-1-say = Seu trabalhador em { name-yaxchilan } 2 traria uma pedra. Amanhã ele chega ao ouro. Coloque outro.
learn-tz-02-patience-1-arrow = amanhã
learn-tz-02-patience-1-then = Muito bem. O trabalhador em { name-yaxchilan } continua a viagem.
learn-tz-02-patience-1-wrong-1 = Uma pedra e 1 milho: nada mau. Mas um dia a mais dá ouro e 2 milhos.
learn-tz-02-patience-1-wrong-2 = Pode, e é útil. Mas vamos pôr o segundo trabalhador em outra engrenagem.
learn-tz-02-patience-2-say = Encerre o turno e observe o trabalhador de Ixchel em { name-tikal } 7.
learn-tz-02-patience-2-then = Ele esperou demais: a engrenagem o derrubou, e Ixchel não ganhou nada.
learn-tz-02-patience-2-wrong-1 = Você já colocou neste turno, então recolher fica para amanhã.
learn-tz-02-patience-3-say = Seu próprio trabalhador chegou ao ouro. Recolha-o.
learn-tz-02-patience-3-then = A ação dele, ou uma mais baixa em troca de milho: você escolhe.
learn-tz-02-patience-3-wrong-1 = Você poderia esperar: o próximo espaço tem uma caveira de cristal. Hoje queremos ouro.
learn-tz-02-patience-4-say = Use a ação 3: 1 ouro e 2 milhos.
learn-tz-02-patience-4-then = Ouro, e milho para a próxima colocação.
learn-tz-02-patience-4-wrong-1 = Isso é voltar um espaço, por 1 milho. Hoje o ouro vale mais.
learn-tz-02-patience-4-wrong-2 = Nada mesmo? O ouro está bem ali. Pegue-o.

## First this, then that

learn-tz-03-order-title = Primeiro um, depois o outro
learn-tz-03-order-new = Recolha vários trabalhadores em boa ordem; volte espaços pagando milho.
learn-tz-03-order-goal = 1 pedra
learn-tz-03-order-close = A ordem é sua. O que um trabalhador traz pode pagar o próximo.
learn-tz-03-order-1-say = Você quer uma pedra, mas não tem milho. Dois trabalhadores podem voltar: qual vem primeiro?
learn-tz-03-order-1-then = Cada trabalhador termina antes que venha o próximo.
learn-tz-03-order-1-wrong-1 = Sem milho ele só pode usar a ação 3, ouro. Busque milho primeiro, e aí você escolhe.
learn-tz-03-order-1-wrong-2 = Mendigar deixa você com 3 milhos, mas custa um degrau em um templo. Pescar não ofende ninguém.
learn-tz-03-order-1-wrong-3 = Aí ninguém poderia voltar hoje. Recolha um trabalhador.
learn-tz-03-order-2-say = Pesque.
learn-tz-03-order-2-then = 3 milhos na mão.
learn-tz-03-order-2-wrong-1 = Você vai precisar desse milho daqui a pouco.
learn-tz-03-order-3-say = Agora o trabalhador em { name-yaxchilan } 3.
learn-tz-03-order-3-then = A ação 3 é a dele. Cada espaço para trás custa 1 milho.
learn-tz-03-order-3-wrong-1 = Você pode parar aqui, mas ainda dá para recolher mais um trabalhador neste turno.
learn-tz-03-order-4-say = Volte um espaço: pague 1 milho e pegue a pedra da ação 2.
learn-tz-03-order-4-then = Você pagou 1 milho e ganhou 1 com a pedra: restam 3 milhos.
learn-tz-03-order-4-wrong-1 = Ouro é bom, mas você veio pela pedra. Escolha a ação 2.
learn-tz-03-order-4-wrong-2 = Dois espaços para trás custam 2 milhos e dão madeira. A pedra está um espaço atrás.
learn-tz-03-order-4-wrong-3 = Só para trás: a ação dele ou uma mais baixa da mesma engrenagem.
learn-tz-03-order-5-say = Os dois estão em casa. Encerre o turno.
learn-tz-03-order-5-then = Ixchel coloca um trabalhador, e começa um novo dia.
learn-tz-03-order-5-wrong-1 = Você recolheu trabalhadores neste turno, então colocar fica para amanhã.

## What placing costs

learn-tz-04-prices-title = Quanto custa colocar
learn-tz-04-prices-new = O espaço livre mais baixo, seu número em milho e uma taxa por trabalhador a mais.
learn-tz-04-prices-goal = 3 trabalhadores colocados por 5 milhos
learn-tz-04-prices-close = Dois trabalhadores por dia custam pouco. Engrenagens cheias custam milho, mas poupam dias.
learn-tz-04-prices-1-say = Trabalhadores ociosos, que não são de ninguém, ocupam { name-palenque } 0 e 1. Coloque lá mesmo assim.
learn-tz-04-prices-1-then = Ele foi para o espaço livre mais baixo, o 2, por 2 milhos. Amanhã já está no 3.
learn-tz-04-prices-1-wrong-1 = O espaço 0 de { name-tikal } é de graça. Mas veja quanto custa uma engrenagem cheia: { name-palenque }.
learn-tz-04-prices-2-say = Um segundo trabalhador, em uma engrenagem com o espaço 0 livre: só a taxa de 1.
learn-tz-04-prices-2-then = 0 pelo espaço, 1 pelo segundo trabalhador. Restam 3 milhos.
learn-tz-04-prices-2-wrong-1 = Você pode parar agora. Mas veja quanto custam o segundo e o terceiro trabalhador.
learn-tz-04-prices-2-wrong-2 = O espaço 3 custaria 3, e mais 1 pelo segundo trabalhador. Um espaço 0 é mais barato.
learn-tz-04-prices-2-wrong-3 = Guarde { name-tikal } para o terceiro trabalhador, por favor.
learn-tz-04-prices-3-say = E o terceiro, em { name-tikal }: 0 pelo espaço, 2 pelo terceiro trabalhador.
learn-tz-04-prices-3-then = 2 + 0 + 0 pelos espaços, 1 + 2 pelo número de trabalhadores: 5 milhos ao todo.
learn-tz-04-prices-3-wrong-1 = Sensato! Mas desta vez vamos mandar os três.
learn-tz-04-prices-3-wrong-2 = 3 pelo espaço e mais 2: 5 milhos, e você tem 3.
learn-tz-04-prices-4-say = Encerre o turno.
learn-tz-04-prices-4-then = Os três seguem viagem. Resta 1 milho: mandar muitos de uma vez sai caro.

## Food day

learn-tz-05-food-title = Dia de alimentação
learn-tz-05-food-new = Em quatro dias, cada trabalhador come 2 milhos; um com fome custa 3 pontos.
learn-tz-05-food-goal = todos alimentados, nada perdido
learn-tz-05-food-close = Os dias de alimentação são 8, 14, 21 e 27. Conte o milho já na véspera.
learn-tz-05-food-1-say = Hoje é dia de alimentação. Três trabalhadores comem 6 milhos; você tem 3. Recolha quem está na colheita.
learn-tz-05-food-1-then = Trabalhadores nas engrenagens e na mão: todos comem.
learn-tz-05-food-1-wrong-1 = Isso não alimenta ninguém. Hoje dois trabalhadores seus passariam fome: 6 pontos perdidos.
learn-tz-05-food-2-say = Colha com a ação 2: uma ficha de milho e 4 milhos.
learn-tz-05-food-2-then = 3 + 4 = 7 milhos: dá para os três, e sobra 1.
learn-tz-05-food-2-wrong-1 = A pesca dá 3 por uma taxa de 1: 5 ao todo. Um trabalhador ficaria com fome.
learn-tz-05-food-2-wrong-2 = Aí dois trabalhadores passam fome, e lá se vão 6 pontos. Colha!
learn-tz-05-food-3-say = Encerre o turno. Depois da jogada de Ixchel, todos comem.
learn-tz-05-food-3-then = Você pagou 6. Ixchel tinha 4 para três: um trabalhador passou fome, 3 pontos perdidos.

## Under the trees

learn-tz-06-jungle-title = Debaixo das árvores
learn-tz-06-jungle-new = Em { name-palenque } 3 a 5 há madeira sobre o milho: retire-a ou queime-a.
learn-tz-06-jungle-goal = madeira e milho, e nenhum deus zangado
learn-tz-06-jungle-close = Abra a floresta para você, não para o próximo: milho aberto é de quem chega primeiro.
learn-tz-06-jungle-1-say = Há árvores sobre todo o milho das ações 3 a 5. Primeiro o trabalhador em { name-palenque } 3.
learn-tz-06-jungle-1-then = O milho ali ainda está coberto.
learn-tz-06-jungle-1-wrong-1 = Comece pelo 3: o que ele abrir, o outro pode colher.
learn-tz-06-jungle-2-say = Use a ação 3.
learn-tz-06-jungle-2-then = Você pode pegar a madeira, ou queimá-la pelo milho que está embaixo.
learn-tz-06-jungle-2-wrong-1 = A ação 2 tem milho aberto por uma taxa de 1. Hoje entramos na floresta: ação 3.
learn-tz-06-jungle-3-say = Pegue a madeira: 2 madeiras e uma ficha de madeira. Assim o milho aparece.
learn-tz-06-jungle-3-then = Um campo mostra agora o seu milho.
learn-tz-06-jungle-3-wrong-1 = Queimar dá 5 milhos na hora, mas custa um degrau em um templo. Primeiro a madeira.
learn-tz-06-jungle-4-say = Agora o trabalhador em { name-palenque } 4.
learn-tz-06-jungle-4-then = No espaço dele só há madeira, ou fogo.
learn-tz-06-jungle-4-wrong-1 = Espere: o milho descoberto ficaria para Ixchel.
learn-tz-06-jungle-5-say = Pague 1 milho para voltar à ação 3, onde há milho aberto.
learn-tz-06-jungle-5-arrow = 1 milho
learn-tz-06-jungle-5-then = Milho e madeira estão à vista, então você escolhe.
learn-tz-06-jungle-5-wrong-1 = Ali: 3 madeiras, ou queimar por 7 milhos e um deus zangado. Melhor voltar um espaço.
learn-tz-06-jungle-6-say = Colha o milho que você descobriu: 5.
learn-tz-06-jungle-6-then = 3 − 1 + 5 = 7 milhos, 2 madeiras, e as duas fichas são suas.
learn-tz-06-jungle-6-wrong-1 = Mais duas madeiras? Outra hora. Você abriu a floresta para ter este milho.
learn-tz-06-jungle-6-wrong-2 = Por que queimar, se há milho aberto? Queimar custa um degrau em um templo. Colha o milho.

## A house of your own

learn-tz-07-building-title = Uma casa só sua
learn-tz-07-building-new = { name-tikal } 2 constrói; uma fazenda alimenta um trabalhador em cada dia de alimentação.
learn-tz-07-building-goal = uma fazenda construída, todos alimentados
learn-tz-07-building-close = Fazendas amarelas poupam comida, edifícios verdes e azuis ensinam, tumbas cinza agradam aos deuses.
learn-tz-07-building-1-say = De novo dia de alimentação: faltam 2 dos 6 milhos. Uma fazenda ajudaria. Busque madeira para ela.
learn-tz-07-building-1-then = Madeira é um bloco, como pedra e ouro.
learn-tz-07-building-1-wrong-1 = Todo edifício aqui custa madeira, e você não tem nenhuma. Busque a madeira primeiro.
learn-tz-07-building-2-say = Pegue a madeira.
learn-tz-07-building-2-then = 1 madeira, e a pedra que você já tinha.
learn-tz-07-building-2-wrong-1 = Essa madeira vai lhe fazer falta.
learn-tz-07-building-3-say = Agora o seu construtor em { name-tikal } 2.
learn-tz-07-building-3-then = A ação 2 constrói um edifício.
learn-tz-07-building-3-wrong-1 = Aí um trabalhador passa fome hoje à noite. Construa!
learn-tz-07-building-4-say = Construa um edifício.
learn-tz-07-building-4-then = Você pode pagar dois dos edifícios abertos.
learn-tz-07-building-4-wrong-1 = Isso é aprender, por uma taxa de 1 milho; e hoje o milho está curto.
learn-tz-07-building-5-say = A “{ name-a1-farm-one-worker-1 }” custa 1 madeira e alimenta um trabalhador, hoje e em cada dia de alimentação.
learn-tz-07-building-5-then = Ela fica na sua frente até o fim da partida.
learn-tz-07-building-5-wrong-1 = Ele ensina e dá 1 milho: 5 ao todo. Um trabalhador ainda passaria fome: 3 pontos.
learn-tz-07-building-5-wrong-2 = Essa tumba pede 2 madeiras, e você tem 1. A fazenda custa exatamente isso.
learn-tz-07-building-6-say = Encerre o turno e deixe-os comer.
learn-tz-07-building-6-then = Um novo edifício ocupou o lugar. Dois trabalhadores comeram 4 milhos; a fazenda alimentou o terceiro.

## Learn something

learn-tz-08-technology-title = Aprenda alguma coisa
learn-tz-08-technology-new = { name-tikal } 1 compra um nível de tecnologia; ele melhora ações para sempre.
learn-tz-08-technology-goal = agricultura 1, e 5 milhos em uma só colheita
learn-tz-08-technology-close = Os níveis custam 1, 2 e 3 blocos. Os primeiros rendem a partida inteira.
learn-tz-08-technology-1-say = Uma madeira pode comprar conhecimento. Recolha primeiro o estudioso em { name-tikal } 1.
learn-tz-08-technology-1-then = Ação 1: um avanço, pago em blocos.
learn-tz-08-technology-1-wrong-1 = A colheita será maior se você aprender antes. Comece por { name-tikal }.
learn-tz-08-technology-2-say = Use-a.
learn-tz-08-technology-2-then = Quatro tecnologias; o primeiro nível de cada uma custa 1 bloco.
learn-tz-08-technology-2-wrong-1 = A madeira continuaria madeira. Aprenda alguma coisa.
learn-tz-08-technology-3-say = A agricultura soma milho a cada colheita. Avance nela.
learn-tz-08-technology-3-then = Nível 1: cada colheita de milho em { name-palenque } 2 a 5 dá 1 a mais.
learn-tz-08-technology-3-wrong-1 = A extração ajuda com madeira, pedra e ouro. Seu outro trabalhador está no milho.
learn-tz-08-technology-3-wrong-2 = A teologia é para { name-chichen-itza }. Seu outro trabalhador está no milho.
learn-tz-08-technology-3-wrong-3 = A arquitetura rende quando você constrói. Seu outro trabalhador está no milho.
learn-tz-08-technology-4-say = Agora colha: recolha o trabalhador em { name-palenque } 2.
learn-tz-08-technology-4-then = Ele sabe mais do que ontem.
learn-tz-08-technology-4-wrong-1 = Fique mais um pouco: o que você aprendeu já vale agora.
learn-tz-08-technology-5-say = Use a ação 2.
learn-tz-08-technology-5-then = 4 + 1 = 5 milhos, agora e sempre.
learn-tz-08-technology-5-wrong-1 = Pescar não é colher; o nível 1 não ajuda ali. Use a ação 2.

## Three gods

learn-tz-09-temples-title = Três deuses
learn-tz-09-temples-new = Degraus nos templos dão pontos no fim da era; quem está mais alto ganha um bônus.
learn-tz-09-temples-goal = 15 pontos dos deuses
learn-tz-09-temples-close = O fim da era dá pontos; o dia de alimentação do meio, materiais. Mendigar e queimar fazem descer.
learn-tz-09-temples-1-say = A era 1 termina hoje: os templos dão pontos. Recolha seu trabalhador em { name-uxmal } 1.
learn-tz-09-temples-1-then = Ação 1: 3 milhos por um degrau em qualquer templo.
learn-tz-09-temples-1-wrong-1 = Isso pode esperar até amanhã; os deuses pagam hoje.
learn-tz-09-temples-2-say = Pague 3 milhos por um degrau. Restam 6, o bastante para três trabalhadores.
learn-tz-09-temples-2-then = Qual deus?
learn-tz-09-temples-2-wrong-1 = Guardar o milho? Hoje um degrau vale muito mais.
learn-tz-09-temples-3-say = Você e Ixchel estão empatados em { name-chaac }. Um degrau põe você no topo: 6 pontos hoje.
learn-tz-09-temples-3-then = O degrau 3 vale 6 pontos; estar no topo sem empate, mais 6.
learn-tz-09-temples-3-wrong-1 = { name-kukulcan }: 1 ponto, e o mais alto ganha 4. { name-chaac } desempata por 6.
learn-tz-09-temples-3-wrong-2 = { name-quetzalcoatl }: 1 ponto, e o mais alto ganha só 2 na era 1. { name-chaac } desempata por 6.
learn-tz-09-temples-4-say = Encerre o turno: primeiro a comida, depois os deuses.
learn-tz-09-temples-4-then = { name-chaac } deu 12. Nos outros dois há empate, e cada um leva a metade: mais 3.

## Crystal skulls

learn-tz-10-skulls-title = Caveiras de cristal
learn-tz-10-skulls-new = Busque uma caveira de cristal e deposite-a em { name-chichen-itza } por pontos e um favor divino.
learn-tz-10-skulls-goal = uma caveira de cristal depositada
learn-tz-10-skulls-close = Quanto mais longe vai o peregrino, mais rende a caveira. E cada lugar serve só uma vez.
learn-tz-10-skulls-1-say = { name-chichen-itza } pede caveiras de cristal, e você não tem nenhuma. Por onde começar?
learn-tz-10-skulls-1-then = Só existem 13 caveiras na partida.
learn-tz-10-skulls-1-wrong-1 = Sem caveira, { name-chichen-itza } não tem nada para você. Busque uma em { name-yaxchilan } 4.
learn-tz-10-skulls-1-wrong-2 = Um segundo peregrino também precisaria de caveira. Recolha o trabalhador de { name-yaxchilan } 4.
learn-tz-10-skulls-2-say = Pegue a caveira.
learn-tz-10-skulls-2-then = Ela brilha na sua mão.
learn-tz-10-skulls-2-wrong-1 = Ouro é bom, mas é a caveira que abre { name-chichen-itza }.
learn-tz-10-skulls-3-say = Agora o seu peregrino em { name-chichen-itza } 3.
learn-tz-10-skulls-3-then = Cada um destes nove lugares recebe uma caveira, uma vez na partida inteira.
learn-tz-10-skulls-3-wrong-1 = Uma caveira guardada vale 3 pontos no fim. Depositada aqui, vale mais.
learn-tz-10-skulls-4-say = Deposite a caveira no 3: 6 pontos e um degrau em { name-chaac }.
learn-tz-10-skulls-4-then = 6 pontos, e você está no degrau 1 de { name-chaac }.
learn-tz-10-skulls-4-wrong-1 = O 2 vale 5, e voltar custa milho. Fique com o 3.
learn-tz-10-skulls-4-wrong-2 = Seis pontos esperam por você. Deposite a caveira.
learn-tz-10-skulls-5-say = Hoje é o dia de alimentação do meio da era. Encerre o turno.
learn-tz-10-skulls-5-then = Três trabalhadores comeram. Depois { name-chaac } deu uma pedra: no meio da era, templos dão materiais.

## Turning time

learn-tz-11-calendar-title = Girar o tempo
learn-tz-11-calendar-new = O { name-starting-player-space }: milho do calendário, o primeiro turno e dois dias de uma vez.
learn-tz-11-calendar-goal = dois dias girados, uma caveira de cristal ganha
learn-tz-11-calendar-close = Dois dias não podem derrubar ninguém antes da hora: um trabalhador no espaço 6 os impede.
learn-tz-11-calendar-1-say = Há três dias ninguém usa este espaço: 3 milhos estão no calendário. Coloque um trabalhador ali.
learn-tz-11-calendar-1-then = Não custa nada, e só um trabalhador por dia cabe aqui.
learn-tz-11-calendar-1-wrong-1 = Útil, mas os 3 milhos ficariam para Ixchel.
learn-tz-11-calendar-1-wrong-2 = Uma pedra, sim; mas o tempo pode dar mais a esse trabalhador. Coloque primeiro.
learn-tz-11-calendar-2-say = Encerre o turno e receba o milho.
learn-tz-11-calendar-2-then = 3 milhos são seus, e amanhã você começa. Agora você decide como o tempo anda.
learn-tz-11-calendar-3-say = Seu tabuleiro está claro, então você pode girar dois dias de uma vez. Gire.
learn-tz-11-calendar-3-arrow = dois dias
learn-tz-11-calendar-3-then = Seu tabuleiro escureceu: da próxima vez, será preciso antes o topo de um templo.
learn-tz-11-calendar-3-wrong-1 = Um dia também serve, e mantém o tabuleiro claro. Experimente dois dias desta vez.
learn-tz-11-calendar-4-say = Seu trabalhador pulou do 2 ao 4: uma caveira de cristal. Recolha-o.
learn-tz-11-calendar-4-then = Dois dias de espera em um só.
learn-tz-11-calendar-4-wrong-1 = Primeiro a caveira: hoje você joga antes de todos.
learn-tz-11-calendar-5-say = Pegue a caveira.
learn-tz-11-calendar-5-then = Uma caveira, um dia mais cedo.
learn-tz-11-calendar-5-wrong-1 = O ouro teria vindo com um dia só. Pegue a caveira.

## The last day

learn-tz-12-last-day-title = O último dia
learn-tz-12-last-day-new = Monumentos, o último dia de alimentação e a pontuação final.
learn-tz-12-last-day-goal = 18½ pontos
learn-tz-12-last-day-close = Quatro milhos valem um ponto; uma caveira guardada, três. O resto são templos, edifícios e monumentos.
learn-tz-12-last-day-1-say = É o último turno da partida. Seu construtor está em { name-tikal } 4: recolha-o.
learn-tz-12-last-day-1-then = Ação 4: um ou dois edifícios, ou um monumento.
learn-tz-12-last-day-1-wrong-1 = Ele nunca agiria: a partida acaba hoje à noite.
learn-tz-12-last-day-2-say = Use a ação 4.
learn-tz-12-last-day-2-then = Um monumento pontua bem no final.
learn-tz-12-last-day-2-wrong-1 = A ação 2 é só para edifícios. Monumentos pedem a ação 4.
learn-tz-12-last-day-3-say = A “{ name-m-technology-levels }” dá 3 pontos por nível de tecnologia. Você tem quatro níveis.
learn-tz-12-last-day-3-then = 4 níveis, 3 pontos cada: 12 pontos hoje à noite.
learn-tz-12-last-day-3-wrong-1 = 8 pontos na hora; o monumento dá 12. A ação 4 faz edifícios ou um monumento, nunca ambos.
learn-tz-12-last-day-3-wrong-2 = Você tem milho bastante para hoje. Olhe o monumento.
learn-tz-12-last-day-4-say = Encerre o turno e, com ele, a partida.
learn-tz-12-last-day-4-then = Todos comeram. Os templos deram 6, o monumento 12, e os 2 milhos que sobraram, meio ponto.

## A short game

learn-tz-13-short-game-title = Uma partida curta
learn-tz-13-short-game-new = A era 2 contra um robô, com um treinador ao seu lado.
learn-tz-13-short-game-goal = uma partida jogada até o fim
learn-tz-13-short-game-close = Foi uma era de { game-name } de verdade. A partida completa tem duas, e começa com fichas de riqueza.
learn-tz-13-short-game-opening-goal = Treze dias, dois dias de alimentação, depois a pontuação final. Tudo começa igual.
learn-tz-13-short-game-opening-idle = Trabalhadores ociosos não são de ninguém; só ocupam lugar.

## A tribe of your own

learn-tp-01-tribe-title = Uma tribo só sua
learn-tp-01-tribe-new = Cada jogador tem uma tribo que dobra uma regra.
learn-tp-01-tribe-goal = o dom de { name-balam } recebido
learn-tp-01-tribe-close = Na partida completa, você recebe duas tribos e guarda uma em segredo, com as fichas de riqueza.
learn-tp-01-tribe-1-say = Você é { name-balam }: voltar espaços é grátis e ainda rende. Recolha o trabalhador em { name-yaxchilan } 4.
learn-tp-01-tribe-1-then = Os outros pagam 1 milho por espaço para trás.
learn-tp-01-tribe-1-wrong-1 = Depois. O dom de { name-balam } aparece quando um trabalhador volta.
learn-tp-01-tribe-2-say = Volte três espaços, até a madeira da ação 1.
learn-tp-01-tribe-2-then = 1 madeira, e 1 milho do dom de { name-balam }: não importa quantos espaços, sempre 1 milho.
learn-tp-01-tribe-2-wrong-1 = Uma caveira, ótimo. Mas aí { name-balam } não ganha nada: tente a ação 1.
learn-tp-01-tribe-2-wrong-2 = Ouro e mais o dom: ganância com esperteza! Por ora, volte até o começo.
learn-tp-01-tribe-2-wrong-3 = Uma pedra e o dom: muito bem. Por ora, volte até o começo.
learn-tp-01-tribe-3-say = Encerre o turno. Ixchel também tem um dom.
learn-tp-01-tribe-3-then = Ixchel é { name-ahmakiq }: passou o turno e pegou 2 milhos. Mais ninguém pode passar.

## A prophecy comes true

learn-tp-02-prophecy-title = Uma profecia se cumpre
learn-tp-02-prophecy-new = Uma calamidade empobrece alguma coisa; no fim, quem resistiu é recompensado.
learn-tp-02-prophecy-goal = 6 pontos da { name-drought }
learn-tp-02-prophecy-close = As três profecias ficam à vista desde o começo. Prepare-se para a próxima.
learn-tp-02-prophecy-1-say = A { name-drought } reina até hoje à noite: cada colheita de milho dá 1 a menos. Recolha mesmo assim.
learn-tp-02-prophecy-1-then = Hoje à noite contam-se as fichas de milho de cada jogador.
learn-tp-02-prophecy-1-wrong-1 = A { name-drought } acaba hoje e conta fichas de milho. Colha enquanto vale!
learn-tp-02-prophecy-2-say = Três fichas dão 0 pontos, quatro dão 6. Colha com a ação 2.
learn-tp-02-prophecy-2-then = 4 − 1 = 3 milhos, e a sua quarta ficha de milho.
learn-tp-02-prophecy-2-wrong-1 = A pesca escapa da { name-drought }, mas não dá ficha. Você precisa da quarta ficha.
learn-tp-02-prophecy-2-wrong-2 = Aí contam três fichas, por 0 pontos, e dois trabalhadores passam fome.
learn-tp-02-prophecy-3-say = Encerre o turno: comida, templos, depois a profecia.
learn-tp-02-prophecy-3-then = Quatro fichas: 6 pontos para você. Ixchel tinha uma ficha e perdeu 5.

## Quick hands

learn-tp-03-quick-title = Mãos rápidas
learn-tp-03-quick-new = Uma ação rápida vale no turno da colocação; novos edifícios rendem nos dias de alimentação.
learn-tp-03-quick-goal = o “{ name-tp-b1 }” construído, todos alimentados
learn-tp-03-quick-close = Ações rápidas são pequenas, mas não há espera. As tecnologias não as ajudam.
learn-tp-03-quick-1-say = A ação rápida de hoje é construir. Coloque um trabalhador no espaço livre dela: 1 milho.
learn-tp-03-quick-1-then = Ele age neste mesmo turno, depois de todas as colocações.
learn-tp-03-quick-1-wrong-1 = Em { name-tikal } você construiria em dois dias, no mínimo. A ação rápida constrói hoje.
learn-tp-03-quick-2-say = Realize a ação rápida: 1 milho e os blocos de um edifício.
learn-tp-03-quick-2-then = Restam 3 milhos e 3 madeiras.
learn-tp-03-quick-2-wrong-1 = Cada trabalhador a mais custa milho, e você precisa dele à noite. Construa agora.
learn-tp-03-quick-2-wrong-2 = A ação rápida pertence ao turno da colocação. Realize-a agora.
learn-tp-03-quick-3-say = O “{ name-tp-b1 }” custa 3 madeiras e dá 3 milhos em cada dia de alimentação. Hoje é um.
learn-tp-03-quick-3-then = A renda dele vem antes da refeição.
learn-tp-03-quick-3-wrong-1 = A fazenda alimenta um: você precisaria de 4 milhos e tem 3. Tente o “{ name-tp-b1 }”.
learn-tp-03-quick-4-say = Encerre o turno.
learn-tp-03-quick-4-then = 3 + 3 = 6 milhos: os três comeram. O trabalhador da ação rápida já voltou.
