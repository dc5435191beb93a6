"""The end of a turn, the round and the calendar step (TZ-2, TZ-3, TZ-47 to TZ-54, TZ-61, TZ-62)."""

from __future__ import annotations

from tests.games.tzolkin.slow.data import FOOD_DAYS, GEARS, Document
from tests.games.tzolkin.slow.gains import ask, seat_of
from tests.games.tzolkin.slow.questions import two_days_allowed
from tests.games.tzolkin.slow.setup import step


def end_turn(document: Document, frame: Document, noun: str) -> None:
    """The user of the starting player space takes the tooth corn; the row is filled."""
    if document["starting_player_space"] == frame["seat"]:
        seat_of(document, frame)["corn"] += document["tooth_corn"]
        document["tooth_corn"] = 0
    step(document, "fill_row")


def go_round(document: Document, frame: Document) -> None:
    """The next seat's turn, or the food day if today is one, and then the calendar."""
    taken, players = frame["turns_taken"], document["players"]
    if taken < players:
        step(document, "round", turns_taken=taken + 1)
        ask(document, "turn", (document["marker"] + taken) % players, begged=False)
        return
    step(document, "calendar")
    if is_food_day(document):
        step(document, "food_day")


def is_food_day(document: Document) -> bool:
    """Has the day of the next food day come, or been passed over?"""
    held: int = document["food_days"]
    return held < len(FOOD_DAYS) and document["day"] >= FOOD_DAYS[held]["day"]


def change_age(document: Document, frame: Document) -> None:
    """The row and the deck of age 1 go, six buildings of age 2 come (TZ-61)."""
    document["age"] = 2
    document["decks"]["1"] = []
    document["row"] = [None] * len(document["row"])
    step(document, "fill_row")


def step_calendar(document: Document, frame: Document) -> None:
    """The starting player space takes effect, and the calendar goes on; after the last day, final scoring."""
    is_last = document["food_days"] == len(FOOD_DAYS)
    user = document["starting_player_space"]
    if user is None:
        document["tooth_corn"] += 1
    else:
        document["starting_player_space"] = None
        document["seats"][user]["workers_in_hand"] += 1
    if is_last:
        pass_day(document)
        step(document, "final_scoring")
        return
    if user is not None:
        document["marker"] = user if document["marker"] != user else (user + 1) % document["players"]
    if user is not None and two_days_allowed(document, user):
        ask(document, "choose_days", user)
    else:
        pass_days(document, 1)


def turn_calendar(document: Document, frame: Document, noun: str) -> None:
    """One day, or two for the light side of the board."""
    if noun == "two_days":
        seat_of(document, frame)["board"] = "dark"
    pass_days(document, 2 if noun == "two_days" else 1)


def pass_days(document: Document, days: int) -> None:
    """So many days pass, and a new round begins."""
    for _ in range(days):
        pass_day(document)
    step(document, "round", turns_taken=0)


def pass_day(document: Document) -> None:
    """All gears turn by one tooth; players' workers beyond the last space come home."""
    document["day"] += 1
    for gear, data in GEARS.items():
        moved = {}
        for space, piece in document["gears"][gear].items():
            after = (int(space) + 1) % data["teeth"]
            if piece == "idle" or after <= data["last_space"]:
                moved[str(after)] = piece
            else:
                document["seats"][piece]["workers_in_hand"] += 1
        document["gears"][gear] = moved
