"""how does a card of the log read in words? One sentence for the whole card, or one for each deed.

The page has the same few lines (web/src/table/sentences.ts), because it speaks its reader's language. Both
only put together what the games' words say: phrases (`did-took`), amounts (`amount-corn`) and prices.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from sacbe.core.digest import HEADING, TURN, Card, Deed, Sums
from sacbe.core.words import NONE, Words, key


def title(card: Card, words: Words) -> str:
    """What a card is about that is no turn."""
    about = str(card.data["heading"]) if card.kind == HEADING else card.kind
    return words.filled(key("card" if words.has(key("card", about)) else "log", about), card.data)


def sentence(card: Card, words: Words, players: Sequence[str]) -> str:
    """A whole card in one sentence."""
    if card.events:
        return " ".join(words.log(event, players) for event in card.events)
    rows = [f"{players[seat]} {_amounts(net, words)}" for seat, net in card.seats.items() if net]
    if card.kind != TURN or card.seat is None:
        head = title(card, words)
        return " ".join([f"{head.rstrip('.')}.", *([f"{'; '.join(rows)}."] if rows else [])])
    return "; ".join([f"{players[card.seat]} {_clause(card.deeds, card.net, words)}", *rows]) + "."


def details(card: Card, words: Words) -> list[str]:
    """What was done, one sentence for each deed with its price and what it brought."""
    clauses = [_clause([deed], deed.net, words) for deed in card.deeds]
    return [f"{clause[0].upper()}{clause[1:]}." for clause in clauses]


def _clause(deeds: list[Deed], net: Sums, words: Words) -> str:
    """Deeds, and what they came to."""
    groups = [list(group) for _, group in groupby(deeds, lambda deed: (deed.verb, deed.thing, deed.amount))]
    did = words.listed([_phrase(group, words) for group in groups])
    gains = _amounts({thing: sum_ for thing, sum_ in net.items() if sum_ > 0}, words)
    losses = {thing: sum_ for thing, sum_ in net.items() if sum_ < 0 and _has_words(thing, words)}
    if losses and not gains and all(words.has(key("price", thing)) for thing in losses):
        prices = [words.filled(key("price", thing), {"amount": -sum_}) for thing, sum_ in losses.items()]
        return words("digest-for", did=did, price=", ".join(prices))
    lost = _amounts(losses, words)
    return f"{did}{f': {gains}' if gains else ''}{f' ({lost})' if lost else ''}"


def _phrase(deeds: list[Deed], words: Words) -> str:
    """Deeds that differ only in their places."""
    first = deeds[0]
    return words(
        key("did", first.verb),
        places=", ".join(_spot(deed, words) for deed in deeds),
        count=len(deeds),
        thing=words.name(first.thing) if first.thing else NONE,
        thing_id=first.thing or NONE,
        amount=first.amount,
    )


def _spot(deed: Deed, words: Words) -> str:
    place = " ".join(deed.places)
    return words(key("spot", deed.verb), place=place, to=deed.to) if deed.to else place


def _has_words(thing: str, words: Words) -> bool:
    """Is there a word for a sum? What deeds say already has none."""
    return any(words.has(key(kind, thing)) for kind in ("price", "amount"))


def _amounts(net: Sums, words: Words) -> str:
    """Sums that have a word, as a list."""
    return ", ".join(
        words(
            key("amount", thing),
            amount=abs(amount),
            sign="−" if amount < 0 else "",
            shown=words.figure(amount),
            way="up" if amount > 0 else "down",
            thing=words.name(thing),
        )
        for thing, amount in net.items()
        if words.has(key("amount", thing))
    )
