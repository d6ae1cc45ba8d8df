// SPDX-License-Identifier: MIT
// Challenges: a finished game, sealed in a link, and the same deal for a
// friend. The module writes and reads them; docs/formats.md describes them.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { Games, Outdated } from "../games.js";

/** @typedef {import("../games.js").State} State */
/** @typedef {{ from: string, games: Games, state: State, clocks: number[] | null, save: string }} Challenge "games" has the
 *   challenger's game at its end, and "clocks" the milliseconds of play after each move */

const newer = 242;
const longestName = 23;

/* --------------------------------------------------------------- names, times */

/** Whether a text can be the name of a challenger. @param {string} name */
export const isName = (name) =>
  name.trim() !== "" &&
  new TextEncoder().encode(name).length <= longestName &&
  ![...name].some((one) => one < " " || one === "\x7f");

/** The times after each move of a game, where moves whose time is unknown are taken to be steady; null if all are
 * unknown. @param {(number | undefined)[] | undefined} pace @param {number} count */
export function clocksOf(pace, count) {
  if (!Array.isArray(pace) || !pace.some((one) => Number.isFinite(one))) return null;
  const clocks = [];
  let last = 0;
  for (let at = 0; at < count; at++) {
    const next = Array.from({ length: count - at }, (_, i) => i).find((i) => Number.isFinite(pace[at + i]));
    const goal = next === undefined ? last : Math.max(last, Number(pace[at + next]));
    last = last + Math.floor((goal - last) / ((next ?? 0) + 1));
    clocks.push(last);
  }
  return clocks;
}

/* ------------------------------------------------------------- challenges */

/** @param {import("./game.js").GamePage} page whose game is over @param {string} from the challenger, or ""
 * @returns {Promise<string>} the code */
export async function challengeOf({ table: { games, row } }, from) {
  const { count } = games.state();
  const clocks = count ? clocksOf(row.pace, count) : null;
  const length = games.call.challenge(...games.give(from, new Uint8Array(new Uint32Array(clocks ?? []).buffer)));
  return length ? games.text(length) : games.refuse(`${games.words()}.`);
}

/** Opens a challenge and plays its game by the rules. @param {WebAssembly.Module} module @param {string} code
 * @returns {Promise<Challenge>} */
export async function readChallenge(module, code) {
  const games = await Games.from(module);
  const reason = games.call.load_challenge(...games.give(code));
  const from = games.words();
  if (reason === newer) throw new Outdated(tr("%s. Reload the page to get it.", from));
  if (reason) games.refuse(`${from}.`);
  const state = games.state();
  const at = games.call.challenge_times();
  const clocks = at && Array.from(new Uint32Array(games.call.memory.buffer, at, state.count));
  return { from, games, state, clocks: clocks || null, save: games.save() };
}

/** @param {{ module: WebAssembly.Module, table: import("../play/table.js").Table, keep: import("../play/keep.js").Keep }} app
 * @param {string} link */
export async function prepareChallenge({ module, table, keep }, link) {
  const code = link
    .slice(link.lastIndexOf("/") + 1)
    .trim()
    .toLowerCase();
  const row = (await keep.games()).find((one) => one.challenge === code);
  const { from, games } = await readChallenge(module, code);
  if (row) return () => table.resume(row);
  games.again();
  const start = games.save();
  return () => {
    table.sitDown((own) => own.load(start), { edition: 0, told: false, challenge: code });
    return from
      ? tr("%s challenges you to this deal. When your game has ended, you will see both.", from)
      : tr("A friend challenges you to this deal. When your game has ended, you will see both.");
  };
}

/** Shows whose deal it is. @param {import("./game.js").GamePage} page */
export async function nameChallenger(page) {
  const { challenge } = page.facts;
  const { from } = await readChallenge(page.table.mind.module, challenge);
  if (!from || page.facts.challenge !== challenge) return;
  page.facts.challenger = from;
  page.showFacts();
}
