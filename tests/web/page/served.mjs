// SPDX-License-Identifier: MIT
// Checks the page as "quadrille web" serves it: its headers, and that the page
// works on after the program has ended.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, follow, isReady, openProfile, root } from "./open_page.mjs";

const program = process.env.QUADRILLE ?? `${root}/build/release/quadrille`;
const serving = spawn(program, ["web", "--port", "0", "--no-open", "--folder", `${root}/build/web/page`]);
const [told] = await once(serving.stdout, "data");
const address = told.toString().trim();

const context = await openProfile({ worker: true });
const page = await context.newPage();
const kinds = {};
page.on("response", async (response) => (kinds[new URL(response.url()).pathname] = response.headers()["content-type"]));
await page.goto(address);
await isReady(page);
same("the module is served as WebAssembly", "application/wasm", kinds["/quadrille.wasm"]);
verdict(
  Object.keys(kinds).length > 10 && Object.values(kinds).every((kind) => kind && kind !== "application/octet-stream"),
  "and everything by its kind",
  JSON.stringify(kinds),
);

const title = () => page.locator(".game-title").textContent();
await follow(page, "#freecell/617");
await test("a game is dealt", async () => {
  await page.waitForFunction(() => document.querySelector(".game-title")?.textContent === "FreeCell 617");
});
await test("the service worker takes over", async () => {
  await page.waitForFunction(() => navigator.serviceWorker.ready.then((found) => found.active?.state === "activated"));
});
await test("the solver works", async () => {
  await page.waitForFunction(() => document.querySelector(".verdict")?.textContent?.startsWith("✓"));
});
serving.kill("SIGTERM");
const [code] = await once(serving, "exit");
same("the program ends while the page is open", 143, code);
await test("the page works without the server", async () => {
  await page.reload();
  await isReady(page);
  await page.waitForFunction(() => document.querySelector(".game-title")?.textContent === "FreeCell 617");
});
same("the game survives a reload without the server", "FreeCell 617", await title());
await closeAll();
same("the page's content policy refuses nothing of its own", [], complaints);
done();
