### Español: los términos de Tzolk’in.
### Un comentario dice de dónde viene el término, qué palabras no lo sustituyen (Not) y en qué expresiones aparecen (But).
### Un término tiene las formas one (singular), many (plural) y, con mayúscula, One y Many.

# Reglamento. Not: peón, peones, obrero*.
-worker = { $form ->
       *[one] trabajador
        [many] trabajadores
        [One] Trabajador
        [Many] Trabajadores
    }
# Reglamento. Not: trabajador neutral, trabajadores neutrales.
-idle-worker = { $form ->
       *[one] trabajador no asignado
        [many] trabajadores no asignados
        [One] Trabajador no asignado
        [Many] Trabajadores no asignados
    }
# Reglamento. Not: rueda, ruedas.
-gear = { $form ->
       *[one] engranaje
        [many] engranajes
        [One] Engranaje
        [Many] Engranajes
    }
# Reglamento. Not: espacio, espacios. But: Espacio lo muestra todo.
-space = { $form ->
       *[one] casilla
        [many] casillas
        [One] Casilla
        [Many] Casillas
    }
# Reglamento: «3 unidades de maíz». Not: \d+ de maíz.
-corn = { $form ->
       *[one] maíz
        [One] Maíz
        [Many] Maíz
    }
# Reglamento: «cubos de madera». Not: \d+ de madera.
-wood = { $form ->
       *[one] madera
        [One] Madera
        [Many] Madera
    }
# Reglamento: «cubo de piedra». Not: \d+ de piedra.
-stone = { $form ->
       *[one] piedra
        [One] Piedra
        [Many] Piedra
    }
# Reglamento: «cubo de oro». Not: \d+ de oro.
-gold = { $form ->
       *[one] oro
        [One] Oro
        [Many] Oro
    }
# Reglamento. Not: cráneo*.
-skull = { $form ->
       *[one] calavera de cristal
        [many] calaveras de cristal
        [One] Calavera de cristal
        [Many] Calaveras de cristal
    }
# Reglamento: «cubo de recurso». Not: bloque, bloques.
-block = { $form ->
       *[one] cubo
        [many] cubos
        [One] Cubo
        [Many] Cubos
    }
# Reglamento. Not: bienes.
-goods = { $form ->
       *[one] material
        [many] materiales
        [One] Material
        [Many] Materiales
    }
# Reglamento: «quemar la jungla». Not: selva, bosque.
-jungle = { $form ->
       *[one] jungla
        [many] junglas
        [One] Jungla
        [Many] Junglas
    }
# Reglamento. Not: primer jugador. But: primer jugador inicial.
-starting-player = { $form ->
       *[one] jugador inicial
        [many] jugadores iniciales
        [One] Jugador inicial
        [Many] Jugadores iniciales
    }
# Reglamento. Not: época, edad.
-age = { $form ->
       *[one] era
        [many] eras
        [One] Era
        [Many] Eras
    }
# Reglamento.
-mid-age = { $form ->
       *[one] mitad de la era
        [many] mitad de las eras
        [One] Mitad de la era
        [Many] Mitad de las eras
    }
# Reglamento. Not: día de alimentación.
-food-day = { $form ->
       *[one] día de comida
        [many] días de comida
        [One] Día de comida
        [Many] Días de comida
    }
# Reglamento.
-temple = { $form ->
       *[one] templo
        [many] templos
        [One] Templo
        [Many] Templos
    }
# Reglamento. Not: escalón, escalones.
-step = { $form ->
       *[one] peldaño
        [many] peldaños
        [One] Peldaño
        [Many] Peldaños
    }
# Reglamento.
-chaac = Chaac
# Reglamento. Not: Quetzalcoatl.
-quetzalcoatl = Quetzalcóatl
# Reglamento. Not: Kukulcan.
-kukulcan = Kukulcán
# Reglamento. Not: saberes.
-technology = { $form ->
       *[one] tecnología
        [many] tecnologías
        [One] Tecnología
        [Many] Tecnologías
    }
# Reglamento.
-agriculture = agricultura
# Reglamento.
-extraction = extracción
# Reglamento.
-architecture = arquitectura
# Reglamento.
-theology = teología
# Reglamento. Not: bono, bonos, bonus.
-bonus = { $form ->
       *[one] bonificación
        [many] bonificaciones
        [One] Bonificación
        [Many] Bonificaciones
    }
# Reglamento.
-building = { $form ->
       *[one] edificio
        [many] edificios
        [One] Edificio
        [Many] Edificios
    }
# Reglamento.
-farm = { $form ->
       *[one] granja
        [many] granjas
        [One] Granja
        [Many] Granjas
    }
# Reglamento. Not: cívico*.
-civic = { $form ->
       *[one] edificio público
        [many] edificios públicos
        [One] Edificio público
        [Many] Edificios públicos
    }
# Reglamento.
-tomb = { $form ->
       *[one] tumba
        [many] tumbas
        [One] Tumba
        [Many] Tumbas
    }
# Reglamento.
-shrine = { $form ->
       *[one] santuario
        [many] santuarios
        [One] Santuario
        [Many] Santuarios
    }
# Reglamento.
-monument = { $form ->
       *[one] monumento
        [many] monumentos
        [One] Monumento
        [Many] Monumentos
    }
# Reglamento. Not: teja*, azulejo*.
-tile = { $form ->
       *[one] loseta
        [many] losetas
        [One] Loseta
        [Many] Losetas
    }
# Reglamento. Not: loseta de maíz, losetas de maíz.
-corn-tile = { $form ->
       *[one] loseta de cosecha de maíz
        [many] losetas de cosecha de maíz
        [One] Loseta de cosecha de maíz
        [Many] Losetas de cosecha de maíz
    }
# Reglamento. Not: loseta de madera, losetas de madera.
-wood-tile = { $form ->
       *[one] loseta de cosecha de madera
        [many] losetas de cosecha de madera
        [One] Loseta de cosecha de madera
        [Many] Losetas de cosecha de madera
    }
# Reglamento.
-harvest-tile = { $form ->
       *[one] loseta de cosecha
        [many] losetas de cosecha
        [One] Loseta de cosecha
        [Many] Losetas de cosecha
    }
# Reglamento: loseta de riqueza inicial.
-wealth-tile = { $form ->
       *[one] loseta de riqueza
        [many] losetas de riqueza
        [One] Loseta de riqueza
        [Many] Losetas de riqueza
    }
# Nuestro.
-two-days = dos días
# Nuestro.
-market = { $form ->
       *[one] mercado
        [many] mercados
        [One] Mercado
        [Many] Mercados
    }
# Nuestro.
-bank = { $form ->
       *[one] banco
        [many] bancos
        [One] Banco
        [Many] Bancos
    }
# Nuestro.
-tribe = { $form ->
       *[one] tribu
        [many] tribus
        [One] Tribu
        [Many] Tribus
    }
# Nuestro.
-prophecy = { $form ->
       *[one] profecía
        [many] profecías
        [One] Profecía
        [Many] Profecías
    }
# Nuestro.
-calamity = { $form ->
       *[one] calamidad
        [many] calamidades
        [One] Calamidad
        [Many] Calamidades
    }
# Nuestro.
-quick-action = { $form ->
       *[one] acción rápida
        [many] acciones rápidas
        [One] Acción rápida
        [Many] Acciones rápidas
    }
# Nuestro.
-new-building = { $form ->
       *[one] edificio nuevo
        [many] edificios nuevos
        [One] Edificio nuevo
        [Many] Edificios nuevos
    }
