from sacbe.core cimport ids
from sacbe.core.events cimport Journal

cdef class Stack:
    cdef public Journal journal
    cdef public short offered
    cdef public short depth
    cdef public short[ids.OFFERS] offers
    cdef public short[ids.FRAME * ids.FRAMES] frames
    cdef void ask(self, int kind, int seat, int a=*, int b=*) noexcept nogil
    cdef void drop(self) noexcept nogil
    cdef void offer(self, int action) noexcept nogil
    cdef int offer_at(self, int place) noexcept nogil
    cdef bint is_offered(self, int action) noexcept nogil
    cdef bint asks(self, int seat) noexcept nogil
    cdef void note(self, int kind, int seat, int a=*, int b=*, int c=*) noexcept nogil
    cdef void whisper(self, int kind, int seat, int a=*, int b=*, int c=*) noexcept nogil
