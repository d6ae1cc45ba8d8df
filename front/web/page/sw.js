// SPDX-License-Identifier: MIT
// Offline play: all files of this version are stored when it is installed, and
// served from there. Large files are stored later, when the page asks for them
// or has nothing else to do, and a language when it is chosen. The build inserts
// the version and the lists.

const version = "@VERSION@";
const files = "@FILES@".split(" ");
const later = "@LATER@".split(" ");
const chosen = "@CHOSEN@".split(" ");
const worker = /** @type {any} */ (globalThis);
/** Other copies of Quadrille on the same site have caches of their own, which begin otherwise. */
const own = `quadrille ${new URL(worker.registration.scope).pathname} `;
const shelf = own + version;

/** Stores files. Those that the page has just loaded are only checked for changes.
 * @param {string[]} wanted */
async function keepAll(wanted) {
  const cache = await caches.open(shelf);
  await cache.addAll(wanted.map((file) => new Request(file, { cache: "no-cache" })));
}

/** Networks for large boards are large themselves, and stored when such a board is played. */
async function keepRest() {
  const cache = await caches.open(shelf);
  for (const file of later) if (!file.startsWith("networks/") && !(await cache.match(file))) await keepAll([file]);
}

/** Older versions did not write the copy into a cache's name, but its page is inside. @param {string} name */
async function isOwn(name) {
  if (!/^quadrille [^/]/.test(name)) return name.startsWith(own);
  const cache = await caches.open(name);
  return (await cache.match("index.html")) !== undefined;
}

async function forgetOld() {
  for (const name of await caches.keys()) if (name !== shelf && (await isOwn(name))) await caches.delete(name);
  await worker.clients.claim();
}

/** The file that an address stands for, or "". The server handles all other addresses. @param {URL} url */
function fileAt(url) {
  const scope = new URL(worker.registration.scope);
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return "";
  const file = url.pathname.slice(scope.pathname.length) || "index.html";
  return [files, later, chosen].some((list) => list.includes(file)) ? file : "";
}

/** @param {string} file @param {Request} request */
async function serve(file, request) {
  const cache = await caches.open(shelf);
  const known = await cache.match(file);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && !files.includes(file)) await cache.put(file, answer.clone());
  return answer;
}

/** The files of chosen languages that an older version has stored. */
async function chosenBefore() {
  const found = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(own)) continue;
    const cache = await caches.open(name);
    for (const file of chosen) if (await cache.match(file)) found.push(file);
  }
  return found;
}

worker.addEventListener("install", (/** @type {any} */ event) =>
  event.waitUntil(chosenBefore().then((more) => keepAll([...files, ...more]))),
);
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(forgetOld()));
worker.addEventListener("message", (/** @type {MessageEvent} */ event) => {
  if (event.data === "take over") worker.skipWaiting();
  // Without a network, the next visit tries again.
  if (event.data === "keep the rest") /** @type {any} */ (event).waitUntil(keepRest().catch(() => undefined));
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const file = fileAt(new URL(event.request.url));
  if (event.request.method === "GET" && file) event.respondWith(serve(file, event.request));
});
