from sacbe.core cimport ids as core
from sacbe.games.mexica cimport actions, endings, geometry, ids, influence, leads, material, plots, prospects, walks, weights
from sacbe.games.mexica.rules cimport points
from sacbe.games.mexica.state cimport State

cdef int ALWAYS
cdef int OFTEN
cdef int SOMETIMES
cdef int SELDOM
cdef int NEVER

cpdef int prior(State state, int action) noexcept nogil
cpdef int prior_of_digging(State state) noexcept nogil
cpdef int prior_of_answer(State state, int action) noexcept nogil
cpdef int prior_of_canal(State state, int cell) noexcept nogil
cpdef bint is_beside_water(State state, int cell) noexcept nogil
cpdef bint is_landing(State state, int cell) noexcept nogil
cpdef bint is_temple_site(State state, int cell) noexcept nogil
cpdef int evaluate(State state, int seat) noexcept nogil
cpdef void survey(State state, int seat) noexcept nogil
cpdef int of_districts(State state, int seat) noexcept nogil
cpdef int of_district(State state, int seat, int district) noexcept nogil
cpdef int of_building(State state, int seat) noexcept nogil
cpdef int of_stock(State state, int seat) noexcept nogil
cpdef int of_tokens(State state, int seat) noexcept nogil
cpdef int of_palace(State state, int seat) noexcept nogil
