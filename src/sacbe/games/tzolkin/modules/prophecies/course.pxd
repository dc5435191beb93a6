from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, ids
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.rules cimport holdings, paying, scoring
from sacbe.games.tzolkin.state cimport State

cpdef void draw(State state, int drawn) noexcept nogil
cpdef bint is_drawn(State state, int prophecy) noexcept nogil
cpdef void legal_draw_prophecy(State state) noexcept nogil
cpdef void apply_draw_prophecy(State state, int place, int action) noexcept nogil
cpdef int in_force(State state) noexcept nogil
cpdef void begin_quarter(State state) noexcept nogil
cpdef void score_all(State state) noexcept nogil
cpdef int score_prophecy(State state, int seat) noexcept nogil
cpdef int counted(State state, int seat, int prophecy) noexcept nogil
cpdef int all_steps(State state, int seat) noexcept nogil
cpdef int technologies_from_level_2(State state, int seat) noexcept nogil
cpdef int buildings_owned(State state, int seat) noexcept nogil
cpdef int workers_on_chichen_itza(State state, int seat) noexcept nogil
