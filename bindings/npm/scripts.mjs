// SPDX-License-Identifier: MIT
// The package's scripts with the module and the pictures, of which the package and the board for chats are made. esbuild is
// that of build/node, if it is there, or one that Node finds elsewhere.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

export const here = fileURLToPath(new URL(".", import.meta.url));
export const root = join(here, "../..");
export const tools = join(root, "build/node");
export const esbuild = createRequire(join(tools, "package.json"))("esbuild");
export const LICENCE = "// SPDX-License-Identifier: MIT\n";

/** That of the library. */
export function findVersion() {
  return execFileSync(join(root, "packaging/version.sh"), { encoding: "utf8" }).trim();
}

function writeScripts(dist) {
  cpSync(join(here, "src"), dist, { recursive: true });
  mkdirSync(join(dist, "plain"));
  writeFileSync(join(dist, "plain/package.json"), '{ "type": "commonjs" }\n');
  renameSync(join(dist, "worker.js"), join(dist, "plain/worker.js"));
  renameSync(join(dist, "board_element.js"), join(dist, "board.js"));
  const script = readFileSync(join(here, "src/worker.js"), "utf8");
  const { code } = esbuild.transformSync(script, { minify: true });
  writeFileSync(join(dist, "worker_text.js"), `${LICENCE}export const WORKER_TEXT = ${JSON.stringify(code.trim())};\n`);
}

/** The module as a file, and as text for the entries that contain it. */
function writeModule(dist, module) {
  const bytes = readFileSync(module);
  writeFileSync(join(dist, "quadrille.wasm"), bytes);
  const text = gzipSync(bytes, { level: 9 }).toString("base64");
  writeFileSync(
    join(dist, "plain/module.js"),
    `${LICENCE}Object.assign(globalThis, { [Symbol.for("quadrille.module")]: "${text}" });\n`,
  );
}

/** The pictures of boards by their ids. Each starts a line, and its parts are indented. */
function writeArt(dist) {
  const pictures = {};
  for (const name of ["signs", "cards", "mahjong", "kulki", "sliding"]) {
    const text = readFileSync(join(root, "art", `${name}.svg`), "utf8").replace(/<!--[^]*?-->/g, "");
    for (const element of text.split(/\n(?=<\w)/)) {
      const id = /^<\w+ id="([^"]+)"/.exec(element)?.[1];
      if (id && !/^(small-)/.test(id)) pictures[id] = element.replace("</svg>", "").replace(/\n\s*/g, "");
    }
  }
  const type = "/** @type {Record<string, string>} */";
  writeFileSync(join(dist, "art.js"), `${LICENCE}${type}\nexport const ART = ${JSON.stringify(pictures)};\n`);
}

/** Writes the scripts into a new folder. The module is that of the preset "web". */
export function makeScripts(dist, module) {
  writeScripts(dist);
  writeModule(dist, module);
  writeArt(dist);
}
