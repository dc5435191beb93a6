# constants only
cdef enum:
    CHANCE = -1
    AUTOMATIC = -2
    EVERYONE = -1
    FRAME = 4
    FRAMES = 24
    OFFERS = 64
    ENTRY = 6
    ENTRIES = 400
    PLAN = 24
    BEAM = 64
    ANSWERS = 256
    CHILDREN = 24
    PATH = 256
    GLIMPSES = 12
    MOST_SEATS = 8
    UNKNOWN = -1000000000
