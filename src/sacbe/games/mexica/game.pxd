from sacbe.core cimport game
from sacbe.games.mexica cimport actions, decisions, hints, ids
from sacbe.games.mexica.rules cimport points, scoring, setup
from sacbe.games.mexica.state cimport State

cdef class Mexica(game.Game):
    pass
