/** Who is at this browser: known by the cookie, or a guest as soon as a name is needed. */
import * as api from "./api";
import type { User } from "./protocol";

class Me {
  user = $state<User | null>(null);
  private finding: Promise<void> | null = null;

  /** The user of the cookie, if any; the server is asked once. */
  async find(): Promise<User | null> {
    this.finding ??= this.ask();
    await this.finding;
    return this.user;
  }

  private async ask(): Promise<void> {
    try {
      this.user = (await api.session()).person;
    } catch {
      this.finding = null;
    }
  }

  /** The user of this browser, made a guest of this name if there is none yet. */
  async orGuest(name: string): Promise<User> {
    return this.user ?? (await this.find()) ?? (this.user = await api.becomeGuest(name));
  }

  /** Take another name or sign. */
  async change(part: { name?: string; sign?: string }): Promise<void> {
    this.user = await api.changeMe(part);
  }
}

export const me = new Me();
