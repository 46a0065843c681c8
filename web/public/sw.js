// Service worker: keeps the page and its files, so that it opens without a network; shows messages of the server, and a
// table after a click on its notification.
// It does not keep games, and does not handle requests to /api and to the documentation beside the game.

const CACHE = "regicide-1";
// The folder that the app is in: "/" at a server, any folder at a host of static files.
const BASE = new URL(self.registration.scope).pathname;
const OTHERS = ["api/", "docs/"];

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (!url.pathname.startsWith(BASE) || OTHERS.some((folder) => url.pathname.startsWith(BASE + folder))) return;
  if (event.request.mode === "navigate") event.respondWith(page(event));
  else if (url.pathname.startsWith(`${BASE}assets/`)) event.respondWith(asset(event));
});

// A message of the server, while the page is closed (docs/messages.md). Who looks at the table sees it there.
self.addEventListener("push", (event) => {
  const message = event.data?.json();
  if (message) event.waitUntil(showMessage(message));
});

async function showMessage({ title, body, path }) {
  const data = BASE + path.slice(1);
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.some((tab) => tab.visibilityState === "visible" && new URL(tab.url).pathname === data)) return;
  const icon = `${BASE}icons/icon-192.png`;
  // A table has one notification: the newest, also in place of the one that the page shows in the background.
  await self.registration.showNotification(title, { body, icon, data, tag: path.split("/").at(-1), renotify: true });
}

// "Your turn": a click leads to the tab of that table, or leads an open tab there.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showTable(event.notification.data));
});

async function showTable(path) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find((each) => new URL(each.url).pathname === path);
  if (tab) return tab.focus();
  for (const each of tabs) {
    const there = await each.navigate(path).catch(() => null);
    if (there) return there.focus();
  }
  return self.clients.openWindow(path);
}

async function keepShell() {
  await keepPage(await fetch(BASE, { cache: "no-cache" }));
}

// One page is kept for all paths, after the files that it names. At a host of static files it names them relative to
// its own folder, which would be wrong for others: here they get their whole path.
async function keepPage(answer) {
  const isPage = answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html");
  const text = isPage ? await answer.text() : "";
  if (!text.includes("<title>Open Regicide</title>")) return; // a file, an error, or a page of others
  const cache = await caches.open(CACHE);
  const files = new Set((text.match(/assets\/[\w.-]+/g) ?? []).map((path) => BASE + path));
  for (const path of files) if (!(await cache.match(path))) await cache.add(path);
  const headers = new Headers(answer.headers);
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  const whole = text.replace(/="(?:\.\.?\/)+(?=assets\/|icons\/|manifest)/g, `="${BASE}`);
  await cache.put(BASE, new Response(whole, { headers }));
}

// The page from the network; the kept one only if there is no network.
async function page(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keepPage(answer.clone()).catch(() => undefined));
    return answer;
  } catch {
    return (await (await caches.open(CACHE)).match(BASE)) ?? Response.error();
  }
}

// The name of an asset changes with its content, so a kept one is never outdated.
async function asset(event) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()).catch(() => undefined));
  return answer;
}
