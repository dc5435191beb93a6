from sacbe.games.mexica cimport ids

cdef short[ids.CELLS * ids.SIDES] NEIGHBOUR
cdef short[ids.CELLS * ids.AROUND] AROUND
cdef short[ids.CELLS] IS_PALACE
cdef short[ids.CELLS] IS_PRINTED_CANAL
cdef short[ids.CELLS] TOUCHES_LAKE
cdef short[ids.CELLS] ROW
cdef short[ids.CELLS] COLUMN
cdef short[ids.START_CELLS] START_CELL
cdef short[ids.TILES] SIZE_OF
cdef short[ids.SIZES + ids.SMALLEST] SECOND
cdef short[ids.SIZES + ids.SMALLEST] THIRD
cdef short[2 * ids.LEVELS] TEMPLES_OF_PERIOD
cdef short[ids.STRENGTHS * ids.LEVELS] NEUTRAL_TEMPLES
cdef short[10] FALLBACK

cdef int DOUBLES
cdef int SINGLES
cdef int BRIDGES
cdef int TOKENS
cdef int OPEN_IN_PERIOD_1
cdef int POINTS_PER_TURN
cdef int TELEPORT_COST
cdef int MOST_TOKENS_BOUGHT
cdef int START_CELL_BONUS
cdef int NEUTRAL_COUNT
cdef int NEUTRAL_DISTANCE
cdef int MOST_NEUTRAL_DRAWS
cdef int IDLE_ROUNDS
cdef int QUIET_ROUNDS
