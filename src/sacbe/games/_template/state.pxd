from sacbe.core cimport game
from sacbe.games._template cimport ids

cdef class State(game.State):
    cdef public short round
    cdef public short[ids.TILES] tiles
    cdef public short[ids.SEATS * ids.TOKENS] tokens
    cdef public short[ids.SEATS] favour
    cdef public short[ids.SEATS * ids.SOURCES] points
