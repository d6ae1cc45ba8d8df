// SPDX-License-Identifier: MIT
// Reports what Lighthouse measures about the speed of the page's first visit on
// a phone. Needs the packages of tests/web and the built page (tests/web.sh
// build/release page makes both).
//   node bench/lighthouse.mjs [ROUNDS]
import { audit } from "../tests/web/page/audit.mjs";
import { address, closeAll } from "../tests/web/page/open_page.mjs";

const rounds = Number(process.argv[2] ?? 3);
const measured = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];
const middle = (/** @type {number[]} */ numbers) => numbers.sort((a, b) => a - b)[numbers.length >> 1];

for (const hash of ["", "#freecell/617"]) {
  const seen = [];
  for (let round = 0; round < rounds; round++) seen.push(await audit(address + hash, ["performance"]));
  const score = middle(seen.map(({ scores }) => scores.performance));
  const numbers = measured.map((name) => {
    const value = middle(seen.map(({ audits }) => audits[name].numericValue));
    return `${name} ${name.endsWith("shift") ? value.toFixed(3) : `${Math.round(value)} ms`}`;
  });
  console.log(`${hash || "the start page"}: performance ${Math.round(score * 100)}; ${numbers.join(", ")}`);
}
await closeAll();
