from sacbe.games.mexica cimport ids, material
from sacbe.games.mexica.state cimport State

cdef int FAR

cpdef int neighbour(int cell, int side) noexcept nogil
cpdef int distance(int cell, int other) noexcept nogil
cpdef bint is_water(int ground) noexcept nogil
cpdef bint is_bridge(int ground) noexcept nogil
cpdef bint is_temple(int ground) noexcept nogil
cpdef bint is_calpulli(int ground) noexcept nogil
cpdef int temple_colour(int ground) noexcept nogil
cpdef int temple_level(int ground) noexcept nogil
cpdef bint has_pilli(State state, int cell) noexcept nogil
cpdef bint is_ordinary(int cell) noexcept nogil
cpdef bint is_empty_site(State state, int cell) noexcept nogil
cpdef int ramp(int cell, int axis, int end) noexcept nogil
cpdef int axis_of(int ground) noexcept nogil
cpdef int bridge_along(int axis) noexcept nogil
cpdef bint runs_along(int ground, int side) noexcept nogil
cpdef bint is_ramp(State state, int cell) noexcept nogil
cpdef bint is_dry_land(State state, int cell) noexcept nogil
cpdef bint rests_on_land(State state, int cell, int axis) noexcept nogil
cpdef bint is_beside(int cell, int beside) noexcept nogil
cpdef void find_districts(State state) noexcept nogil
cpdef void flood_district(State state, int first) noexcept nogil
cpdef void shrink_district(State state, int cell) noexcept nogil
cpdef void rename_district(State state, int old) noexcept nogil
cpdef int dry_shores(State state, int cell) noexcept nogil
cpdef bint is_dry_around(State state, int cell, int place) noexcept nogil
cpdef bint is_district(State state, int cell) noexcept nogil
cpdef bint is_founded(State state, int district) noexcept nogil
cpdef void measure_boat_routes(State state, int start) noexcept nogil
cpdef int spread(State state, int head, int tail, bint to_bridges, int bridges) noexcept nogil
cpdef int reach_water(State state, int cell, bint bridged, int bridges, int tail) noexcept nogil
