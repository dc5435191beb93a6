from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport hooks, ids, material
from sacbe.games.tzolkin.rules cimport buildings, holdings, icons, picking, placing, turn, uxmal
from sacbe.games.tzolkin.state cimport State
