// SPDX-License-Identifier: MIT
// The four games, and the ways to start one.
import { QuadrilleError, refuseType, seedText, shortText } from "./errors.js";
import { acceptWithFault, blocks, constant, heap, library, withTexts } from "./machine.js";
import { Position } from "./position.js";
/** @import { GameName } from "./shared/values.js" */

/** @type {Map<number, Game>} one object for each game */
const known = new Map();

/** @internal A date as the library reads it: a `Date` is the day in the local time. @param {string | Date} date */
export function dateText(date) {
  if (!(date instanceof Date)) return shortText(date, "date");
  const part = (/** @type {number} */ number, size = 2) => String(number).padStart(size, "0");
  return `${part(date.getFullYear(), 4)}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** One of the games, by its name. There is one object for each: `new Game("kulki") === new Game("kulki")`. */
export class Game {
  /** @type {number} */
  #at = 0;

  /** @param {GameName | Game} name */
  constructor(name) {
    // eslint-disable-next-line no-constructor-return -- one object for each game
    if (name instanceof Game) return name;
    if (typeof name !== "string") refuseType("game", "a Game or its name", name);
    const at = withTexts([name], (text) => library().game_find(text.at));
    if (!at || name.includes("\0")) throw new QuadrilleError("unknown-game", `There is no game named ${name}`, 208);
    const other = known.get(at);
    // eslint-disable-next-line no-constructor-return -- as above
    if (other) return other;
    this.#at = at;
    known.set(at, this);
  }

  /** @internal */
  get address() {
    return this.#at;
  }

  /** @returns {GameName} */
  get name() {
    return /** @type {GameName} */ (constant(library().game_name(this.#at)));
  }

  /** The name for people. */
  get title() {
    return constant(library().game_title(this.#at));
  }

  /** What the score counts, such as "points". */
  get unit() {
    return constant(library().game_unit(this.#at));
  }

  /** Whether results are compared by score, or by the number of moves. */
  get hasPoints() {
    return Boolean(library().game_has_points(this.#at));
  }

  /** Equal starts and moves lead to equal positions wherever this number is the same. @returns {number} */
  get rulesVersion() {
    return library().game_rules_version(this.#at);
  }

  /** The size of every position in bytes. @returns {number} */
  get positionSize() {
    return library().game_position_size(this.#at);
  }

  /** @returns {number} */
  get mostMoves() {
    return library().game_most_moves(this.#at);
  }

  /** @returns {number} */
  get mostPieces() {
    return library().game_most_pieces(this.#at);
  }

  /** @returns {number} */
  get mostEvents() {
    return library().game_most_events(this.#at);
  }

  /** Deals a position. @param {number | bigint | string} seed @param {string} [variant] such as "4cells:safe" */
  deal(seed, variant = "") {
    return this.#make([shortText(variant, "variant"), seedText(seed)], (texts, at, size) =>
      library().position_deal(this.#at, at, size, texts[0].at, texts[1].at, blocks.fault),
    );
  }

  /** The daily puzzle of a date such as "2026-11-21", or of a `Date` in local time. @param {string | Date} date */
  daily(date) {
    return this.#make([dateText(date)], (texts, at, size) =>
      library().position_daily(this.#at, at, size, texts[0].at, blocks.fault),
    );
  }

  /**
   * Reads a board as text, as `String(position)` writes it. The seed is for what chance does later.
   * @param {string} board @param {string} [variant] @param {number | bigint | string | null} [seed]
   */
  read(board, variant = "", seed = null) {
    if (typeof board !== "string") refuseType("board", "a string", board);
    const texts = [shortText(variant, "variant"), seed === null ? null : seedText(seed), board];
    return this.#make(
      texts,
      ([how, chance, text], at, size) =>
        library().position_read(this.#at, at, size, how.at, chance.at, text.at, text.size, blocks.fault),
      board,
    );
  }

  /** A position from what `Position.toBytes` returned. @param {Uint8Array} data */
  fromBytes(data) {
    if (!(data instanceof Uint8Array)) refuseType("data", "a Uint8Array", data);
    const bytes = data.slice();
    if (bytes.length === this.positionSize) {
      heap().set(bytes, blocks.position);
      if (library().position_valid(this.#at, blocks.position)) return new Position(this, bytes);
    }
    throw new QuadrilleError("no-position", "These bytes are no position of the game", 102);
  }

  /**
   * @param {(string | null)[]} texts
   * @param {(texts: { at: number, size: number }[], at: number, size: number) => number} fill @param {string} [board]
   */
  #make(texts, fill, board = "") {
    const size = this.positionSize;
    acceptWithFault(
      withTexts(texts, (...places) => fill(places, blocks.position, size)),
      board,
    );
    return new Position(this, heap().slice(blocks.position, blocks.position + size));
  }

  toString() {
    return this.name;
  }
}

/** All games, in the order of the menu. @returns {Game[]} */
export function games() {
  return Array.from({ length: library().game_count() }, (_, at) => {
    const name = constant(library().game_name(library().game_at(at)));
    return new Game(/** @type {GameName} */ (name));
  });
}
