/** Offline use: the service worker caches the files that the page needs. */

export async function cacheForOffline(): Promise<void> {
  // Browsers allow service workers on secure origins only; on others the page needs its server.
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  await cacheLoadedAssets();
}

/** A page that loads more scripts later calls this again. */
export async function cacheLoadedAssets(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.ready;
  const cache = await caches.open("regicide-1");
  await cache.addAll(loadedAssets());
}

/** Assets that the page loaded before the worker was active, above all the translations. */
function loadedAssets(): string[] {
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const ours = loaded.filter((url) => url.origin === location.origin);
  return ours.map((url) => url.pathname).filter((path) => path.startsWith("/assets/"));
}
