/**
 * Which build this page is. A tab that was left open across an upgrade is of another build than the server's: one line
 * says so, and the page is loaded again, once for each build of the server and as soon as nothing is lost by it.
 */
const STORED = "sacbe-builds";
const PAUSE_MS = 3000;
/** A dialog, or a field that is being filled in and not kept: then the page waits. */
const BUSY = "dialog[open], form input:focus:not([data-kept])";

class Build {
  /** Will the page be loaded again, because the server has another build? */
  isOld = $state(false);

  /** Compare with the build of the server, as far as it was named. */
  compare(served: string | null | undefined): void {
    if (!served || !this.own || served === this.own || this.isOld) return;
    const known = sessionStorage.getItem(STORED)?.split(" ") ?? [];
    if (known.includes(served)) return;
    this.isOld = true;
    setTimeout(() => this.reload([...known, served]), PAUSE_MS);
  }

  /** The server has a part of this page no more. */
  lacksPart(): void {
    this.compare(`after-${this.own}`);
  }

  private get own(): string | undefined {
    return document.querySelector<HTMLMetaElement>("meta[name=build]")?.content;
  }

  private reload(known: string[]): void {
    if (document.querySelector(BUSY)) {
      setTimeout(() => this.reload(known), PAUSE_MS);
      return;
    }
    sessionStorage.setItem(STORED, known.join(" "));
    location.reload();
  }
}

export const build = new Build();
