/** Where this app is: at a server at the root; a host of static files may serve it anywhere. */

/** Whether the page came from a server of ours. A site of static files has none: it plays by itself. */
export const HAS_SERVER = import.meta.env.MODE !== "site";

/** Begins and ends with a slash. All our scripts lie in the folder assets/ below it. */
const BASE = import.meta.env.BASE_URL === "./" ? new URL(/* @vite-ignore */ "..", import.meta.url).pathname : "/";

/** Everything else is a page. */
const FILE = /^\/assets\/|\.(?:js|json|svg|png|webmanifest)$/;

/** The address of one of our paths, such as /learn. On a site each page is a folder, and its address ends with a slash. */
export function to(path: string): string {
  const [page = "", ...hash] = path.split("#");
  const isFolder = !HAS_SERVER && !FILE.test(page) && !page.endsWith("/");
  return [BASE + page.slice(1) + (isFolder ? "/" : ""), ...hash].join("#");
}

/** The path of an address: the other way round. */
export const pathOf = (address: string): string =>
  address.startsWith(BASE) ? `/${address.slice(BASE.length)}` : address;
