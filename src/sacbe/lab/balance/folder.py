"""Which runs are in a folder, and what do they say? What a file says is kept, so it is read once."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

from sacbe.lab import run_folder
from sacbe.lab.balance import survey
from sacbe.lab.balance.survey import Survey
from sacbe.lab.report import BadFolder
from sacbe.lab.run import Run
from sacbe.lab.run_folder import ABOUT, PACKED
from sacbe.lab.workers import Workers

KEPT, ENDING = "survey", ".survey"


class Surveyed:
    """The complete blocks of all runs in some folders."""

    def __init__(self, folders: Sequence[Path]) -> None:
        abouts = sorted({about for folder in folders for about in folder.glob(f"**/{ABOUT}")})
        self._runs = {about.parent: run_folder.about(about.parent) for about in abouts}
        self._files = [packed for folder in self._runs for packed in run_folder.packed_files(folder)]
        if not self._files:
            where = ", ".join(map(str, folders))
            raise BadFolder(f"There are no games of `sacbe lab selfplay` in {where}.")
        games = sorted({run.game for run in self._runs.values()})
        if len(games) > 1:
            raise BadFolder(f"A report is about one game, not about {' and '.join(games)}.")
        (self.game,) = games

    @property
    def runs(self) -> list[tuple[Run, int]]:
        """The runs that have games, each with their number."""
        counts = dict.fromkeys(self._runs, 0)
        for packed in self._files:
            counts[packed.parent.parent] += len(run_folder.named(packed))
        return [(run, counts[folder]) for folder, run in self._runs.items() if counts[folder]]

    @property
    def games(self) -> int:
        """How many games there are."""
        return sum(games for _, games in self.runs)

    def read(self, workers: Workers) -> Generator[int]:
        """Read what was not read before; yields how many games are known since the last time."""
        known = [packed for packed in self._files if kept(packed) is not None]
        yield sum(len(run_folder.named(packed)) for packed in known)
        missing = sorted(set(self._files) - set(known))
        items = ((str(packed), packed.read_bytes()) for packed in missing)
        for ended in workers.as_they_end(read_file, items):
            for path, found in ended:
                place = place_of(Path(path))
                place.parent.mkdir(exist_ok=True)
                run_folder.write_whole(place, found)
            yield sum(len(run_folder.named(Path(path))) for path, _ in ended)

    def survey(self) -> Survey:
        """All that was read."""
        return survey.merged(found for packed in self._files if (found := kept(packed)) is not None)


def place_of(packed: Path) -> Path:
    """Where it is kept what a file of records says."""
    return packed.parent.parent / KEPT / (packed.name.removesuffix(PACKED) + ENDING)


def kept(packed: Path) -> Survey | None:
    """What a file of records said, if that is known."""
    place = place_of(packed)
    return survey.unpacked(place.read_bytes()) if place.is_file() else None


def read_file(path: str, content: bytes) -> tuple[str, bytes]:
    """What a file of records says; the path only tells which."""
    return path, survey.of_records(run_folder.split_records(content, path))
