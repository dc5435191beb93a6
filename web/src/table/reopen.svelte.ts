/** A heading of the log that opens something again: a game says of which events, and what happens then. */
class Reopen {
  private openers = $state.raw<Record<string, (entry: number) => void>>({});

  /** Say what the heading of an event opens; the answer takes it back. */
  on(event: string, open: (entry: number) => void): () => void {
    this.openers = { ...this.openers, [event]: open };
    return () => {
      this.openers = Object.fromEntries(Object.entries(this.openers).filter(([, kept]) => kept !== open));
    };
  }

  of(event: string): ((entry: number) => void) | undefined {
    return this.openers[event];
  }
}

export const reopen = new Reopen();
