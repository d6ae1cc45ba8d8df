// SPDX-License-Identifier: MIT
// Checks that the help tells the truth: every key and every example of a typed
// move that it shows is typed in the game that it is shown for.
import { openGames, dice } from "../module/open_module.mjs";
import { done, same, test, verdict } from "../tap.mjs";
import { closeAll, complaints, movesShown, openProfile, turnTo, untilMoves, untilSaid, visit } from "./open_page.mjs";

const games = await openGames();
const boards = { kulki: "kulki/plum", mahjong: "mahjong/plum", freecell: "freecell/617", sliding: "sliding/4x4/plum" };

/** The keys that the help shows: [keys, what they do]. */
const shown = (page) =>
  page.$$eval(".keys dt", (all) =>
    all.map((term) => [
      [...term.querySelectorAll("kbd")].map((key) => key.textContent),
      term.nextElementSibling.textContent,
    ]),
  );

const isExample = (key) => /^([a-z0-9]{2}|[a-i]\d [a-i]\d)$/.test(key);

function isPossible(text) {
  try {
    games.play(text);
    return true;
  } catch {
    return false;
  }
}

/** A seed, and the texts of moves after which this text is a move. */
function wayTo(game, text) {
  for (let seed = 1; seed < 400; seed++) {
    const roll = dice(seed);
    games.openWords(game, game === "sliding" ? `4x4 ${seed}` : String(seed));
    const played = [];
    // Only a card that goes home from a cell needs many moves.
    for (let move = 0; move < (text === "bh" ? 40 : 3); move++) {
      if (isPossible(text)) return { seed, played };
      const texts = games.moves().map((one) => games.moveText(one));
      if (!texts.length) break;
      played.push(texts[roll(texts.length)]);
      games.play(played.at(-1));
    }
  }
  throw new Error(`${text} is possible in no game`);
}

async function typesExamples() {
  const page = await visit(await openProfile(), "#kulki/plum");
  for (const game of Object.keys(boards)) {
    await turnTo(page, `#help/${game}`);
    const examples = (await shown(page)).filter(([[key]]) => isExample(key));
    verdict(examples.length > 0, `${game}: the help shows a typed move`);
    for (const [[text]] of examples) {
      const { seed, played } = wayTo(game, text);
      await turnTo(page, `#${game}/${game === "sliding" ? "4x4/" : ""}${seed}`);
      await untilMoves(page, 0);
      for (const [nth, move] of played.entries()) {
        await page.keyboard.type(move);
        await page.keyboard.press("Enter");
        await untilMoves(page, nth + 1);
      }
      await page.keyboard.type(text);
      await untilMoves(page, played.length + 1);
      same(
        `${game}: ${text} is a move and nothing else`,
        [0, true],
        [await page.locator("dialog").count(), await page.locator(".typed").isHidden()],
      );
    }
  }
  await page.context().close();
}

/** What shows that a key did what the help says: words that are told, an address, a dialog or something on the board. */
const effects = {
  "hint; press again for another": { said: "Hint: " },
  "new game at once": { address: /./ },
  "choose a new game": { seen: "dialog[aria-label='New game']" },
  "today's puzzle": { address: /daily/ },
  "can it still be won?": { said: "can be won" },
  "fewest moves to win (par)": { said: "moves" },
  "watch the solution": { moves: true },
  "what went wrong?": { seen: "dialog, .steps" },
  autoplay: { moves: true },
  "show what can move": { seen: ".advised" },
  "list of free tiles": { seen: ".free-list:not([hidden])" },
  "letters on free tiles": { seen: "[data-letter]" },
  "larger tiles": { seen: ".zoom:has-text('Whole board')" },
  "timeline: jump to any move": { seen: ".timeline input:focus" },
  "replay this game": { address: /^#replay/ },
  "pause: stop the clock and cover the board": { seen: "dialog" },
  statistics: { address: /^#statistics/ },
  "share your result": { seen: "dialog[aria-label='Share']" },
  "type any command": { seen: "dialog[aria-label='Command']" },
  "find pieces by name; right button or long press: those that look alike": { seen: ".finder input:focus" },
  "what is gone, and what comes next": { seen: "dialog .gone" },
  "finish, when nothing is left to decide": { said: "left to decide" },
  options: { address: /^#look/ },
  "this help": { address: /^#help/ },
  "back to the start page; the game is saved": { seen: ".home" },
};

async function sees(page, { said, address, seen, moves, look }, from, before) {
  if (said) await untilSaid(page, said);
  if (address)
    await page.waitForFunction(
      ([form, from]) => location.hash !== from && new RegExp(form).test(location.hash),
      [address.source, from],
    );
  if (seen) await page.waitForSelector(seen);
  if (moves)
    await page.waitForFunction(
      (before) => document.querySelector(".facts > div:nth-child(2) dd").textContent !== before,
      before,
    );
  if (look)
    await page.waitForFunction(([name, value]) => JSON.parse(localStorage["quadrille look"])[name] === value, look);
}

async function pressesKeys() {
  for (const [game, board] of Object.entries(boards)) {
    const page = await visit(await openProfile(), `#help/${game}`);
    const all = await shown(page);
    const told = all.filter(([, what]) => what in effects);
    const untested = all.filter(([[key], what]) => !(what in effects) && !others.includes(what) && !isExample(key));
    same(`${game}: all keys of the help are tested`, "", untested.join());
    for (const [keys, what] of told)
      for (const key of keys) {
        await turnTo(page, `#${board}`);
        const before = await movesShown(page);
        await page.keyboard.press(key);
        await sees(page, effects[what], `#${board}`, before);
        verdict(true, `${game}: ${key} is for: ${what}`);
        await page.evaluate(() => document.querySelectorAll("dialog").forEach((one) => one.close()));
        if (effects[what].look) await page.keyboard.press(key);
      }
    await page.context().close();
  }
}

/** What is typed elsewhere: below, in autoplay.mjs, typing.mjs and access.mjs. */
const others = [
  ...[
    "undo",
    "redo",
    "move the cursor",
    "push a tile into the gap",
    "restart this deal; again: back to where you were",
  ],
  ...["pick up, put down or press", "previous piece that can move", "next piece that can move"],
  ...["autoplay: faster", "autoplay: slower", "save to a file", "first piece", "last piece", "cancel"],
];

/** The keys that take moves back, bring them back and move the cursor. */
async function movesKeys() {
  const page = await visit(await openProfile(), "#help/freecell");
  const keysFor = async (what) => (await shown(page)).find(([, words]) => words === what)?.[0] ?? [];
  const [undo, redo, cursor, restart] = [
    await keysFor("undo"),
    await keysFor("redo"),
    await keysFor("move the cursor"),
    await keysFor("restart this deal; again: back to where you were"),
  ];
  const pressed = (key) =>
    key.replace("Ctrl-", "Control+").replace(/^Control\+(.)$/, (_, letter) => `Control+${letter.toLowerCase()}`);
  same(
    "keys",
    "u z Backspace Ctrl-Z; U y Ctrl-Y; ← → ↑ ↓ h l k j; r",
    [undo, redo, cursor, restart].map((keys) => keys.join(" ")).join("; "),
  );
  await turnTo(page, "#freecell/617");
  for (const [nth, key] of undo.entries()) {
    await page.keyboard.type("8a");
    await untilMoves(page, 1);
    await page.keyboard.press(pressed(key));
    await untilMoves(page, 0);
    await page.keyboard.press(pressed(redo[nth % redo.length]));
    await untilMoves(page, 1);
    await page.keyboard.press("u");
    await untilMoves(page, 0);
    verdict(true, `${key} undoes, and ${redo[nth % redo.length]} redoes`);
  }
  await page.keyboard.type("8a");
  await untilMoves(page, 1);
  await page.keyboard.press("Control+z");
  await untilMoves(page, 0);
  await page.keyboard.press("Control+Shift+Z");
  await untilMoves(page, 1);
  verdict(true, "Ctrl-Shift-Z redoes, as elsewhere");
  await page.keyboard.press("u");
  await untilMoves(page, 0);
  const spot = () => page.evaluate(() => document.activeElement.dataset.spot);
  await page.keyboard.press("Home");
  for (const [from, to] of [
    ["ArrowRight", "ArrowLeft"],
    ["l", "h"],
    ["ArrowDown", "ArrowUp"],
    ["j", "k"],
  ]) {
    const before = await spot();
    await page.keyboard.press(from);
    verdict((await spot()) !== before, `${from} moves the cursor`);
    await page.keyboard.press(to);
    same(`and ${to} moves it back`, before, await spot());
  }
  await page.context().close();
}

async function returns() {
  const page = await visit(await openProfile(), "#freecell/617");
  for (const move of ["8a", "8b", "u"]) await page.keyboard.type(move);
  await untilMoves(page, 1);
  await page.keyboard.type("r");
  await untilSaid(page, "Restarted. Press r again to return to move 1.");
  await untilMoves(page, 0);
  await page.keyboard.type("r");
  await untilMoves(page, 1);
  await page.keyboard.type("U");
  await untilMoves(page, 2);
  for (const pressed of [false, true]) {
    await page.click(".tools button:has-text('More')");
    await page.click("dialog button:has-text('Restart this deal')");
    await untilMoves(page, 0);
    if (pressed) await page.click(".live button:has-text('Return to move 2')");
    else {
      await page.click(".tools button:has-text('More')");
      await page.click("dialog button:has-text('Return to move 2')");
    }
    await untilMoves(page, 2);
    verdict(true, pressed ? "the button of the message returns" : "the entry of the menu returns");
  }
  await page.keyboard.type("r");
  await untilMoves(page, 0);
  const playAll = async (...moves) => {
    for (const [nth, move] of moves.entries()) {
      await page.keyboard.type(move);
      await untilMoves(page, nth + 1);
    }
  };
  const playAndUndo = async (...moves) => {
    await playAll(...moves);
    for (let left = moves.length; left; left--) {
      await page.keyboard.type("u");
      await untilMoves(page, left - 1);
    }
  };
  const hasNothing = async (words) => {
    await page.keyboard.type("r");
    verdict(!/no move/.test(await page.locator("#live").textContent()), words);
    await page.keyboard.type("U");
    await untilMoves(page, 1);
    await page.keyboard.type("u");
    await untilMoves(page, 0);
  };
  await playAndUndo("3c");
  await hasNothing("other moves have nothing to return to");
  await playAll("8a", "8b");
  await page.keyboard.type("r");
  await untilMoves(page, 0);
  await page.keyboard.type("n");
  await page.waitForFunction(() => location.hash !== "#freecell/617");
  await playAndUndo("1a", "2b", "3c");
  await hasNothing("nor has another game");
  await page.context().close();
}

async function onlyWithKeys() {
  const finger = await visit(await openProfile({ size: [390, 844], touch: true }), "#help/sliding");
  await finger.waitForSelector(".lesson");
  same("a phone is shown no keys", false, await finger.locator(".keys").isVisible());
  const words = await finger.locator("main").innerText();
  same("nor told to type", null, /\btype\b|\bkey\b/i.exec(words));
  await finger.keyboard.press("Shift");
  same("but players who press a key are", true, await finger.locator(".keys").isVisible());
  await finger.context().close();

  const silent = await visit(await openProfile({ look: { keys: "off" } }), "#help/freecell");
  const keys = (await shown(silent)).flatMap(([keys]) => keys);
  same(
    "letters that are switched off are not shown",
    "",
    keys.filter((key) => [...key].length < 3 && !/[←→↑↓]/.test(key)).join(),
  );
  verdict(keys.includes("Ctrl-Z"), "other keys are");
  await silent.context().close();
}

async function wrongDigits() {
  const page = await visit(await openProfile(), "#sliding/3x3/plum");
  await page.keyboard.type("9");
  await untilSaid(page, "The number must range from 1 to 8!");
  await page.keyboard.type("0");
  await untilSaid(page, "The number must range from 1 to 8!");
  await page.context().close();
}

await test("every typed move of the help is a move", typesExamples);
await test("every command of the help is obeyed in its game", pressesKeys);
await test("keys undo, redo and move the cursor as the help says", movesKeys);
await test("the key that restarts also returns, and so does a button", returns);
await test("the help shows the keys that there are", onlyWithKeys);
await test("a digit that no tile has is refused", wrongDigits);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
