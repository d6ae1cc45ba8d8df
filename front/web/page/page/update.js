// SPDX-License-Identifier: MIT
// The service worker, and the offer to update to a new version.
import { make } from "./dom.js";
import { trustedScript } from "../play/trusted.js";

/** Runs when the browser has nothing else to do. @param {() => void} act */
function whenIdle(act) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 4000 });
  else setTimeout(act, 1000);
}

/** Stores the large files, such as Kulki's weights, so that hints are complete without a network. Players who save
 * data get them when they first need them. */
async function keepRest() {
  const { active } = await navigator.serviceWorker.ready;
  const { connection } = /** @type {any} */ (navigator);
  if (!connection?.saveData) whenIdle(() => active?.postMessage("keep the rest"));
}

/** Replaces the offer of an older version, which no longer waits. @param {ServiceWorker} waiting */
function offer(waiting) {
  document.querySelector(".update")?.remove();
  const bar = make(
    "div",
    { class: "update", role: "region", "aria-label": "Update" },
    make("span", {}, "A new version is available."),
    make("button", { type: "button", class: "main-button", onclick: () => waiting.postMessage("take over") }, "Update"),
    make("button", { type: "button", class: "side-button", onclick: () => bar.remove() }, "Later"),
  );
  document.body.append(bar);
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) offer(coming);
    });
  });
}

export function watchUpdates() {
  if (!("serviceWorker" in navigator)) return;
  let had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (had) location.reload();
    had = true;
  });
  // The first game comes before storing files for the next one.
  whenIdle(() => {
    navigator.serviceWorker
      .register(trustedScript(new URL("../sw.js", import.meta.url)))
      .then(watch)
      .then(keepRest)
      .catch(() => undefined);
  });
}
