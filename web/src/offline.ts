/** A page without a network: what it takes to show one is kept by the service worker. */

export async function keepForOffline(): Promise<void> {
  // Browsers keep service workers to secure origins; elsewhere the page needs its server.
  if (!("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  await keepLoaded();
}

/** To be called again by a page whose scripts come later than the rest. */
export async function keepLoaded(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.ready;
  const kept = await caches.open("regicide-1");
  await kept.addAll(loadedAssets());
}

/** What came before the worker was there to keep it: above all the words of this language. */
function loadedAssets(): string[] {
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const ours = loaded.filter((url) => url.origin === location.origin);
  return ours.map((url) => url.pathname).filter((path) => path.startsWith("/assets/"));
}
