"""Adapters: every game for other libraries of learning and search, over one common layer (docs/adapters.md)."""
