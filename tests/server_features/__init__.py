"""What a server does beside the game itself: presence, forfeits, replays, invitations, lists, rematches."""
