"""Benchmarks: each runs with one command and prints a short table."""
