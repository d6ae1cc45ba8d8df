// SPDX-License-Identifier: MIT
// A browser of WebKit's, as Safari is one, by the WebDriver protocol, on a
// screen that nobody sees.
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { address, firstLine, start, stopAll, until } from "./serve.mjs";
import { pointOn } from "../spots.mjs";

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

const port = await freePort();
const screen = await firstLine(start("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24"]));
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
const { sessionId, capabilities } = await call("POST", "/session", {
  capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } } },
});
export const name = `WebKit, ${capabilities.browserName} ${capabilities.browserVersion}`;
/** The protocol does not report errors of the page. */
export const complaints = [];
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

/** @param {"mouse" | "touch"} pointerType @param {number} spot */
async function press(pointerType, spot) {
  const { x, y } = await until(`${spot} can be hit`, () => inPage(pointOn, spot));
  const at = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 };
  const actions = [at, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
  await session("POST", "/actions", {
    actions: [{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }],
  });
}

/** A click on a spot, when it can be hit. */
export const hit = (spot) => press("mouse", spot);

/** A tap with a finger. */
export const tap = (spot) => press("touch", spot);

export async function typed(text) {
  const keys = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
  await session("POST", "/actions", { actions: [{ type: "key", id: "keys", actions: keys }] });
}

export async function closeAll() {
  await session("DELETE", "").catch(() => undefined);
  stopAll();
}
