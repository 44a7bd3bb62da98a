/**
 * The service worker: where there is no connection, pages are answered with the offline page. It keeps that
 * page, as a guest gets it, and the files it needs; nothing else, so nothing private.
 *
 * The build writes `VERSION` and `FILES`, the paths to keep, before this text.
 */
/* global VERSION, FILES */

const OFFLINE = "/offline";
const CACHE = `offline ${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(keepFiles());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const { method, mode, destination, url } = event.request;
  if (method !== "GET") return;
  const { origin, pathname } = new URL(url);
  if (mode === "navigate" && destination === "document") event.respondWith(page(event));
  else if (origin === location.origin && FILES.includes(pathname)) {
    event.respondWith(file(event.request, pathname));
  }
});

async function keepFiles() {
  const cache = await caches.open(CACHE);
  const asGuest = { credentials: "omit", cache: "reload" };
  await cache.addAll([OFFLINE, ...FILES].map((path) => new Request(path, asGuest)));
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  // Pages need not wait for this script to start.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page({ request, preloadResponse }) {
  try {
    return await preloadResponse ?? await fetch(request);
  } catch {
    return await kept(OFFLINE) ?? Response.error();
  }
}

async function file(request, path) {
  return await kept(path) ?? await fetch(request);
}

async function kept(path) {
  const cache = await caches.open(CACHE);
  return await cache.match(path, { ignoreVary: true });
}
