### Español.
### Un campo de un evento, de una pregunta o de un motivo es una variable: un nombre o un número. El id de un
### nombre es $<campo>_id, para elegir una forma. Las claves son las mismas en todos los idiomas.

## El juego

game-name = Tzolk'in
game-subtitle = El Calendario Maya
credits = Una implementación no oficial, hecha por aficionados. Tzolk'in es un diseño de Daniele Tascini y Simone Luciani, publicado por Czech Games Edition. Si te gusta, compra el juego en su caja.

## Nombres: el tablero

name-palenque = Palenque
name-yaxchilan = Yaxchilán
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen-itza = Chichén Itzá
name-starting-player-space = casilla de jugador inicial

name-chaac = Chaac
name-quetzalcoatl = Quetzalcóatl
name-kukulcan = Kukulcán

name-agriculture = agricultura
name-extraction = extracción
name-architecture = arquitectura
name-theology = teología

name-bonus-agriculture = Bonificación de agricultura
name-bonus-extraction = Bonificación de extracción
name-bonus-architecture = Bonificación de arquitectura
name-bonus-theology = Bonificación de teología

name-palenque-2 = Palenque 2
name-palenque-3 = Palenque 3
name-palenque-4 = Palenque 4
name-palenque-5 = Palenque 5

## Nombres: materiales y elecciones

name-corn = maíz
name-wood = madera
name-stone = piedra
name-gold = oro
name-skull = calavera de cristal

name-farm = granja
name-civic = edificio público
name-tomb = tumba
name-shrine = santuario

name-light = claro
name-dark = oscuro

name-harvest-corn = maíz
name-harvest-wood = madera
name-harvest-burn = maíz quemando la jungla
name-harvest-irrigate = maíz sin loseta

name-any-temple = un peldaño en un templo a tu elección
name-any-blocks = cubos a tu elección
name-any-technology = un avance gratis en una tecnología a tu elección
name-construct = un edificio más
name-market = el mercado
name-any-action = cualquier acción por 1 de maíz

name-one-day = un día
name-two-days = dos días

name-mid-era = mitad de la era
name-end-of-age = final de la era

name-use = usarla en este edificio
name-waive = no usarla en este edificio

source-earlier = puntos anteriores
source-temples = templos
source-buildings = edificios
source-chichen-itza = Chichén Itzá
source-technology = tecnología
source-hunger = trabajadores sin comer
source-corn = maíz y cubos restantes
source-skulls = calaveras de cristal en mano
source-monuments = monumentos

## Nombres: las acciones de los engranajes, con los valores impresos

name-use-P1 = P1: 3 de maíz con la pesca
name-use-P2 = P2: cosechar 4 de maíz
name-use-P3 = P3: cosechar 5 de maíz o 2 de madera
name-use-P4 = P4: cosechar 7 de maíz o 3 de madera
name-use-P5 = P5: cosechar 9 de maíz o 4 de madera
name-use-Y1 = Y1: 1 de madera
name-use-Y2 = Y2: 1 de piedra, 1 de maíz
name-use-Y3 = Y3: 1 de oro, 2 de maíz
name-use-Y4 = Y4: 1 calavera de cristal
name-use-Y5 = Y5: 1 de oro, 1 de piedra, 2 de maíz
name-use-T1 = T1: avanzar 1 tecnología
name-use-T2 = T2: construir 1 edificio
name-use-T3 = T3: avanzar 1 o 2 tecnologías
name-use-T4 = T4: construir 1 o 2 edificios, o 1 monumento
name-use-T5 = T5: 1 cubo por un peldaño en 2 templos
name-use-U1 = U1: 3 de maíz por un peldaño en un templo
name-use-U2 = U2: comerciar en el mercado
name-use-U3 = U3: 1 trabajador nuevo
name-use-U4 = U4: construir 1 edificio con maíz
name-use-U5 = U5: 1 de maíz por cualquier acción
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
text-a1-farm-one-less-corn-1 = En cada día de comida, cada uno de tus trabajadores necesita 1 de maíz menos.
text-a1-farm-one-less-corn-2 = { text-a1-farm-one-less-corn-1 }
text-a1-civic-agriculture = Avanza 1 nivel en agricultura gratis.
text-a1-civic-agriculture-stone = Avanza 1 nivel en agricultura gratis; consigue 1 de piedra.
text-a1-civic-extraction-corn = Avanza 1 nivel en extracción gratis; consigue 1 de maíz.
text-a1-civic-extraction-gold = Avanza 1 nivel en extracción gratis; consigue 1 de oro.
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
text-a2-civic-any-tech-stone = Avanza 1 nivel en una tecnología a tu elección gratis; consigue 1 de piedra.
text-a2-civic-any-tech-gold = Avanza 1 nivel en una tecnología a tu elección gratis; consigue 1 de oro.
text-a2-civic-any-tech-6-corn = Avanza 1 nivel en una tecnología a tu elección gratis; consigue 6 de maíz.
text-a2-civic-any-tech-skull = Avanza 1 nivel en una tecnología a tu elección gratis; consigue 1 calavera de cristal.
text-a2-tomb-market-6vp = Anota 6 puntos; puedes comerciar en el mercado.
text-a2-tomb-worker-6vp = Anota 6 puntos; consigue 1 trabajador.
text-a2-tomb-8vp = Anota 8 puntos.
text-a2-tomb-any-action-2vp = Anota 2 puntos; puedes pagar 1 de maíz para usar cualquier acción de Palenque, Yaxchilán, Tikal o Uxmal.
text-a2-tomb-three-temples-3vp = Anota 3 puntos; sube 1 peldaño en cada templo.
text-a2-shrine-chaac-2-2vp = Anota 2 puntos; sube 2 peldaños en el templo de Chaac.
text-a2-shrine-kukulcan-2-3vp = Anota 3 puntos; sube 2 peldaños en el templo de Kukulcán.
text-a2-shrine-quetzalcoatl-2-4vp = Anota 4 puntos; sube 2 peldaños en el templo de Quetzalcóatl.
text-a2-shrine-architecture-3vp = Anota 3 puntos; avanza 1 nivel en arquitectura gratis.
text-a2-shrine-theology-chaac-kukulcan = Avanza 1 nivel en teología gratis; sube 1 peldaño en los templos de Chaac y de Kukulcán.
text-a2-shrine-two-any-tech = Avanza 2 niveles gratis, en 1 tecnología o en 2.

## Monumentos

name-m-tombs = Necrópolis real
name-m-buildings-and-monuments = Corazón de la ciudad
name-m-corn-tiles = Pirámide del maíz
name-m-wood-tiles = Pirámide de la selva
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
text-m-corn-tiles = 4 puntos por cada una de tus losetas de maíz.
text-m-wood-tiles = 4 puntos por cada una de tus losetas de madera; las quemadas no cuentan.
text-m-all-monuments = Por cada monumento construido por cualquier jugador, incluido este: 6 puntos con 2 jugadores, 5 con 3, 4 con 4.
text-m-civics = 4 puntos por cada uno de tus edificios y monumentos públicos, incluido este.
text-m-maxed-technologies = 9 puntos por 1 tecnología en el nivel 3, 20 puntos por 2, 33 puntos por 3 o 4.
text-m-technology-levels = 3 puntos por cada uno de tus niveles de tecnología.
text-m-workers = 6 puntos por 4 trabajadores en juego, 12 puntos por 5, 18 puntos por 6.
text-m-shrines = 4 puntos por cada uno de tus santuarios, sean edificios o monumentos, incluido este.
text-m-temple-steps-vp = Los puntos de tus peldaños en todos los templos una vez más, sin la bonificación del jugador más alto.
text-m-best-temple = 3 puntos por cada peldaño por encima del inicial en tu mejor templo.
text-m-skulls = 3 puntos por cada calavera de cristal en Chichén Itzá, sin importar quién la dejó.

## Losetas de riqueza

name-w-palenque-1 = Riqueza: 3 de maíz, Quetzalcóatl, agricultura
name-w-palenque-3 = Riqueza: 5 de maíz, 1 de oro, Quetzalcóatl
name-w-palenque-5 = Riqueza: 1 de piedra, 1 de oro, agricultura
name-w-palenque-7 = Riqueza: 9 de maíz, 1 de piedra
name-w-yaxchilan-1 = Riqueza: 1 de madera, Kukulcán, extracción
name-w-yaxchilan-3 = Riqueza: 2 de maíz, 2 de madera, Kukulcán
name-w-yaxchilan-5 = Riqueza: 4 de maíz, 1 de madera, extracción
name-w-yaxchilan-7 = Riqueza: 3 de maíz, 2 de madera, 1 de piedra
name-w-tikal-1 = Riqueza: 2 de maíz, Chaac, arquitectura
name-w-tikal-3 = Riqueza: 6 de maíz, 2 de piedra
name-w-tikal-5 = Riqueza: 3 de maíz, 1 de oro, arquitectura
name-w-tikal-7 = Riqueza: 6 de maíz, 1 de madera, 1 de piedra
name-w-uxmal-1 = Riqueza: 5 de maíz, 1 de piedra, Chaac
name-w-uxmal-3 = Riqueza: 3 de maíz, 1 de madera, granja
name-w-uxmal-5 = Riqueza: 1 trabajador
name-w-uxmal-7 = Riqueza: 8 de maíz, 1 de oro
name-w-chichen-itza-0 = Riqueza: 4 de maíz, 1 de madera, 1 calavera de cristal
name-w-chichen-itza-3 = Riqueza: 5 de maíz, 1 de piedra, teología
name-w-chichen-itza-5 = Riqueza: 4 de maíz, 3 de madera
name-w-chichen-itza-7 = Riqueza: 2 de maíz, 2 de madera, teología
name-w-chichen-itza-10 = Riqueza: 7 de maíz, 2 de madera

text-w-palenque-1 = Consigue 3 de maíz; sube 1 peldaño en el templo de Quetzalcóatl; avanza 1 nivel en agricultura.
text-w-palenque-3 = Consigue 5 de maíz y 1 de oro; sube 1 peldaño en el templo de Quetzalcóatl.
text-w-palenque-5 = Consigue 1 de piedra y 1 de oro; avanza 1 nivel en agricultura.
text-w-palenque-7 = Consigue 9 de maíz y 1 de piedra.
text-w-yaxchilan-1 = Consigue 1 de madera; sube 1 peldaño en el templo de Kukulcán; avanza 1 nivel en extracción.
text-w-yaxchilan-3 = Consigue 2 de maíz y 2 de madera; sube 1 peldaño en el templo de Kukulcán.
text-w-yaxchilan-5 = Consigue 4 de maíz y 1 de madera; avanza 1 nivel en extracción.
text-w-yaxchilan-7 = Consigue 3 de maíz, 2 de madera y 1 de piedra.
text-w-tikal-1 = Consigue 2 de maíz; sube 1 peldaño en el templo de Chaac; avanza 1 nivel en arquitectura.
text-w-tikal-3 = Consigue 6 de maíz y 2 de piedra.
text-w-tikal-5 = Consigue 3 de maíz y 1 de oro; avanza 1 nivel en arquitectura.
text-w-tikal-7 = Consigue 6 de maíz, 1 de madera y 1 de piedra.
text-w-uxmal-1 = Consigue 5 de maíz y 1 de piedra; sube 1 peldaño en el templo de Chaac.
text-w-uxmal-3 = Consigue 3 de maíz y 1 de madera; en cada día de comida, 1 de tus trabajadores no necesita maíz.
text-w-uxmal-5 = Consigue 1 trabajador.
text-w-uxmal-7 = Consigue 8 de maíz y 1 de oro.
text-w-chichen-itza-0 = Consigue 4 de maíz, 1 de madera y 1 calavera de cristal.
text-w-chichen-itza-3 = Consigue 5 de maíz y 1 de piedra; avanza 1 nivel en teología.
text-w-chichen-itza-5 = Consigue 4 de maíz y 3 de madera.
text-w-chichen-itza-7 = Consigue 2 de maíz y 2 de madera; avanza 1 nivel en teología.
text-w-chichen-itza-10 = Consigue 7 de maíz y 2 de madera.

## Acciones, como se leen en una lista de opciones

action-keep = Conservar «{ $noun }»
action-beg = Mendigar maíz y descender en el templo de { $noun }
action-place = Colocar un trabajador en { $noun_id ->
        [starting_player_space] la casilla de jugador inicial
       *[other] { $noun }
    }
action-pick-up = Recoger el trabajador de { $noun }
action-end-turn = Terminar el turno
action-use = Usar { $noun }
action-nothing = No hacer nada
action-harvest = Cosechar { $noun }
action-climb = Subir en el templo de { $noun }
action-descend = Descender en el templo de { $noun }
action-pay = Pagar 1 de { $noun }
action-gain = Conseguir 1 de { $noun }
action-advance = Avanzar en { $noun }
action-sell = Vender 1 de { $noun }
action-buy = Comprar 1 de { $noun }
action-build = Construir «{ $noun }»
action-architecture = Arquitectura: { $noun }
action-save = Pagar 1 de { $noun } menos
action-resolve = Resolver { $noun }
action-done = Listo
action-turn-calendar = Girar el calendario { $noun }
action-start-player = Empieza el asiento { $noun }
action-reveal = Revelar «{ $noun }»
action-deal = Repartir «{ $noun }»
action-idle = Robar «{ $noun }» para un trabajador neutral

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
verb-start-player = Jugador inicial
verb-reveal = Revelar
verb-deal = Repartir
verb-idle = Trabajador neutral

## Preguntas, como se hacen a un jugador o al azar

prompt-draw-start-player = ¿Quién es el primer jugador inicial?
prompt-reveal-building = ¿Qué edificio entra en la fila?
prompt-reveal-monument = ¿Qué monumento entra en la partida?
prompt-deal-wealth-tile = ¿Qué loseta de riqueza recibe el asiento { $to }?
prompt-draw-idle-worker = ¿Qué loseta de riqueza muestra la casilla del siguiente trabajador neutral? (colocados hasta ahora: { $placed })
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
prompt-use-action = Tu trabajador sale de { $gear } { $space }: ¿qué acción usa?
prompt-choose-any-action = { $optional ->
        [yes] Puedes pagar 1 de maíz para usar cualquier acción de Palenque, Yaxchilán, Tikal o Uxmal: ¿cuál?
       *[no] Paga 1 de maíz para usar cualquier acción de Palenque, Yaxchilán, Tikal o Uxmal: ¿cuál?
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
       *[other] ¿Qué edificio construyes?
    }
prompt-use-architecture = ¿Usar la arquitectura en «{ $tile }» o guardarla para un segundo edificio?
prompt-save-block = La arquitectura ahorra 1 cubo de «{ $tile }»: ¿cuál?
prompt-theology-step = Puedes pagar 1 cubo para subir 1 peldaño en un templo a tu elección: ¿qué cubo?
prompt-resolve-icons = { $thing }: ¿qué va primero?

## Preguntas, como se nombran en un motivo

question-draw-start-player = quién es el primer jugador inicial
question-reveal-building = qué edificio entra en la fila
question-reveal-monument = qué monumento entra en la partida
question-deal-wealth-tile = qué loseta de riqueza se reparte
question-draw-idle-worker = dónde va el siguiente trabajador neutral
question-keep-wealth = qué losetas de riqueza conservar
question-turn = si colocar o recoger trabajadores
question-placing = si colocar otro trabajador
question-picking = si recoger otro trabajador
question-choose-days = cuántos días girar el calendario
question-use-action = qué acción usa el trabajador
question-choose-any-action = qué acción usar por 1 de maíz
question-harvest = qué cosechar, y cómo
question-climb = en qué templo subir
question-descend = en qué templo descender
question-pay-blocks = qué cubo pagar
question-gain-blocks = qué cubo conseguir
question-advance = en qué tecnología avanzar
question-trade = qué vender y comprar en el mercado
question-build = qué construir
question-use-architecture = si usar la arquitectura
question-save-block = qué cubo ahorrar
question-theology-step = si pagar un cubo por un peldaño en un templo
question-resolve-icons = qué va primero

## Registro de la partida

goods = { $good_id ->
        [skull] { $amount ->
            [one] { $amount } calavera de cristal
           *[other] { $amount } calaveras de cristal
        }
       *[other] { $amount } de { $good }
    }

log-start-player-drawn = { $player } empieza la partida.
log-building-revealed = Un nuevo edificio: «{ $tile }».
log-monument-revealed = Un monumento: «{ $tile }».
log-wealth-dealt = { $player } recibe «{ $tile }».
log-idle-worker-placed = Un trabajador neutral ocupa { $space }.
log-wealth-kept = { $player } conserva «{ $tile }».
log-wealth-revealed = { $player } muestra «{ $tile }».
log-day-began = Empieza el día { $day }.
log-turn-began = Es el turno de { $player }.
log-turn-ended = { $player } termina el turno.
log-begged = { $player } mendiga maíz y despierta la ira de { $temple }.
log-pitied = { $corn ->
        [0] Los dioses se apiadan de { $player }, que no tiene maíz para pagar.
       *[other] Los dioses se apiadan de { $player }, que paga con su último maíz ({ $corn }).
    }
log-placed = { $player } coloca un trabajador en { $place_id ->
        [starting_player_space] la casilla de jugador inicial
       *[other] { $place } { $space }
    } { $corn ->
        [0] gratis.
       *[other] por { $corn } de maíz.
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
log-tile-taken = { $player } coge una loseta de { $tile } de { $group }.
log-wood-tile-burned = { $player } quema una loseta de madera en { $group }.
log-built = { $player } construye «{ $tile }».
log-skull-placed = { $player } deja una calavera de cristal en Chichén Itzá { $space }.
log-tooth-corn-added = Nadie ha ocupado la casilla de jugador inicial: el maíz del calendario sube a { $corn }.
log-tooth-corn-taken = { $player } coge el maíz del calendario ({ $corn }).
log-marker-moved = { $player } recibe el marcador de jugador inicial.
log-calendar-turned = { $days ->
        [one] El calendario gira { $days } día.
       *[other] El calendario gira { $days } días.
    }
log-worker-returned = Un trabajador de { $player } queda fuera de { $gear } y regresa.
log-food-day-came = Día de comida { $number } de 4: { $food_day }.
log-fed = { $workers ->
        [0] { $player } no puede alimentar a ningún trabajador.
        [one] { $player } alimenta a { $workers } trabajador con { $corn } de maíz.
       *[other] { $player } alimenta a { $workers } trabajadores con { $corn } de maíz.
    }
log-unfed = { $workers ->
        [one] { $workers } trabajador de { $player } pasa hambre.
       *[other] { $workers } trabajadores de { $player } pasan hambre.
    }
log-age-changed = Empieza la era { $age }: nuevos edificios entran en la fila.
log-game-ended = La partida ha terminado.

## Motivos por los que una acción no es legal

reason-game-over = La partida ha terminado.
reason-chance-decides = Esto lo decide el azar, no un jugador.
reason-no-passing = No se puede pasar: coloca o recoge un trabajador.
reason-placing-already = En este turno estás colocando trabajadores y no puedes recoger ninguno.
reason-picking-already = En este turno estás recogiendo trabajadores y no puedes colocar ninguno.
reason-beg-at-the-start = Solo puedes mendigar al principio de tu turno.
reason-other-question = Antes hay que decidir otra cosa: { $question }.
reason-costs-corn = Esto cuesta { $cost } de maíz; tienes { $have }.
reason-costs-blocks = { $cost ->
        [one] Esto cuesta { $cost } cubo; tienes { $have }.
       *[other] Esto cuesta { $cost } cubos; tienes { $have }.
    }
reason-not-dealt = «{ $tile }» no está entre las losetas que puedes conservar.
reason-begged-already = Ya has mendigado en este turno.
reason-too-much-corn-to-beg = Solo puedes mendigar con { $limit } de maíz o menos; tienes { $have }.
reason-at-the-bottom = Estás en el peldaño más bajo del templo de { $temple }.
reason-no-worker-in-hand = No tienes trabajadores en la mano.
reason-starting-player-space-taken = Ya hay un trabajador en la casilla de jugador inicial.
reason-gear-is-full = No hay ninguna casilla libre en { $gear }.
reason-must-beg = La casilla más barata cuesta { $cost } de maíz y tienes { $have }: antes debes mendigar.
reason-only-the-cheapest = Esta casilla cuesta { $cost } de maíz; por la piedad de los dioses solo puedes ocupar una que cueste { $cheapest }.
reason-no-own-worker-there = Ninguno de tus trabajadores está en { $space }.
reason-other-gear = { $action } no está en el engranaje de tu trabajador, { $gear }.
reason-out-of-reach = Tu trabajador no puede usar { $action } desde la casilla { $space }.
reason-not-by-any-action = { $action } no se puede elegir aquí.
reason-no-harvest-tiles = No queda ninguna loseta que cosechar en { $group }.
reason-no-skull = No tienes calaveras de cristal.
reason-skull-there-already = Ya hay una calavera de cristal en { $space }.
reason-no-building-for-corn = Tu maíz ({ $have }) no alcanza para ningún edificio de la fila.
reason-no-building-affordable = No puedes pagar nada de lo que podrías construir aquí.
reason-no-corn-tile-visible = No hay ninguna loseta de maíz descubierta en { $group }.
reason-no-wood-tile = No hay ninguna loseta de madera en { $group }.
reason-no-temple-to-descend = Estás en el peldaño más bajo de todos los templos y no puedes descender.
reason-needs-level = Esto requiere el nivel { $level } en { $track }.
reason-corn-tile-visible = Hay una loseta de maíz descubierta en { $group }: cosecha esa.
reason-temple-climbed-already = Este peldaño debe ser en un templo que no sea el de { $temple }.
reason-no-such-block = No tienes { $block }.
reason-bought-just-now = Lo que acabas de comprar no se puede vender: { $block }.
reason-sold-just-now = Lo que acabas de vender no se puede volver a comprar: { $block }.
reason-must-choose = No se puede rechazar; decide { $question }.
reason-not-open = «{ $tile }» no está disponible.
reason-buildings-or-a-monument = Tikal 4 construye edificios o un monumento, no ambas cosas.
reason-monument-by-tikal-4-only = «{ $tile }» es un monumento y solo se puede construir con la acción Tikal 4.
reason-lacks-block = Esto cuesta { $cost } de { $block }; tienes { $have }.
reason-not-in-the-cost = El edificio no cuesta { $block }.
reason-no-such-icon = No hay nada de este tipo que resolver: { $icon }.
reason-last-round = En la última ronda el calendario gira solo un día.
reason-board-is-dark = Tu tablero muestra el lado oscuro: gíralo llegando a la cima de un templo.
reason-worker-blocks-two-days = El trabajador de un jugador está en la casilla 6 de un engranaje o en C9: dos días lo expulsarían antes de tiempo.

## Tabla final

score-total = Total
score-seat = Jugador
score-winner = Ganador
score-shared = Victoria compartida
