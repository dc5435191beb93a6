from sacbe.games.mexica cimport ids, influence, material, plots, walks, weights
from sacbe.games.mexica.rules cimport scoring
from sacbe.games.mexica.state cimport State

cdef int POINT
cdef int PERCENT
cdef int GOALS

cpdef int of_founding(State state) noexcept nogil
cpdef int of_plot(State state, int plot) noexcept nogil
cpdef bint is_wanted(State state, int seat, int cell) noexcept nogil
cpdef void find_goals(State state, int seat) noexcept nogil
cpdef void choose_goals(State state, int seat) noexcept nogil
cpdef int way_to_plot(State state, int plot) noexcept nogil
cpdef int of_building(State state, int seat, int district, int stock) noexcept nogil
cpdef int points_now(State state, int seat, int district) noexcept nogil
cpdef int lasting_points(State state, int district, int rank) noexcept nogil
cpdef int lasting_size(State state, int district) noexcept nogil
cpdef int scorings(State state, int district) noexcept nogil
cpdef int next_scoring(State state, int district) noexcept nogil
cpdef int later_scoring(State state, int district) noexcept nogil
