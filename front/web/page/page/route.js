// SPDX-License-Identifier: MIT
// Reads and writes the part of an address after the #: #freecell/617,
// #kulki/lines98/plum, #sliding/daily/2026-11-21, #mahjong,
// #mahjong/layout/lotus/easy, #mahjong/layout/lotus/new, #kept/12, #replay/CODE, #replay/SAVE,
// #challenge/CODE, #statistics.

import { languageInUse, tr, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { gameNames, kitOf, layoutOf, titleOfGame, withoutLevel } from "../base/kit.js";
import { dateWords } from "../base/dom.js";

const levelWords = /^(easy|medium|hard|winnable)$/i;

/** @param {string} game @param {string} kind */
export const hasLevels = (game, kind) => kitOf(game).levels?.test(kind) ?? false;

/** Whether these words ask for a level, which would be the last word. @param {string} game @param {string} words */
export const levelIn = (game, words) =>
  kitOf(game).levels !== undefined && levelWords.test(words.split(" ").pop() ?? "");

/** Why this level is not available, or "". In games without levels, a word after the variant is a seed.
 * @param {string} game @param {string} words */
export function troubleWithLevel(game, words) {
  const [word, ...kind] = words.split(" ").reverse();
  if (!levelWords.test(word)) return "";
  const { levels, onlyLevels } = kitOf(game);
  if (!levels) return kind.length ? "" : tr("This game has no level “%s”: choose a variant or a seed instead.", word);
  return levels.test(kind.join(" ")) ? "" : tr(onlyLevels, `#${game}/${word}`);
}

const pages = ["statistics", "look", "help", "path", "backup", "replay"];

/**
 * @typedef {{ page: "home" } | { page: "statistics" | "look" | "help" | "path" | "backup" | "learn", of: string } | { page: "replay" | "challenge", code: string } |
 *   { page: "kept", id: number } | { page: "play", game: string, words: string, daily: string, layout: string } |
 *   { page: "lost", words: string }} Route
 */

/** @param {string} hash @returns {Route} */
export function readRoute(hash) {
  const text = hash.replace(/^#\/?/, "");
  /** @type {string[]} */
  let parts;
  try {
    parts = text.split("/").map((part) => decodeURIComponent(part).trim());
  } catch {
    return lost(text);
  }
  const [name, ...rest] = parts;
  const first = name.toLowerCase();
  // A saved game has several lines.
  if (/\p{Cc}/u.test(first === "replay" ? parts.join().replaceAll("\n", "") : parts.join())) return lost(text);
  if (!first || first === "today") return { page: "home" };
  if (first === "replay" || first === "challenge") return { page: first, code: rest.join("/") };
  if (first === "learn") return gameNames.includes(rest[0]) ? { page: "learn", of: rest[0] } : lost(text);
  if (pages.includes(first)) return { page: /** @type {"statistics"} */ (first), of: rest[0] ?? "" };
  if (first === "kept") return /^-?\d{1,9}$/.test(rest[0] ?? "") ? { page: "kept", id: Number(rest[0]) } : lost(text);
  return gameNames.includes(first) ? playRoute(first, rest, text) : lost(text);
}

/** @param {string} game @param {string[]} rest @param {string} text @returns {Route} */
function playRoute(game, rest, text) {
  const play = { page: /** @type {const} */ ("play"), game, words: "", daily: "", layout: "" };
  const first = rest[0]?.toLowerCase();
  const isLayout = first === "layout" && kitOf(game).layout && rest[1] !== undefined && rest[1] !== "";
  if (rest.length > (isLayout ? 4 : 2)) return lost(text);
  if (isLayout) return { ...play, layout: rest[1], words: rest.slice(2).filter(Boolean).join(" ") };
  if (first === "daily") return { ...play, daily: rest[1] || "today" };
  const words = rest.filter(Boolean).join(" ");
  const trouble = troubleWithLevel(game, words);
  return trouble ? { page: "lost", words: trouble } : { ...play, words };
}

/** The words of a game on a layout: its variant, if it is not the usual one, and its seed.
 * @param {{ game: string, variant: string, seed: string }} state */
const wordsOnLayout = ({ game, variant, seed }) =>
  [...variant.split(":"), seed].filter((word) => word && word !== kitOf(game).layout);

/** Whether an address leads to this game on a layout. Without words, it leads to any game on it.
 * @param {{ layout: string, words: string }} route
 * @param {{ game: string, own: number, name?: string, variant: string, seed: string }} state */
export const isOnLayout = ({ layout, words }, state) =>
  layoutOf(state).toLowerCase() === layout.toLowerCase() && (!words || wordsOnLayout(state).join(" ") === words);

/** @param {string} text @returns {Route} */
function lost(text) {
  return {
    page: "lost",
    words: tr(
      "There is no page at #%s. Addresses look like #freecell/617, #kulki/daily/2026-11-21, or #replay/ followed by a " +
        "code.",
      text.slice(0, 80),
    ),
  };
}

/** Whether these words, in an address, deal this game: a word can be a level, a variant or a day as well as a seed.
 * @param {{ game: string, variant: string, seed: string }} state @param {string} words
 * @param {import("../games.js").Games} games */
function leadTo({ game, variant, seed }, words, games) {
  if (words === "new" || levelIn(game, words) || troubleWithLevel(game, words)) return false;
  try {
    games.openWords(game, words);
  } catch {
    return false;
  }
  const dealt = games.state();
  return !dealt.daily && dealt.variant === variant && dealt.seed === seed;
}

/** The address of a game, or "" if none leads to it, as with a custom board.
 * @param {{ game: string, variant: string, seed: string, daily: string, own: number, name?: string }} state
 * @param {import("../games.js").Games} games deals what addresses lead to */
export function routeOf(state, games) {
  const { game, variant, seed } = state;
  const layout = layoutOf(state);
  if (state.own && !layout) return "";
  if (state.daily && !layout) return `#${game}/daily/${state.daily}`;
  const isUsual = variant === kitOf(game).usual;
  const forms = layout ? [wordsOnLayout(state)] : [...(isUsual ? [[seed]] : []), [variant, seed]];
  const words = forms.find((form) => leadTo(state, form.join(" "), games));
  return words ? hashOf([game, ...(layout ? ["layout", layout] : []), ...words]) : "";
}

/** @param {string[]} parts */
export const hashOf = (parts) =>
  "#" + parts.map((part) => encodeURIComponent(part).replace(/%3A/g, ":").replace(/%2B/g, "+")).join("/");

/** "4 by 4", if a variant is a size. @param {string} variant */
function sizeWords(variant) {
  const [, across, down] = /^(\d+)x(\d+)$/.exec(variant) ?? [];
  return down ? tr("%1$s by %2$s", across, down) : variant;
}

/** @param {string} game @param {string} variant */
export function nameOfVariant(game, variant) {
  const { titles, layout } = kitOf(game);
  if (titles?.[variant]) return capital(titles[variant]);
  return trIn(variant === layout ? "layout" : "variant", capital(sizeWords(variant)));
}

/** A seed that nobody chose: the sign set of random seeds. */
const randomSeed = /^[2-9a-hjkmnp-z]{8}$/;

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** "Today, 28 November", or "21 November 2025". @param {string} day */
function shortDay(day) {
  const today = dateWords();
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric";
  const words = new Date(`${day}T12:00`).toLocaleDateString(languageInUse(), { day: "numeric", month: "long", year });
  return day === today ? tr("Today, %s", words) : words;
}

/** "Lotus", or "Lotus easy". @param {string} name */
function nameOnLayout(name) {
  const layout = trIn("layout", capital(withoutLevel(name)));
  const level = name.slice(withoutLevel(name).length).trim();
  // TRANSLATORS: a layout and a level: "Lotus easy"
  return level ? tr("%1$s %2$s", layout, tr(level)) : layout;
}

/** What was dealt: "617", "Easy, 617", "Lotus", "Five colours", "Today, 28 November". Random seeds are left out: sharing a
 * game shows them. Rows that older versions of the page saved have no name.
 * @param {{ game: string, variant: string, seed: string, daily: string, own: number, name?: string }} state */
function dealOf({ game, variant, seed, daily, own, name = "" }) {
  if (own) return nameOnLayout(name) || tr("Custom board");
  if (daily) return shortDay(daily);
  // Games of a level are chosen among random deals.
  const kind = levelWords.test(name) ? variant.replace(/:random$/, "") : variant;
  const parts = [
    kind === kitOf(game).usual ? "" : nameOfVariant(game, kind),
    levelWords.test(name) ? trIn("level", capital(name)) : capital(name),
    randomSeed.test(seed) ? "" : seed,
  ];
  return parts.filter(Boolean).join(tr(", "));
}

/** The title of a game, in two parts: "FreeCell" and "617". @param {Parameters<typeof dealOf>[0]} state */
export const titleOf = (state) => ({ title: titleOfGame(state.game), deal: dealOf(state) });

/** The address of a new game of a kind. @param {import("../play/records.js").Kind} kind */
export const hashOfKind = ({ game, part, name }) =>
  part === "layout"
    ? `#${game}/layout/${encodeURIComponent(name)}`
    : `#${game}/${encodeURIComponent(name).replace(/%3A/g, ":")}`;
