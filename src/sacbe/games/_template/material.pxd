from sacbe.games._template cimport ids

cdef short[ids.TILES] KIND
cdef short[ids.TILES] WORTH
cdef short[ids.TOKENS] STARTING_TOKENS

cdef int ROUNDS
cdef int MARKET
