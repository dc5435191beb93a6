from sacbe.games.tzolkin cimport actions, hooks, ids
from sacbe.games.tzolkin.modules cimport new_buildings
from sacbe.games.tzolkin.modules.prophecies cimport course, taxes
from sacbe.games.tzolkin.modules.quick_actions cimport schedule, spaces
from sacbe.games.tzolkin.modules.tribes cimport bonus, dealing
from sacbe.games.tzolkin.rules cimport turn
from sacbe.games.tzolkin.state cimport State

cpdef void legal(State state, int kind, int seat, int a) noexcept nogil
cpdef void apply(State state, int kind, int seat, int a, int b, int action) noexcept nogil
cpdef void proceed(State state, int kind, int a) noexcept nogil
cpdef void legal_turn_over(State state, int seat) noexcept nogil
