cdef unsigned long long MASK
cdef unsigned long long MULTIPLIER
cdef unsigned long long INCREMENT
cdef unsigned long long MIX_1
cdef unsigned long long MIX_2

cdef class Stream:
    cdef unsigned long long word
    cdef void reseed(self, unsigned long long seed) noexcept nogil
    cdef int below(self, int count) noexcept nogil
