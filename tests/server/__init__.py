"""The server as clients meet it: a process of its own, spoken to over HTTP and WebSocket."""
