from sacbe.games.tzolkin cimport ids, material
from sacbe.games.tzolkin.rules cimport holdings, palenque
from sacbe.games.tzolkin.state cimport State
