/** Does the user want to be asked before the end of a turn throws something away? Remembered in this browser. */
const KEY = "sacbe-ask-end";

class EndAsk {
  private wanted = $state(localStorage.getItem(KEY) !== "no");

  get isWanted(): boolean {
    return this.wanted;
  }

  set isWanted(isWanted: boolean) {
    this.wanted = isWanted;
    localStorage.setItem(KEY, isWanted ? "yes" : "no");
  }
}

export const endAsk = new EndAsk();
