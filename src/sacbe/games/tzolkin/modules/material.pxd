from sacbe.games.tzolkin cimport ids

cdef short[4] OWN_ADVANCE_COST
cdef short[8] OWN_SURCHARGE
cdef short[(ids.ALL_PROPHECIES + 1) * ids.BANDS] BAND_FROM
cdef short[(ids.ALL_PROPHECIES + 1) * ids.BANDS] BAND_POINTS
cdef short[ids.RENOVATABLE * ids.FOOD_DAYS * ids.GOODS] INCOME
cdef short[ids.LAST_DAY + 1] SLOT_OF_DAY
cdef short[ids.QUICK_TILES] SHOWN
cdef short[ids.QUICK_KINDS * ids.GOODS] QUICK_GAIN
cdef short[ids.SEATS + 1] IDLE_WORKERS
cdef short[ids.SEATS + 1] IDLE_ON_QUICK_SPACES

cdef int PASS_CORN
cdef int CORN_FLOOR
cdef int BEG_RESULT
cdef int FIXED_PRICE
cdef int AHEAD_CORN
cdef int STEP_BACK_CORN
cdef int WEALTH_KEPT
cdef int MORE_WORKERS
cdef int MORE_CORN
cdef int MORE_POINTS_LOST
cdef int QUICK_SPACE_CORN
cdef int QUICK_BUILD_CORN
cdef int STEP_CORN
cdef int STEP_BLOCKS
cdef int ADVANCE_BLOCKS
cdef int GOLD_CORN
cdef int HARVEST_LESS
cdef int BUILDING_BLOCKS
cdef int HUNGER_CORN
cdef int FLOOD_CORN
cdef int LOST_LEVEL
