from sacbe.games.tzolkin cimport ids

cdef short[ids.GEARS] TEETH
cdef short[ids.GEARS] LAST_SPACE
cdef short[ids.GEARS] FIRST_FREE_CHOICE
cdef short[ids.GEARS] LAST_ACTION
cdef short[ids.JUNGLE_GROUPS] HARVEST_CORN
cdef short[ids.JUNGLE_GROUPS] HARVEST_WOOD
cdef short[6 * ids.GOODS] YAXCHILAN_GAIN
cdef short[8] SURCHARGE
cdef short[ids.BLOCKS] PRICE
cdef short[4] ADVANCE_COST
cdef short[4] FOOD_DAYS
cdef short[ids.TEMPLES] TOP_STEP
cdef short[ids.TEMPLES * ids.STEPS] STEP_POINTS
cdef short[ids.TEMPLES * ids.STEPS] STEP_REWARD
cdef short[ids.TEMPLES * 2] HIGHEST_BONUS
cdef short[ids.TILES * ids.GOODS] COST
cdef short[ids.TILES] TYPE
cdef short[ids.TILES] AGE
cdef short[ids.PRINTED * ids.ICONS] ICON
cdef short[ids.PRINTED * ids.ICONS] ICON_WHAT
cdef short[ids.PRINTED * ids.ICONS] ICON_AMOUNT
cdef short[ids.PRINTED] FARM
cdef short[ids.SEATS + 1] MONUMENTS_OPEN
cdef short[ids.SEATS + 1] JUNGLE_FIELDS
cdef short[ids.SEATS + 1] IDLE_WORKERS
cdef short[ids.WEALTH] WEALTH_GEAR
cdef short[ids.WEALTH] WEALTH_SPACE
cdef short[ids.MONUMENTS] POINTS_EACH
cdef short[ids.SEATS + 1] ALL_MONUMENTS_EACH
cdef short[5] MAXED_POINTS
cdef short[7] WORKER_POINTS
cdef short[4] EXTRA_HARVEST
cdef short[ids.BLOCKS] EXTRA_BLOCKS

cdef int WORKERS_START
cdef int WORKERS_MAX
cdef int SKULLS
cdef int WEALTH_DEALT
cdef int WEALTH_KEPT
cdef int BEG_LIMIT
cdef int BEG_RESULT
cdef int CORN_PER_WORKER
cdef int POINTS_PER_UNFED
cdef int CORN_PER_BLOCK
cdef int CORN_PER_ACTION
cdef int CORN_PER_STEP
cdef int FISHING_CORN
cdef int FARMS
cdef int EXTRA_FISHING
cdef int EXTRA_SKULLS
cdef int BUILDING_CORN
cdef int BUILDING_POINTS
cdef int CORN_SAVED
cdef int POINTS_PER_SKULL
