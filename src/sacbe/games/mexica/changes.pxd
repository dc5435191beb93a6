from sacbe.games.mexica cimport geometry, ids
from sacbe.games.mexica.state cimport State

cpdef void survey(State state) noexcept nogil
cpdef void forget(State state) noexcept nogil
cpdef void forget_plots(State state, int cell) noexcept nogil
cpdef void move_pilli(State state, int seat, int cell) noexcept nogil
cpdef void build_on(State state, int cell, int ground) noexcept nogil
cpdef void flood_cell(State state, int cell) noexcept nogil
cpdef void set_bridge(State state, int cell, int axis) noexcept nogil
cpdef void lift_bridge(State state, int cell) noexcept nogil
cpdef void note_site(State state, int cell) noexcept nogil
cpdef void note_ramp(State state, int cell) noexcept nogil
cpdef void note_spans(State state, int cell) noexcept nogil
cpdef void list_bridge(State state, int cell) noexcept nogil
cpdef void strike_bridge(State state, int cell) noexcept nogil
