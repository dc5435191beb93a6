from sacbe.games.mexica cimport geometry, ids, material
from sacbe.games.mexica.rules cimport bridges, calpulli, canals, founding, movement, reach, temples
from sacbe.games.mexica.state cimport State
