"""The HTTP and WebSocket API (docs/api.md), used by the web page and by bots alike."""
