// Without a network there is still a page: the one seen last, which says that it is waiting.
// Nothing of a game is kept here, and nothing of /api is touched.

const KEPT = "regicide-1";

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
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

async function keepShell() {
  const kept = await caches.open(KEPT);
  const answer = await fetch("/", { cache: "no-cache" });
  const text = await answer.clone().text();
  await kept.put("/", answer);
  await kept.addAll(text.match(/\/assets\/[\w.-]+/g) ?? []);
}

// The network's page is the truth; ours only fills in.
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(KEPT)).put("/", answer.clone());
    return answer;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

// Names of assets change with what is in them, so a kept one is never old.
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
