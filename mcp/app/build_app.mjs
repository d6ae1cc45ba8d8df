// SPDX-License-Identifier: MIT
// Makes one page of the board that chats show, with its script, pictures and module inside.
//   node mcp/app/build_app.mjs
// It is build/npm/board.html, of the package that bindings/npm/build.mjs has made.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = join(here, "../..");
const esbuild = createRequire(join(root, "build/node/package.json"))("esbuild");

const { version } = JSON.parse(readFileSync(join(root, "build/npm/package/package.json"), "utf8"));
const bundle = esbuild.buildSync({
  entryPoints: [join(here, "board_app.js")],
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: "es2022",
  define: { VERSION: JSON.stringify(version) },
});
// In a page, these would end the script or begin a comment.
const script = bundle.outputFiles[0].text.replace(/<(?=\/script|!--)/gi, "\\x3c");
const page = readFileSync(join(here, "board_app.html"), "utf8");
const [before, after] = page.split("</script>");
writeFileSync(join(root, "build/npm/board.html"), `${before}${script}</script>${after}`);
