"""How far somebody has come in the lessons: of what several browsers know, the further one is kept."""

from __future__ import annotations

import pytest

from tests.server.client import Json, Person, Problem
from tests.server.process import Server


def reached(step: int, *path: str, done: bool = False) -> Json:
    """How far a lesson has come."""
    return {"step": step, "path": list(path), "done": done}


def put(person: Person, **lessons: Json) -> Json:
    """What the server knows after a browser has said what it knows."""
    answer: Json = person.put("/api/me/progress", lessons=lessons)
    return answer


def test_the_further_one_of_each_lesson_is_kept(any_server: Server) -> None:
    ana = Person(any_server)
    assert ana.get("/api/me/progress") == {"lessons": {}}
    put(ana, a=reached(2, "x", "y"), b=reached(0, done=True))
    known = put(ana, a=reached(1, "z"), b=reached(3, "x", "y", "z"), c=reached(1, "x"))
    assert known == {"lessons": {"a": reached(2, "x", "y"), "b": reached(0, done=True), "c": reached(1, "x")}}
    assert ana.get("/api/me/progress") == known


def test_nobody_sees_the_progress_of_others(server: Server) -> None:
    put(Person(server), a=reached(1, "x"))
    assert Person(server).get("/api/me/progress") == {"lessons": {}}


@pytest.mark.parametrize(
    "lessons",
    [
        {"x" * 61: reached(1)},
        {"a": reached(-1)},
        {"a": reached(1, "x" * 81)},
        {"a": reached(1, *["x"] * 101)},
        {str(number): reached(1) for number in range(201)},
    ],
)
def test_what_is_out_of_proportion_is_refused(server: Server, lessons: dict[str, Json]) -> None:
    with pytest.raises(Problem) as refused:
        put(Person(server), **lessons)
    assert refused.value.kind == "bad-request"
