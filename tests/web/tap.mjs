// SPDX-License-Identifier: MIT
// Counts tests as TAP, like tests/tap.sh.
let count = 0;
let wrong = 0;

/** @param {boolean} good @param {string} words @param {unknown} [seen] */
export function verdict(good, words, seen) {
  count++;
  if (good) {
    console.log(`ok ${count} - ${words}`);
    return;
  }
  wrong++;
  console.log(`not ok ${count} - ${words}`);
  if (seen !== undefined) console.log(String(seen).replace(/^/gm, "# "));
}

/** @param {string} words @param {unknown} expected @param {unknown} actual */
export function same(words, expected, actual) {
  const [a, b] = [expected, actual].map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  verdict(a === b, words, `expected: ${a}\nactual:   ${b}`);
}

/** Runs a test, which fails when it throws. @param {string} words @param {() => unknown} run */
export async function test(words, run) {
  try {
    const seen = await run();
    verdict(seen === undefined || seen === true || seen === "", words, seen);
  } catch (error) {
    verdict(false, words, error instanceof Error ? error.stack : error);
  }
}

export function done() {
  console.log(`1..${count}`);
  process.exitCode = wrong ? 1 : 0;
}
