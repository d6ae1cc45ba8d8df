// SPDX-License-Identifier: MIT
// A browser of WebKit's, as Safari is one, by the WebDriver protocol, on a
// screen that nobody sees; and the page as "quadrille web" serves it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { pointOn } from "../spots.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const program = process.env.QUADRILLE ?? `${root}/build/release/quadrille`;
const patience = 60000;
/** @type {import("node:child_process").ChildProcess[]} */
const children = [];
process.on("exit", () => children.forEach((child) => child.kill()));

function start(command, words, more = {}) {
  const child = spawn(command, words, { stdio: ["ignore", "pipe", "ignore"], env: { ...process.env, ...more } });
  children.push(child);
  return child;
}

/** The first line that a program prints. */
async function firstLine(child) {
  const [told] = await once(child.stdout, "data");
  return told.toString().trim();
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Asks again until there is an answer that is not false. */
export async function until(words, ask) {
  const end = Date.now() + patience;
  for (let seen; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    seen = await ask().catch(() => false);
    if (seen) return seen;
  }
  throw new Error(`waited in vain: ${words}`);
}

const port = await freePort();
const screen = await firstLine(start("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24"]));
export const address = await firstLine(
  start(program, ["web", "--port", "0", "--no-open", "--folder", `${root}/build/web/page`]),
);
start("WebKitWebDriver", [`--port=${port}`], { DISPLAY: `:${screen}`, LIBGL_ALWAYS_SOFTWARE: "1" });

async function call(method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

await until("a driver", () => call("GET", "/status"));
const binary = readdirSync("/usr/lib")
  .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
  .find(existsSync);
const { sessionId } = await call("POST", "/session", {
  capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } } },
});
const session = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);

/** What a function gives in the page; it gets what follows. */
export const inPage = (work, ...args) =>
  session("POST", "/execute/async", {
    script: `const done = arguments[arguments.length - 1];
      Promise.resolve((${work})(...[...arguments].slice(0, -1))).then(done, (error) => done("failed: " + error.stack));`,
    args,
  });

/** Away from any page, and to this one. */
export async function visit(hash) {
  await session("POST", "/url", { url: "about:blank" });
  await session("POST", "/url", { url: address + hash });
  await until(`${hash} is ready`, () => inPage(() => document.documentElement.dataset.ready === "yes"));
}

/** A click on a spot, when it can be hit. */
export async function hit(spot) {
  const { x, y } = await until(`${spot} can be hit`, () => inPage(pointOn, spot));
  const at = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
  const press = [at, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
  await session("POST", "/actions", {
    actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: press }],
  });
}

export async function typed(text) {
  const keys = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
  await session("POST", "/actions", { actions: [{ type: "key", id: "keys", actions: keys }] });
}

export async function closeAll() {
  await session("DELETE", "").catch(() => undefined);
  for (const child of children.reverse()) child.kill();
}
