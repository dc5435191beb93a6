from sacbe.games.tzolkin cimport ids, shares, weights, worth
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.modules.prophecies cimport course
from sacbe.games.tzolkin.rules cimport food_day, holdings
from sacbe.games.tzolkin.state cimport State

cpdef int of_prophecies(State state, int seat) noexcept nogil
cpdef int standing(State state, int seat, int prophecy) noexcept nogil
cpdef int of_standing(int prophecy, int count) noexcept nogil
cpdef int of_income(State state, int seat) noexcept nogil
cpdef int of_tribe(State state, int seat) noexcept nogil
