"""What must a newcomer to Mexica not overlook? A free founding, points that lapse, and the palace."""

from __future__ import annotations

from collections.abc import Iterator

from sacbe.core.coaching import Coaching
from sacbe.core.effects import Effect
from sacbe.core.game import Game
from sacbe.core.state import State as CoreState
from sacbe.games.mexica import ids, names
from sacbe.games.mexica.chances import POINTS_PER_TURN, at_the_palace, chances
from sacbe.games.mexica.effects import PER_TOKEN, POINT
from sacbe.games.mexica.founding_chances import foundable, won
from sacbe.games.mexica.reviews import review
from sacbe.games.mexica.routes import routes
from sacbe.games.mexica.state import State

MAX_TOKENS_BOUGHT: int = names.load("action_points")["max_tokens_bought_per_turn"]


def guards(game: Game, state: CoreState, seat: int) -> list[Effect]:
    """What the seat leaves lying if it does nothing about it."""
    assert isinstance(state, State)
    can_buy = any(game.actions.verb(action) == "buy_token" for action in game.legal(state))
    return [
        *foundings(foundable(game, state)),
        *(unspent(state) if can_buy else ()),
        *(at_the_palace(game, state, seat) if not begins(state) else ()),
    ]


def foundings(sizes: list[int]) -> Iterator[Effect]:
    """Districts that the seat may found now (MX-8)."""
    for size in sizes:
        points = won(size)
        yield Effect("free_founding", "founding", points * POINT, {"size": size, "points": points})


def unspent(state: State) -> Iterator[Effect]:
    """The last action points of a turn, when all of them can become tokens (MX-18)."""
    left = state.action_points
    if 0 < left <= MAX_TOKENS_BOUGHT - state.bought:
        yield Effect("unspent", "tokens", left * PER_TOKEN, {"points": left}, is_loss=True)


def remedies(game: Game, state: CoreState, seat: int, guard: Effect) -> list[tuple[int, ...]]:
    """The founding, a token, or the way to the palace."""
    assert isinstance(state, State)
    match guard.kind:
        case "free_founding":
            texts: tuple[str, ...] = (f"found {guard.data['size']}",)
        case "unspent":
            texts = ("buy_token",)
        case _:
            texts = next(route.actions for route in routes(game, state) if route.to == guard.data["cell"])
    return [tuple(game.parse(state, text) for text in texts)]


def begins(state: CoreState) -> bool:
    """Has the seat spent nothing yet in its turn?"""
    assert isinstance(state, State)
    return state.frame().kind == ids.TURN and state.action_points == POINTS_PER_TURN


COACHING = Coaching(guards, remedies, chances, review, begins, margin=300)
