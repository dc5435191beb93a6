"""How evaluations are learnt: self-play, the fit of a network, and rounds of both."""
