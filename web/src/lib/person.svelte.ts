/** Who is at this browser: known by the cookie, or a guest as soon as a name is needed. */
import * as api from "./api";
import type { Person } from "./protocol";

class Me {
  person = $state<Person | null>(null);
  private finding: Promise<void> | null = null;

  /** Whom the cookie tells of, if anyone; the server is asked once for each visit. */
  async find(): Promise<Person | null> {
    this.finding ??= this.ask();
    await this.finding;
    return this.person;
  }

  private async ask(): Promise<void> {
    try {
      this.person = (await api.session()).person;
    } catch {
      this.finding = null;
    }
  }

  /** The person at this browser, made a guest of this name if there is none yet. */
  async orGuest(name: string): Promise<Person> {
    return this.person ?? (await this.find()) ?? (this.person = await api.becomeGuest(name));
  }

  async rename(name: string): Promise<void> {
    this.person = await api.rename(name);
  }
}

export const me = new Me();
