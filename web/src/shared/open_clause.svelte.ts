/** The clause that is shown over the page, if any. */

class OpenClause {
  number = $state<string | null>(null);
}

export const openClause = new OpenClause();
