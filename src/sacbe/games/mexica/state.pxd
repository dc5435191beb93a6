from sacbe.core cimport game
from sacbe.games.mexica cimport ids

cdef class State(game.State):
    cdef public short strength
    cdef public short period
    cdef public short round
    cdef public short first_player
    cdef public short action_points
    cdef public short bought
    cdef public short proposed
    cdef public short triggered
    cdef public short spent_in_round
    cdef public short events_in_round
    cdef public short idle_rounds
    cdef public short quiet_rounds
    cdef public short doubles
    cdef public short singles
    cdef public short bridges
    cdef public short tokens_left
    cdef public short[ids.ANSWERS] long_list
    cdef public short[ids.CELLS] ground
    cdef public short[ids.SEATS] pilli
    cdef public short[ids.SEATS] tokens
    cdef public short[ids.SEATS * ids.LEVELS] stock
    cdef public short[ids.SEATS * ids.SOURCES] points
    cdef public short[ids.TILES] tiles
    cdef public short[ids.SEATS] reach_at_start
    cdef short[ids.SEATS] reach_now
    cdef short[ids.SEATS] reach_before
    cdef public short[ids.CELLS] district
    cdef public short[ids.CELLS] size
    cdef public short[ids.CELLS] founded
    cdef public short[ids.CELLS] empty_site
    cdef public short[ids.CELLS] ramp
    cdef public short[ids.CELLS] spans
    cdef public short bridges_built
    cdef public short[ids.BRIDGES] bridge_at
    cdef short[ids.CELLS] shore
    cdef short[ids.LARGER + 1] candidates
    cdef public short influence_known
    cdef short[ids.CELLS * ids.COLOURS] levels
    cdef short[ids.CELLS] sites
    cdef public short plots
    cdef public short goals
    cdef public short goals_for
    cdef public short plots_known
    cdef public short[ids.PLOTS] plot_size
    cdef public short[ids.PLOTS] plot_canals
    cdef public short[ids.PLOTS * (ids.SIZES + ids.SMALLEST - 1)] plot_cells
    cdef public short[ids.CELLS] dig
    cdef public short[ids.CELLS] steps
    cdef public short[ids.CELLS] away
    cdef short[ids.CELLS] label
    cdef short[ids.CELLS] distance
    cdef short[2 * ids.CELLS] queue
    cdef void offer(self, int action) noexcept nogil
    cdef int offer_at(self, int place) noexcept nogil
