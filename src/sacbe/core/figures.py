"""How is a number written in a language? With its separators, a true minus, and quarters as fractions."""

from __future__ import annotations

from typing import Any

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber

FRACTIONS = {0.25: "¼", 0.5: "½", 0.75: "¾"}
MINUS = "−"


def figure(value: float, locale: Locale | str) -> str:
    """A number as people write it."""
    size = abs(value)
    whole = int(size)
    part = FRACTIONS.get(size - whole, "")
    digits = "" if part and not whole else format_decimal(whole if part else size, locale=locale)
    return f"{MINUS if value < 0 else ''}{digits}{part}"


class _Figure(FluentNumber):
    """A number in a message: it chooses a form, and is a figure unless the message asks for digits."""

    def format(self, locale: Locale) -> str:
        """The number as people write it."""
        if self.options is self.default_number_format_options:
            return figure(self, locale)  # type: ignore[arg-type]
        return str(super().format(locale)).replace("-", MINUS)


class _Whole(_Figure, FluentInt):
    """A whole number."""


class _Part(_Figure, FluentFloat):
    """A number that need not be whole."""


def as_figure(value: Any, **options: Any) -> Any:
    """A value for a message: numbers are figures, and anything else stays as it is."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return value
    return _Whole(value, **options) if isinstance(value, int) else _Part(value, **options)
