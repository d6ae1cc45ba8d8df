// SPDX-License-Identifier: MIT
// Challenges: a finished game, sealed in a link, and the same deal for a
// friend. docs/formats.md describes the text that is sealed.
import { Games, Outdated, Refusal } from "../games.js";
import { isOver } from "../play/keep.js";

/** @typedef {import("../games.js").State} State */
/** @typedef {{ from: string, games: Games, state: State, clocks: number[] | null, save: string }} Challenge "games" has the
 *   challenger's game at its end, and "clocks" the milliseconds of play after each move */

/** What the module answers instead of a length. */
const troubles = [
  "",
  "This is no challenge from Quadrille.",
  "This challenge comes from a newer version of Quadrille. Reload the page to get it.",
  "This challenge is damaged or incomplete: copy the whole link.",
];
const newer = 2;
const impossible = "This challenge states impossible times or an invalid name.";
const longestName = 23;
const unitsPerMove = 5;

/** @type {Promise<Record<string, any>> | null} */
let loading = null;

async function fetchSealing() {
  const answer = await fetch(new URL("../sealing.wasm", import.meta.url));
  if (!answer.ok) throw new Error();
  const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer(), {});
  return /** @type {Record<string, any>} */ (instance.exports);
}

/** The module that seals texts. A failed attempt is forgotten, so that the next one tries again. */
const loadSealing = () =>
  (loading ??= fetchSealing().catch(() => {
    loading = null;
    throw new Refusal("Challenges could not be loaded. Check the network connection and try again.");
  }));

/** @param {Record<string, any>} call @param {number} at @param {number} size */
const bytesAt = (call, at, size) => new Uint8Array(call.memory.buffer, at, size);

/** @param {string} text @returns {Promise<string>} its code */
async function seal(text) {
  const call = await loadSealing();
  const bytes = new TextEncoder().encode(text);
  let length = 0;
  if (bytes.length <= call.text_room()) {
    bytesAt(call, call.text_at(), bytes.length).set(bytes);
    length = call.seal(bytes.length);
  }
  if (!length) throw new Refusal("This game is too long for a challenge.");
  return new TextDecoder().decode(bytesAt(call, call.code_at(), length));
}

/** @param {string} code or a link that ends with it @returns {Promise<string>} its text */
async function unseal(code) {
  const call = await loadSealing();
  const bytes = new TextEncoder().encode(code);
  if (bytes.length > call.code_room()) throw new Refusal(troubles[3]);
  bytesAt(call, call.code_at(), bytes.length).set(bytes);
  const length = call.unseal(bytes.length);
  if (length === -newer) throw new Outdated(troubles[newer]);
  if (length < 0) throw new Refusal(troubles[-length]);
  return new TextDecoder().decode(bytesAt(call, call.text_at(), length));
}

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

/** @param {number[]} clocks @param {number} clock */
function paceLine(clocks, clock) {
  const unit = Math.max(1, Math.floor(clock / unitsPerMove / clocks.length));
  const units = clocks.map((one) => Math.floor(Math.min(one, clock) / unit));
  return `pace ${[unit, ...units.map((one, at) => one - (units[at - 1] ?? 0))].join(" ")}\n`;
}

/** @param {string | undefined} line @param {State} state */
function readPace(line, { count, clock }) {
  if (line === undefined) return null;
  const [unit, ...units] = line.trim().split(/ +/).map(Number);
  let sum = 0;
  const clocks = units.map((one) => (sum += one * unit));
  const fits = units.every((one) => Number.isSafeInteger(one) && one >= 0) && sum <= clock;
  if (!Number.isSafeInteger(unit) || unit < 1 || units.length !== count || !fits) throw new Refusal(impossible);
  return clocks;
}

/* ------------------------------------------------------------- challenges */

/** @param {import("./game.js").GamePage} page whose game is over @param {string} from the challenger, or ""
 * @returns {Promise<string>} the code */
export function challengeOf({ table }, from) {
  const { clock, count } = table.games.state();
  const clocks = count ? clocksOf(table.row.pace, count) : null;
  return seal((from && `from ${from}\n`) + (clocks ? paceLine(clocks, clock) : "") + table.games.save());
}

/** Opens a challenge and plays its game by the rules. @param {WebAssembly.Module} module @param {string} code
 * @returns {Promise<Challenge>} */
export async function readChallenge(module, code) {
  const text = await unseal(code);
  const [, name, pace, save] = /** @type {RegExpExecArray} */ (/^(?:from (.*)\n)?(?:pace (.*)\n)?([^]*)$/.exec(text));
  if (name !== undefined && !isName(name)) throw new Refusal(impossible);
  const games = await Games.from(module);
  games.load(save);
  const state = games.state();
  if (!isOver(state) || state.at !== state.count) throw new Refusal("Only a finished game can be a challenge.");
  return { from: (name ?? "").trim(), games, state, clocks: readPace(pace, state), save };
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
    return `${from || "A friend"} challenges you to this deal. When your game has ended, you will see both.`;
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
