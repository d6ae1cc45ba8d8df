// SPDX-License-Identifier: MIT
// Checks backups: games, results and options go from the terminal to the page,
// from browser to browser and back, in any order; bad files and failures change
// nothing.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { native } from "../module/open_module.mjs";
import { done, same, test, verdict } from "../tap.mjs";
import {
  address,
  closeAll,
  complaints,
  isReady,
  obey,
  openProfile,
  stored,
  turnTo,
  untilMoves,
  untilSaid,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const scratch = mkdtempSync(join(tmpdir(), "quadrille-backup-"));
const program = process.env.QUADRILLE;
const sliding = endings[3];

/** The terminal program of a device of its own. */
function device(name) {
  const env = { XDG_DATA_HOME: join(scratch, name), XDG_CONFIG_HOME: join(scratch, name, "config") };
  mkdirSync(join(scratch, name, "config/quadrille"), { recursive: true });
  return {
    run(...words) {
      Object.assign(process.env, env);
      return native(words);
    },
    /** Plays as at a terminal, where games are stored. */
    play(words, lines) {
      execFileSync("script", ["-qec", `${program} ${words} --ui line`, "/dev/null"], {
        input: `${lines.join("\n")}\nquit\n`,
        env: { ...process.env, ...env, TERM: "dumb" },
        stdio: ["pipe", "ignore", "inherit"],
      });
    },
  };
}

const everything = async (page) =>
  JSON.stringify(await Promise.all(["games", "outcomes", "passed", "versions"].map((store) => stored(page, store))));

/** Opens the page of backups. */
async function openBackup(page) {
  await turnTo(page, "#backup");
  await page.waitForSelector(".backup-done", { state: "attached" });
}

/** Downloads a backup. */
async function backUp(page) {
  await openBackup(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("main .main-button")]);
  await page.waitForSelector(".backup-done p");
  return readFileSync(await download.path(), "utf8");
}

const choose = (page, text, name = "games.txt") =>
  page.setInputFiles("input[type=file]", { name, mimeType: "text/plain", buffer: Buffer.from(text) });

/** Restores a backup; returns what would change and what did. */
async function restore(page, text) {
  await openBackup(page);
  await choose(page, text);
  const dialog = page.locator("dialog[open]");
  const report = page.locator(".backup-done p").first();
  await dialog.or(report).waitFor();
  const plan = (await dialog.count()) ? await page.locator(".plan").innerText() : "";
  if (plan) await page.click("dialog .main-button");
  await report.waitFor();
  return { plan, report: await page.locator(".backup-done").innerText() };
}

const terminal = device("terminal");
terminal.play("freecell 617", ["8a", "1b", "favourite", "hint"]);
terminal.run("games", "rename", "1", "evening");
terminal.play(
  "sliding 3x3 --seed plum",
  sliding.way.map(({ text }) => text),
);
terminal.play(
  "mahjong --seed plum",
  endings[1].way.slice(0, 3).map(({ text }) => text),
);
terminal.play("sliding 3x3 --seed pear", ["u", "d", "l"]);
writeFileSync(join(scratch, "terminal/config/quadrille/settings"), "clock on\n");
const first = join(scratch, "first.txt");
terminal.run("backup", first);
const fromTerminal = readFileSync(first, "utf8");
const statistics = terminal.run("stats", "--json");

await test("everything goes from the terminal to the page and back", async () => {
  const context = await openProfile();
  const page = await visit(context);
  await openBackup(page);
  await choose(page, fromTerminal);
  await page.waitForSelector("dialog[open] .plan");
  same("the page first says what would change", true, /^Would restore: /.test(await page.locator(".plan").innerText()));
  await page.click("dialog .side-button");
  same("and changes nothing if the player doesn't want it", "[[],[],[],[]]", await everything(page));
  const { report } = await restore(page, fromTerminal);
  same("the page says what it restored", true, /^Restored: \d+ games? in progress, 1 result, 1 favourite/.test(report));
  same("a backup of the page has the same bytes", fromTerminal, await backUp(page));
  const before = await everything(page);
  same("a second time changes nothing", "Nothing new.", (await restore(page, fromTerminal)).report.split("\n")[0]);
  same("not even inside", before, await everything(page));
  await turnTo(page, "#");
  await page.waitForSelector(".kept li");
  verdict(/FreeCell 617 · evening/.test(await page.locator(".kept").innerText()), "a game keeps its name");
  await turnTo(page, "#statistics/sliding");
  await page.waitForSelector(".tiles");
  const [json] = statistics
    .split("\n")
    .map((one) => JSON.parse(one || "{}"))
    .filter((one) => one.game === "sliding");
  const shown = await page.locator(".figures tbody tr").first().innerText();
  same("the page counts the same", [json.games, json.moves_best, sliding.score].map(String), [
    /of (\d+) game/.exec(await page.locator(".tiles dd").first().innerText())?.[1] ?? "",
    ...Array(2).fill(shown.split(/\s+/)[1]),
  ]);
  await turnTo(page, "#freecell/617");
  await untilMoves(page, 2);
  await page.keyboard.type("2c");
  await untilMoves(page, 3);
  await obey(page, "8");
  await turnTo(page, "#look");
  await page.check("input[value=dark]");
  const back = await backUp(page);
  writeFileSync(join(scratch, "back.txt"), back);
  const said = terminal.run("restore", join(scratch, "back.txt"));
  verdict(/1 game here went on or ended elsewhere/.test(said), "the terminal takes the game that went on", said);
  same("the terminal's backup has the page's bytes", back, terminal.run("backup", "-"));
  same("its statistics are as before", statistics, terminal.run("stats", "--json"));
  const other = device("other");
  other.run("restore", join(scratch, "back.txt"));
  same("a new terminal has the same statistics", statistics, other.run("stats", "--json"));
  same("and the same bytes", back, other.run("backup", "-"));
  await context.close();
});

await test("two browsers that played apart are merged in both orders", async () => {
  const contexts = [await openProfile(), await openProfile()];
  const pages = [await visit(contexts[0]), await visit(contexts[1])];
  for (const page of pages) await restore(page, fromTerminal);
  for (const [nth, page] of pages.entries()) {
    await turnTo(page, "#freecell/617");
    await untilMoves(page, 2);
    await page.keyboard.type(["2c", "3c"][nth]);
    await untilMoves(page, 3);
    await turnTo(page, "#sliding/3x3/plum");
    for (const { text } of sliding.way) await obey(page, text);
    await page.waitForSelector(".ending.won");
    await turnTo(page, "#look");
    await page.check(`input[value=${["dark", "light"][nth]}]`);
    await page.waitForFunction((since) => Math.floor(Date.now() / 1000) > since, Math.floor(Date.now() / 1000));
  }
  const backups = [await backUp(pages[0]), await backUp(pages[1])];
  const { plan } = await restore(pages[0], backups[1]);
  await restore(pages[1], backups[0]);
  verdict(/FreeCell 617 went on here and elsewhere: both games are kept/.test(plan), "conflicts are reported", plan);
  const merged = await backUp(pages[0]);
  same("both have the same bytes", merged, await backUp(pages[1]));
  same("both have both games", 2, merged.split("seed 617\nhints").length - 1);
  same("the same win counts once", 1, merged.split("[result]").length - 1);
  for (const page of pages)
    same("the latest options are in force", "light", await page.evaluate(() => document.documentElement.dataset.theme));
  for (const context of contexts) await context.close();
});

await test("options of another version pass through", async () => {
  let text = "";
  for (const [nth, look] of [{ table: "felt", hand: "left", glow: "soft" }, {}].entries()) {
    const context = await openProfile({ look });
    const page = await visit(context);
    if (text) {
      const { plan } = await restore(page, text);
      verdict(plan.includes("settings"), "options alone are restored only if the player agrees", plan);
    }
    await turnTo(page, "#look");
    await page.check(`input[name=theme][value=${["dark", "light"][nth]}]`);
    text = await backUp(page);
    const found = ["table felt", "hand left", "glow soft"].filter((line) => text.includes(`\n${line}\n`));
    same(`they are in backup ${nth + 1}`, ["table felt", "hand left", "glow soft"], found);
    await context.close();
  }
});

await test("bad files are refused with their line, and a failure changes nothing", async () => {
  const context = await openProfile();
  const page = await visit(context);
  await restore(page, fromTerminal);
  const before = await everything(page);
  for (const [text, words] of [
    ["a letter", "games.txt, line 1: not a backup of Quadrille"],
    ["", "games.txt, line 1: "],
    [fromTerminal.slice(0, 200), ": the file ends here, and the rest is missing"],
    [fromTerminal.replace("started 1", "started 2"), ": this block has been changed"],
    [fromTerminal.replace("backup 1", "backup 9"), "line 1: written by a newer version"],
    [sliding.save, "is a single saved game, not a backup"],
  ]) {
    await choose(page, text);
    await untilSaid(page, words);
  }
  await page.evaluate(() => {
    const input = document.querySelector("input[type=file]");
    const file = new File([], "huge.txt");
    Object.defineProperty(file, "size", { value: (256 << 20) + 1 });
    Object.defineProperty(input, "files", { configurable: true, value: [file] });
    input.dispatchEvent(new Event("change"));
  });
  await untilSaid(page, "huge.txt is larger than 256 MB.");
  same("nothing has changed", before, await everything(page));

  terminal.play("sliding 3x3 --seed apple", ["u", "d", "l", "r"]);
  await page.reload();
  await isReady(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    let left = 1;
    IDBObjectStore.prototype.put = function (...row) {
      if (this.name === "games" && left-- === 0) throw new DOMException("no room", "QuotaExceededError");
      return put.apply(this, row);
    };
  });
  const more = terminal.run("backup", "-");
  await choose(page, more);
  await page.click("dialog .main-button");
  await untilSaid(page, "storage is full");
  same("a restore that fails half-way changes nothing", before, await everything(page));
  await page.reload();
  await isReady(page);
  await restore(page, more);
  same("and works afterwards", more, await backUp(page));
  await context.close();
});

await test("a full storage can be backed up", async () => {
  const context = await openProfile();
  const page = await visit(context);
  await restore(page, fromTerminal);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  same("the file is complete", fromTerminal, await backUp(page));
  const [, note] = await page.locator(".backup-done p").allTextContents();
  verdict(/^This browser has no room to note what is in this backup\./.test(note), "and the player hears of it", note);
  await context.close();
});

await test("a dropped backup asks first, also on a board, and the game there stays", async () => {
  const context = await openProfile();
  const page = await visit(context, "#kulki/plum");
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "dropped.txt"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, fromTerminal);
  await page.waitForSelector("dialog[open] .plan");
  same("by name", "dropped.txt", await page.locator(".file-name").innerText());
  await page.click("dialog .main-button");
  await page.waitForSelector(".backup-done p");
  await page.click("text=Back >> nth=0");
  await page.waitForSelector(".table-page .board.kulki");
  await context.close();
});

/** Opens a profile whose browser answers in this way whether it keeps the games. */
async function openKeeping(answer) {
  const context = await openProfile();
  await context.addInitScript((answer) => {
    window.asked = 0;
    if (!navigator.storage) return; // an empty page
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => {
      window.asked++;
      return answer;
    };
  }, answer);
  return context;
}

await test("the browser is asked to keep games, and on the third day of play the player hears of backups once", async () => {
  for (const keeps of [false, true]) {
    const context = await openKeeping(keeps);
    const page = await context.newPage();
    await page.clock.install({ time: new Date(2026, 10, 23, 12, 0) });
    await page.goto(`${address}#sliding/3x3/plum`);
    await isReady(page);
    await obey(page, sliding.way[0].text);
    await untilMoves(page, 1);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    same("not after one move", 0, await page.evaluate(() => window.asked));
    const told = [];
    for (const day of [1, 2, 3]) {
      await page.clock.setSystemTime(new Date(2026, 10, 22 + day, 12, 0));
      await turnTo(page, "#sliding/3x3/plum");
      await untilMoves(page, day === 1 ? 1 : 0);
      for (const { text } of sliding.way.slice(day === 1 ? 1 : 0)) await obey(page, text);
      await page.waitForSelector(".ending.won");
      await page.waitForFunction((day) => window.asked === day, day);
      await page.waitForFunction(
        ([keeps, day]) => {
          const { kept, asked } = JSON.parse(localStorage.getItem("quadrille safety"));
          return kept === keeps && asked === `2026-11-${22 + day}`;
        },
        [keeps, day],
      );
      await turnTo(page, "#");
      await page.waitForSelector(".stall");
      told.push(await page.locator(".safety").isVisible());
    }
    same("the player hears of it unless the browser keeps games", [false, false, !keeps], told);
    if (!keeps) {
      same("as a status", "status", await page.locator(".safety").getAttribute("role"));
      await page.click(".safety button");
      await turnTo(page, "#");
      await page.waitForSelector(".stall");
      same("only once", false, await page.locator(".safety").isVisible());
    }
    await context.close();
  }
});

await closeAll();
rmSync(scratch, { recursive: true });
same("no page reported an error", "", complaints.join("\n"));
done();
