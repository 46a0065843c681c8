/** The clause somebody wants to read without leaving the table. */

class Cited {
  clause = $state<string | null>(null);
}

export const cited = new Cited();
