"""The tables of the database."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
)

LONGEST_WORDS = 80
metadata = MetaData()

person = Table(
    "person",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("login", String(64), unique=True),  # lower case; only with an account
    Column("password", String(200)),  # argon2
    Column("created", DateTime(timezone=True), nullable=False),
)

key = Table(
    "key",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the key for the JSON interface
    Column("person", String(22), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)

match = Table(
    "match",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("dice", String(8), nullable=False),
    Column("pace", Float, nullable=False),
    Column("hints", Boolean, nullable=False),  # whether people may ask what a bot would do
    Column("phase", String(8), nullable=False, index=True),
    Column("summary", JSON, nullable=False),  # round, waiting, points, ranks
    Column("files", JSON, nullable=False),  # own component files, name → text
    Column("offer", JSON),  # a decision that somebody wants to take back
    Column("rematch_of", String(22)),  # the match that it plays again
    Column("created", DateTime(timezone=True), nullable=False),
    Column("changed", DateTime(timezone=True), nullable=False),
)

Index("match_rematch_of", match.c.rematch_of, unique=True)  # a match is played again once

seat = Table(
    "seat",
    metadata,
    Column("match", String(22), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24), nullable=False),
    Column("bot", String(32)),
    Column("person", String(22), ForeignKey("person.id"), index=True),
    Column("invitation", String(64)),  # SHA-256 of the invitation's token
    Column("wishes", JSON),  # how the seat wants to be asked in windows for cards
)

line = Table(
    "line",
    metadata,
    # One row per action, chance event or undo; the pair is unique, so nothing is told twice.
    Column("match", String(22), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # NULL for chance and undo
    Column("words", String(LONGEST_WORDS), nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
