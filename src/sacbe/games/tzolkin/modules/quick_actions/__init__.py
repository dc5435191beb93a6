"""Quick actions: three spaces for an action of this round alone, by a schedule on the calendar."""
