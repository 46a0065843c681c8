// Service worker: keeps the page and its files, so that it opens without a network; shows a table after a click on
// its notification.
// It does not keep games and does not handle requests to /api.

const CACHE = "regicide-1";
// The folder that the app is in: "/" at a server, any folder at a host of static files.
const BASE = new URL(self.registration.scope).pathname;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (!url.pathname.startsWith(BASE) || url.pathname.startsWith(`${BASE}api/`)) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (url.pathname.startsWith(`${BASE}assets/`)) event.respondWith(asset(event.request));
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

async function keepShell() {
  const answer = await fetch(BASE, { cache: "no-cache" });
  const text = await keepPage(answer);
  const cache = await caches.open(CACHE);
  await cache.addAll((text.match(/assets\/[\w.-]+/g) ?? []).map((path) => BASE + path));
}

// One page is kept for all paths. At a host of static files it names its files relative to its own folder, which
// would be wrong for others: here they get their whole path.
async function keepPage(answer) {
  const text = (await answer.text()).replace(/="(?:\.\.?\/)+(?=assets\/|icons\/|manifest)/g, `="${BASE}`);
  const headers = new Headers(answer.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  await (await caches.open(CACHE)).put(BASE, new Response(text, { headers }));
  return text;
}

// The page from the network; the kept one only if there is no network.
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPage(answer.clone());
    return answer;
  } catch {
    return (await caches.match(BASE)) ?? Response.error();
  }
}

// The name of an asset changes with its content, so a kept one is never outdated.
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
