from sacbe.games.mexica cimport actions
from sacbe.games.mexica.state cimport State

cdef int ALWAYS
cdef int OFTEN
cdef int SOMETIMES
cdef int SELDOM
cdef int NEVER

cpdef int prior(State state, int action) noexcept nogil
