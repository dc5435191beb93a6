from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, decisions, hooks, ids
from sacbe.games.tzolkin.rules cimport buildings, calendar, picking
from sacbe.games.tzolkin.state cimport State
