// SPDX-License-Identifier: MIT
// What there is to know of a game: its name, score, moves, time, and whether
// it can still be won.
import { clockWords, make, setWords } from "./dom.js";
import { theLook } from "./lookbook.js";
import { titleOf } from "./route.js";

/** @typedef {import("../games.js").State} State */
/** @typedef {import("../play/table.js").Verdict} Verdict */

export class Facts {
  constructor() {
    this.title = make("h1", { class: "game-title" });
    this.verdict = make("p", { class: "verdict" });
    /** What a reader of the screen says of it, when it changes. */
    this.heard = make("p", { class: "out-of-sight", role: "status" });
    this.unit = make("dt");
    this.score = make("dd");
    this.moves = make("dd");
    this.clock = make("dd");
    this.root = make(
      "div",
      { class: "status" },
      make(
        "dl",
        { class: "facts" },
        make("div", {}, this.unit, this.score),
        make("div", {}, make("dt", {}, "moves"), this.moves),
        make("div", {}, make("dt", { class: "plain" }, "time"), this.clock),
      ),
      this.verdict,
      this.heard,
    );
  }

  /** @param {State} state */
  show(state) {
    const { title, deal } = titleOf(state);
    this.name(title, deal);
    setWords(this.unit, shortUnit(state.unit));
    setWords(this.score, String(state.score));
    setWords(this.moves, String(state.at));
    this.showClock(state.clock);
  }

  /** @param {string} title @param {string} deal */
  name(title, deal) {
    const words = `${title} ${deal} · Quadrille`;
    if (document.title === words && this.title.firstChild) return;
    this.title.replaceChildren(`${title} `, make("small", {}, deal));
    document.title = words;
  }

  /** @param {number} milliseconds */
  showClock(milliseconds) {
    setWords(this.clock, clockWords(milliseconds));
  }

  /** @param {State} state @param {Verdict | null} verdict @param {boolean} busy */
  judge(state, verdict, busy) {
    const [kind, words] = busy ? ["thinking", "thinking …"] : verdictWords(state, verdict);
    this.verdict.className = `verdict ${kind}`;
    const shown = theLook().judge === "on" || state.status !== "going" ? words : "";
    setWords(this.verdict, shown);
    if (!busy && !verdict?.distance) setWords(this.heard, shown.replace(/^[✓✗] /, ""));
  }
}

/** @param {string} unit */
function shortUnit(unit) {
  return { "tiles removed": "tiles", "cards home": "home", "single-tile moves": "tiles" }[unit] ?? unit;
}

/** @param {import("../games.js").State} state @param {Verdict | null} verdict @returns {[string, string]} */
function verdictWords(state, verdict) {
  if (state.status === "won") return ["good", "✓ won"];
  if (state.status === "lost") return ["bad", "over"];
  if (state.status === "stuck") return ["bad", "✗ no move left"];
  if (!verdict) return ["none", ""];
  const { distance } = verdict;
  if (distance) return ["good", `${distance.exact ? "" : "at least "}${distance.moves} to go`];
  return verdict.verdict === "won"
    ? ["good", "✓ can be won"]
    : verdict.verdict === "impossible"
      ? ["bad", "✗ lost: undo"]
      : ["none", "not known yet"];
}
