"""Tables say whether hints are given."""

import sqlalchemy as sa
from alembic import op

revision = "003"
down_revision = "002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; tables that were made before give no hints."""
    column = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("match", column)


def downgrade() -> None:
    """Drop it."""
    op.drop_column("match", "hints")
