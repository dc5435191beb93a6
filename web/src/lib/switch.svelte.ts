/** A setting that is on or off: on until somebody turns it off, remembered in this browser. */
export class Switch {
  private isKeptOn = $state(true);

  constructor(private readonly key: string) {
    this.isKeptOn = localStorage.getItem(key) !== "no";
  }

  get isOn(): boolean {
    return this.isKeptOn;
  }

  set isOn(isOn: boolean) {
    this.isKeptOn = isOn;
    localStorage.setItem(this.key, isOn ? "yes" : "no");
  }
}
