# constants only: nothing here is compiled by itself; the function is inlined where it is used.
from cpython.object cimport PyObject, PyTypeObject
from libc.string cimport memcpy

cdef extern from *:
    PyTypeObject* Py_TYPE(object o)

# A state's data lies behind the object's head, its method table and its journal.
cdef inline void copy_data(object twin, object original) noexcept:
    cdef Py_ssize_t head = sizeof(PyObject) + 2 * sizeof(void*)
    memcpy(<char*> <void*> twin + head, <char*> <void*> original + head, Py_TYPE(original).tp_basicsize - head)
