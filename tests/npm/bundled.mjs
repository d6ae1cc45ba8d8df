// SPDX-License-Identifier: MIT
// Bundles a page with esbuild, Vite and webpack, and opens it in Chromium: does it find the module and the worker?
//   bundled.mjs PROJECT
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { browser, closeAll, packages, root, serve, typeOf } from "../web/chromium.mjs";
import { done, same } from "../web/tap.mjs";

const project = process.argv[2];
const bundlers = createRequire(join(root, "build/npm/tools/package.json"));
const esbuild = packages("esbuild");
const HTML = '<!doctype html><title>Page</title><body><script type="module" src="out.js"></script>';
const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'";
const won = "won after 55 moves";

/** @param {string} name @param {string} [script] */
function folderFor(name, script = readFileSync(join(project, "solving_page.js"), "utf8")) {
  const folder = join(project, name);
  mkdirSync(join(folder, "out"), { recursive: true });
  writeFileSync(join(folder, "app.js"), script);
  writeFileSync(join(folder, "out/index.html"), HTML);
  return folder;
}

/** @param {string} folder */
const bundle = (folder) =>
  esbuild.buildSync({
    entryPoints: [join(folder, "app.js")],
    outfile: join(folder, "out/out.js"),
    bundle: true,
    minify: true,
    format: "esm",
    logLevel: "error",
  });

function withEsbuild() {
  const inlined = readFileSync(join(project, "solving_page.js"), "utf8").replace('"quadrille"', '"quadrille/inline"');
  bundle(folderFor("esbuild_inline", inlined));
  const folder = folderFor("esbuild");
  bundle(folder);
  cpSync(join(project, "node_modules/quadrille/dist/quadrille.wasm"), join(folder, "out/quadrille.wasm"));
}

/** A page whose policy allows no workers from a blob. */
function withPolicy() {
  const script = readFileSync(join(project, "solving_page.js"), "utf8").replace(
    "load()",
    'load({ worker: "worker.js" })',
  );
  const folder = folderFor("strict", script);
  bundle(folder);
  for (const name of ["quadrille.wasm", "plain/worker.js"])
    cpSync(join(project, "node_modules/quadrille/dist", name), join(folder, "out", basename(name)));
}

async function withVite() {
  const folder = folderFor("vite");
  writeFileSync(join(folder, "index.html"), HTML.replace("out.js", "/app.js"));
  const { build } = await import(pathToFileURL(join(root, "build/npm/tools/node_modules/vite/dist/node/index.js")));
  await build({
    root: folder,
    base: "./",
    logLevel: "error",
    build: { outDir: "out", emptyOutDir: true, target: "es2022" },
  });
}

async function withWebpack() {
  const folder = folderFor("webpack");
  const webpack = bundlers("webpack");
  await new Promise((resolve, reject) => {
    const output = { path: join(folder, "out"), filename: "out.js" };
    webpack({ mode: "production", context: folder, entry: "./app.js", output }, (error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(stats),
    );
  });
}

withEsbuild();
withPolicy();
await withVite();
await withWebpack();

const address = await serve((request, response) => {
  const path = join(project, new URL(request.url, "http://page").pathname);
  if (!existsSync(path)) response.writeHead(404).end();
  else {
    const policy = path.includes("/strict/") ? { "content-security-policy": STRICT } : {};
    response.writeHead(200, { "content-type": typeOf(path), ...policy }).end(readFileSync(path));
  }
});
for (const name of ["esbuild", "esbuild_inline", "strict", "vite", "webpack"]) {
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(`${address}/${name}/out/index.html`);
  await page.waitForFunction(() => document.body.textContent.trim(), null, { timeout: 30000 }).catch(() => {});
  same(
    `a page bundled by ${name.replace("_", ", ")} solves a deal`,
    won,
    [await page.textContent("body"), ...errors].join(" ").trim(),
  );
  await page.close();
}
await closeAll();
done();
