"""The report as one page: it needs nothing from elsewhere, and reads on a phone, by night and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from sacbe.core import registry
from sacbe.core.choices import Topic, Way
from sacbe.core.game import Game
from sacbe.lab.balance import charts, topics
from sacbe.lab.balance.charts import Dot, said
from sacbe.lab.balance.look import STYLE
from sacbe.lab.balance.sums import Sums
from sacbe.lab.balance.survey import (
    ALL,
    BIN,
    BOTS,
    DECISIONS,
    MARGIN,
    SCORE,
    TURNS,
    WINNER,
    Setup,
    Survey,
)
from sacbe.lab.balance.topics import PERCENT, figure, folded, table
from sacbe.lab.run import Run
from sacbe.lab.style import english

HOW_TO_READ = """
<p>Every line is a mean with its interval of 95&nbsp;%, computed over games, because the seats of one game
depend on each other. Of twenty such intervals one misses by chance, so the best of many lines is a little
worse than it looks. <em>Points above the mean of the table</em> compare a seat with its own game.
<em>Wins</em> are in percent of what an equal player would win: 100 is fair at every number of players; a
shared win counts in parts.</p>
<p>Chance gives some things, players choose others. What chance gave may be <em>because of it</em>; what was
chosen says how well seats did <em>with it</em>. And all this is how these bots play: other players may make
more of what they neglect.</p>
"""

NAMED = 3
"""Best and last lines of a topic that the summary names."""

SUMMED = {Way.LOT: "", Way.DEALT: ", kept", Way.OPEN: ", built"}
"""The topics that the summary names, and what the seats have done."""


def page(game: Game, survey: Survey, runs: Sequence[tuple[Run, int]]) -> str:
    """The report on the games of some runs, each with the number of its games."""
    games = sum(found.games for found in survey.values())
    words = english(game)
    name = words.text("game-name")
    bots = sorted({bot for run, _ in runs for bot in run.bots})
    title = f"{name}: {games:,} games"

    def called(setup: Setup) -> str:
        return setup_name(game, setup)

    own = Topic(BOTS, "Bots", Way.DONE)
    listed = [*([own] if len(bots) > 1 else []), *registry.choices_of(game).topics]
    sections = [(topic, topics.section(survey, topic, called)) for topic in listed]
    shown = [(topic, text) for topic, text in sections if text]
    links = [("tables", "The tables"), ("scores", "Scores")]
    links += [(topics.anchor(topic), topic.title) for topic, _ in shown]
    links += [
        ("sources", "Where points come from"),
        ("winners", "How winners play"),
        ("length", "Length of the games"),
    ]
    links += [("again", "The same games again")]
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>Played by {escape(' and '.join(bots))}, version {escape(runs[0][0].version)}; read back from "
        "their records by the engine.</p>",
        HOW_TO_READ,
        in_short(survey, [topic for topic, _ in shown]),
        "<nav>" + "".join(f'<a href="#{where}">{escape(what)}</a>' for where, what in links) + "</nav>",
        tables(survey, called),
        scores(survey, called),
        *(text for _, text in shown),
        points(survey, called),
        winners(survey),
        lengths(survey, called),
        again(runs),
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>\n"
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def setup_name(game: Game, setup: Setup) -> str:
    """A kind of table in a few words."""
    words = english(game)
    modules = ", ".join(words.name(module) for module in setup.modules)
    if setup.modules and set(setup.modules) == set(game.modules) and len(setup.modules) > 1:
        modules = "all modules"
    if not modules:
        modules = "no modules" if game.modules else ""
    return f"{setup.players} players{', ' * bool(modules)}{modules}"


def in_short(survey: Survey, shown: Sequence[Topic]) -> str:
    """The best and the last of what chance gives and what lies open."""
    items = [f"<li>{text}</li>" for topic in shown if (text := summary(survey, topic))]
    if not items:
        return ""
    note = f"<p>{topics.LEADS}; the sections say how far chance and how far choice is behind it.</p>"
    return f"<h2>In short</h2>{note}<ul>{''.join(items)}</ul>"


def summary(survey: Survey, topic: Topic) -> str:
    """A topic in a line; nothing for those of which every seat has something."""
    found = topics.lines(survey, topic)
    if topic.way not in SUMMED:
        return ""
    texts = [f"{escape(line.name)} {said(line.lead, '{:+.1f}')}" for line in found]
    head = f"<b>{escape(topic.title)}{SUMMED[topic.way]}</b>"
    if len(texts) <= 2 * NAMED:
        return f"{head}: {'; '.join(texts)}."
    return f"{head}: best {'; '.join(texts[:NAMED])} … last {'; '.join(texts[-NAMED:])}."


def tables(survey: Survey, called: topics.Called) -> str:
    """How many games of each kind there are, and how they ended."""
    rows = [
        [
            called(setup),
            f"{found.games:,}",
            said(found.totals[ALL].estimate(SCORE), "{:.1f}"),
            said(found.totals[WINNER].estimate(SCORE), "{:.1f}"),
            said(found.totals[MARGIN].estimate(0), "{:.1f}"),
            f"{PERCENT * found.shared / found.games:.1f} %",
        ]
        for setup, found in sorted(survey.items())
    ]
    heads = ("", "games", "mean score", "winner’s score", "ahead of the second", "shared wins")
    return '<section id="tables"><h2>The tables</h2>' + table(heads, rows) + "</section>"


def scores(survey: Survey, called: topics.Called) -> str:
    """The distributions of scores."""
    drawn = [
        f"<figure><figcaption>{escape(called(setup))}</figcaption>"
        f"{charts.distribution(f'Scores: {called(setup)}', found.scores, BIN)}</figure>"
        for setup, found in sorted(survey.items())
    ]
    note = f"<p>How many seats ended with so many points, in bars of {BIN}.</p>"
    return f'<section id="scores"><h2>Scores</h2>{note}<div class="pictures">{"".join(drawn)}</div></section>'


def points(survey: Survey, called: topics.Called) -> str:
    """Points by source: all seats, and by how much the winners had more."""
    total = _pooled(survey, "points")
    by_size = sorted(total, key=lambda name: -total[name].estimate(0).mean)
    shown = [name for name in by_size if any(total[name].estimate(place).mean for place in (0, 1))]
    topic = Topic("points", "Where points come from", Way.DONE)
    drawn = [
        figure(
            "Points of a seat", topic, [Dot(name, total[name].estimate(0)) for name in shown], 0.0, "{:.1f}"
        ),
        figure(
            "Winners less the others at their table",
            topic,
            [Dot(name, total[name].estimate(1)) for name in shown],
            0.0,
            "{:+.1f}",
        ),
    ]
    setups = sorted(survey)
    rows = [
        [
            name,
            *(
                said(survey[setup].points[name].estimate(0), "{:.1f}")
                if name in survey[setup].points
                else "–"
                for setup in setups
            ),
        ]
        for name in shown
    ]
    return (
        '<section id="sources"><h2>Where points come from</h2>'
        f'<div class="pictures">{"".join(drawn)}</div>'
        + folded("The numbers", table(["", *(called(setup) for setup in setups)], rows))
        + "</section>"
    )


def winners(survey: Survey) -> str:
    """The numbers of the style, of all seats and of winners."""
    total = _pooled(survey, "style")
    if not total:
        return ""
    rows = [
        [name, said(sums.estimate(0), "{:.2f}"), said(sums.estimate(1), "{:+.2f}")]
        for name, sums in total.items()
    ]
    return (
        '<section id="winners"><h2>How winners play</h2>'
        "<p>What goes with a victory, not always what brings it.</p>"
        + table(["mean of one seat in a game", "all seats", "winners less the others"], rows)
        + "</section>"
    )


def lengths(survey: Survey, called: topics.Called) -> str:
    """Turns and decisions of the games."""
    rows = []
    for setup, found in sorted(survey.items()):
        row = [called(setup)]
        for name in (TURNS, DECISIONS):
            counts = sorted(found.lengths[name].elements())
            row += [
                f"{sum(counts) / len(counts):.1f}",
                f"{counts[len(counts) // 20]} to {counts[-1 - len(counts) // 20]}",
            ]
        rows.append(row)
    heads = ["", "turns of all seats", "nine of ten games", "decisions", "nine of ten games"]
    return '<section id="length"><h2>Length of the games</h2>' + table(heads, rows) + "</section>"


def again(runs: Sequence[tuple[Run, int]]) -> str:
    """The commands that play these games."""
    commands = "".join(f"<li><code>{escape(run.command(games))}</code>" for run, games in runs)
    return (
        '<section id="again"><h2>The same games again</h2><p>From the same version, each command plays the '
        "same games; <code>sacbe lab report</code> makes this page from their folders. The first game of a "
        f"run has the seed that is named, and each further game the next.</p><ul>{commands}</ul></section>"
    )


def _pooled(survey: Survey, which: str) -> dict[str, Sums]:
    """Sums by name, of all setups together."""
    total: dict[str, Sums] = {}
    for _, found in sorted(survey.items()):
        for name, sums in getattr(found, which).items():
            total.setdefault(name, Sums()).merge(sums)
    return total
