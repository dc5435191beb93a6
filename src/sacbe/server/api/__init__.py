"""HTTP and WebSockets: what a request asks for, who sent it, and the answer."""
