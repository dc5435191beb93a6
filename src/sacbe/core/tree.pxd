from libc cimport math

cdef int ROOT
cdef int FREE
cdef int PROBES

cdef class Tree:
    cdef int room
    cdef public int used
    cdef int root
    cdef short[::1] action
    cdef short[::1] asked
    cdef short[::1] count
    cdef int[::1] first
    cdef int[::1] hint
    cdef int[::1] visits
    cdef double[::1] standing
    cdef long long[::1] worth
    cdef unsigned int slots
    cdef unsigned long long[::1] marks
    cdef int[::1] parent
    cdef void plant(self) noexcept nogil
    cdef void clear(self, int node) noexcept nogil
    cdef bint branch(self, int node, int seat, int count) noexcept nogil
    cdef void remember(self, int node, unsigned long long mark) noexcept nogil
    cdef bint recall(self, int node, unsigned long long mark) noexcept nogil
    cdef void put(self, int node, int action, int hint) noexcept nogil
    cdef int child(self, int node, int action) noexcept nogil
    cdef void add(self, int node, double standing, int worth) noexcept nogil
    cdef int promising(self, int node, double urge, int slowness) noexcept nogil
    cdef int visits_below(self, int node) noexcept nogil
    cdef double mean(self, int node) noexcept nogil
    cpdef int lead(self)
    cpdef list found(self)
