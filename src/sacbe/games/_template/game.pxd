from sacbe.core cimport game
from sacbe.games._template cimport actions, decisions, ids
from sacbe.games._template.rules cimport scoring, setup
from sacbe.games._template.state cimport State

cdef class Template(game.Game):
    pass
