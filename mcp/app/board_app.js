// SPDX-License-Identifier: MIT
// The board inside a chat: a page in a frame of the host, to which it speaks JSON-RPC by messages (MCP Apps, SEP-1865).
// It shows the game that a tool has returned, and tells the model which moves the player makes.
import { load } from "quadrille/inline";
import "quadrille/board";

const PROTOCOL = "2026-01-26";
const main = document.querySelector("main");
const undo = document.querySelector("#undo");
const hint = document.querySelector("#hint");
const said = document.querySelector("#said");
const waiting = new Map();
let count = 0;
let board = null;
let canHint = false;

// ------------------------------------------------------------------ messages

function send(message) {
  window.parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
}

/** Asks the host; the answer is its result. */
function ask(method, params) {
  const id = ++count;
  send({ id, method, params });
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

function hear({ source, data }) {
  if (source !== window.parent || data?.jsonrpc !== "2.0") return;
  if (data.method) {
    handlers[data.method]?.(data.params ?? {});
    if (data.id !== undefined) send(known(data.method) ? { id: data.id, result: {} } : { id: data.id, error: UNKNOWN });
    return;
  }
  const { resolve, reject } = waiting.get(data.id) ?? {};
  waiting.delete(data.id);
  if (data.error) reject?.(new Error(data.error.message));
  else resolve?.(data.result);
}

const UNKNOWN = { code: -32601, message: "There is no such method" };
const known = (method) => ["ping", "ui/resource-teardown"].includes(method);
const handlers = {
  "ui/notifications/tool-result": ({ structuredContent }) => structuredContent?.code && show(structuredContent),
  "ui/notifications/host-context-changed": wear,
};

/** Follows the host's colours. */
function wear({ theme }) {
  if (!theme) return;
  document.documentElement.style.colorScheme = theme;
  board?.setAttribute("theme", theme);
}

// --------------------------------------------------------------------- board

/** Shows a game. Where the host forbids WebAssembly, its board as text. */
async function show(game) {
  try {
    await load();
  } catch {
    const text = document.createElement("pre");
    text.textContent = game.board.join("\n");
    main.replaceChildren(text);
    return;
  }
  const element = document.createElement("quadrille-board");
  const attributes = { game: game.game, variant: game.variant, seed: game.seed ?? "1" };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.addEventListener("ready", () => {
    element.session.load(game.code);
    element.refresh();
    undo.disabled = element.session.at === 0;
    hint.disabled = !canHint;
  });
  element.addEventListener("move", ({ detail }) => report(`The player has moved ${detail.text}.`));
  board = element;
  wear({ theme: document.documentElement.style.colorScheme });
  said.textContent = "";
  main.replaceChildren(element);
}

/** The game as a code; one that began with a board has none. */
function handle() {
  try {
    return board.session.code();
  } catch {
    return board.session.save();
  }
}

/** Tells the model what the player has done; it reads this when the player next says something. */
function report(words) {
  const { session } = board;
  const code = handle();
  said.textContent = "";
  undo.disabled = session.at === 0;
  const state = { code, status: session.status, moves: session.at };
  ask("ui/update-model-context", {
    content: [{ type: "text", text: `${words} The game is ${session.status}; its code is now ${code}` }],
    structuredContent: state,
  }).catch(() => {}); // the host has no such thing: the board goes on
}

undo.addEventListener("click", () => {
  board.undo();
  report("The player has taken back a move.");
});

hint.addEventListener("click", async () => {
  const { content, structuredContent } = await ask("tools/call", { name: "hint", arguments: { code: handle() } });
  const found = structuredContent;
  said.textContent = found ? `${found.hint}: ${found.reason}` : (content?.[0]?.text ?? "");
});

// --------------------------------------------------------------------- start

window.addEventListener("message", hear);
new ResizeObserver(() => {
  const { width, height } = document.documentElement.getBoundingClientRect();
  send({ method: "ui/notifications/size-changed", params: { width: Math.ceil(width), height: Math.ceil(height) } });
}).observe(document.documentElement);
const { hostContext = {}, hostCapabilities = {} } = await ask("ui/initialize", {
  appInfo: { name: "quadrille", title: "Quadrille", version: VERSION },
  appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
  protocolVersion: PROTOCOL,
});
canHint = Boolean(hostCapabilities.serverTools);
wear(hostContext);
send({ method: "ui/notifications/initialized", params: {} });
