from sacbe.games.mexica cimport geometry, ids
from sacbe.games.mexica.rules cimport reach, trapping
from sacbe.games.mexica.state cimport State
