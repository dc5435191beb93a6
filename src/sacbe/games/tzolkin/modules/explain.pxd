from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport decisions, hooks, ids
from sacbe.games.tzolkin cimport material as base
from sacbe.games.tzolkin.modules cimport material
from sacbe.games.tzolkin.modules.quick_actions cimport schedule, spaces
from sacbe.games.tzolkin.modules.tribes cimport picking as tribe_picking, placing as tribe_placing, turn as tribe_turn
from sacbe.games.tzolkin.rules cimport holdings, picking, placing
from sacbe.games.tzolkin.state cimport State
