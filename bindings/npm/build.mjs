// SPDX-License-Identifier: MIT
// Makes the package of its sources and the module, in a folder that `npm pack` takes.
//   node bindings/npm/build.mjs
// It is build/npm/package. The packages that this needs are those of tests/web, and the module is built by the preset
// "web".
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LICENCE, esbuild, findVersion, here, makeScripts, root, tools } from "./scripts.mjs";

const folder = join(root, "build/npm/package");
const dist = join(folder, "dist");

function writeCommonJs() {
  for (const entry of ["node", "inline_node"])
    esbuild.buildSync({
      entryPoints: [join(dist, `${entry}.js`)],
      outfile: join(dist, `${entry}.cjs`),
      bundle: true,
      minifyWhitespace: true,
      format: "cjs",
      platform: "node",
      target: "node18",
      external: ["./plain/module.js"],
      define: { "import.meta.url": "address" },
      banner: { js: `${LICENCE}const address = require("node:url").pathToFileURL(__filename).href;` },
    });
}

/** One file of types, from those that TypeScript writes for each script: a file can then also be for CommonJS. */
function writeTypes() {
  const types = join(root, "build/npm/types");
  rmSync(types, { recursive: true, force: true });
  execFileSync(join(tools, "node_modules/.bin/tsc"), ["-p", here], { stdio: "inherit" });
  const internal = [
    "all",
    "inline",
    "inlined",
    "platform",
    "platform_web",
    "worker_text",
    "art",
    "board",
    "board_drawing",
    "board_style",
    "shared/drawing",
    "shared/memory",
    "shared/names",
    "shared/translate",
  ].map((name) => `${name}.d.ts`);
  const text = readdirSync(types, { recursive: true })
    .filter((name) => name.endsWith(".d.ts") && !internal.includes(name))
    .map((name) => readFileSync(join(types, name), "utf8"))
    .join("")
    .replace(/^(import|export \*|export \{).*\n/gm, "")
    .replace(/^\/\*\*(?:(?!\*\/)[^])*@(typedef|import)(?:(?!\*\/)[^])*\*\/\n/gm, "")
    .replace(/import\("[^"]*"\)\./g, "")
    .replace(/\b(Uint\w+Array)<\w+>/g, "$1");
  const board = readFileSync(join(types, "board.d.ts"), "utf8").replace("./session.js", "./index.js");
  writeFileSync(join(dist, "board.d.ts"), LICENCE + board.replace(/^\/\*\* @import .*\n/gm, ""));
  for (const ending of ["d.ts", "d.cts"]) writeFileSync(join(dist, `index.${ending}`), LICENCE + text);
}

/** With the version of the library. */
function writePackage() {
  const { name, ...others } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
  writeFileSync(
    join(folder, "package.json"),
    `${JSON.stringify({ name, version: findVersion(), ...others }, null, 2)}\n`,
  );
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
makeScripts(dist, join(root, "build/web/npm.wasm"));
writeCommonJs();
writePackage();
cpSync(join(here, "README.md"), join(folder, "README.md"));
cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
writeTypes();
