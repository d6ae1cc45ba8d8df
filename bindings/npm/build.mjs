// SPDX-License-Identifier: MIT
// Makes the package of its sources and the module, in a folder that `npm pack` takes.
//   node bindings/npm/build.mjs
// It is build/npm/package. The packages that this needs are those of tests/web, and the module is built by the preset
// "web".
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const folder = join(root, "build/npm/package");
const tools = join(root, "build/node");
const dist = join(folder, "dist");
const esbuild = createRequire(join(tools, "package.json"))("esbuild");

const LICENCE = "// SPDX-License-Identifier: MIT\n";

function writeScripts() {
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
function writeModule() {
  const bytes = readFileSync(join(root, "build/web/npm.wasm"));
  writeFileSync(join(dist, "quadrille.wasm"), bytes);
  const text = gzipSync(bytes, { level: 9 }).toString("base64");
  writeFileSync(
    join(dist, "plain/module.js"),
    `${LICENCE}Object.assign(globalThis, { [Symbol.for("quadrille.module")]: "${text}" });\n`,
  );
}

/** The pictures of boards by their ids. Each starts a line, and its parts are indented. */
function writeArt() {
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
  const version = execFileSync(join(root, "packaging/version.sh"), { encoding: "utf8" }).trim();
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ name, version, ...others }, null, 2)}\n`);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
writeScripts();
writeModule();
writeArt();
writeCommonJs();
writePackage();
cpSync(join(here, "README.md"), join(folder, "README.md"));
cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
writeTypes();
