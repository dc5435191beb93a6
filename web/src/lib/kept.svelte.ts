/** A text that is not sent yet, such as a line of chat: a tab keeps it when its page is loaded again. */
export class Kept {
  private current = $state("");

  constructor(private readonly key: string) {
    this.current = sessionStorage.getItem(key) ?? "";
  }

  get text(): string {
    return this.current;
  }

  set text(text: string) {
    this.current = text;
    if (text) sessionStorage.setItem(this.key, text);
    else sessionStorage.removeItem(this.key);
  }
}
