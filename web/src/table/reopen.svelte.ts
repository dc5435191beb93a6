/** A card of the log that opens something again: a game says which kinds, and what happens then. */
class Reopen {
  private openers = $state.raw<Record<string, (entry: number) => void>>({});

  /** Say what a kind of card opens; the answer takes it back. */
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
