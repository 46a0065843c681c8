/** Which page is shown: real paths, and the browser's own back and forward buttons. */

import { pageOf } from "./addresses";

class Router {
  #path = $state(location.pathname);
  page = $derived(pageOf(this.#path));
  /** Counts every navigation, also to the page that is shown. */
  navigations = $state(0);

  constructor() {
    window.addEventListener("popstate", () => (this.#path = location.pathname));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#path = path;
    this.navigations += 1;
    window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** Opens links within the app without reloading the page. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) {
    return;
  }
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname);
}
