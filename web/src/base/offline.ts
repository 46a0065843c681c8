/** Offline use: the service worker keeps the files that the page needs. */

import { HAS_SERVER, to } from "./app_paths";

const CACHE = "regicide-1";
/** The page itself comes first: the files for later are fetched when it has long been shown. */
const LATER_MS = 6000;

export async function cacheForOffline(): Promise<void> {
  // Browsers allow service workers on secure origins only; on others the page needs its server.
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(to("/sw.js"));
  setTimeout(() => void cacheTheRest().catch(() => undefined), LATER_MS);
  await cacheLoadedAssets();
}

/** A page that loads more scripts later calls this again. */
export async function cacheLoadedAssets(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.ready;
  const cache = await caches.open(CACHE);
  await cache.addAll([...new Set(loadedAssets())]);
}

/** Assets that the page loaded before the worker was active, above all the translations. */
function loadedAssets(): string[] {
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const ours = loaded.filter((url) => url.origin === location.origin);
  return ours.map((url) => url.pathname).filter((path) => path.startsWith(to("/assets/")));
}

/**
 * Every file, so that each page and each language opens without a network, and no file of an older version. At a
 * server the nets of bots are kept when a game first needs them: they are most of the bytes.
 */
async function cacheTheRest(): Promise<void> {
  const answer = await fetch(to("/assets.json"), { cache: "no-cache" });
  const files = ((await answer.json()) as string[]).map((name) => to(`/assets/${name}`));
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  // The kept page may be of an older version: it still needs its files.
  const page = (await (await cache.match(to("/")))?.text()) ?? "";
  for (const path of kept) {
    const isOld = path.startsWith(to("/assets/")) && !files.includes(path);
    if (isOld && !page.includes(path)) await cache.delete(path);
  }
  for (const path of files) {
    if (!kept.has(path) && !(HAS_SERVER && path.endsWith(".net"))) await cache.add(path);
  }
  document.documentElement.dataset["kept"] = "all";
}
