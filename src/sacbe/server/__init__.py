"""The server: people, tables and live play over HTTP and WebSocket. It finds games through the registry."""
