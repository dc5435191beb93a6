# constants only: nothing here is compiled by itself; the functions are inlined where they are used.
from cpython.object cimport PyObject, PyTypeObject
from libc.string cimport memcpy

from sacbe.core cimport ids

cdef extern from *:
    """
    #define SACBE_NEW_LIKE(original, arguments) (Py_TYPE(original)->tp_new(Py_TYPE(original), arguments, NULL))
    """
    object SACBE_NEW_LIKE(object original, tuple arguments)
    PyTypeObject* Py_TYPE(object o) nogil

# A state's data lies behind the object's head, its method table and its journal.
cdef inline object twin_of(object original):
    cdef Py_ssize_t head = sizeof(PyObject) + 2 * sizeof(void*)
    cdef object twin = SACBE_NEW_LIKE(original, ())
    memcpy(<char*> <void*> twin + head, <char*> <void*> original + head, Py_TYPE(original).tp_basicsize - head)
    return twin

cdef inline void overwrite(object twin, object original) noexcept nogil:
    cdef Py_ssize_t head = sizeof(PyObject) + 2 * sizeof(void*)
    memcpy(<char*> <void*> twin + head, <char*> <void*> original + head, Py_TYPE(original).tp_basicsize - head)

# What tells positions apart: the depth of the stack, and everything behind the answers listed.
cdef inline unsigned long long mark_of(object state) noexcept nogil:
    cdef Py_ssize_t head = sizeof(PyObject) + 2 * sizeof(void*)
    cdef char* data = <char*> <void*> state + head
    cdef char* end = <char*> <void*> state + Py_TYPE(state).tp_basicsize
    cdef unsigned long long mark = (<short*> data)[1]
    cdef unsigned long long word
    data += (2 + ids.OFFERS) * sizeof(short)
    while data < end:
        word = 0
        memcpy(&word, data, min(<Py_ssize_t> sizeof(word), end - data))
        mark = (mark ^ word) * 0x9E3779B97F4A7C15ULL
        mark ^= mark >> 32
        data += sizeof(word)
    return mark
