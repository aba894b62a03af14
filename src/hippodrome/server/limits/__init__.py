"""Limits per client: rate limits, quotas of CPU time, bytes and storage, fair queues and thread pools."""
