"""Prometheus metrics of the server."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()
requests = Counter("hippodrome_http_requests", "HTTP responses, by status.", ["status"], registry=registry)
events = Counter("hippodrome_journal_events", "Events written to journals, by type.", ["kind"], registry=registry)
rate_limited = Counter("hippodrome_rate_limited", "Requests and messages rejected by rate limits or quotas.", registry=registry)
bot_fallbacks = Counter(
    "hippodrome_bot_fallbacks", "Bots replaced by a simpler one after a failure or timeout.", registry=registry
)
write_seconds = Histogram(
    "hippodrome_journal_write_seconds",
    "Seconds from submitting an event to its commit.",
    registry=registry,
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
jobs_waiting = Gauge(
    "hippodrome_jobs_waiting", "Bot, hint, review and comparison jobs in queues, by kind.", ["kind"], registry=registry
)
bot_jobs = Counter("hippodrome_bot_jobs", "Bot and hint jobs started, by kind.", ["kind"], registry=registry)
bot_jobs_shortened = Counter(
    "hippodrome_bot_jobs_shortened", "Bot jobs with reduced search time because many waited.", registry=registry
)
loaded_tables = Gauge("hippodrome_loaded_tables", "Tables loaded in this process.", registry=registry)
unreadable_tables = Gauge("hippodrome_corrupt_tables", "Tables whose records cannot be read.", registry=registry)
connections = Gauge("hippodrome_websocket_connections", "Open WebSocket connections.", registry=registry)


def render() -> bytes:
    """Render all metrics in the Prometheus text format."""
    return generate_latest(registry)
