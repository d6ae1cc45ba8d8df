// SPDX-License-Identifier: MIT
// The service worker, and the offer to update to a new version. It is loaded
// when the first game can be played.

/** @typedef {Pick<typeof import("../base/dom.js"), "make"> &
 *   Pick<typeof import("../base/trusted.js"), "trustedScript"> &
 *   Pick<typeof import("../../../../bindings/npm/src/shared/translate.js"), "tr">} Helpers what the page has loaded already. To import it here
 *   as well would cost the first game another file */

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

/** Replaces the offer before, whose version no longer waits. If games would be lost, Update has to be pressed twice.
 * @param {Pick<Helpers, "make" | "tr">} helpers @param {() => Promise<boolean>} keepAll @param {() => void} update */
function offer({ make, tr }, keepAll, update) {
  document.querySelector(".update")?.remove();
  const words = make("span", { role: "status" }, tr("A new version is available."));
  let isWarned = false;
  const accept = async () => {
    if (isWarned || (await keepAll())) update();
    else
      words.textContent = tr(
        "The update would lose a game that can't be saved here. Save it to a file, or update anyway.",
      );
    isWarned = true;
  };
  const bar = make(
    "div",
    { class: "update", role: "region", "aria-label": tr("Update") },
    words,
    make(
      "div",
      { class: "row-of-buttons" },
      make("button", { type: "button", class: "main-button", onclick: accept }, tr("Update")),
      make("button", { type: "button", class: "side-button", onclick: () => bar.remove() }, tr("Later")),
    ),
  );
  document.body.append(bar);
}

/** @param {ServiceWorkerRegistration} registration @param {(worker: ServiceWorker) => void} found */
function watch(registration, found) {
  if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && navigator.serviceWorker.controller) found(coming);
    });
  });
}

/** @param {Helpers} helpers @param {() => Promise<boolean>} keepAll resolves to whether all games are saved */
export function watchUpdates({ make, tr, trustedScript }, keepAll) {
  if (!("serviceWorker" in navigator)) return;
  let had = navigator.serviceWorker.controller !== null;
  let isAccepted = false;
  navigator.serviceWorker.addEventListener("controllerchange", async () => {
    if (!had) had = true;
    else if (isAccepted || (await keepAll())) location.reload();
    // Another tab has accepted the update.
    else offer({ make, tr }, keepAll, () => location.reload());
  });
  // The first game comes before storing files for the next one.
  whenIdle(() => {
    navigator.serviceWorker
      .register(trustedScript(new URL("../sw.js", import.meta.url)))
      .then((registration) =>
        watch(registration, (worker) =>
          offer({ make, tr }, keepAll, () => {
            isAccepted = true;
            worker.postMessage("take over");
          }),
        ),
      )
      .then(keepRest)
      .catch(() => undefined);
  });
}
