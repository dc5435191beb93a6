"""Both games for OpenSpiel: importing this registers `sacbe_tzolkin` and `sacbe_mexica` with pyspiel.

    import pyspiel
    import sacbe.envs.openspiel

    game = pyspiel.load_game("sacbe_tzolkin(players=4,modules=tribes+prophecies)")

Chance is explicit: its outcomes are numbered from 0 in the order of the game, all equally likely. Seats that
choose secretly at the same time are asked one after the other and see nothing of each other's choices.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from sacbe.core import constants, registry
from sacbe.core.game import Game
from sacbe.core.observation import Observer, blocks_of
from sacbe.core.rewards import Rewards
from sacbe.core.state import State
from sacbe.envs.seen import memory_of

LONGEST = 20_000
"""More decisions than any game has."""

PREFIX = "sacbe_"
BETWEEN_MODULES = "+"

KINDS_OF_UTILITY = {
    "standing": (pyspiel.GameType.Utility.ZERO_SUM, 0.0),
    "win_share": (pyspiel.GameType.Utility.CONSTANT_SUM, 1.0),
    "score_difference": (pyspiel.GameType.Utility.GENERAL_SUM, None),
}
"""What the rewards of all players add up to."""


def type_of(game: Game, reward: str = "standing") -> pyspiel.GameType:
    """What OpenSpiel must know of a game before one is made."""
    information = pyspiel.GameType.Information
    has_secrets = any(kind.is_simultaneous for kind in game.decision_kinds)
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=game.name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if has_secrets else information.PERFECT_INFORMATION,
        utility=KINDS_OF_UTILITY[reward][0],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.min_players, "modules": "", "reward": "standing"},
    )


def info_of(game: Game, players: int, reward: str) -> pyspiel.GameInfo:
    """Sizes and limits of a game."""
    drawn = {verb for kind in game.decision_kinds if kind.is_chance for verb in kind.verbs}
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.actions),
        max_chance_outcomes=max(len(verb.nouns) for verb in game.actions.verbs if verb.name in drawn),
        num_players=players,
        min_utility=0.0 if reward == "win_share" else -1.0,
        max_utility=1.0,
        utility_sum=KINDS_OF_UTILITY[reward][1],
        max_game_length=LONGEST,
    )


class Held:
    """A position that can be copied as OpenSpiel copies."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.state.copy())


class SpielGame(pyspiel.Game):
    """One of the games, at a table of some players."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game = registry.get(self.name)
        self.seats = int(given.get("players", self.game.min_players))
        self.modules = tuple(filter(None, str(given.get("modules", "")).split(BETWEEN_MODULES)))
        reward = str(given.get("reward", "standing"))
        self.rewards = Rewards(self.game, reward)
        self.start = self.game.new(self.seats, self.modules)
        super().__init__(type_of(self.game, reward), info_of(self.game, self.seats, reward), given)

    def new_initial_state(self) -> SpielState:
        """A new game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What writes observations."""
        if params:
            raise ValueError(f"Observers of {self.name} take no parameters, and got {params}.")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("Observations show the table as it is, without what has happened before.")
        return SpielObserver(self.game)


class SpielState(pyspiel.State):
    """A position."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self._held = Held(spiel.start.copy())

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        twin = SpielState(self.get_game())
        twin._held = Held(self._held.state.copy())
        return twin

    @property
    def state(self) -> State:
        """The position itself."""
        return self._held.state

    @property
    def rules(self) -> Game:
        """The rules of the game."""
        game: Game = self.get_game().game
        return game

    def current_player(self) -> int:
        """Who is asked."""
        asked = self.rules.to_act(self.state)
        if asked is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked == constants.CHANCE else asked

    def _legal_actions(self, player: int) -> list[int]:
        return self.rules.legal(self.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance, all equally likely."""
        count = len(self.rules.legal(self.state))
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        self.rules.apply(self.state, self._number(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.rules.text(self._number(action) if player == pyspiel.PlayerId.CHANCE else action)

    def _number(self, action: int) -> int:
        """The number of an action of the game."""
        if self.rules.to_act(self.state) == constants.CHANCE:
            return self.rules.legal(self.state)[action]
        return action

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.rules.is_over(self.state)

    def returns(self) -> list[float]:
        """The rewards of all players; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.state.players
        given: list[float] = self.get_game().rewards.of(self.state)
        return given

    def __str__(self) -> str:
        return json.dumps(self.rules.position(self.state))


class SpielObserver:
    """Writes what a player sees."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tensor = np.zeros(blocks_of(game).size, np.float32)
        blocks = blocks_of(game)
        self.dict = {
            block.name: self.tensor[blocks.first(block.name) :][: block.size] for block in blocks.blocks
        }
        self._mask = np.zeros(len(game.actions), np.int8)
        self._observer = Observer(game, memory_of(self.tensor), memory_of(self._mask))

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of a player into `tensor`, of which `dict` has the blocks."""
        self._observer.see(state.state, player, 0)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know, as a document."""
        return json.dumps(self.game.view(state.state, player))


def _register() -> None:
    for name in registry.names():
        made = type(f"Spiel{name.capitalize()}", (SpielGame,), {"name": name})
        pyspiel.register_game(type_of(registry.get(name)), made)


_register()
