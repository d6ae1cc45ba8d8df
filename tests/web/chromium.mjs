// SPDX-License-Identifier: MIT
// What tests in a browser start with: Chromium without windows, and a server
// for the pages that it opens.
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const packages = createRequire(`${root}/build/node/package.json`);

/** Chromium without windows takes half the time; the long check uses the full browser where both exist. */
const shell = "/usr/bin/chromium-headless-shell";
const usual = existsSync(shell) && !process.env.QUADRILLE_LONG ? shell : "/usr/bin/chromium";
export const browserPath = process.env.CHROMIUM ?? usual;

export const browser = await packages("playwright-core").chromium.launch({
  executablePath: browserPath,
  args: ["--no-sandbox", "--disable-gpu", "--in-process-gpu", "--disable-dev-shm-usage"],
});

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};
export const typeOf = (file) => types[extname(file)] ?? "application/octet-stream";

const servers = [];

/** Answers requests; returns the address. */
export async function serve(answer) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${server.address().port}`;
}

export async function closeAll() {
  await browser.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
}
