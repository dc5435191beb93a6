from sacbe.games.mexica cimport endings, ids, influence, material, weights
from sacbe.games.mexica.state cimport State

cdef int PERCENT

cpdef int settled(State state, int seat, int district, bint is_later) noexcept nogil
cpdef int settled_against(State state, int seat, int other, int district, bint is_later) noexcept nogil
cpdef int threat_of(State state, int other, int district, bint is_later) noexcept nogil
cpdef int stock(State state, int seat) noexcept nogil
cpdef int stock_to_come(State state) noexcept nogil
