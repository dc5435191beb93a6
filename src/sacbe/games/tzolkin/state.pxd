from sacbe.core cimport game
from sacbe.games.tzolkin cimport ids

cdef class State(game.State):
    cdef public short day
    cdef public short age
    cdef public short food_days
    cdef public short marker
    cdef public short starting_player_space
    cdef public short tooth_corn
    cdef public short skull_bank
    cdef public short[ids.SPACES] spaces
    cdef public short[ids.SEATS] corn
    cdef public short[ids.SEATS * ids.BLOCKS] blocks
    cdef public short[ids.SEATS] skulls
    cdef public short[ids.SEATS] hand
    cdef public short[ids.SEATS] workers
    cdef public short[ids.SEATS] dark
    cdef public short[ids.SEATS * ids.TEMPLES] temples
    cdef public short[ids.SEATS * ids.TRACKS] levels
    cdef public short[ids.SEATS] corn_tiles
    cdef public short[ids.SEATS] wood_tiles
    cdef public short[ids.SEATS * ids.SOURCES] points
    cdef public short[ids.JUNGLE_GROUPS] jungle_corn
    cdef public short[ids.JUNGLE_GROUPS] jungle_wood
    cdef public short[10] sacred
    cdef public short[ids.ROW] row
    cdef public short[ids.TILES] tiles
    cdef public short[ids.WEALTH] wealth
    cdef public short modules
    cdef public short calamity
    cdef public short laid_skulls
    cdef public short renovated
    cdef public short quick_action
    cdef public short sale
    cdef public short went_ahead
    cdef public short bargained
    cdef public short skipped
    cdef public short[ids.SEATS] tribe
    cdef public short[ids.ALL_TRIBES] tribes
    cdef public short[ids.PROPHECIES_DRAWN] prophecies
    cdef public short[ids.SEATS] fed
    cdef public short[ids.QUICK_TILES] quick_tiles
    cdef public short[ids.QUICK_SPACES] quick_spaces
    cdef public short[6] placed_now
