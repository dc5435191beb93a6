from sacbe.games.tzolkin cimport hooks, ids, material
from sacbe.games.tzolkin.rules cimport buildings, holdings, palenque, picking, technology, uxmal
from sacbe.games.tzolkin.rules cimport placing as places
from sacbe.games.tzolkin.state cimport State
