### Español.
### Un campo de un evento, de una pregunta o de un motivo es una variable: un nombre o un número. El id de un
### nombre es $<campo>_id, para elegir una forma. Las claves son las mismas en todos los idiomas.

## El juego

game-name = Tzolk’in

## Nombres: el tablero

name-palenque = Palenque
name-yaxchilan = Yaxchilán
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen-itza = Chichén Itzá
name-starting-player-space = casilla de jugador inicial
name-quick-action-space = casilla de acción rápida

name-chaac = { -chaac }
name-quetzalcoatl = { -quetzalcoatl }
name-kukulcan = { -kukulcan }

name-agriculture = { -agriculture }
name-extraction = { -extraction }
name-architecture = { -architecture }
name-theology = { -theology }

name-bonus-agriculture = Bonificación de agricultura
name-bonus-extraction = Bonificación de extracción
name-bonus-architecture = Bonificación de arquitectura
name-bonus-theology = Bonificación de teología

name-palenque-2 = Palenque 2
name-palenque-3 = Palenque 3
name-palenque-4 = Palenque 4
name-palenque-5 = Palenque 5

## Nombres: materiales y elecciones

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
name-dark = oscuro

name-harvest-corn = maíz
name-harvest-wood = madera
name-harvest-burn = maíz quemando la jungla
name-harvest-irrigate = maíz sin loseta

name-goods = los materiales
name-temple-steps = los peldaños en los templos
name-level = el nivel de tecnología
name-any-temple = un peldaño en un templo a tu elección
name-any-blocks = cubos a tu elección
name-any-technology = un avance gratis en una tecnología a tu elección
name-construct = un edificio más
name-market = el mercado
name-any-action = cualquier acción por 1 unidad de maíz
name-monument = un monumento
name-exchange = el intercambio de niveles de tecnología

name-one-day = un día
name-two-days = { -two-days }

name-mid-era = mitad de la era
name-end-of-age = final de la era

name-use = usarla en este edificio
name-waive = no usarla en este edificio

source-earlier = puntos anteriores
source-temples = { -temple(form: "many") }
source-buildings = { -building(form: "many") }
source-chichen-itza = Chichén Itzá
source-technology = { -technology }
source-hunger = trabajadores sin comer
source-corn = maíz y cubos restantes
source-skulls = calaveras de cristal en mano
source-monuments = { -monument(form: "many") }
source-prophecies = { -prophecy(form: "many") }

# What won a game: the cause of a swing with its points, then what it meant; and the cause alone.
won-when = Día { $when }
won-temple = { $temple } al final de la era { $age ->
    [1] I
   *[2] II
}: { $own }.
won-temple-text = { $standing_id ->
        [alone] Sin compañía en el peldaño más alto; { $name } obtuvo { $other }.
        [shared] En el peldaño más alto, pero con compañía; { $name } obtuvo { $other }.
       *[below] { $name } obtuvo { $other }.
    }
won-monument = { $tile }: { $own }.
won-monument-text = { $when ->
    [none] Estaba en pie desde el principio.
   *[other] Construido el día { $when }.
}
won-prophecy = { $prophecy }: { $own }.
won-chichen-itza = { $skulls ->
    [0] Chichén Itzá: { $own }.
    [one] Una calavera en Chichén Itzá: { $own }.
   *[other] { $skulls } calaveras en Chichén Itzá: { $own }.
}
won-hunger = { $name } perdió { $lost } por el hambre.
won-hunger-text = { $cost_id ->
    [none] { $player } alimentó a todos sus trabajadores.
   *[some] { $player } perdió { $cost }.
}
cause-temple = { $temple } al final de la era { $age ->
    [1] I
   *[2] II
}
cause-monument = { $tile }
cause-prophecy = { $prophecy }

term-points = puntos hasta ahora
term-goods = cubos y calaveras de cristal
term-food = maíz y días de comida
term-temples = { -temple(form: "many") }
term-technology = { -technology }
term-workers = número de trabajadores
term-gears = trabajadores en los engranajes
term-monuments = { -monument(form: "many") }
term-order = orden de juego
term-wealth = riqueza inicial
term-modules = expansión
term-to-come = lo que aún está por venir

part-gold = el oro
part-skull = la calavera de cristal
part-temple-step = el peldaño en el templo
part-level = el nivel de tecnología

## Efectos: lo que cambia un turno, en una frase para una pista

effect-points = { $points ->
        [one] Anota { $points } punto al momento.
       *[other] Anota { $points } puntos al momento.
    }
effect-points-lost = { $loss ->
        [one] Cuesta { $loss } punto al momento.
       *[other] Cuesta { $loss } puntos al momento.
    }
effect-temples = { $points ->
        [one] Tal como están los templos, el día { $day } da { $points } punto más.
       *[other] Tal como están los templos, el día { $day } da { $points } puntos más.
    }
effect-temples-twice = { $points ->
        [one] Tal como están los templos, el día { $day } da { $points } punto más, y el día { $last_day } otro.
       *[other] Tal como están los templos, el día { $day } da { $points } puntos más, y el día { $last_day } otros tantos.
    }
effect-temple-loss = { $loss ->
        [one] Tal como están los templos, el día { $day } da { $loss } punto menos.
       *[other] Tal como están los templos, el día { $day } da { $loss } puntos menos.
    }
effect-temple-goods = Los nuevos peldaños dan { goods } el día { $day }.
effect-all-fed = El día { $day } pide { $need } { $need ->
        [one] unidad
       *[other] unidades
    } de maíz y tienes { $corn }: comen todos tus trabajadores.
effect-more-fed = { $workers ->
        [one] Alimenta a { $workers } trabajador más: tienes { $corn } de las { $need } unidades de maíz que pide el día { $day }.
       *[other] Alimenta a { $workers } trabajadores más: tienes { $corn } de las { $need } unidades de maíz que pide el día { $day }.
    }
effect-hungry = { $corn ->
        [one] Queda { $corn } unidad de maíz; el día { $day } pide { $need }.
       *[other] Quedan { $corn } unidades de maíz; el día { $day } pide { $need }.
    }
effect-farm = Ahorra { $corn } { $corn ->
        [one] unidad
       *[other] unidades
    } de maíz en cada día de comida.
effect-goods = Da { goods }.
effect-monument = { $points ->
        [one] «{ $tile }» vale { $points } punto tal como están las cosas.
       *[other] «{ $tile }» vale { $points } puntos tal como están las cosas.
    }
effect-monument-grows = { $points ->
        [one] Tu monumento «{ $tile }» vale { $points } punto más.
       *[other] Tu monumento «{ $tile }» vale { $points } puntos más.
    }
effect-monument-near = { $points ->
        [one] Tienes { $held } de los { $cost } materiales para «{ $tile }», que vale { $points } punto tal como están las cosas.
       *[other] Tienes { $held } de los { $cost } materiales para «{ $tile }», que vale { $points } puntos tal como están las cosas.
    }
effect-level = { $turns ->
        [one] Nivel { $level } en { $track }, con { $turns } turno para aprovecharlo.
       *[other] Nivel { $level } en { $track }, con hasta { $turns } turnos para aprovecharlo.
    }
effect-worker = { $turns ->
        [one] Tienes { $workers } trabajadores, con { $turns } turno para usarlos.
       *[other] Tienes { $workers } trabajadores, con hasta { $turns } turnos para usarlos.
    }
effect-on-the-way = El trabajador en { $space } llega el día { $day } a { $name_use }.
effect-first = Serás el jugador inicial de la próxima ronda.
effect-hungry-tonight = Hoy es día de comida: tus trabajadores necesitan { $need } unidades de maíz, y tienes { $corn }.
effect-hungry-tomorrow = Mañana es día de comida: tus trabajadores necesitan { $need } unidades de maíz, y tienes { $corn }.
effect-pushed-off = Tu trabajador en { $space } se cae hoy del engranaje: recógelo ahora, o no dará nada.
effect-idle-hands = { $workers } trabajadores esperan en tu mano. Dos de ellos pueden salir ahora por { $corn } { $corn ->
        [one] unidad
       *[other] unidades
    } de maíz en total.
effect-tooth-corn = Hay { $corn } { $corn ->
        [one] unidad
       *[other] unidades
    } de maíz en el calendario, y la casilla de jugador inicial está libre.
effect-surplus = Tienes { $corn } { $corn ->
        [one] unidad
       *[other] unidades
    } de maíz más de lo que piden todos los días de comida que quedan. Gasta un poco en trabajadores o templos.
effect-food-soon = El día de comida es dentro de { $days } días: tus trabajadores necesitarán { $need } unidades de maíz, y tienes { $corn }.
effect-temple-lead = { $points ->
        [one] Un peldaño más en { $temple } te lleva a lo más alto: { $points } punto más el día { $day }.
       *[other] Un peldaño más en { $temple } te lleva a lo más alto: { $points } puntos más el día { $day }.
    }
effect-temple-good = Un peldaño más en { $temple } te da { goods } el día { $day }.
effect-worth-waiting = Deja al trabajador en { $space }. Su próxima casilla vale más ({ $name_use }).
effect-level-pays = { $turns ->
        [one] El nivel { $level } en { $track } da { goods } más en cada visita a { $space }. Queda { $turns } turno para ello.
       *[other] El nivel { $level } en { $track } da { goods } más en cada visita a { $space }. Quedan hasta { $turns } turnos para ello.
    }
effect-worker-pays = Un trabajador más puede salir a partir de tu próximo turno: son hasta { $turns } turnos. { $corn ->
        [0] Tus granjas lo alimentan.
       *[other] Come { $corn } { $corn ->
            [one] unidad
           *[other] unidades
        } de maíz { $days ->
            [one] en el último día de comida
           *[other] en cada uno de los { $days } días de comida que quedan
        }.
    }
effect-monument-lacks = { $points ->
        [one] Solo te falta { goods } para el monumento «{ $tile }», que vale { $points } punto tal como están las cosas.
       *[other] Solo te falta { goods } para el monumento «{ $tile }», que vale { $points } puntos tal como están las cosas.
    }
effect-farm-pays = { $days ->
        [one] «{ $tile }» ahorra { $corn } { $corn ->
            [one] unidad
           *[other] unidades
        } de maíz en el último día de comida.
       *[other] «{ $tile }» ahorra { $corn } { $corn ->
            [one] unidad
           *[other] unidades
        } de maíz en cada uno de los { $days } días de comida que quedan.
    }
effect-step-back = Retroceder desde { $space } cuesta { $corn } { $corn ->
        [one] unidad
       *[other] unidades
    } de maíz y da lo que aún falta para «{ $tile }»: { goods }.
effect-last-monument = { $points ->
        [one] El trabajador en { $space } llega a T4 el día { $day }. Es tu última oportunidad de construir «{ $tile }», que vale { $points } punto tal como están las cosas.
       *[other] El trabajador en { $space } llega a T4 el día { $day }. Es tu última oportunidad de construir «{ $tile }», que vale { $points } puntos tal como están las cosas.
    }
effect-fed-some = { $points ->
        [one] En el día de comida alimentaste a { $fed } de tus { $workers } trabajadores y perdiste { $points } punto.
       *[other] En el día de comida alimentaste a { $fed } de tus { $workers } trabajadores y perdiste { $points } puntos.
    }
effect-other-hungry = { $points ->
        [one] En el día de comida, { $player } no pudo alimentar a todos y perdió { $points } punto. Tus trabajadores comieron todos.
       *[other] En el día de comida, { $player } no pudo alimentar a todos y perdió { $points } puntos. Tus trabajadores comieron todos.
    }
effect-temple-points-ahead = { $points ->
        [one] Al final de la era, los templos te dieron { $points } punto más que a { $player }.
       *[other] Al final de la era, los templos te dieron { $points } puntos más que a { $player }.
    }
effect-temple-points-behind = { $points ->
        [one] Al final de la era, los templos le dieron a { $player } { $points } punto más que a ti.
       *[other] Al final de la era, los templos le dieron a { $player } { $points } puntos más que a ti.
    }
effect-temple-gifts-ahead = { $more ->
        [one] En el día de comida, tus peldaños en los templos dieron { $more } cubo o calavera más que los de { $player }.
       *[other] En el día de comida, tus peldaños en los templos dieron { $more } cubos o calaveras más que los de { $player }.
    }
effect-temple-gifts-behind = { $more ->
        [one] En el día de comida, los peldaños de { $player } en los templos dieron { $more } cubo o calavera más que los tuyos.
       *[other] En el día de comida, los peldaños de { $player } en los templos dieron { $more } cubos o calaveras más que los tuyos.
    }

## Nombres: las acciones de los engranajes, con los valores impresos

name-use-P1 = P1: 3 maíz con la pesca
name-use-P2 = P2: cosechar 4 maíz
name-use-P3 = P3: cosechar 5 maíz o 2 madera
name-use-P4 = P4: cosechar 7 maíz o 3 madera
name-use-P5 = P5: cosechar 9 maíz o 4 madera
name-use-Y1 = Y1: 1 madera
name-use-Y2 = Y2: 1 piedra, 1 maíz
name-use-Y3 = Y3: 1 oro, 2 maíz
name-use-Y4 = Y4: 1 calavera de cristal
name-use-Y5 = Y5: 1 oro, 1 piedra, 2 maíz
name-use-T1 = T1: avanzar 1 tecnología
name-use-T2 = T2: construir 1 edificio
name-use-T3 = T3: avanzar 1 o 2 tecnologías
name-use-T4 = T4: construir 1 o 2 edificios, o 1 monumento
name-use-T5 = T5: 1 cubo por un peldaño en 2 templos
name-use-U1 = U1: 3 maíz por un peldaño en un templo
name-use-U2 = U2: comerciar en el mercado
name-use-U3 = U3: 1 trabajador nuevo
name-use-U4 = U4: construir 1 edificio con maíz
name-use-U5 = U5: 1 maíz por cualquier acción
name-use-C1 = C1: calavera de cristal por 4 puntos y Chaac
name-use-C2 = C2: calavera de cristal por 5 puntos y Chaac
name-use-C3 = C3: calavera de cristal por 6 puntos y Chaac
name-use-C4 = C4: calavera de cristal por 7 puntos y Kukulcán
name-use-C5 = C5: calavera de cristal por 8 puntos y Kukulcán
name-use-C6 = C6: calavera de cristal por 8 puntos, Kukulcán y 1 cubo
name-use-C7 = C7: calavera de cristal por 10 puntos y Quetzalcóatl
name-use-C8 = C8: calavera de cristal por 11 puntos, Quetzalcóatl y 1 cubo
name-use-C9 = C9: calavera de cristal por 13 puntos, Quetzalcóatl y 1 cubo

## Edificios de la primera era

name-a1-farm-one-worker-1 = Granja pequeña
name-a1-farm-one-worker-2 = { name-a1-farm-one-worker-1 }
name-a1-farm-one-worker-3 = { name-a1-farm-one-worker-1 }
name-a1-farm-one-less-corn-1 = Granja en terrazas
name-a1-farm-one-less-corn-2 = { name-a1-farm-one-less-corn-1 }
name-a1-civic-agriculture = Casa de las semillas
name-a1-civic-agriculture-stone = Taller de los campos
name-a1-civic-extraction-corn = Campamento de la cantera
name-a1-civic-extraction-gold = Casa de los mineros
name-a1-tomb-chaac-quetzalcoatl = Tumba de la lluvia y el viento
name-a1-tomb-chaac-kukulcan = Tumba de la lluvia y la serpiente
name-a1-tomb-any-temple-and-build = Tumba del maestro de obras
name-a1-shrine-architecture = Santuario de los constructores
name-a1-shrine-theology-kukulcan = Santuario de los profetas

text-a1-farm-one-worker-1 = En cada día de comida, 1 de tus trabajadores no necesita maíz.
text-a1-farm-one-worker-2 = { text-a1-farm-one-worker-1 }
text-a1-farm-one-worker-3 = { text-a1-farm-one-worker-1 }
text-a1-farm-one-less-corn-1 = En cada día de comida, cada uno de tus trabajadores necesita 1 unidad de maíz menos.
text-a1-farm-one-less-corn-2 = { text-a1-farm-one-less-corn-1 }
text-a1-civic-agriculture = Avanza 1 nivel en agricultura gratis.
text-a1-civic-agriculture-stone = Avanza 1 nivel en agricultura gratis; consigue 1 cubo de piedra.
text-a1-civic-extraction-corn = Avanza 1 nivel en extracción gratis; consigue 1 unidad de maíz.
text-a1-civic-extraction-gold = Avanza 1 nivel en extracción gratis; consigue 1 cubo de oro.
text-a1-tomb-chaac-quetzalcoatl = Sube 1 peldaño en los templos de Chaac y de Quetzalcóatl.
text-a1-tomb-chaac-kukulcan = Sube 1 peldaño en los templos de Chaac y de Kukulcán.
text-a1-tomb-any-temple-and-build = Sube 1 peldaño en un templo a tu elección; puedes construir 1 edificio más, pagado en cubos.
text-a1-shrine-architecture = Avanza 1 nivel en arquitectura gratis.
text-a1-shrine-theology-kukulcan = Avanza 1 nivel en teología gratis; sube 1 peldaño en el templo de Kukulcán.

## Edificios de la segunda era

name-a2-farm-three-workers-1 = Granja grande
name-a2-farm-three-workers-2 = { name-a2-farm-three-workers-1 }
name-a2-farm-three-workers-3 = { name-a2-farm-three-workers-1 }
name-a2-civic-any-tech-stone = Escuela de canteros
name-a2-civic-any-tech-gold = Escuela de orfebres
name-a2-civic-any-tech-6-corn = Granero de los escribas
name-a2-civic-any-tech-skull = Escuela de talladores
name-a2-tomb-market-6vp = Tumba del mercader
name-a2-tomb-worker-6vp = Tumba del mayordomo
name-a2-tomb-8vp = Tumba del rey
name-a2-tomb-any-action-2vp = Tumba del viajero
name-a2-tomb-three-temples-3vp = Tumba del sumo sacerdote
name-a2-shrine-chaac-2-2vp = Santuario de Chaac
name-a2-shrine-kukulcan-2-3vp = Santuario de Kukulcán
name-a2-shrine-quetzalcoatl-2-4vp = Santuario de Quetzalcóatl
name-a2-shrine-architecture-3vp = Santuario de los arquitectos
name-a2-shrine-theology-chaac-kukulcan = Santuario de los sacerdotes
name-a2-shrine-two-any-tech = Santuario de la sabiduría

text-a2-farm-three-workers-1 = En cada día de comida, 3 de tus trabajadores no necesitan maíz.
text-a2-farm-three-workers-2 = { text-a2-farm-three-workers-1 }
text-a2-farm-three-workers-3 = { text-a2-farm-three-workers-1 }
text-a2-civic-any-tech-stone = Avanza 1 nivel en una tecnología a tu elección gratis; consigue 1 cubo de piedra.
text-a2-civic-any-tech-gold = Avanza 1 nivel en una tecnología a tu elección gratis; consigue 1 cubo de oro.
text-a2-civic-any-tech-6-corn = Avanza 1 nivel en una tecnología a tu elección gratis; consigue 6 unidades de maíz.
text-a2-civic-any-tech-skull = Avanza 1 nivel en una tecnología a tu elección gratis; consigue 1 calavera de cristal.
text-a2-tomb-market-6vp = Anota 6 puntos; puedes comerciar en el mercado.
text-a2-tomb-worker-6vp = Anota 6 puntos; consigue 1 trabajador.
text-a2-tomb-8vp = Anota 8 puntos.
text-a2-tomb-any-action-2vp = Anota 2 puntos; puedes pagar 1 unidad de maíz para usar cualquier acción de Palenque, Yaxchilán, Tikal o Uxmal.
text-a2-tomb-three-temples-3vp = Anota 3 puntos; sube 1 peldaño en cada templo.
text-a2-shrine-chaac-2-2vp = Anota 2 puntos; sube 2 peldaños en el templo de Chaac.
text-a2-shrine-kukulcan-2-3vp = Anota 3 puntos; sube 2 peldaños en el templo de Kukulcán.
text-a2-shrine-quetzalcoatl-2-4vp = Anota 4 puntos; sube 2 peldaños en el templo de Quetzalcóatl.
text-a2-shrine-architecture-3vp = Anota 3 puntos; avanza 1 nivel en arquitectura gratis.
text-a2-shrine-theology-chaac-kukulcan = Avanza 1 nivel en teología gratis; sube 1 peldaño en los templos de Chaac y de Kukulcán.
text-a2-shrine-two-any-tech = Avanza 2 niveles gratis, en 1 tecnología o en 2.

## Edificios de la expansión

name-tp-b1 = Granero
name-tp-b2 = Tumba de las estaciones
name-tp-b3 = Casa de los orfebres
name-tp-b4 = Santuario de la cantera
name-tp-b5 = Granja de la cosecha
name-tp-b6 = Tumba de los monumentos
name-tp-b7 = Salón del intercambio
name-tp-b8 = Santuario de la calavera

text-tp-b1 = En cada día de comida, consigue 3 unidades de maíz antes de alimentar; se puede renovar.
text-tp-b2 = Antes de alimentar, consigue 1 cubo de madera en cada uno de los primeros 2 días de comida y 1 calavera de cristal en cada uno de los últimos 2; se puede renovar.
text-tp-b3 = En cada día de comida, consigue 1 cubo de oro antes de alimentar; se puede renovar.
text-tp-b4 = En cada día de comida, consigue 1 cubo de piedra antes de alimentar; se puede renovar.
text-tp-b5 = Consigue 8 unidades de maíz.
text-tp-b6 = Anota 1 punto; puedes construir 1 monumento a su precio completo.
text-tp-b7 = Baja 1 nivel en 1 tecnología; avanza 1 nivel gratis en cada una de las demás.
text-tp-b8 = Deja sobre él la calavera de cristal de su coste, que cuenta como dejada en Chichén Itzá; anota 7 puntos; sube 1 peldaño en un templo a tu elección.

## Monumentos

name-m-tombs = Necrópolis real
name-m-buildings-and-monuments = Corazón de la ciudad
name-m-corn-tiles = Pirámide del maíz
name-m-wood-tiles = Pirámide de la jungla
name-m-all-monuments = Avenida de las maravillas
name-m-civics = Gran plaza
name-m-maxed-technologies = Casa de los maestros
name-m-technology-levels = Gran biblioteca
name-m-workers = Cancha del juego de pelota
name-m-shrines = Recinto sagrado
name-m-temple-steps-vp = Escalinata de los dioses
name-m-best-temple = Altar de la devoción
name-m-skulls = Cenote de las calaveras

text-m-tombs = 4 puntos por cada una de tus tumbas, sean edificios o monumentos, incluida esta.
text-m-buildings-and-monuments = 2 puntos por cada uno de tus edificios y monumentos, incluido este.
text-m-corn-tiles = 4 puntos por cada una de tus losetas de cosecha de maíz.
text-m-wood-tiles = 4 puntos por cada una de tus losetas de cosecha de madera; las quemadas no cuentan.
text-m-all-monuments = Por cada monumento construido por cualquier jugador, incluido este: 6 puntos con 2 jugadores, 5 con 3, 4 con 4, 3 con 5.
text-m-civics = 4 puntos por cada uno de tus edificios y monumentos públicos, incluido este.
text-m-maxed-technologies = 9 puntos por 1 tecnología en el nivel 3, 20 puntos por 2, 33 puntos por 3 o 4.
text-m-technology-levels = 3 puntos por cada uno de tus niveles de tecnología.
text-m-workers = 6 puntos por 4 trabajadores en juego, 12 puntos por 5, 18 puntos por 6.
text-m-shrines = 4 puntos por cada uno de tus santuarios, sean edificios o monumentos, incluido este.
text-m-temple-steps-vp = Los puntos de tus peldaños en todos los templos una vez más, sin la bonificación de quien está más alto en el templo.
text-m-best-temple = 3 puntos por cada peldaño por encima del inicial en tu mejor templo.
text-m-skulls = 3 puntos por cada calavera de cristal en Chichén Itzá, sin importar quién la dejó.

## Losetas de riqueza

name-w-palenque-1 = 3 maíz, Quetzalcóatl, agricultura
name-w-palenque-3 = 5 maíz, 1 oro, Quetzalcóatl
name-w-palenque-5 = 1 piedra, 1 oro, agricultura
name-w-palenque-7 = 9 maíz, 1 piedra
name-w-yaxchilan-1 = 1 madera, Kukulcán, extracción
name-w-yaxchilan-3 = 2 maíz, 2 madera, Kukulcán
name-w-yaxchilan-5 = 4 maíz, 1 madera, extracción
name-w-yaxchilan-7 = 3 maíz, 2 madera, 1 piedra
name-w-tikal-1 = 2 maíz, Chaac, arquitectura
name-w-tikal-3 = 6 maíz, 2 piedra
name-w-tikal-5 = 3 maíz, 1 oro, arquitectura
name-w-tikal-7 = 6 maíz, 1 madera, 1 piedra
name-w-uxmal-1 = 5 maíz, 1 piedra, Chaac
name-w-uxmal-3 = 3 maíz, 1 madera, granja
name-w-uxmal-5 = 1 trabajador
name-w-uxmal-7 = 8 maíz, 1 oro
name-w-chichen-itza-0 = 4 maíz, 1 madera, 1 calavera de cristal
name-w-chichen-itza-3 = 5 maíz, 1 piedra, teología
name-w-chichen-itza-5 = 4 maíz, 3 madera
name-w-chichen-itza-7 = 2 maíz, 2 madera, teología
name-w-chichen-itza-10 = 7 maíz, 2 madera

text-w-palenque-1 = Consigue 3 unidades de maíz; sube 1 peldaño en el templo de Quetzalcóatl; avanza 1 nivel en agricultura.
text-w-palenque-3 = Consigue 5 unidades de maíz y 1 cubo de oro; sube 1 peldaño en el templo de Quetzalcóatl.
text-w-palenque-5 = Consigue 1 cubo de piedra y 1 cubo de oro; avanza 1 nivel en agricultura.
text-w-palenque-7 = Consigue 9 unidades de maíz y 1 cubo de piedra.
text-w-yaxchilan-1 = Consigue 1 cubo de madera; sube 1 peldaño en el templo de Kukulcán; avanza 1 nivel en extracción.
text-w-yaxchilan-3 = Consigue 2 unidades de maíz y 2 cubos de madera; sube 1 peldaño en el templo de Kukulcán.
text-w-yaxchilan-5 = Consigue 4 unidades de maíz y 1 cubo de madera; avanza 1 nivel en extracción.
text-w-yaxchilan-7 = Consigue 3 unidades de maíz, 2 cubos de madera y 1 cubo de piedra.
text-w-tikal-1 = Consigue 2 unidades de maíz; sube 1 peldaño en el templo de Chaac; avanza 1 nivel en arquitectura.
text-w-tikal-3 = Consigue 6 unidades de maíz y 2 cubos de piedra.
text-w-tikal-5 = Consigue 3 unidades de maíz y 1 cubo de oro; avanza 1 nivel en arquitectura.
text-w-tikal-7 = Consigue 6 unidades de maíz, 1 cubo de madera y 1 cubo de piedra.
text-w-uxmal-1 = Consigue 5 unidades de maíz y 1 cubo de piedra; sube 1 peldaño en el templo de Chaac.
text-w-uxmal-3 = Consigue 3 unidades de maíz y 1 cubo de madera; en cada día de comida, 1 de tus trabajadores no necesita maíz.
text-w-uxmal-5 = Consigue 1 trabajador.
text-w-uxmal-7 = Consigue 8 unidades de maíz y 1 cubo de oro.
text-w-chichen-itza-0 = Consigue 4 unidades de maíz, 1 cubo de madera y 1 calavera de cristal.
text-w-chichen-itza-3 = Consigue 5 unidades de maíz y 1 cubo de piedra; avanza 1 nivel en teología.
text-w-chichen-itza-5 = Consigue 4 unidades de maíz y 3 cubos de madera.
text-w-chichen-itza-7 = Consigue 2 unidades de maíz y 2 cubos de madera; avanza 1 nivel en teología.
text-w-chichen-itza-10 = Consigue 7 unidades de maíz y 2 cubos de madera.

## Módulos y tribus de la expansión

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

text-ah-chuy-kak = Tras colocar 2 o más trabajadores en engranajes en un turno, puedes recoger 1 trabajador colocado antes.
text-ahau-chamahez = En cada turno de recoger, 1 de tus trabajadores puede usar la acción de una casilla más adelante por 1 unidad de maíz.
text-ahmakiq = Puedes pasar tu turno y conseguir 2 unidades de maíz.
text-bacab = Empiezas cada turno con 2 unidades de maíz como mínimo, y al mendigar llegas a 4.
text-balam = Un trabajador que usa una acción inferior retrocede gratis y te da 1 unidad de maíz.
text-cit-bolon-tum = Una vez por turno puedes pagar 3 unidades de maíz por una casilla de un engranaje en lugar de su número; tus trabajadores tienen una casilla más en cada engranaje.
text-huracan = Tus trabajadores en Tikal y Uxmal pueden usar las acciones de ambos engranajes, y los de Palenque y Yaxchilán también.
text-itzamna = Los niveles de tecnología te cuestan 0, 1 y 2 cubos; más allá del nivel 3 recibes la bonificación de cualquier tecnología por 1 cubo.
text-ixtab = Conservas 3 losetas de riqueza en lugar de 2 y después desciendes un peldaño en un templo a tu elección.
text-vacub-caquix = En cada turno de colocar, puedes saltar una casilla vacía de un engranaje como si estuviera ocupada.
text-xaman-ek = Una vez en cada uno de tus turnos puedes vender 1 cubo al precio del mercado.
text-yaluk = Empiezas con 5 trabajadores; en los días de comida cada uno necesita 1 unidad de maíz más, y quien se queda sin comer cuesta 5 puntos.
text-yumkaax = Por colocar de 1 a 6 trabajadores pagas solo 0, 0, 2, 5, 9 o 13 unidades de maíz además de las casillas.

## Profecías

name-wrathful-gods = Dioses coléricos
name-angry-god-chaac = Dios enojado (Chaac)
name-angry-god-quetzalcoatl = Dios enojado (Quetzalcóatl)
name-angry-god-kukulcan = Dios enojado (Kukulcán)
name-forest-fires = Incendios forestales
name-drought = Sequía
name-gold-shortage = Escasez de oro
name-desecration = Profanación
name-teacher-shortage = Escasez de maestros
name-forgotten-lore = Saber olvidado
name-crowded-cities = Ciudades abarrotadas
name-hunger = Hambruna
name-high-floodwaters = Grandes inundaciones

prophecy-wrathful-gods-text = Quien sube en un templo paga 1 unidad de maíz por cada peldaño o se queda sin él.
prophecy-angry-god-chaac-text = Quien sube en el templo de Chaac paga 1 cubo por cada peldaño o se queda sin él.
prophecy-angry-god-quetzalcoatl-text = Quien sube en el templo de Quetzalcóatl paga 1 cubo por cada peldaño o se queda sin él.
prophecy-angry-god-kukulcan-text = Quien sube en el templo de Kukulcán paga 1 cubo por cada peldaño o se queda sin él.
prophecy-forest-fires-text = Cosechar madera en Palenque da 1 cubo de madera menos.
prophecy-drought-text = Cosechar maíz en Palenque da 1 unidad de maíz menos; la pesca se libra.
prophecy-gold-shortage-text = Quien consigue oro paga 1 unidad de maíz por cada uno o se queda sin él.
prophecy-desecration-text = Quien consigue calaveras de cristal desciende 1 peldaño en un templo por cada una o se queda sin ella.
prophecy-teacher-shortage-text = Cada avance en una tecnología cuesta 1 cubo más, también los gratuitos y los que van más allá del nivel 3.
prophecy-forgotten-lore-text = El nivel 2 de todas las tecnologías queda sin efecto.
prophecy-crowded-cities-text = Construir un edificio cuesta 1 cubo más, o 2 unidades de maíz más si se paga con maíz; los monumentos se libran.
prophecy-hunger-text = En el día de comida, cada trabajador necesita 1 unidad de maíz más.
prophecy-high-floodwaters-text = Colocar un trabajador en Chichén Itzá cuesta 2 unidades de maíz más.

prophecy-wrathful-gods-counts = Cuentan tus peldaños por encima del inicial en todos los templos juntos; el peldaño más bajo vale menos 1.
prophecy-angry-god-chaac-counts = Cuentan tus peldaños por encima del inicial en el templo de Chaac; el peldaño más bajo vale menos 1.
prophecy-angry-god-quetzalcoatl-counts = Cuentan tus peldaños por encima del inicial en el templo de Quetzalcóatl; el peldaño más bajo vale menos 1.
prophecy-angry-god-kukulcan-counts = Cuentan tus peldaños por encima del inicial en el templo de Kukulcán; el peldaño más bajo vale menos 1.
prophecy-forest-fires-counts = Cuentan tus losetas de cosecha de madera.
prophecy-drought-counts = Cuentan tus losetas de cosecha de maíz.
prophecy-gold-shortage-counts = Cuenta el oro que tienes.
prophecy-desecration-counts = Cuentan las calaveras de cristal en tu mano.
prophecy-teacher-shortage-counts = Cuentan tus niveles en todas las tecnologías juntas.
prophecy-forgotten-lore-counts = Cuentan tus tecnologías en el nivel 2 o 3.
prophecy-crowded-cities-counts = Cuentan tus edificios, sin los monumentos.
prophecy-hunger-counts = Cuentan tus trabajadores que no pasaron hambre en el día de comida.
prophecy-high-floodwaters-counts = Cuentan tus trabajadores en Chichén Itzá.

## Acciones rápidas

quick-action-corn = 3 maíz
quick-action-wood-corn = 1 madera, 1 maíz
quick-action-stone = 1 piedra
quick-action-gold = 1 oro
quick-action-technology = avanzar 1 tecnología
quick-action-trade = comerciar en el mercado
quick-action-build = construir 1 edificio por 1 maíz más

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

## Acciones, como se leen en una lista de opciones

action-keep = Conservar «{ $noun }»
action-beg = Mendigar maíz y descender en el templo de { $noun }
action-place = Colocar un trabajador en { $noun_id ->
        [starting_player_space] la casilla de jugador inicial
        [quick_action_space] una casilla de acción rápida
       *[other] { $noun }
    }
action-pick-up = Recoger el trabajador de { $noun }
action-end-turn = Terminar el turno
action-use = Usar { $noun }
action-nothing = No hacer nada
action-harvest = Cosechar { $noun }
action-climb = Subir en el templo de { $noun }
action-descend = Descender en el templo de { $noun }
action-pay = Pagar 1 cubo de { $noun }
action-gain = Conseguir 1 cubo de { $noun }
action-advance = Avanzar en { $noun }
action-sell = Vender 1 cubo de { $noun }
action-buy = Comprar 1 cubo de { $noun }
action-build = Construir «{ $noun }»
action-architecture = Arquitectura: { $noun }
action-save = Pagar 1 cubo de { $noun } menos
action-resolve = Resolver { $noun }
action-done = Listo
action-turn-calendar = Girar el calendario { $noun }
action-start-player = Empieza el asiento { $noun }
action-reveal = Revelar «{ $noun }»
action-deal = Repartir «{ $noun }»
action-idle = Robar «{ $noun }» para un trabajador no asignado
action-skip = Colocar un trabajador en { $noun } saltando la casilla libre más baja
action-bargain = Colocar un trabajador en { $noun } al precio fijo de 3 unidades de maíz
action-pass = Pasar el turno por 2 unidades de maíz
action-ahead = Ir más adelante y usar { $noun } por 1 unidad de maíz
action-quick-action = Realizar la acción rápida
action-renovate = Renovar: descartar «{ $noun }»
action-lower = Bajar un nivel en { $noun }
action-bonus = { $noun }
action-keep-tribe = Conservar la tribu { $noun }
action-barter = Cambiar 1 cubo de { $noun } por maíz
action-deal-tribe = Repartir la tribu { $noun }
action-prophecy = Robar la profecía «{ $noun }»
action-quick-tile = Disponer la loseta de acción rápida «{ $noun }» de la era { $noun_id ->
        [q2_corn] 2
        [q2_stone] 2
        [q2_gold] 2
        [q2_technology] 2
        [q2_trade] 2
        [q2_build] 2
       *[other] 1
    }

verb-keep = Conservar
verb-beg = Mendigar
verb-place = Colocar
verb-pick-up = Recoger
verb-end-turn = Terminar turno
verb-use = Usar
verb-nothing = Nada
verb-harvest = Cosechar
verb-climb = Subir
verb-descend = Descender
verb-pay = Pagar
verb-gain = Conseguir
verb-advance = Avanzar
verb-sell = Vender
verb-buy = Comprar
verb-build = Construir
verb-architecture = Arquitectura
verb-save = Ahorrar
verb-resolve = Resolver
verb-done = Listo
verb-turn-calendar = Girar calendario
verb-start-player = { -starting-player(form: "One") }
verb-reveal = Revelar
verb-deal = Repartir
verb-idle = { -idle-worker(form: "One") }
verb-skip = Saltar
verb-bargain = Precio fijo
verb-pass = Pasar
verb-ahead = Ir más adelante
verb-quick-action = { -quick-action(form: "One") }
verb-renovate = Renovar
verb-lower = Bajar nivel
verb-bonus = { -bonus(form: "One") }
verb-keep-tribe = Conservar tribu
verb-barter = Cambiar
verb-deal-tribe = Repartir tribu
verb-prophecy = { -prophecy(form: "One") }
verb-quick-tile = Loseta de acción rápida

## Preguntas, como se hacen a un jugador o al azar

prompt-draw-start-player = ¿Quién es el primer jugador inicial?
prompt-reveal-building = ¿Qué edificio entra en la fila?
prompt-reveal-monument = ¿Qué monumento entra en la partida?
prompt-deal-wealth-tile = ¿Qué loseta de riqueza recibe el asiento { $to }?
prompt-draw-idle-worker = ¿Qué loseta de riqueza muestra la casilla del siguiente trabajador no asignado? (colocados hasta ahora: { $placed })
prompt-deal-tribe-tile = ¿Qué tribu recibe el asiento { $to }?
prompt-draw-prophecy = ¿Qué profecía sale ahora?
prompt-reveal-quick-tile = ¿Qué loseta de acción rápida sale ahora?
prompt-keep-wealth = { $left ->
        [one] Conserva { $left } loseta de riqueza más.
       *[other] Conserva { $left } losetas de riqueza.
    }
prompt-turn = { $begged ->
        [yes] Has mendigado. Coloca o recoge trabajadores.
       *[no] Es tu turno: coloca o recoge trabajadores.
    }
prompt-placing = { $placed ->
        [one] { $placed } trabajador colocado: coloca otro o termina el turno.
       *[other] { $placed } trabajadores colocados: coloca otro o termina el turno.
    }
prompt-picking = Recoge otro trabajador o termina el turno.
prompt-choose-days = ¿Girar el calendario un día o dos?
prompt-keep-tribe = Conserva una de tus dos tribus.
prompt-turn-over = Concluye tu turno.
prompt-use-action = Tu trabajador sale de { $gear } { $space }: ¿qué acción usa?
prompt-choose-any-action = { $optional ->
        [yes] Puedes pagar 1 unidad de maíz para usar cualquier acción de Palenque, Yaxchilán, Tikal o Uxmal: ¿cuál?
       *[no] Paga 1 unidad de maíz para usar cualquier acción de Palenque, Yaxchilán, Tikal o Uxmal: ¿cuál?
    }
prompt-harvest = { $group }: ¿qué cosechas, y cómo?
prompt-climb = { $left ->
        [one] { $climbed ->
            [none] Sube 1 peldaño: ¿en qué templo?
           *[other] Sube { $left } peldaño más, pero no en el templo de { $climbed }: ¿en qué templo?
        }
       *[other] Sube 1 peldaño en cada uno de { $left } templos distintos: ¿en cuál primero?
    }
prompt-descend = Desciende 1 peldaño: ¿en qué templo?
prompt-pay-blocks = { $owed ->
        [one] Paga { $owed } cubo: ¿cuál?
       *[other] Paga { $owed } cubos: ¿cuál primero?
    }
prompt-gain-blocks = { $left ->
        [one] Consigue { $left } cubo: ¿cuál?
       *[other] Consigue { $left } cubos: ¿cuál primero?
    }
prompt-advance = { $how_id ->
        [free] { $left ->
            [one] Avanza { $left } nivel gratis: ¿en qué tecnología?
           *[other] Avanza { $left } niveles gratis: ¿en qué tecnología primero?
        }
        [paid_or_done] Puedes pagar un avance más: ¿en qué tecnología?
       *[paid] { $left ->
            [one] Paga { $left } avance: ¿en qué tecnología?
           *[other] Paga hasta { $left } avances: ¿en qué tecnología primero?
        }
    }
prompt-trade = En el mercado: vende cubos, compra cubos o termina.
prompt-build = { $way_id ->
        [tikal_4] ¿Qué edificio construyes primero, o qué monumento?
        [tikal_4_second] Puedes construir un segundo edificio: ¿cuál?
        [tikal_4_second_without_architecture] Puedes construir un segundo edificio, sin arquitectura: ¿cuál?
        [uxmal_4] ¿Qué edificio construyes con maíz?
        [chained] Puedes construir un edificio más: ¿cuál?
        [only_a_monument] Puedes construir un monumento: ¿cuál?
        [without_architecture] ¿Qué edificio construyes, sin arquitectura?
       *[other] ¿Qué edificio construyes?
    }
prompt-use-architecture = ¿Usar la arquitectura en «{ $tile }» o guardarla para un segundo edificio?
prompt-save-block = La arquitectura ahorra 1 cubo de «{ $tile }»: ¿cuál?
prompt-theology-step = Puedes pagar 1 cubo para subir 1 peldaño en un templo a tu elección: ¿qué cubo?
prompt-resolve-icons = { $thing }: ¿qué va primero?
prompt-taxed-gold = Escasez de oro: ¿conseguir 1 cubo de oro por 1 unidad de maíz o rechazarlo? (oro ofrecido: { $left })
prompt-taxed-skulls = Profanación: ¿descender en un templo para conseguir 1 calavera de cristal o rechazarla? (calaveras ofrecidas: { $left })
prompt-taxed-steps = Los dioses están enojados: ¿pagar para subir en el templo de { $temple } o rechazarlo? (peldaños ofrecidos: { $left })
prompt-taxed-level = Escasez de maestros: ¿pagar 1 cubo para avanzar en { $track } o rechazarlo?
prompt-lower = Baja 1 nivel: ¿en qué tecnología?
prompt-raise-others = Avanza 1 nivel en cada una de las demás tecnologías: ¿en cuál ahora?
prompt-choose-bonus = Más allá del nivel 3: ¿de qué tecnología recibes la bonificación?

## Preguntas, como se nombran en un motivo

question-draw-start-player = quién es el primer jugador inicial
question-reveal-building = qué edificio entra en la fila
question-reveal-monument = qué monumento entra en la partida
question-deal-wealth-tile = qué loseta de riqueza se reparte
question-draw-idle-worker = dónde va el siguiente trabajador no asignado
question-deal-tribe-tile = qué tribu se reparte
question-draw-prophecy = qué profecía sale
question-reveal-quick-tile = qué loseta de acción rápida sale
question-keep-wealth = qué losetas de riqueza conservar
question-turn = si vas a colocar o recoger trabajadores
question-placing = si vas a colocar otro trabajador
question-picking = si vas a recoger otro trabajador
question-choose-days = cuántos días girar el calendario
question-keep-tribe = qué tribu conservar
question-turn-over = cómo concluir el turno
question-use-action = qué acción usa el trabajador
question-choose-any-action = qué acción usar por 1 unidad de maíz
question-harvest = qué cosechar, y cómo
question-climb = en qué templo subir
question-descend = en qué templo descender
question-pay-blocks = qué cubo pagar
question-gain-blocks = qué cubo conseguir
question-advance = en qué tecnología avanzar
question-trade = qué vender y comprar en el mercado
question-build = qué construir
question-use-architecture = si vas a usar la arquitectura
question-save-block = qué cubo ahorrar
question-theology-step = si vas a pagar un cubo por un peldaño en un templo
question-resolve-icons = qué va primero
question-taxed-gold = si vas a pagar por el oro
question-taxed-skulls = si vas a descender por una calavera de cristal
question-taxed-steps = si vas a pagar por el peldaño en el templo
question-taxed-level = si vas a pagar por el avance
question-lower = en qué tecnología bajar
question-raise-others = en qué otra tecnología avanzar
question-choose-bonus = de qué tecnología recibir la bonificación

## Historial

goods = { $good_id ->
        [corn] { $amount ->
            [one] { $amount } unidad de maíz
           *[other] { $amount } unidades de maíz
        }
        [skull] { $amount ->
            [one] { $amount } calavera de cristal
           *[other] { $amount } calaveras de cristal
        }
       *[other] { $amount ->
            [one] { $amount } cubo de { $good }
           *[other] { $amount } cubos de { $good }
        }
    }
goods-object = { goods }

log-start-player-drawn = { $player } es el primer jugador inicial.
log-building-revealed = Un nuevo edificio: «{ $tile }».
log-monument-revealed = Un monumento: «{ $tile }».
log-wealth-dealt = { $player } recibe la loseta de riqueza «{ $tile }».
log-idle-worker-placed = Un trabajador no asignado ocupa { $space }.
log-wealth-kept = { $player } conserva la loseta de riqueza «{ $tile }».
log-wealth-revealed = { $player } muestra la loseta de riqueza «{ $tile }».
log-day-began = Empieza el día { $day }.
log-turn-began = Es el turno de { $player }.
log-turn-ended = { $player } termina el turno.
log-begged = { $player } mendiga maíz y despierta la ira de { $temple }.
log-pitied = { $corn ->
        [0] Los dioses se apiadan de { $player }, que no tiene maíz para pagar.
        [one] Los dioses se apiadan de { $player }, que paga con su última unidad de maíz.
       *[other] Los dioses se apiadan de { $player }, que paga con sus últimas { $corn } unidades de maíz.
    }
log-placed = { $player } coloca un trabajador en { $place_id ->
        [starting_player_space] la casilla de jugador inicial
        [quick_action_space] una casilla de acción rápida
       *[other] { $place } { $space }
    } { $corn ->
        [0] gratis.
       *[other] por { $corn } { $corn ->
            [one] unidad
           *[other] unidades
        } de maíz.
    }
log-picked-up = { $player } recoge el trabajador de { $space }.
log-action-used = { $player } usa { $action }.
log-did-nothing = { $player } no hace nada con este trabajador.
log-gained = { $player } consigue { goods }.
log-paid = { $player } paga { goods }.
log-scored = { $loss ->
        [0] { $points ->
            [one] { $player } anota { $points } punto ({ $source }).
           *[other] { $player } anota { $points } puntos ({ $source }).
        }
        [one] { $player } pierde { $loss } punto ({ $source }).
       *[other] { $player } pierde { $loss } puntos ({ $source }).
    }
log-climbed = { $step ->
        [0] { $player } vuelve a subir al peldaño inicial en el templo de { $temple }.
       *[other] { $player } sube al peldaño { $step } en el templo de { $temple }.
    }
log-step-wasted = { $player } no puede subir más en el templo de { $temple }: el peldaño se pierde.
log-descended = { $step ->
        [-1] { $player } desciende al peldaño más bajo en el templo de { $temple }.
        [0] { $player } desciende al peldaño inicial en el templo de { $temple }.
       *[other] { $player } desciende al peldaño { $step } en el templo de { $temple }.
    }
log-board-turned = { $player } gira su tablero individual al lado { $side }.
log-advanced = { $player } avanza al nivel { $level } en { $track }.
log-bonus-reached = { $player } recibe la bonificación de { $track }.
log-worker-gained = { $player } consigue un trabajador.
log-tile-taken = { $player } se lleva una loseta de cosecha de { $tile } de { $group }.
log-wood-tile-burned = { $player } quema una loseta de cosecha de madera en { $group }.
log-built = { $player } construye «{ $tile }».
log-skull-placed = { $player } deja una calavera de cristal en Chichén Itzá { $space }.
log-tooth-corn-added = Nadie ha ocupado la casilla de jugador inicial: ya hay { $corn } { $corn ->
        [one] unidad
       *[other] unidades
    } de maíz en el calendario.
log-tooth-corn-taken = { $player } se lleva del calendario { $corn ->
        [one] { $corn } unidad de maíz.
       *[other] { $corn } unidades de maíz.
    }
log-marker-moved = { $player } recibe el marcador de jugador inicial.
log-calendar-turned = { $days ->
        [one] El calendario gira { $days } día.
       *[other] El calendario gira { $days } días.
    }
log-worker-returned = { $gear } expulsa a un trabajador de { $player }, que regresa.
log-food-day-came = Día de comida { $number } de 4: { $food_day }.
log-fed = { $workers ->
        [0] { $player } no puede alimentar a ningún trabajador.
        [one] { $player } alimenta a { $workers } trabajador con { $corn } { $corn ->
            [one] unidad
           *[other] unidades
        } de maíz.
       *[other] { $player } alimenta a { $workers } trabajadores con { $corn } { $corn ->
            [one] unidad
           *[other] unidades
        } de maíz.
    }
log-unfed = { $workers ->
        [one] { $workers } trabajador de { $player } pasa hambre.
       *[other] { $workers } trabajadores de { $player } pasan hambre.
    }
log-age-changed = Empieza la era { $age }: nuevos edificios entran en la fila.
log-game-ended = La partida ha terminado.
log-tribe-dealt = { $player } recibe la tribu { $tribe }.
log-tribe-kept = { $player } conserva la tribu { $tribe }.
log-tribe-revealed = { $player } dirige la tribu { $tribe }.
log-prophecy-drawn = Profecía { $number } de 3: «{ $prophecy }».
log-prophecy-began = Se cumple la profecía: «{ $prophecy }».
log-quick-tile-revealed = Loseta de acción rápida { $number }: «{ $tile }».
log-quick-action-used = { $player } realiza la acción rápida «{ $tile }».
log-quick-space-closed = Un trabajador no asignado cierra la casilla de acción rápida { $number } para toda la partida.
log-quick-worker-returned = Un trabajador de { $player } regresa de las casillas de acción rápida.
log-passed = { $player } pasa el turno.
log-sold = { $player } cambia 1 cubo de { $block } por maíz.
log-went-ahead = El trabajador de { $player } se adelanta antes de actuar.
log-skipped = { $player } salta { $space } como si estuviera ocupada.
log-bargained = { $player } paga por la casilla el precio fijo de 3 unidades de maíz.
log-renovated = { $player } descarta «{ $tile }» para renovar.
log-lowered = { $player } baja al nivel { $level } en { $track }.
log-declined = { $player } rechaza { $part }.
log-skull-laid = { $player } deja una calavera de cristal en «{ $tile }».
log-income-came = { $player } recibe los ingresos de «{ $tile }».

## El historial, turno a turno

card-day-began = Día { $day }
card-food-day = { $ends_age ->
        [0] Día de comida, mitad de la era
        [1] Día de comida, fin de la era I
       *[other] Día de comida, fin de la era II
    }
card-prophecy = Profecía: { $prophecy }
card-prophecy-began = Se cumple la profecía: { $prophecy }
card-final = Puntuación final

digest-for = { $did } por { $price }
spot-took = { $place } como { $to }

did-placed = { $count ->
        [one] colocó un trabajador ({ $places })
       *[other] colocó { $count } trabajadores ({ $places })
    }
did-first-player = ocupó la casilla de jugador inicial
did-quick = { $thing_id ->
        [none] colocó un trabajador en las acciones rápidas
       *[other] usó la acción rápida «{ $thing }»
    }
did-took = { $count ->
        [one] recogió { $places }
       *[other] recogió { $count } trabajadores ({ $places })
    }
did-withdrew = { $count ->
        [one] recogió { $places } sin acción
       *[other] recogió { $count } trabajadores sin acción ({ $places })
    }
did-used = usó { $places }
did-traded = comerció en el mercado
did-begged = mendigó y enfureció a { $thing }
did-built = construyó «{ $thing }»
did-renovated = descartó «{ $thing }» para renovar
did-advanced = avanzó a { $thing } { $amount }
did-lowered = retrocedió a { $thing } { $amount }
did-bonus = recibió la bonificación de { $thing }
did-skull = { $thing_id ->
        [none] dejó una calavera de cristal
       *[other] dejó una calavera de cristal en «{ $thing }»
    }
did-burned = quemó una { -wood-tile }
did-sold = vendió 1 cubo de { $thing }
did-declined = { $thing_id ->
        [gold] rechazó el oro
        [skull] rechazó la calavera de cristal
        [temple_step] rechazó el peldaño en el templo
       *[level] rechazó el nivel de tecnología
    }
did-tribe = recurrió a { $thing }
did-passed = pasó

amount-corn = { $sign }{ $amount } maíz
amount-wood = { $sign }{ $amount } madera
amount-stone = { $sign }{ $amount } piedra
amount-gold = { $sign }{ $amount } oro
amount-skull = { $amount ->
        [one] { $sign }{ $amount } calavera de cristal
       *[other] { $sign }{ $amount } calaveras de cristal
    }
amount-corn-tile = { $amount ->
        [one] { $sign }{ $amount } { -corn-tile }
       *[other] { $sign }{ $amount } { -corn-tile(form: "many") }
    }
amount-wood-tile = { $amount ->
        [one] { $sign }{ $amount } { -wood-tile }
       *[other] { $sign }{ $amount } { -wood-tile(form: "many") }
    }
amount-workers = { $amount ->
        [one] { $sign }{ $amount } trabajador
       *[other] { $sign }{ $amount } trabajadores
    }
amount-step = { $way ->
        [up] { $amount ->
            [one] sube un peldaño en { $thing }
           *[other] sube { $amount } peldaños en { $thing }
        }
       *[down] { $amount ->
            [one] baja un peldaño en { $thing }
           *[other] baja { $amount } peldaños en { $thing }
        }
    }
amount-chaac = { amount-step }
amount-quetzalcoatl = { amount-step }
amount-kukulcan = { amount-step }
amount-points = { $amount ->
        [one] { $shown } punto
       *[other] { $shown } puntos
    }
amount-hunger = { $amount ->
        [one] { $shown } punto por hambre
       *[other] { $shown } puntos por hambre
    }
amount-temples = { $amount ->
        [one] { $shown } punto de los templos
       *[other] { $shown } puntos de los templos
    }

price-corn = { $amount } maíz
price-wood = { $amount } madera
price-stone = { $amount } piedra
price-gold = { $amount } oro
price-skull = { $amount ->
        [one] { $amount } calavera de cristal
       *[other] { $amount } calaveras de cristal
    }

## Motivos por los que una acción no es legal

reason-game-over = La partida ha terminado.
reason-chance-decides = Esto lo decide el azar, no un jugador.
reason-no-passing = No se puede pasar: coloca o recoge un trabajador.
reason-placing-already = En este turno estás colocando trabajadores y no puedes recoger ninguno.
reason-picking-already = En este turno estás recogiendo trabajadores y no puedes colocar ninguno.
reason-beg-at-the-start = Solo puedes mendigar al principio de tu turno.
reason-other-question = Decide esto antes: { $question }.
reason-advance-by-action = Una tecnología avanza cuando un trabajador que recoges usa una de estas acciones: { $actions }. Algunos edificios también hacen avanzar una.
reason-climb-by-action = Subes cuando un trabajador que recoges usa una de estas acciones: { $actions }. Algunos edificios también dan peldaños.
reason-build-by-action = Construyes cuando un trabajador que recoges usa una de estas acciones: { $actions }.
reason-costs-corn = Esto cuesta { $cost } { $cost ->
            [one] unidad
           *[other] unidades
        } de maíz; tienes { $have }.
reason-costs-blocks = { $cost ->
        [one] Esto cuesta { $cost } cubo; tienes { $have }.
       *[other] Esto cuesta { $cost } cubos; tienes { $have }.
    }
reason-not-dealt = «{ $tile }» no está entre las losetas que puedes conservar.
reason-begged-already = Ya has mendigado en este turno.
reason-too-much-corn-to-beg = Solo puedes mendigar con { $limit } { $limit ->
            [one] unidad
           *[other] unidades
        } de maíz o menos; tienes { $have }.
reason-at-the-bottom = Estás en el peldaño más bajo del templo de { $temple }.
reason-no-worker-in-hand = No tienes trabajadores en la mano.
reason-starting-player-space-taken = Ya hay un trabajador en la casilla de jugador inicial.
reason-gear-is-full = No hay ninguna casilla libre en { $gear }.
reason-must-beg = La casilla más barata cuesta { $cost } { $cost ->
            [one] unidad
           *[other] unidades
        } de maíz y tienes { $have }: antes debes mendigar.
reason-only-the-cheapest = Esta casilla cuesta { $cost } { $cost ->
            [one] unidad
           *[other] unidades
        } de maíz; por la piedad de los dioses solo puedes ocupar una que cueste { $cheapest }.
reason-no-own-worker-there = Ninguno de tus trabajadores está en { $space }.
reason-other-gear = { $action } no está en el engranaje de tu trabajador, { $gear }.
reason-out-of-reach = Tu trabajador no puede usar { $action } desde la casilla { $space }.
reason-not-by-any-action = { $action } no se puede elegir aquí.
reason-no-harvest-tiles = No queda ninguna loseta que cosechar en { $group }.
reason-no-skull = No tienes calaveras de cristal.
reason-skull-there-already = Ya hay una calavera de cristal en { $space }.
reason-no-building-for-corn = { $step ->
        [-1] El edificio más barato cuesta aquí { $cost } { $cost ->
            [one] unidad
           *[other] unidades
        } de maíz, además del 1 que aporta retroceder; tienes { $have }.
        [0] El edificio más barato cuesta aquí { $cost } { $cost ->
            [one] unidad
           *[other] unidades
        } de maíz; tienes { $have }.
       *[other] El edificio más barato cuesta aquí { $cost } { $cost ->
            [one] unidad
           *[other] unidades
        } de maíz, { $step } de ellos para llegar a la acción; tienes { $have }.
    }
reason-no-building-affordable = No puedes pagar nada de lo que podrías construir aquí.
reason-no-corn-tile-visible = No hay ninguna loseta de cosecha de maíz descubierta en { $group }.
reason-no-wood-tile = No hay ninguna loseta de cosecha de madera en { $group }.
reason-no-temple-to-descend = Estás en el peldaño más bajo de todos los templos y no puedes descender.
reason-needs-level = Esto requiere el nivel { $level } en { $track }.
reason-corn-tile-visible = Hay una loseta de cosecha de maíz descubierta en { $group }: cosecha esa.
reason-temple-climbed-already = Este peldaño debe ser en un templo que no sea el de { $temple }.
reason-no-such-block = No tienes { $block }.
reason-bought-just-now = Lo que acabas de comprar no se puede vender en la misma visita; es una simplificación nuestra: { $block }.
reason-sold-just-now = Lo que acabas de vender no se puede volver a comprar en la misma visita; es una simplificación nuestra: { $block }.
reason-must-choose = No se puede rechazar; decide { $question }.
reason-not-open = «{ $tile }» no está disponible.
reason-buildings-or-a-monument = Tikal 4 construye edificios o un monumento, no ambas cosas.
reason-monument-by-tikal-4-only = «{ $tile }» es un monumento y solo se puede construir con la acción Tikal 4.
reason-lacks-block = Esto cuesta { $cost } { $block_id ->
        [skull] { $cost ->
            [one] calavera de cristal
           *[other] calaveras de cristal
        }
       *[other] { $cost ->
            [one] cubo de { $block }
           *[other] cubos de { $block }
        }
    }; tienes { $have }.
reason-not-in-the-cost = El edificio no cuesta { $block }.
reason-no-such-icon = No hay nada de este tipo que resolver: { $icon }.
reason-last-round = En la última ronda el calendario gira solo un día.
reason-board-is-dark = Tu tablero muestra el lado oscuro: gíralo llegando a la cima de un templo.
reason-worker-blocks-two-days = Un trabajador está en la casilla 6 de un engranaje o en C9 (el de Cit-Bolon-Tum, en la 7 o en C10): dos días lo expulsarían antes de tiempo.
reason-quick-spaces-taken = Todas las casillas de acción rápida están ocupadas.
reason-one-quick-space-a-turn = Solo puedes colocar un trabajador por turno en una casilla de acción rápida.
reason-quick-action-impossible = No podrías realizar la acción rápida «{ $tile }».
reason-no-quick-space-taken = No has colocado ningún trabajador en una casilla de acción rápida en este turno.
reason-quick-action-needs-it = Esto haría imposible tu acción rápida.
reason-quick-action-first = Realiza tu acción rápida antes de que termine el turno.
reason-module-not-in-play = Esta partida se juega sin este módulo: { $module }.
reason-not-your-tribe = Solo la tribu { $tribe } puede hacer esto.
reason-ability-used = Ya has usado esta habilidad en este turno.
reason-price-is-no-help = Esta casilla no cuesta más que el precio fijo.
reason-nothing-to-skip = No hay allí ninguna casilla que se pueda saltar.
reason-needs-two-placed = Antes debes haber colocado dos trabajadores en engranajes en este turno.
reason-placed-this-turn = Has colocado este trabajador en este turno y no puedes recogerlo.
reason-tax-in-corn = La calamidad exige { $cost } { $cost ->
            [one] unidad
           *[other] unidades
        } de maíz por esto; tienes { $have }.
reason-tax-in-blocks = { $cost ->
        [one] La calamidad exige { $cost } cubo por esto; tienes { $have }.
       *[other] La calamidad exige { $cost } cubos por esto; tienes { $have }.
    }
reason-no-temple-for-skull = Una calavera de cristal cuesta ahora un peldaño, y estás en el peldaño más bajo de todos los templos.
reason-not-renovatable = No tienes ningún edificio así que renovar.
reason-nothing-saved = Las dos losetas no tienen ningún cubo en común, así que no se ahorraría nada.
reason-already-renovating = Solo se puede descartar un edificio por construcción, y ya has elegido uno.
reason-level-is-zero = Tu nivel en { $track } es 0 y no puede bajar.
reason-raised-already = Este intercambio ya ha cambiado tu nivel en { $track }.
reason-tribe-not-dealt = No has recibido la tribu { $tribe }.
reason-would-leave-unpaid = Después de esta venta no podrías pagar lo que debes.
reason-costs-corn-placing = Esto cuesta { $cost } { $cost ->
            [one] unidad
           *[other] unidades
        } de maíz: { $space } por la casilla{ $tax ->
        [0] {""}
       *[other] , { $tax } por la calamidad
    }{ $more ->
        [0] {""}
       *[other] , { $more } por colocar varios trabajadores
    }; tienes { $have }.
reason-use-costs-corn = { $step ->
        [-1] Esto cuesta { $action } { $action ->
            [one] unidad
           *[other] unidades
        } de maíz, y retroceder aporta 1; tienes { $have }.
       *[other] Esto cuesta { $cost } { $cost ->
            [one] unidad
           *[other] unidades
        } de maíz, { $step } para llegar a la acción y { $action } por la propia acción; tienes { $have }.
    }
reason-costs-blocks-taxed = { $cost ->
        [one] Esto cuesta { $cost } cubo, por la calamidad; tienes { $have }.
       *[other] Esto cuesta { $cost } cubos, { $tax } de ellos por la calamidad; tienes { $have }.
    }
reason-costs-corn-taxed = Esto cuesta { $cost } { $cost ->
            [one] unidad
           *[other] unidades
        } de maíz, { $tax } por la calamidad; tienes { $have }.
reason-lacks-block-of-building = Esto cuesta { $cost } { $block_id ->
        [skull] { $cost ->
            [one] calavera de cristal
           *[other] calaveras de cristal
        }
       *[other] { $cost ->
            [one] cubo de { $block }
           *[other] cubos de { $block }
        }
    }; tienes { $have }.{ $saved ->
        [0] {""}
       *[other] {" "}La arquitectura 3 ya ahorra un cubo del coste.
    }{ $tax ->
        [0] {""}
       *[other] {" "}La calamidad exige además { $tax } cubo de cualquier tipo.
    }
reason-building-costs-corn = Esto cuesta { $cost } { $cost ->
            [one] unidad
           *[other] unidades
        } de maíz: { $printed } por sus cubos{ $saved ->
        [0] {""}
       *[other] , { $saved } menos por la arquitectura 3
    }{ $tax ->
        [0] {""}
       *[other] , { $tax } más por la calamidad
    }; tienes { $have }.
reason-pick-up-first = Recoge antes tu trabajador de { $space }; entonces podrá usar { $action }.
reason-no-worker-on-gear = Ninguno de tus trabajadores está en { $gear }, así que ninguno puede usar { $action }.
reason-nobody-on-starting-player-space = Solo pueden pasar dos días si hay un trabajador en la casilla de jugador inicial, y no hay ninguno.
reason-their-board-is-dark = El tablero de quien está en la casilla de jugador inicial muestra el lado oscuro, así que solo puede pasar un día.
reason-days-after-the-round = Quien está en la casilla de jugador inicial lo decide después de todos los turnos de la ronda.
reason-only-a-monument = Ahora solo se puede construir un monumento, y «{ $tile }» no lo es.
reason-level-is-lost = { name-forgotten-lore }: el nivel { $level } en { $track } no tiene efecto ahora.
reason-sale-in-own-turn = Solo puedes vender un cubo durante tu propio turno.
reason-sale-evades-begging = Antes debes mendigar: después de esta venta tendrías más de { $limit } { $limit ->
            [one] unidad
           *[other] unidades
        } de maíz, demasiado para mendigar.
reason-nothing-ahead = Tu trabajador está en la última casilla de { $gear }: no hay nada por delante.
reason-nothing-more-this-turn = En este turno ya no puedes colocar ni recoger más trabajadores.
reason-pass-instead = Se pasa en lugar de colocar o recoger trabajadores, no después.
reason-act-or-pass = Antes coloca o recoge un trabajador, o pasa.
reason-only-this-temple = Este peldaño es en el templo de { $temple }.
reason-only-this-track = Este avance es en { $track }.
reason-only-gold = Aquí solo se ofrece oro.
reason-no-skull-in-bank = No queda ninguna calavera de cristal en el banco.
reason-step-wasted-now = Un peldaño se perdería ahora; resuelve antes los demás efectos.

## La mesa en una terminal

board-monuments = { $seated ->
        [yes] Monumentos, ★ lo que vale cada uno para ti ahora
       *[no] Monumentos
    }
board-buildings = { -building(form: "Many") }
board-temples = Templos: puntos y materiales de cada peldaño, ↑ la bonificación de quien está más alto
board-players = { -player(form: "Many") }
board-day = Día { $day } de { $last }
board-age = era { $age }
board-food-day = { $days ->
        [0] comida tras esta ronda ({ $kind })
        [one] comida en { $days } día ({ $kind })
       *[other] comida en { $days } días ({ $kind })
    }
board-tooth-corn = maíz en el calendario: { $corn }
board-skulls = en el banco: { $skulls }
board-prophecies = Profecías: ▶ en vigor; lo que cuenta → puntos, después cada jugador ahora
board-prophecy-over = pasó
board-quick-action = { -quick-action(form: "One") }
board-quick-spaces = Casillas
board-quick-days = Días
board-sign-points = { -point(form: "many") }
board-sign-block = { -block }
board-sign-temple = peldaño de templo
board-sign-technology = { -technology }
board-sign-building = { -building }
board-sign-monument = { -monument }
board-sign-market = { -market }
board-sign-any = cualquier acción
board-sign-tile = { -harvest-tile }
board-sign-workers = trabajadores en mano/todos
board-sign-food = maíz para alimentar
board-sign-marker = { -starting-player }
board-sign-two-days = puede girar 2 días
board-sign-idle = { -idle-worker }
