from sacbe.games.tzolkin cimport actions, decisions, hooks, ids
from sacbe.games.tzolkin cimport material as base
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.rules cimport paying, placing, turn
from sacbe.games.tzolkin.state cimport State

cpdef void begin_turn(State state, int seat) noexcept nogil
cpdef void end_turn(State state) noexcept nogil
cpdef void offer_pass(State state) noexcept nogil
cpdef void pass_turn(State state, int seat) noexcept nogil
cpdef void sell(State state, int seat, int block) noexcept nogil
cpdef void move_block(State state, int seat, int block, int blocks) noexcept nogil
cpdef bint leaves_an_answer(State state, int kind, int seat, int a, int b, int block) noexcept nogil
cpdef bint evades_begging(State state, int kind, int seat, int begged, int block) noexcept nogil
cpdef bint can_sell(State state, int kind, int seat, int a, int b, int block) noexcept nogil
cpdef void offer_sale(State state, int kind, int seat, int a, int b) noexcept nogil
cpdef bint can_sell_to_place(State state, int seat) noexcept nogil
cpdef bint sale_pays_for_placing(State state, int seat, int block) noexcept nogil
cpdef bint can_sell_for_quick_action(State state, int seat) noexcept nogil
cpdef bint leaves_quick_action(State state, int seat, int block) noexcept nogil
