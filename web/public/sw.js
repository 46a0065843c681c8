// Service worker: caches the page and its assets, so that it opens without a network; shows a table after a
// click on its notification.
// It does not cache games and does not handle requests to /api.

const CACHE = "regicide-1";

self.addEventListener("install", (event) => {
  event.waitUntil(cacheShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate" && !url.pathname.startsWith("/api/")) {
    event.respondWith(page(event.request));
  } else if (url.pathname.startsWith("/assets/")) {
    event.respondWith(asset(event.request));
  }
});

// "Your turn": a click leads to the tab of that table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data));
});

async function showTable(path) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find((each) => new URL(each.url).pathname === path);
  await (tab ? tab.focus() : self.clients.openWindow(path));
}

async function cacheShell() {
  const cache = await caches.open(CACHE);
  const answer = await fetch("/", { cache: "no-cache" });
  const text = await answer.clone().text();
  await cache.put("/", answer);
  await cache.addAll(text.match(/\/assets\/[\w.-]+/g) ?? []);
}

// The page from the network; the cached one only if there is no network.
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put("/", answer.clone());
    return answer;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

// The name of an asset changes with its content, so a cached one is never outdated.
async function asset(request) {
  const cached = await caches.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
