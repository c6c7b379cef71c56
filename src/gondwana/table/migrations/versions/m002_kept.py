"""Wishes, offers and rematches are kept; tables may have component files of their own."""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"
branch_labels = None
depends_on = None

match = sa.table(
    "match",
    sa.column("id", sa.String),
    sa.column("summary", sa.JSON),
    sa.column("rematch_of", sa.String),
)


def upgrade() -> None:
    """Add the columns; rematches were told in the summary of the table before.

    No table is made anew, as Alembic would do it for SQLite: dropping the old one takes all with
    it that refers to it.
    """
    op.add_column("match", sa.Column("files", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("match", sa.Column("offer", sa.JSON))
    op.add_column("match", sa.Column("rematch_of", sa.String(22)))
    op.add_column("seat", sa.Column("wishes", sa.JSON))
    db = op.get_bind()
    for id_, summary in db.execute(sa.select(match.c.id, match.c.summary)).all():
        if again := summary.pop("again", None):
            db.execute(sa.update(match).where(match.c.id == again).values(rematch_of=id_))
            db.execute(sa.update(match).where(match.c.id == id_).values(summary=summary))
    op.create_index("match_rematch_of", "match", ["rematch_of"], unique=True)


def downgrade() -> None:
    """Drop them."""
    op.drop_index("match_rematch_of", "match")
    op.drop_column("seat", "wishes")
    for name in ("rematch_of", "offer", "files"):
        op.drop_column("match", name)
