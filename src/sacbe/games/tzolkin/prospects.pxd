from sacbe.games.tzolkin cimport ids, material, shares, weights, worth
from sacbe.games.tzolkin.rules cimport (
    buildings,
    calendar,
    holdings,
    palenque,
    picking,
    scoring,
    technology,
    tikal,
    uxmal,
    yaxchilan,
)
from sacbe.games.tzolkin.state cimport State

cdef int OTHER_ACTIONS

cpdef int of_action(State state, int seat, int gear, int action) noexcept nogil
cpdef int of_palenque(State state, int seat, int action) noexcept nogil
cpdef int of_harvested_corn(State state, int seat) noexcept nogil
cpdef int of_yaxchilan(State state, int seat, int action) noexcept nogil
cpdef int of_tikal(State state, int seat, int action) noexcept nogil
cpdef int of_uxmal(State state, int seat, int action) noexcept nogil
cpdef int of_any_action(State state, int seat) noexcept nogil
cpdef int of_chichen_itza(State state, int seat, int action) noexcept nogil
cpdef int of_advance(State state, int seat) noexcept nogil
cpdef int of_building(State state, int seat, int way) noexcept nogil
cpdef int of_architecture(State state, int seat) noexcept nogil
cpdef int cost_of_building(State state, int seat, int tile, int way) noexcept nogil
cpdef int of_monument(State state, int seat) noexcept nogil
cpdef int cost_of_monument(State state, int tile) noexcept nogil
cpdef int of_workers(State state, int seat) noexcept nogil
cpdef int of_worker(State state, int seat, int gear, int space) noexcept nogil
cpdef int cost_of_waiting(State state, int seat, int gear, int space, int action, int wait) noexcept nogil
