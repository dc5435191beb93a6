from sacbe.core cimport ids as core
from sacbe.games.mexica cimport actions, geometry, ids, material
from sacbe.games.mexica.rules cimport bridges, calpulli, canals, founding, movement, reach, temples, tokens, turn
from sacbe.games.mexica.state cimport State
