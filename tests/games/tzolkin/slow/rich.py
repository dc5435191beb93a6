"""Random positions in which much can happen: full hands, all levels and temple steps, workers everywhere.

In games of random actions some branches are hardly ever reached: architecture 3, theology 2, bonuses beyond
level 3, monuments. Here they are common. Skulls, workers and tiles are as many as there must be.
"""

from __future__ import annotations

import random

from sacbe.games.tzolkin import ids, names
from tests.games.tzolkin.slow.data import FOOD_DAYS, GEARS, SETUP, TEMPLES, TILES, Document

# Buildings that lead on to more questions; they are in the row more often than others.
OFTEN = ("a1_tomb_any_temple_and_build", "a2_tomb_any_action_2vp", "a2_shrine_two_any_tech")
Pieces = dict[str, dict[str, int | str]]


def rich_position(rng: random.Random) -> Document:
    """A random position at the beginning of a turn."""
    players = rng.choice((2, 3, 4))
    day = rng.choice((rng.randint(1, 27), *(food_day["day"] for food_day in FOOD_DAYS)))
    held = sum(food_day["day"] < day for food_day in FOOD_DAYS)
    marker, turns = rng.randrange(players), rng.randrange(players)
    document: Document = {
        "game": "tzolkin",
        "players": players,
        "day": day,
        "food_days": held,
        "marker": marker,
        "tooth_corn": rng.randrange(8),
        "seats": [some_goods(rng) for _ in range(players)],
        "to_move": (marker + turns) % players,
    }
    crowded = rng.random() < 0.2
    if turns and (crowded or rng.random() < 0.4):
        document["starting_player_space"] = (marker + rng.randrange(turns)) % players
    place_workers(rng, document, crowded)
    spread_temples(rng, document)
    spread_skulls(rng, document)
    grow_jungle(rng, document)
    spread_tiles(rng, document, age=2 if held >= 2 else 1)
    if crowded:
        seat = document["seats"][document["to_move"]]
        seat["corn"] = rng.randrange(3)
        seat["temples"] = dict.fromkeys(TEMPLES, -1) | {rng.choice(list(TEMPLES)): rng.choice((-1, 0))}
    return document


def rich_pick_up(rng: random.Random) -> Document:
    """A random position where a worker has just been picked up, from any space, whoever stands there now."""
    document = rich_position(rng)
    mover, gear = document.pop("to_move"), rng.choice([*GEARS, "tikal"])
    space = rng.randint(0, GEARS[gear]["last_space"])
    if document["seats"][mover]["workers_in_hand"] == 0:
        gear = next(gear for gear, pieces in document["gears"].items() if mover in pieces.values())
        space = next(int(at) for at, piece in document["gears"][gear].items() if piece == mover)
        del document["gears"][gear][str(space)]
        document["seats"][mover]["workers_in_hand"] = 1
    document["pending"] = [
        {"kind": "round", "turns_taken": (mover - document["marker"]) % document["players"] + 1},
        {"kind": "picking", "seat": mover},
        {"kind": "use_action", "seat": mover, "gear": gear, "space": space},
    ]
    return document


def some_goods(rng: random.Random) -> Document:
    """What a seat holds, apart from what all seats share."""
    rich = rng.choice((1, 3, 5, 8))
    return {
        "corn": rng.choice((rng.randrange(4), rng.randrange(20))),
        **{kind: rng.randrange(rich + 1) for kind in names.BLOCKS},
        "technologies": {track: rng.choice((0, 1, 2, 3, 3)) for track in names.TRACKS},
        "board": rng.choice(names.SIDES),
        "points": rng.randrange(40),
    }


def place_workers(rng: random.Random, document: Document, crowded: bool) -> None:
    """Three to six workers for each seat, and the idle ones; crowded: on low spaces, except the mover."""
    gears: Pieces = {gear: {} for gear in GEARS}
    for _ in range(SETUP["by_player_count"][str(document["players"])]["dummy_workers"]):
        put(rng, gears, "idle", crowded)
    for number, seat in enumerate(document["seats"]):
        workers = rng.randint(3, 6) - (document.get("starting_player_space") == number)
        seat["workers_in_hand"] = rng.choice((1, rng.randint(0, workers), workers))
        if crowded:
            seat["workers_in_hand"] = workers if number == document["to_move"] else 0
        for _ in range(workers - seat["workers_in_hand"]):
            put(rng, gears, number, crowded)
    document["gears"] = gears


def put(rng: random.Random, gears: Pieces, piece: int | str, crowded: bool) -> None:
    """A piece on a free space, or on a lowest one; only idle workers stand on spaces without a number."""
    free = [
        (gear, str(space))
        for gear, data in GEARS.items()
        for space in range(data["teeth"] if piece == "idle" else data["last_space"] + 1)
        if str(space) not in gears[gear]
    ]
    lowest = min(int(space) for _, space in free)
    gear, space = rng.choice([at for at in free if not crowded or int(at[1]) == lowest])
    gears[gear][space] = piece


def spread_temples(rng: random.Random, document: Document) -> None:
    """Any step for anyone, but one player at most on a top step."""
    for seat in document["seats"]:
        low = rng.random() < 0.2
        seat["temples"] = {t: -1 if low else rng.randint(-1, TEMPLES[t]["top_step"]) for t in TEMPLES}
    for temple, data in TEMPLES.items():
        on_top = [seat for seat in document["seats"] if seat["temples"][temple] == data["top_step"]]
        for seat in on_top[1:]:
            seat["temples"][temple] -= 1


def spread_skulls(rng: random.Random, document: Document) -> None:
    """The skulls in hand, on Chichen Itza and in the bank, which may be empty."""
    left: int = SETUP["common"]["skulls_in_bank"]
    filled = sorted(rng.sample(range(1, 10), rng.randint(0, 7)))
    document["chichen_itza_skulls"] = filled
    left -= len(filled)
    for seat in document["seats"]:
        seat["skulls"] = min(left, rng.choice((0, 1, 2, 4)))
        left -= seat["skulls"]


def grow_jungle(rng: random.Random, document: Document) -> None:
    """Some of the harvest tiles, the others owned or, of the wood tiles, burned."""
    fields: int = SETUP["by_player_count"][str(document["players"])]["jungle_fields_per_group"]
    document["jungle"] = {}
    for seat in document["seats"]:
        seat["corn_tiles"] = seat["wood_tiles"] = 0
    for group in names.JUNGLE:
        corn = rng.randint(0, fields)
        wood = 0 if group == "palenque_2" else rng.choice((0, corn, rng.randint(0, corn)))
        document["jungle"][group] = {"corn": corn, "wood": wood}
        for _ in range(fields - corn):
            rng.choice(document["seats"])["corn_tiles"] += 1
        for _ in range(rng.randint(0, fields - wood) if group != "palenque_2" else 0):
            rng.choice(document["seats"])["wood_tiles"] += 1


def spread_tiles(rng: random.Random, document: Document, age: int) -> None:
    """A row that is full or nearly so, monuments open and owned, buildings and wealth tiles owned."""
    seats: list[Document] = document["seats"]
    tiles = {
        a: [tile for tile in names.BUILDINGS[: ids.BASE_BUILDINGS] if TILES[tile]["age"] == a] for a in (1, 2)
    }
    for pile in tiles.values():
        rng.shuffle(pile)
    tiles[age].sort(key=lambda tile: tile in OFTEN and rng.random() < 0.5)
    document["row"] = [None if rng.random() < 0.05 else tiles[age].pop() for _ in range(6)]
    monuments = rng.sample(names.MONUMENTS, SETUP["by_player_count"][str(len(seats))]["monuments"])
    built = rng.randint(0, len(monuments) // 2)
    document["monuments"] = monuments[built:]
    wealth = rng.sample(names.WEALTH, 2 * len(seats))
    for number, seat in enumerate(seats):
        seat["buildings"] = [tiles[1].pop() for _ in range(rng.randint(0, min(3, len(tiles[1]))))]
        if age == 2:
            seat["buildings"] += [tiles[2].pop() for _ in range(rng.randint(0, 2))]
        seat["monuments"] = []
        seat["wealth"] = wealth[2 * number : 2 * number + 2]
    for tile in monuments[:built]:
        rng.choice(seats)["monuments"].append(tile)
