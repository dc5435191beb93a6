"""A game as PettingZoo's agent environment cycle: every seat is an agent, and the one that is asked acts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from sacbe.core import constants, rewards
from sacbe.core.game import Game
from sacbe.envs import rendering, seen
from sacbe.envs.seen import Observation, SeenGame


def agent(seat: int) -> str:
    """The agent of a seat."""
    return f"seat_{seat}"


class RawEnv(AECEnv[str, Observation, int | None]):
    """The environment itself, without the wrappers that check how it is used."""

    def __init__(
        self,
        game: Game,
        players: int,
        modules: Sequence[str] = (),
        reward: str = "standing",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"{game.name}_v0", "is_parallelizable": False, **rendering.METADATA}
        self._seen = SeenGame(game, players, modules)
        self._rewards = rewards.Rewards(game, reward)
        self._renderer = rendering.Renderer(game, players, render_mode, language)
        self.render_mode = render_mode
        self.actions = len(game.actions)
        self.possible_agents = [agent(seat) for seat in range(players)]
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        # A space for each agent, because each may be seeded by itself.
        self.observation_space = cache(self._observation_space)
        self.action_space = cache(self._action_space)
        self.observation_spaces = {name: self.observation_space(name) for name in self.possible_agents}
        self.action_spaces = {name: self.action_space(name) for name in self.possible_agents}

    @property
    def game_seed(self) -> int:
        """The seed of the game in progress: a Session with it and the same actions is the same game."""
        return self._seen.seed

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        self._seen.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._seen.solo.asked()]
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and the actions that are legal for it: none if it is not asked."""
        return self._seen.seen_by(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Take an action of the agent that is asked."""
        name = self.agent_selection
        if self.terminations[name]:
            self._was_dead_step(action)
            return
        assert action is not None
        seen = self._seen
        if not seen.allows(int(action)):
            EnvLogger.warn_on_illegal_move()
            self._end(self._rewards.illegal(seen.solo.state, self._seats[name]))
            return
        asked = seen.solo.play(int(action))
        if asked == constants.NOBODY:
            self._end(self._rewards.of(seen.solo.state))
        else:
            self.agent_selection = self.possible_agents[asked]
        self._show()

    def _end(self, given: list[float]) -> None:
        """The game is over for all."""
        self.rewards = dict(zip(self.possible_agents, given, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as text or as SVG, as the render mode says."""
        return self._renderer.render(self._seen.solo.state)

    def _show(self) -> None:
        if self.render_mode == rendering.HUMAN:
            self.render()

    def _observation_space(self, agent: str) -> spaces.Dict:
        return seen.observation_space(self._seen.game)

    def _action_space(self, agent: str) -> spaces.Discrete:
        return seen.action_space(self._seen.game)


class CheckedEnv(wrappers.OrderEnforcingWrapper[str, Observation, int | None]):
    """The environment with PettingZoo's usual checks: right order, known actions, illegal ones end the game.

    They are in one wrapper, because three around each other take six times as long as a step; and what
    every step asks for does not go through `__getattr__`.
    """

    env: RawEnv

    @property
    def agents(self) -> list[str]:
        """The agents that are still there."""
        return self._begun().agents

    @property
    def agent_selection(self) -> str:
        """The agent that is asked."""
        return self._begun().agent_selection

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent sees that is asked, and what has come of its last action."""
        found: tuple[Observation | None, float, bool, bool, dict[str, Any]] = self._begun().last(observe)
        return found

    def step(self, action: int | None) -> None:
        """Take an action of the agent that is asked."""
        if not self._has_reset or not self.env.agents:
            super().step(action)
            return
        self._has_updated = True
        assert action is None or 0 <= action < self.env.actions, "action is not in action space"
        self.env.step(action)

    def _begun(self) -> RawEnv:
        """The environment, if a game has begun; the wrapper says so otherwise."""
        if not self._has_reset:
            raise AttributeError("reset() begins a game")
        return self.env
