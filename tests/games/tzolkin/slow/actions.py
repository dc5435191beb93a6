"""What the answers to the questions of a turn do: placing, picking up, the actions of the gears."""

from __future__ import annotations

from tests.games.tzolkin.slow.data import (
    ANY_ACTION_FEE,
    BEGGING,
    BLOCKS,
    CHICHEN_ITZA,
    GEARS,
    LETTERS,
    RATES,
    STEP_PRICE,
    Document,
)
from tests.games.tzolkin.slow.gains import ask, extra, gain, gain_worker, give, seat_of, step_up
from tests.games.tzolkin.slow.questions import advance_price, charge, reachable, space_prices


def beg(document: Document, frame: Document, temple: str) -> None:
    """Corn becomes three, and the seat steps down (TZ-8)."""
    seat = seat_of(document, frame)
    seat["corn"] = BEGGING["result_corn"]
    seat["temples"][temple] -= 1
    ask(document, "turn", frame["seat"], begged=True)


def place(document: Document, frame: Document, where: str) -> None:
    """One worker onto the lowest free space, paid for in corn (TZ-5, TZ-6, TZ-10)."""
    seat, placed = seat_of(document, frame), frame.get("placed", 0)
    space = space_prices(document)[where]
    seat["corn"] = max(0, seat["corn"] - space - charge(placed + 1))  # Pity takes what there is.
    seat["workers_in_hand"] -= 1
    if where == "starting_player_space":
        document["starting_player_space"] = frame["seat"]
    else:
        document["gears"][where][str(space)] = frame["seat"]
    ask(document, "placing", frame["seat"], placed=placed + 1)


def pick_up(document: Document, frame: Document, where: str) -> None:
    """One worker comes back to hand, and may act."""
    gear, space = LETTERS[where[0]], where[1:]
    del document["gears"][gear][space]
    seat_of(document, frame)["workers_in_hand"] += 1
    ask(document, "picking", frame["seat"])
    ask(document, "use_action", frame["seat"], gear=gear, space=int(space))


# Actions of the gears.


def use(document: Document, frame: Document, action: str) -> None:
    """Pay the fee, then carry out the action."""
    fee = reachable(document, frame)[action] if frame["kind"] == "use_action" else ANY_ACTION_FEE
    seat_of(document, frame)["corn"] -= fee
    actions = {"P": use_palenque, "Y": use_yaxchilan, "T": use_tikal, "U": use_uxmal, "C": use_chichen_itza}
    actions[action[0]](document, frame["seat"], int(action[1:]))


def use_palenque(document: Document, number: int, action: int) -> None:
    """Fishing, or a harvest."""
    seat = document["seats"][number]
    if action == 1:
        fish = GEARS["palenque"]["actions"]["1"]["materials"]["corn"]
        gain(document, number, "corn", fish + extra(seat, "agriculture", 2, "corn"))
    else:
        ask(document, "harvest", number, group=f"palenque_{action}")


def use_yaxchilan(document: Document, number: int, action: int) -> None:
    """Blocks, corn and skulls, and what extraction and theology add (TZ-17, TZ-18, TZ-20)."""
    seat = document["seats"][number]
    for material, amount in GEARS["yaxchilan"]["actions"][str(action)]["materials"].items():
        more = {"wood": ("extraction", 1), "stone": ("extraction", 2), "gold": ("extraction", 3)}
        more["skull"] = ("theology", 3)
        if material in more:
            amount += extra(seat, *more[material], material)
        gain(document, number, material, amount)


def use_tikal(document: Document, number: int, action: int) -> None:
    """Advances, construction, or a block for two temples."""
    if action in (1, 3):
        ask(document, "advance", number, left=GEARS["tikal"]["actions"][str(action)]["max"], how="paid")
    elif action in (2, 4):
        ask(document, "build", number, way=f"tikal_{action}")
    else:
        ask(document, "climb", number, left=2, climbed=[])
        ask(document, "pay_blocks", number, owed=1)


def use_uxmal(document: Document, number: int, action: int) -> None:
    """A temple step, the market, a worker, construction for corn, or any action."""
    seat = document["seats"][number]
    if action == 1:
        seat["corn"] -= STEP_PRICE
        ask(document, "climb", number, left=1, climbed=[])
    elif action == 2:
        ask(document, "trade", number, bought=[], sold=[])
    elif action == 3:
        gain_worker(document, number)
    elif action == 4:
        ask(document, "build", number, way="uxmal_4")
    else:
        ask(document, "choose_any_action", number, optional=False)


def use_chichen_itza(document: Document, number: int, action: int) -> None:
    """A skull stays there for everything printed; theology 2 comes last (TZ-40, TZ-42)."""
    seat = document["seats"][number]
    seat["skulls"] -= 1
    document["chichen_itza_skulls"].append(action)
    if seat["technologies"]["theology"] >= 2:
        ask(document, "theology_step", number)
    for icon in CHICHEN_ITZA[action]["effects"]:
        give(document, number, icon)


def harvest(document: Document, frame: Document, way: str) -> None:
    """Take tiles and crop, or burn, or harvest without a tile (TZ-14 to TZ-17)."""
    seat, group = seat_of(document, frame), document["jungle"][frame["group"]]
    crop = GEARS["palenque"]["actions"][frame["group"][-1]]
    if way == "wood":
        group["wood"] -= 1
        seat["wood_tiles"] += 1
        seat["wood"] += crop["wood"] + extra(seat, "extraction", 1, "wood")
        return
    more = extra(seat, "agriculture", 1, "corn") + extra(seat, "agriculture", 3, "corn")
    seat["corn"] += crop["corn"] + more
    if way != "irrigate":
        group["corn"] -= 1
        seat["corn_tiles"] += 1
    if way == "burn":
        group["wood"] -= 1
        ask(document, "descend", frame["seat"])


# Temples, blocks, technologies, the market.


def climb(document: Document, frame: Document, temple: str) -> None:
    """One step; if another is due, it must be in another temple."""
    if frame["left"] > 1:
        climbed = [*frame["climbed"], temple]
        ask(document, "climb", frame["seat"], left=frame["left"] - 1, climbed=climbed)
    step_up(document, frame["seat"], temple)


def descend(document: Document, frame: Document, temple: str) -> None:
    """One step down."""
    seat_of(document, frame)["temples"][temple] -= 1


def pay(document: Document, frame: Document, kind: str) -> None:
    """One block; then the step of theology 2, or the rest of the price."""
    seat_of(document, frame)[kind] -= 1
    if frame["kind"] == "theology_step":
        ask(document, "climb", frame["seat"], left=1, climbed=[])
    elif frame["owed"] > 1:
        ask(document, "pay_blocks", frame["seat"], owed=frame["owed"] - 1)


def gain_block(document: Document, frame: Document, kind: str) -> None:
    """One block; then the others that are due."""
    seat_of(document, frame)[kind] += 1
    if frame["left"] > 1:
        ask(document, "gain_blocks", frame["seat"], left=frame["left"] - 1)


def advance(document: Document, frame: Document, track: str) -> None:
    """Pay if it is not free, then rise; afterwards comes another advance, if one is due."""
    number, is_free = frame["seat"], frame["how"] == "free"
    if frame["left"] > 1:
        how = "free" if is_free else "paid_or_done"
        ask(document, "advance", number, left=frame["left"] - 1, how=how)
    document["pending"].append({"kind": "raise_level", "of": number, "track": track})
    if not is_free:
        ask(document, "pay_blocks", number, owed=advance_price(seat_of(document, frame), track))


def buy(document: Document, frame: Document, kind: str) -> None:
    """Corn for a block."""
    seat = seat_of(document, frame)
    seat["corn"] -= RATES[kind]
    seat[kind] += 1
    bought = [other for other in BLOCKS if other in (*frame["bought"], kind)]
    ask(document, "trade", frame["seat"], bought=bought, sold=frame["sold"])


def sell(document: Document, frame: Document, kind: str) -> None:
    """A block for corn."""
    seat = seat_of(document, frame)
    seat["corn"] += RATES[kind]
    seat[kind] -= 1
    sold = [other for other in BLOCKS if other in (*frame["sold"], kind)]
    ask(document, "trade", frame["seat"], bought=frame["bought"], sold=sold)
