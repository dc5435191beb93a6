from sacbe.core cimport game
from sacbe.games.tzolkin cimport actions, decisions, hints, ids
from sacbe.games.tzolkin.rules cimport scoring, setup
from sacbe.games.tzolkin.state cimport State

cdef class Tzolkin(game.Game):
    pass
