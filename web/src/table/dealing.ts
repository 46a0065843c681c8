// What a deal is made of. Written by `python3 dev.py generate`; a test holds it current.

/** §1.4 by players: the largest hand; §13.3 the option `hand` adds to it. */
export const HANDS: readonly number[] = [8, 7, 6, 5];
/** §1.4, §13.3 by players, then by how many fewer: Jesters in the tavern. */
export const JESTERS: readonly (readonly number[])[] = [[0, 0, 0], [0, 0, 0], [1, 0, 0], [2, 1, 0]];
/** §1.2 the piles of the castle, the top one first, before they are shuffled. */
export const CASTLE: readonly (readonly string[])[] = [["Jc", "Jd", "Jh", "Js"], ["Qc", "Qd", "Qh", "Qs"], ["Kc", "Kd", "Kh", "Ks"]];
/** §1.3 the tavern without its Jesters, before it is shuffled. */
export const TAVERN: readonly string[] = ["Ac", "Ad", "Ah", "As", "2c", "2d", "2h", "2s", "3c", "3d", "3h", "3s", "4c", "4d", "4h", "4s", "5c", "5d", "5h", "5s", "6c", "6d", "6h", "6s", "7c", "7d", "7h", "7s", "8c", "8d", "8h", "8s", "9c", "9d", "9h", "9s", "Tc", "Td", "Th", "Ts"];
