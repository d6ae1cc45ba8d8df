// SPDX-License-Identifier: MIT
// The facts beside the board: the game's name, score, moves and time, and
// whether it can still be won.
import { tr, trCount } from "../../../../bindings/npm/src/shared/translate.js";
import { kitOf } from "../base/kit.js";
import { clockWords, make, setWords } from "../base/dom.js";
import { isOver } from "../play/keep.js";
import { theLook } from "../base/lookbook.js";
import { titleOf } from "./route.js";

/** @typedef {import("../games.js").State} State */
/** @typedef {import("../play/table.js").Verdict} Verdict */
/** @typedef {{ state: State, hopeless: boolean | undefined, canShuffle: boolean }} Judged
 *   "hopeless": the game cannot be won from its start, if that is known */

export class Facts {
  /** @param {import("../play/keep.js").Keep} keep */
  constructor(keep) {
    this.keep = keep;
    /** The challenge that is played, and its challenger, once known. */
    this.challenge = "";
    this.challenger = "";
    this.title = make("h1", { class: "game-title" });
    /** The kind of the game in progress, what is to be beaten in others of it, and its number of moves or points. */
    this.kind = "";
    this.record = make("p", { class: "record" });
    this.best = 0;
    this.verdict = make("p", { class: "verdict" });
    /** The verdict for screen readers, announced when it changes. */
    this.heard = make("p", { class: "out-of-sight", role: "status" });
    this.unit = make("dt");
    this.score = make("dd");
    this.movesWord = make("dt");
    this.moves = make("dd");
    this.clock = make("dd");
    /** The task of the daily puzzle that is played. */
    this.task = make("p", { class: "task", hidden: true });
    this.root = make(
      "div",
      { class: "status" },
      make(
        "dl",
        { class: "facts" },
        make("div", {}, this.unit, this.score),
        make("div", {}, this.movesWord, this.moves),
        make("div", {}, make("dt", { class: "plain" }, tr("time")), this.clock),
      ),
      this.verdict,
      this.task,
      this.heard,
    );
  }

  /** Takes the challenge that is played, if one is. Returns whether its challenger has to be found.
   * @param {string} [challenge] */
  takeChallenge(challenge = "") {
    if (challenge === this.challenge) return false;
    this.challenge = challenge;
    this.challenger = challenge && tr("a friend");
    return challenge !== "";
  }

  /** @param {State} state */
  show(state) {
    const { title, deal } = titleOf(state);
    this.name(title, this.challenger ? tr("%1$s from %2$s", deal, this.challenger) : deal);
    const { moves, progress, unit } = state;
    /* TRANSLATORS: the label below or above a number */
    const words = trCount(moves, "move", "moves");
    setWords(this.unit, unit || words);
    setWords(this.score, String(unit ? progress : moves));
    setWords(this.movesWord, words);
    setWords(this.moves, String(moves));
    this.moves.parentElement?.toggleAttribute("hidden", !unit);
    this.showClock(state.clock);
    const { game, variant, name, own, daily } = state;
    const kind = isOver(state) ? "" : [game, variant, name, own, daily].join();
    if (kind !== this.kind) void this.takeKind(kind, state);
    this.record.classList.toggle("beaten", state.measure === "points" && state.score > this.best);
  }

  /** Without results or a daily puzzle, nothing is loaded; at the end of a game, what is told stays. @param {string} kind @param {State} state */
  async takeKind(kind, state) {
    this.kind = kind;
    if (!kind) return;
    this.task.hidden ||= !state.daily;
    const stored = this.keep.outcomes();
    if (state.daily || (await stored).length) (await import("./standing.js")).showKind(this, state, stored);
  }

  /** @param {string} title @param {string} deal */
  name(title, deal) {
    const words = `${title} ${deal}`.trim() + " · Quadrille";
    if (document.title === words && this.title.firstChild) return;
    this.title.replaceChildren(`${title} `, make("small", {}, deal));
    document.title = words;
  }

  /** @param {number} milliseconds */
  showClock(milliseconds) {
    setWords(this.clock, clockWords(milliseconds));
  }

  /** @param {Judged} game @param {Verdict | null} verdict @param {boolean} busy */
  judge(game, verdict, busy) {
    const { state } = game;
    const [kind, words] = busy ? ["thinking", tr("thinking…")] : verdictWords(game, verdict);
    this.verdict.className = `verdict ${kind}`;
    const shown = theLook().judge === "on" || state.status !== "going" ? words : "";
    setWords(this.verdict, shown);
    if (!busy && !verdict?.distance) setWords(this.heard, shown.replace(/^[✓✗] /, ""));
  }
}

/** @param {State} state @param {boolean | undefined} hopeless */
function lostWords(state, hopeless) {
  const { lost } = kitOf(state.game);
  if (lost) return tr(lost);
  return hopeless ? tr("✗ can't be won") : tr("✗ unwinnable: undo");
}

/** @param {Judged} game @param {Verdict | null} verdict @returns {[string, string]} */
function verdictWords({ state, hopeless, canShuffle }, verdict) {
  if (state.status === "won") return ["good", tr("✓ won")];
  if (state.status === "lost") return ["bad", tr("game over")];
  if (state.status === "stuck")
    return canShuffle ? ["none", tr("no moves left: shuffle")] : ["bad", tr("✗ no moves left")];
  if (!verdict) return ["none", ""];
  const { distance } = verdict;
  if (distance)
    return [
      "good",
      distance.exact
        ? trCount(distance.moves, "%s to go", "%s to go")
        : trCount(distance.moves, "at least %s to go", "at least %s to go"),
    ];
  return verdict.verdict === "won"
    ? ["good", tr("✓ can be won")]
    : verdict.verdict === "impossible"
      ? ["bad", lostWords(state, hopeless)]
      : ["none", tr("unknown")];
}
