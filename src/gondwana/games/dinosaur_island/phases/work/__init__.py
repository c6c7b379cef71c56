"""Phase 3, work (DI.3): all at once, each in the own lab."""

from .phase import begin_work, end_work, legal_work, work, work_refusal

__all__ = ["begin_work", "end_work", "legal_work", "work", "work_refusal"]
