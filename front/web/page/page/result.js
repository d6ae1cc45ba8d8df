// SPDX-License-Identifier: MIT
// Fills the panel at the end of a game: the result, its distance from the best
// way that is known, how it compares with earlier games, and what to do next.
import { tr, trCount } from "../../../../bindings/npm/src/shared/translate.js";
import { gameNames, titleOfGame } from "../base/kit.js";
import { dateWords, make, setWords, tool } from "../base/dom.js";
import { theLook } from "../base/lookbook.js";
import { TABLE_SPOT } from "../games.js";
import { isOver } from "../play/keep.js";
import { showDay } from "./day_done.js";
import { startAgain } from "./deals.js";
import { explain } from "./explain.js";
import { watch } from "./menus.js";
import { dealNext, isOverOnDay } from "./next.js";
import { sendChallenge, showRivals } from "./rivals.js";
import { showShare } from "./sharing.js";
import { offerSound } from "./sound_offer.js";

/** @typedef {import("./game.js").GamePage} GamePage */
/** @typedef {import("./ending.js").Ending} Ending */
/** @typedef {import("../play/records.js").Fact} Fact */

/** What can be done next, in the order of the terminal's box; the first one is the largest. @param {GamePage} page */
function offersOf(page) {
  const { actions, board, facts, table } = page;
  const over = isOver(table.state);
  const { status, game } = table.state;
  /** @type {[when: unknown, icon: string, words: string, act: () => unknown, rare?: string][]} */
  const offers = [
    [board.canShuffle(), "again", tr("Shuffle"), () => actions.tap(TABLE_SPOT)],
    [over, "new", tr("Next"), () => dealNext(page)],
    [status !== "won", "undo", tr("Undo"), () => table.undo()],
    [status !== "won", "eye", tr("What went wrong?"), () => explain(page), "rare"],
    [true, "again", tr("Restart"), () => startAgain(page), "rare"],
    [!over, "new", tr("New"), () => dealNext(page)],
    [over, "film", tr("Replay"), () => watch(page), "rare"],
    [over, "share", tr("Share"), () => showShare(page)],
    [over, "rivals", tr("Challenge"), () => sendChallenge(page)],
    [over && facts.challenge, "rivals", tr("Compare with your friend"), () => showRivals(page)],
    [over, "stats", tr("Statistics"), () => page.go(`#statistics/${game}`), "rare"],
  ];
  return offers
    .filter(([when]) => when)
    .map(([, icon, words, act, rare = ""], nth) =>
      tool(icon, words, () => void act(), { class: nth ? `side-button ${rare}` : "main-button" }),
    );
}

/** Shows the panel. @param {Ending} ending @param {() => boolean} isWanted whether the game still is at this end */
export function showResult(ending, isWanted) {
  const { page, root } = ending;
  const { scene } = page.board;
  const { state } = page.table;
  const hadFocus = root.contains(document.activeElement);
  const from = scene.root.getBoundingClientRect().top;
  root.hidden = false;
  page.root.classList.add("over");
  const title = make("h2", { tabindex: "-1" }, state.outcome);
  root.className = `ending ${state.status}`;
  root.replaceChildren(
    tool("close", tr("View the board"), () => ending.close(), { class: "close" }),
    title,
    make("p", {}, state.result),
    make("p", { class: "judgement" }),
    make("dl", { class: "standing" }),
    make("div", { class: "row-of-buttons" }, ...offersOf(page)),
    ...(ending.offer ? [ending.offer] : []),
  );
  page.board.measure();
  scene.glideFrom(from);
  if (ending.comes || hadFocus) title.focus({ preventScroll: true });
  ending.comes = false;
  void judge(ending, isWanted);
  void compare(ending, isWanted);
}

/** @template {HTMLElement} T @param {Ending} ending @param {string} name @returns {T} */
const part = ({ root }, name) => /** @type {T} */ (root.querySelector(name));

/* -------------------------------------------------------------- the judgement */

/** What the solver says about an end, by page; it is asked once. @type {WeakMap<GamePage, { save: string, answer: Promise<any> }>} */
const asked = new WeakMap();

/** @param {GamePage} page @param {string} save */
function askAbout(page, save) {
  const { table } = page;
  const known = asked.get(page);
  if (known?.save === save) return known.answer;
  const answer = table.mind.ask({ what: "end", save, weights: table.weights() }).catch(() => null);
  asked.set(page, { save, answer });
  void answer.then((found) => found || asked.delete(page));
  return answer;
}

/** Says how far the game was from the best one, or when it was lost. @param {Ending} ending
 * @param {() => boolean} isWanted */
async function judge(ending, isWanted) {
  const { page } = ending;
  const { games, state } = page.table;
  if (state.status === "stuck" && theLook().judge !== "on") return;
  const save = games.save();
  const words = part(ending, ".judgement");
  setWords(words, tr("Looking for the best way…"));
  const found = await askAbout(page, save);
  const stars = found?.par && isWanted() ? await starsOf(save, found.par) : [];
  if (!isWanted()) return;
  words.replaceChildren(...stars, ...wayBack(page, found?.loss));
  page.board.measure();
}

/** "★★☆ 43 moves. The fewest possible are 39." @param {string} save @param {number} par */
async function starsOf(save, par) {
  const records = await import("./standing.js").then(({ loadRecords }) => loadRecords()).catch(() => null);
  const [, stars, words] = /^([★☆]*) ?(.*)/.exec(records?.par(save, par) ?? "") ?? [];
  if (!words) return [];
  const count = stars.split("★").length - 1;
  const signs = [...stars].map((sign) => make("span", {}, sign));
  const shown = {
    class: "stars",
    role: "img",
    "aria-label": trCount(stars.length, "%1$s of %2$s star.", "%1$s of %2$s stars.", count, stars.length),
  };
  return stars ? [make("span", shown, ...signs), words] : [words];
}

/** @param {GamePage} page @param {{ outcome: string, won: number }} [loss] */
function wayBack(page, loss) {
  const { table } = page;
  if (loss?.outcome === "never winnable") return [tr("This deal can't be won. It wasn't you.")];
  if (loss?.outcome !== "by a move" && loss?.outcome !== "costly move") return [];
  const since = table.state.at - loss.won;
  const words =
    loss.outcome === "by a move"
      ? trCount(since, "It could still be won %s move ago.", "It could still be won %s moves ago.")
      : trCount(since, "Your costliest move was %s move ago.", "Your costliest move was %s moves ago.");
  return [
    words,
    " ",
    make(
      "button",
      { type: "button", class: "link", onclick: () => table.goTo(loss.won) },
      tr("Return to move %s", loss.won),
    ),
  ];
}

/* -------------------------------------------------------------- the standing */

/** Compares the game with earlier ones, when it has been counted. @param {Ending} ending
 * @param {() => boolean} isWanted */
async function compare(ending, isWanted) {
  const { table } = ending.page;
  const { game, daily } = table.state;
  const save = table.games.save();
  await undefined; // The game is saved right after its end was shown.
  await table.keeping;
  const { facts, day } = await import("./standing.js")
    .then(({ standingIn }) => standingIn(table.keep, { game, daily, save }))
    .catch(() => ({ facts: [], day: null }));
  if (!isWanted()) return;
  if (day && isOverOnDay(table.state)) facts.unshift(...tellDay(ending, day));
  part(ending, ".standing").replaceChildren(
    ...facts.map(({ label, value, new: isNew }) =>
      make(
        "div",
        { class: isNew && "new" },
        make("dt", {}, label),
        make("dd", {}, value, isNew && make("span", { class: "badge" }, tr("new"))),
      ),
    ),
  );
  ending.page.board.measure();
  if (!ending.offer && theLook().sound === "ask" && isOver(table.state)) offerSound(ending);
}

/** Leads to the next puzzle of the day, or says that all are done. @param {Ending} ending
 * @param {{ done: number, next: string, words: string }} day @returns {Fact[]} */
function tellDay(ending, { done, next, words }) {
  const { pictures, table } = ending.page;
  const isToday = table.state.daily === dateWords();
  const buttons = part(ending, ".row-of-buttons");
  const streak = words ? [{ label: tr("Streak"), value: words, new: false }] : [];
  if (!next) {
    buttons.before(
      make(
        "p",
        { class: "day" },
        isToday ? tr("All of today's puzzles are done.") : tr("All of that day's puzzles are done."),
      ),
    );
    buttons.querySelector(".main-button")?.classList.replace("main-button", "side-button");
    buttons.prepend(
      tool("done", tr("Your day"), () => void showDay(pictures, table.keep, table.state.daily), {
        class: "main-button",
      }),
    );
    return streak;
  }
  const word = /** @type {HTMLElement} */ (buttons.querySelector(".main-button .word"));
  setWords(word, isToday ? tr("Next today: %s", titleOfGame(next)) : tr("Next: %s", titleOfGame(next)));
  word.previousSibling?.remove();
  return [{ label: tr("Daily puzzles"), value: tr("%1$s of %2$s", done, gameNames.length), new: false }, ...streak];
}
