from sacbe.games.mexica cimport ids, material
from sacbe.games.mexica.rules cimport points
from sacbe.games.mexica.state cimport State

cpdef bint can_buy(State state) noexcept nogil
cpdef void buy(State state, int seat) noexcept nogil
cpdef bint can_spend_token(State state, int seat) noexcept nogil
cpdef void spend_token(State state, int seat) noexcept nogil
