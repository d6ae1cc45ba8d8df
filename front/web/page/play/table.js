// SPDX-License-Identifier: MIT
// The game at the table: whatever a person does to it, what is kept of it, and
// what the mind says of it. Knows nothing of how it is drawn.
import { NO_SPOT, Refusal, TOUCHES } from "../games.js";
import { dateWords } from "../page/dom.js";
import { askToPersist, noteClock, timeSinceKept } from "./keep.js";
import { Later } from "./later.js";

/**
 * @typedef {import("../games.js").Games} Games
 * @typedef {import("../games.js").State} State
 * @typedef {import("../games.js").Happening} Happening
 * @typedef {import("./mind.js").Mind} Mind
 * @typedef {import("./keep.js").Keep} Keep
 * @typedef {{ verdict: string, way: number[], distance: { moves: number, exact: boolean } | null }} Verdict
 * @typedef {{ id?: number, edition: number, told: boolean }} KeptAs
 * @typedef {{ row: KeptAs, whole: import("./keep.js").Row }} Errand what is to be kept, and as which row
 * @typedef {object} Watcher
 * @property {(events: Happening[]) => void} changed the board, or what is held
 * @property {(verdict: Verdict | null, thinking: boolean) => void} judged
 * @property {(words: string, tone?: "note" | "refusal") => void} said
 * @property {(move: number, from: number, to: number, says: string) => void} advised
 */

/** Lines that take a while: the mind obeys them. */
const slowLines = /^(winnable|par|explain|review|difficulty|metrics|distance\b)/;
/** Longer than this at one go was no play. */
const longestTick = 60000;

export class Table {
  /** @param {Games} games @param {Mind} mind @param {Keep} keep */
  constructor(games, mind, keep) {
    this.games = games;
    this.mind = mind;
    this.keep = keep;
    /** @type {Watcher | null} */
    this.watcher = null;
    /** @type {KeptAs} */
    this.row = { edition: 0, told: false };
    this.later = new Later();
    this.nth = 0;
    this.ticked = 0;
    this.seen = false;
    /** @type {Promise<void>} */
    this.keeping = Promise.resolve();
    /** @type {Errand | null} */
    this.pending = null;
    this.warned = keep.trouble !== "";
    /** @type {State} */
    this.state = games.state();
    /** @type {Verdict | null} */
    this.verdict = null;
  }

  /* -------------------------------------------------------------- games */

  /** Whatever begins a game; a refusal leaves the one at hand. @param {(games: Games) => void} begin
   * @param {KeptAs} [row] */
  sitDown(begin, row = { edition: 0, told: false }) {
    this.leave();
    begin(this.games);
    this.row = row;
    this.verdict = null;
    this.startClock();
    this.changed([]);
  }

  /** @param {import("./keep.js").Row} row */
  resume(row) {
    const since = timeSinceKept(row);
    this.sitDown(
      (games) => {
        games.load(row.save);
        if (since && row.status === "going") games.tick(since);
      },
      { id: row.id, edition: row.edition, told: row.told },
    );
  }

  /** A game of a level takes a search. @param {string} game @param {string} words */
  async deal(game, words) {
    const { save } = await this.mind.ask({ what: "deal", game, words });
    this.sitDown((games) => games.load(save));
  }

  /** The page may go, and may come again. */
  pause() {
    this.tick();
    noteClock(this.row, this.games.state().clock);
  }

  /** Its time is kept as well. */
  leave() {
    this.tick();
    this.later.drop("judge");
    if (this.row.id !== undefined) this.keepSoon();
  }

  again() {
    this.sitDown((games) => games.again());
  }

  /* --------------------------------------------------------------- play */

  /** @param {number} spot */
  touch(spot) {
    const what = this.games.touch(spot);
    if (what === TOUCHES.REFUSED) this.refuse(this.games.words());
    else if (what === TOUCHES.MOVED) this.changed(this.games.events(), true);
    else this.looked();
    return what;
  }

  letGo() {
    const { held } = this.games.state();
    if (held !== NO_SPOT) this.touch(held);
  }

  /** Does what may be refused. @param {() => void} act @param {boolean} [moves] */
  attempt(act, moves = false) {
    try {
      act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refuse(error.message);
      return false;
    }
    this.changed(moves ? this.games.events() : [], true);
    return true;
  }

  undo = () => this.attempt(() => this.games.undo());
  redo = () => this.attempt(() => this.games.redo(), true);
  /** @param {number} number */
  goTo = (number) => this.attempt(() => this.games.goTo(number));
  /** A move as the game writes it. @param {string} text */
  playText = (text) => this.attempt(() => this.games.play(text), true);
  /** @param {number} move */
  playMove = (move) => this.attempt(() => this.games.playMove(move), true);

  /** A line as at a terminal. @param {string} line */
  async obey(line) {
    if (slowLines.test(line.trim())) {
      await this.obeySlowly(line);
      return;
    }
    if (!this.isMove(line)) this.obeyQuickly(line);
  }

  /** Plays what is a move as it stands, so that it can be seen. @param {string} line */
  isMove(line) {
    try {
      this.games.play(line);
    } catch {
      return false;
    }
    this.changed(this.games.events(), true);
    return true;
  }

  /** @param {string} line */
  obeyQuickly(line) {
    const before = this.games.state();
    const { refused, text } = this.games.obey(line);
    const after = this.games.state();
    if (after.digest !== before.digest || after.at !== before.at || after.seed !== before.seed) this.changed([], true);
    if (text.trim()) this.watcher?.said(text.trim(), refused ? "refusal" : "note");
  }

  /** @param {string} line */
  async obeySlowly(line) {
    this.watcher?.judged(this.verdict, true);
    try {
      const answer = await this.mind.ask({ what: "obey", save: this.games.save(), line, weights: this.weights() });
      this.watcher?.said(answer.text.trim(), answer.refused ? "refusal" : "note");
    } catch (error) {
      this.refuse(/** @type {Error} */ (error).message);
    }
    this.watcher?.judged(this.verdict, false);
  }

  /* -------------------------------------------------------------- hints */

  /** What the mind has to learn for this game. */
  weights() {
    const { weights } = this.state;
    return weights && new URL(`../${weights}`, import.meta.url).href;
  }

  /** The nth best move; another one each time until a move is played. */
  async findHint() {
    const { digest } = this.state;
    const question = {
      what: /** @type {const} */ ("hint"),
      save: this.games.save(),
      nth: this.nth,
      weights: this.weights(),
    };
    const hint = await this.mind.ask(question);
    return hint && this.games.state().digest === digest ? hint : null;
  }

  async hint() {
    try {
      const hint = await this.findHint();
      if (!hint) return null;
      this.nth++;
      this.games.countHint();
      this.keepSoon();
      this.watcher?.advised(hint.move, hint.from, hint.to, hint.says);
      return hint;
    } catch (error) {
      this.refuse(/** @type {Error} */ (error).message);
      return null;
    }
  }

  /** Thinking takes a processor that drawing has need of. */
  judgeLater() {
    this.verdict = null;
    this.later.plan("judge", () => void this.judge());
  }

  /** Asks whether it can still be won; the answer comes when it is there. */
  async judge() {
    this.verdict = null;
    if (this.state.game === "kulki" || this.state.status === "won") {
      this.mind.forgetVerdicts();
      this.watcher?.judged(null, false);
      return;
    }
    const { digest } = this.state;
    this.watcher?.judged(null, true);
    const verdict = await this.mind.ask({ what: "verdict", save: this.games.save() }).catch(() => null);
    if (verdict && this.state.digest === digest) {
      this.verdict = verdict;
      this.watcher?.judged(verdict, false);
    }
  }

  /* ------------------------------------------------------------ changes */

  /** @param {string} words */
  refuse(words) {
    this.watcher?.said(words.trim(), "refusal");
  }

  looked() {
    this.state = this.games.state();
    this.watcher?.changed([]);
  }

  /** @param {Happening[]} events @param {boolean} [keeps] */
  changed(events, keeps = false) {
    this.tick();
    this.nth = 0;
    const was = this.state.digest;
    this.state = this.games.state();
    this.watcher?.changed(events);
    if (keeps) this.keepSoon();
    if (was !== this.state.digest || !this.verdict) this.judgeLater();
  }

  /** Time goes by while the game is seen and goes on. */
  tick() {
    const { ticked, seen } = this;
    this.startClock();
    const passed = Math.min(this.ticked - ticked, longestTick);
    if (seen && this.state.status === "going" && passed >= 1) this.games.tick(Math.round(passed));
  }

  startClock() {
    this.ticked = performance.now();
    this.seen = document.visibilityState === "visible";
  }

  /* ------------------------------------------------------------ keeping */

  /** The game as it is now; what waits already is brought up to it. */
  keepSoon() {
    const whole = this.makeRow();
    if (!whole.count && this.row.id === undefined) return;
    if (this.pending?.row === this.row) {
      this.pending.whole = whole;
      return;
    }
    const errand = { row: this.row, whole };
    this.pending = errand;
    this.keeping = this.keeping.then(() => this.keepNow(errand));
  }

  /** @returns {import("./keep.js").Row} */
  makeRow() {
    return { ...this.games.state(), ...this.row, played: Date.now(), save: this.games.save() };
  }

  /** @param {Errand} errand */
  async keepNow(errand) {
    if (this.pending === errand) this.pending = null;
    const { row } = errand;
    const whole = { ...errand.whole, ...row };
    const ended = (whole.status === "won" || whole.status === "lost") && !row.told;
    if (ended) row.told = whole.told = true;
    this.note(row, await this.keep.keep(whole));
    if (ended) await this.keep.count({ ...outcomeOf(whole), day: dateWords() });
  }

  /** @param {KeptAs} row @param {import("./keep.js").Kept} kept */
  note(row, kept) {
    if (kept.trouble) {
      if (!this.warned) this.refuse(kept.trouble);
      this.warned = true;
      return;
    }
    if (row.id === undefined) askToPersist();
    row.id = kept.id;
    row.edition = kept.edition ?? 0;
    if (kept.overtaken)
      this.watcher?.said("This game went on in another tab: both are kept, each as a game of its own.");
  }
}

/** @param {import("./keep.js").Row} row */
export function outcomeOf(row) {
  const { game, variant, seed, daily, own, status, score, unit, at, clock, hints, undos, save } = row;
  return { game, variant, seed, daily, own, status, score, unit, at, clock, hints, undos, save };
}
