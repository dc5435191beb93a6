# constants only
cdef enum:
    FAVOUR = 0
    TAKE = 3
    GATHER = 15
    END_TURN = 17
    PAY = 18
    REVEAL = 20
