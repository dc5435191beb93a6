### Español: el resumen y la hoja de ayuda de cada juego. Las cifras vienen de los datos de los juegos.

## Ambos

guide-title = { $game } en cinco minutos
guide-overview = Resumen
guide-points = De dónde vienen los puntos
guide-turn = Tu turno
guide-mistakes = Cuatro errores de principiante
guide-first-lesson = Lección 1
guide-aid = Hoja de ayuda
guide-print = Imprimir
guide-or = o
guide-board = El tablero con los números de las explicaciones
guide-icons = Iconos
guide-players = de { $least } a { $most } jugadores
guide-steps = Un turno en imágenes
guide-set-up = Preparación
guide-set-up-players = { $players } jugadores
guide-set-up-board = El tablero al principio, con { $players } jugadores

## Tzolk’in: resumen

guide-tzolkin-goal = Dirige una tribu maya durante { $days } días. Tus trabajadores giran en los engranajes: cuanto más esperas, más traen. Gana quien tiene más puntos.
guide-tzolkin-1 = El calendario
guide-tzolkin-1-text = Cada ronda es un día. Al final gira el gran engranaje, y cada trabajador avanza una casilla.
guide-tzolkin-2 = Días de comida
guide-tzolkin-2-text = Los días { $food-days } cada trabajador come { $food } unidades de maíz. Uno hambriento cuesta { $hunger } puntos.
guide-tzolkin-3 = Palenque
guide-tzolkin-3-text = Maíz, y la madera que crece sobre él.
guide-tzolkin-4 = Yaxchilán
guide-tzolkin-4-text = Madera, piedra, oro y calaveras de cristal.
guide-tzolkin-5 = Tikal
guide-tzolkin-5-text = Gasta cubos: tecnologías, edificios, monumentos.
guide-tzolkin-6 = Uxmal
guide-tzolkin-6-text = Peldaños de templo y comercio por maíz, un trabajador nuevo, un edificio pagado con maíz.
guide-tzolkin-7 = Chichén Itzá
guide-tzolkin-7-text = Deja una calavera de cristal a cambio de puntos y un peldaño de templo. Cada casilla admite solo una.
guide-tzolkin-8 = Casilla de jugador inicial
guide-tzolkin-8-text = Llévate el maíz del calendario, empieza mañana y, a veces, avanza dos días.
guide-tzolkin-9 = Trabajadores no asignados
guide-tzolkin-9-text = Con dos o tres jugadores ocupan sitio. No son de nadie.
guide-tzolkin-turn-1 = 1 · Colocar
guide-tzolkin-turn-1-text = Pon trabajadores en la casilla libre más baja de un engranaje. Paga su número en maíz, y un poco por cada trabajador más.
guide-tzolkin-turn-2 = 2 · Esperar
guide-tzolkin-turn-2-text = Día tras día el engranaje los lleva a acciones mejores. Mientras tanto, coloca otros.
guide-tzolkin-turn-3 = 3 · Recoger
guide-tzolkin-turn-3-text = Un trabajador actúa cuando vuelve a casa. En un turno colocas o recoges, nunca ambas cosas.
guide-tzolkin-points-top = los peldaños más altos de los tres templos, dos veces por partida
guide-tzolkin-points-highest = más, para quien esté más alto en ellos
guide-tzolkin-points-skulls = cada calavera de cristal dejada en Chichén Itzá
guide-tzolkin-points-buildings = muchos edificios de la era II
guide-tzolkin-points-monuments = cada cosa que cuenta tu monumento
guide-tzolkin-points-corn = cada unidad de maíz que queda al final
guide-tzolkin-mistake-1 = Colocar tres trabajadores a la vez: el segundo y el tercero cuestan { $third } más en maíz.
guide-tzolkin-mistake-2 = Dejar que un trabajador pase del { $last }: vuelve a casa sin nada.
guide-tzolkin-mistake-3 = Pensar en la comida solo el día de comida. Empieza dos días antes.
guide-tzolkin-mistake-4 = Hacer un poco de todo. Una tecnología, un templo y un monumento que encajen ganan partidas.
guide-tzolkin-steps = Tú llevas el rojo.
guide-tzolkin-has = Día { $day }. Tienes { $corn ->
    [one] { $corn } unidad
    *[other] { $corn } unidades
    } de maíz y { $hand ->
    [one] { $hand } trabajador
    *[other] { $hand } trabajadores
    } en la mano.
guide-tzolkin-step-1 = Día { $day }, y es tu turno: { $hand ->
    [one] { $hand } trabajador
    *[other] { $hand } trabajadores
    } en la mano, { $corn ->
    [one] { $corn } unidad
    *[other] { $corn } unidades
    } de maíz. Los demás ya han colocado los suyos.
guide-tzolkin-step-2 = Un trabajador va a Yaxchilán, a la casilla libre más baja: { $space }. Pagas { $paid ->
    [one] { $paid } unidad
    *[other] { $paid } unidades
    } de maíz.
guide-tzolkin-step-3 = Otro ocupa la casilla siguiente, { $space }. Pagas { $paid ->
    [one] { $paid } unidad
    *[other] { $paid } unidades
    } de maíz: su número y { $second } más por el segundo trabajador del turno.
guide-tzolkin-step-4 = Terminas tu turno. Todos han jugado, así que gira el calendario: día { $day }, y todos los trabajadores avanzan una casilla.
guide-tzolkin-step-5 = Día { $day }: recoges el trabajador de Yaxchilán { $space }. Trae { $gold ->
    [one] { $gold } cubo
    *[other] { $gold } cubos
    } de oro y { $earned ->
    [one] { $earned } unidad
    *[other] { $earned } unidades
    } de maíz, y vuelve a casa.
guide-tzolkin-set-up-all = Siempre igual: { $skulls } calaveras de cristal en el banco y una fila completa de edificios. Cada jugador empieza con { $workers } trabajadores, se queda con { $kept } de { $dealt } losetas de riqueza y recibe lo que muestran.
guide-tzolkin-set-up-idle = trabajadores no asignados en los engranajes
guide-tzolkin-set-up-fields = campos de jungla en cada cosecha de Palenque
guide-tzolkin-set-up-monuments = monumentos descubiertos
guide-tzolkin-set-up-with-2 = Las losetas de riqueza que nadie recibió dicen dónde están los trabajadores no asignados.
guide-tzolkin-set-up-with-3 = Las losetas de riqueza que nadie recibió dicen dónde están los trabajadores no asignados.
guide-tzolkin-set-up-with-4 = Todas las casillas de los engranajes están libres.
guide-tzolkin-set-up-with-5 = Solo con las acciones rápidas de la expansión: sus casillas están junto a los engranajes.

## Tzolk’in: hoja de ayuda

guide-tzolkin-aid-length = { $days } días
guide-tzolkin-aid-beg = Si tienes { $beg } o menos de maíz puedes mendigar antes: pasas a tener { $begged }, y bajas un peldaño de templo.
guide-tzolkin-aid-place = Coloca uno o más trabajadores
guide-tzolkin-aid-place-text = Cada uno va a la casilla libre más baja de su engranaje. Paga los números de todas las casillas que ocupas y, por los trabajadores de este turno:
guide-tzolkin-aid-placed = trabajadores colocados
guide-tzolkin-aid-charge = recargo total
guide-tzolkin-aid-pick = Recoge uno o más trabajadores
guide-tzolkin-aid-pick-text = Uno tras otro, cada uno usa
guide-tzolkin-aid-own = su propia acción,
guide-tzolkin-aid-lower = o una más baja de su engranaje, por 1 maíz cada casilla,
guide-tzolkin-aid-none = o nada.
guide-tzolkin-aid-gears = Engranajes
guide-tzolkin-aid-jungle = La madera está sobre el maíz: tómala, o quémala para tener el maíz y baja un peldaño de templo.
guide-tzolkin-aid-free = cualquier acción del engranaje, sin pagar por retroceder. Un día después del { $last } un trabajador vuelve a casa sin nada.
guide-tzolkin-aid-skull = deja 1 calavera de cristal
guide-tzolkin-aid-level = nivel { $level }
guide-tzolkin-aid-beyond = más allá
guide-tzolkin-aid-temples = puntos al final de una era, materiales a la mitad de la era
guide-tzolkin-aid-step = peldaño
guide-tzolkin-aid-highest = más alto, era I · era II
guide-tzolkin-aid-food = Días de comida { $food-days }
guide-tzolkin-aid-food-1 = Alimenta a cada trabajador: { $food } unidades de maíz cada uno. Uno hambriento cuesta { $hunger } puntos. Alimenta a cuantos puedas.
guide-tzolkin-aid-food-2 = Día { $change }: la fila de edificios pasa a la era II.
guide-tzolkin-aid-food-3 = Días { $goods-days }: los materiales de tu peldaño y de todos los de abajo.
guide-tzolkin-aid-food-4 = Días { $points-days }: los puntos de tu peldaño, y la bonificación del más alto. En caso de empate, la mitad para cada uno.
guide-tzolkin-aid-start-1 = Cuesta 0. Al final de tu turno llévate todo el maíz del calendario.
guide-tzolkin-aid-start-2 = Recibes el marcador. Si ya lo tienes, pasa a la izquierda.
guide-tzolkin-aid-start-3 = Con el lado claro hacia arriba puedes avanzar dos días, salvo que un trabajador de algún jugador esté en { $blocking } (Chichén Itzá: { $blocking-skulls }). Tu tablero se oscurece; lo más alto de un templo lo aclara de nuevo.
guide-tzolkin-aid-start-4 = Sin usar, el calendario gana 1 maíz.
guide-tzolkin-aid-building = Mercado y edificios
guide-tzolkin-aid-market = maíz por cubo, al comprar y al vender
guide-tzolkin-aid-farms = Las granjas sirven cada día de comida; los demás edificios, una vez, al momento. Monumentos: solo con la acción 4 de Tikal; puntúan al final.
guide-tzolkin-aid-end = Fin de la partida
guide-tzolkin-aid-end-text = Día { $days } y un día más. Los cubos se cambian por maíz a los precios del mercado; cada maíz vale ¼ de punto, cada calavera de cristal en mano { $skull } puntos; después, los monumentos. Empate: más trabajadores en los engranajes.
guide-tzolkin-aid-foot = La expansión puede cambiar estas cifras.
guide-tzolkin-icon-corn = maíz
guide-tzolkin-icon-wood = madera
guide-tzolkin-icon-stone = piedra
guide-tzolkin-icon-gold = oro
guide-tzolkin-icon-skull = calavera de cristal
guide-tzolkin-icon-any = cubo a tu elección
guide-tzolkin-icon-vp = puntos
guide-tzolkin-icon-worker-plus = trabajador nuevo
guide-tzolkin-icon-tech = tecnología
guide-tzolkin-icon-t-any = peldaño de templo a tu elección
guide-tzolkin-icon-building = edificio
guide-tzolkin-icon-monument = monumento
guide-tzolkin-icon-build-corn = edificio por maíz
guide-tzolkin-icon-tile-corn = loseta de cosecha de maíz
guide-tzolkin-icon-tile-wood = loseta de cosecha de madera
guide-tzolkin-icon-market = mercado
guide-tzolkin-icon-act = cualquier acción del engranaje
guide-tzolkin-icon-act-any = cualquier acción de otros engranajes
guide-tzolkin-icon-farm = granja
guide-tzolkin-icon-civic = edificio público
guide-tzolkin-icon-tomb = tumba
guide-tzolkin-icon-shrine = santuario

## Mexica: resumen

guide-mexica-goal = Construye la ciudad en el lago. Abre canales, funda los distritos entre ellos y levanta los templos más altos. Gana quien tiene más puntos.
guide-mexica-1 = Tu pilli
guide-mexica-1-text = Un noble que recorre la ciudad. Solo fundas y construyes en el distrito en el que está.
guide-mexica-2 = Canales
guide-mexica-2-text = Ábrelos en cualquier tierra vacía. La tierra rodeada de agua es un distrito.
guide-mexica-3 = Losetas de calpulli
guide-mexica-3-text = Las abiertas dicen qué tamaños se pueden fundar, con las casillas exactas.
guide-mexica-4 = Un distrito fundado
guide-mexica-4-text = Su loseta se queda para siempre: aquí no hay más canales. Fundador y visitantes puntúan al momento.
guide-mexica-5 = Templos
guide-mexica-5-text = La suma de tus niveles decide tu posición en cada distrito.
guide-mexica-6 = Puentes
guide-mexica-6-text = Llevan a todos sobre un canal, y las barcas atracan en ellos. No son de nadie.
guide-mexica-7 = El palacio
guide-mexica-7-text = Un pilli en una de sus casillas exteriores cuando se puntúa un periodo: { $palace } puntos.
guide-mexica-8 = Templos neutrales
guide-mexica-8-text = Con dos jugadores, un tercer color estorba y ocupa su posición.
guide-mexica-9 = Tierra sin loseta
guide-mexica-9-text = Solo puntúa al final de la partida: tantos puntos como casillas tiene.
guide-mexica-turn-1 = 1 · Abrir
guide-mexica-turn-1-text = Coloca canales hasta que el agua rodee una tierra del tamaño buscado.
guide-mexica-turn-2 = 2 · Fundar
guide-mexica-turn-2-text = Con tu pilli dentro, pon la loseta. Tú anotas el segundo valor; los demás que están dentro, el tercero.
guide-mexica-turn-3 = 3 · Construir
guide-mexica-turn-3-text = Al final de cada uno de los dos periodos, las posiciones en cada distrito fundado anotan los valores de la loseta.
guide-mexica-points-found = fundar un distrito
guide-mexica-points-visit = estar en él cuando otro lo funda
guide-mexica-points-rank = la primera posición en un distrito, en cada periodo
guide-mexica-points-palace = el pilli en el palacio, en cada periodo
guide-mexica-points-land = cada casilla de un distrito sin loseta, para la primera posición, al final
guide-mexica-mistake-1 = Cerrar cinco casillas cuando solo hay un 4 abierto. Cuenta antes.
guide-mexica-mistake-2 = Cercar un distrito y quedarte fuera: lo funda quien está dentro.
guide-mexica-mistake-3 = Perder puntos de acción sin gastar. { $tokens } de ellos pueden ser fichas.
guide-mexica-mistake-4 = Construir donde ya vas en cabeza. Basta con un nivel más que los demás.
guide-mexica-steps = Tú llevas el rojo.
guide-mexica-has = Te { $left ->
    [one] queda { $left } punto de acción
    *[other] quedan { $left } puntos de acción
    }, y tienes { $points ->
    [one] { $points } punto
    *[other] { $points } puntos
    }.
guide-mexica-step-1 = Tu turno: { $left ->
    [one] { $left } punto de acción
    *[other] { $left } puntos de acción
    }. Al sur de tu pilli, el lago y un canal solo dejan abierto un lado de un trozo de tierra.
guide-mexica-step-2 = Primero tu pilli entra, paso a paso: { $spent ->
    [one] { $spent } punto de acción
    *[other] { $spent } puntos de acción
    }.
guide-mexica-step-3 = Un canal doble y un canal sencillo cierran la tierra: { $spent ->
    [one] { $spent } punto de acción
    *[other] { $spent } puntos de acción
    }, y es un distrito de { $size } casillas.
guide-mexica-step-4 = Hay una loseta { $size } abierta. La pones y fundas el distrito, que no cuesta nada: { $gained ->
    [one] { $gained } punto
    *[other] { $gained } puntos
    }, el segundo valor de la loseta.
guide-mexica-step-5 = { $spent ->
    [one] El último punto de acción construye
    *[other] Los últimos { $spent } puntos de acción construyen
    } un templo de nivel { $level }: la primera posición aquí es tuya, por ahora.
guide-mexica-set-up-all = Siempre igual: unos canales cubren el canal impreso, { $open } losetas de calpulli están abiertas y { $hidden } esperan al periodo 2. En la reserva hay { $doubles } canales dobles y { $singles } canales sencillos, { $bridges } puentes y { $counters } fichas de acción. Cada jugador toma { $temples } templos. En el orden de juego, cada uno pone su pilli en una de las { $starts } casillas de inicio del palacio.
guide-mexica-set-up-pillis = pilli en el palacio
guide-mexica-set-up-neutral = templos neutrales en la isla
guide-mexica-set-up-temples = templos de los jugadores para el periodo 1
guide-mexica-set-up-with-2 = Las casillas de los templos neutrales se sortean, nunca junto al lago, y a una distancia de al menos { $apart }.
guide-mexica-set-up-with-3 = La isla está vacía.
guide-mexica-set-up-with-4 = La isla está vacía, y todas las casillas de inicio están ocupadas.

## Mexica: hoja de ayuda

guide-mexica-aid-length = dos periodos
guide-mexica-aid-points = { $points ->
    [one] { $points } punto de acción
    *[other] { $points } puntos de acción
    }; los que no gastas se pierden
guide-mexica-aid-canal = colocar un canal, sencillo o doble
guide-mexica-aid-bridge = construir un puente
guide-mexica-aid-relocate = trasladar un puente vacío, si no queda ninguno en la reserva
guide-mexica-aid-temple = construir un templo de nivel 1, 2, 3 o 4
guide-mexica-aid-found = fundar el distrito de tu pilli
guide-mexica-aid-move = moverte a una casilla contigua
guide-mexica-aid-boat = barca de puente a puente: cada puente al que llegas o bajo el que pasas
guide-mexica-aid-teleport = teletransporte a cualquier casilla de tierra libre o puente vacío
guide-mexica-aid-token = comprar una ficha de acción, { $tokens } por turno como máximo
guide-mexica-aid-spend = gastar una ficha de acción: { $value } punto de acción más
guide-mexica-aid-canals-text = En tierra normal y vacía, fuera de los distritos fundados y de donde se apoya un puente. No tienen que tocar agua.
guide-mexica-aid-bridges-text = Sobre una casilla de canal, nunca sobre el lago, con tierra en ambos extremos. Un pilli sobre un puente no está en ningún distrito.
guide-mexica-aid-movement = En movimiento
guide-mexica-aid-movement-text = Nunca en diagonal. Los pillis, templos y losetas estorban. Las barcas salen de puentes y llegan a puentes; el lago une todas sus orillas.
guide-mexica-aid-temples-text = En cualquier casilla normal y vacía del distrito en el que está tu pilli, fundado o no.
guide-mexica-aid-level = nivel y precio
guide-mexica-aid-period = periodo { $period }
guide-mexica-aid-founding = Fundación
guide-mexica-aid-founding-1 = Tu pilli está en un distrito con tantas casillas como dice, exactamente, una loseta abierta.
guide-mexica-aid-founding-2 = La loseta va a una casilla normal sin pilli ni templo, y la cierra para siempre.
guide-mexica-aid-founding-3 = Tú anotas el segundo valor; cada uno de los demás jugadores cuyo pilli está dentro, el tercero.
guide-mexica-aid-size = tamaño y primer valor
guide-mexica-aid-second = segundo valor
guide-mexica-aid-third = tercer valor
guide-mexica-aid-copies = losetas en el juego
guide-mexica-aid-end = Un periodo acaba cuando
guide-mexica-aid-end-1 = todas sus losetas de calpulli están fundadas o retiradas,
guide-mexica-aid-end-2 = y a alguien no le quedan templos.
guide-mexica-aid-end-3 = Se completa la ronda y después todos puntúan. Para el periodo 2 se revelan las otras { $second } losetas, y cada uno recibe { $more } templos más.
guide-mexica-aid-end-4 = También acaba tras { $idle } rondas seguidas en las que nadie gasta nada, o tras { $quiet } sin canal, fundación, templo ni loseta retirada.
guide-mexica-aid-scoring = Puntuación al final de un periodo
guide-mexica-aid-scoring-1 = En cada distrito fundado suma los niveles de cada color: las posiciones 1, 2 y 3 anotan el primer, el segundo y el tercer valor.
guide-mexica-aid-scoring-2 = Los colores empatados lo anotan todo, y las posiciones que ocupan desaparecen. Sin templo nadie puntúa.
guide-mexica-aid-scoring-3 = Un pilli en una casilla exterior del palacio: { $palace } puntos.
guide-mexica-aid-scoring-4 = Solo al final de la partida, los distritos sin loseta: el primero, tantos puntos como casillas; el segundo, la mitad; el tercero, la mitad de eso, redondeando hacia arriba.
guide-mexica-aid-two = Dos jugadores
guide-mexica-aid-two-text = { $neutral } templos neutrales están en la isla desde el principio. Cierran el paso, ocupan su posición y pueden empatar; sus puntos no son de nadie.
guide-mexica-aid-removing = Losetas que salen del juego
guide-mexica-aid-removing-text = por voto de todos los jugadores, o cuando ningún distrito puede tener ya ese tamaño.
guide-mexica-aid-foot = Empate al final: más fichas de acción; después, la victoria se comparte.
