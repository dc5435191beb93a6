from sacbe.games.mexica cimport actions, ids
from sacbe.games.mexica.rules cimport bridges, canals, founding, movement, periods, setup, temples, turn
from sacbe.games.mexica.state cimport State

cpdef void legal(State state, int kind, int seat, int a, int b) noexcept nogil
cpdef void apply(State state, int kind, int seat, int a, int b, int action) noexcept nogil
cpdef void proceed(State state, int kind, int a, int b) noexcept nogil
