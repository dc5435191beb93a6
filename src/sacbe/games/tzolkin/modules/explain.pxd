from sacbe.games.tzolkin cimport decisions, hooks, ids
from sacbe.games.tzolkin.modules.quick_actions cimport schedule, spaces
from sacbe.games.tzolkin.modules.tribes cimport picking as tribe_picking, placing as tribe_placing
from sacbe.games.tzolkin.rules cimport buildings, holdings, icons, picking, placing, temples
from sacbe.games.tzolkin.state cimport State
