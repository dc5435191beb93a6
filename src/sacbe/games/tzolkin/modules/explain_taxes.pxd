from sacbe.games.tzolkin cimport hooks, ids, material
from sacbe.games.tzolkin.rules cimport buildings, holdings, icons, temples
from sacbe.games.tzolkin.state cimport State
