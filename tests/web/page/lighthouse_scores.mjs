// SPDX-License-Identifier: MIT
// Checks the page with Lighthouse: accessibility, best practices and what
// search engines need. bench/lighthouse.mjs reports its speed.
import { done, test, verdict } from "../tap.mjs";
import { audit } from "./audit.mjs";
import { address, closeAll } from "./open_page.mjs";

const least = 0.95;

for (const hash of ["", "#mahjong/plum", "#look"])
  await test(`Lighthouse on ${hash || "the start page"}`, async () => {
    const { scores, faults } = await audit(address + hash, ["accessibility", "best-practices", "seo"]);
    for (const [category, score] of Object.entries(scores))
      verdict(score >= least, `${hash || "the start page"}: ${category} has ${score * 100}`, faults.join("\n"));
  });
await closeAll();
done();
