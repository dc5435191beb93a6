/**
 * Which ceremonies of a table has this tab shown? Each is shown once. One that was begun and not closed when the page was
 * loaded again is shown again as it ends, without its motion; what lies before the first visit counts as seen.
 */
export class Ceremonies {
  private readonly key: string;

  constructor(
    table: string,
    kind: string,
    private readonly kept: Pick<Storage, "getItem" | "setItem"> = sessionStorage,
  ) {
    this.key = `sacbe-${kind}-${table}`;
  }

  /** Somebody comes to the table, whose last entry has this number. */
  arrive(entry: number): void {
    if (this.kept.getItem(this.key) === null) this.keep(entry, entry);
  }

  /** The number of the entry up to which everything has been shown and closed. */
  get closed(): number {
    return this.read()[0];
  }

  /** Has the ceremony of an entry been begun? */
  isBegun(entry: number): boolean {
    return entry <= this.read()[1];
  }

  begin(entry: number): void {
    this.keep(this.closed, Math.max(entry, this.read()[1]));
  }

  close(entry: number): void {
    this.keep(Math.max(entry, this.closed), Math.max(entry, this.read()[1]));
  }

  private read(): [closed: number, begun: number] {
    const [closed = 0, begun = 0] = (this.kept.getItem(this.key) ?? "").split(" ").map(Number);
    return [closed, begun];
  }

  private keep(closed: number, begun: number): void {
    this.kept.setItem(this.key, `${closed} ${begun}`);
  }
}
