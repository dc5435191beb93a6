from sacbe.games.tzolkin cimport actions, hooks, ids
from sacbe.games.tzolkin.rules cimport buildings, calendar, chichen_itza, food_day, icons, palenque, paying, picking, placing, scoring, setup, technology, temples, turn, uxmal
from sacbe.games.tzolkin.state cimport State

cpdef void legal(State state, int kind, int seat, int a, int b) noexcept nogil
cpdef void offer_answers(State state, int kind, int seat, int a, int b) noexcept nogil
cpdef void apply(State state, int kind, int seat, int a, int b, int action) noexcept nogil
cpdef void carry_out(State state, int kind, int seat, int a, int b, int action) noexcept nogil
cpdef void proceed(State state, int kind, int a, int b) noexcept nogil
