from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport hooks, ids, material
from sacbe.games.tzolkin.rules cimport holdings, paying, temples
from sacbe.games.tzolkin.state cimport State

cdef int AGE_CHANGES_AFTER

cpdef bint is_end_of_age(State state) noexcept nogil
cpdef void hold(State state) noexcept nogil
cpdef void feed_all(State state) noexcept nogil
cpdef int workers_with_farm(State state, int seat) noexcept nogil
cpdef int corn_per_worker(State state, int seat) noexcept nogil
cpdef int corn_with_farm(int each) noexcept nogil
cpdef int can_feed(int corn, int workers, int each) noexcept nogil
cpdef int workers_fed(State state, int seat) noexcept nogil
cpdef int corn_to_feed(State state, int seat, int workers) noexcept nogil
cpdef void feed(State state, int seat) noexcept nogil
cpdef void change_age(State state) noexcept nogil
cpdef void give_temple_rewards(State state) noexcept nogil
cpdef void close(State state) noexcept nogil
