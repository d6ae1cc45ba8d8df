// SPDX-License-Identifier: MIT
// The sheet of new games: everything that can be dealt, as pictures. It opens
// on the page of a game and on the start page.
import { tr, trCount, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { asideKitOf } from "../base/aside_kit.js";
import { kitOf, layoutOf, titleOfGame } from "../base/kit.js";
import { drawingOf } from "../view/drawings.js";
import { Scene } from "../view/scene.js";
import { thumbnail } from "../view/thumbnail.js";
import { closeDialogs, dateWords, make, openDialog, shape, tell, tool } from "../base/dom.js";
import { editLayout } from "./layout_editor.js";
import { addLayouts, dealOn, layoutNamed, listLayouts, removeLayout } from "./layouts.js";
import { deal, field, open, startAnew } from "./deals.js";
import { recordsOf } from "../play/records.js";
import { loadFile } from "./sharing.js";
import { onNewDay } from "./new_day.js";
import { hashOf, hasLevels, levelIn, nameOfVariant, troubleWithLevel } from "./route.js";

/**
 * @typedef {object} Chooser where a game is chosen
 * @property {import("../play/table.js").Table} table
 * @property {import("../games.js").Games} pictures
 * @property {import("../games.js").State} state the game that is shown, or today's
 * @property {(hash: string) => void} go
 * @property {(words: string) => void} open deals what these words ask for: a variant, a seed
 * @property {(words: string) => void} deal looks for a deal of a level
 * @property {(layout: Layout) => void | Promise<void>} dealOn
 *
 * @typedef {import("./game.js").GamePage} GamePage
 * @typedef {import("./layouts.js").Layout} Layout
 * @typedef {import("../play/records.js").Kind} Kind
 * @typedef {{ words: string, title: string, about: string, variant?: string }} Choice words as after "new", and the variant
 *   that they mean, if it has another name
 */

/** @param {GamePage} page @returns {Chooser} */
const onPage = (page) => ({
  table: page.table,
  pictures: page.pictures,
  get state() {
    return page.table.state;
  },
  go: page.go,
  open: (words) => open(page, words),
  deal: (words) => void deal(page, words),
  dealOn: (layout) => startAnew(page, () => dealOn(page.table, layout)),
});

/** On the start page, each choice is an address.
 * @param {import("./home.js").HomePage} home @param {string} game @returns {Chooser} */
function onHome({ table, games: pictures, go }, game) {
  pictures.openDaily(game, dateWords());
  const open = (/** @type {string} */ words) => go(hashOf([game, ...words.split(/ (.*)/).filter(Boolean)]));
  return {
    table,
    pictures,
    // No choice is the current one, as if a custom board were shown.
    state: { ...pictures.state(), daily: "", own: 1 },
    go,
    open,
    deal: open,
    dealOn: ({ name }) => go(hashOf([game, "layout", name, "new"])),
  };
}

/** @param {string} words @param {string} title @param {string} about @returns {Choice} */
const choose = (words, title, about) => ({ words, title, about });

/** The boards to choose from: those of the kit, or else the variants that the game lists, or the current one.
 * @param {Chooser} chooser @returns {Choice[]} */
function boardsOf(chooser) {
  const { game } = chooser.state;
  const { boards } = asideKitOf(game);
  return boards.length
    ? boards.map((board) => ({ ...board, about: trIn("variant", board.about), title: titleOfBoard(game, board) }))
    : listed(chooser);
}

/** @param {string} game @param {import("../base/aside_kit.js").Board} board */
const titleOfBoard = (game, { words, variant = words }) => nameOfVariant(game, variant);

/** The space around a picture. */
const margin = 8;

/** A custom board that was not dealt on a layout is followed by the game's usual one. @param {GamePage} page */
export async function dealOnSame(page) {
  const { game, name, variant } = page.table.state;
  const all = await listLayouts(page.pictures, page.table.keep, game);
  const known = layoutOf(page.table.state);
  const layout = layoutNamed(all, known);
  const words = name === known ? variant.split(":").slice(1).join(" ") : name.split(" ").pop();
  if (layout) await startAnew(page, () => dealOn(page.table, layout, words));
  else open(page, "");
}

/** The day whose puzzle these words ask for, or "". @param {Chooser} chooser @param {string} words */
function dayIn({ pictures, state }, words) {
  try {
    pictures.setToday(dateWords());
    pictures.openWords(state.game, words);
    return pictures.state().daily;
  } catch {
    return ""; // Dealing tells why.
  }
}

/** Deals another game by words. @param {GamePage} page @param {string} words a variant, a seed, a level, a date */
export const startByWords = (page, words) => dealByWords(onPage(page), words);

/** A daily puzzle that is in progress goes on, unless it is the one on the table: that is dealt anew.
 * @param {Chooser} chooser @param {string} words */
function dealByWords(chooser, words) {
  const { game, daily } = chooser.state;
  const trouble = troubleWithLevel(game, words);
  const day = dayIn(chooser, words);
  if (trouble) tell(trouble, "refusal");
  else if (levelIn(game, words)) chooser.deal(words);
  else if (day && day !== daily) chooser.go(`#${game}/daily/${day}`);
  else chooser.open(words);
}

/* --------------------------------------------------------------- pictures */

/** A small board as it is dealt, in a frame that has its size once the dialog is open.
 * @param {Chooser} chooser @param {string} words @returns {Array<{ scene: Scene, frame: HTMLElement }>} */
function boardPicture({ pictures, state: { game } }, words) {
  try {
    pictures.openWords(game, `${words} 1`);
  } catch {
    return []; // A variant of another version has no picture.
  }
  const scene = new Scene(drawingOf(game), { still: true });
  scene.pieces = pictures.look();
  return [{ scene, frame: make("span", { class: "choice-picture" }, scene.root) }];
}

/** Bars, more of them filled the harder the level. @param {number} level from 1 to 3 */
function levelPicture(level) {
  const bars = [1, 2, 3].map((nth) =>
    shape("rect", {
      x: nth * 20 - 7,
      y: 52 - nth * 13,
      width: 14,
      height: nth * 13,
      rx: 3,
      class: nth > level ? "bar" : "bar full",
    }),
  );
  return make("span", { class: "choice-picture" }, signs("0 0 80 60", ...bars));
}

/** A page of a calendar. @param {string} day of the month */
function dayPicture(day) {
  return make(
    "span",
    { class: "choice-picture" },
    signs(
      "0 0 80 60",
      shape("rect", { x: 16, y: 4, width: 48, height: 52, rx: 7, class: "bar" }),
      shape("path", { d: "M16 20V11a7 7 0 0 1 7-7H57a7 7 0 0 1 7 7V20Z", class: "bar full" }),
      shape("text", { x: 40, y: 47, "text-anchor": "middle", class: "day" }, day),
    ),
  );
}

/** @param {string} box @param {...Element} content */
const signs = (box, ...content) => shape("svg", { viewBox: box, "aria-hidden": "true", class: "signs" }, ...content);

/* ------------------------------------------------------------- the choices */

/** @param {Choice} choice @param {Element | undefined} picture @param {() => void} act @param {boolean} [isCurrent]
 * @param {Kind["part"]} [part] the kind of results that it leads to */
function card({ words, title, about, variant = words }, picture, act, isCurrent = false, part) {
  const name = about ? tr("%1$s: %2$s", title, about) : title;
  return make(
    "button",
    {
      type: "button",
      class: "choice-card",
      onclick: act,
      "aria-current": isCurrent && "true",
      "data-kind": part && `${part} ${variant}`,
      "data-name": name,
      "aria-label": part && name,
    },
    picture,
    make("strong", {}, title),
    " ", // What is read includes what is seen, word by word.
    make("span", { class: "faint" }, about),
  );
}

/** What a variant or a level is called here. @param {Kind} kind */
export function titleOfKind({ game, part, name }) {
  const { boards, levels } = asideKitOf(game);
  if (part === "layout") return trIn("layout", name[0].toUpperCase() + name.slice(1));
  if (part === "level") return tr(levels.find(({ words }) => words === name)?.title ?? name);
  const isOffered = part === "variant" && boards.some(({ words, variant = words }) => variant === name);
  return isOffered ? nameOfVariant(game, name) : name;
}

/** Marks what is finished, with the best result, and what comes next. @param {Chooser} chooser @param {Element} within */
async function markFinished(chooser, within) {
  const { game } = chooser.state;
  const { keep } = chooser.table;
  const [records, layouts] = await Promise.all([recordsOf(keep), listLayouts(chooser.pictures, keep, game)]);
  const names = layouts.filter(({ text }) => text).map(({ name }) => name);
  for (const { part, name, done, brief } of records.ofGame(game, names).milestones) {
    /** @type {HTMLElement | null} */
    const one = within.querySelector(`[data-kind="${CSS.escape(`${part} ${name}`)}"]`);
    one?.querySelector(".done-words")?.remove();
    if (!one || !brief) continue;
    one.append(" ", make("span", { class: `done-words ${done ? "done" : "next"}` }, brief));
    one.setAttribute(
      "aria-label",
      done
        ? tr("%1$s. %2$s, finished", one.dataset.name, brief.replace("\u2713 ", ""))
        : tr("%s. Next to be won", one.dataset.name),
    );
  }
}

/** @param {string} title @param {...Node} content */
function group(title, ...content) {
  return make("section", { class: "group" }, make("h3", {}, title), ...content);
}

/** @param {Chooser} chooser */
function todayCard(chooser) {
  const today = dateWords();
  const act = () => {
    closeDialogs();
    // The card is drawn anew a moment after midnight.
    chooser.go(`#${chooser.state.game}/daily/${dateWords()}`);
  };
  const choice = choose("", tr("Today's puzzle"), tr("The same for everybody"));
  return card(choice, dayPicture(String(Number(today.slice(8)))), act, chooser.state.daily === today);
}

/** The levels, of the current variant if it has them. @param {Chooser} chooser */
function levelCards(chooser) {
  const { game, variant, name } = chooser.state;
  const kind = hasLevels(game, variant) ? variant : "";
  return asideKitOf(game).levels.map((level, nth) =>
    card(
      choose(level.words, tr(level.title), tr(level.about)),
      levelPicture(nth + 1),
      () => chooser.deal(`${kind} ${level.words}`.trim()),
      name === level.words,
      "level",
    ),
  );
}

/** @param {Chooser} chooser @param {Choice[]} choices */
function boardCards(chooser, choices) {
  const { variant, own } = chooser.state;
  const pictures = choices.map(({ words }) => boardPicture(chooser, words));
  const cards = choices.map((choice, nth) =>
    card(
      choice,
      pictures[nth][0]?.frame,
      () => chooser.open(choice.words),
      !own && choice.words === variant,
      "variant",
    ),
  );
  return { cards, pictures: pictures.flat() };
}

/** The variants that a game lists, or else the current one. @param {Chooser} chooser @returns {Choice[]} */
function listed(chooser) {
  const { game, variant } = chooser.state;
  const known = chooser.table.games.games().find((one) => one.name === game)?.variants ?? [];
  const choices = known.filter(({ level }) => !level).map(({ name, help }) => choose(name, name, help ?? ""));
  return choices.length ? choices : [choose(variant, variant, "")];
}

/** The layouts, each with a picture. They may have to be fetched. @param {Chooser} chooser */
function layoutGroup(chooser) {
  const list = make("div", { class: "choices" });
  const show = async () => {
    const all = await listLayouts(chooser.pictures, chooser.table.keep, chooser.state.game);
    const current = layoutNamed(all, layoutOf(chooser.state));
    const others = all.filter(({ text }) => text);
    list.replaceChildren(...others.map((layout) => layoutCard(chooser, layout, layout === current, show)));
    await markFinished(chooser, list);
  };
  const file = make("input", {
    type: "file",
    onchange: () => void takeLayouts(chooser, file).then(show),
  });
  void show();
  const makeOne = tool("edit", tr("Make a layout"), () => void editLayout(chooser, null, show));
  return group(tr("Layouts"), list, field(tr("Add layouts from a file"), file), makeOne);
}

/** @param {Chooser} chooser @param {Layout} layout @param {boolean} isCurrent @param {() => Promise<void>} changed */
function layoutCard(chooser, layout, isCurrent, changed) {
  const picture = make("span", { class: "choice-picture" }, thumbnail(layout.tiles));
  const choice = choose(layout.name, layout.title, trCount(layout.count, "%s tile", "%s tiles"));
  const play = card(choice, picture, () => void chooser.dealOn(layout), isCurrent, "layout");
  if (!layout.isOwn) return play;
  const remove = tool(
    "bin",
    tr("Remove %s", layout.title),
    () => void removeLayout(chooser.table.keep, layout.name).then(changed),
    { class: "close" },
  );
  const edit = tool("edit", tr("Edit %s", layout.title), () => void editLayout(chooser, layout, changed), {
    class: "close",
  });
  return make("div", { class: "own-layout" }, play, edit, remove);
}

/** @param {Chooser} chooser @param {HTMLInputElement} input */
async function takeLayouts(chooser, input) {
  const file = input.files?.[0];
  if (!file) return;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    tell((await addLayouts(chooser.pictures, chooser.table.keep, file.name, bytes)).words);
  } catch (error) {
    tell(/** @type {Error} */ (error).message, "refusal");
  }
  input.value = "";
}

/* --------------------------------------------------------------- the sheet */

/** Shows everything that can be dealt instead of the game on a page. @param {GamePage} page */
export const showChoices = (page) => openSheet(onPage(page), tr("New game"));

/** Shows everything that can be dealt of a game on the start page.
 * @param {import("./home.js").HomePage} home @param {string} game */
export const showChoicesAtHome = (home, game) => openSheet(onHome(home, game), tr("New game of %s", titleOfGame(game)));

/** @param {Chooser} chooser @param {string} title */
function openSheet(chooser, title) {
  const { game } = chooser.state;
  const { cards, pictures } = boardCards(chooser, boardsOf(chooser));
  let today = todayCard(chooser);
  const first = [today, ...levelCards(chooser)];
  const sections =
    first.length > 1
      ? [make("div", { class: "choices" }, ...first), group(tr("Boards"), make("div", { class: "choices" }, ...cards))]
      : [make("div", { class: "choices" }, ...first, ...cards)];
  const layouts = kitOf(game).layout ? [layoutGroup(chooser)] : [];
  const dialog = openDialog(title, ...sections, ...layouts, more(chooser));
  dialog.classList.add("wide", `game-${game}`);
  const closing = new AbortController();
  dialog.addEventListener("close", () => closing.abort());
  onNewDay(() => {
    const hadFocus = today === document.activeElement;
    const before = today;
    before.replaceWith((today = todayCard(chooser)));
    if (hadFocus) today.focus();
  }, closing.signal);
  for (const section of sections) void markFinished(chooser, section);
  for (const { scene, frame } of pictures) {
    scene.setRoom(frame.clientWidth - 2 * margin, frame.clientHeight - 2 * margin);
    scene.draw();
  }
}

/** Deals for which the player has to type something. @param {Chooser} chooser */
function more(chooser) {
  const { game, variant, own } = chooser.state;
  const kinds = [
    ...new Set([
      ...(own ? [] : [variant]),
      ...asideKitOf(game).boards.map(({ words }) => words),
      ...listed(chooser).map(({ words }) => words),
    ]),
  ];
  const kind = make("select", {}, ...kinds.map((name) => make("option", { value: name }, name)));
  const seed = make("input", {
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    maxlength: "60",
    placeholder: tr("random"),
  });
  const date = make("input", { type: "date", value: dateWords(), max: "9999-12-31", min: "1600-01-01" });
  return make(
    "details",
    { class: "more-deals" },
    make("summary", {}, tr("More: a number, a word, another day, a code")),
    form(
      () => dealByWords(chooser, `${kind.value} ${seed.value}`.trim()),
      field(tr("Variant"), kind),
      field(tr("Number or word"), seed),
      make("button", { type: "submit", class: "main-button bottom" }, tr("Deal")),
    ),
    form(
      () => chooser.go(`#${game}/daily/${date.value}`),
      field(tr("Puzzle of the day"), date),
      make("button", { type: "submit", class: "side-button bottom" }, tr("Play")),
    ),
    tool("load", tr("Load a file or a code"), () => loadFile(chooser), { class: "side-button" }),
  );
}

/** @param {() => void} act @param {...Node} content */
function form(act, ...content) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    act();
  };
  return make("form", { class: "row-of-buttons", onsubmit: submit }, ...content);
}
