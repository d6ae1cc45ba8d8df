// SPDX-License-Identifier: MIT
// The WebAssembly module as a JavaScript class: one game at a time, and a
// solver for it. front/web/module/module.h documents the calls.

import { tr } from "../../../bindings/npm/src/shared/translate.js";
import {
  MODES,
  NO_SPOT,
  readEvents,
  readMoves,
  readPieces,
  VERDICTS,
} from "../../../bindings/npm/src/shared/values.js";
import { instantiate, Program, Refusal } from "./program.js";
export { NO_SPOT, TABLE_SPOT } from "../../../bindings/npm/src/shared/values.js";
export { Refusal };

/** @typedef {import("../../../bindings/npm/src/shared/values.js").Piece} Piece */
/** @typedef {import("../../../bindings/npm/src/shared/values.js").MoveEvent} MoveEvent */
/** @typedef {{game: string, title: string, variant: string, seed: string, daily: string, own: number, name: string, status: "going"|"won"|"stuck"|"lost", score: number, moves: number, measure: "moves"|"points", progress: number, unit: string, outcome: string, result: string, at: number, count: number, hints: number, undos: number, clock: number, held: number, digest: string, weights?: string}} State
 *   "moves" are as results count them. "progress" is in "unit", which is "" where the moves tell it. "outcome" and
 *   "result" are words: "Won with help" and "87 moves, 3:24, 1 hint" */
/** @typedef {{level: boolean, name: string, help?: string}} Variant */
/** @typedef {{index: number, name: string, title: string, unit: string, greeting: string, rules: string, variants: Variant[], titles: Record<string, string>}} GameInfo */
/** @typedef {{index: number, name: string, tiles?: number[], fault?: string}} LayoutRead a layout of a file: its tiles as
 * row, column, layer, row ... in half tiles, or why it can't be read */
/** @typedef {{verdict: string, nodes: bigint, way: number[]}} Answer */
/** @typedef {{number: number, from: number, to: number, events: MoveEvent[]}} Move */

/** Whether a piece can be part of a move: to go somewhere, or to go with another. @param {Piece} piece */
export const isUsable = ({ canMove, isFree }) => canMove || isFree;
export const TOUCHES = Object.freeze({ REFUSED: 0, HELD: 1, DROPPED: 2, MOVED: 3 });
const LOSSES = ["not lost", "by a move", "never winnable", "somewhere", "costly move", "faultless", "undecided"];
const TYPED = /** @type {const} */ (["none", "part", "part", "open", "whole"]);
const NO_ADVICE = 0x10000;
const PATIENCE = 1000000;

/** The spots where a move starts and ends: those of a pair, or of the piece that moves first.
 * @param {MoveEvent[]} events */
function endsOf(events) {
  const [first, second] = events;
  if (second && first.kind === "cleared") return { from: first.from, to: second.from };
  const end = events.findIndex(({ kind }) => kind !== "went");
  const steps = end < 0 ? events : events.slice(0, end);
  return steps.length ? { from: steps[0].from, to: steps[steps.length - 1].to } : { from: NO_SPOT, to: NO_SPOT };
}

/** What was asked for needs a newer version of the page. */
export class Outdated extends Refusal {}

export class Games extends Program {
  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    super(instance);
    /** @type {string[]} */
    this.names = [];
    if (globalThis.crypto) this.setChance(globalThis.crypto.getRandomValues(new Uint8Array(16)));
  }

  /**
   * @param {BufferSource | WebAssembly.Module} source
   * @returns {Promise<Games>}
   */
  static async from(source) {
    return new this(await instantiate(source));
  }

  /** @param {number} at @param {number} count @returns {number[]} */
  numbers(at, count) {
    return readMoves(this.bytes(at), count);
  }

  // ------------------------------------------------------------ games

  /** @param {Uint8Array} bytes */
  setChance(bytes) {
    this.call.set_chance(...this.give(bytes));
  }

  /** Sets the player's local date, which "daily" refers to. @param {string} date */
  setToday(date) {
    this.must(this.call.set_today(...this.give(date)));
  }

  /** @returns {GameInfo[]} */
  games() {
    const count = this.call.games();
    return Array.from({ length: count }, (_, i) => JSON.parse(this.text(this.call.game_text(i))));
  }

  /** @param {string} name */
  index(name) {
    if (!this.names.length) this.names = this.games().map((game) => game.name);
    const found = this.names.indexOf(name);
    if (found < 0) throw new Refusal(tr("There is no game with this name"));
    return found;
  }

  /** Starts a game. An empty variant is the default one, and an empty seed is random.
   * @param {string} game @param {string} [variant] @param {string} [seed] */
  open(game, variant = "", seed = "") {
    this.must(this.call.open(this.index(game), ...this.give(variant, seed)));
  }

  /** @param {string} game @param {string} variant @param {string} board */
  openBoard(game, variant, board) {
    this.must(this.call.open_board(this.index(game), ...this.give(variant, board)));
  }

  /** @param {string} game @param {string} date */
  openDaily(game, date) {
    this.must(this.call.open_daily(this.index(game), ...this.give(date)));
  }

  /** Starts a game from words as on the command line: "lines98 plum", "617", "daily", "hard".
   * @param {string} game @param {string} words */
  openWords(game, words) {
    this.must(this.call.open_words(this.index(game), ...this.give(words)));
  }

  /** Loads a saved game or a share code. @param {string} text */
  load(text) {
    this.must(this.call.load(...this.give(text)));
  }

  // ---------------------------------------------------------- layouts

  /** Starts Mahjong on a layout, by words as for openWords.
   * @param {string} words @param {string} name @param {string} layout its places, each in a line */
  openLayout(words, name, layout) {
    this.must(this.call.open_layout(...this.give(words, name, layout)));
  }

  // --------------------------------------------------------- position

  /** @returns {Piece[]} */
  look() {
    return this.piecesOf(this.call.look());
  }

  /** The pieces after some moves of the game, which stays as it is. @param {number} at @returns {Piece[]} */
  lookBack(at) {
    return this.piecesOf(this.call.look_back(at));
  }

  /** @param {number} count */
  piecesOf(count) {
    return readPieces(this.bytes(this.call.pieces_at()), count, 7);
  }

  /** @returns {State} */
  state() {
    return JSON.parse(this.text(this.call.state()));
  }

  /** The legal moves. */
  moves() {
    const count = this.call.moves();
    return this.numbers(this.call.move_list_at(), count);
  }

  /** @param {number} move */
  moveText(move) {
    return this.text(this.call.move_text(move));
  }

  /** A move that is not played: where it starts and ends, or NO_SPOT, and its events.
   * @param {number} move @param {number} [at] the moves of the game before it, if not all so far @returns {Move} */
  moveAt(move, at = this.state().at) {
    const events = this.eventsOf(this.call.move_events(at, move), this.call.move_events_at());
    return { number: move, ...endsOf(events), events };
  }

  /** A move of this game, counted from 1. @param {number} number */
  historyMove(number) {
    return this.moveAt(this.call.history_move(number), number - 1);
  }

  /** @param {number} held @param {number} spot */
  reaches(held, spot) {
    return this.call.reaches(held, spot) !== 0;
  }

  // ------------------------------------------------------------- play

  /** Touches a spot. Returns one of TOUCHES; after REFUSED, words() has the message.
   * @param {number} spot @returns {number} */
  touch(spot) {
    return this.call.touch(spot);
  }

  /** Plays a move in the game's notation. @param {string} text */
  play(text) {
    this.must(this.call.play(...this.give(text)));
  }

  /** @param {number} move */
  playMove(move) {
    this.must(this.call.play_move(move));
  }

  undo() {
    this.must(this.call.undo());
  }

  redo() {
    this.must(this.call.redo());
  }

  /** @param {number} number of moves played */
  goTo(number) {
    this.must(this.call.go_to(number));
  }

  again() {
    this.must(this.call.again());
  }

  /** @param {number} milliseconds of playing time */
  tick(milliseconds) {
    this.must(this.call.tick(milliseconds));
  }

  /** The next move of those that finish the game, or undefined if something is left to decide. */
  finish() {
    const move = this.call.finish();
    return move === NO_ADVICE ? undefined : move;
  }

  /** Counts a hint that the other module found and the player saw. */
  countHint() {
    this.call.count_hint();
  }

  /** The events of the last move, in order. */
  events() {
    return this.eventsOf(this.call.events(), this.call.events_at());
  }

  /** @param {number} count @param {number} at @returns {MoveEvent[]} */
  eventsOf(count, at) {
    return readEvents(this.bytes(at), count);
  }

  /** Runs a line as typed at a terminal: "winnable", "explain", "say 3", or moves. @param {string} line */
  obey(line) {
    const refused = this.call.obey(...this.give(line));
    return { refused, text: this.words() };
  }

  // ------------------------------------------------------------ texts

  /** The notation of a move of this game, counted from 1. @param {number} number */
  history(number) {
    return this.text(this.call.history(number));
  }

  save() {
    return this.text(this.call.save());
  }

  share() {
    const length = this.call.share();
    if (!length) throw new Refusal(this.words());
    return this.text(length);
  }

  boast(ascii = false) {
    return this.text(this.call.boast(ascii ? 1 : 0));
  }

  /** Describes the board in words: all of it, or a row or column counted from 1. */
  say(part = 0) {
    return this.text(this.call.say(part));
  }

  // ----------------------------------------------------------- solver

  /** Asks the solver as the command line does.
   * @param {import("../../../bindings/npm/src/shared/values.js").Mode} how
   * @param {bigint} nodes @param {number} megabytes @returns {Answer} */
  ask(how, nodes, megabytes = 32) {
    const verdict = this.call.ask(MODES.indexOf(how), megabytes, Number(nodes >> 32n), Number(nodes & 0xffffffffn));
    const counted = (BigInt(this.call.nodes_high() >>> 0) << 32n) | BigInt(this.call.nodes_low() >>> 0);
    return { verdict: VERDICTS[verdict], nodes: counted, way: this.way() };
  }

  /** Whether the game can still be won, and the winning moves as far as they are known. */
  verdict(nodes = PATIENCE) {
    const verdict = this.call.verdict(nodes);
    return { verdict: VERDICTS[verdict], way: this.way() };
  }

  way() {
    const count = this.call.way();
    return count ? this.numbers(this.call.way_at(), count) : [];
  }

  /** The nth best move, from 0, and the reason for it. */
  hint(nth = 0) {
    const move = this.call.hint(nth);
    if (move === NO_ADVICE) throw new Refusal(this.words());
    return { move, says: this.words() };
  }

  /** Where a game was lost. The line would still have won after "won" moves. */
  loss() {
    const outcome = LOSSES[this.call.loss()];
    return { outcome, won: this.call.won_until(), lost: this.call.lost_after(), way: this.way() };
  }

  /** A lower bound on the number of single-tile moves to the end, which may be exact; null in games without one. */
  distance() {
    const told = this.call.distance();
    return told ? { moves: told >> 1, exact: (told & 1) !== 0 } : null;
  }

  /** Loads weights of Kulki's player, or of a network for large boards of the sliding puzzle. @param {Uint8Array} weights */
  teach(weights) {
    this.must(this.call.teach(...this.give(weights)));
  }
}

/** Reads a word of a move that is typed without Enter: "open" is complete, but more may follow. "next" says what, and
 * "spot" is that of a complete cell. Not a method, for the Worker does without it. @param {Games} games @param {string} word */
export function readTyped(games, word) {
  const told = games.call.typed(...games.give(word.toLowerCase()));
  return { is: TYPED[told >> 8], spot: told & NO_SPOT, next: games.words() };
}
