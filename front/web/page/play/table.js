// SPDX-License-Identifier: MIT
// The game being played: the player's actions, saving, and the answers of the
// solver's thread. It is independent of how the game is drawn.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { kitOf } from "../base/kit.js";
import { NO_SPOT, Refusal, TOUCHES } from "../games.js";
import { dateWords } from "../base/dom.js";
import { Clock } from "./clock.js";
import { isOver, noteClock, outcomeOf, timeSinceKept } from "./keep.js";
import { Later } from "./later.js";
import { askToPersist } from "./safety.js";

/**
 * @typedef {import("../games.js").Games} Games
 * @typedef {import("../games.js").State} State
 * @typedef {import("../games.js").MoveEvent} MoveEvent
 * @typedef {import("./mind.js").Mind} Mind
 * @typedef {import("./keep.js").Keep} Keep
 * @typedef {{ verdict: string, way: number[], distance: { moves: number, exact: boolean } | null,
 *   hopeless?: boolean }} Verdict "hopeless": the game could not be won from its start either, if that was asked
 * @typedef {{ loss: { outcome: string, won: number, lost: number, way: number[] },
 *   says?: string }} Explanation "says" is the reason for a better move
 * @typedef {{ id?: number, edition: number, told: boolean, started?: number, slot?: string,
 *   challenge?: string, pace?: number[] }} KeptAs "challenge" is the code that the game answers, and "pace" the
 *   milliseconds of play after each move
 * @typedef {{ row: KeptAs, whole: import("./keep.js").Row }} Errand a save that is waiting, and its row
 * @typedef {object} Watcher
 * @property {(events: MoveEvent[]) => void} changed the board or the held piece has changed
 * @property {(verdict: Verdict | null, thinking: boolean) => void} judged
 * @property {(words: string, tone?: "note" | "refusal") => void} said
 * @property {(move: number, says: string) => void} advised
 */

/** Slow lines, which the solver's thread runs. */
const slowLines = /^(winnable|par|difficulty|metrics|distance\b)/;

/** From this many moves on, losing the game would annoy the player. */
const worthKeeping = 10;

/** What a game began with. @param {State} state */
const startOf = ({ game, variant, seed, daily, own, name }) => JSON.stringify([game, variant, seed, daily, own, name]);

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
    this.isRedoing = false;
    this.nth = 0;
    this.clock = new Clock();
    /** @type {Promise<void>} */
    this.keeping = Promise.resolve();
    /** @type {Errand | null} */
    this.pending = null;
    /** What was saved last, or is about to be saved. @type {{ row: KeptAs | null, save: string }} */
    this.last = { row: null, save: "" };
    /** @type {object | null} the last request for a deal of a level */
    this.search = null;
    /** @type {object | null} the last question for a verdict */
    this.judging = null;
    /** A replay uses no playing time and is not saved. */
    this.isReplay = false;
    /** Whether the game cannot be won from its start, if that is known. @type {boolean | undefined} */
    this.hopeless = undefined;
    /** The problems with saving that the player knows about. */
    this.troubles = new Set(keep.trouble ? [keep.trouble] : []);
    /** @type {State} */
    this.state = games.state();
    /** @type {Verdict | null} */
    this.verdict = null;
    /** How many answers the player waits for. */
    this.asking = 0;
  }

  /* -------------------------------------------------------------- games */

  /** Starts a game. If it is refused, the current game continues.
   * @param {(games: Games) => void} begin
   * @param {KeptAs} [row] */
  sitDown(begin, row = { edition: 0, told: false }) {
    this.stopSearch();
    this.leave();
    begin(this.games);
    this.row = row;
    this.verdict = null;
    this.hopeless = undefined;
    this.state = this.games.state();
    // A game that is already over, such as one from another player's code, was not played here.
    if (isOver(this.state)) row.told = true;
    this.clock.read(this.watcher !== null);
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
      {
        id: row.id,
        edition: row.edition,
        told: row.told,
        started: row.started ?? row.played,
        slot: row.slot,
        challenge: row.challenge,
        pace: row.pace,
      },
    );
    // A game that is only looked at stays as it is.
    this.last = { row: this.row, save: row.save };
  }

  /** Searches for a deal of a level. Returns its save, or "" if another game or page has replaced the request.
   * @param {string} game @param {string} words @param {{ name: string, text: string }} [layout]
   * @returns {Promise<string>} */
  async findDeal(game, words, layout) {
    this.stopSearch();
    const search = (this.search = {});
    const found = await this.mind.ask({ what: "deal", game, words, layout });
    if (!found || this.search !== search) return "";
    this.search = null;
    return found.save;
  }

  stopSearch() {
    if (this.search) this.mind.drop("deal");
    this.search = null;
  }

  /** The page may be closed, and may come back. */
  pause() {
    this.tick();
    noteClock(this.row, this.games.state().clock);
  }

  leave() {
    this.later.drop("judge");
    this.keepTime();
  }

  /** Saves the playing time, and games that could not be saved before. A game that nobody watches has no playing time,
   * and its row may have been removed. */
  keepTime() {
    this.keepRest();
    if (!this.watcher) return;
    this.tick();
    if (this.row.id !== undefined) this.keepSoon();
  }

  /** Saves all games, and resolves to whether that was possible. */
  async keepAll() {
    this.keepTime();
    await this.keeping;
    return !this.keep.unstored.size;
  }

  /** Tries again to save what could not be saved. */
  keepRest() {
    if (this.keep.unstored.size)
      this.keeping = this.keeping.then(async () => (await this.keep.storeRest()).forEach((kept) => this.tellOf(kept)));
  }

  /** Whether the current game is one of the games in progress. */
  isInProgress() {
    const isKept = this.row.id !== undefined || this.pending?.row === this.row;
    return isKept && this.state.count > 0 && (this.state.status === "going" || this.state.status === "stuck");
  }

  /** Runs an action that may begin another game. The game before it is saved and keeps its row, so the other one gets a
   * row of its own. A game has also begun anew if its moves are gone. @template T @param {() => T} act */
  mayBegin(act) {
    this.keepTime();
    const before = this.games.state();
    const result = act();
    const after = this.games.state();
    const isOther = startOf(after) !== startOf(before);
    if (isOther) this.hopeless = undefined;
    if (isOther || (before.count && !after.count)) {
      this.stopSearch();
      this.row = { edition: 0, told: false };
    }
    return result;
  }

  /** Returns to the start. A finished game restarts as a new game. */
  again() {
    this.stopSearch();
    this.mayBegin(() => this.games.again());
    this.changed([], true);
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

  /** Runs an action that may be refused. @param {() => void} act @param {boolean} [moves] */
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
  redo = () => {
    this.isRedoing = true;
    const done = this.attempt(() => this.games.redo(), true);
    this.isRedoing = false;
    return done;
  };
  /** @param {number} number */
  goTo = (number) => this.attempt(() => this.games.goTo(number));
  /** Plays a move in the game's notation. @param {string} text */
  playText = (text) => this.attempt(() => this.games.play(text), true);
  /** @param {number} move */
  playMove = (move) => this.attempt(() => this.games.playMove(move), true);

  /** Runs a line as typed at a terminal. @param {string} line */
  async obey(line) {
    if (slowLines.test(line.trim())) {
      await this.obeySlowly(line);
      return;
    }
    if (!this.isMove(line)) this.obeyQuickly(line);
  }

  /** Plays a line that is a complete move, so that it is animated. Returns whether it was a move.
   * @param {string} line */
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
    const left = this.isInProgress() && this.row;
    const { refused, text } = this.mayBegin(() => this.games.obey(line));
    const after = this.games.state();
    if (after.digest !== before.digest || after.at !== before.at || startOf(after) !== startOf(before))
      this.changed([], true);
    const words = [text.trim(), left && left !== this.row && tr("The game you left is under Games.")];
    const said = words.filter(Boolean).join(" ");
    if (said) this.watcher?.said(said, refused ? "refusal" : "note");
  }

  /** @param {string} line */
  async obeySlowly(line) {
    this.beginAsking();
    const { digest } = this.state;
    try {
      const answer = await this.mind.ask({ what: "obey", save: this.games.save(), line, weights: this.weights() });
      if (this.games.state().digest === digest)
        this.watcher?.said(answer.text.trim(), answer.refused ? "refusal" : "note");
    } catch (error) {
      this.refuse(/** @type {Error} */ (error).message);
    }
    this.asking--;
    this.judgeAgain();
  }

  /** Shows that the player waits for an answer, which may displace the question for the verdict. */
  beginAsking() {
    this.asking++;
    this.watcher?.judged(this.verdict, true);
  }

  /** Asks for the verdict again if another question has displaced it. */
  judgeAgain() {
    if (this.verdict) this.watcher?.judged(this.verdict, false);
    else this.judgeLater();
  }

  /** Finds the losing move. Before the end of the game, this counts as help. @returns {Promise<Explanation | null>} */
  async explain() {
    const { digest, status } = this.state;
    try {
      const save = this.games.save();
      const found = await this.mind.ask({ what: "explain", save, weights: this.weights() });
      if (!found || this.games.state().digest !== digest) return null;
      if (found.loss.outcome === "never winnable") this.hopeless = true;
      if (status === "going" || status === "stuck") this.countHelp();
      return found;
    } catch (error) {
      this.refuse(/** @type {Error} */ (error).message);
      return null;
    } finally {
      this.judgeAgain();
    }
  }

  /** Winning moves from here, as far as they are known, or null if the game has gone on meanwhile. The answer also is
   * the verdict, so nothing else needs to ask for it and displace this question.
   * @returns {Promise<number[] | null>} */
  async findWay() {
    this.later.drop("judge");
    this.watcher?.judged(this.verdict, true);
    try {
      const found = this.verdict ?? (await this.askVerdict());
      return found && found.way;
    } finally {
      this.judgeAgain();
    }
  }

  countHelp() {
    this.games.countHint();
    this.keepSoon();
  }

  /* -------------------------------------------------------------- hints */

  /** The address of the weights that hints need for this game. */
  weights() {
    const { weights } = this.state;
    return weights && new URL(`../${weights}`, import.meta.url).href;
  }

  /** The nth best move. The number grows with each hint until a move is played. */
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
    this.beginAsking();
    try {
      const hint = await this.findHint();
      if (!hint) return null;
      this.nth++;
      this.countHelp();
      this.watcher?.advised(hint.move, hint.says);
      return hint;
    } catch (error) {
      this.refuse(/** @type {Error} */ (error).message);
      return null;
    } finally {
      this.asking--;
      this.judgeAgain();
    }
  }

  /** Waits before asking for the verdict, because drawing needs the processor too. */
  judgeLater() {
    this.verdict = null;
    this.later.plan("judge", () => void this.judge());
  }

  /** Asks whether the game can still be won, and reports the answer when it arrives. */
  async judge() {
    this.verdict = null;
    if (kitOf(this.state.game).isLuck || this.state.status === "won") {
      this.mind.forgetVerdicts();
      this.watcher?.judged(null, false);
      return;
    }
    const { digest } = this.state;
    const judging = (this.judging = {});
    this.watcher?.judged(null, true);
    await this.askVerdict().catch(() => null);
    if (this.judging === judging && this.state.digest === digest) this.watcher?.judged(this.verdict, this.asking > 0);
  }

  /** The verdict on this position, or null if another question has displaced this one or the game has gone on. That a
   * game has no solver is an answer, but no verdict.
   * @returns {Promise<Verdict | null>} */
  async askVerdict() {
    const { digest } = this.state;
    const asksStart = this.hopeless === undefined;
    const verdict = await this.mind.ask({ what: "verdict", save: this.games.save(), asksStart });
    if (!verdict || this.games.state().digest !== digest) return null;
    if (verdict.verdict !== "no-solver") this.verdict = verdict;
    this.hopeless ??= verdict.hopeless;
    return verdict;
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

  /** @param {MoveEvent[]} events @param {boolean} [keeps] */
  changed(events, keeps = false) {
    this.tick();
    this.nth = 0;
    const was = this.state.digest;
    this.state = this.games.state();
    this.watcher?.changed(events);
    if (keeps) this.keepSoon();
    if (was !== this.state.digest || !this.verdict) this.judgeLater();
  }

  /** Advances the clock. It runs from the first move on, while the game is visible and not over. */
  tick() {
    const passed = this.clock.read(this.watcher !== null);
    const { status, count } = this.state;
    if (!this.isReplay && status === "going" && count && passed) this.games.tick(passed);
  }

  /* ------------------------------------------------------------ keeping */

  /** Saves the game as it is now. A save that is already waiting is updated. */
  keepSoon() {
    if (this.isReplay) return;
    const whole = this.makeRow();
    if (!whole.count && !whole.hints && this.row.id === undefined) return;
    if (this.last.row === this.row && this.last.save === whole.save) return;
    this.last = { row: this.row, save: whole.save };
    if (this.pending?.row === this.row) {
      this.pending.whole = whole;
      return;
    }
    const errand = { row: this.row, whole };
    this.pending = errand;
    this.plan(errand);
  }

  /** @param {Errand} errand */
  plan(errand) {
    this.keeping = this.keeping.then(() => this.keepNow(errand));
  }

  /** @returns {import("./keep.js").Row} */
  makeRow() {
    const played = Date.now();
    this.row.started ??= played;
    const { at, clock } = this.games.state();
    const pace = (this.row.pace ??= []);
    pace.length = at;
    if (at) pace[at - 1] ??= clock;
    return { ...this.games.state(), ...this.row, played, save: this.games.save() };
  }

  /** @param {Errand} errand */
  async keepNow(errand) {
    if (this.pending === errand) this.pending = null;
    const { row } = errand;
    const whole = { ...errand.whole, ...row };
    const ended = isOver(whole) && !row.told;
    const kept = ended
      ? await this.keep.keep({ ...whole, told: true }, { ...outcomeOf(whole), day: dateWords() })
      : await this.keep.keep(whole);
    row.id = kept.id;
    row.edition = kept.edition;
    row.told ||= ended;
    this.tellOf(kept);
    if (!kept.trouble && (ended || whole.count >= worthKeeping)) void askToPersist();
  }

  /** Reports each problem once, and once that it is over. @param {import("./keep.js").Kept} kept */
  tellOf({ trouble, overtaken }) {
    if (trouble) {
      if (!this.troubles.has(trouble)) this.refuse(trouble);
      this.troubles.add(trouble);
      return;
    }
    if (this.troubles.size) {
      this.watcher?.said(tr("Games are saved again."));
      this.troubles.clear();
      this.keepRest();
    }
    if (overtaken) this.watcher?.said(tr("This game was continued in another tab. Both are saved, as separate games."));
  }
}
