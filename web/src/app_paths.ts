/** Where this app is: at a server at the root; a host of static files may serve it anywhere. */

/** Begins and ends with a slash. All our scripts lie in the folder assets/ below it. */
const BASE = import.meta.env.BASE_URL === "./" ? new URL(/* @vite-ignore */ "..", import.meta.url).pathname : "/";

/** The address of one of our paths, such as /learn. */
export const to = (path: string): string => BASE + path.slice(1);

/** The path of an address: the other way round. */
export const pathOf = (address: string): string =>
  address.startsWith(BASE) ? `/${address.slice(BASE.length)}` : address;

/** Whether the page came from a server of ours. A site of static files has none: it plays by itself. */
export const HAS_SERVER = import.meta.env.MODE !== "site";
