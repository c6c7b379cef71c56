"""People, keys, matches, seats and lines."""

import sqlalchemy as sa
from alembic import op

revision = "001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("login", sa.String(64), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "key",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column(
            "person", sa.String(22), sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("game_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("dice", sa.String(8), nullable=False),
        sa.Column("pace", sa.Float, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False, index=True),
        sa.Column("summary", sa.JSON, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column(
            "match", sa.String(22), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(32)),
        sa.Column("person", sa.String(22), sa.ForeignKey("person.id"), index=True),
        sa.Column("invitation", sa.String(64)),
    )
    op.create_table(
        "line",
        sa.Column(
            "match", sa.String(22), sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("words", sa.String(80), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("line", "seat", "match", "key", "person"):
        op.drop_table(name)
