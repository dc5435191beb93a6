/** What the card under the pointer or the focus is about: selectors of elements that get a ring. */
class Lighted {
  selectors = $state.raw<string[]>([]);
}

export const lighted = new Lighted();
