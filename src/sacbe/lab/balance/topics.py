"""One topic of a report: its lines, its pictures and its table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

from sacbe.core.choices import Topic, Way
from sacbe.lab.balance import charts
from sacbe.lab.balance.charts import Dot, said
from sacbe.lab.balance.sums import Sums, difference
from sacbe.lab.balance.survey import ALL, LEAD, LEFT, OFFERED, SCORE, TAKEN, WINS, Setup, Survey
from sacbe.lab.tally import Estimate

FEWEST = 30
"""Games that a line needs to be shown."""

PICTURED = 24
"""Lines of a picture; the table has all."""

PERCENT = 100.0

EXPLANATIONS = {
    Way.LOT: "Chance decides this, so differences are because of it.",
    Way.DEALT: "Kept and given back by choice: seats do so well <em>with</em> it. The last picture counts "
    "every seat that was dealt it, kept or not; that is chance alone, so those differences are <em>because "
    "of</em> the chance to have it.",
    Way.OPEN: "Seats that took it against the mean of their own tables: so well they do <em>with</em> it, "
    "which is not always because of it. Whoever is ahead can afford more.",
    Way.DONE: "So well seats do <em>with</em> it, which is not always because of it.",
    Way.COUNT: "So well seats do <em>with</em> so many, which is not always because of them.",
}

Called = Callable[[Setup], str]
"""How a kind of table is called."""

LEADS, LUCK = "Points above the mean of the table", "Wins, in percent of an equal player’s"


@dataclass(frozen=True)
class Line:
    """A thing, with the sums of all setups together and of each."""

    name: str
    taken: Sums
    left: Sums
    offered: Sums
    open_seats: int
    by_setup: dict[Setup, Sums]
    most: float
    """The largest number of players at its tables: so many times its share somebody may win at most."""

    @property
    def lead(self) -> Estimate:
        """The points of those who have it above their tables."""
        return self.taken.estimate(LEAD)

    @property
    def wins(self) -> Estimate:
        """How often they win, as a multiple of what is fair."""
        return self.taken.share(WINS, self.most)

    @property
    def is_weighed(self) -> bool:
        """Are there enough who gave it back?"""
        return self.left.games >= FEWEST


def lines(survey: Survey, topic: Topic) -> list[Line]:
    """The lines of a topic, the best first, or numbers in their order; none with too few games."""
    names = {name for found in survey.values() for own, name, _ in found.things if own == topic.name}
    found = [line for name in names if (line := _line(survey, topic.name, name)).taken.games >= FEWEST]
    if topic.way == Way.COUNT:
        return sorted(found, key=lambda line: float(line.name))
    return sorted(found, key=lambda line: (-line.lead.mean, line.name))


def _line(survey: Survey, topic: str, name: str) -> Line:
    def total(how: str) -> Sums:
        sums = Sums()
        for found in survey.values():
            if (topic, name, how) in found.things:
                sums.merge(found.things[topic, name, how])
        return sums

    by_setup = {
        setup: found.things[topic, name, TAKEN]
        for setup, found in sorted(survey.items())
        if (topic, name, TAKEN) in found.things
    }
    return Line(
        name,
        total(TAKEN),
        total(LEFT),
        total(OFFERED),
        sum(found.open_seats[topic, name] for found in survey.values()),
        by_setup,
        float(max((setup.players for setup in by_setup), default=1)),
    )


def section(survey: Survey, topic: Topic, called: Called) -> str:
    """The part of the page about a topic; nothing where there is nothing to compare."""
    shown = lines(survey, topic)
    if len(shown) < 2:
        return ""
    pictured = most_common(shown, PICTURED) if topic.way != Way.COUNT else shown[: 2 * PICTURED]
    parts = [f'<section id="{anchor(topic)}"><h2>{escape(topic.title)}</h2>']
    notes = [escape(topic.note), EXPLANATIONS[topic.way]]
    if len(pictured) < len(shown):
        notes.append(f"The pictures have the {len(pictured)} most frequent.")
    parts.append(f"<p>{' '.join(filter(None, notes))}</p>")
    parts.append(f'<div class="pictures">{"".join(_pictures(topic, pictured))}</div>')
    parts.append(_table(survey, topic, shown, called))
    return "".join([*parts, "</section>"])


def anchor(topic: Topic) -> str:
    """How links name the section of a topic."""
    return topic.name.replace(" ", "-")


def most_common(shown: Sequence[Line], count: int) -> list[Line]:
    """The lines with most seats, in the same order."""
    chosen = sorted(shown, key=lambda line: -line.taken.seats)[:count]
    return [line for line in shown if line in chosen]


def _pictures(topic: Topic, shown: Sequence[Line]) -> Iterator[str]:
    if topic.way == Way.DEALT:
        leads = [
            Dot(line.name, line.lead, line.left.estimate(LEAD) if line.is_weighed else None) for line in shown
        ]
        yield figure(f"{LEADS}: <b>kept</b> and <i>given back</i>", topic, leads, 0.0, "{:+.1f}")
    else:
        yield figure(LEADS, topic, [Dot(line.name, line.lead) for line in shown], 0.0, "{:+.1f}")
    yield figure(LUCK, topic, [Dot(line.name, line.wins) for line in shown], PERCENT, "{:.0f}", PERCENT)
    if topic.way == Way.DEALT:
        dealt = sorted(shown, key=lambda line: -line.offered.estimate(LEAD).mean)
        chance = [Dot(line.name, line.offered.estimate(LEAD)) for line in dealt]
        yield figure(f"{LEADS}: <b>dealt it</b>, kept or not", topic, chance, 0.0, "{:+.1f}")


def figure(
    caption: str, topic: Topic, rows: Sequence[Dot], fair: float | None, form: str, factor: float = 1.0
) -> str:
    """A picture with its caption."""
    drawn = charts.dots(topic.title, rows, fair, form, factor)
    return f"<figure><figcaption>{caption}</figcaption>{drawn}</figure>"


def _table(survey: Survey, topic: Topic, shown: Sequence[Line], called: Called) -> str:
    """The numbers of all lines."""
    setups = [setup for setup in sorted(survey) if any(setup in line.by_setup for line in shown)]
    dealt = topic.way == Way.DEALT
    heads = ["", "seats", "of all", "points above the table", "wins, % of equal", "score"]
    if dealt:
        heads[2:3] = ["kept, of those dealt it"]
        heads += ["given back", "kept less given back", "dealt it"]
    elif topic.way == Way.OPEN:
        heads[2:3] = ["of those who could"]
    seats = sum(found.totals[ALL].seats for found in survey.values())
    rows = []
    for line in shown:
        base = line.offered.seats if dealt else line.open_seats if topic.way == Way.OPEN else seats
        row = [
            charts.signed(line.name),
            f"{line.taken.seats:,.0f}",
            f"{PERCENT * line.taken.seats / base:.1f} %" if base else "–",
            said(line.lead, "{:+.2f}"),
            said(line.wins, "{:.1f}", PERCENT),
            said(line.taken.estimate(SCORE), "{:.1f}"),
        ]
        if dealt:
            left = line.left.estimate(LEAD) if line.is_weighed else None
            row += [
                said(left, "{:+.2f}") if left else "–",
                said(difference(line.lead, left), "{:+.2f}") if left else "–",
                said(line.offered.estimate(LEAD), "{:+.2f}"),
            ]
        for setup in setups if len(setups) > 1 else ():
            own = line.by_setup.get(setup)
            row.append(
                said(own.estimate(LEAD), "{:+.1f}") if own is not None and own.games >= FEWEST else "–"
            )
        rows.append(row)
    if len(setups) > 1:
        heads += [called(setup) for setup in setups]
    return folded("The numbers", table(heads, rows))


def folded(title: str, content: str) -> str:
    """Something that opens when it is wanted."""
    return f"<details><summary>{escape(title)}</summary>{content}</details>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of texts."""
    head = "".join(f"<th>{escape(cell)}" for cell in heads)
    body = "".join(
        f"<tr><th>{escape(first)}" + "".join(f"<td>{escape(cell)}" for cell in rest) for first, *rest in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</thead><tbody>{body}</tbody></table></div>'
