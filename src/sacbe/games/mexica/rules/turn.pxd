from sacbe.core cimport ids as core
from sacbe.games.mexica cimport actions, ids
from sacbe.games.mexica.rules cimport bridges, calpulli, canals, founding, movement, temples, tokens
from sacbe.games.mexica.state cimport State

cpdef void propose(State state, int seat, int size) noexcept nogil
cpdef void legal_vote(State state) noexcept nogil
cpdef void apply_vote(State state, int seat, int size, int left, int action) noexcept nogil
cpdef void legal_turn(State state, int seat) noexcept nogil
cpdef void apply_turn(State state, int seat, int action) noexcept nogil
