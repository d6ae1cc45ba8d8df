// SPDX-License-Identifier: MIT
// Positions are values: playing a move returns another one, and equal bytes have equal futures.
import { QuadrilleError, refuseType, wholeNumber } from "./errors.js";
import { decode } from "./shared/memory.js";
import {
  PIECE_SIZE,
  accept,
  acceptWithFault,
  blocks,
  heap,
  heapView,
  library,
  listed,
  textFrom,
  withRoom,
  withTexts,
} from "./machine.js";
import { sharedSolver } from "./solver.js";
import { STATUSES, readEvents, readMoves, readPieces } from "./shared/values.js";
/** @import { Game } from "./rules.js" */
/** @import { Answer, Question } from "./solver.js" */
/** @import { MoveEvent, Piece, Status } from "./shared/values.js" */

/** @internal A Uint8Array to fill: the caller's, if it has the right length. @param {unknown} out @param {number} length */
export function outputArray(out, length) {
  if (out === undefined) return new Uint8Array(length);
  if (!(out instanceof Uint8Array)) refuseType("out", "a Uint8Array", out);
  if (out.length !== length) throw new RangeError(`argument 'out' must have ${length} elements, not ${out.length}`);
  return out;
}

/** A position of a game. `Game.deal` and its like make the first one. */
export class Position {
  /** @type {Game} */
  #game;
  /** @type {Uint8Array} */
  #bytes;

  /** @internal @param {Game} game @param {Uint8Array} bytes that nobody else changes, and that are valid */
  constructor(game, bytes) {
    if (!(bytes instanceof Uint8Array))
      throw new TypeError("Positions come from game.deal(), daily(), read() or play()");
    this.#game = game;
    this.#bytes = bytes;
  }

  get game() {
    return this.#game;
  }

  /** Puts the bytes where the library reads them. @returns {number} the address of the game */
  #enter() {
    heap().set(this.#bytes, blocks.position);
    return this.#game.address;
  }

  /** Plays a move in the library's copy, whose bytes are known to be valid. Returns 0 or the error. @param {number} move */
  #try(move) {
    const { position, out } = blocks;
    const game = this.#enter();
    heapView().setUint16(out, move, true);
    library().play_many(game, 1, position, this.#bytes.length, out, out + 2, 0, 0);
    return heapView().getUint16(out + 2, true);
  }

  /** @returns {Status} */
  get status() {
    return STATUSES[library().position_status(this.#enter(), blocks.position)];
  }

  /** @returns {number} */
  get score() {
    return library().position_score(this.#enter(), blocks.position) >>> 0;
  }

  /** A digest of all bytes of the position: 64 bits that are the same on every machine. @returns {bigint} */
  get digest() {
    return BigInt.asUintN(64, library().position_digest(this.#enter(), blocks.position));
  }

  /** How many actions there are: moves as dense numbers from 0 on. @returns {number} */
  get actionCount() {
    return library().action_count(this.#enter(), blocks.position);
  }

  /** The length of what `observe` returns. @returns {number} */
  get observationSize() {
    return library().observation_size(this.#enter(), blocks.position);
  }

  /** The legal moves as numbers, in an order that never changes. @returns {number[]} */
  moves() {
    const most = this.#game.mostMoves;
    const count = library().position_moves(this.#enter(), blocks.position, blocks.list, most);
    return readMoves(listed(), count);
  }

  /** The position after a move, and after what the game does by itself then. @param {number | string} move */
  play(move) {
    accept(this.#try(this.#move(move)));
    return new Position(this.#game, heap().slice(blocks.position, blocks.position + this.#bytes.length));
  }

  /** What a move would do, step by step. @param {number | string} move @returns {MoveEvent[]} */
  events(move) {
    const number = this.#move(move);
    const most = this.#game.mostEvents;
    accept(library().position_play(this.#enter(), blocks.position, number, blocks.list, most, blocks.out));
    return readEvents(listed(), heapView().getUint32(blocks.out, true));
  }

  /** @param {number | string} move */
  isLegal(move) {
    return this.#try(this.#move(move)) === 0;
  }

  /** Rates a legal move by rules of thumb; the higher, the better. @param {number | string} move @returns {number} */
  worth(move) {
    const number = this.#move(move);
    const worth = library().move_worth(this.#enter(), blocks.position, number);
    if (worth === -(2 ** 31)) accept(this.#try(number) || 2);
    return worth;
  }

  /** The number of a move in the notation of the game, such as "5b"; it needn't be legal. @param {string} text @returns {number} */
  readMove(text) {
    if (typeof text !== "string") refuseType("text", "a string", text);
    const taken = withTexts([text], ({ at, size }) => {
      const game = this.#enter();
      const { position, out, fault } = blocks;
      acceptWithFault(library().move_read(game, position, at, size, out, out + 4, fault), text);
      return decode(heap().slice(at, at + heapView().getUint32(out + 4, true)));
    });
    if (text.slice(taken.length).trim())
      throw new QuadrilleError("not-understood", "There is more than one move in the text", 1, { at: taken.length });
    return heapView().getUint16(blocks.out, true);
  }

  /** A move in the notation of the game. @param {number | string} move @returns {string} */
  writeMove(move) {
    const number = this.#move(move);
    const text = textFrom((at, room) => library().move_write(this.#enter(), blocks.position, number, at, room));
    if (!text) accept(2);
    return text;
  }

  /** The action that a move is. @param {number | string} move @returns {number} */
  actionOf(move) {
    const number = this.#move(move);
    accept(library().action_of_move(this.#enter(), blocks.position, number, blocks.out));
    return heapView().getUint32(blocks.out, true);
  }

  /** The move that an action is. @param {number} action @returns {number} */
  moveOf(action) {
    const number = wholeNumber(action, "action", 0, 2 ** 32 - 1);
    accept(library().move_of_action(this.#enter(), blocks.position, number, blocks.out));
    return heapView().getUint16(blocks.out, true);
  }

  /** For each action 1 if it is legal, else 0. @param {Uint8Array} [out] to fill @returns {Uint8Array} */
  legalMask(out) {
    return this.#fill(out, this.actionCount, "legal_mask_many");
  }

  /** What a player sees, as bytes. @param {Uint8Array} [out] to fill @returns {Uint8Array} */
  observe(out) {
    return this.#fill(out, this.observationSize, "observe_many");
  }

  /** @param {unknown} out @param {number} length @param {string} name */
  #fill(out, length, name) {
    const array = outputArray(out, length);
    withRoom(length, (at) => {
      library()[name](this.#enter(), 1, blocks.position, this.#bytes.length, at, length);
      array.set(heap().subarray(at, at + length));
    });
    return array;
  }

  /** What a front end draws. @returns {Piece[]} */
  pieces() {
    const most = this.#game.mostPieces;
    const count = library().position_pieces(this.#enter(), blocks.position, blocks.list, most);
    return readPieces(listed(), count, PIECE_SIZE);
  }

  /**
   * Searches for a line to a win, in a worker. The same question has the same answer on every machine.
   * @param {Question} [question] @returns {Promise<Answer>}
   */
  solve(question) {
    return sharedSolver().solve(this, question);
  }

  /** Whether two positions are the same in everything, also in what chance will do. @param {unknown} other */
  equals(other) {
    return (
      other instanceof Position &&
      other.#game === this.#game &&
      this.#bytes.every((byte, at) => byte === other.#bytes[at])
    );
  }

  /** A copy of the bytes, for `Game.fromBytes`. */
  toBytes() {
    return this.#bytes.slice();
  }

  /** The board as text that `Game.read` understands. */
  toString() {
    return textFrom((at, room) => library().position_write(this.#enter(), blocks.position, at, room));
  }

  /** @param {number | string} move @returns {number} */
  #move(move) {
    return typeof move === "string" ? this.readMove(move) : wholeNumber(move, "move", 0, 65535);
  }
}
