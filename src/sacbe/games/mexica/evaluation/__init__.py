"""How good is a position of Mexica for a seat?"""
