from sacbe.games.tzolkin cimport actions, hooks, ids, material
from sacbe.games.tzolkin.rules cimport buildings, paying, technology, temples
from sacbe.games.tzolkin.state cimport State

cdef int NOWHERE

cpdef int source_of(int thing) noexcept nogil
cpdef void receive(State state, int seat, int thing) noexcept nogil
cpdef bint asks(State state, int seat, int kind, int what) noexcept nogil
cpdef void give(State state, int seat, int thing, int place) noexcept nogil
cpdef bint is_open(State state, int seat, int kind, int what) noexcept nogil
cpdef int place_of(int thing, int left, int kind) noexcept nogil
cpdef void offer_icons(State state, int seat, int thing, int left, bint only_open) noexcept nogil
cpdef void legal_resolve_icons(State state, int seat, int thing, int left) noexcept nogil
cpdef void apply_resolve_icons(State state, int seat, int thing, int left, int action) noexcept nogil
cpdef void ask_icon(State state, int seat, int kind, int what, int amount) noexcept nogil
