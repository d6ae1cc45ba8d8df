// SPDX-License-Identifier: MIT
// The page as "quadrille web" serves it, and other programs that a browser
// needs. All of them end with the test.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
const program = process.env.QUADRILLE ?? `${root}/build/release/quadrille`;
const patience = 60000;
/** @type {import("node:child_process").ChildProcess[]} */
const children = [];
process.on("exit", () => children.forEach((child) => child.kill()));

export function start(command, words, more = {}) {
  const child = spawn(command, words, { stdio: ["ignore", "pipe", "ignore"], env: { ...process.env, ...more } });
  children.push(child);
  return child;
}

/** The first line that a program prints. */
export async function firstLine(child) {
  const [told] = await once(child.stdout, "data");
  return told.toString().trim();
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

const server = start(program, ["web", "--port", "0", "--no-open", "--folder", `${root}/build/web/page`]);
export const address = await firstLine(server);

/** From now on, the page has no network. */
export async function stopServing() {
  server.kill();
  await once(server, "exit");
}

export function stopAll() {
  for (const child of children.reverse()) child.kill();
}
