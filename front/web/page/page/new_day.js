// SPDX-License-Identifier: MIT
// Notices midnight on a page that is still open.
import { dateWords } from "../base/dom.js";

/** Acts whenever a new day has begun, until the signal is aborted. Timers are late after a computer has been asleep.
 * @param {() => void} act @param {AbortSignal} signal */
export function onNewDay(act, signal) {
  let day = dateWords();
  let midnight = 0;
  const lookAtClock = () => {
    clearTimeout(midnight);
    const now = new Date();
    const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    midnight = setTimeout(lookAtClock, next.getTime() - now.getTime() + 1000);
    if (day === dateWords(now)) return;
    day = dateWords(now);
    act();
  };
  document.addEventListener("visibilitychange", lookAtClock, { signal });
  signal.addEventListener("abort", () => clearTimeout(midnight));
  lookAtClock();
}
