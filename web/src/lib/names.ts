/** Names for guests who have not said theirs; bots have others. */
const NAMES = [
  "Itzel",
  "Nayeli",
  "Citlali",
  "Yaretzi",
  "Xochitl",
  "Tonali",
  "Ikal",
  "Yatzil",
  "Izamal",
  "Quetzal",
];

/** Has nobody chosen this name? */
export const isOurs = (name: string): boolean => NAMES.includes(name);

export const someName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Itzel";
