// SPDX-License-Identifier: MIT
// A game in progress with its history.
import { QuadrilleError, refuseType, seedText, shortText, wholeNumber } from "./errors.js";
import { Game, dateText } from "./rules.js";
import {
  acceptWithFault,
  accept,
  blocks,
  constant,
  heap,
  heapView,
  library,
  textFrom,
  withRoom,
  withTexts,
} from "./machine.js";
import { Position } from "./position.js";
import { NO_SPOT, STATUSES, readEvents, readMoves } from "./shared/values.js";
/** @import { GameName, MoveEvent, Status } from "./shared/values.js" */

const STATE_SIZE = 40;
const TEXTS = { save: 0, code: 1, share: 2, variant: 3, seed: 4, date: 5, startName: 6 };

const forgotten = new FinalizationRegistry((/** @type {number} */ session) => library().session_close(session));

/** @typedef {{ move: number, words: string }} Hint */

/** One game in progress. A refusal changes nothing, except that `playText` keeps the moves before the refused one. */
export class Session {
  #at;

  constructor() {
    this.#at = library().npm_open() >>> 0;
    if (!this.#at) throw new QuadrilleError("no-memory", "There isn't enough memory", 200);
    forgotten.register(this, this.#at);
  }

  /** @param {string} name @param {unknown[]} values @param {string} [text] that was read */
  #call(name, values, text) {
    acceptWithFault(library()[`session_${name}`](this.#at, ...values, blocks.fault), text);
  }

  /** Deals a game. @param {Game | GameName} game @param {number | bigint | string} seed @param {string} [variant] */
  deal(game, seed, variant = "") {
    const { address } = new Game(game);
    withTexts([shortText(variant, "variant"), seedText(seed)], (how, chance) =>
      this.#call("deal", [address, how.at, chance.at]),
    );
  }

  /** Starts the daily puzzle of a date. @param {Game | GameName} game @param {string | Date} date */
  daily(game, date) {
    const { address } = new Game(game);
    withTexts([dateText(date)], (day) => this.#call("daily", [address, day.at]));
  }

  /**
   * Starts from a board as text.
   * @param {Game | GameName} game @param {string} board @param {string} [variant]
   * @param {number | bigint | string | null} [seed]
   */
  read(game, board, variant = "", seed = null) {
    const { address } = new Game(game);
    if (typeof board !== "string") refuseType("board", "a string", board);
    withTexts([shortText(variant, "variant"), seed === null ? null : seedText(seed), board], (how, chance, text) =>
      this.#call("read", [address, how.at, chance.at, text.at, text.size], board),
    );
  }

  /** Continues a saved game, or that of a share code. @param {string} text */
  load(text) {
    if (typeof text !== "string") refuseType("text", "a string", text);
    withTexts([text], ({ at, size }) => this.#call("load", [at, size], text));
  }

  /** Plays a move. @param {number | string} move */
  play(move) {
    this.#call("play", [typeof move === "string" ? this.#dealt().readMove(move) : wholeNumber(move, "move", 0, 65535)]);
  }

  /** Plays all moves of a text. @param {string} moves @returns {number} how many there were */
  playText(moves) {
    if (typeof moves !== "string") refuseType("moves", "a string", moves);
    withTexts([moves], ({ at, size }) => this.#call("play_text", [at, size, blocks.out], moves));
    return heapView().getUint32(blocks.out, true);
  }

  /** Touches a spot: picks something up, puts it back or makes a move. @param {number} spot */
  touch(spot) {
    this.#call("touch", [wholeNumber(spot, "spot", 0, 255)]);
  }

  undo() {
    this.#call("undo", []);
  }

  redo() {
    this.#call("redo", []);
  }

  /** Goes to where that number of moves is played. @param {number} number */
  goTo(number) {
    this.#call("go_to", [wholeNumber(number, "number", 0, 2 ** 32 - 1)]);
  }

  restart() {
    this.#call("restart", []);
  }

  /** Suggests a move by rules of thumb, another one each time. @returns {Hint} */
  hint() {
    this.#call("hint", [blocks.out, blocks.out + 4]);
    const view = heapView();
    return { move: view.getUint16(blocks.out, true), words: constant(view.getUint32(blocks.out + 4, true)) };
  }

  /** Adds time of play; the session has no clock. @param {number} milliseconds */
  tick(milliseconds) {
    accept(library().session_tick(this.#at, wholeNumber(milliseconds, "milliseconds", 0, 2 ** 32 - 1)));
  }

  /** The same game in another session. */
  copy() {
    const copy = new Session();
    accept(library().session_copy(copy.#at, this.#at));
    return copy;
  }

  /** @param {number} offset of a member of the state */
  #state(offset) {
    return withRoom(STATE_SIZE, (at) => {
      heapView().setUint32(at, STATE_SIZE, true);
      accept(library().session_state(this.#at, at));
      return heapView().getUint32(at + offset, true);
    });
  }

  /** @param {number} which */
  #text(which) {
    return textFrom((at, room) => library().session_text(this.#at, which, at, room)) || null;
  }

  /** @param {string} name */
  #list(name) {
    const count = library()[`session_${name}`](this.#at, 0, 0);
    return withRoom(4 * count, (at) => {
      library()[`session_${name}`](this.#at, at, count);
      return (name === "history" ? readMoves : readEvents)(heap().subarray(at), count);
    });
  }

  #dealt() {
    const { position } = this;
    if (!position) accept(103);
    return /** @type {Position} */ (position);
  }

  /** @returns {Game | null} null: nothing has been dealt */
  get game() {
    const at = this.#state(4);
    return at ? new Game(/** @type {GameName} */ (constant(library().game_name(at)))) : null;
  }

  /** @returns {Position | null} */
  get position() {
    const { game } = this;
    if (!game) return null;
    const at = library().session_position(this.#at);
    return new Position(game, heap().slice(at, at + game.positionSize));
  }

  /** The moves that were played, followed by those that can be redone. */
  get history() {
    return /** @type {number[]} */ (this.#list("history"));
  }

  /** What the last move did. */
  get events() {
    return /** @type {MoveEvent[]} */ (this.#list("events"));
  }

  /** How many moves are played. */
  get at() {
    return this.#state(8);
  }

  /** How many moves are played or can be redone. */
  get count() {
    return this.#state(12);
  }

  get score() {
    return this.#state(16);
  }

  get hints() {
    return this.#state(20);
  }

  get undos() {
    return this.#state(24);
  }

  get milliseconds() {
    return this.#state(28);
  }

  /** @returns {Status} */
  get status() {
    return STATUSES[this.#state(32)];
  }

  /** The spot that is picked up. @returns {number | null} */
  get held() {
    const held = this.#state(36);
    return held === NO_SPOT ? null : held;
  }

  /** The whole game as text, for `load`. */
  save() {
    return this.#text(TEXTS.save);
  }

  /** The whole game as one word, for `load`. */
  code() {
    return this.#text(TEXTS.code);
  }

  /** The result without the solution, for a chat. */
  share() {
    return this.#text(TEXTS.share);
  }

  get variant() {
    return this.#text(TEXTS.variant);
  }

  get seed() {
    return this.#text(TEXTS.seed);
  }

  /** The date of a daily puzzle. */
  get date() {
    return this.#text(TEXTS.date);
  }

  /** The name of the start. */
  get startName() {
    return this.#text(TEXTS.startName);
  }
}
