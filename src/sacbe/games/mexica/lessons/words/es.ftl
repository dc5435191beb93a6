### Español: lo que dicen las lecciones. Una frase tiene 22 palabras como máximo; docs/adding-a-lesson.md explica las claves.

## Dig, and found

learn-mx-01-first-canal-title = Cava y funda
learn-mx-01-first-canal-new = Un canal cierra un trozo de tierra; tu pilli lo funda y ganas puntos.
learn-mx-01-first-canal-goal = un distrito de tres fundado
learn-mx-01-first-canal-close = Cavar, cerrar, fundar. Funda quien tiene el pilli dentro, no importa quién cavó.
learn-mx-01-first-canal-1-say = Tu pilli está en el oeste, casi aislado. Un canal más cierra la tierra. Toma uno sencillo.
learn-mx-01-first-canal-1-then = Un canal cuesta 1 de tus 6 puntos de acción.
learn-mx-01-first-canal-1-wrong-1 = Todavía no: tu tierra sigue unida a toda la isla.
learn-mx-01-first-canal-2-say = Colócalo en B13, entre el canal y el lago.
learn-mx-01-first-canal-2-then = A11, A12 y A13 están rodeadas de agua: un distrito de tres casillas.
learn-mx-01-first-canal-2-wrong-1 = La tierra seguiría unida por B13. Cierra el hueco justo debajo del canal.
learn-mx-01-first-canal-2-wrong-2 = Ahí está tu propio pilli; un canal necesita tierra vacía.
learn-mx-01-first-canal-3-say = El { name-calpulli-3a } está descubierto. Funda tu distrito: no cuesta nada.
learn-mx-01-first-canal-3-then = Ahora el calpulli necesita un lugar.
learn-mx-01-first-canal-3-wrong-1 = El tamaño debe ser exacto: tu distrito tiene tres casillas, no seis.
learn-mx-01-first-canal-3-wrong-2 = Primero cosecha lo que cavaste: fundar es gratis.
learn-mx-01-first-canal-4-say = Pon el calpulli en una casilla libre. Nadie podrá volver a entrar en ella.
learn-mx-01-first-canal-4-then = Quien funda recibe el segundo valor del calpulli: 2 puntos.
learn-mx-01-first-canal-4-wrong-1 = Ahí está tu pilli. Elige una de las otras dos casillas.
learn-mx-01-first-canal-4-wrong-2 = Eso ahora es agua. El calpulli va en tierra del distrito.

## Exactly so many

learn-mx-02-size-title = Ni más ni menos
learn-mx-02-size-new = Un distrito debe tener exactamente el tamaño de un calpulli descubierto.
learn-mx-02-size-goal = un distrito de cuatro fundado
learn-mx-02-size-close = Cuenta las casillas antes de cavar. La tierra sin fundar puede cortarla cualquiera.
learn-mx-02-size-1-say = Un canal casi aísla el norte. Hay un 4 descubierto, pero ningún 5. Toma un canal sencillo.
learn-mx-02-size-1-then = Dos casillas lo cerrarían; dan tamaños distintos.
learn-mx-02-size-1-wrong-1 = Un canal doble cubre dos casillas, y aquí sobra una.
learn-mx-02-size-2-say = ¿Qué casilla deja exactamente cuatro alrededor de tu pilli?
learn-mx-02-size-2-then = De F1 a I1: cuatro casillas. J1 ahora es agua.
learn-mx-02-size-2-wrong-1 = Eso cierra cinco casillas, de F1 a J1, y no hay ningún 5. Cuenta otra vez.
learn-mx-02-size-2-wrong-2 = Con tu pilli quedan solo F1 y G1: dos casillas, y no hay calpulli tan pequeño.
learn-mx-02-size-3-say = Funda el cuatro.
learn-mx-02-size-3-then = ¿Dónde va el calpulli?
learn-mx-02-size-3-wrong-1 = Tu distrito tiene cuatro casillas; este calpulli necesita nueve.
learn-mx-02-size-4-say = Elige una casilla libre; deja un paso abierto para después.
learn-mx-02-size-4-then = 2 puntos. En un distrito fundado ya nadie puede cavar.
learn-mx-02-size-4-wrong-1 = Tu pilli está en G1. Elige otra casilla.
learn-mx-02-size-4-wrong-2 = J1 ahora es canal. El calpulli necesita tierra del distrito.

## Over the bridge

learn-mx-03-bridge-title = Cruzar el puente
learn-mx-03-bridge-new = Seis puntos de acción: puente, paso, paso; y fundar es gratis.
learn-mx-03-bridge-goal = un distrito de trece fundado
learn-mx-03-bridge-close = Un puente no es de nadie: ahora también Ixchel puede cruzarlo.
learn-mx-03-bridge-1-say = El este está cerrado: 13 casillas, y tú estás fuera. Construye un puente en Q8.
learn-mx-03-bridge-1-then = 1 punto. Se apoya en la tierra al oeste y al este.
learn-mx-03-bridge-1-wrong-1 = Eso es agua. Un puente abre el paso.
learn-mx-03-bridge-1-wrong-2 = Tu pilli debe estar dentro del distrito que funda.
learn-mx-03-bridge-1-wrong-3 = El teletransporte te llevaría dentro, por 5 puntos. Un puente y dos pasos cuestan 3.
learn-mx-03-bridge-2-say = Sube al puente.
learn-mx-03-bridge-2-then = Cada paso cuesta 1 punto. En el puente no estás en ningún distrito.
learn-mx-03-bridge-2-wrong-1 = En este lado estás en otro distrito. Cruza antes el puente.
learn-mx-03-bridge-3-say = Y al otro lado, a R8.
learn-mx-03-bridge-3-then = Ya estás dentro.
learn-mx-03-bridge-3-wrong-1 = Un pilli en un puente no está en ningún distrito. Un paso más.
learn-mx-03-bridge-4-say = Funda el trece.
learn-mx-03-bridge-4-then = Ahora, un lugar para el calpulli.
learn-mx-03-bridge-4-wrong-1 = Te esperan siete puntos, y fundar es gratis.
learn-mx-03-bridge-5-say = Elige cualquier casilla libre para el calpulli.
learn-mx-03-bridge-5-then = 7 puntos: los distritos grandes rinden, y quedan 3 puntos de acción.
learn-mx-03-bridge-5-wrong-1 = Ahí está tu pilli. Elige una casilla libre.

## By boat, or through the air

learn-mx-04-boat-title = En barca o por el aire
learn-mx-04-boat-new = Una barca va de puente en puente por 1 punto; el teletransporte cuesta 5.
learn-mx-04-boat-goal = toda la isla cruzada por 3 puntos
learn-mx-04-boat-close = ¿No hay puente adonde quieres ir? El teletransporte siempre sirve, por 5 puntos.
learn-mx-04-boat-1-say = Quieres ir lejos, al oeste, hasta C9. Sube al puente de al lado: de ahí salen las barcas.
learn-mx-04-boat-1-then = El canal sale al lago por O5, y el lago llega hasta C9.
learn-mx-04-boat-1-wrong-1 = Se puede, por 5 de tus 6 puntos. La barca pide 1. Sube al puente.
learn-mx-04-boat-1-wrong-2 = Las barcas solo salen de un puente. Sube antes a O8.
learn-mx-04-boat-2-say = Toma la barca hasta el puente de C9.
learn-mx-04-boat-2-then = La vuelta a la isla por 1 punto: en barca no cuenta la distancia.
learn-mx-04-boat-2-wrong-1 = Eso lleva al este, lejos de tu meta. Toma la barca.
learn-mx-04-boat-2-wrong-2 = Guarda tus 5 puntos; la barca cuesta 1.
learn-mx-04-boat-3-say = Baja a tierra.
learn-mx-04-boat-3-then = Has cruzado toda la isla por 3 puntos.
learn-mx-04-boat-3-wrong-1 = Este puente va de norte a sur; solo se sale por sus dos extremos.

## The tallest temples

learn-mx-05-temple-title = Los templos más altos
learn-mx-05-temple-new = Los templos deciden quién domina un distrito; cuenta la suma de los niveles.
learn-mx-05-temple-goal = el primer lugar en el distrito de trece
learn-mx-05-temple-close = Quien empata recibe el valor entero. Un distrito fundado ahora puntúa otra vez en el periodo 2.
learn-mx-05-temple-1-say = El periodo 1 acaba en esta ronda. Ixchel tiene aquí cinco niveles, 3 y 2. Empieza con tu 4.
learn-mx-05-temple-1-then = Cuesta 4 puntos, tantos como su nivel.
learn-mx-05-temple-1-wrong-1 = También vale: 2 y después 4 suman seis. Pero aquí empieza con el 4.
learn-mx-05-temple-1-wrong-2 = 3, 2 y 1 también suman seis: qué astucia. Pero aquí empieza con el 4.
learn-mx-05-temple-1-wrong-3 = Sin un templo aquí no puntúas, e Ixchel domina sola. ¡Construye!
learn-mx-05-temple-2-say = Construye en cualquier casilla libre del distrito donde está tu pilli.
learn-mx-05-temple-2-then = 4 contra 5: segundo lugar. Quedan 2 puntos.
learn-mx-05-temple-2-wrong-1 = Ahí está el templo de Ixchel. Los templos nunca se sustituyen.
learn-mx-05-temple-2-wrong-2 = Eso está al otro lado del canal. Construyes donde está tu pilli.
learn-mx-05-temple-3-say = Gasta los últimos 2 puntos en un templo de nivel 2.
learn-mx-05-temple-3-then = Ahora, el lugar.
learn-mx-05-temple-3-wrong-1 = 5 contra 5 sería empate, con 13 para cada cual. Un nivel más, y el primer lugar es tuyo.
learn-mx-05-temple-3-wrong-2 = El nivel 3 cuesta 3 puntos, y tienes 2.
learn-mx-05-temple-4-say = Sirve cualquier casilla libre.
learn-mx-05-temple-4-then = 6 contra 5: vas por delante.
learn-mx-05-temple-4-wrong-1 = Ahí está el calpulli; esa casilla queda cerrada para siempre.
learn-mx-05-temple-5-say = Termina el turno. A Ixchel le queda uno, y luego se puntúa el periodo.
learn-mx-05-temple-5-then = Primer lugar: 13 puntos para ti. Segundo lugar: 7 para Ixchel.

## Save a little

learn-mx-06-tokens-title = Ahorra un poco
learn-mx-06-tokens-new = Las fichas de acción guardan puntos para un turno más grande.
learn-mx-06-tokens-goal = un salto y un templo en un solo turno
learn-mx-06-tokens-close = Los puntos que sobran se pierden; las fichas quedan. Al final deshacen los empates.
learn-mx-06-tokens-1-say = Quedan 2 puntos. El próximo turno quieres 8: teletransporte al este y nivel 3. Compra una ficha.
learn-mx-06-tokens-1-then = 1 punto se convierte en una ficha de acción, para cualquier turno posterior.
learn-mx-06-tokens-1-wrong-1 = Eso cuesta 5, y solo quedan 2. Guárdalos para ello.
learn-mx-06-tokens-1-wrong-2 = Los puntos no gastados se pierden. Como fichas siguen siendo tuyos.
learn-mx-06-tokens-2-say = Y una segunda; dos son lo máximo que se compra en un turno.
learn-mx-06-tokens-2-then = 2 fichas, y ni un punto desperdiciado.
learn-mx-06-tokens-2-wrong-1 = El plan necesita una ficha más.
learn-mx-06-tokens-3-say = Todos los puntos están gastados o guardados. Termina el turno.
learn-mx-06-tokens-3-then = Ixchel se ha movido. Te toca: 6 puntos y 2 fichas.
learn-mx-06-tokens-3-wrong-1 = Dos por turno es el máximo, y cada una cuesta un punto.
learn-mx-06-tokens-4-say = Gasta una ficha.
learn-mx-06-tokens-4-then = 7 puntos.
learn-mx-06-tokens-4-wrong-1 = 5 de 6 puntos; luego 1 y dos fichas hacen 3. ¡También vale! Pero gasta antes.
learn-mx-06-tokens-5-say = Y la otra.
learn-mx-06-tokens-5-then = 8 puntos: más que en cualquier turno normal.
learn-mx-06-tokens-6-say = Usa el teletransporte.
learn-mx-06-tokens-6-then = Puedes ir a cualquier parte: elige.
learn-mx-06-tokens-6-wrong-1 = Quedaría aquí, en el oeste. Ve primero al este.
learn-mx-06-tokens-7-say = Aparece junto al templo de Ixchel, en el este.
learn-mx-06-tokens-7-then = Quedan 3 puntos.
learn-mx-06-tokens-7-wrong-1 = Ahí hay un templo. Elige una casilla libre a su lado.
learn-mx-06-tokens-7-wrong-2 = El palacio está libre y paga al final del periodo. Pero el plan es el este.
learn-mx-06-tokens-8-say = Construye el nivel 3: Ixchel solo tiene 2 aquí.
learn-mx-06-tokens-8-then = El lugar lo eliges tú.
learn-mx-06-tokens-8-wrong-1 = 2 contra 2 es un empate. El nivel 3 te pone por delante.
learn-mx-06-tokens-9-say = Cualquier casilla libre.
learn-mx-06-tokens-9-then = 3 contra 2: vas por delante, de un solo salto.

## The end of a period

learn-mx-07-period-title = El final de un periodo
learn-mx-07-period-new = Todos los calpulli fundados, alguien sin templos: todos puntúan, y el palacio añade 5.
learn-mx-07-period-goal = 12 puntos en una sola puntuación
learn-mx-07-period-close = Los templos sin usar siguen siendo tuyos, y llegan nueve más. Canales y puentes no se reponen.
learn-mx-07-period-1-say = Última ronda del periodo, y ningún templo en el distrito del palacio. Ve a una casilla de inicio.
learn-mx-07-period-1-then = Acabar el periodo en una casilla de inicio del palacio da 5 puntos.
learn-mx-07-period-1-wrong-1 = Tu pilli está en la única casilla libre. Apártate antes.
learn-mx-07-period-1-wrong-2 = Aquí hay doce puntos en el suelo. Quédate un momento.
learn-mx-07-period-2-say = La casilla que dejaste está libre. Nadie compite: basta el templo más pequeño.
learn-mx-07-period-2-then = Solo había una casilla libre, así que fue directo a I8.
learn-mx-07-period-2-wrong-1 = También ganaría, pero el nivel 1 hace lo mismo. Guarda los grandes para el periodo 2.
learn-mx-07-period-2-wrong-2 = Aquí el nivel 1 hace lo mismo. Guarda el 2.
learn-mx-07-period-3-say = Termina el turno y mira la puntuación.
learn-mx-07-period-3-then = 7 por el distrito, 5 por el palacio. El periodo 2 descubre nuevos calpulli.
learn-mx-07-period-3-wrong-1 = El centro del palacio no da nada. Quédate en la casilla de inicio.

## The last scoring

learn-mx-08-last-scoring-title = La última puntuación
learn-mx-08-last-scoring-new = Al final también puntúa la tierra sin calpulli, y los templos neutrales entran en la clasificación.
learn-mx-08-last-scoring-goal = 67 puntos, Ixchel 56
learn-mx-08-last-scoring-close = El primero recibe el número de casillas; el segundo, la mitad; el tercero, un cuarto, redondeando hacia arriba.
learn-mx-08-last-scoring-1-say = La última ronda. Las 27 casillas que te rodean, nunca fundadas, ahora cuentan. Construye tu nivel 2.
learn-mx-08-last-scoring-1-then = Ixchel y los templos neutrales tienen 4 niveles cada uno; tú tienes 3.
learn-mx-08-last-scoring-1-wrong-1 = 3 contra 4 y 4 sería el tercer lugar: 7 puntos. ¡Construye!
learn-mx-08-last-scoring-1-wrong-2 = Tus templos pequeños ya están construidos. El nivel 2 es el último que te queda.
learn-mx-08-last-scoring-1-wrong-3 = Entonces queda un punto, poco para tu templo. Tu sitio está aquí.
learn-mx-08-last-scoring-2-say = Cualquier casilla libre de esta tierra, a un lado u otro del canal.
learn-mx-08-last-scoring-2-then = 5 contra 4 y 4: primer lugar.
learn-mx-08-last-scoring-2-wrong-1 = Eso es otro distrito, al otro lado del canal. Construyes donde está tu pilli.
learn-mx-08-last-scoring-3-say = Termina el turno y, con él, la partida.
learn-mx-08-last-scoring-3-then = 27 para ti. Ixchel empata en el segundo lugar con los templos neutrales y suma 14.
learn-mx-08-last-scoring-3-wrong-1 = Aún podrías andar, pero ya no hay nada a tu alcance. Termina la partida.

## A short game

learn-mx-09-short-game-title = Una partida corta
learn-mx-09-short-game-new = Un segundo periodo entero contra un bot, con un entrenador a tu lado.
learn-mx-09-short-game-goal = una partida jugada hasta el final
learn-mx-09-short-game-close = Eso fue un periodo de { game-name } de verdad. La partida completa tiene dos.
learn-mx-09-short-game-opening-goal = Funda lo que puedas y luego domina donde importa. Gana quien tenga más puntos al final del periodo.
learn-mx-09-short-game-opening-supply = Hay cuatro calpulli descubiertos; cada cual tiene seis templos. Cuando ambos se acaban, termina la partida.
learn-mx-09-short-game-opening-neutral = Los templos neutrales no son de nadie, pero entran en la clasificación.
