// SPDX-License-Identifier: MIT
// Offline: all files of this version are kept when it is installed, and served
// from there. The build stamps the version and the list of files. Weights are
// kept once they were needed.

const version = "@VERSION@";
const files = "@FILES@".split(" ");
const shelf = `quadrille ${version}`;
const worker = /** @type {any} */ (globalThis);

async function keepAll() {
  const cache = await caches.open(shelf);
  await cache.addAll(files.map((/** @type {string} */ file) => new Request(file, { cache: "reload" })));
}

async function forgetOld() {
  for (const name of await caches.keys())
    if (name.startsWith("quadrille ") && name !== shelf) await caches.delete(name);
  await worker.clients.claim();
}

/** @param {Request} request */
async function serve(request) {
  const cache = await caches.open(shelf);
  const wanted = request.mode === "navigate" ? "index.html" : request;
  const known = await cache.match(wanted, { ignoreSearch: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && /weights[^/]*\.bin$/.test(new URL(request.url).pathname)) await cache.put(request, answer.clone());
  return answer;
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOld()));
worker.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data === "take over") worker.skipWaiting();
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === worker.location.origin) event.respondWith(serve(event.request));
});
