// SPDX-License-Identifier: MIT
// Shows the page in languages: invented ones that are twice as long or have letters twice as wide leave no English, cut
// nothing off and put no words over others, from left to right and mirrored; the player's language is chosen, changed without
// a reload, kept offline, and means English where its catalogue is wrong.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { some } from "../some.mjs";
import { done, same, test, verdict } from "../tap.mjs";
import { address, closeAll, complaints, isReady, openProfile, root, turnTo, visit } from "./open_page.mjs";
import { begin, sizes, travel } from "./tour.mjs";
import { badlyLaid, englishSeen, kept, placesOf } from "./words.mjs";

const folder = mkdtempSync(join(tmpdir(), "quadrille-languages-"));
/** Dates are written by the browser, in Chinese without Latin letters. */
const standIn = "zh_CN";

/** Makes the catalogues of an invented language, which stands in for a real one. @param {string} kind */
function invent(kind) {
  const python = (...args) => execFileSync("python3", ["-B", ...args]);
  const made = join(folder, kind);
  mkdirSync(made);
  const [pseudo, template] = ["tests/languages/pseudo_language.py", "po/quadrille.pot"].map((one) => join(root, one));
  python(pseudo, kind, template, join(made, `${standIn}.po`));
  writeFileSync(join(made, "LINGUAS"), `${standIn}\n`);
  python(join(root, "front/web/catalogues.py"), made, join(root, "front/web/page"), join(root, "build/web"), made);
}

const partOf = (request) => /-(\w+)\.json$/.exec(request.url())[1];

/** A profile that speaks an invented language. @param {[number, number]} size @param {string} kind
 * @param {"ltr" | "rtl"} direction @param {(text: string, part: string) => string} change of a catalogue */
async function openInvented(size, kind = "long", direction = "ltr", change = (text) => text) {
  const context = await openProfile({ size, look: { language: standIn } });
  await context.route(`**/languages/${standIn}-*.json`, (route) => {
    const part = partOf(route.request());
    const text = readFileSync(join(folder, kind, `${standIn}-${part}.json`), "utf8");
    return route.fulfill({
      contentType: "application/json",
      body: change(text.replace('"ltr"', `"${direction}"`), part),
    });
  });
  return context;
}

/** @param {string} kind of language @param {[number, number]} size @param {"ltr" | "rtl"} direction */
async function everywhere(kind, size, direction) {
  const context = await openInvented(size, kind, direction);
  await travel(await begin(context), async (page, place) => {
    same(`${place} leaves nothing in English`, "", await page.evaluate(englishSeen, kept));
    same(`${place} has room`, "", await page.evaluate(badlyLaid, false));
  });
  await context.close();
}

/** What is written from right to left is the mirror image of the same words from left to right, but for boards and films.
 * @param {[number, number]} size */
async function mirrored(size) {
  const seen = { ltr: new Map(), rtl: new Map() };
  for (const direction of /** @type {const} */ (["ltr", "rtl"])) {
    const context = await openInvented(size, "long", direction);
    const look = async (page, place) => seen[direction].set(place, await page.evaluate(placesOf, direction));
    await travel(await begin(context), look, (place) => mirrors.includes(place));
    await context.close();
  }
  for (const [place, boxes] of seen.ltr) same(`${place} is mirrored`, boxes, seen.rtl.get(place));
}

const mirrors = [
  "the start page",
  "Kulki",
  "statistics of mahjong",
  "backup",
  "options",
  "keys",
  "lessons of kulki",
  "the end of the day",
];

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
    const context = await openInvented([1280, 800], "long", "ltr", change ?? ((text) => text));
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

for (const kind of ["long", "wide"]) invent(kind);
const tours = sizes.flatMap((size) => [
  { kind: "long", size, direction: "ltr" },
  { kind: "long", size, direction: "rtl" },
  { kind: "wide", size, direction: "ltr" },
]);
for (const { kind, size, direction } of some("invented languages", 2, tours))
  await test(`${kind} words on ${size[0]} pixels, ${direction}`, () => everywhere(kind, size, direction));
for (const size of some("mirrored pages", 1, sizes)) await test(`mirrored on ${size[0]} pixels`, () => mirrored(size));
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
