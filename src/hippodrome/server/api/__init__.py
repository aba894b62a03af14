"""The HTTP and WebSocket API (docs/study/api.md), used by the web page and by bots alike."""
