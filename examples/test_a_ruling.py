"""Set up a position, play one action, see what happened: how anyone can check a rule from outside."""

from __future__ import annotations

import sacbe


def main() -> None:
    """The rulebook's example: a worker on Yaxchilan 3 uses the action of space 2 for one corn."""
    table = sacbe.from_position(
        {
            "game": "tzolkin",
            "players": 4,
            "gears": {"yaxchilan": {"1": 0, "2": 0, "3": 0}},
        }
    )
    for text in ("pick_up Y2", "use Y2", "pick_up Y3", "use Y2", "end_turn"):
        print(f"{text}: one of {table.legal()}")
        for event in table.play(text):
            print("   ", event.document())
    print("Seat 0 has", table.view(0)["seats"][0])


if __name__ == "__main__":
    main()
