"""How good is a position of Tzolk'in for a seat?"""
