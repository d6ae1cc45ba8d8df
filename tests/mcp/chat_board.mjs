// SPDX-License-Identifier: MIT
// The board inside a chat: a small host shows it in a sandboxed frame, as clients of MCP Apps do, with what quadrille mcp
// returns. Prints TAP.
//   chat_board.mjs PROGRAM [FOLDER FOR PICTURES]
import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { browser, closeAll, serve } from "../web/chromium.mjs";
import { done, same, verdict } from "../web/tap.mjs";

const [program, pictures] = process.argv.slice(2);

// ------------------------------------------------------------------- server

const server = spawn(program, ["mcp"], { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
let count = 0;

async function ask(method, params = {}) {
  server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: ++count, method, params })}\n`);
  const answer = JSON.parse((await lines.next()).value);
  if (answer.error) throw new Error(answer.error.message);
  return answer.result;
}

const { tools } = await ask("tools/list");
const { capabilities } = await ask("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: {} });
same(
  "the server offers the board",
  ["text/html;profile=mcp-app"],
  capabilities.extensions["io.modelcontextprotocol/ui"].mimeTypes,
);
const shown = tools.filter(({ _meta }) => _meta);
same(
  "tools that return a game name it",
  ["start_game", "show_game", "play_moves", "undo_moves"],
  shown.map(({ name }) => name),
);
const uri = shown[0]._meta.ui.resourceUri;
const [resource] = (await ask("resources/read", { uri })).contents;
same("it is a page for hosts", [uri, "text/html;profile=mcp-app"], [resource.uri, resource.mimeType]);
verdict(!/(src|href)="(?!#)/.test(resource.text.replace(/<script[^]*<\/script>/, "")), "it loads nothing");

// --------------------------------------------------------------------- host

// What hosts enforce where a page asks for no addresses; with WebAssembly, as this page asks, or without.
const POLICY = (wasm) =>
  `default-src 'none'; script-src 'unsafe-inline'${wasm ? " 'wasm-unsafe-eval'" : ""}; style-src 'unsafe-inline'; ` +
  "img-src data:; connect-src 'none'; frame-src 'none'; base-uri 'none'";
const address = await serve((request, response) => {
  const { pathname } = new URL(request.url, "http://host");
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (pathname === "/host") response.end("<!doctype html><title>A chat</title>");
  else response.writeHead(200, { "content-security-policy": POLICY(pathname === "/app") }).end(resource.text);
});

/** Shows the result of a call as a host does; the page's messages are in `heard`. */
async function open(name, args, path = "/app", theme = "dark") {
  const page = await browser.newPage({ viewport: { width: 500, height: 900 } });
  page.on("pageerror", (error) => verdict(false, "no script fails", error.message));
  await page.exposeFunction("callTool", (params) => ask("tools/call", params));
  await page.goto(`${address}/host`);
  const result = await ask("tools/call", { name, arguments: args });
  await page.evaluate(
    ({ result, args, path, theme }) => {
      const frame = document.createElement("iframe");
      frame.sandbox = "allow-scripts";
      frame.style = "width: 480px; height: 800px; border: 0";
      window.heard = [];
      const send = (message) => frame.contentWindow.postMessage({ jsonrpc: "2.0", ...message }, "*");
      window.say = send;
      const answers = {
        "ui/initialize": () => ({
          protocolVersion: "2026-01-26",
          hostInfo: { name: "test", version: "1" },
          hostCapabilities: { serverTools: {} },
          hostContext: { theme },
        }),
        "ui/update-model-context": () => ({}),
        "tools/call": (params) => window.callTool(params),
      };
      window.addEventListener("message", async ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        window.heard.push(data);
        if (answers[data.method]) send({ id: data.id, result: await answers[data.method](data.params) });
        if (data.method !== "ui/notifications/initialized") return;
        send({ method: "ui/notifications/tool-input", params: { arguments: args } });
        send({ method: "ui/notifications/tool-result", params: result });
      });
      frame.src = path;
      document.body.append(frame);
    },
    { result, args, path, theme },
  );
  await page.waitForFunction(() => window.heard.some(({ method }) => method === "ui/notifications/initialized"));
  const frame = page.frames()[1];
  const hear = async (method) => {
    await page.waitForFunction((wanted) => window.heard.some((message) => message.method === wanted), method);
    return page.evaluate((wanted) => window.heard.findLast((message) => message.method === wanted).params, method);
  };
  return { page, frame, hear, result };
}

const board = (frame) => frame.waitForFunction(() => document.querySelector("quadrille-board")?.session?.position);
const starts = [
  ["kulki", "3"],
  ["mahjong", "1"],
  ["freecell", "617"],
  ["sliding", "7"],
];
for (const [game, seed] of starts) {
  const { page, frame, hear, result } = await open("start_game", { game, seed });
  await board(frame);
  const drawn = await frame.evaluate(
    () => document.querySelector("quadrille-board").shadowRoot.querySelectorAll("g").length,
  );
  verdict(drawn >= 9, `${game}: the board is drawn`, `${drawn} things`);
  if (pictures) await page.screenshot({ path: join(pictures, `${game}.png`) });
  // An earlier message tells the size of the page before its board was drawn.
  await page.waitForFunction(() =>
    window.heard.some(
      ({ method, params }) => method === "ui/notifications/size-changed" && params.width > 200 && params.height > 200,
    ),
  );
  verdict(true, `${game}: the host is told its size`);
  const { structuredContent: hint } = await ask("tools/call", {
    name: "hint",
    arguments: { code: result.structuredContent.code },
  });
  await frame.evaluate((move) => document.querySelector("quadrille-board").play(move), hint.hint);
  const { structuredContent: told, content } = await hear("ui/update-model-context");
  const after = await ask("tools/call", {
    name: "play_moves",
    arguments: { code: result.structuredContent.code, moves: [hint.hint] },
  });
  same(`${game}: the host is told the game after a move`, after.structuredContent.code, told.code);
  verdict(content[0].text.includes(told.code), `${game}: in words, too`, content[0].text);
  await page.close();
}

{
  const { page, frame, hear } = await open("start_game", { game: "sliding", variant: "3x3", seed: "7", moves: ["l"] });
  await board(frame);
  same(
    "a game is shown as it stands",
    1,
    await frame.evaluate(() => document.querySelector("quadrille-board").session.at),
  );
  same(
    "in the host's colours",
    "dark",
    await frame.evaluate(() => document.querySelector("quadrille-board").getAttribute("theme")),
  );
  await frame.click('[role="button"][aria-label="tile 5"]');
  same("a touch is a move", 2, (await hear("ui/update-model-context")).structuredContent.moves);
  await frame.click("#undo");
  await page.waitForFunction(() => window.heard.at(-1).params?.structuredContent?.moves === 1);
  verdict(true, "and can be taken back");
  await frame.click("#hint");
  await frame.waitForFunction(() => document.querySelector("#said").textContent);
  same("a hint is the server's", "hint", (await hear("tools/call")).name);
  await page.evaluate(() => {
    window.say({ method: "ui/notifications/host-context-changed", params: { theme: "light" } });
    window.say({ id: 7, method: "ui/resource-teardown", params: {} });
    window.say({ id: 8, method: "no/such", params: {} });
  });
  await page.waitForFunction(() => window.heard.some(({ id, error }) => id === 8 && error?.code === -32601));
  same(
    "it agrees to leave",
    {},
    await page.evaluate(() => window.heard.find(({ id, result }) => id === 7 && result).result),
  );
  same(
    "and follows the colours",
    "light",
    await frame.evaluate(() => document.querySelector("quadrille-board").getAttribute("theme")),
  );
  await page.close();
}

{
  const { page, frame } = await open("start_game", {
    game: "sliding",
    variant: "3x3",
    board: ["1 2 3", "4 5 6", "7 0 8"],
  });
  await board(frame);
  same(
    "a game that began with a board is shown",
    "1 2 3\n4 5 6\n7 0 8\n",
    await frame.evaluate(() => document.querySelector("quadrille-board").session.position.toString()),
  );
  await page.close();
}

{
  const { page, frame, result } = await open("start_game", { game: "freecell", seed: "617" }, "/plain");
  await frame.waitForSelector("pre");
  same(
    "where a host forbids WebAssembly, the board is text",
    result.structuredContent.board.join("\n"),
    await frame.textContent("pre"),
  );
  await page.close();
}

await closeAll();
server.stdin.end();
done();
