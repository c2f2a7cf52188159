"""SQLite: rows of rooms and matches, group commit, migrations."""
