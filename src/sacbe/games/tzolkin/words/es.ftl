### Español.
### Un campo de un evento, de una pregunta o de un motivo es una variable: un nombre o un número. El id de un
### nombre es $<campo>_id, para elegir una forma. Las claves son las mismas en todos los idiomas.

## El juego

game-name = Tzolk'in

## Nombres: el tablero

name-palenque = Palenque
name-yaxchilan = Yaxchilán
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen-itza = Chichén Itzá
name-starting-player-space = casilla de jugador inicial
name-quick-action-space = casilla de acción rápida

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

name-goods = los materiales
name-temple-steps = los peldaños en los templos
name-level = el nivel de tecnología
name-any-temple = un peldaño en un templo a tu elección
name-any-blocks = cubos a tu elección
name-any-technology = un avance gratis en una tecnología a tu elección
name-construct = un edificio más
name-market = el mercado
name-any-action = cualquier acción por 1 de maíz
name-monument = un monumento
name-exchange = el intercambio de niveles de tecnología

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
source-prophecies = profecías

term-points = puntos hasta ahora
term-goods = cubos y calaveras de cristal
term-food = maíz y días de comida
term-temples = templos
term-technology = tecnología
term-workers = número de trabajadores
term-gears = trabajadores en los engranajes
term-monuments = monumentos
term-order = orden de juego
term-wealth = riqueza inicial
term-modules = expansión
term-outlook = perspectivas

part-gold = el oro
part-skull = la calavera de cristal
part-temple-step = el peldaño en el templo
part-level = el nivel de tecnología

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

## Edificios de la expansión

name-tp-b1 = Granero
name-tp-b2 = Tumba de las estaciones
name-tp-b3 = Casa de los orfebres
name-tp-b4 = Santuario de la cantera
name-tp-b5 = Granja de la cosecha
name-tp-b6 = Tumba de los monumentos
name-tp-b7 = Salón del intercambio
name-tp-b8 = Santuario de la calavera

text-tp-b1 = En cada día de comida, consigue 3 de maíz antes de alimentar; se puede renovar.
text-tp-b2 = Antes de alimentar, consigue 1 de madera en cada uno de los primeros 2 días de comida y 1 calavera de cristal en cada uno de los últimos 2; se puede renovar.
text-tp-b3 = En cada día de comida, consigue 1 de oro antes de alimentar; se puede renovar.
text-tp-b4 = En cada día de comida, consigue 1 de piedra antes de alimentar; se puede renovar.
text-tp-b5 = Consigue 8 de maíz.
text-tp-b6 = Anota 1 punto; puedes construir 1 monumento a su precio completo.
text-tp-b7 = Baja 1 nivel en 1 tecnología; avanza 1 nivel gratis en cada una de las demás.
text-tp-b8 = Deja sobre él la calavera de cristal de su coste, que cuenta como dejada en Chichén Itzá; anota 7 puntos; sube 1 peldaño en un templo a tu elección.

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
text-m-all-monuments = Por cada monumento construido por cualquier jugador, incluido este: 6 puntos con 2 jugadores, 5 con 3, 4 con 4, 3 con 5.
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

## Módulos y tribus de la expansión

name-tribes = tribus
name-prophecies = profecías
name-buildings = edificios nuevos
name-quick-actions = acciones rápidas

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
text-ahau-chamahez = En cada turno de recoger, 1 de tus trabajadores puede usar la acción de una casilla más adelante por 1 de maíz.
text-ahmakiq = Puedes pasar tu turno y conseguir 2 de maíz.
text-bacab = Empiezas cada turno con 2 de maíz como mínimo, y al mendigar llegas a 4.
text-balam = Un trabajador que usa una acción inferior retrocede gratis y te da 1 de maíz.
text-cit-bolon-tum = Una vez por turno puedes pagar 3 de maíz por una casilla de un engranaje en lugar de su número; tus trabajadores tienen una casilla más en cada engranaje.
text-huracan = Tus trabajadores en Tikal y Uxmal pueden usar las acciones de ambos engranajes, y los de Palenque y Yaxchilán también.
text-itzamna = Los niveles de tecnología te cuestan 0, 1 y 2 cubos; más allá del nivel 3 recibes la bonificación de cualquier tecnología por 1 cubo.
text-ixtab = Conservas 3 losetas de riqueza en lugar de 2 y después desciendes un peldaño en un templo a tu elección.
text-vacub-caquix = En cada turno de colocar, puedes saltar una casilla vacía de un engranaje como si estuviera ocupada.
text-xaman-ek = Una vez en cada uno de tus turnos puedes vender 1 cubo al precio del mercado.
text-yaluk = Empiezas con 5 trabajadores; en los días de comida cada uno necesita 1 de maíz más, y quien se queda sin comer cuesta 5 puntos.
text-yumkaax = Por colocar de 1 a 6 trabajadores pagas solo 0, 0, 2, 5, 9 o 13 de maíz además de las casillas.

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

prophecy-wrathful-gods-text = Quien sube en un templo paga 1 de maíz por cada peldaño o se queda sin él.
prophecy-angry-god-chaac-text = Quien sube en el templo de Chaac paga 1 cubo por cada peldaño o se queda sin él.
prophecy-angry-god-quetzalcoatl-text = Quien sube en el templo de Quetzalcóatl paga 1 cubo por cada peldaño o se queda sin él.
prophecy-angry-god-kukulcan-text = Quien sube en el templo de Kukulcán paga 1 cubo por cada peldaño o se queda sin él.
prophecy-forest-fires-text = Cosechar madera en Palenque da 1 de madera menos.
prophecy-drought-text = Cosechar maíz en Palenque da 1 de maíz menos; la pesca se libra.
prophecy-gold-shortage-text = Quien consigue oro paga 1 de maíz por cada uno o se queda sin él.
prophecy-desecration-text = Quien consigue calaveras de cristal desciende 1 peldaño en un templo por cada una o se queda sin ella.
prophecy-teacher-shortage-text = Cada avance en una tecnología cuesta 1 cubo más, también los gratuitos y los que van más allá del nivel 3.
prophecy-forgotten-lore-text = El nivel 2 de todas las tecnologías queda sin efecto.
prophecy-crowded-cities-text = Construir un edificio cuesta 1 cubo más, o 2 de maíz más si se paga con maíz; los monumentos se libran.
prophecy-hunger-text = En el día de comida, cada trabajador necesita 1 de maíz más.
prophecy-high-floodwaters-text = Colocar un trabajador en Chichén Itzá cuesta 2 de maíz más.

prophecy-wrathful-gods-counts = Cuentan tus peldaños por encima del inicial en todos los templos juntos; el peldaño más bajo vale menos 1.
prophecy-angry-god-chaac-counts = Cuentan tus peldaños por encima del inicial en el templo de Chaac; el peldaño más bajo vale menos 1.
prophecy-angry-god-quetzalcoatl-counts = Cuentan tus peldaños por encima del inicial en el templo de Quetzalcóatl; el peldaño más bajo vale menos 1.
prophecy-angry-god-kukulcan-counts = Cuentan tus peldaños por encima del inicial en el templo de Kukulcán; el peldaño más bajo vale menos 1.
prophecy-forest-fires-counts = Cuentan tus losetas de madera.
prophecy-drought-counts = Cuentan tus losetas de maíz.
prophecy-gold-shortage-counts = Cuenta el oro que tienes.
prophecy-desecration-counts = Cuentan las calaveras de cristal en tu mano.
prophecy-teacher-shortage-counts = Cuentan tus niveles en todas las tecnologías juntas.
prophecy-forgotten-lore-counts = Cuentan tus tecnologías en el nivel 2 o 3.
prophecy-crowded-cities-counts = Cuentan tus edificios, sin los monumentos.
prophecy-hunger-counts = Cuentan tus trabajadores que no pasaron hambre en el día de comida.
prophecy-high-floodwaters-counts = Cuentan tus trabajadores en Chichén Itzá.

## Acciones rápidas

quick-action-corn = 3 de maíz
quick-action-wood-corn = 1 de madera, 1 de maíz
quick-action-stone = 1 de piedra
quick-action-gold = 1 de oro
quick-action-technology = avanzar 1 tecnología
quick-action-trade = comerciar en el mercado
quick-action-build = construir 1 edificio por 1 de maíz más

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
action-skip = Colocar un trabajador en { $noun } saltando la casilla libre más baja
action-bargain = Colocar un trabajador en { $noun } al precio fijo de 3 de maíz
action-pass = Pasar el turno por 2 de maíz
action-ahead = Ir más adelante y usar { $noun } por 1 de maíz
action-quick-action = Realizar la acción rápida
action-renovate = Renovar: descartar «{ $noun }»
action-lower = Bajar un nivel en { $noun }
action-bonus = { $noun }
action-keep-tribe = Conservar la tribu { $noun }
action-barter = Cambiar 1 de { $noun } por maíz
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
verb-start-player = Jugador inicial
verb-reveal = Revelar
verb-deal = Repartir
verb-idle = Trabajador neutral
verb-skip = Saltar
verb-bargain = Precio fijo
verb-pass = Pasar
verb-ahead = Ir más adelante
verb-quick-action = Acción rápida
verb-renovate = Renovar
verb-lower = Bajar nivel
verb-bonus = Bonificación
verb-keep-tribe = Conservar tribu
verb-barter = Cambiar
verb-deal-tribe = Repartir tribu
verb-prophecy = Profecía
verb-quick-tile = Loseta de acción rápida

## Preguntas, como se hacen a un jugador o al azar

prompt-draw-start-player = ¿Quién es el primer jugador inicial?
prompt-reveal-building = ¿Qué edificio entra en la fila?
prompt-reveal-monument = ¿Qué monumento entra en la partida?
prompt-deal-wealth-tile = ¿Qué loseta de riqueza recibe el asiento { $to }?
prompt-draw-idle-worker = ¿Qué loseta de riqueza muestra la casilla del siguiente trabajador neutral? (colocados hasta ahora: { $placed })
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
        [only_a_monument] Puedes construir un monumento: ¿cuál?
        [without_architecture] ¿Qué edificio construyes, sin arquitectura?
       *[other] ¿Qué edificio construyes?
    }
prompt-use-architecture = ¿Usar la arquitectura en «{ $tile }» o guardarla para un segundo edificio?
prompt-save-block = La arquitectura ahorra 1 cubo de «{ $tile }»: ¿cuál?
prompt-theology-step = Puedes pagar 1 cubo para subir 1 peldaño en un templo a tu elección: ¿qué cubo?
prompt-resolve-icons = { $thing }: ¿qué va primero?
prompt-taxed-gold = Escasez de oro: ¿conseguir 1 de oro por 1 de maíz o rechazarlo? (oro ofrecido: { $left })
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
question-draw-idle-worker = dónde va el siguiente trabajador neutral
question-deal-tribe-tile = qué tribu se reparte
question-draw-prophecy = qué profecía sale
question-reveal-quick-tile = qué loseta de acción rápida sale
question-keep-wealth = qué losetas de riqueza conservar
question-turn = si colocar o recoger trabajadores
question-placing = si colocar otro trabajador
question-picking = si recoger otro trabajador
question-choose-days = cuántos días girar el calendario
question-keep-tribe = qué tribu conservar
question-turn-over = cómo concluir el turno
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
question-taxed-gold = si pagar por el oro
question-taxed-skulls = si descender por una calavera de cristal
question-taxed-steps = si pagar por el peldaño en el templo
question-taxed-level = si pagar por el avance
question-lower = en qué tecnología bajar
question-raise-others = en qué otra tecnología avanzar
question-choose-bonus = de qué tecnología recibir la bonificación

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
        [quick_action_space] una casilla de acción rápida
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
log-tribe-dealt = { $player } recibe la tribu { $tribe }.
log-tribe-kept = { $player } conserva la tribu { $tribe }.
log-tribe-revealed = { $player } dirige la tribu { $tribe }.
log-prophecy-drawn = Profecía { $number } de 3: «{ $prophecy }».
log-prophecy-began = Se cumple la profecía: «{ $prophecy }».
log-quick-tile-revealed = Loseta de acción rápida { $number }: «{ $tile }».
log-quick-action-used = { $player } realiza la acción rápida «{ $tile }».
log-quick-space-closed = Un trabajador neutral cierra la casilla de acción rápida { $number } para toda la partida.
log-quick-worker-returned = Un trabajador de { $player } regresa de las casillas de acción rápida.
log-passed = { $player } pasa el turno.
log-sold = { $player } cambia 1 de { $block } por maíz.
log-went-ahead = El trabajador de { $player } se adelanta antes de actuar.
log-skipped = { $player } salta { $space } como si estuviera ocupada.
log-bargained = { $player } paga por la casilla el precio fijo de 3 de maíz.
log-renovated = { $player } descarta «{ $tile }» para renovar.
log-lowered = { $player } baja al nivel { $level } en { $track }.
log-declined = { $player } rechaza { $part }.
log-skull-laid = { $player } deja una calavera de cristal en «{ $tile }».
log-income-came = { $player } recibe los ingresos de «{ $tile }».

## Motivos por los que una acción no es legal

reason-game-over = La partida ha terminado.
reason-chance-decides = Esto lo decide el azar, no un jugador.
reason-no-passing = No se puede pasar: coloca o recoge un trabajador.
reason-placing-already = En este turno estás colocando trabajadores y no puedes recoger ninguno.
reason-picking-already = En este turno estás recogiendo trabajadores y no puedes colocar ninguno.
reason-beg-at-the-start = Solo puedes mendigar al principio de tu turno.
reason-other-question = Antes hay que decidir otra cosa: { $question }.
reason-advance-by-action = Una tecnología avanza cuando un trabajador que recoges usa una de estas acciones: { $actions }. Algunos edificios también hacen avanzar una.
reason-climb-by-action = Subes cuando un trabajador que recoges usa una de estas acciones: { $actions }. Algunos edificios también dan peldaños.
reason-build-by-action = Construyes cuando un trabajador que recoges usa una de estas acciones: { $actions }.
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
reason-no-building-for-corn = { $step ->
        [-1] El edificio más barato cuesta aquí { $cost } de maíz, además del 1 que aporta retroceder; tienes { $have }.
        [0] El edificio más barato cuesta aquí { $cost } de maíz; tienes { $have }.
       *[other] El edificio más barato cuesta aquí { $cost } de maíz, { $step } de ellos para llegar a la acción; tienes { $have }.
    }
reason-no-building-affordable = No puedes pagar nada de lo que podrías construir aquí.
reason-no-corn-tile-visible = No hay ninguna loseta de maíz descubierta en { $group }.
reason-no-wood-tile = No hay ninguna loseta de madera en { $group }.
reason-no-temple-to-descend = Estás en el peldaño más bajo de todos los templos y no puedes descender.
reason-needs-level = Esto requiere el nivel { $level } en { $track }.
reason-corn-tile-visible = Hay una loseta de maíz descubierta en { $group }: cosecha esa.
reason-temple-climbed-already = Este peldaño debe ser en un templo que no sea el de { $temple }.
reason-no-such-block = No tienes { $block }.
reason-bought-just-now = Lo que acabas de comprar no se puede vender en la misma visita; es una simplificación nuestra: { $block }.
reason-sold-just-now = Lo que acabas de vender no se puede volver a comprar en la misma visita; es una simplificación nuestra: { $block }.
reason-must-choose = No se puede rechazar; decide { $question }.
reason-not-open = «{ $tile }» no está disponible.
reason-buildings-or-a-monument = Tikal 4 construye edificios o un monumento, no ambas cosas.
reason-monument-by-tikal-4-only = «{ $tile }» es un monumento y solo se puede construir con la acción Tikal 4.
reason-lacks-block = Esto cuesta { $cost } de { $block }; tienes { $have }.
reason-not-in-the-cost = El edificio no cuesta { $block }.
reason-no-such-icon = No hay nada de este tipo que resolver: { $icon }.
reason-last-round = En la última ronda el calendario gira solo un día.
reason-board-is-dark = Tu tablero muestra el lado oscuro: gíralo llegando a la cima de un templo.
reason-worker-blocks-two-days = El trabajador de un jugador está en la casilla 6 de un engranaje o en C9 (el de Cit-Bolon-Tum, en la 7 o en C10): dos días lo expulsarían antes de tiempo.
reason-quick-spaces-taken = Todas las casillas de acción rápida están ocupadas.
reason-one-quick-space-a-turn = Solo puedes colocar un trabajador por turno en una casilla de acción rápida.
reason-quick-action-impossible = No podrías realizar la acción rápida «{ $tile }».
reason-no-quick-space-taken = No has colocado ningún trabajador en un espacio de acción rápida este turno.
reason-quick-action-needs-it = Esto haría imposible tu acción rápida.
reason-quick-action-first = Realiza tu acción rápida antes de que termine el turno.
reason-module-not-in-play = Esta partida se juega sin este módulo: { $module }.
reason-not-your-tribe = Solo la tribu { $tribe } puede hacer esto.
reason-ability-used = Ya has usado esta habilidad en este turno.
reason-price-is-no-help = Esta casilla no cuesta más que el precio fijo.
reason-nothing-to-skip = No hay allí ninguna casilla que se pueda saltar.
reason-needs-two-placed = Antes debes haber colocado dos trabajadores en engranajes en este turno.
reason-placed-this-turn = Has colocado este trabajador en este turno y no puedes recogerlo.
reason-tax-in-corn = La calamidad exige { $cost } de maíz por esto; tienes { $have }.
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
reason-costs-corn-placing = Esto cuesta { $cost } de maíz: { $space } por la casilla{ $tax ->
        [0] {""}
       *[other] , { $tax } por la calamidad
    }{ $more ->
        [0] {""}
       *[other] , { $more } por colocar varios trabajadores
    }; tienes { $have }.
reason-use-costs-corn = { $step ->
        [-1] Esto cuesta { $action } de maíz, y retroceder aporta 1; tienes { $have }.
       *[other] Esto cuesta { $cost } de maíz, { $step } para llegar a la acción y { $action } por la propia acción; tienes { $have }.
    }
reason-costs-blocks-taxed = { $cost ->
        [one] Esto cuesta { $cost } cubo, por la calamidad; tienes { $have }.
       *[other] Esto cuesta { $cost } cubos, { $tax } de ellos por la calamidad; tienes { $have }.
    }
reason-costs-corn-taxed = Esto cuesta { $cost } de maíz, { $tax } por la calamidad; tienes { $have }.
reason-lacks-block-of-building = Esto cuesta { $cost } de { $block }; tienes { $have }.{ $saved ->
        [0] {""}
       *[other] {" "}La arquitectura 3 ya ahorra un cubo del coste.
    }{ $tax ->
        [0] {""}
       *[other] {" "}La calamidad exige además { $tax } cubo de cualquier tipo.
    }
reason-building-costs-corn = Esto cuesta { $cost } de maíz: { $printed } por sus cubos{ $saved ->
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
reason-sale-evades-begging = Antes debes mendigar: después de esta venta tendrías más de { $limit } de maíz, demasiado para mendigar.
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
board-buildings = Edificios
board-temples = Templos: puntos y bienes de cada peldaño, ↑ la bonificación del más alto
board-players = Jugadores
board-day = Día { $day } de { $last }
board-age = era { $age }
board-food-day = { $days ->
        [0] comida tras esta ronda ({ $kind })
        [1] comida en 1 día ({ $kind })
       *[other] comida en { $days } días ({ $kind })
    }
board-tooth-corn = maíz en el calendario: { $corn }
board-skulls = en la reserva: { $skulls }
board-prophecies = Profecías: ▶ en vigor; lo que cuenta → puntos, después cada jugador ahora
board-prophecy-over = pasó
board-quick-action = Acción rápida
board-quick-spaces = Casillas
board-quick-days = Días
board-sign-points = puntos
board-sign-block = cubo
board-sign-temple = peldaño de templo
board-sign-technology = tecnología
board-sign-building = edificio
board-sign-monument = monumento
board-sign-market = mercado
board-sign-any = cualquier acción
board-sign-tile = loseta de cosecha
board-sign-workers = trabajadores en mano/todos
board-sign-food = maíz para alimentar
board-sign-marker = jugador inicial
board-sign-two-days = puede girar 2 días
board-sign-idle = trabajador neutral
