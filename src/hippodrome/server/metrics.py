"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()
requests = Counter("hippodrome_requests", "Requests answered, by status.", ["status"], registry=registry)
events = Counter("hippodrome_events", "Events written to journals, by kind.", ["kind"], registry=registry)
refused = Counter("hippodrome_refused", "Requests refused because one address asked too much.", registry=registry)
relieved = Counter("hippodrome_bots_relieved", "Bots that failed or were too slow.", registry=registry)
writing = Histogram(
    "hippodrome_write_seconds",
    "Time to write an event to disk.",
    registry=registry,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
waiting = Gauge(
    "hippodrome_thoughts_waiting", "Bots, hints and reviews that wait for a process, by kind.", ["kind"], registry=registry
)
thoughts = Counter("hippodrome_thoughts", "Answers and hints that were thought about, by kind.", ["kind"], registry=registry)
shortened = Counter(
    "hippodrome_thoughts_shortened", "Of those, the ones that had less time because many waited.", registry=registry
)
tables = Gauge("hippodrome_tables_in_memory", "Tables in this process's memory.", registry=registry)
unreadable = Gauge("hippodrome_unreadable_tables", "Tables whose records could not be read.", registry=registry)
watchers = Gauge("hippodrome_connections", "Live connections.", registry=registry)


def text() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest(registry)
