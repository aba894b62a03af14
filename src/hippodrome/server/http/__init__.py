"""HTTP and WebSocket infrastructure: protocol limits, security middleware, compressed responses, caches, static files."""
