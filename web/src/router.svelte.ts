/** Which page is shown: clean addresses, no hash, and the browser's own back and forward. */

import { pageOf } from "./addresses";

class Router {
  #path = $state(location.pathname);
  page = $derived(pageOf(this.#path));
  /** Counts up with every way that is taken, also one that leads to where one is. */
  ways = $state(0);

  constructor() {
    window.addEventListener("popstate", () => (this.#path = location.pathname));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#path = path;
    this.ways += 1;
    window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** Links within the app change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) {
    return;
  }
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname);
}
