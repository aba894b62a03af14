"""HTTP and WebSocket plumbing: protocol limits, middleware, rate limits and quotas, caches, static files, webhooks."""
