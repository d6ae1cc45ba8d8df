// SPDX-License-Identifier: MIT
// A walk through a lost game on its board: the move that lost it, what would
// have kept it winnable, and how that game would have gone on. The game itself
// stays as it is until the player resumes it from a step.
import { mark, tr, trCount } from "../../../../bindings/npm/src/shared/translate.js";
import { NO_SPOT } from "../games.js";
import { portraits } from "../view/portrait.js";
import { reasonOf, tellMove } from "../view/telling.js";
import { make, openDialog } from "../base/dom.js";
import { StepPanel } from "./steps.js";

/** @typedef {import("./game.js").GamePage} GamePage */
/** @typedef {import("../games.js").Move} Move */
/** @typedef {import("../play/table.js").Explanation} Explanation */
/** @typedef {{ pieces: import("../games.js").Piece[], events: import("../games.js").MoveEvent[], move?: Move, notation: string,
 *   won: number, way: number[] }} Stop a position of the walk: how it was reached, a move from it, and how the game gets
 *   there: by its first moves and then others */

/** What there is to say if no move can be blamed. @type {Record<string, string>} */
const others = {
  won: mark("Nothing: this game is won."),
  "not lost": mark("Nothing so far: this game can still be won."),
  undecided: mark("Quadrille couldn't find out whether this game can still be won."),
  "never winnable": mark("Nothing that you did: this deal can't be won."),
  somewhere: mark("This game can't be won from here, but no losing move could be found."),
  faultless: mark("Quadrille found no costly move in this game."),
};

/** @param {GamePage} page @param {Explanation} found */
export function walkThrough(page, found) {
  const { loss } = found;
  const isWon = page.table.state.status === "won";
  if (loss.outcome === "by a move" || loss.outcome === "costly move") walk(page, found);
  else
    openDialog(tr("What went wrong?"), make("p", { class: "explanation" }, tr(others[isWon ? "won" : loss.outcome])));
}

/** @param {GamePage} page @param {Explanation["loss"]} loss @returns {{ played: Stop[], better: Stop[] }} */
function findStops({ table, pictures }, { won, lost, way }) {
  pictures.load(table.games.save());
  const played = Array.from({ length: lost - won }, (_, nth) => ({
    pieces: pictures.lookBack(won + nth),
    events: [],
    move: pictures.historyMove(won + nth + 1),
    notation: pictures.history(won + nth + 1),
    won: won + nth,
    way: [],
  }));
  pictures.goTo(won);
  /** @type {Stop[]} */
  const better = [];
  /** @type {import("../games.js").MoveEvent[]} */
  let events = [];
  for (let nth = 0; nth <= way.length; nth++) {
    const next = way[nth];
    const isLast = next === undefined;
    better.push({
      pieces: pictures.look(),
      events,
      move: isLast ? undefined : pictures.moveAt(next),
      notation: isLast ? "" : pictures.moveText(next),
      won,
      way: way.slice(0, nth),
    });
    if (isLast) break;
    pictures.playMove(next);
    events = pictures.events();
  }
  return { played, better };
}

/** @param {GamePage} page @param {Explanation} found */
function walk(page, { loss, says }) {
  const { table } = page;
  const { scene } = page.board;
  const { played, better } = findStops(page, loss);
  const told = (/** @type {Stop} */ stop) => stop.move && tellMove(scene, stop.pieces, stop.move, stop.notation);
  const isOne = played.length === 1;
  const costly = loss.outcome === "costly move";
  const verdict = costly ? tr("This was the costliest move of the game.") : tr("This move lost the game.");
  const stops = [
    ...played.map((stop, nth) => ({
      stop,
      words: [
        `${tr("Move %1$s: %2$s.", stop.won + 1, told(stop)?.done)} `,
        isOne
          ? verdict
          : nth
            ? ""
            : trCount(played.length, "One of these %s moves lost the game.", "One of these %s moves lost the game."),
      ],
    })),
    ...better.map((stop, nth) => ({ stop, words: betterWords(nth) })),
  ];

  /** @param {number} nth */
  function betterWords(nth) {
    const stop = better[nth];
    if (!stop.move) return [costly ? tr("Play on from here and see.") : tr("Won.")];
    if (nth) return [tr("Then %s.", told(stop)?.order)];
    const reason = costly
      ? // TRANSLATORS: %s is a reason: "joins 4 red balls"
        tr("It %s.", reasonOf(scene, says ?? ""))
      : trCount(loss.way.length, "The game could then be won, in %s move.", "The game could then be won, in %s moves.");
    return [`${tr("Better: %s.", told(stop)?.order)} ${reason}`];
  }

  const here = () => stops[panel.at].stop;
  const resume = make(
    "button",
    { type: "button", class: "side-button", onclick: () => playOn(here()) },
    tr("Play on from here"),
  );
  /** @param {Stop} stop */
  function playOn({ won, way }) {
    panel.end();
    if (table.state.at !== won) table.goTo(won);
    if (way.length) table.countHelp();
    for (const move of way) table.playMove(move);
  }

  // The end of the panel before this one releases the board.
  page.panel?.end();
  page.ending.hide();
  page.board.stage.inert = true;
  /** @type {StepPanel} */
  const panel = new StepPanel(page, {
    title: tr("What went wrong?"),
    last: tr("Done"),
    others: [resume],
    steps: stops.map(({ stop, words }) => ({
      show: () => showStop(scene, stop),
      words: () => [portraits(scene, [...scene.advised]), make("span", {}, ...words)],
    })),
    end() {
      page.board.stage.inert = false;
      page.showAgain();
    },
  });
}

/** @param {import("../view/scene.js").Scene} scene @param {Stop} stop */
function showStop(scene, { pieces, events, move, notation }) {
  const told = move && tellMove(scene, pieces, move, notation);
  scene.held = NO_SPOT;
  scene.reached.clear();
  scene.advised.clear();
  scene.trail = [];
  scene.show(pieces, events);
  scene.advised = new Set(told?.spots);
  scene.trail = told?.trail ?? [];
  scene.mark();
}
