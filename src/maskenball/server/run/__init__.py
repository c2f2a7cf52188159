"""One process: starting and stopping, the lock on its database, logs, metrics, limits."""
