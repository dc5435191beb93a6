"""What happens unasked: bots play, clocks run out, workers notify each other."""
