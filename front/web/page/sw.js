// SPDX-License-Identifier: MIT
// Offline play: all files of this version are stored when it is installed, and
// served from there. The build inserts the version and the list of files.
// Weights are stored when they are first needed.

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

/** @param {string} file */
const isWeights = (file) => /^weights[^/]*\.bin$/.test(file);

/** The file that an address stands for, or "". The server handles all other addresses. @param {URL} url */
function fileAt(url) {
  const scope = new URL(worker.registration.scope);
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return "";
  const file = url.pathname.slice(scope.pathname.length) || "index.html";
  return files.includes(file) || isWeights(file) ? file : "";
}

/** @param {string} file @param {Request} request */
async function serve(file, request) {
  const cache = await caches.open(shelf);
  const known = await cache.match(file);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && isWeights(file)) await cache.put(file, answer.clone());
  return answer;
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepAll()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOld()));
worker.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data === "take over") worker.skipWaiting();
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const file = fileAt(new URL(event.request.url));
  if (event.request.method === "GET" && file) event.respondWith(serve(file, event.request));
});
