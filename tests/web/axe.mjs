// SPDX-License-Identifier: MIT
// What axe, which looks for barriers on web pages, finds on a page.
import { readFileSync } from "node:fs";
import { packages } from "./chromium.mjs";

const axe = readFileSync(packages.resolve("axe-core/axe.min.js"), "utf8");

/**
 * A line for each violation, and nothing for a page that everybody can use. The page's policy may forbid foreign
 * scripts, so axe is injected through the debugger.
 */
export async function axeFindings(page, options = {}) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate((options) => globalThis.axe.run(document, options), options);
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 150)} ${node.failureSummary}`),
    )
    .join("\n");
}
