# constants only: nothing here is compiled by itself; the function is inlined where it is used.
cdef enum:
    POINT = 100
    QUARTER = 25
    PERCENT = 100

cdef inline int scaled(int amount, int part, int whole) noexcept nogil:
    return amount * part // whole if amount >= 0 else -(-amount * part // whole)
