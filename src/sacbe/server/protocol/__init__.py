"""What goes over the wire, typed once (docs/protocol.md)."""
