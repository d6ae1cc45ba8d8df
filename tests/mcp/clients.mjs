// SPDX-License-Identifier: MIT
// Plays through quadrille mcp with the clients that others use: both generations, each over a pipe and by HTTP, in each
// era. Prints TAP.
//   clients.mjs PROGRAM ADDRESS
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldPipe } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as OldHttp } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const [, , command, address] = process.argv;
const started = { command, args: ["mcp"] };
const who = { name: "quadrille-tests", version: "1" };
let count = 0;
let wrong = 0;

function same(words, expected, found) {
  const good = JSON.stringify(expected) === JSON.stringify(found);
  console.log(`${good ? "ok" : "not ok"} ${++count} - ${words}`);
  if (!good) console.log(`# expected: ${JSON.stringify(expected)}\n# found: ${JSON.stringify(found)}`);
  wrong += !good;
}

/** A client checks each answer by the schema of its tool, and throws if it breaks it. */
async function play(words, client, transport, version) {
  await client.connect(transport);
  if (version) same(`${words}: the revision is ${version}`, version, client.getNegotiatedProtocolVersion());
  same(`${words}: it knows the server`, "quadrille", client.getServerVersion()?.name);
  const { tools } = await client.listTools();
  same(`${words}: it lists all tools`, 11, tools.length);
  const call = async (name, args) => (await client.callTool({ name, arguments: args })).structuredContent;
  const { code } = await call("start_game", { game: "freecell", seed: "617" });
  same(`${words}: it starts a game`, "q1f-0k11gwnaq0rr27003b4f", code);
  const { line } = await call("solve", { code });
  const end = await call("play_moves", { code, moves: line });
  same(`${words}: and wins it`, "won", end.status);
  same(`${words}: the end is verified`, true, (await call("verify", { code: end.code })).valid);
  const { contents } = await client.readResource({ uri: "quadrille://strategy/freecell" });
  same(`${words}: it reads the essay`, "# FreeCell", contents[0].text.slice(0, 10));
  const { messages } = await client.getPrompt({ name: "analyse", arguments: { code } });
  same(`${words}: it gets a prompt`, "user", messages[0].role);
  const { completion } = await client.complete({
    ref: { type: "ref/prompt", name: "play" },
    argument: { name: "game", value: "s" },
  });
  same(`${words}: an argument is completed`, ["sliding"], completion.values);
  await client.close();
}

const eras = [
  [{ mode: "auto" }, "2026-07-28"],
  [{ mode: "legacy" }, "2025-11-25"],
];
for (const [versionNegotiation, version] of eras) {
  const make = () => new Client(who, { versionNegotiation });
  await play(`new client, pipe, ${version}`, make(), new StdioClientTransport(started), version);
  await play(`new client, HTTP, ${version}`, make(), new StreamableHTTPClientTransport(new URL(address)), version);
}
await play("old client, pipe", new OldClient(who), new OldPipe(started));
await play("old client, HTTP", new OldClient(who), new OldHttp(new URL(address)));
console.log(`1..${count}`);
process.exit(wrong ? 1 : 0);
