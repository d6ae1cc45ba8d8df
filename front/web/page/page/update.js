// SPDX-License-Identifier: MIT
// The service worker, and the offer to update to a new version.
import { make } from "./dom.js";

/** @param {ServiceWorker} waiting */
function offer(waiting) {
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
  navigator.serviceWorker
    .register(new URL("../sw.js", import.meta.url))
    .then(watch)
    .catch(() => undefined);
}
