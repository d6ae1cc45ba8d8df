// SPDX-License-Identifier: MIT
// Shows the page in languages: an invented one that is twice as long leaves no English, cuts nothing off and puts no words
// over others, from left to right and mirrored; the player's language is chosen, changed without a reload, kept offline,
// and means English where its catalogue is wrong.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { done, same, test, verdict } from "../tap.mjs";
import {
  address,
  closeAll,
  complaints,
  isReady,
  openProfile,
  root,
  turnTo,
  unfoldOptions,
  visit,
} from "./open_page.mjs";
import { endings } from "./ways.mjs";

const folder = mkdtempSync(join(tmpdir(), "quadrille-languages-"));
/** Dates are written by the browser, in Chinese without Latin letters. */
const standIn = "zh_CN";

/** Makes the catalogues of an invented language, which stands in for a real one. */
function invent() {
  const python = (...args) => execFileSync("python3", ["-B", ...args]);
  python(
    join(root, "tests/languages/pseudo_language.py"),
    "long",
    join(root, "po/quadrille.pot"),
    join(folder, `${standIn}.po`),
  );
  writeFileSync(join(folder, "LINGUAS"), `${standIn}\n`);
  python(join(root, "front/web/catalogues.py"), folder, join(root, "front/web/page"), join(root, "build/web"), folder);
}

const partOf = (request) => /-(\w+)\.json$/.exec(request.url())[1];

/** A profile that speaks the invented language. @param {[number, number]} size @param {"ltr" | "rtl"} direction
 * @param {(text: string, part: string) => string} change of a catalogue */
async function openInvented(size, direction = "ltr", change = (text) => text) {
  const context = await openProfile({ size, look: { language: standIn } });
  await context.route(`**/languages/${standIn}-*.json`, (route) => {
    const part = partOf(route.request());
    const text = readFileSync(join(folder, `${standIn}-${part}.json`), "utf8");
    return route.fulfill({
      contentType: "application/json",
      body: change(text.replace('"ltr"', `"${direction}"`), part),
    });
  });
  return context;
}

const screens = [
  "",
  "#kulki/klines/plum",
  "#kulki/lines98/plum",
  "#mahjong/plum",
  "#freecell/617",
  "#sliding/4x4/plum",
  "#statistics",
  "#backup",
  "#look",
  "#help",
  "#path",
  "#learn/freecell",
  `#replay/${endings[2].code}`,
];

/** What stays English: names, what is typed, and languages in their own words. */
const kept = ["kbd", "code", "pre", "option", "script", "noscript"].join();

/** English words on the page, in sight or for screen readers; runs in the page. */
function englishSeen(kept) {
  const names = /“Pathfinding.*”|\b(Quadrille|quadrille|Kulki|FreeCell|plum|KLines|Lines 98)\b/g;
  const found = new Set();
  const look = (text, where) => {
    const words = text?.replace(names, "").match(/\b[A-Za-z][a-z]{2,}\b/g);
    if (words) found.add(`${where}: ${text.trim().slice(0, 100)}`);
  };
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest(kept)) continue;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE)
        look(node.data, `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`);
    for (const name of [
      "aria-label",
      "title",
      "alt",
      "placeholder",
      "aria-description",
      "aria-roledescription",
      "aria-valuetext",
    ])
      if (element.hasAttribute(name)) look(element.getAttribute(name), `${element.tagName.toLowerCase()}[${name}]`);
  }
  return [...found].join("\n");
}

/** Words that are cut off, that leave the screen, or that lie over others; runs in the page. */
function badlyLaid() {
  const found = new Set();
  const texts = [];
  const name = (element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${element.textContent.trim().slice(0, 40)}”`;
  const isHidden = (element) =>
    !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) ||
    (document.querySelector("dialog") && !element.closest("dialog")) ||
    element.closest(".out-of-sight, .live, .board, svg, [inert], option, .label, canvas") ||
    getComputedStyle(element).clipPath !== "none";
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!own.length || isHidden(element)) continue;
    const range = document.createRange();
    for (const node of own) {
      range.selectNodeContents(node);
      let shown = [...range.getClientRects()];
      for (let around = element; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        if (
          !scrolls &&
          style.textOverflow !== "ellipsis" &&
          shown.some((one) => one.left < left - 2 || one.right > right + 2)
        )
          found.add(`cut off: ${name(element)}`);
        shown = shown
          .map((one) => ({
            left: Math.max(one.left, left),
            right: Math.min(one.right, right),
            top: Math.max(one.top, top),
            bottom: Math.min(one.bottom, bottom),
          }))
          .filter((one) => one.right > one.left && one.bottom > one.top);
      }
      const wide = document.documentElement.clientWidth;
      if (shown.some((one) => one.left < -1 || one.right > wide + 1)) found.add(`beyond the screen: ${name(element)}`);
      for (const one of shown) texts.push({ element, one });
    }
  }
  for (const [nth, { element, one }] of texts.entries())
    for (const { element: other, one: two } of texts.slice(nth + 1)) {
      if (element === other || element.contains(other) || other.contains(element)) continue;
      const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
      const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
      // Lines may touch: letters rarely fill their height.
      if (wide > 2 && high > 6) found.add(`over each other: ${name(element)} and ${name(other)}`);
    }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`wider than the screen: ${scrollWidth}`);
  return [...found].join("\n");
}

/** @param {[number, number]} size @param {"ltr" | "rtl"} direction */
async function allScreens(size, direction) {
  const context = await openInvented(size, direction);
  const page = await visit(context);
  const words = `${size[0]} pixels, ${direction}`;
  for (const hash of screens) {
    await turnTo(page, hash || "#");
    if (hash === "#look") await unfoldOptions(page);
    same(`${hash || "start"} leaves nothing in English: ${words}`, "", await page.evaluate(englishSeen, kept));
    same(`${hash || "start"} has room: ${words}`, "", await page.evaluate(badlyLaid));
  }
  await turnTo(page, "#mahjong/plum");
  for (const key of ["*", ">", ":"]) {
    await page.keyboard.type(key);
    await page.waitForSelector("dialog");
    same(`what ${key} opens leaves nothing in English: ${words}`, "", await page.evaluate(englishSeen, kept));
    same(`and has room: ${words}`, "", await page.evaluate(badlyLaid));
    await page.keyboard.press("Escape");
  }
  await context.close();
}

/** Hints come from the solver's thread. */
async function hinting() {
  const context = await openInvented([1280, 800]);
  const page = await visit(context, "#freecell/617");
  await page.keyboard.press("t");
  await page.waitForSelector(".hint, .advice, .live :is(.reason)", { state: "attached" });
  same("a hint leaves nothing in English", "", await page.evaluate(englishSeen, kept));
  await context.close();
}

/** Polish has another form for a card that moves than for one that is named. */
async function moving() {
  const page = await visit(await openProfile({ look: { language: "pl" } }), "#freecell/617");
  await page.keyboard.press("t");
  await page.waitForFunction(() =>
    /przenieś [a-ząćęłńóśźż]+[ęa] (trefl|karo|kier|pik) /.test(document.body.textContent),
  );
  verdict(true, "a hint has the card in the form for what is moved");
  await page.context().close();
}

const heading = (page) => page.locator("h1").first().textContent();
const spoken = (page) => page.evaluate(() => document.documentElement.lang);

async function choosing() {
  for (const [locale, language] of [
    ["de-AT", "de"],
    ["pt-PT", "pt-BR"],
    ["zh-TW", "en"],
    ["zh-Hans-SG", "zh-CN"],
    ["nl-NL", "en"],
  ]) {
    // prettier-ignore
    const context = await openProfile({ locale });
    same(`a browser in ${locale} gets ${language}`, language, await spoken(await visit(context)));
    await context.close();
  }
}

/** A lesson is called Home, too. */
async function keys() {
  const page = await visit(await openProfile({ look: { language: "de" } }), "#help");
  const names = await page.locator("kbd").allTextContents();
  verdict(names.includes("Pos1"), "keys have the names that are printed on them");
  await page.context().close();
}

async function changing() {
  const context = await openProfile();
  const page = await visit(context, "#freecell/617");
  await page.keyboard.type("8a");
  await turnTo(page, "#look");
  await page.evaluate(() => (globalThis.same = true));
  const english = await heading(page);
  const choose = async (code, language) => {
    await page.selectOption("select[name=language]", code);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "language");
  };
  await choose("de", "de");
  verdict((await heading(page)) !== english, "the options speak German at once");
  await choose("fr", "fr");
  await choose("en", "en");
  same("and English again", english, await heading(page));
  await choose("ru", "ru");
  await turnTo(page, "#freecell/617");
  same("the game goes on", "1", await page.locator(".facts dd").nth(1).textContent());
  verdict(await page.evaluate(() => globalThis.same), "and nothing was loaded again");
  await page.reload();
  await isReady(page);
  same("the choice is kept", "ru", await spoken(page));
  await context.close();
}

async function offline() {
  const context = await openProfile({ worker: true, look: { language: "pl" } });
  const page = await visit(context, "#freecell/617");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise(requestAnimationFrame);
  });
  await page.reload();
  await isReady(page);
  await page.evaluate(async () => {
    for (const part of ["first", "hints"])
      while (!(await caches.match(`languages/pl-${part}.json`))) await new Promise(requestAnimationFrame);
  });
  await context.setOffline(true);
  await page.reload();
  await isReady(page);
  same("without a network, the page speaks the language that was used", "pl", await spoken(page));
  same(
    "but stores no other",
    false,
    await page.evaluate(async () => Boolean(await caches.match("languages/cs-first.json"))),
  );
  await context.close();
}

async function wrong() {
  const other = JSON.stringify({ project: "aisleriot", messages: [] });
  const digits = (text) => text.replace('"project":"Quadrille"', '"project":7');
  for (const [words, change] of [
    ["an empty catalogue", () => ""],
    ["one that is cut off", (text) => text.slice(0, 5000)],
    ["another program's", () => other],
    ["a project that is a number", digits],
    ["another language's", (text) => text.replace('"language":"zh-CN"', '"language":"de"')],
    ["a missing one", null],
  ]) {
    const context = await openInvented([1280, 800], "ltr", change ?? ((text) => text));
    if (!change)
      await context.route("**/languages/*", (route) => route.fulfill({ status: 404, body: "Nothing is here." }));
    const page = await context.newPage();
    const warnings = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await page.goto(address);
    await isReady(page);
    same(`${words} means English`, "en", await spoken(page));
    verdict((await page.locator("body").innerText()).includes("Daily puzzles"), "on the whole page");
    same("and one line that says so", 1, warnings.filter((one) => one.includes("catalogue")).length);
    await context.close();
  }
}

invent();
for (const size of /** @type {[number, number][]} */ ([
  [360, 740],
  [1280, 800],
]))
  // prettier-ignore
  for (const direction of /** @type {const} */ (["ltr", "rtl"]))
    await test(`all screens at ${size[0]} pixels, ${direction}`, () => allScreens(size, direction));
await test("hints", hinting);
await test("cards that move", moving);
await test("the browser's language", choosing);
await test("names of keys", keys);
await test("another language", changing);
await test("offline", offline);
await test("wrong catalogues", wrong);
// A missing catalogue is an error of the network on the console, too.
same("no page reported an error", "", complaints.filter((one) => !/404/.test(one)).join("\n"));
rmSync(folder, { recursive: true });
await closeAll();
done();
