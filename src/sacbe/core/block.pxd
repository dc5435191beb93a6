# constants only: nothing here is compiled by itself; the function is inlined where it is used.
from cpython.object cimport PyObject, PyTypeObject
from libc.string cimport memcpy

cdef extern from *:
    """
    #define SACBE_NEW_LIKE(original, arguments) (Py_TYPE(original)->tp_new(Py_TYPE(original), arguments, NULL))
    """
    object SACBE_NEW_LIKE(object original, tuple arguments)
    PyTypeObject* Py_TYPE(object o)

# A state's data lies behind the object's head, its method table and its journal.
cdef inline object twin_of(object original):
    cdef Py_ssize_t head = sizeof(PyObject) + 2 * sizeof(void*)
    cdef object twin = SACBE_NEW_LIKE(original, ())
    memcpy(<char*> <void*> twin + head, <char*> <void*> original + head, Py_TYPE(original).tp_basicsize - head)
    return twin
