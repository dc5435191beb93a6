from sacbe.games.tzolkin cimport hooks, ids, material, prospects, rates, shares, weights, worth
from sacbe.games.tzolkin.rules cimport food_day, holdings, scoring
from sacbe.games.tzolkin.state cimport State

cpdef int evaluate(State state, int seat) noexcept nogil
cpdef int of_blocks_and_skulls(State state, int seat) noexcept nogil
cpdef int of_corn(State state, int seat) noexcept nogil
cpdef int of_temples(State state, int seat) noexcept nogil
cpdef int of_levels(State state, int seat) noexcept nogil
cpdef int of_monuments(State state, int seat) noexcept nogil
cpdef int of_open_monument(State state, int seat, int tile) noexcept nogil
cpdef int of_order(State state, int seat) noexcept nogil
cpdef int of_wealth(State state, int seat) noexcept nogil
