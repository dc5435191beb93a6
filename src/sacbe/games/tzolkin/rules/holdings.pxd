from sacbe.games.tzolkin cimport hooks, ids, material
from sacbe.games.tzolkin.state cimport State

cpdef int on_gears(State state, int seat) noexcept nogil
cpdef int level(State state, int seat, int track) noexcept nogil
cpdef bint has_effect(State state, int seat, int track, int level) noexcept nogil
cpdef int step(State state, int seat, int temple) noexcept nogil
cpdef int blocks(State state, int seat) noexcept nogil
cpdef bint owns(State state, int seat, int tile) noexcept nogil
cpdef bint owns_thing(State state, int seat, int thing) noexcept nogil
cpdef int farm_symbols(State state, int seat, int icon) noexcept nogil
cpdef int icon_amount(int thing, int icon) noexcept nogil
