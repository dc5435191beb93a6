### Português do Brasil: o que as lições dizem. Uma frase tem no máximo 22 palavras; docs/adding-a-lesson.md explica as chaves.

## Dig, and found

learn-mx-01-first-canal-title = Cave e funde
learn-mx-01-first-canal-new = Um canal fecha um pedaço de terra; seu pilli o funda e ganha pontos.
learn-mx-01-first-canal-goal = um distrito de três fundado
learn-mx-01-first-canal-close = Cavar, fechar, fundar. Quem tem o pilli dentro é quem funda, não importa quem cavou.
learn-mx-01-first-canal-1-say = Seu pilli está no oeste, quase isolado. Mais um canal fecha a terra. Pegue um pequeno.
learn-mx-01-first-canal-1-then = Um canal custa 1 dos seus 6 pontos de ação.
learn-mx-01-first-canal-1-wrong-1 = Ainda não: sua terra continua ligada à ilha inteira.
learn-mx-01-first-canal-2-say = Coloque-o em B13, entre o canal e o lago.
learn-mx-01-first-canal-2-then = A11, A12 e A13 têm água por todos os lados: um distrito de três espaços.
learn-mx-01-first-canal-2-wrong-1 = A terra ainda se ligaria por B13. Feche a brecha logo abaixo do canal.
learn-mx-01-first-canal-2-wrong-2 = Seu próprio pilli está ali; um canal precisa de terra vazia.
learn-mx-01-first-canal-3-say = O { name-calpulli-3a } está aberto. Funde seu distrito: não custa nada.
learn-mx-01-first-canal-3-then = Agora o calpulli precisa de um lugar.
learn-mx-01-first-canal-3-wrong-1 = O tamanho tem de ser exato: seu distrito tem três espaços, não seis.
learn-mx-01-first-canal-3-wrong-2 = Primeiro colha o que você cavou: fundar é grátis.
learn-mx-01-first-canal-4-say = Ponha o calpulli em um espaço livre. Ninguém mais poderá entrar nesse espaço.
learn-mx-01-first-canal-4-then = Quem funda recebe o segundo valor do calpulli: 2 pontos.
learn-mx-01-first-canal-4-wrong-1 = Seu pilli está ali. Escolha um dos outros dois espaços.
learn-mx-01-first-canal-4-wrong-2 = Ali agora é água. O calpulli vai na terra do distrito.

## Exactly so many

learn-mx-02-size-title = Nem mais, nem menos
learn-mx-02-size-new = Um distrito precisa ter exatamente o tamanho de um calpulli aberto.
learn-mx-02-size-goal = um distrito de quatro fundado
learn-mx-02-size-close = Conte os espaços antes de cavar. Terra sem fundação, qualquer um pode cortar.
learn-mx-02-size-1-say = Um canal quase isola o norte. Há um 4 aberto, mas nenhum 5. Pegue um canal pequeno.
learn-mx-02-size-1-then = Dois espaços o fechariam; eles dão tamanhos diferentes.
learn-mx-02-size-1-wrong-1 = Um canal grande cobre dois espaços, e aqui isso é um a mais.
learn-mx-02-size-2-say = Qual espaço deixa exatamente quatro em volta do seu pilli?
learn-mx-02-size-2-then = De F1 a I1: quatro espaços. J1 agora é água.
learn-mx-02-size-2-wrong-1 = Isso fecha cinco espaços, de F1 a J1, e não há 5 aberto. Conte de novo.
learn-mx-02-size-2-wrong-2 = Aí só F1 e G1 ficam com seu pilli: dois espaços, e nenhum calpulli é tão pequeno.
learn-mx-02-size-3-say = Funde o quatro.
learn-mx-02-size-3-then = Onde fica o calpulli?
learn-mx-02-size-3-wrong-1 = Seu distrito tem quatro espaços; este calpulli precisa de nove.
learn-mx-02-size-4-say = Escolha um espaço livre; deixe um caminho aberto para depois.
learn-mx-02-size-4-then = 2 pontos. Em um distrito fundado ninguém mais pode cavar.
learn-mx-02-size-4-wrong-1 = Seu pilli está em G1. Escolha outro espaço.
learn-mx-02-size-4-wrong-2 = J1 agora é canal. O calpulli precisa de terra do distrito.

## Over the bridge

learn-mx-03-bridge-title = Pela ponte
learn-mx-03-bridge-new = Seis pontos de ação: ponte, passo, passo; e fundar é grátis.
learn-mx-03-bridge-goal = um distrito de treze fundado
learn-mx-03-bridge-close = Uma ponte não é de ninguém: agora Ixchel também pode atravessá-la.
learn-mx-03-bridge-1-say = O leste está fechado: 13 espaços, e você está fora. Construa uma ponte em Q8.
learn-mx-03-bridge-1-then = 1 ponto. Ela se apoia na terra a oeste e a leste.
learn-mx-03-bridge-1-wrong-1 = Ali é água. Uma ponte abre a passagem.
learn-mx-03-bridge-1-wrong-2 = Seu pilli precisa estar dentro do distrito que funda.
learn-mx-03-bridge-1-wrong-3 = O teletransporte levaria você para dentro, por 5 pontos. Uma ponte e dois passos custam 3.
learn-mx-03-bridge-2-say = Suba na ponte.
learn-mx-03-bridge-2-then = Cada passo custa 1 ponto. Na ponte você não está em nenhum distrito.
learn-mx-03-bridge-2-wrong-1 = Deste lado você está em outro distrito. Atravesse a ponte primeiro.
learn-mx-03-bridge-3-say = E para o outro lado, em R8.
learn-mx-03-bridge-3-then = Você está dentro.
learn-mx-03-bridge-3-wrong-1 = Um pilli na ponte não está em nenhum distrito. Mais um passo.
learn-mx-03-bridge-4-say = Funde o treze.
learn-mx-03-bridge-4-then = Agora, um lugar para o calpulli.
learn-mx-03-bridge-4-wrong-1 = Sete pontos esperam por você, e fundar é grátis.
learn-mx-03-bridge-5-say = Escolha qualquer espaço livre para o calpulli.
learn-mx-03-bridge-5-then = 7 pontos: distritos grandes rendem, e restam 3 pontos de ação.
learn-mx-03-bridge-5-wrong-1 = Seu pilli está ali. Escolha um espaço livre.

## By boat, or through the air

learn-mx-04-boat-title = De barco ou pelo ar
learn-mx-04-boat-new = Um barco vai de ponte em ponte por 1 ponto; o teletransporte custa 5.
learn-mx-04-boat-goal = a travessia da ilha por 3 pontos
learn-mx-04-boat-close = Não há ponte aonde você quer ir? O teletransporte sempre funciona, por 5 pontos.
learn-mx-04-boat-1-say = Você quer ir longe, a oeste, até C9. Suba na ponte ao lado: os barcos saem dali.
learn-mx-04-boat-1-then = O canal se abre para o lago em O5, e o lago chega a C9.
learn-mx-04-boat-1-wrong-1 = Dá, por 5 dos seus 6 pontos. O barco pede 1. Suba na ponte.
learn-mx-04-boat-1-wrong-2 = Barcos só saem de uma ponte. Suba primeiro em O8.
learn-mx-04-boat-2-say = Pegue o barco até a ponte em C9.
learn-mx-04-boat-2-then = A volta na ilha por 1 ponto: de barco, a distância não conta.
learn-mx-04-boat-2-wrong-1 = Isso leva a leste, para longe do seu destino. Pegue o barco.
learn-mx-04-boat-2-wrong-2 = Guarde seus 5 pontos; o barco custa 1.
learn-mx-04-boat-3-say = Desça em terra.
learn-mx-04-boat-3-then = Você atravessou a ilha inteira por 3 pontos.
learn-mx-04-boat-3-wrong-1 = Esta ponte vai de norte a sul; só se sai dela pelas duas pontas.

## The tallest temples

learn-mx-05-temple-title = Os templos mais altos
learn-mx-05-temple-new = Os templos decidem quem lidera um distrito; conta a soma dos níveis.
learn-mx-05-temple-goal = a liderança no distrito de treze
learn-mx-05-temple-close = Quem empata recebe o valor inteiro. Um distrito fundado agora pontua de novo no período 2.
learn-mx-05-temple-1-say = O período 1 acaba nesta rodada. Ixchel tem cinco níveis aqui, 3 e 2. Comece com o seu 4.
learn-mx-05-temple-1-then = Custa 4 pontos, tantos quanto o nível.
learn-mx-05-temple-1-wrong-1 = Também está certo: 2 e depois 4 somam seis. Mas aqui comece com o 4.
learn-mx-05-temple-1-wrong-2 = 3, 2 e 1 também somam seis: esperteza. Mas aqui comece com o 4.
learn-mx-05-temple-1-wrong-3 = Sem um templo aqui você não marca nada, e Ixchel lidera sozinha. Construa!
learn-mx-05-temple-2-say = Construa em qualquer espaço livre do distrito em que está seu pilli.
learn-mx-05-temple-2-then = 4 contra 5: segundo lugar. Restam 2 pontos.
learn-mx-05-temple-2-wrong-1 = O templo de Ixchel está ali. Templos nunca são trocados.
learn-mx-05-temple-2-wrong-2 = Isso fica do outro lado do canal. Você constrói onde está seu pilli.
learn-mx-05-temple-3-say = Gaste os últimos 2 pontos em um templo de nível 2.
learn-mx-05-temple-3-then = Agora, o lugar.
learn-mx-05-temple-3-wrong-1 = 5 contra 5 seria empate, com 13 para cada um. Mais um nível, e a liderança é só sua.
learn-mx-05-temple-3-wrong-2 = O nível 3 custa 3 pontos, e você tem 2.
learn-mx-05-temple-4-say = Qualquer espaço livre serve.
learn-mx-05-temple-4-then = 6 contra 5: você lidera.
learn-mx-05-temple-4-wrong-1 = O calpulli está ali; esse espaço fica fechado para sempre.
learn-mx-05-temple-5-say = Encerre o turno. Ixchel ainda joga uma vez, e o período é pontuado.
learn-mx-05-temple-5-then = Primeiro lugar: 13 pontos para você. Segundo lugar: 7 para Ixchel.

## Save a little

learn-mx-06-tokens-title = Guarde um pouco
learn-mx-06-tokens-new = Fichas de ação guardam pontos para um turno maior.
learn-mx-06-tokens-goal = um salto e um templo no mesmo turno
learn-mx-06-tokens-close = Pontos que sobram se perdem; fichas ficam. No fim, elas desempatam.
learn-mx-06-tokens-1-say = Restam 2 pontos. No próximo turno você quer 8: teletransporte ao leste e nível 3. Compre uma ficha.
learn-mx-06-tokens-1-then = 1 ponto vira uma ficha de ação, para qualquer turno futuro.
learn-mx-06-tokens-1-wrong-1 = Isso custa 5, e só restam 2. Guarde-os para isso.
learn-mx-06-tokens-1-wrong-2 = Pontos não gastos se perdem. Como fichas, continuam seus.
learn-mx-06-tokens-2-say = E uma segunda; duas é o máximo que se pode comprar em um turno.
learn-mx-06-tokens-2-then = 2 fichas, e nenhum ponto desperdiçado.
learn-mx-06-tokens-2-wrong-1 = O plano precisa de mais uma ficha.
learn-mx-06-tokens-3-say = Todos os pontos foram gastos ou guardados. Encerre o turno.
learn-mx-06-tokens-3-then = Ixchel andou. Sua vez: 6 pontos e 2 fichas.
learn-mx-06-tokens-3-wrong-1 = Duas por turno é o máximo, e cada uma custa um ponto.
learn-mx-06-tokens-4-say = Gaste uma ficha.
learn-mx-06-tokens-4-then = 7 pontos.
learn-mx-06-tokens-4-wrong-1 = 5 de 6 pontos; depois 1 e duas fichas dão 3. Também está certo! Mas gaste antes.
learn-mx-06-tokens-5-say = E a outra.
learn-mx-06-tokens-5-then = 8 pontos: mais do que em qualquer turno comum.
learn-mx-06-tokens-6-say = Use o teletransporte.
learn-mx-06-tokens-6-then = Você pode ir a qualquer lugar: escolha.
learn-mx-06-tokens-6-wrong-1 = Ele ficaria aqui no oeste. Vá primeiro para o leste.
learn-mx-06-tokens-7-say = Chegue ao lado do templo de Ixchel, no leste.
learn-mx-06-tokens-7-then = Restam 3 pontos.
learn-mx-06-tokens-7-wrong-1 = Há um templo ali. Escolha um espaço livre ao lado.
learn-mx-06-tokens-7-wrong-2 = O palácio está livre e paga no fim do período. Mas o plano é o leste.
learn-mx-06-tokens-8-say = Construa o nível 3: Ixchel só tem 2 aqui.
learn-mx-06-tokens-8-then = O lugar, você escolhe.
learn-mx-06-tokens-8-wrong-1 = 2 contra 2 é empate. O nível 3 lidera.
learn-mx-06-tokens-9-say = Qualquer espaço livre.
learn-mx-06-tokens-9-then = 3 contra 2: você lidera, de um salto só.

## The end of a period

learn-mx-07-period-title = O fim de um período
learn-mx-07-period-new = Todos os calpulli fundados, alguém sem templos: todos pontuam, e o palácio dá mais 5.
learn-mx-07-period-goal = 12 pontos em uma só pontuação
learn-mx-07-period-close = Templos não usados continuam seus, e vêm mais nove. Canais e pontes não são repostos.
learn-mx-07-period-1-say = Última rodada do período, e nenhum templo no distrito do palácio. Vá para um espaço inicial.
learn-mx-07-period-1-then = Terminar o período em um espaço inicial do palácio dá 5 pontos.
learn-mx-07-period-1-wrong-1 = Seu pilli está no único espaço livre. Saia dele primeiro.
learn-mx-07-period-1-wrong-2 = Há doze pontos aqui no chão. Fique mais um pouco.
learn-mx-07-period-2-say = O espaço que você deixou está livre. Ninguém disputa: basta o menor templo.
learn-mx-07-period-2-then = Só um espaço estava livre, então ele foi direto para I8.
learn-mx-07-period-2-wrong-1 = Também lideraria, mas o nível 1 faz o mesmo. Guarde os grandes para o período 2.
learn-mx-07-period-2-wrong-2 = Aqui o nível 1 faz o mesmo. Guarde o 2.
learn-mx-07-period-3-say = Encerre o turno e veja a pontuação.
learn-mx-07-period-3-then = 7 pelo distrito, 5 pelo palácio. O período 2 abre novos calpulli.
learn-mx-07-period-3-wrong-1 = O centro do palácio não dá nada. Fique no espaço inicial.

## The last scoring

learn-mx-08-last-scoring-title = A última pontuação
learn-mx-08-last-scoring-new = No fim, terra sem calpulli também pontua, e templos neutros ocupam seu posto.
learn-mx-08-last-scoring-goal = 67 pontos, Ixchel 56
learn-mx-08-last-scoring-close = O primeiro leva o número de espaços; o segundo, a metade; o terceiro, um quarto, arredondando para cima.
learn-mx-08-last-scoring-1-say = A última rodada. Os 27 espaços à sua volta, nunca fundados, agora contam. Construa o seu nível 2.
learn-mx-08-last-scoring-1-then = Ixchel e os templos neutros têm 4 níveis cada; você tem 3.
learn-mx-08-last-scoring-1-wrong-1 = 3 contra 4 e 4 seria o terceiro lugar: 7 pontos. Construa!
learn-mx-08-last-scoring-1-wrong-2 = Seus templos pequenos já foram construídos. O nível 2 é o último que resta.
learn-mx-08-last-scoring-1-wrong-3 = Aí sobra um ponto, pouco para o seu templo. Seu lugar é aqui.
learn-mx-08-last-scoring-2-say = Qualquer espaço livre desta terra, de um lado ou do outro do canal.
learn-mx-08-last-scoring-2-then = 5 contra 4 e 4: primeiro lugar.
learn-mx-08-last-scoring-2-wrong-1 = Isso é outro distrito, além do canal. Você constrói onde está seu pilli.
learn-mx-08-last-scoring-3-say = Encerre o turno e, com ele, a partida.
learn-mx-08-last-scoring-3-then = 27 para você. Ixchel empata em segundo com os templos neutros e marca 14.
learn-mx-08-last-scoring-3-wrong-1 = Você ainda poderia andar, mas não há mais nada ao alcance. Encerre a partida.

## A short game

learn-mx-09-short-game-title = Uma partida curta
learn-mx-09-short-game-new = Um segundo período inteiro contra um robô, com um treinador ao seu lado.
learn-mx-09-short-game-goal = uma partida jogada até o fim
learn-mx-09-short-game-close = Foi um período de { game-name } de verdade. A partida completa tem dois.
learn-mx-09-short-game-opening-goal = Funde o que puder, depois lidere onde vale a pena. Ganha quem tiver mais pontos no fim do período.
learn-mx-09-short-game-opening-supply = Quatro calpulli estão abertos; cada um tem seis templos. Quando os dois acabam, a partida termina.
learn-mx-09-short-game-opening-neutral = Templos neutros não são de ninguém, mas ocupam seu posto.
