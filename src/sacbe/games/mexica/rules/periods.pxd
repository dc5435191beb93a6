from sacbe.core cimport ids as core
from sacbe.games.mexica cimport ids, material
from sacbe.games.mexica.rules cimport calpulli, scoring, temples, trapping
from sacbe.games.mexica.state cimport State

cpdef void play_round(State state, int taken) noexcept nogil
cpdef void begin_turn(State state, int seat) noexcept nogil
cpdef void end_turn(State state, int seat) noexcept nogil
cpdef bint period_is_complete(State state) noexcept nogil
cpdef void end_round(State state) noexcept nogil
cpdef bint is_stalled(State state) noexcept nogil
cpdef void announce_stall(State state) noexcept nogil
cpdef void remove_open_tiles(State state) noexcept nogil
cpdef void end_period(State state) noexcept nogil
cpdef void open_second_period(State state) noexcept nogil
