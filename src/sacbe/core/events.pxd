from sacbe.core cimport ids

cdef class Journal:
    cdef public int count
    cdef short[ids.ENTRY * ids.ENTRIES] entries
    cdef void enter(self, int kind, int seat, int a, int b, int c, int audience) noexcept nogil
