/** Who is at this browser: known by the cookie, or a guest as soon as a name is needed. */
import * as api from "./api";
import type { Person } from "./protocol";

class Me {
  person = $state<Person | null>(null);

  /** Whom the cookie tells of, if anyone. */
  async find(): Promise<Person | null> {
    try {
      this.person = await api.me();
    } catch {
      this.person = null;
    }
    return this.person;
  }

  /** The person at this browser, made a guest of this name if there is none yet. */
  async orGuest(name: string): Promise<Person> {
    return this.person ?? (await this.find()) ?? (this.person = await api.becomeGuest(name));
  }
}

export const me = new Me();
