"""Limits per client: rate limits, quotas of CPU time, bytes and storage, and fair queues and thread pools."""
