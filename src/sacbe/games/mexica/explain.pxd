from sacbe.core cimport ids as core
from sacbe.games.mexica cimport actions, ids
from sacbe.games.mexica.state cimport State
