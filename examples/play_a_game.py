"""Play a whole game by library calls, with the first legal action every time, and print the scores."""

from __future__ import annotations

import sacbe


def main() -> None:
    """One game of Tzolk'in for three."""
    table = sacbe.start("tzolkin", players=3, seed=1, names=("Ana", "Bo", "Csilla"))
    while not table.is_over:
        table.play(table.legal()[0])
    for name, points in zip(table.record.header.names, table.scores(), strict=True):
        print(f"{name}: {points:g}")


if __name__ == "__main__":
    main()
