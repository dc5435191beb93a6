"""The folder of a run: what is in it, and how does a run go on after whatever ended it?

    run.json                                     what all games have in common
    records/0000000300-0000000399.records.gz     the records of the games of these seeds, one after the other
    shards/0000000300-0000000399.parquet         the same games for learning, if wanted
    unfinished/412.record                        a game of a block that is not complete yet
    unfinished/412.arrow                         its part of the shard
    lock                                         locked by the process that writes here

Every file is written under another name and then renamed, so that it is complete or not there. A game counts
once its record is there, and what is missing is played: its seed says how.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path

from sacbe.core.errors import BadRecord
from sacbe.lab.report import BadFolder
from sacbe.lab.run import Run, RunGame

try:
    import fcntl
except ImportError:  # Windows; there a second process is not noticed.
    fcntl = None  # type: ignore[assignment]

BLOCK = 100
"""Games of a block."""

ABOUT, LOCK, RECORDS, SHARDS, UNFINISHED = "run.json", "lock", "records", "shards", "unfinished"
PACKED, SHARD, RECORD, ROWS, TEMPORARY = ".records.gz", ".parquet", ".record", ".arrow", ".part"
BEGUN = (LOCK, ABOUT + TEMPORARY)
"""What is there before there is a run."""

HEAD = "sacbe record "
"""How every record begins."""


class RunFolder:
    """A folder with the games of a run so far."""

    def __init__(self, path: Path, run: Run, games: int) -> None:
        """Open a folder, or make it, for that many games."""
        self.path, self.run = path, run
        self._blocks = list(blocks(run.seed, games))
        try:
            self._claim()
            for name in self._kept:
                (path / name).mkdir(parents=True, exist_ok=True)
            self._clear_up()
            complete = {named(path)[0] for path in packed_files(path)}
            self._missing = {
                block: [] if block[0] in complete else [seed for seed in block if not self._is_alone(seed)]
                for block in self._blocks
            }
            for block, missing in self._missing.items():
                if not missing and block[0] not in complete:
                    self._pack(block)
        except OSError as error:
            raise self._refusal(error) from error

    def missing(self) -> list[int]:
        """The seeds of the games that are still to be played."""
        return [seed for block in self._blocks for seed in self._missing[block]]

    def keep(self, game: RunGame) -> None:
        """Keep a game; the last one of a block completes it."""
        block = self._blocks[(game.seed - self.run.seed) // BLOCK]
        try:
            self._keep_alone(game)
            self._missing[block].remove(game.seed)
            if not self._missing[block]:
                self._pack(block)
        except OSError as error:
            raise self._refusal(error) from error

    def close(self) -> None:
        """Let others write to the folder."""
        self._locked.close()

    # Opening.

    @property
    def _kept(self) -> tuple[str, ...]:
        """The folders in it."""
        return (RECORDS, SHARDS, UNFINISHED) if self.run.shards else (RECORDS, UNFINISHED)

    def _claim(self) -> None:
        """Refuse a folder with anything but games of this run."""
        if (self.path / ABOUT).is_file():
            found = about(self.path)
            if found != self.run:
                raise BadFolder(
                    f"The folder {self.path} has games of another run: {differences(found, self.run)}."
                )
        elif self.path.is_dir() and any(path.name not in BEGUN for path in self.path.iterdir()):
            raise BadFolder(f"The folder {self.path} is not used because it has no games of a run.")
        self.path.mkdir(parents=True, exist_ok=True)
        self._lock()
        if not (self.path / ABOUT).is_file():
            document = json.dumps(self.run.document(), indent=1) + "\n"
            write_whole(self.path / ABOUT, document.encode())

    def _lock(self) -> None:
        """Refuse a folder that another process writes to; this lock does not pass to the workers."""
        self._locked = (self.path / LOCK).open("w")
        try:
            if fcntl is not None:
                fcntl.lockf(self._locked, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadFolder(f"Another process writes games to {self.path}.") from None

    def _clear_up(self) -> None:
        """Remove what was begun and not completed, and the single games of complete blocks."""
        for leftover in self.path.glob(f"**/*{TEMPORARY}"):
            leftover.unlink()
        complete = {named(path): path for path in packed_files(self.path)}
        for shard in (self.path / SHARDS).glob(f"*{SHARD}"):
            if named(shard) not in complete:
                shard.unlink()
        for alone in (self.path / UNFINISHED).iterdir():
            if any(int(alone.stem) in seeds for seeds in complete):
                alone.unlink()
        firsts = {block[0]: block for block in self._blocks}
        for seeds, path in complete.items():
            if seeds[0] in firsts and len(seeds) < len(firsts[seeds[0]]):
                self._unpack(seeds, path)

    # Single games, and blocks of them.

    def _alone(self, seed: int, kind: str) -> Path:
        return self.path / UNFINISHED / f"{seed}{kind}"

    def _is_alone(self, seed: int) -> bool:
        """Is a game there that is not in a block yet?"""
        return self._alone(seed, RECORD).is_file()

    def _keep_alone(self, game: RunGame) -> None:
        """Write a game; the record comes last."""
        if game.shard is not None:
            write_whole(self._alone(game.seed, ROWS), game.shard)
        write_whole(self._alone(game.seed, RECORD), game.record)

    def _file(self, kind: str, block: range) -> Path:
        ending = PACKED if kind == RECORDS else SHARD
        return self.path / kind / f"{block[0]:010}-{block[-1]:010}{ending}"

    def _pack(self, block: range) -> None:
        """Write the files of a block, the records last, and remove its single games."""
        if self.run.shards:
            from sacbe.lab import shards

            rows = [self._alone(seed, ROWS).read_bytes() for seed in block]
            write_whole(self._file(SHARDS, block), shards.joined(rows), lasting=True)
        texts = b"".join(self._alone(seed, RECORD).read_bytes() for seed in block)
        write_whole(self._file(RECORDS, block), gzip.compress(texts, mtime=0), lasting=True)
        self._remove_alone(block)

    def _unpack(self, block: range, packed: Path) -> None:
        """Single games again: this was the last block, and now more games are wanted."""
        rows: list[bytes | None] = [None] * len(block)
        if self.run.shards:
            from sacbe.lab import shards

            rows = [*shards.parted(self._file(SHARDS, block).read_bytes(), block)]
        for seed, text, own in zip(block, records_in(packed), rows, strict=True):
            self._keep_alone(RunGame(seed, text.encode(), own))
        packed.unlink()
        self._file(SHARDS, block).unlink(missing_ok=True)

    def _remove_alone(self, block: range) -> None:
        for seed in block:
            for kind in (RECORD, ROWS):
                self._alone(seed, kind).unlink(missing_ok=True)

    def _refusal(self, error: OSError) -> BadFolder:
        return BadFolder(f"The folder {self.path} cannot be used: {str(error.strerror or error).lower()}.")


def blocks(first: int, games: int) -> Iterator[range]:
    """The seeds of each block; the last block may be short."""
    for begin in range(first, first + games, BLOCK):
        yield range(begin, min(begin + BLOCK, first + games))


def named(path: Path) -> range:
    """The seeds that the name of a file tells."""
    first, _, last = path.name.partition(".")[0].partition("-")
    return range(int(first), int(last) + 1)


def write_whole(path: Path, content: bytes, lasting: bool = False) -> None:
    """Write a file so that it is complete or not there; a lasting one even if the machine stops."""
    temporary = path.with_name(path.name + TEMPORARY)
    with temporary.open("wb") as file:
        file.write(content)
        if lasting:
            file.flush()
            os.fsync(file.fileno())
    temporary.rename(path)


def differences(found: Run, asked: Run) -> str:
    """By what a run differs from what is asked for."""
    other = asked.document()
    return ", ".join(
        f"{key} {json.dumps(value)}, not {json.dumps(other[key])}"
        for key, value in found.document().items()
        if value != other[key]
    )


# Reading.


def about(folder: Path) -> Run:
    """The run of a folder."""
    try:
        return Run.of(json.loads((folder / ABOUT).read_text("utf-8")))
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise BadFolder(f"{folder / ABOUT} describes no run.") from error


def packed_files(folder: Path) -> list[Path]:
    """The files of the complete blocks of a run."""
    return sorted((folder / RECORDS).glob(f"*{PACKED}"))


def records_in(packed: Path) -> list[str]:
    """The records in a file, game after game."""
    try:
        return split_records(packed.read_bytes(), str(packed))
    except OSError as error:
        raise BadRecord(f"{packed} cannot be read: {str(error.strerror).lower()}.") from error


def split_records(content: bytes, name: str) -> list[str]:
    """The records in the content of a file of that name."""
    try:
        texts = gzip.decompress(content).decode("utf-8")
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise BadRecord(f"{name} cannot be read: it is no file of records.") from error
    return [HEAD + text.rstrip("\n") + "\n" for text in ("\n" + texts).split("\n" + HEAD)[1:]]


def record_of(packed: Path, seed: int | None = None) -> str:
    """The record of one game in a file: that of a seed, or the first."""
    for text in records_in(packed):
        header, _, _ = text.partition("\n\n")
        if seed is None or f"seed: {seed}" in header.splitlines():
            return text
    raise BadRecord(f"{packed} has no game of the seed {seed}.")
