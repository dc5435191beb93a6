### Español: lo que dicen las lecciones. Una frase tiene 22 palabras como máximo; docs/adding-a-lesson.md explica las claves.

## A worker goes to work

learn-tz-01-first-worker-title = Un trabajador se pone en marcha
learn-tz-01-first-worker-new = Coloca un trabajador, espera un día, recógelo.
learn-tz-01-first-worker-goal = 3 maíz con la pesca
learn-tz-01-first-worker-close = Colocar, esperar, recoger. Todo en { game-name } se basa en eso.
learn-tz-01-first-worker-1-say = Estos tres trabajadores son tuyos. Envía uno a { name-palenque }, el engranaje verde del maíz.
learn-tz-01-first-worker-1-then = Está en la casilla 0, gratis. Colocar todavía no da nada.
learn-tz-01-first-worker-1-wrong-1 = { name-tikal } sirve para construir, y aún no tienes cubos. Empieza por la comida: { name-palenque }.
learn-tz-01-first-worker-1-wrong-2 = Esa casilla gobierna el calendario; su lección llega después. Hoy toca { name-palenque }.
learn-tz-01-first-worker-1-wrong-3 = Ahí aún no hay ningún trabajador tuyo. Primero tiene que salir uno.
learn-tz-01-first-worker-2-say = En un turno colocas o recoges, nunca ambas cosas. Termina el turno.
learn-tz-01-first-worker-2-then = Ixchel ha jugado, así que pasa un día. El calendario lleva a tu trabajador a la casilla 1.
learn-tz-01-first-worker-2-wrong-1 = Se puede, pero el segundo trabajador del turno cuesta 1 unidad de maíz más. Hoy basta con uno.
learn-tz-01-first-worker-2-wrong-2 = En el mismo turno no: o colocas, o recoges. Termina antes el turno.
learn-tz-01-first-worker-3-say = Tu trabajador ya está junto a los peces: 3 unidades de maíz. Recógelo.
learn-tz-01-first-worker-3-then = Vuelve a estar en tu mano. ¿Qué debe hacer?
learn-tz-01-first-worker-3-wrong-1 = Puedes colocar más, pero entonces hoy no vuelve nadie. Primero, a por el pescado.
learn-tz-01-first-worker-4-say = Un trabajador actúa al volver a casa. Usa su acción: la pesca.
learn-tz-01-first-worker-4-then = 3 + 3 = 6 unidades de maíz. Tu trabajador queda libre para su próximo encargo.
learn-tz-01-first-worker-4-wrong-1 = Se puede volver con las manos vacías. Pero te esperan 3 unidades de maíz: tómalas.

## Patience pays

learn-tz-02-patience-title = La paciencia tiene premio
learn-tz-02-patience-new = Las casillas altas dan más; el trabajador que pasa de la última vuelve sin nada.
learn-tz-02-patience-goal = 1 oro
learn-tz-02-patience-close = Espera la casilla que quieres, pero nunca más allá de la 7: el trabajador que cae no cobra.
learn-tz-02-patience-1-say = Tu trabajador en { name-yaxchilan } 2 daría una piedra. Mañana llegará al oro. Coloca otro.
learn-tz-02-patience-1-arrow = mañana
learn-tz-02-patience-1-then = Bien. El trabajador de { name-yaxchilan } sigue su viaje.
learn-tz-02-patience-1-wrong-1 = Una piedra y 1 unidad de maíz: no está mal. Pero un día más da oro y 2 unidades de maíz.
learn-tz-02-patience-1-wrong-2 = Se puede, y es útil. Pero pongamos el segundo trabajador en otro engranaje.
learn-tz-02-patience-2-say = Termina el turno y mira el trabajador de Ixchel en { name-tikal } 7.
learn-tz-02-patience-2-then = Esperó demasiado: el engranaje lo tiró, e Ixchel no recibió nada.
learn-tz-02-patience-2-wrong-1 = Ya has colocado este turno, así que recoger queda para mañana.
learn-tz-02-patience-3-say = Tu propio trabajador ha llegado al oro. Recógelo.
learn-tz-02-patience-3-then = Su propia acción, o una más baja a cambio de maíz: tú eliges.
learn-tz-02-patience-3-wrong-1 = Podrías esperar: la casilla siguiente guarda una calavera de cristal. Hoy queremos oro.
learn-tz-02-patience-4-say = Usa la acción 3: 1 cubo de oro y 2 unidades de maíz.
learn-tz-02-patience-4-then = Oro, y maíz para la próxima colocación.
learn-tz-02-patience-4-wrong-1 = Eso es retroceder, por 1 unidad de maíz. Hoy vale más el oro.
learn-tz-02-patience-4-wrong-2 = ¿Nada de nada? El oro está ahí mismo. Tómalo.

## First this, then that

learn-tz-03-order-title = Primero uno, luego otro
learn-tz-03-order-new = Recoge varios trabajadores en buen orden; retrocede pagando maíz.
learn-tz-03-order-goal = 1 piedra
learn-tz-03-order-close = El orden lo eliges tú. Lo que trae un trabajador puede pagar al siguiente.
learn-tz-03-order-1-say = Quieres una piedra, pero no tienes maíz. Pueden volver dos trabajadores: ¿cuál primero?
learn-tz-03-order-1-then = Cada trabajador termina antes de que llegue el siguiente.
learn-tz-03-order-1-wrong-1 = Sin maíz solo puede usar la acción 3, oro. Consigue maíz primero y podrás elegir.
learn-tz-03-order-1-wrong-2 = Mendigar te deja con 3 unidades de maíz, pero bajas un peldaño en un templo. Pescar no ofende a nadie.
learn-tz-03-order-1-wrong-3 = Entonces hoy no podría volver nadie. Recoge un trabajador.
learn-tz-03-order-2-say = Pesca.
learn-tz-03-order-2-then = 3 unidades de maíz en la mano.
learn-tz-03-order-2-wrong-1 = Ese maíz te hará falta enseguida.
learn-tz-03-order-3-say = Ahora el trabajador de { name-yaxchilan } 3.
learn-tz-03-order-3-then = La acción 3 es la suya. Cada casilla hacia atrás cuesta 1 unidad de maíz.
learn-tz-03-order-3-wrong-1 = Puedes parar aquí, pero en este turno aún puede volver otro trabajador.
learn-tz-03-order-4-say = Retrocede una casilla: paga 1 unidad de maíz y toma la piedra de la acción 2.
learn-tz-03-order-4-then = Pagaste 1 unidad de maíz y recuperaste 1 con la piedra: quedan 3.
learn-tz-03-order-4-wrong-1 = El oro está bien, pero venías por la piedra. Elige la acción 2.
learn-tz-03-order-4-wrong-2 = Dos casillas atrás cuestan 2 unidades de maíz y dan madera. La piedra está una casilla atrás.
learn-tz-03-order-4-wrong-3 = Solo hacia atrás: su acción o una más baja del mismo engranaje.
learn-tz-03-order-5-say = Los dos están en casa. Termina el turno.
learn-tz-03-order-5-then = Ixchel coloca un trabajador, y empieza un nuevo día.
learn-tz-03-order-5-wrong-1 = Este turno has recogido trabajadores, así que colocar queda para mañana.

## What placing costs

learn-tz-04-prices-title = Lo que cuesta colocar
learn-tz-04-prices-new = La casilla libre más baja, su número en maíz y un recargo por cada trabajador más.
learn-tz-04-prices-goal = 3 trabajadores colocados por 5 maíz
learn-tz-04-prices-close = Dos trabajadores al día cuestan poco. Los engranajes llenos cuestan maíz, pero ahorran días.
learn-tz-04-prices-1-say = Trabajadores no asignados, que no son de nadie, ocupan { name-palenque } 0 y 1. Coloca allí igualmente.
learn-tz-04-prices-1-then = Fue a la casilla libre más baja, la 2, por 2 unidades de maíz. Mañana ya estará en la 3.
learn-tz-04-prices-1-wrong-1 = La casilla 0 de { name-tikal } es gratis. Pero mira lo que cuesta un engranaje lleno: { name-palenque }.
learn-tz-04-prices-2-say = Un segundo trabajador, en un engranaje con la casilla 0 libre: solo el recargo de 1.
learn-tz-04-prices-2-then = 0 por la casilla, 1 por el segundo trabajador. Quedan 3 unidades de maíz.
learn-tz-04-prices-2-wrong-1 = Puedes parar ya. Pero prueba lo que cuestan un segundo y un tercer trabajador.
learn-tz-04-prices-2-wrong-2 = La casilla 3 costaría 3, y 1 por el segundo trabajador. Una casilla 0 sale más barata.
learn-tz-04-prices-2-wrong-3 = Guarda { name-tikal } para el tercer trabajador, por favor.
learn-tz-04-prices-3-say = Y el tercero, en { name-tikal }: 0 por la casilla, 2 por el tercer trabajador.
learn-tz-04-prices-3-then = 2 + 0 + 0 por las casillas, 1 + 2 por el número de trabajadores: 5 unidades de maíz en total.
learn-tz-04-prices-3-wrong-1 = ¡Sensato! Pero por una vez, enviemos a los tres.
learn-tz-04-prices-3-wrong-2 = 3 por la casilla y 2 más: 5 unidades de maíz, y tienes 3.
learn-tz-04-prices-4-say = Termina el turno.
learn-tz-04-prices-4-then = Los tres siguen su viaje. Queda 1 unidad de maíz: enviar muchos a la vez sale caro.

## Food day

learn-tz-05-food-title = Día de comida
learn-tz-05-food-new = En cuatro días cada trabajador come 2 unidades de maíz; uno hambriento cuesta 3 puntos.
learn-tz-05-food-goal = todos alimentados, nada perdido
learn-tz-05-food-close = Los días de comida son el 8, el 14, el 21 y el 27. Cuenta el maíz la víspera.
learn-tz-05-food-1-say = Hoy es día de comida. Tres trabajadores comen 6 unidades de maíz; tienes 3. Recoge al cosechador.
learn-tz-05-food-1-then = Los trabajadores de los engranajes y los de la mano: comen todos.
learn-tz-05-food-1-wrong-1 = Eso no alimenta a nadie. Esta noche dos trabajadores pasarían hambre: 6 puntos perdidos.
learn-tz-05-food-2-say = Cosecha con la acción 2: 4 unidades de maíz y una loseta de cosecha de maíz.
learn-tz-05-food-2-then = 3 + 4 = 7 unidades de maíz: alcanza para los tres, y sobra 1.
learn-tz-05-food-2-wrong-1 = La pesca da 3 por un recargo de 1: 5 en total. Un trabajador se quedaría con hambre.
learn-tz-05-food-2-wrong-2 = Entonces dos trabajadores pasan hambre, y pierdes 6 puntos. ¡Cosecha!
learn-tz-05-food-3-say = Termina el turno. Cuando haya jugado Ixchel, comen todos.
learn-tz-05-food-3-then = Pagaste 6. Ixchel tenía 4 para tres trabajadores: uno pasó hambre, 3 puntos perdidos.

## Under the trees

learn-tz-06-jungle-title = Bajo los árboles
learn-tz-06-jungle-new = En { name-palenque } 3 a 5 hay madera sobre el maíz: tálala o quémala.
learn-tz-06-jungle-goal = madera y maíz, y ningún dios enojado
learn-tz-06-jungle-close = Abre la jungla para ti, no para el siguiente: el maíz descubierto es del que llega primero.
learn-tz-06-jungle-1-say = Hay árboles sobre todo el maíz de las acciones 3 a 5. Primero el trabajador de { name-palenque } 3.
learn-tz-06-jungle-1-then = El maíz de ahí sigue cubierto.
learn-tz-06-jungle-1-wrong-1 = Empieza por la 3: lo que descubra podrá cosecharlo el otro.
learn-tz-06-jungle-2-say = Usa la acción 3.
learn-tz-06-jungle-2-then = Puedes tomar la madera, o quemarla por el maíz que hay debajo.
learn-tz-06-jungle-2-wrong-1 = La acción 2 tiene maíz descubierto por un recargo de 1. Hoy entramos en la jungla: acción 3.
learn-tz-06-jungle-3-say = Toma la madera: 2 cubos de madera y una loseta de cosecha de madera. Así aparece el maíz.
learn-tz-06-jungle-3-then = Un campo muestra ahora su maíz.
learn-tz-06-jungle-3-wrong-1 = Quemar da 5 unidades de maíz al momento, pero cuesta un peldaño en un templo. Primero la madera.
learn-tz-06-jungle-4-say = Ahora el trabajador de { name-palenque } 4.
learn-tz-06-jungle-4-then = En su propia casilla solo hay madera, o fuego.
learn-tz-06-jungle-4-wrong-1 = Espera: el maíz descubierto quedaría para Ixchel.
learn-tz-06-jungle-5-say = Paga 1 unidad de maíz para retroceder a la acción 3, donde hay maíz descubierto.
learn-tz-06-jungle-5-arrow = 1 maíz
learn-tz-06-jungle-5-then = El maíz y la madera están a la vista, así que eliges tú.
learn-tz-06-jungle-5-wrong-1 = Ahí: 3 cubos de madera, o quemar por 7 unidades de maíz y un dios enojado. Mejor retrocede.
learn-tz-06-jungle-6-say = Cosecha el maíz que descubriste: 5.
learn-tz-06-jungle-6-then = 3 − 1 + 5 = 7 unidades de maíz, 2 cubos de madera, y las dos losetas son tuyas.
learn-tz-06-jungle-6-wrong-1 = ¿Otras dos de madera? Otro día. Abriste la jungla por este maíz.
learn-tz-06-jungle-6-wrong-2 = ¿Por qué quemar si hay maíz descubierto? Quemar cuesta un peldaño en un templo. Toma el maíz.

## A house of your own

learn-tz-07-building-title = Una casa propia
learn-tz-07-building-new = { name-tikal } 2 construye; una granja alimenta a un trabajador cada día de comida.
learn-tz-07-building-goal = una granja construida, todos alimentados
learn-tz-07-building-close = Las granjas amarillas ahorran comida, los edificios verdes y azules enseñan, las tumbas grises agradan a los dioses.
learn-tz-07-building-1-say = Otra vez día de comida: necesitas 6 unidades de maíz y tienes 4. Una granja ayudaría. Consigue madera.
learn-tz-07-building-1-then = La madera es un cubo, como la piedra y el oro.
learn-tz-07-building-1-wrong-1 = Aquí todo edificio cuesta madera, y aún no tienes. Primero, a por la madera.
learn-tz-07-building-2-say = Toma la madera.
learn-tz-07-building-2-then = 1 cubo de madera, y la piedra que ya tenías.
learn-tz-07-building-2-wrong-1 = Esa madera te hará falta.
learn-tz-07-building-3-say = Ahora tu constructor en { name-tikal } 2.
learn-tz-07-building-3-then = La acción 2 construye un edificio.
learn-tz-07-building-3-wrong-1 = Entonces esta noche un trabajador pasa hambre. ¡Construye!
learn-tz-07-building-4-say = Construye un edificio.
learn-tz-07-building-4-then = Puedes pagar dos de los edificios descubiertos.
learn-tz-07-building-4-wrong-1 = Eso es aprender, por un recargo de 1 unidad de maíz; y hoy el maíz escasea.
learn-tz-07-building-5-say = La «{ name-a1-farm-one-worker-1 }» cuesta 1 cubo de madera y alimenta a un trabajador, hoy y cada día de comida.
learn-tz-07-building-5-then = Se queda delante de ti el resto de la partida.
learn-tz-07-building-5-wrong-1 = Enseña y da 1 unidad de maíz: 5 en total. Un trabajador seguiría pasando hambre: 3 puntos.
learn-tz-07-building-5-wrong-2 = Esa tumba pide 2 cubos de madera, y tienes 1. La granja cuesta justo eso.
learn-tz-07-building-6-say = Termina el turno y deja que coman.
learn-tz-07-building-6-then = Un edificio nuevo llenó el hueco. Dos trabajadores comieron 4 unidades de maíz; la granja alimentó al tercero.

## Learn something

learn-tz-08-technology-title = Aprende algo
learn-tz-08-technology-new = { name-tikal } 1 compra un nivel de tecnología; mejora acciones para siempre.
learn-tz-08-technology-goal = agricultura 1, y 5 maíz de una sola cosecha
learn-tz-08-technology-close = Los niveles cuestan 1, 2 y luego 3 cubos. Los primeros rinden toda la partida.
learn-tz-08-technology-1-say = Un cubo de madera compra conocimiento. Recoge primero al estudioso de { name-tikal } 1.
learn-tz-08-technology-1-then = Acción 1: un avance, pagado en cubos.
learn-tz-08-technology-1-wrong-1 = La cosecha será mayor si aprendes antes. Empieza por { name-tikal }.
learn-tz-08-technology-2-say = Úsala.
learn-tz-08-technology-2-then = Cuatro tecnologías; el primer nivel de cada una cuesta 1 cubo.
learn-tz-08-technology-2-wrong-1 = La madera seguiría siendo madera. Aprende algo.
learn-tz-08-technology-3-say = La agricultura añade maíz a cada cosecha. Avanza en ella.
learn-tz-08-technology-3-then = Nivel 1: cada cosecha de maíz en { name-palenque } 2 a 5 da 1 más.
learn-tz-08-technology-3-wrong-1 = La extracción ayuda con madera, piedra y oro. Tu otro trabajador está en el maíz.
learn-tz-08-technology-3-wrong-2 = La teología es para { name-chichen-itza }. Tu otro trabajador está en el maíz.
learn-tz-08-technology-3-wrong-3 = La arquitectura rinde cuando construyes. Tu otro trabajador está en el maíz.
learn-tz-08-technology-4-say = Ahora cosecha: recoge el trabajador de { name-palenque } 2.
learn-tz-08-technology-4-then = Sabe más que ayer.
learn-tz-08-technology-4-wrong-1 = Quédate un momento: lo aprendido vale ya mismo.
learn-tz-08-technology-5-say = Usa la acción 2.
learn-tz-08-technology-5-then = 4 + 1 = 5 unidades de maíz, ahora y siempre.
learn-tz-08-technology-5-wrong-1 = Pescar no es cosechar; el nivel 1 no ayuda ahí. Usa la acción 2.

## Three gods

learn-tz-09-temples-title = Tres dioses
learn-tz-09-temples-new = Los peldaños de los templos dan puntos al final de la era; el más alto recibe una bonificación.
learn-tz-09-temples-goal = 15 puntos de los dioses
learn-tz-09-temples-close = El final de la era da puntos; el día de comida de su mitad, materiales. Mendigar y quemar hacen bajar.
learn-tz-09-temples-1-say = La era 1 acaba esta noche: los templos dan puntos. Recoge tu trabajador de { name-uxmal } 1.
learn-tz-09-temples-1-then = Acción 1: 3 unidades de maíz por un peldaño en cualquier templo.
learn-tz-09-temples-1-wrong-1 = Eso puede esperar a mañana; los dioses pagan esta noche.
learn-tz-09-temples-2-say = Paga 3 unidades de maíz por un peldaño. Quedan 6, justo para alimentar a tres trabajadores.
learn-tz-09-temples-2-then = ¿Qué dios?
learn-tz-09-temples-2-wrong-1 = ¿Guardar el maíz? Hoy un peldaño vale mucho más.
learn-tz-09-temples-3-say = Hay empate con Ixchel en { name-chaac }. Un peldaño te pone en lo más alto: 6 puntos esta noche.
learn-tz-09-temples-3-then = El peldaño 3 vale 6 puntos; estar en lo más alto sin empate, 6 más.
learn-tz-09-temples-3-wrong-1 = { name-kukulcan }: 1 punto, y 4 por ser el más alto. { name-chaac } desempata por 6.
learn-tz-09-temples-3-wrong-2 = { name-quetzalcoatl }: 1 punto, y en la era 1 solo 2 por ser el más alto. { name-chaac } desempata por 6.
learn-tz-09-temples-4-say = Termina el turno: primero la comida, luego los dioses.
learn-tz-09-temples-4-then = { name-chaac } te dio 12. En los otros dos hay empate, y cada cual se lleva la mitad: 3 más.

## Crystal skulls

learn-tz-10-skulls-title = Calaveras de cristal
learn-tz-10-skulls-new = Consigue una calavera de cristal y déjala en { name-chichen-itza } por puntos y el favor de un dios.
learn-tz-10-skulls-goal = una calavera de cristal entregada
learn-tz-10-skulls-close = Cuanto más lejos viaja el peregrino, más da la calavera. Y cada lugar se usa una sola vez.
learn-tz-10-skulls-1-say = { name-chichen-itza } pide calaveras de cristal, y no tienes ninguna. ¿Por dónde empiezas?
learn-tz-10-skulls-1-then = Solo hay 13 calaveras en la partida.
learn-tz-10-skulls-1-wrong-1 = Sin calavera, { name-chichen-itza } no tiene nada para ti. Consigue una en { name-yaxchilan } 4.
learn-tz-10-skulls-1-wrong-2 = Un segundo peregrino también necesitaría calavera. Recoge el trabajador de { name-yaxchilan } 4.
learn-tz-10-skulls-2-say = Toma la calavera.
learn-tz-10-skulls-2-then = Brilla en tu mano.
learn-tz-10-skulls-2-wrong-1 = El oro está bien, pero es la calavera la que abre { name-chichen-itza }.
learn-tz-10-skulls-3-say = Ahora tu peregrino en { name-chichen-itza } 3.
learn-tz-10-skulls-3-then = Cada uno de estos nueve lugares acepta una calavera, una vez en toda la partida.
learn-tz-10-skulls-3-wrong-1 = Una calavera guardada da 3 puntos al final. Aquí vale más.
learn-tz-10-skulls-4-say = Deja la calavera en la 3: 6 puntos y un peldaño en { name-chaac }.
learn-tz-10-skulls-4-then = 6 puntos, y estás en el peldaño 1 de { name-chaac }.
learn-tz-10-skulls-4-wrong-1 = La 2 vale 5, y retroceder cuesta maíz. Quédate con la 3.
learn-tz-10-skulls-4-wrong-2 = Te esperan seis puntos. Deja la calavera.
learn-tz-10-skulls-5-say = Hoy es el día de comida de la mitad de la era. Termina el turno.
learn-tz-10-skulls-5-then = Comieron tres trabajadores. Luego { name-chaac } dio una piedra: en la mitad de la era, los templos dan materiales.

## Turning time

learn-tz-11-calendar-title = Girar el tiempo
learn-tz-11-calendar-new = La { name-starting-player-space }: maíz del calendario, el primer turno y dos días a la vez.
learn-tz-11-calendar-goal = dos días girados, una calavera de cristal ganada
learn-tz-11-calendar-close = Dos días no pueden tirar a nadie antes de tiempo: un trabajador en la casilla 6 lo impide.
learn-tz-11-calendar-1-say = Nadie usó esta casilla en tres días: hay 3 unidades de maíz en el calendario. Coloca ahí un trabajador.
learn-tz-11-calendar-1-then = No cuesta nada, y solo cabe un trabajador al día.
learn-tz-11-calendar-1-wrong-1 = Útil, pero las 3 unidades de maíz quedarían para Ixchel.
learn-tz-11-calendar-1-wrong-2 = Una piedra, sí; pero el tiempo puede darle más a ese trabajador. Coloca primero.
learn-tz-11-calendar-2-say = Termina el turno y cobra.
learn-tz-11-calendar-2-then = 3 unidades de maíz son tuyas, y desde mañana empiezas tú. Ahora decides cómo avanza el tiempo.
learn-tz-11-calendar-3-say = Tu tablero está claro, así que puedes girar dos días a la vez. Hazlo.
learn-tz-11-calendar-3-arrow = dos días
learn-tz-11-calendar-3-then = Tu tablero se oscurece: la próxima vez necesitarás antes la cima de un templo.
learn-tz-11-calendar-3-wrong-1 = Un día también vale, y el tablero sigue claro. Prueba dos días por una vez.
learn-tz-11-calendar-4-say = Tu trabajador saltó de la 2 a la 4: una calavera de cristal. Recógelo.
learn-tz-11-calendar-4-then = Dos días de espera en uno solo.
learn-tz-11-calendar-4-wrong-1 = Primero la calavera: hoy actúas antes que nadie.
learn-tz-11-calendar-5-say = Toma la calavera.
learn-tz-11-calendar-5-then = Una calavera, un día antes.
learn-tz-11-calendar-5-wrong-1 = El oro habría llegado con un solo día. Toma la calavera.

## The last day

learn-tz-12-last-day-title = El último día
learn-tz-12-last-day-new = Monumentos, el último día de comida y la puntuación final.
learn-tz-12-last-day-goal = 18½ puntos
learn-tz-12-last-day-close = Cuatro unidades de maíz son un punto; una calavera guardada, tres. El resto son templos, edificios y monumentos.
learn-tz-12-last-day-1-say = Es el último turno de la partida. Tu constructor está en { name-tikal } 4: recógelo.
learn-tz-12-last-day-1-then = Acción 4: uno o dos edificios, o un monumento.
learn-tz-12-last-day-1-wrong-1 = Nunca llegaría a actuar: la partida acaba esta noche.
learn-tz-12-last-day-2-say = Usa la acción 4.
learn-tz-12-last-day-2-then = Un monumento puntúa justo al final.
learn-tz-12-last-day-2-wrong-1 = La acción 2 solo hace edificios. Los monumentos piden la acción 4.
learn-tz-12-last-day-3-say = La «{ name-m-technology-levels }» da 3 puntos por cada nivel de tecnología. Tienes cuatro niveles.
learn-tz-12-last-day-3-then = 4 niveles, 3 puntos cada uno: 12 puntos esta noche.
learn-tz-12-last-day-3-wrong-1 = 8 puntos ya; el monumento da 12. La acción 4 hace edificios o un monumento, nunca ambos.
learn-tz-12-last-day-3-wrong-2 = Tienes maíz de sobra para hoy. Mira el monumento.
learn-tz-12-last-day-4-say = Termina el turno y, con él, la partida.
learn-tz-12-last-day-4-then = Todos comieron. Los templos dieron 6, el monumento 12, y las 2 unidades de maíz que sobran, medio punto.

## A short game

learn-tz-13-short-game-title = Una partida corta
learn-tz-13-short-game-new = La era 2 contra un bot, con un entrenador a tu lado.
learn-tz-13-short-game-goal = una partida jugada hasta el final
learn-tz-13-short-game-close = Eso fue una era de { game-name } de verdad. La partida completa tiene dos, y empieza con losetas de riqueza.
learn-tz-13-short-game-opening-goal = Trece días, dos días de comida y la puntuación final. Todo empieza igualado.
learn-tz-13-short-game-opening-idle = Los trabajadores no asignados no son de nadie; solo ocupan sitio.

## A tribe of your own

learn-tp-01-tribe-title = Una tribu propia
learn-tp-01-tribe-new = Cada jugador tiene una tribu que tuerce una regla.
learn-tp-01-tribe-goal = el don de { name-balam } recibido
learn-tp-01-tribe-close = En la partida completa recibes dos tribus y guardas una en secreto, con tus losetas de riqueza.
learn-tp-01-tribe-1-say = Eres { name-balam }: retroceder es gratis y te da algo. Recoge el trabajador de { name-yaxchilan } 4.
learn-tp-01-tribe-1-then = Los demás pagan 1 unidad de maíz por cada casilla hacia atrás.
learn-tp-01-tribe-1-wrong-1 = Luego. El don de { name-balam } se ve cuando vuelve un trabajador.
learn-tp-01-tribe-2-say = Retrocede tres casillas, hasta la madera de la acción 1.
learn-tp-01-tribe-2-then = 1 cubo de madera, y 1 unidad de maíz por el don de { name-balam }: siempre una, sean cuantas sean las casillas.
learn-tp-01-tribe-2-wrong-1 = Una calavera, bien. Pero así { name-balam } no gana nada: prueba la acción 1.
learn-tp-01-tribe-2-wrong-2 = Oro y además el don: ¡ambición con astucia! Por ahora, retrocede hasta el principio.
learn-tp-01-tribe-2-wrong-3 = Una piedra y el don: bien. Por ahora, retrocede hasta el principio.
learn-tp-01-tribe-3-say = Termina el turno. Ixchel también tiene un don.
learn-tp-01-tribe-3-then = Ixchel es { name-ahmakiq }: pasó y se llevó 2 unidades de maíz. Nadie más puede pasar.

## A prophecy comes true

learn-tp-02-prophecy-title = Una profecía se cumple
learn-tp-02-prophecy-new = Una calamidad empobrece algo; al final, quien resistió cobra.
learn-tp-02-prophecy-goal = 6 puntos de la { name-drought }
learn-tp-02-prophecy-close = Las tres profecías están a la vista desde el principio. Prepárate para la siguiente.
learn-tp-02-prophecy-1-say = La { name-drought } reina hasta esta noche: cada cosecha de maíz da 1 menos. Recoge igualmente.
learn-tp-02-prophecy-1-then = Esta noche se cuentan las losetas de cosecha de maíz de cada jugador.
learn-tp-02-prophecy-1-wrong-1 = La { name-drought } acaba hoy y cuenta losetas de cosecha de maíz. ¡Cosecha mientras cuenta!
learn-tp-02-prophecy-2-say = Tres losetas dan 0 puntos, cuatro dan 6. Cosecha con la acción 2.
learn-tp-02-prophecy-2-then = 4 − 1 = 3 unidades de maíz, y tu cuarta loseta de cosecha de maíz.
learn-tp-02-prophecy-2-wrong-1 = La pesca se libra de la { name-drought }, pero no da loseta. Necesitas la cuarta.
learn-tp-02-prophecy-2-wrong-2 = Entonces cuentan tres losetas, por 0 puntos, y dos trabajadores pasan hambre.
learn-tp-02-prophecy-3-say = Termina el turno: comida, templos y luego la profecía.
learn-tp-02-prophecy-3-then = Cuatro losetas: 6 puntos para ti. Ixchel tenía una loseta y perdió 5.

## Quick hands

learn-tp-03-quick-title = Manos rápidas
learn-tp-03-quick-new = Una acción rápida vale en el turno de colocar; los edificios nuevos rinden en los días de comida.
learn-tp-03-quick-goal = el «{ name-tp-b1 }» construido, todos alimentados
learn-tp-03-quick-close = Las acciones rápidas son pequeñas, pero no hay espera. Las tecnologías no las ayudan.
learn-tp-03-quick-1-say = La acción rápida de hoy es construir. Coloca un trabajador en su casilla libre: 1 unidad de maíz.
learn-tp-03-quick-1-then = Actúa en este mismo turno, después de todas las colocaciones.
learn-tp-03-quick-1-wrong-1 = En { name-tikal } construirías dentro de dos días, como pronto. La acción rápida construye hoy.
learn-tp-03-quick-2-say = Realiza la acción rápida: 1 unidad de maíz y los cubos de un edificio.
learn-tp-03-quick-2-then = Quedan 3 unidades de maíz y 3 cubos de madera.
learn-tp-03-quick-2-wrong-1 = Cada trabajador más cuesta maíz, y lo necesitas esta noche. Construye ya.
learn-tp-03-quick-2-wrong-2 = La acción rápida va en el turno de colocar. Realízala ahora.
learn-tp-03-quick-3-say = El «{ name-tp-b1 }» cuesta 3 cubos de madera y da 3 unidades de maíz en cada día de comida. Hoy es uno.
learn-tp-03-quick-3-then = Su renta llega antes de la comida.
learn-tp-03-quick-3-wrong-1 = La granja alimenta a uno: necesitarías 4 unidades de maíz y tienes 3. Prueba el «{ name-tp-b1 }».
learn-tp-03-quick-4-say = Termina el turno.
learn-tp-03-quick-4-then = 3 + 3 = 6 unidades de maíz: comieron los tres. El trabajador de la acción rápida ya ha vuelto.
