// SPDX-License-Identifier: MIT
// Takes a part of a long list of cases, as the check does with mutants. The
// page's sources decide which part, so each change of the page tries others.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const page = fileURLToPath(new URL("../../front/web/page/", import.meta.url));
const digestOf = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

function digestOfPage() {
  const files = readdirSync(page, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, path, name }) => `${parentPath ?? path}/${name}`).sort();
  return digestOf(...paths.map((path) => readFileSync(path)));
}

const sources = process.env.QUADRILLE_LONG ? "" : digestOfPage();

/**
 * Returns that many of the cases, in their order; in the long check, all of them.
 * @template T
 * @param {string} what the test, so that tests with the same cases take different ones
 * @param {number} count
 * @param {T[]} cases
 * @returns {T[]}
 */
export function some(what, count, cases) {
  if (process.env.QUADRILLE_LONG) return cases;
  const ranked = cases.map((_, nth) => ({ nth, rank: digestOf(sources, what, String(nth)) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const taken = new Set(ranked.slice(0, count).map(({ nth }) => nth));
  return cases.filter((_, nth) => taken.has(nth));
}
