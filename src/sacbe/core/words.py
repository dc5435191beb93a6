"""What people read: names, choices, questions, log lines and reasons, in each language.

Every package with something to say keeps a Fluent file for each language in its folder `words`, and the
terms that these sentences use in its folder `glossary`; those that all games share are in core. A thing's
id leads to its name: `name-<id>`, or a key of its own where one id names several things (`source-corn`). A
message gets the name under the field's own name, and the bare id as `<field>_id` to choose a form by. Where
there is no thing, or a list is empty, both are `none`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

from sacbe.core.actions import ActionSpace
from sacbe.core.effects import Effect
from sacbe.core.errors import BadOptions
from sacbe.core.events import Event
from sacbe.core.figures import as_figure, figure
from sacbe.core.reasons import Reason

LOCALES = {"en": "en_GB", "pt": "pt_BR", "es": "es", "hu": "hu"}
LANGUAGES = tuple(LOCALES)
QUARTERS = 4
NONE = "none"


def key(*parts: str) -> str:
    """The key of a message, from the ids it is about."""
    return "-".join(parts).replace("_", "-")


def points(quarters: int) -> int | float:
    """Quarter points as points, a whole number where they make one."""
    return quarters / QUARTERS if quarters % QUARTERS else quarters // QUARTERS


class Words:
    """All messages of one language."""

    def __init__(self, language: str, *sources: str) -> None:
        self.language = language
        self._bundle = FluentBundle([LOCALES[language]], {"NUMBER": as_figure}, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source))

    @classmethod
    def load(cls, language: str, *packages: str) -> Words:
        """The words and terms of these packages in a language; of two with the same key, the first."""
        if language not in LANGUAGES:
            raise BadOptions(f"There is no language {language!r}; the languages are: {', '.join(LANGUAGES)}.")
        folders = [
            files(package) / folder
            for package in (*packages, "sacbe.core")
            for folder in ("glossary", "words")
        ]
        sources = (folder / f"{language}.ftl" for folder in folders)
        return cls(language, *(source.read_text("utf-8") for source in sources if source.is_file()))

    # Single messages.

    def has(self, message: str) -> bool:
        """Is there a message of this key?"""
        return bool(self._bundle.has_message(message))

    def text(self, message: str, /, **data: object) -> str:
        """A message with its data filled in; KeyError if there is none, ValueError if data are missing."""
        if not self.has(message):
            raise KeyError(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        errors: list[Exception] = []
        figures = {field: as_figure(value) for field, value in data.items()}
        # The bundle's own method would turn figures back into plain numbers.
        text = pattern(ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(figures)))
        if errors:
            raise ValueError(f"The message {message!r} cannot be filled in: {errors[0]}.") from errors[0]
        return str(text)

    __call__ = text

    def figure(self, value: float) -> str:
        """A number as the language writes it."""
        return figure(value, LOCALES[self.language])

    def listed(self, things: Sequence[str]) -> str:
        """Several things in one phrase, as the language joins them."""
        return format_list(things, locale=LOCALES[self.language])

    def filled(self, message: str, data: Mapping[str, object]) -> str:
        """A message with data by their names."""
        return self.text(message, **self._named(data))

    # Messages about the things of a game.

    def name(self, thing: str, within: str = "name") -> str:
        """The name of a thing: its own within something (`source`, `name-harvest`), else the usual one.

        An id without a name stands for itself.
        """
        for message in (key(within, thing), key("name", thing)):
            if self.has(message):
                return self.text(message)
        return thing

    def action(self, space: ActionSpace, number: int) -> str:
        """An action as it reads in a list of choices."""
        verb, noun = space.verb(number), space.noun(number)
        if noun is None:
            return self.text(key("action", verb))
        return self.text(key("action", verb), noun=self.name(noun, key("name", verb)), noun_id=noun)

    def prompt(self, kind: str, **data: object) -> str:
        """The question that a frame of this kind puts, with its locals."""
        return self.text(key("prompt", kind), **self._named(data))

    def log(self, event: Event, players: Sequence[str]) -> str:
        """What happened, as a sentence; `players` are the names of the seats."""
        data = self._named(event.data)
        if event.seat is not None:
            data["player"] = players[event.seat]
        return self.text(key("log", event.kind), **data)

    def reason(self, reason: Reason, players: Sequence[str] = ()) -> str:
        """Why an action is not legal, as a sentence; `players` are the names of the seats, if known.

        A price that names its `parts` has a sentence for just these (`reason-costs-corn-placing`).
        """
        data = self._named(reason.data)
        seat = reason.data.get("seat")
        if isinstance(seat, int):
            data["player"] = players[seat] if players else self.text("player-of-seat", seat=seat)
        parts = reason.data.get("parts")
        return self.text(key("reason", f"{reason.key}-{parts}" if parts else reason.key), **data)

    def effect(self, effect: Effect, players: Sequence[str]) -> str:
        """What some actions change, as a sentence; `players` are the names of the seats."""
        data = self._named(effect.data)
        seat = effect.data.get("seat")
        if isinstance(seat, int):
            data["player"] = players[seat]
        return self.text(key("effect", effect.kind), **data)

    def _named(self, data: Mapping[str, object]) -> dict[str, object]:
        """Data as messages use them: names for ids, points for quarters, yes and no, lists as texts."""
        named: dict[str, object] = {}
        for field, value in data.items():
            if field == "quarters" and isinstance(value, int):
                named["points"], named["loss"] = points(value), points(max(0, -value))
            elif isinstance(value, bool):
                named[field] = "yes" if value else "no"
            elif isinstance(value, str):
                named[field] = self.name(value, field) if value else NONE
                named[f"{field}_id"] = value or NONE
            elif isinstance(value, Sequence):
                named[field] = self.listed([self.name(str(item), field) for item in value]) or NONE
            else:
                named[field] = value
        return named
