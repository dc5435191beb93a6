from sacbe.games.tzolkin cimport actions, hooks, ids
from sacbe.games.tzolkin.rules cimport holdings
from sacbe.games.tzolkin.state cimport State

cpdef void gain(State state, int seat, int good, int amount) noexcept nogil
cpdef void take(State state, int seat, int good, int amount) noexcept nogil
cpdef void pay(State state, int seat, int good, int amount) noexcept nogil
cpdef void score(State state, int seat, int source, int points) noexcept nogil
cpdef void score_quarters(State state, int seat, int source, int quarters) noexcept nogil
cpdef void gain_worker(State state, int seat, int most) noexcept nogil
cpdef void legal_pay_blocks(State state, int seat) noexcept nogil
cpdef void apply_pay_blocks(State state, int seat, int owed, int action) noexcept nogil
cpdef void ask_blocks(State state, int seat, int owed) noexcept nogil
cpdef void legal_gain_blocks(State state, int seat) noexcept nogil
cpdef void apply_gain_blocks(State state, int seat, int left, int action) noexcept nogil
