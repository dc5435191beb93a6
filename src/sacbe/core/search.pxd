from sacbe.core cimport block, ids
from sacbe.core.chance cimport Stream
from sacbe.core.game cimport Game, State
from sacbe.core.glance cimport Glance
from sacbe.core.tree cimport Tree

cdef double PERCENT
cdef double PRIZE
cdef double LEAST_SPREAD

cdef class Search:
    cdef Game game
    cdef Tree tree
    cdef Stream stream
    cdef Glance glance
    cdef State origin
    cdef State walk
    cdef double exploration
    cdef int caution
    cdef int rivalry
    cdef int seat
    cdef int length
    cdef int tried
    cdef int turns
    cdef int horizon
    cdef double low
    cdef double high
    cdef int[ids.PATH] path
    cdef int[ids.ANSWERS] actions
    cdef int[ids.ANSWERS] hints
    cdef int[ids.MOST_SEATS] worths
    cdef double[ids.MOST_SEATS] standings
    cpdef begin(self, State state, list hints=*)
    cpdef bint follow(self, int action, State state)
    cpdef think(self, int iterations)
    cpdef look_into(self, int action, int iterations)
    cdef void iterate(self, int answer) noexcept nogil
    cdef void descend(self) noexcept nogil
    cdef bint go_to(self, int child) noexcept nogil
    cdef void weigh(self) noexcept nogil
    cdef void back_up(self) noexcept nogil
    cdef int choose(self, int node) noexcept nogil
    cdef bint expand(self, int node) noexcept nogil
    cdef bint find_answers(self, int node) noexcept nogil
    cdef void rank(self, int action, int hint, int most) noexcept nogil
    cdef bint grow(self, int node, int seat) noexcept nogil
