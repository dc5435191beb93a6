from sacbe.core cimport ids as core
from sacbe.games.tzolkin cimport actions, ids, material
from sacbe.games.tzolkin.rules cimport buildings, calendar, chichen_itza, holdings, palenque, picking, placing, technology, temples, turn, uxmal
from sacbe.games.tzolkin.state cimport State
