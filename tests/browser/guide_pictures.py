"""What the pictures of the overviews show and tell, as the engine has it: the same records, played again."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from sacbe.core import constants, record, registry
from sacbe.core.events import Event
from sacbe.core.session import Session
from tests.words.files import PAGE, SOURCES

GAMES = PAGE.parent / "games"
Json = dict[str, Any]


def pictures(game: str) -> Json:
    """Which moments of which records the page draws."""
    read: Json = json.loads((GAMES / game / "guide" / "pictures.json").read_text("utf-8"))
    return read


def data(game: str, name: str) -> Any:
    """A data file of a game."""
    return json.loads((SOURCES / "games" / game / "data" / f"{name}.json").read_text("utf-8"))


@dataclass(frozen=True)
class Scene:
    """A recorded game after some moves."""

    game: str
    name: str
    move: int

    @cached_property
    def session(self) -> Session:
        """The table there, played from the beginning; the record must go so far."""
        text = (GAMES / self.game / "guide" / "records" / f"{self.name}.txt").read_text("utf-8")
        game, played = record.read(text, registry.get)
        assert game.name == self.game and self.move <= len(played.moves)
        session = Session.replaying(game, played.header)
        for seat, action in played.moves[: self.move]:
            session.push(seat, action)
        return session

    @cached_property
    def position(self) -> Json:
        """The whole position."""
        return self.session.position()

    @cached_property
    def view(self) -> Json:
        """What a spectator sees, as the page draws it."""
        return self.session.view(None)

    def played(self, since: Scene) -> list[str]:
        """What was done since another moment of the same record."""
        moves = self.session.record.moves[since.move : self.move]
        return [self.session.game.text(action) for _, action in moves]

    def happened(self, since: Scene, seat: int) -> list[Event]:
        """What a seat did and got since then."""
        events = self.session.events[len(since.session.events) :]
        return [event for event in events if event.seat == seat]


def set_ups(game: str) -> dict[int, Scene]:
    """The tables at the beginning, by the number of players."""
    return {
        int(players): Scene(game, f"setup-{players}", move)
        for players, move in pictures(game)["setUps"].items()
    }


def steps(game: str) -> list[tuple[Scene, Scene]]:
    """The pictures of the turn, each with the moment since when something is new."""
    told = pictures(game)["turn"]["steps"]
    return [
        (Scene(game, "turn", step["shown"]), Scene(game, "turn", step.get("since", step["shown"])))
        for step in told
    ]


# What the sentences of the page need, as the engine has it.


def counts(scene: Scene) -> dict[str, int]:
    """What differs with the number of players."""
    position = scene.position
    if scene.game == "mexica":
        return {
            "pillis": sum(seat["pilli"] is not None for seat in position["seats"]),
            "neutral": sum(colour == "neutral" for colour, _ in position["temples"].values()),
            "temples": sum(sum(seat["temples"]) for seat in position["seats"]),
        }
    standing = [worker for gear in position["gears"].values() for worker in gear.values()]
    (fields,) = {group["corn"] for group in position["jungle"].values()}
    return {"idle": standing.count("idle"), "fields": fields, "monuments": len(position["monuments"])}


def same_for_all(scene: Scene) -> dict[str, int]:
    """What does not, and the figures of what is said of one number of players."""
    position, session = scene.position, scene.session
    if scene.game == "mexica":
        supply = position["supply"]
        spacing = data("mexica", "setup")["two_player_variant"]["placement"]["spacing"]
        (temples,) = {sum(seat["temples"]) for seat in position["seats"]}
        return {
            "starts": len(_at_first(scene, "start").legal()),
            "open": len(position["open_tiles"]),
            "hidden": len(position["face_down_tiles"]),
            "temples": temples,
            "doubles": supply["doubles"],
            "singles": supply["singles"],
            "bridges": supply["bridges"],
            "counters": supply["tokens"],
            "apart": spacing["minimum_manhattan"],
        }
    (kept,) = set(Counter(seat for seat, _ in session.record.moves if seat != constants.CHANCE).values())
    (dealt,) = {len(seat["wealth_dealt"]) for seat in _at_first(scene, "keep").position()["seats"]}
    (workers,) = {seat["workers_in_hand"] for seat in _at_first(scene, "keep").position()["seats"]}
    assert None not in position["row"]
    return {
        "skulls": position["skull_bank"],
        "workers": workers,
        "dealt": dealt,
        "kept": kept,
    }


def _at_first(scene: Scene, verb: str) -> Session:
    """The table just before an action with this verb was taken for the first time."""
    session = scene.session
    first = next(
        nth
        for nth, (_, action) in enumerate(session.record.moves)
        if session.game.text(action).startswith(f"{verb} ")
    )
    return Scene(scene.game, scene.name, first).session


def least_apart(scene: Scene) -> int:
    """How near to each other two neutral temples of Mexica are."""
    cells = [cell for cell, (colour, _) in scene.position["temples"].items() if colour == "neutral"]
    return min(
        abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))
        for one, other in combinations(cells, 2)
    )


def facts(shown: Scene, since: Scene, seat: int) -> dict[str, int]:
    """What is said of a picture of the turn."""
    happened = shown.happened(since, seat)
    if shown.game == "mexica":
        return {
            "left": shown.position["action_points"],
            "spent": _sum(happened, "spent", "points"),
            "points": int(shown.session.scores()[seat]),
            "gained": _sum(happened, "scored", "points"),
            "size": min(district["size"] for district in shown.view["districts"]),
            "level": _sum(happened, "temple_built", "level"),
        }
    has = shown.position["seats"][seat]
    surcharge = data("tzolkin", "placing")["placement"]["total_surcharge_by_workers_placed"]
    places = [event.data["space"] for event in happened if event.kind in ("placed", "picked_up")]
    gained = [event for event in happened if event.kind == "gained"]
    return {
        "day": shown.position["day"],
        "corn": has["corn"],
        "hand": has["workers_in_hand"],
        "space": int(str(places[0]).lstrip("Y")) if places else 0,
        "paid": _sum(happened, "paid", "amount"),
        "second": surcharge["2"] - surcharge["1"],
        "earned": sum(event.data["amount"] for event in gained if event.data["good"] == "corn"),
        "gold": sum(event.data["amount"] for event in gained if event.data["good"] == "gold"),
    }


def _sum(events: list[Event], kind: str, field: str) -> int:
    return sum(int(event.data[field]) for event in events if event.kind == kind)
