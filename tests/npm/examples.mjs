// SPDX-License-Identifier: MIT
// Runs the examples of a document: what they print must be in the comments behind console.log.
//   examples.mjs DOCUMENT, in a project where the package is installed
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { done, same } from "./tap.mjs";

const text = readFileSync(process.argv[2], "utf8");
const examples = [...text.matchAll(/```js\n(.*?)```/gs)].map(([, example]) => example);
for (const [number, example] of examples.entries()) {
  writeFileSync(new URL("example.mjs", import.meta.url), example);
  const { stdout, stderr, status } = spawnSync("node", [new URL("example.mjs", import.meta.url).pathname], {
    encoding: "utf8",
  });
  const expected = [...example.matchAll(/^ *console\.log\(.*\/\/ (.*)$/gm)].map(([, words]) => `${words}\n`).join("");
  same(`example ${number + 1} prints what it says`, expected, status ? stderr : stdout);
}
same("there are examples", true, examples.length > 5);
done();
