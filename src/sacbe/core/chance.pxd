cdef unsigned long long MASK
cdef unsigned long long MULTIPLIER
cdef unsigned long long INCREMENT

cdef class Stream:
    cdef unsigned long long word
    cdef void reseed(self, long long seed) noexcept nogil
    cdef int below(self, int count) noexcept nogil
