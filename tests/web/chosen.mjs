// SPDX-License-Identifier: MIT
// Prints those of the page's suites that this check runs: all in the long one,
// else the ones named here, which nothing else replaces, and some of the others.
//   chosen.mjs FILE...
import { basename } from "node:path";
import { some } from "./some.mjs";

const always = new Set([
  ...["access", "keeping", "links", "simulator", "speed", "touching", "typing"],
  // These notice most of the planted bugs: see ../planted.sh.
  ...["backup", "challenges", "days", "figures", "keyed"],
]);
const isAlways = (file) => always.has(basename(file, ".mjs"));

const files = process.argv.slice(2);
const others = new Set(
  some(
    "suites of the page",
    3,
    files.filter((file) => !isAlways(file)),
  ),
);
for (const file of files) if (isAlways(file) || others.has(file)) console.log(file);
