"""How the server refuses: a kind that programs test, one sentence, and particulars (docs/protocol.md)."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from sacbe.server.protocol.documents import Document


class WrongPart(Struct):
    """A part of a request that is not as it should be."""

    message: str
    key: str | UnsetType = UNSET
    source: str | UnsetType = UNSET


class Refusal(Struct, kw_only=True):
    """What all refusals have in common."""

    kind: str
    detail: str
    fields: list[WrongPart] | UnsetType = UNSET
    decision: int | UnsetType | None = UNSET
    limit: int | UnsetType = UNSET
    seconds: int | UnsetType = UNSET
    action: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    data: Document | UnsetType = UNSET


class Problem(Refusal, kw_only=True):
    """A refusal over HTTP: problem details (RFC 9457)."""

    type: str
    status: int
