from sacbe.games.tzolkin cimport ids

cdef int[ids.GOODS] GOOD
cdef int[ids.GOODS] TOO_LATE
cdef int[3] MORE_WORKERS
cdef int[ids.TRACKS * ids.TOP_LEVEL] LEVEL
cdef int[2] AGES
cdef int[2] HIGHEST
cdef int[3] HOPE
cdef int[3] ICON_ACTION
cdef int[2] HARVEST_TILE
cdef int[2] TWO
cdef int[2] STARTING_PLAYER
cdef int[2] PROPHECY
cdef int[ids.ALL_TRIBES + 1] TRIBE

cdef int FADE
cdef int CORN_AT_HAND
cdef int CORN_WANTED
cdef int STORE
cdef int SURPLUS
cdef int INCOME
cdef int SCARCE
cdef int HUNGER
cdef int FOOD
cdef int WORKER_DAY
cdef int CLIMBING
cdef int MONUMENT_GROWTH
cdef int MONUMENT_OPTION
cdef int TRUST
cdef int SKULL_PACE
cdef int CROWDING
cdef int MARKET
