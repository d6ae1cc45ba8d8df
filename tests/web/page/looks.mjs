// SPDX-License-Identifier: MIT
// Checks the looks that a player can choose by their pictures: tables, and sets
// of tiles, cards and backs. Every combination must stay readable.
import { some } from "../some.mjs";
import { done, same, test, verdict } from "../tap.mjs";
import { difference } from "./differing.mjs";
import {
  address,
  closeAll,
  complaints,
  isReady,
  openProfile,
  sources,
  turnTo,
  unfoldOptions,
  untilLanded,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const tables = ["game", "green", "blue", "walnut", "slate"];
const sets = { tiles: ["traditional", "large", "night"], faces: ["classic", "modern"] };
const backs = ["lattice", "waves", "stars", "suits"];

const requested = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name.slice(name.lastIndexOf("/") + 1))
      .filter((name) => /^(looks|asides|backs|cards|mahjong|pieces)/.test(name))
      .sort()
      .join(" "),
  );

async function onDemand() {
  const plain = await openProfile();
  same("a first game loads no set", "cards.svg pieces.svg", await requested(await visit(plain, "#freecell/617")));
  await plain.close();
  const chosen = await openProfile({ look: { faces: "modern", table: "walnut" } });
  const page = await visit(chosen, "#freecell/617");
  same("or the one that is chosen", "cards.svg cards_modern.svg looks.css pieces.svg", await requested(page));
  same("and shows it", "#modern-card", await page.locator(".card use").first().evaluate(nameOf));
  await chosen.close();
}

const nameOf = (use) => use.getAttribute("href").replace(/-\d+$/, "");

/** The picture to share has faces with red ink, in the chosen sets. */
async function sharedSets() {
  for (const [hash, name, set] of [
    ["#mahjong/plum", "tiles", "night"],
    ["#freecell/617", "faces", "modern"],
  ]) {
    const pictures = [];
    for (const look of [{}, { [name]: set }]) {
      const context = await openProfile({ look });
      const page = await visit(context, hash);
      await page.keyboard.press(">");
      pictures.push(
        await page.locator(".postcard canvas").evaluate((canvas) => {
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.height, canvas.height);
          let red = 0;
          for (let at = 0; at < data.length; at += 4) if (data[at] > 150 && data[at + 1] < 90) red++;
          return { red, data: canvas.toDataURL() };
        }),
      );
      await context.close();
    }
    const [usual, chosen] = pictures;
    verdict(usual.red > 500, `${hash}: a shared picture shows faces`, usual.red);
    verdict(usual.data !== chosen.data, `${hash}: in the chosen set`);
  }
}

/** What is chosen applies at once and after the page is loaded again. */
async function choosing() {
  const context = await openProfile();
  const page = await visit(context, "#mahjong/plum");
  const face = () => page.locator(".stone .face").first().evaluate(nameOf);
  const table = () => page.locator(".table-page").evaluate((root) => getComputedStyle(root).backgroundImage);
  const own = await table();
  same("tiles are traditional at first", "#face", await face());
  await turnTo(page, "#look");
  await unfoldOptions(page);
  const shown = await page
    .locator(".sets label")
    .evaluateAll((labels) =>
      labels.filter((label) => !label.querySelector("use, canvas, [data-table]")).map((label) => label.textContent),
    );
  same("each choice shows a picture", [], shown);
  for (const [name, value] of [
    ["tiles", "night"],
    ["table", "slate"],
  ])
    await page.check(`input[name=${name}][value=${value}]`);
  await page.keyboard.press("ArrowLeft");
  same("arrow keys choose, too", "walnut", await page.locator("input[name=table]:checked").inputValue());
  await page.click("text=Back");
  await page.waitForSelector(".stone");
  same("the tiles are those that were chosen", "#night-face", await face());
  const cloth = await table();
  verdict(cloth !== own && cloth.includes("gradient"), "and so is the table", cloth);
  await page.reload();
  await isReady(page);
  same("both are kept", ["#night-face", cloth], [await face(), await table()]);
  await context.close();
}

/** The options of the game that is played come first, then what all share; those of other games are folded. */
async function grouped() {
  const context = await openProfile({ size: [390, 844], touch: true });
  const page = await visit(context, "#mahjong/plum");
  for (const [hash, title, others, name] of [
    ["#mahjong/plum", "Mahjong", ["Kulki", "FreeCell", "Sliding"], "tiles"],
    ["#freecell/617", "FreeCell", ["Kulki", "Mahjong", "Sliding"], "faces"],
  ]) {
    await turnTo(page, hash);
    await turnTo(page, "#look");
    same(
      `${title} first`,
      [title, "Look", "Sound and touch", "Play", "Players", ...others],
      await page.locator(".settings > :is(h2, summary)").allTextContents(),
    );
    verdict(await page.locator(`input[name=${name}]`).first().isVisible(), "and its options are seen");
  }
  same("those of others are not", false, await page.locator("input[name=signs]").first().isVisible());
  const names = await page.locator(".settings :is(input, select)").evaluateAll((all) => all.map(({ name }) => name));
  await page.click("summary:text-is('Kulki')");
  verdict(await page.locator("input[name=signs]").first().isVisible(), "but unfold");
  const kept = await page.evaluate(() => Object.keys(window.quadrilleLook({})));
  same(
    "each option is there",
    [],
    kept.filter((name) => !names.includes(name) && name !== ""),
  );
  await context.close();
}

/** A change in one tab shows in the others, and overwrites nothing that was changed there. */
async function severalTabs() {
  const context = await openProfile();
  const first = await visit(context, "#look");
  const second = await visit(context, "#look");
  const isShown = (page, name, value) =>
    page.waitForFunction(
      ([name, value]) => document.querySelector(`input[name=${name}][value=${value}]`).checked,
      [name, value],
    );
  await first.check("input[name=contrast][value=more]");
  await isShown(second, "contrast", "more");
  await second.waitForSelector("[data-contrast=more]");
  await second.check("input[name=hand][value=left]");
  await isShown(first, "hand", "left");
  await context.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation()));
  const late = await visit(context, "#look");
  await unfoldOptions(first);
  await first.check("input[name=suits][value=four]");
  await late.check("input[name=theme][value=dark]");
  await isShown(second, "theme", "dark");
  same(
    "each tab keeps what the others have changed",
    "more left four dark",
    await second.evaluate(() => {
      const { contrast, hand, suits, theme } = JSON.parse(localStorage.getItem("quadrille look"));
      return [contrast, hand, suits, theme].join(" ");
    }),
  );
  await context.close();
}

/** What another tab chooses is drawn on every page with a board, from pictures that are fetched then. */
async function drawnInAllTabs() {
  const context = await openProfile();
  const options = await visit(context, "#look");
  const { code } = endings[2];
  const pages = {
    "a game": "#freecell/617",
    "the start page": "",
    "a replay": `#replay/${code}`,
    "the help": "#help/freecell",
  };
  const tabs = [];
  for (const [what, hash] of Object.entries(pages)) {
    const page = await visit(context, hash);
    await page.waitForSelector(".board.freecell .card use");
    tabs.push([what, page]);
  }
  await unfoldOptions(options);
  await options.check("input[name=faces][value=modern]");
  for (const [what, page] of tabs) {
    await page.waitForFunction(() => {
      const use = document.querySelector(".board.freecell .card use[href*=modern-]");
      return use && document.getElementById(use.getAttribute("href").slice(1));
    });
    verdict(true, `${what} shows them`);
  }
  await context.close();
}

/** The ratio of two colours, as WCAG defines it; runs in the page. */
const ratios = (pairs) => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data]
      .slice(0, 3)
      .map((value) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  return pairs
    .map(({ what, selector, ink, paper }) => {
      const style = getComputedStyle(document.querySelector(selector));
      const [a, b] = [ink, paper].map((name) => style.getPropertyValue(name).trim());
      if (!a || !b) return `${what}: ${ink} or ${paper} is missing`;
      const ratio = Math.max(light(a), light(b)) / Math.min(light(a), light(b));
      return ratio < 4.5 ? `${what}: ${ink} on ${paper} has ${ratio.toFixed(2)}` : "";
    })
    .filter(Boolean);
};

const pairsOf = [
  ...sets.tiles.flatMap((tiles) =>
    ["--tile-ink", "--tile-red", "--tile-green", "--tile-blue"].map((ink) => ({
      what: `${tiles} tiles`,
      selector: `.board[data-tiles="${tiles}"]`,
      ink,
      paper: "--tile-face",
    })),
  ),
  ...[0, 1, 2, 3].map((suit) => ({
    what: "cards",
    selector: ".board.freecell",
    ink: `--suit-${suit}`,
    paper: "--card-face",
  })),
  ...tables.slice(1).flatMap((table) =>
    ["--cloth-light", "--cloth-dark"].map((paper) => ({
      what: `table ${table}`,
      selector: `.table-swatch[data-table="${table}"]`,
      ink: "--table-text",
      paper,
    })),
  ),
];

async function contrasts() {
  const context = await openProfile();
  const page = await visit(context, "#look");
  await unfoldOptions(page);
  const faults = [];
  for (const theme of ["light", "dark"])
    for (const contrast of ["usual", "more"])
      for (const palette of ["default", "safe"])
        for (const suits of ["two", "four"]) {
          for (const [name, value] of Object.entries({ theme, contrast, palette, suits }))
            await page.check(`input[name=${name}][value=${value}]`, { force: true });
          const found = await page.evaluate(ratios, pairsOf);
          faults.push(...found.map((fault) => `${theme}, ${contrast}, ${palette}, ${suits}: ${fault}`));
        }
  same("ink is readable on every tile, card and table in every theme", "", faults.join("\n"));
  const pale = [
    { what: "pale", selector: ".table-swatch[data-table=slate]", ink: "--cloth-light", paper: "--cloth-dark" },
  ];
  same("a lack of contrast is noticed", 1, (await page.evaluate(ratios, pale)).length);
  await context.close();
}

/** The states of tiles are visible in each set where the browser replaces colours. */
async function tileStates() {
  const judge = await (await openProfile()).newPage();
  for (const dark of [false, true])
    for (const tiles of some(dark ? "dark" : "light", 2, sets.tiles)) {
      const context = await openProfile({ forced: true, dark, look: { tiles } });
      const page = await visit(context, "#mahjong/plum");
      await page.evaluate(() => document.activeElement.blur());
      for (const state of ["free", "held", "reached", "advised"]) {
        await page.evaluate((state) => document.querySelector(".stone.free").classList.add("judged", state), state);
        const drop = `(selector) => document.querySelector(selector).classList.remove("${state}")`;
        // eslint-disable-next-line no-new-func -- the page receives functions as text, and all of that text is ours
        const count = await difference(page, judge, ".judged", new Function(`return ${drop}`)());
        verdict(count >= 30, `${tiles} tiles: ${state} stands out, ${dark ? "dark" : "light"}`, count);
        await page.evaluate(() => document.querySelector(".judged").classList.remove("judged"));
      }
      await context.close();
    }
  await judge.context().close();
}

/** Draws pictures of sets with the page's own functions; returns those that don't exist, are empty or lack a part, and
 * pairs that look the same. */
async function complete() {
  const numbers = (first, last) => Array.from({ length: last - first + 1 }, (_, nth) => first + nth);
  const wanted = {
    mahjong_large: numbers(1, 44).map((face) => `large-face-${face}`),
    mahjong_night: [
      ...numbers(1, 44).map((face) => `night-face-${face}`),
      ...numbers(1, 31).map((face) => `small-night-face-${face}`),
    ],
    cards_modern: [
      ...numbers(4, 55).map((card) => `modern-card-${card}`),
      ...numbers(44, 55).flatMap((card) => [`small-modern-card-${card}`, `large-modern-card-${card}`]),
    ],
    backs: backs.map((back) => `back-${back}`),
  };
  const context = await openProfile();
  const page = await visit(context, "", sources);
  const faults = await page.evaluate(async (wanted) => {
    const { elementOf, loadArt, picture } = await import("./art/sprite.js");
    const stage = document.body.appendChild(document.createElement("div"));
    const faults = [];
    for (const [file, ids] of Object.entries(wanted)) {
      await loadArt(file);
      const looks = new Map();
      for (const id of ids) {
        elementOf(id); // Otherwise it would come a moment later.
        const { width, height } = stage.appendChild(picture(id, "0 0 100 140")).getBBox();
        if (!(Math.max(width, height) > 20)) faults.push(`${id} shows nothing`);
        const look = document.getElementById(id)?.innerHTML ?? "";
        if (looks.has(look)) faults.push(`${id} looks like ${looks.get(look)}`);
        looks.set(look, id);
      }
    }
    for (const use of document.querySelectorAll(".sprite use"))
      if (!document.getElementById(use.getAttribute("href").slice(1))) faults.push(use.getAttribute("href"));
    return faults;
  }, wanted);
  same("each set is complete, and its pictures differ", "", faults.join("\n"));
  await context.close();
}

/** A pause covers the pieces of every game with what the player chose, and stops the clock. */
async function pauses() {
  const context = await openProfile({ look: { backs: "waves" } });
  const page = await visit(context);
  const signs = ".card use[href*='card-'], .tile .face, .ball, .block .face > *, .any span";
  const seen = () =>
    page
      .locator(`:is(${signs})`)
      .evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length);
  for (const hash of ["#freecell/617", "#mahjong/plum", "#kulki/plum", "#sliding/4x4/plum"]) {
    await turnTo(page, hash);
    const before = await seen();
    await page.click("text=More");
    await page.click("text=Pause");
    await page.waitForSelector("dialog[aria-label=Paused]");
    same(`${hash}: a pause shows nothing of the pieces`, [true, 0], [before > 0, await seen()]);
    if (hash.includes("freecell"))
      same("cards show their backs", 52, await page.locator(".card use[href='#back-waves']").count());
    await page.click("text=Go on");
    await page.waitForFunction(() => !document.querySelector(".covered"));
    same(`${hash}: the pieces are back`, before, await seen());
  }
  await page.keyboard.press("Pause");
  await page.waitForSelector("dialog[aria-label=Paused]");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".covered"));
  await context.close();
}

/** A new deal flies in face down, and only if the player wants animation. */
async function deals() {
  for (const still of [false, true]) {
    const context = await openProfile({ still, look: { backs: "stars" } });
    const page = await visit(context, "#freecell/617");
    await page.evaluate(() => {
      window.backs = new Set();
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node.matches?.(".back")) window.backs.add(node.firstElementChild.getAttribute("href"));
      }).observe(document.querySelector(".board"), { childList: true, subtree: true });
    });
    await page.keyboard.press("n");
    await page.waitForFunction(() => document.querySelector(".game-title").textContent !== "FreeCell 617");
    await untilLanded(page);
    const flown = await page.evaluate(() => [...window.backs]);
    same(
      still ? "without animation, cards are just there" : "a new deal comes face down",
      still ? [] : ["#back-stars"],
      flown,
    );
    same(
      "all cards are face up in the end",
      [0, 52],
      [await page.locator(".card .back").count(), await page.locator(".card").count()],
    );
    await context.close();
  }
}

/** If a set can't be loaded, the usual one is shown. */
async function lostSet() {
  const before = complaints.length;
  const context = await openProfile({ look: { tiles: "large", table: "no such table" } });
  const page = await context.newPage();
  await page.route("**/mahjong_large.svg", (route) => route.abort());
  await page.goto(`${address}#mahjong/plum`);
  await isReady(page);
  same(
    "traditional tiles replace a set that can't be loaded",
    "#face",
    await page.locator(".stone .face").first().evaluate(nameOf),
  );
  verdict(
    complaints.splice(before).every((one) => one.includes("ERR_FAILED")),
    "and nothing else goes wrong",
  );
  await context.close();
}

/** Another version may have other values. They count as the usual ones, and stay for that version. */
async function otherVersions() {
  const look = { table: "felt", tiles: "glass", theme: "dusk", suits: "eight", hand: "left" };
  const shown = (page) =>
    page.evaluate(() => {
      const { color, backgroundImage } = getComputedStyle(document.querySelector(".table-page .game-title"));
      const { table, theme, suits, hand } = document.documentElement.dataset;
      return [color, backgroundImage, document.styleSheets.length, table, theme, suits, hand].join();
    });
  const seen = [];
  for (const kept of [{ hand: "left" }, look]) {
    const context = await openProfile({ look: kept });
    const page = await visit(context, "#freecell/617");
    seen.push(await shown(page));
    await turnTo(page, "#look");
    await unfoldOptions(page);
    await page.check("input[name=signs][value=shapes]");
    same(
      "a change leaves other options as they were",
      { ...kept, signs: "shapes" },
      await page.evaluate(() => JSON.parse(localStorage.getItem("quadrille look"))),
    );
    const radios = await page.$$eval("input[type=radio]", (all) => all.map(({ name, value }) => [name, value]));
    same(
      "all values that can be chosen are known",
      [],
      await page.evaluate(
        (radios) => radios.filter(([name, value]) => globalThis.quadrilleLook({ [name]: value })[name] !== value),
        radios,
      ),
    );
    await context.close();
  }
  same("unknown values look as usual", seen[0], seen[1]);
}

/** Below the pointer, a card has a ring and its usual colours. */
async function hovered() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  const card = page.locator(".card.movable").first();
  const seen = () =>
    card.evaluate((one) => [getComputedStyle(one).boxShadow, getComputedStyle(one, "::after").content]);
  const [before] = await seen();
  await card.hover();
  const [ring, veil] = await seen();
  verdict(ring !== before, "it has a ring", ring);
  same("nothing lies above its picture", "none", veil);
  await card.evaluate((one) => one.classList.add("held"));
  const [held] = await seen();
  verdict(held !== ring, "a card that is held looks different", held);
  await context.close();
}

await test("a shared picture shows the chosen sets", sharedSets);
await test("sets are loaded when they are chosen", onDemand);
await test("looks are chosen by their pictures", choosing);
await test("the options of the game come first", grouped);
await test("options are the same in all tabs", severalTabs);
await test("looks chosen in one tab are drawn in all", drawnInAllTabs);
await test("every look is readable", contrasts);
await test("a card below the pointer keeps its colours", hovered);
await test("states of tiles are visible in forced colours", tileStates);
await test("sets are complete", complete);
await test("a pause covers the board", pauses);
await test("cards are dealt", deals);
await test("values of another version do no harm", otherVersions);
await test("a lost set has a substitute", lostSet);
same("no page reported an error", "", complaints.join("\n"));
await closeAll();
done();
