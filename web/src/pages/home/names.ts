/** Names for guests who have not said theirs. */
const NAMES = ["Itzel", "Nayeli", "Citlali", "Yaretzi", "Xochitl", "Balam", "Canek", "Tonali", "Ikal", "Yatzil", "Izamal", "Quetzal"];

export const someName = (): string => NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Itzel";
