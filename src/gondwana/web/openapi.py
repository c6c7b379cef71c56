"""The OpenAPI document of the JSON interface."""

from __future__ import annotations

from typing import Any

Schema = dict[str, Any]
TEXT: Schema = {"type": "string"}
WHOLE: Schema = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
NAME: Schema = {"type": "string", "minLength": 1, "maxLength": 24}
PROBLEMS = {409: "Stale", 422: "Refused"}
WORDS: Schema = {"type": "string", "maxLength": 80, "examples": ["bid 2 3", "move c4 d4", "pass"]}


def document(version: str) -> Schema:
    """The whole document."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Gondwana",
            "version": version,
            "description": "Tables of the dinosaur-evolution board games, for foreign bots. "
            "A key comes from the account page or from POST /api/guests.",
        },
        "components": {
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
            "schemas": _schemas(),
        },
        "security": [{"key": []}],
        "paths": _paths(),
    }


def _array(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _object(required: str = "", /, **properties: Schema) -> Schema:
    found: Schema = {"type": "object", "properties": properties}
    if required:
        found["required"] = required.split()
    return found


def _ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def _news() -> Schema:
    """The properties of what has happened since a version."""
    event = _object("name", name=TEXT) | {"additionalProperties": {"type": "integer"}}
    return {
        "version": WHOLE,
        "events": _array(event),
        "begun_anew": {"type": "boolean"},
        "waiting": _array(WHOLE),
        "phase": {"enum": ["open", "running", "over"]},
    }


def _schemas() -> Schema:
    seat = _object(
        "kind name bot yours",
        kind=TEXT,
        name=TEXT,
        bot={"type": ["string", "null"]},
        yours={"type": "boolean"},
    )
    numbers = {"type": ["array", "null"], "items": {"type": "integer"}}
    return {
        "Problem": _object("sentence reason", sentence=TEXT, reason=TEXT),
        "Refused": _object("sentence reason", sentence=TEXT, reason=TEXT, clause=TEXT),
        "Stale": _object("sentence reason version", sentence=TEXT, reason=TEXT, **_news()),
        "Seat": seat,
        "Table": _object(
            "id game options seats phase round waiting points ranks created changed",
            id=TEXT,
            game=TEXT,
            options={"type": "object", "additionalProperties": TEXT},
            seats=_array(_ref("Seat")),
            phase={"enum": ["open", "running", "over"]},
            round=WHOLE,
            waiting=_array(WHOLE),
            points=numbers,
            ranks=numbers,
            created=TEXT,
            changed=TEXT,
            version=WHOLE,
            your_seats=_array(WHOLE),
            commitment=TEXT,
            files=_array(TEXT),
            invitations={"type": "object", "additionalProperties": TEXT},
        ),
        "SeatPlan": _object("kind", kind={"enum": ["person", "bot", "open"]}, name=NAME, bot=TEXT),
    }


def _paths() -> Schema:
    version = _object("version", version=WHOLE)
    id_ = {"name": "id", "in": "path", "required": True, "schema": TEXT}
    seat = {"name": "seat", "in": "query", "required": True, "schema": WHOLE}
    maybe = {**seat, "required": False}
    since = {"name": "since", "in": "query", "required": False, "schema": WHOLE}
    which = {
        "name": "which",
        "in": "query",
        "required": False,
        "schema": {"enum": ["mine", "open", "finished"]},
    }
    legal = _object("version legal", version=WHOLE, legal=_array(TEXT))
    view = _object("version view", version=WHOLE, view={"type": "object"})
    guest = _object("id name key", id=TEXT, name=TEXT, key=TEXT)
    games = _object("games bots", games=_array({"type": "object"}), bots=_array(TEXT))
    new_table = _object(
        "game seats",
        game=TEXT,
        seats={"type": "array", "items": _ref("SeatPlan"), "minItems": 1, "maxItems": 20},
        options={"type": "object", "additionalProperties": TEXT},
        files={"type": "object", "additionalProperties": TEXT},
        seed={"type": "string", "minLength": 1, "maxLength": 64},
        dice={"enum": ["seeded", "hand"]},
        pace={"type": "number", "minimum": 0, "maximum": 10},
        hints={"type": "boolean"},
    )
    joining = _object("", token=TEXT, seat=WHOLE, name=NAME)
    act = _object("seat words version", seat=WHOLE, words=WORDS, version=WHOLE)
    joined = _object("seat version", seat=WHOLE, version=WHOLE)
    table = "/api/tables/{id}"
    stream = _operation(
        "Changes, a line of JSON each", {}, (id_, maybe, since), (400, 401, 403, 404)
    )
    stream["responses"]["200"]["content"] = {"application/x-ndjson": {"schema": TEXT}}
    return {
        "/api/games": {"get": _operation("Games and bots", games, open_=True)},
        "/api/guests": {
            "post": _operation(
                "A new person with a key", guest, (), (400, 413, 429), _object("name", name=NAME),
                status=201, open_=True,
            )
        },
        "/api/tables": {
            "get": _operation(
                "Lists of tables", _object("tables", tables=_array(_ref("Table"))), (which,),
                (400, 401),
            ),
            "post": _operation(
                "A new table", _ref("Table"), (), (400, 401, 413, 429), new_table, status=201
            ),
        },
        table: {"get": _operation("A table in short", _ref("Table"), (id_,), (401, 404))},
        f"{table}/join": {
            "post": _operation(
                "Sit down", joined, (id_,), (400, 401, 403, 404, 413, 429), joining
            )
        },
        f"{table}/view": {
            "get": _operation("What a seat sees", view, (id_, maybe), (400, 401, 403, 404))
        },
        f"{table}/legal": {
            "get": _operation("What a seat may do", legal, (id_, seat), (400, 401, 403, 404))
        },
        f"{table}/act": {
            "post": _operation(
                "Do something", version, (id_,), (400, 401, 403, 404, 409, 413, 422, 429), act
            )
        },
        f"{table}/stream": {"get": stream},
    }  # fmt: skip


def _operation(
    summary: str,
    answer: Schema,
    parameters: tuple[Schema, ...] = (),
    problems: tuple[int, ...] = (),
    body: Schema | None = None,
    *,
    status: int = 200,
    open_: bool = False,
) -> Schema:
    found: Schema = {
        "summary": summary,
        "parameters": list(parameters),
        "responses": {
            str(status): {"description": summary, "content": _json(answer)},
            **{
                str(problem): {
                    "description": "One sentence why not",
                    "content": _json(_ref(PROBLEMS.get(problem, "Problem"))),
                }
                for problem in problems
            },
        },
    }
    if body is not None:
        found["requestBody"] = {"required": True, "content": _json(body)}
    if open_:
        found["security"] = []
    return found


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}
