"""Reading documents field by field."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe.core.errors import BadPosition
from sacbe.core.reader import LIMIT, Reader


def refusal_of(document: Any, read: Any) -> str:
    """The sentence with which reading a document is refused."""
    with pytest.raises(BadPosition) as refusal:
        read(Reader(document))
    return str(refusal.value)


@pytest.mark.parametrize(
    ("document", "kind"),
    [
        ([], "a list"),
        ("x", "a text"),
        (None, "nothing"),
        (True, "true or false"),
        (7, "7"),
        (0.5, "0.5"),
    ],
)
def test_a_document_must_be_an_object(document: Any, kind: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        Reader(document)
    assert str(refusal.value) == f"A position must be an object, not {kind}."


def test_a_number_is_read_or_has_its_default() -> None:
    reader = Reader({"corn": 3})
    assert reader.number("corn", 0) == 3
    assert reader.number("wood", 5) == 5
    assert Reader({"corn": LIMIT}).number("corn", 0) == LIMIT
    assert Reader({"corn": -LIMIT}).number("corn", 0) == -LIMIT


@pytest.mark.parametrize("value", [True, "3", 3.0, None, [3], LIMIT + 1, -LIMIT - 1, 10**30])
def test_what_is_no_small_whole_number_is_refused(value: Any) -> None:
    message = refusal_of({"corn": value}, lambda reader: reader.number("corn", 0))
    assert message.startswith(f"corn must be a whole number from -{LIMIT} to {LIMIT}, not ")


@pytest.mark.parametrize("value", [-1, 7])
def test_a_number_beyond_its_limits_is_refused_with_them(value: int) -> None:
    message = refusal_of({"hand": value}, lambda reader: reader.number("hand", 0, 0, 6))
    assert message == f"hand must be a whole number from 0 to 6, not {value}."


def test_a_default_may_be_beyond_the_limits() -> None:
    assert Reader({}).number("bank", -1, 0, 13) == -1


@pytest.mark.parametrize("value", [-1, 2, True, None, "0"])
def test_a_seat_is_one_of_the_game(value: Any) -> None:
    assert Reader({"marker": 1}).seat("marker", 0, 2) == 1
    message = refusal_of({"marker": value}, lambda reader: reader.seat("marker", 0, 2))
    assert message.startswith("marker must be a seat from 0 to 1, not ")


def test_a_key_that_is_a_number_is_refused_as_that() -> None:
    message = refusal_of({"gears": {1: 0}}, lambda reader: reader.part("gears"))
    assert message == "The fields of gears are texts, not numbers such as 1."


def test_how_many_play_must_be_told() -> None:
    assert Reader({"players": 3}).players("chess", 2, 4) == 3
    assert Reader({"seats": [{}, {}]}).players("chess", 2, 4) == 2
    message = refusal_of({}, lambda reader: reader.players("chess", 2, 4))
    assert message == "A position of chess must say how many play: players, or a list of seats."
    message = refusal_of({"players": 5}, lambda reader: reader.players("chess", 2, 4))
    assert message == "players must be 2 to 4 in chess, not 5."


def test_a_choice_is_one_of_some_words() -> None:
    assert Reader({"board": "dark"}).choice("board", ("light", "dark")) == "dark"
    assert Reader({}).choice("board", ("light", "dark")) == "light"


@pytest.mark.parametrize("value", ["grey", 1, None, ["light"], {}])
def test_another_word_is_refused(value: Any) -> None:
    message = refusal_of({"board": value}, lambda reader: reader.choice("board", ("light", "dark")))
    assert message == f"board must be light or dark, not {value!r}."


def test_entries_are_a_flat_list() -> None:
    assert Reader({"row": ["a", None, 3]}).entries("row") == ["a", None, 3]
    assert Reader({}).entries("row") == []


@pytest.mark.parametrize("value", ["ab", {"a": 1}, 3, None])
def test_what_is_no_list_is_refused(value: Any) -> None:
    assert refusal_of({"row": value}, lambda reader: reader.entries("row")).startswith(
        "row must be a list, not "
    )


@pytest.mark.parametrize("value", [[["a"]], [{"a": 1}]])
def test_lists_and_objects_inside_a_list_are_refused(value: Any) -> None:
    assert refusal_of({"row": value}, lambda reader: reader.entries("row")) == "row must be a flat list."


def test_an_object_inside_knows_its_path() -> None:
    inner = Reader({"gears": {"tikal": {"1": "x"}}}).part("gears").part("tikal")
    assert inner.take("1", None) == "x"
    message = r"^gears\.tikal\.1 must be a whole number from 0 to 6, not a text\.$"
    with pytest.raises(BadPosition, match=message):
        inner.number("1", 0, 0, 6)


def test_an_object_left_out_is_empty() -> None:
    assert Reader({}).part("gears").number("tikal", 4) == 4


def test_what_is_no_object_inside_is_refused() -> None:
    assert refusal_of({"gears": 3}, lambda reader: reader.part("gears")) == "gears must be an object, not 3."


def test_parts_are_one_for_each_player_and_the_same_at_every_call() -> None:
    reader = Reader({"seats": [{"corn": 1}, {"corn": 2}]})
    parts = reader.parts("seats", 2)
    assert [part.number("corn", 0) for part in parts] == [1, 2]
    assert reader.parts("seats", 2) is parts
    for part in parts:
        part.finish()


def test_parts_left_out_are_empty() -> None:
    assert [part.number("corn", 9) for part in Reader({}).parts("seats", 3)] == [9, 9, 9]


def test_too_many_or_too_few_parts_are_refused() -> None:
    message = refusal_of({"seats": [{}]}, lambda reader: reader.parts("seats", 2))
    assert message == "seats has 1 entries, but there are 2 players."


def test_a_part_that_is_no_object_is_refused_with_its_place() -> None:
    message = refusal_of({"seats": [{}, 5]}, lambda reader: reader.parts("seats", 2))
    assert message == "seats[1] must be an object, not 5."


def test_a_field_with_one_value_may_be_left_out_but_not_differ() -> None:
    Reader({}).expect("game", "tzolkin")
    Reader({"game": "tzolkin"}).expect("game", "tzolkin")
    message = refusal_of({"game": "chess"}, lambda reader: reader.expect("game", "tzolkin"))
    assert message == "game must be 'tzolkin', not 'chess'."


def test_a_field_that_nobody_took_is_refused() -> None:
    reader = Reader({"corn": 1, "maize": 2})
    reader.number("corn", 0)
    with pytest.raises(BadPosition, match=r"^There is no field 'maize' in a position\.$"):
        reader.finish()
    with pytest.raises(BadPosition, match=r"^maize needs the module harvest\.$"):
        reader.finish({"maize": "harvest"}.get)


def test_asking_whether_a_field_is_there_does_not_take_it() -> None:
    reader = Reader({"corn": 1})
    assert "corn" in reader
    assert "wood" not in reader
    with pytest.raises(BadPosition):
        reader.finish()


@pytest.mark.parametrize("name", ["tzolkin", "mexica"])
def test_a_refusal_quotes_no_more_than_fits_into_a_sentence(name: str) -> None:
    """Whatever stands in a field, nested deeply or very long, is refused in a few words."""
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    for value in (deep, "x" * 100_000, [{1, 2}], [("a",)], 10**400):
        for field in sacbe.start(name, 2).position():
            with pytest.raises(sacbe.SacbeError) as refusal:
                sacbe.from_position({"game": name, "players": 2, field: value})
            assert len(str(refusal.value)) < 400
    with pytest.raises(sacbe.SacbeError) as refusal:
        sacbe.from_position({"game": name, "players": 2, "pending": [{"kind": "x" * 100_000}]})
    assert len(str(refusal.value)) < 400
