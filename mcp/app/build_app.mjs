// SPDX-License-Identifier: MIT
// Makes one page of the board that chats show, with its script, pictures and module inside.
//   node mcp/app/build_app.mjs FOLDER
// FOLDER/board.html is made of FOLDER/npm.wasm, by the target "chat_board" of the preset "web".
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { esbuild, findVersion, makeScripts, root } from "../../bindings/npm/scripts.mjs";

const here = join(root, "mcp/app");
const folder = resolve(process.argv[2]);
const dist = join(folder, "board");

rmSync(dist, { recursive: true, force: true });
makeScripts(dist, join(folder, "npm.wasm"));
const bundle = esbuild.buildSync({
  entryPoints: [join(here, "board_app.js")],
  alias: { "quadrille/inline": join(dist, "inline.js"), "quadrille/board": join(dist, "board.js") },
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: "es2022",
  define: { VERSION: JSON.stringify(findVersion()) },
});
// In a page, these would end the script or begin a comment.
const script = bundle.outputFiles[0].text.replace(/<(?=\/script|!--)/gi, "\\x3c");
const page = readFileSync(join(here, "board_app.html"), "utf8");
const [before, after] = page.split("</script>");
writeFileSync(join(folder, "board.html"), `${before}${script}</script>${after}`);
