// SPDX-License-Identifier: MIT
// The panel at the end of a game: the result, how it compares with earlier
// games, and what to do next. It leaves the board visible.
import { gameNames, titleOfGame } from "../base/kit.js";
import { theLook } from "../base/lookbook.js";
import { isOver } from "../play/keep.js";
import { dateWords, make, setWords, tool } from "../base/dom.js";
import { withAsides } from "./aside.js";
import { startAgain } from "./deals.js";
import { dealNext, isOverOnDay } from "./next.js";

/** @typedef {import("./game.js").GamePage} GamePage */

/** @param {GamePage} page */
function buttons(page) {
  const { status } = page.table.state;
  const kind = (/** @type {boolean} */ main) => ({ class: main ? "main-button" : "side-button" });
  const undo = tool("undo", "Undo", () => page.table.undo(), kind(status === "stuck"));
  const next = tool("new", "Next", () => void dealNext(page), kind(status !== "stuck"));
  const others = [
    tool("share", "Share", () => void withAsides(({ showShare }) => showShare(page)), kind(false)),
    ...(page.facts.challenge
      ? [tool("rivals", "Compare with your friend", () => void withAsides((all) => all.showRivals(page)), kind(false))]
      : []),
    ...(isOver(page.table.state)
      ? [tool("rivals", "Challenge", () => void withAsides(({ sendChallenge }) => sendChallenge(page)), kind(false))]
      : []),
    tool("again", "Restart", () => startAgain(page), kind(false)),
  ];
  return status === "stuck" ? [undo, next, ...others] : [next, ...(status === "lost" ? [undo] : []), ...others];
}

export class Ending {
  /** @param {GamePage} page */
  constructor(page) {
    this.page = page;
    /** Whether the game has just ended. If so, the panel takes the focus. */
    this.comes = false;
    /** Whether the last pieces of the game are still flying. */
    this.waits = false;
    this.standing = make("dl", { class: "standing" });
    /** @type {HTMLElement | null} what is asked once */
    this.offer = null;
    this.root = make("section", { class: "ending", "aria-label": "Result", hidden: true });
  }

  /** Whether the panel shows the result of this position. If so, sighted players need no message. */
  isDue() {
    const { status } = this.page.table.state;
    return status !== "going" && !(status === "stuck" && this.page.board.canShuffle());
  }

  /** The game has ended. The panel waits until the last pieces have landed. */
  await() {
    this.comes = true;
    this.waits = true;
  }

  /** Shows the panel if the game is over and hides it otherwise. */
  show() {
    if (this.waits) return;
    const { scene } = this.page.board;
    const { state, games } = this.page.table;
    const hadFocus = this.root.contains(document.activeElement);
    if (!this.isDue()) {
      this.hide();
      if (hadFocus) scene.pointAt(scene.cursor);
      return;
    }
    const from = scene.root.getBoundingClientRect().top;
    this.root.hidden = false;
    this.page.root.classList.add("over");
    const close = tool("close", "View the board", () => this.close(), { class: "close" });
    const title = make("h2", { tabindex: "-1" }, games.state().outcome);
    this.root.className = `ending ${state.status}`;
    this.standing.replaceChildren();
    this.root.replaceChildren(
      close,
      title,
      make("p", {}, games.state().result),
      make("div", { class: "row-of-buttons" }, ...buttons(this.page)),
      this.standing,
    );
    this.page.board.measure();
    scene.glideFrom(from);
    if (this.comes || hadFocus) title.focus({ preventScroll: true });
    this.comes = false;
    void this.compare();
  }

  /** Compares the game with earlier ones, when it has been counted. */
  async compare() {
    const { table } = this.page;
    const { digest, game, daily } = table.state;
    const save = table.games.save();
    await undefined; // The game is saved right after its end was shown.
    await table.keeping;
    const { facts, day } = await import("./standing.js")
      .then(({ standingIn }) => standingIn(table.keep, { game, daily, save }))
      .catch(() => ({ facts: [], day: null }));
    if (table.state.digest !== digest) return;
    if (day && isOverOnDay(table.state)) facts.unshift(...this.tellDay(day));
    this.standing.replaceChildren(
      ...facts.map(({ label, value, new: isNew }) =>
        make(
          "div",
          { class: isNew && "new" },
          make("dt", {}, label),
          make("dd", {}, value, isNew && make("span", { class: "badge" }, "new")),
        ),
      ),
    );
    this.page.board.measure();
    if (this.offer) this.root.append(this.offer);
    else if (theLook().sound === "ask" && isOver(table.state)) void withAsides(({ offerSound }) => offerSound(this));
  }

  /** Leads to the next puzzle of the day, or says that all are done. @param {{ done: number, next: string }} day
   * @returns {import("../play/records.js").Fact[]} */
  tellDay({ done, next }) {
    const isToday = this.page.table.state.daily === dateWords();
    const buttons = /** @type {HTMLElement} */ (this.root.querySelector(".row-of-buttons"));
    if (!next) {
      const { pictures, table } = this.page;
      const show = () => withAsides(({ showDay }) => showDay(pictures, table.keep, table.state.daily));
      buttons.before(make("p", {}, `All of ${isToday ? "today's" : "that day's"} puzzles are done.`));
      buttons.querySelector(".main-button")?.classList.replace("main-button", "side-button");
      buttons.prepend(tool("done", "Your day", () => void show(), { class: "main-button" }));
      return [];
    }
    const word = /** @type {HTMLElement} */ (buttons.querySelector(".main-button .word"));
    setWords(word, `Next${isToday ? " today" : ""}: ${titleOfGame(next)}`);
    word.previousSibling?.remove();
    return [{ label: "Daily puzzles", value: `${done} of ${gameNames.length}`, new: false }];
  }

  hide() {
    if (this.root.hidden) return;
    this.root.hidden = true;
    this.offer = null;
    this.page.root.classList.remove("over");
    this.page.board.measure();
  }

  /** Returns to the board. Returns whether the panel was open. */
  close() {
    if (this.root.hidden) return false;
    this.hide();
    const { scene } = this.page.board;
    scene.pointAt(scene.cursor);
    return true;
  }
}
