// SPDX-License-Identifier: MIT
// Checks files that are dropped on the page: saved games and layouts are
// played, and anything else is explained while the current game stays.
import { readFileSync } from "node:fs";
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, follow, isReady, openProfile, untilMoves, untilSaid, visit } from "./open_page.mjs";

const save = (seed) => `quadrille save 2\ngame freecell 1\nvariant 4cells\nseed ${seed}\n`;
const block = ["0 0 0", "0 2 0", "0 4 0", "0 6 0", "2 0 0", "2 2 0", "2 4 0", "2 6 0"].join("\n");

/** Drops a file as another program would. */
const drop = (page, name, content, size = 0) =>
  page.evaluate(
    ([name, content, size]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([size ? new Uint8Array(size) : content], name));
      for (const type of ["dragover", "drop"]) {
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
        if (!event.defaultPrevented) throw new Error(`the browser would open the file: ${type}`);
      }
    },
    [name, content, size],
  );

const untilTitle = (page, title) =>
  page.waitForFunction((wanted) => document.querySelector(".game-title")?.textContent === wanted, title);

await test("a saved game is played", async () => {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await page.keyboard.type("1a");
  await untilMoves(page, 1);
  await page.click(".tools .tool:has-text('More')");
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("dialog .tool:has-text('Save')")]);
  const text = readFileSync(await download.path(), "utf8");
  for (const from of ["#", "#kulki/plum"]) {
    await follow(page, from);
    await page.waitForFunction(() => !/FreeCell/.test(document.querySelector("main h1")?.textContent ?? "FreeCell"));
    await drop(page, "anything.save", text);
    await untilTitle(page, "FreeCell 617");
    await untilMoves(page, 1);
  }
  await page.goBack();
  await untilTitle(page, "Kulki plum");
  await context.close();
});

await test("a layout is added, dealt and kept", async () => {
  const context = await openProfile();
  const page = await visit(context);
  await drop(page, "My own.layout", block);
  await untilTitle(page, "Mahjong My own");
  await untilSaid(page, "Added the layout My own.");
  await page.reload();
  await isReady(page);
  await drop(page, "Other name.layout", block);
  await untilSaid(page, "You already have this layout.");
  await untilTitle(page, "Mahjong My own");
  await context.close();
});

await test("several maps are added at once, and bad ones are counted", async () => {
  const context = await openProfile();
  const page = await visit(context);
  const row = '<row y="0" left="0" right="3"/>';
  const column = '<column x="0" top="0" bottom="3"/>';
  const maps = [
    ["First", row],
    ["Bad", '<row y="0" left="0" right="2"/>'],
    ["Second", column],
  ];
  await drop(
    page,
    "all.map",
    `<mahjongg>${maps.map(([name, tiles]) => `<map name="${name}">${tiles}</map>`).join("")}</mahjongg>`,
  );
  await untilSaid(page, "Added 2 layouts. 1 of 3 maps can't be read");
  await untilTitle(page, "Mahjong First");
  await context.close();
});

await test("anything else is explained in one sentence, and the game stays", async () => {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await page.keyboard.type("1a");
  await untilMoves(page, 1);
  for (const [name, content, words] of [
    ["letter.txt", "Dear all,", "letter.txt: "],
    ["empty.save", "", "empty.save: "],
    ["torn.save", save("617") + "moves 9", "torn.save: "],
    ["other.save", "quadrille save 99\n", "other.save: "],
    ["odd.layout", "0 0 0\n0 2 0\n0 4 0\n", "odd.layout: "],
    ["picture.png", "\u0089PNG\r\n\u001a\n", "picture.png: "],
  ]) {
    await drop(page, name, content);
    await untilSaid(page, words);
    const said = await page.locator("#live").textContent();
    verdict(/^\S+: [^\n]{10,200}$/.test(said) && !/undefined|Error/.test(said), `${name} is explained`, said);
  }
  await drop(page, "film.mkv", "", 5000000);
  await untilSaid(page, "film.mkv is too large");
  await untilTitle(page, "FreeCell 617");
  await untilMoves(page, 1);
  await context.close();
});

await closeAll();
same("no page reported an error", "", complaints.join("\n"));
done();
