// SPDX-License-Identifier: MIT
// Checks the catalogues of the page: each language keeps its plural forms, no translation is lost between po/ and the page,
// and a wrong catalogue does no harm.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { trCount, tr, useCatalogue } from "../../../bindings/npm/src/shared/translate.js";
import { digestOf, placeholdersAgree, readCatalogue } from "../../../front/web/page/base/catalogue.js";
import { languages } from "../../../front/web/page/base/language.js";
import { done, same, test, verdict } from "../tap.mjs";
import { root } from "./open_module.mjs";

const po = join(root, "po");
const tool = join(root, "front/web/catalogues.py");
const folder = mkdtempSync(join(tmpdir(), "quadrille-catalogues-"));
const parts = ["first", "hints", "asides", "records"];
const codes = readFileSync(join(po, "LINGUAS"), "utf8")
  .split("\n")
  .filter((line) => /^[a-z]/.test(line));

/** The largest part of a language that may be fetched at once, in bytes on the wire. */
const mostBytes = 12 * 1024;

const python = (...args) => execFileSync("python3", ["-B", ...args], { encoding: "utf8", maxBuffer: 1 << 26 });

/** The messages of a language that are complete: context and English, the English for several, and translations. */
const messagesOf = (code) =>
  JSON.parse(python(join(root, "tests/web/module/po_messages.py"), join(root, "front/web"), join(po, `${code}.po`)));

/** The catalogue of a language in all its parts, and what was wrong. @param {string} code */
function readAll(code) {
  /** @type {string[]} */
  const troubles = [];
  let read = null;
  for (const part of parts)
    read = readCatalogue(readFileSync(join(folder, `${code}-${part}.json`), "utf8"), (one) => troubles.push(one), read);
  return { read, troubles };
}

/** @param {string} code */
function isWhole(code) {
  const { read, troubles } = readAll(code);
  let known = 0;
  const lost = [];
  for (const [key, other, forms] of messagesOf(code)) {
    const [one, context = ""] = key.split("\x04").reverse();
    const found = read.messages.has(digestOf(key)) && read.find(context, one, other || undefined);
    if (found === false) continue;
    known++;
    const wanted = JSON.stringify(other ? forms : forms[0]);
    if (JSON.stringify(found) !== wanted) lost.push(`“${key}”: ${wanted}, but ${JSON.stringify(found)}`);
  }
  same(`${code}: the page says what po/${code}.po does`, "", lost.join("\n"));
  same(`${code}: nothing is left out`, "", troubles.join("\n"));
  verdict(known > 500, `${code} has what the page says`, known);
}

/** What msgfmt knows of plurals. @param {string} code */
function countsLike(code) {
  const counts = [0, 1, 2, 3, 4, 5, 11, 12, 14, 20, 21, 22, 25, 100, 101, 102, 111, 112, 121, 1001, 1000000, 1000001];
  const rule = /plural=([^;]+);/.exec(readFileSync(join(po, `${code}.po`), "utf8"))[1].replace(/\\n"\s*"/g, "");
  const asked = `import gettext; form = gettext.c2py("${rule}"); print([form(n) for n in ${JSON.stringify(counts)}])`;
  const expected = python("-c", asked);
  same(
    `${code}: numbers take the forms of the catalogue's rule`,
    JSON.parse(expected),
    counts.map(readAll(code).read.form),
  );
}

function isSmall(code) {
  for (const part of parts) {
    const bytes = execFileSync("gzip", ["-9c", join(folder, `${code}-${part}.json`)]).length;
    verdict(bytes <= mostBytes, `${code}: the part "${part}" is small enough`, bytes);
  }
}

/** A catalogue with these messages, by their English. @param {Record<string, string | string[]>} messages */
const catalogueOf = (messages, more = {}) =>
  JSON.stringify({
    project: "Quadrille",
    language: "de",
    direction: "ltr",
    forms: "1".repeat(200).replace(/^(.)./, "$10"),
    keys: Object.keys(messages).map(digestOf).join(""),
    messages: Object.values(messages),
    ...more,
  });

/** What tr says with a catalogue that has one translation. */
function saidWith(english, translation, ...args) {
  /** @type {string[]} */
  const troubles = [];
  useCatalogue(readCatalogue(catalogueOf({ [english]: translation }), (one) => troubles.push(one)));
  const said = tr(english, ...args);
  useCatalogue(null);
  return { said, troubles };
}

function placeholders() {
  const good = saidWith("%1$s of %2$s", "von %2$s: %1$s", 3, 5);
  same("arguments may change places", { said: "von 5: 3", troubles: [] }, good);
  for (const [words, wrong] of [
    ["a dropped placeholder", "von %2$s"],
    ["one of another kind", "von %2$d: %1$s"],
    ["one more", "von %2$s: %1$s %3$s"],
    ["those without numbers in a sentence with numbers", "%s %s %s"],
  ]) {
    const { said, troubles } = saidWith("%1$s of %2$s", wrong, 3, 5);
    same(`${words} means English`, "3 of 5", said);
    same("and one complaint", 1, troubles.length);
  }
  verdict(!placeholdersAgree("# und %", "# and @"), "so do signs that a rule would not replace");
  verdict(placeholdersAgree("ein Zug", "%s move", "%s moves"), "a form may leave out the number");
  verdict(placeholdersAgree("%s Züge", "one move", "%s moves"), "or have it where English has it in one form only");
  verdict(!placeholdersAgree("%d Züge", "one move", "%s moves"), "but not another");
  useCatalogue(readCatalogue(catalogueOf({ "one move": ["ein Zug", "%s Züge"] }), () => undefined));
  same("forms of a count", "ein Zug, 5 Züge", [1, 5].map((count) => trCount(count, "one move", "%s moves")).join(", "));
  useCatalogue(null);
  same(
    "and without a catalogue",
    "one move, 5 moves",
    [1, 5].map((count) => trCount(count, "one move", "%s moves")).join(", "),
  );
}

function refused() {
  const good = catalogueOf({ Undo: "Zurück" });
  for (const [words, text] of [
    ["nothing", ""],
    ["a text", "Permission is hereby granted"],
    ["a catalogue that is cut off", good.slice(0, -20)],
    ["null", "null"],
    ["another program's", catalogueOf({}, { project: "aisleriot" })],
    ["one without a language", catalogueOf({}, { language: "../de" })],
    ["another direction", catalogueOf({}, { direction: "up" })],
    ["a wrong rule for plurals", catalogueOf({}, { forms: "n != 1" })],
    ["too few keys", catalogueOf({ Undo: "Zurück" }, { keys: "" })],
    ["messages that aren't in a list", catalogueOf({ Undo: "Zurück" }, { messages: { Undo: "Zurück" } })],
  ])
    try {
      readCatalogue(text, () => undefined);
      verdict(false, `${words} is refused`);
    } catch (error) {
      verdict(error instanceof Error && error.message !== "", `${words} is refused`, error);
    }
}

/** Damages a catalogue at random: it is refused, or what it says takes the arguments of the English. */
function fuzz() {
  const english = {
    Undo: "Zurück",
    "%1$s of %2$s": "von %2$s: %1$s",
    "one move": ["ein Zug", "%s Züge"],
    "# lines": "# Reihen",
  };
  const good = catalogueOf(english);
  let state = 617;
  const random = (below) => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) % below;
  const signs = [
    '"',
    "%",
    "s",
    "$",
    "1",
    "2",
    "#",
    "@",
    "d",
    ",",
    "[",
    "]",
    "{",
    "}",
    "\\",
    "u",
    "null",
    "\u0000",
    "ü",
    "😀",
  ];
  let refused = 0;
  let taken = 0;
  for (let run = 0; run < 20000; run++) {
    let text = good;
    for (let change = random(3); change >= 0; change--) {
      const at =
        run % 2 ? random(text.length) : text.indexOf("messages") + random(text.length - text.indexOf("messages"));
      text = text.slice(0, at) + (random(3) ? signs[random(signs.length)] : "") + text.slice(at + random(3));
    }
    try {
      const read = readCatalogue(text, () => undefined);
      taken++;
      for (const one of Object.keys(english)) {
        const other = one === "one move" ? "%s moves" : undefined;
        const found = [read.find("", one, other) ?? []].flat();
        if (!found.every((form) => form && placeholdersAgree(form, one, other))) return `${text} gives ${found}`;
      }
    } catch (error) {
      if (!(error instanceof Error)) return `${text}: ${error}`;
      refused++;
    }
  }
  console.log(`# of 20,000 damaged catalogues ${refused} were refused, and ${taken} taken in part`);
  return refused > 1000 && taken > 1000;
}

const listed = readFileSync(join(root, "front/web/page/page/early.js"), "utf8").match(/language: "auto en ([^"]*)"/)[1];
same("the options offer the languages of po/LINGUAS", [...codes].sort(), listed.split(" ").sort());
same("and their names are known", ["en", ...codes].sort(), Object.keys(languages).sort());
python(tool, po, join(root, "front/web/page"), join(root, "build/web"), folder);
for (const code of codes) {
  await test(`${code} is whole`, () => isWhole(code));
  await test(`${code} counts`, () => countsLike(code));
  await test(`${code} is small`, () => isSmall(code));
}
await test("placeholders", placeholders);
await test("wrong catalogues are refused", refused);
await test("damaged catalogues do no harm", fuzz);
rmSync(folder, { recursive: true });
done();
