# The only declarations written by hand: addresses and memory have no words in Python. Nothing here is compiled by itself; the
# functions are inlined where they are used.
from cpython.object cimport PyObject, PyTypeObject
from libc.string cimport memcpy

from sacbe.core cimport constants

cdef extern from *:
    """
    #define SACBE_NEW_LIKE(original, arguments) (Py_TYPE(original)->tp_new(Py_TYPE(original), arguments, NULL))
    """
    object SACBE_NEW_LIKE(object original, tuple arguments)
    PyTypeObject* Py_TYPE(object o) nogil

# A state's data comes after the object's head, its method table and its journal.
cdef inline object copy_of(object original):
    cdef Py_ssize_t head = sizeof(PyObject) + 2 * sizeof(void*)
    cdef object copy = SACBE_NEW_LIKE(original, ())
    memcpy(<char*> <void*> copy + head, <char*> <void*> original + head, Py_TYPE(original).tp_basicsize - head)
    return copy

cdef inline void overwrite(object state, object original) noexcept nogil:
    cdef Py_ssize_t head = sizeof(PyObject) + 2 * sizeof(void*)
    memcpy(<char*> <void*> state + head, <char*> <void*> original + head, Py_TYPE(original).tp_basicsize - head)

# What tells positions apart: the depth of the stack, and everything after the offered actions.
cdef inline unsigned long long hash_of(object state) noexcept nogil:
    cdef Py_ssize_t head = sizeof(PyObject) + 2 * sizeof(void*)
    cdef char* data = <char*> <void*> state + head
    cdef char* end = <char*> <void*> state + Py_TYPE(state).tp_basicsize
    cdef unsigned long long number = (<short*> data)[1]
    cdef unsigned long long word
    data += (2 + constants.MAX_OFFERS) * sizeof(short)
    while data < end:
        word = 0
        memcpy(&word, data, min(<Py_ssize_t> sizeof(word), end - data))
        number = (number ^ word) * 0x9E3779B97F4A7C15ULL
        number ^= number >> 32
        data += sizeof(word)
    return number
