// SPDX-License-Identifier: MIT
// Dialogs over a game: the new game, the menu of further actions, and the
// command line.
import { closeDialogs, dateWords, hush, make, openDialog, tell, tool } from "./dom.js";
import { theLook, changeLook } from "./lookbook.js";
import { explain } from "./explain.js";
import { hasLevels, levelIn, troubleWithLevel } from "./route.js";
import { saveFile, loadFile, showCode, showShare } from "./sharing.js";

export { saveFile, loadFile, showCode, showShare };

/** @typedef {import("./game.js").GamePage} GamePage */

/* ------------------------------------------------------------------ new game */

/** Variants that the games' own lists only hint at. @type {Record<string, string[]>} */
const variantsOf = {
  kulki: ["kulki", "web5", "web7", "web9", "klines", "lines98", "small", "medium", "large", "12x10"],
  mahjong: ["turtle", "flowers", "random", "flowers:random"],
  freecell: ["4cells", "5cells", "3cells", "2cells", "1cells", "0cells", "4cells:none", "4cells:full"],
  sliding: ["3x3", "4x4", "5x5", "6x6", "8x8", "10x10", "2x2", "5x3", "4x4:walk"],
};

/** @type {Record<string, string[]>} */
const levelsOf = { kulki: [], mahjong: ["easy", "medium", "hard"], freecell: ["easy", "medium", "hard"], sliding: [] };

/** @param {GamePage} page @param {() => void} begin */
export function startAnew(page, begin) {
  try {
    const left = page.table.isInProgress();
    begin();
    closeDialogs();
    page.scene.pointAt(page.scene.cursor);
    if (left && !page.table.isInProgress()) page.say("New game. The one you left is saved under Games.");
    else hush();
  } catch (error) {
    tell(/** @type {Error} */ (error).message, "refusal");
  }
}

/** @param {GamePage} page @param {string} words */
function open(page, words) {
  const { game } = page.table.state;
  startAnew(page, () =>
    page.table.sitDown((games) => {
      games.setToday(dateWords());
      games.openWords(game, words);
    }),
  );
}

/** @param {GamePage} page @param {string} words a variant, a seed, a level, a date */
function startByWords(page, words) {
  const { game } = page.table.state;
  const trouble = troubleWithLevel(game, words);
  if (trouble) tell(trouble, "refusal");
  else if (levelIn(game, words)) void deal(page, words);
  else open(page, words);
}

/** Plays the same deal again. A game in progress keeps its moves for redo; a finished game restarts as a new one.
 * @param {GamePage} page */
export function startAgain(page) {
  const { table } = page;
  const moved = table.state.at > 0;
  startAnew(page, () => table.again());
  if (moved && table.state.count) page.say("Restarted. Redo brings your moves back.");
}

/** Deals a game of a level, which is the last word. @param {GamePage} page @param {string} words */
async function deal(page, words) {
  const { table } = page;
  closeDialogs();
  const found = tell("Looking for a deal …", "working");
  try {
    const save = await table.findDeal(table.state.game, words);
    if (save) startAnew(page, () => table.sitDown((games) => games.load(save)));
    if (save) page.say(`This deal is ${words.split(" ").pop()}.`);
  } catch (error) {
    tell(/** @type {Error} */ (error).message, "refusal");
  } finally {
    found();
  }
}

/** @param {GamePage} page */
export function askNew(page) {
  const { game, variant } = page.table.state;
  const known = page.table.games.games().find((one) => one.name === game)?.variants ?? [];
  const usual = variantsOf[game] ?? known.filter(({ level }) => !level).map(({ name }) => name);
  const names = usual.includes(variant) ? usual : [variant, ...usual];
  const kind = make(
    "select",
    {},
    ...names.map((name) =>
      make("option", { value: name }, [name, known.find((one) => one.name === name)?.help].filter(Boolean).join(": ")),
    ),
  );
  kind.value = names.includes(variant) ? variant : names[0];
  const seed = make("input", {
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: "60",
    placeholder: "random",
  });
  const form = make(
    "form",
    {
      class: "dialog-form",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        open(page, `${kind.value} ${seed.value}`.trim());
      },
    },
    field("Variant", kind),
    field(game === "freecell" ? "Deal: a number or a word" : "Seed: a number or a word", seed),
    make(
      "div",
      { class: "row-of-buttons" },
      make("button", { type: "submit", class: "main-button" }, "Deal"),
      make("button", { type: "button", class: "side-button", onclick: () => startAgain(page) }, "Restart this deal"),
    ),
  );
  openDialog("New game", form, ...levels(page, kind), daily(page));
  seed.focus();
}

/** @param {string} words @param {HTMLElement} control */
export function field(words, control) {
  return make("label", { class: "field" }, make("span", {}, words), control);
}

/** The levels of the chosen variant, if it has any. @param {GamePage} page @param {HTMLSelectElement} kind */
function levels(page, kind) {
  const { game } = page.table.state;
  const names = levelsOf[game] ?? [];
  if (!names.length) return [];
  const dealOne = (/** @type {string} */ name) => void deal(page, `${kind.value} ${name}`);
  const buttons = names.map((name) =>
    make("button", { type: "button", class: "side-button", onclick: () => dealOne(name) }, name),
  );
  const none = make("p", { class: "faint" }, "Levels are only available with four free cells.");
  const fit = () => {
    const fits = hasLevels(game, kind.value);
    none.hidden = fits;
    for (const button of buttons) button.disabled = !fits;
  };
  kind.addEventListener("change", fit);
  fit();
  return [
    make(
      "section",
      { class: "group" },
      make("h3", {}, "Or choose a level"),
      make("div", { class: "row-of-buttons" }, ...buttons),
      none,
    ),
  ];
}

/** @param {GamePage} page */
function daily(page) {
  const date = make("input", { type: "date", value: dateWords(), max: "9999-12-31", min: "1600-01-01" });
  return make(
    "section",
    { class: "group" },
    make("h3", {}, "Or a daily puzzle"),
    make(
      "div",
      { class: "row-of-buttons" },
      field("Date", date),
      make(
        "button",
        {
          type: "button",
          class: "side-button bottom",
          onclick: () => {
            closeDialogs();
            page.go(`#${page.table.state.game}/daily/${date.value}`);
          },
        },
        "Play",
      ),
    ),
  );
}

/* ---------------------------------------------------------------------- more */

/** @param {GamePage} page */
export function showMore(page) {
  const { table } = page;
  const { game } = table.state;
  /** @type {(act: () => void) => () => void} */
  const then = (act) => () => {
    closeDialogs();
    act();
  };
  const entries = [
    tool(
      "again",
      "Restart this deal",
      then(() => startAgain(page)),
    ),
    ...(game === "kulki"
      ? []
      : [
          tool(
            "eye",
            "Watch the solution",
            then(() => void page.autoplay.showSolution()),
          ),
        ]),
    tool(
      "play",
      "Autoplay",
      then(() => page.autoplay.toggle()),
    ),
    ...(game === "kulki"
      ? []
      : [
          tool(
            "eye",
            "Fewest moves to win (par)",
            then(() => void table.obey("par")),
          ),
        ]),
    tool(
      "eye",
      "What went wrong?",
      then(() => void explain(page)),
    ),
    tool(
      "list",
      "Board in words",
      then(() => showWords(page)),
    ),
    ...(game === "mahjong" ? mahjongEntries(page, then) : []),
    ...(page.zoom > 1
      ? [
          tool(
            "zoom",
            "Show the whole board",
            then(() => page.showWhole()),
          ),
        ]
      : []),
    tool(
      "save",
      "Save to a file",
      then(() => saveFile(page)),
    ),
    tool(
      "load",
      "Load a file or a code",
      then(() => loadFile(page)),
    ),
    tool(
      "film",
      "Replay",
      then(() => watch(page)),
    ),
    tool(
      "stats",
      "Statistics",
      then(() => page.go(`#statistics/${game}`)),
    ),
    tool(
      "look",
      "Options",
      then(() => page.go("#look")),
    ),
    tool(
      "help",
      "Rules and keys",
      then(() => page.go(`#help/${game}`)),
    ),
    tool(
      "list",
      "Type a command",
      then(() => page.command("")),
    ),
  ];
  openDialog("More", make("ul", { class: "menu" }, ...entries.map((entry) => make("li", {}, entry))));
}

/** @param {GamePage} page @param {(act: () => void) => () => void} then */
function mahjongEntries(page, then) {
  const large = theLook().zoom === "large";
  return [
    tool(
      "list",
      "List of free tiles",
      then(() => page.freeList.toggle()),
    ),
    tool(
      "list",
      "Letters on free tiles",
      then(() => page.toggleLetters()),
    ),
    tool(
      "zoom",
      large ? "Whole board" : "Larger tiles",
      then(() => changeLook("zoom", large ? "fit" : "large")),
    ),
  ];
}

/** @param {GamePage} page */
function showWords(page) {
  openDialog("Board in words", make("pre", { tabindex: "0", class: "words" }, page.table.games.say()));
}

/** @param {GamePage} page */
export function watch(page) {
  try {
    page.go(`#replay/${page.table.games.share()}`);
  } catch (error) {
    tell(/** @type {Error} */ (error).message, "refusal");
  }
}

/* ---------------------------------------------------------------- a command */

/** Commands that only the page has. @type {Record<string, (page: GamePage, rest: string) => void>} */
const own = {
  hint: (page) => void page.hint(),
  quit: (page) => page.go("#"),
  q: (page) => page.go("#"),
  games: (page) => page.go("#"),
  help: (page) => page.go(`#help/${page.table.state.game}`),
  h: (page) => page.go(`#help/${page.table.state.game}`),
  auto: (page) => page.autoplay.toggle(),
  save: (page) => saveFile(page),
  load: (page) => loadFile(page),
  share: (page) => showShare(page),
  code: (page) => showCode(page),
  again: (page) => startAgain(page),
  explain: (page) => void explain(page),
  review: (page) => void explain(page),
  stats: (page) => page.go("#statistics"),
  say: (page, rest) =>
    openDialog(
      "Board in words",
      make("pre", { tabindex: "0", class: "words" }, page.table.games.say(Number(rest) || 0)),
    ),
  new: (page, rest) => startByWords(page, rest),
};

/** @param {GamePage} page @param {string} line */
export function obeyLine(page, line) {
  const [, word, rest] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? ["", "", ""];
  const act = own[word.toLowerCase()];
  if (act && (word.length > 1 || !rest)) act(page, rest);
  else if (word) void page.table.obey(line);
}

/** @param {GamePage} page @param {string} start */
export function askCommand(page, start) {
  const line = make("input", {
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    value: start,
    maxlength: "2000",
  });
  const form = make(
    "form",
    {
      class: "dialog-form",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        closeDialogs();
        obeyLine(page, line.value);
      },
    },
    field("A move or a command, such as go 12, par, moves or new hard", line),
    make("div", { class: "row-of-buttons" }, make("button", { type: "submit", class: "main-button" }, "Run")),
  );
  openDialog("Command", form);
  line.focus();
}
