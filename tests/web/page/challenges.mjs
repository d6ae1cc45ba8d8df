// SPDX-License-Identifier: MIT
// Challenges: the page and the terminal send each other games, sealed until
// the own one has ended; then both are seen side by side.
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clocksOf } from "../../../front/web/page/page/challenge.js";
import { some } from "../some.mjs";
import { done, same, test, verdict } from "../tap.mjs";
import {
  address,
  closeAll,
  complaints,
  follow,
  isReady,
  obey,
  openProfile,
  publish,
  stored,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const folder = mkdtempSync(join(tmpdir(), "quadrille-challenges-"));

/** Runs the terminal program. @param {string[]} words @param {string} [input] */
function terminal(words, input = "") {
  const env = { ...process.env, XDG_DATA_HOME: folder };
  return execFileSync(String(process.env.QUADRILLE), words, { input, env, encoding: "utf8" });
}

/** The challenge that a finished game is, from the terminal. */
function challengeOf({ game, save }, name) {
  const file = join(folder, `${game}.txt`);
  writeFileSync(file, save);
  return terminal(["share", "--challenge", ...(name ? ["--by", name] : []), file]).trim();
}

/** Plays a finished game's moves on the page, as they are typed at a terminal. */
async function playAll(page, { way }) {
  for (let step = 0; step < way.length; step++) {
    await page.keyboard.type(":");
    await page.fill("dialog input", way[step].text);
    await page.keyboard.press("Enter");
    if (step < way.length - 1) await untilMoves(page, step + 1);
  }
}

const untilTitle = (page, title) =>
  page.waitForFunction((title) => document.querySelector(".game-title")?.textContent === title, title);
const rivals = "dialog .rivals";
const untilRivals = (page) => page.waitForSelector(rivals);
const cells = (page, label) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(".rival-facts tbody tr")]
        .filter((row) => row.querySelector("th")?.textContent === wanted)
        .flatMap((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent)),
    label,
  );

/** Sends the challenge of the game that has ended, and returns the link. */
async function send(page, name) {
  await page.click(".ending button:has-text('Challenge')");
  await page.fill("dialog[open] input", name);
  await page.click("dialog[open] .main-button");
  const link = page.locator("dialog[open] pre:not([hidden])");
  await link.waitFor();
  return String(await link.textContent());
}

const evil = "<b id=x>&amp;é";

/** What tells who came further. */
const progress = { kulki: "points", mahjong: "tiles removed", freecell: "cards home", sliding: "tiles in place" };

for (const ending of some("challenges", 2, endings))
  await test(`${ending.game}: from the terminal to the page, and back`, async () => {
    const context = await openProfile({ still: true });
    const page = await visit(context, `#challenge/${challengeOf(ending, evil)}`);
    await untilSaid(page, `${evil} challenges you to this deal. When your game has ended, you will see both.`);
    same("the board is dealt, without a move", "0", await page.locator(".facts > div:nth-child(2) dd").textContent());
    await playAll(page, ending);
    await untilRivals(page);
    same("the friend's name is text", 0, await page.locator("#x").count());
    same("both are named", ["You", evil], await page.locator(`${rivals} figcaption`).allTextContents());
    same("both have the same result", ["won", "lost"].includes(ending.status), true);
    const [mine, theirs] = await cells(page, "moves");
    same("both made the same moves", mine, theirs);
    const [further, asFar] = await cells(page, progress[ending.game]);
    verdict(Boolean(further) && further === asFar, "and came as far", `${further}, ${asFar}`);
    verdict(
      /^(You both won|You came as far as)/.test(String(await page.textContent(".rival-words"))),
      "a sentence tells it",
    );
    same("the sentence has the focus", "rival-words", await page.evaluate(() => document.activeElement?.className));
    const slider = page.locator("dialog input[type=range]");
    same("moves are compared where a time is unknown", "Moves", await slider.getAttribute("aria-label"));
    await slider.focus();
    await page.keyboard.press("Home");
    const start = String(await slider.getAttribute("aria-valuetext"));
    await page.keyboard.press("End");
    const end = String(await slider.getAttribute("aria-valuetext"));
    verdict(start !== end && end.includes(`${evil} ${further} `), "the slider says how both stand", `${start}\n${end}`);
    await page.click("dialog[open] .close");
    await page.click(".ending button:has-text('Compare with your friend')");
    await untilRivals(page);
    await page.click("dialog[open] .close");
    await publish(page);
    const link = await send(page, "Eve");
    verdict(/^https:\/\/example.org\/games\/#challenge\/qc2-[0-9a-z]+$/.test(link), "the link is one code", link);
    const said = terminal(["--load", link], `${ending.way.map(({ text }) => text).join("\n")}\n`);
    verdict(said.includes("Eve challenges you to this deal"), "the terminal opens the answer", said.slice(0, 300));
    verdict(/You (both won|came as far as)/.test(said), "and compares both at the end", said.slice(-900));
    await context.close();
  });

await test("a challenge tells when each move was made, whatever was undone before", async () => {
  const [first, second] = endings[3].way;
  const context = await openProfile();
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${address}#${endings[3].game}/${endings[3].words.replace(" ", "/")}`);
  await isReady(page);
  /** The row of the game after so many moves. */
  const row = async (moves) => {
    for (;;) {
      const [one] = await stored(page, "games");
      if (one?.at === moves) return one;
    }
  };
  await obey(page, first.text);
  await row(1);
  await page.keyboard.press("u");
  await row(0);
  await page.clock.runFor(60000);
  await obey(page, first.text);
  const { pace, clock } = await row(1);
  verdict(clock >= 60000, "the clock runs on", clock);
  same("an undone move leaves no time", [clock], pace);
  await page.reload();
  await isReady(page);
  await untilMoves(page, 1);
  await obey(page, second.text);
  same("times survive a reload", [clock], (await row(2)).pace.slice(0, 1));
  await context.close();
});

await test("moves whose times are unknown are taken to be steady", async () => {
  same("before a known time", [5000, 10000], clocksOf([undefined, 10000], 2));
  same("between two", [3000, 5000, 7000, 9000], clocksOf([3000, undefined, undefined, 9000], 4));
  same("and none follow the last one", [4000, 4000], clocksOf([4000, undefined], 2));
  same("if all are unknown, so are the times", null, clocksOf([], 2));
});

await test("a challenge is sealed, and survives a reload", async () => {
  const ending = endings[2];
  const context = await openProfile({ still: true });
  const page = await visit(context, `#challenge/${challengeOf(ending, "Ann")}`);
  await untilSaid(page, "Ann challenges you");
  await page.keyboard.type(":");
  await page.fill("dialog input", ending.way[0].text);
  await page.keyboard.press("Enter");
  await untilMoves(page, 1);
  const sealed = await page.locator("main").innerText();
  verdict(!/against|unlike/.test(sealed), "nothing tells the result");
  await untilTitle(page, "FreeCell 617 from Ann");
  await page.waitForTimeout(300);
  await page.reload();
  await isReady(page);
  await untilMoves(page, 1);
  await untilTitle(page, "FreeCell 617 from Ann");
  await page.click(".tools .tool:has-text('More')");
  await page.click("dialog .tool:has-text('Give up and compare')");
  await untilRivals(page);
  verdict(
    (await page.textContent(".rival-words"))?.startsWith("You didn't win, unlike Ann"),
    "giving up opens the seal",
  );
  same("it counts as help", ["1", "0"], await cells(page, "hints"));
  same("and is called so", ["given up", "won"], await cells(page, "result"));
  await context.close();
});

await test("a page on this computer sends a challenge as a code", async () => {
  const ending = endings[3];
  const context = await openProfile({ still: true });
  const page = await visit(context, `#${ending.game}/${ending.words.replace(" ", "/")}`);
  await playAll(page, ending);
  const code = await send(page, "Eve");
  verdict(/^qc2-[0-9a-z]+$/.test(code), "it is no link that opens nowhere else", code);
  await untilSaid(page, "Challenge copied. Send the code to a friend.");
  verdict((await page.textContent("dialog[open]")).includes("A link would open only on this computer"), "it says why");
  verdict(terminal(["--load", code], "q\n").includes("Eve challenges you"), "a friend's Quadrille loads it");
  await context.close();
});

await test("damaged and foreign challenges are refused, and the game stays", async () => {
  const code = challengeOf(endings[3], "Ann");
  const context = await openProfile({ still: true });
  const page = await visit(context, "#freecell/617");
  for (const [hash, words] of [
    [code.slice(0, -1), "This challenge is damaged or incomplete"],
    [code.replace("qc2", "qc1"), "This challenge is from a version before 1.0, and can't be opened any more"],
    [code.replace("qc2", "qc3"), "comes from a newer version of Quadrille"],
    ["q1f-0k11gwnaq0840s0tcgh4pkwg", "Not a challenge from Quadrille"],
    [`qc2-${"7".repeat(90000)}`, "This challenge is damaged or incomplete"],
  ]) {
    await follow(page, `#challenge/${hash}`);
    await untilSaid(page, words);
    same("the game stays", "FreeCell 617", await page.textContent(".game-title"));
    const isKept = words.includes("newer");
    const shown = await page.evaluate(() => location.hash);
    same("its address too, unless reloading helps", isKept ? `#challenge/${hash}` : "#freecell/617", shown);
  }
  await page.click(".tools .tool:has-text('More')");
  await page.click("dialog .tool:has-text('Load')");
  await page.fill("dialog textarea", ` https://example.org/#challenge/${code} \n`);
  await page.click("dialog .main-button");
  await untilSaid(page, "Ann challenges you");
  await context.close();
});

await test("both games fit phones and desktops, upright and across", async () => {
  const code = challengeOf(endings[1], "Ann");
  for (const size of [
    [320, 640],
    [390, 844],
    [844, 390],
    [1280, 800],
  ]) {
    const context = await openProfile({ still: true, size });
    const page = await visit(context, `#challenge/${code}`);
    await untilSaid(page, "Ann challenges you");
    await page.click(".tools .tool:has-text('More')");
    await page.click("dialog .tool:has-text('Give up and compare')");
    await untilRivals(page);
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("dialog, dialog *")]
        .filter(
          (one) =>
            one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline" && one.clientWidth,
        )
        .map((one) => one.className || one.tagName),
    );
    same(`nothing is wider than the screen: ${size.join("x")}`, [], wide);
    const boards = await page
      .locator(".rival-board")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    verdict(
      boards.length === 2 && boards[0].top === boards[1].top && boards[0].right <= boards[1].left,
      `the boards are side by side: ${size.join("x")}`,
    );
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/rivals-${size.join("x")}.png` });
    await context.close();
  }
});

same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
