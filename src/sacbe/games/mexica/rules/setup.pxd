from sacbe.core cimport ids as core
from sacbe.games.mexica cimport actions, changes, geometry, ids, material
from sacbe.games.mexica.state cimport State

cdef int CHOSEN

cpdef void lay_out(State state) noexcept nogil
cpdef void legal_draw_first_player(State state) noexcept nogil
cpdef void apply_draw_first_player(State state, int action) noexcept nogil
cpdef void deal_calpulli(State state, int dealt) noexcept nogil
cpdef void legal_draw_calpulli(State state) noexcept nogil
cpdef void apply_draw_calpulli(State state, int action) noexcept nogil
cpdef bint is_near_neutral(State state, int cell) noexcept nogil
cpdef bint can_take_neutral(State state, int cell) noexcept nogil
cpdef int neutral_cells(State state) noexcept nogil
cpdef bint some_cell_fits(State state) noexcept nogil
cpdef void place_neutral(State state, int failed) noexcept nogil
cpdef void restart_neutral(State state, int failed) noexcept nogil
cpdef void legal_draw_neutral_cell(State state) noexcept nogil
cpdef void apply_draw_neutral_cell(State state, int action) noexcept nogil
cpdef int neutral_temples(State state, int level) noexcept nogil
cpdef void legal_draw_neutral_temple(State state) noexcept nogil
cpdef void apply_draw_neutral_temple(State state, int level, int left, int action) noexcept nogil
cpdef void place_pillis(State state) noexcept nogil
cpdef void legal_place_pilli(State state) noexcept nogil
cpdef void apply_place_pilli(State state, int seat, int action) noexcept nogil
