// SPDX-License-Identifier: MIT
// Mahjong's layouts: those that come with Quadrille, which are fetched when
// they are first listed, and the player's own.
import { tr, trCount, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { gameNames, kitOf, withoutLevel } from "../base/kit.js";
import { Refusal } from "../games.js";
import { loadLayoutMaker } from "../play/layout_maker.js";
import { extentOf } from "../view/thumbnail.js";
import { levelIn } from "./route.js";

/**
 * @typedef {import("../games.js").Games} Games
 * @typedef {import("../play/keep.js").Keep} Keep
 * @typedef {import("../play/table.js").Table} Table
 * @typedef {{ name: string, title: string, about: string, tiles: number[], count: number, upright: boolean,
 *   isOwn: boolean, text: string }} Layout tiles are row, column, layer, row ... in half tiles; the text is empty for
 *   the usual layout, which the module knows
 */

/** The file with all layouts of this version. */
const shippedFile = new URL("../layouts.txt", import.meta.url);
/** The game that all layouts are for. */
const gameWithLayouts = gameNames.find((game) => kitOf(game).layout) ?? "";
/** Layouts that the browser could not store, for as long as the page is open. @type {Map<string, Layout>} */
const unstored = new Map();
/** @type {Promise<Layout[]> | null} */
let shipped = null;

/** @param {string} name @param {string} about @param {number[]} tiles @param {boolean} isOwn @returns {Layout} */
function layoutOf(name, about, tiles, isOwn) {
  const { across, down } = extentOf(tiles);
  const lines = [];
  for (let at = 0; at < tiles.length; at += 3) lines.push(tiles.slice(at, at + 3).join(" "));
  return {
    name,
    title: isOwn ? name : trIn("layout", name[0].toUpperCase() + name.slice(1)),
    about,
    tiles,
    count: tiles.length / 3,
    upright: down * 4 > across * 3,
    isOwn,
    text: lines.join("\n") + "\n",
  };
}

/* ----------------------------------------------------------------- lists */

/** Reads the file of all layouts, each after a line such as "layout lotus". The first comment describes it.
 * @param {string} file */
function readShipped(file) {
  return file
    .split(/^layout (?=[a-z]+$)/m)
    .filter(Boolean)
    .map((part) => {
      const name = part.slice(0, part.indexOf("\n"));
      const about = /^# ([A-Z].*?) \d+ tiles\.$/m.exec(part)?.[1] ?? "";
      const places = part.replace(/#.*/g, "").match(/^\d+ \d+ \d+/gm) ?? [];
      return layoutOf(name, tr(about), places.join(" ").split(" ").map(Number), false);
    })
    .sort((a, b) => a.count - b.count);
}

async function fetchShipped() {
  const answer = await fetch(shippedFile);
  if (!answer.ok) throw new Refusal(tr("The layouts could not be loaded. Try again when you are online."));
  return readShipped(await answer.text());
}

/** The usual layout, as the module deals it.
 * @param {Games} games may lose its game @param {string} game @param {string} usual */
function usualLayout(games, game, usual) {
  games.openWords(game, `${usual} 1`);
  const tiles = games.look().flatMap(({ x, y, z }) => [y, x, z]);
  return { ...layoutOf(usual, tr("The classic pile, with four tiles to its sides."), tiles, false), text: "" };
}

/** All layouts of a game: the usual one, those that come with Quadrille from small to large, and the player's own.
 * @param {Games} games one that shows no game, such as the one for pictures
 * @param {Keep} keep @param {string} game @returns {Promise<Layout[]>} */
export async function listLayouts(games, keep, game) {
  const usual = kitOf(game).layout;
  if (!usual) return [];
  shipped ??= fetchShipped();
  const known = await shipped.catch(() => {
    shipped = null;
    return [];
  });
  const rows = (await keep.layouts()).map(({ name, tiles }) => layoutOf(name, tr("Your own layout."), tiles, true));
  const own = [...rows, ...[...unstored.values()].filter(({ name }) => !rows.some((row) => row.name === name))];
  return [usualLayout(games, game, usual), ...known, ...own.sort((a, b) => a.title.localeCompare(b.title))];
}

/* --------------------------------------------------------------- dealing */

/** Prepares a game on a layout. Another request stops a search for a level.
 * @param {Table} table @param {Layout} layout @param {string} [words] as after "new": "easy", "flowers", "617"
 * @returns {Promise<(() => void) | null>} starts the game; null if another request came */
export async function prepareOn(table, layout, words = "") {
  const game = gameWithLayouts;
  const given = layout.text ? { name: layout.name, text: layout.text } : undefined;
  if (levelIn(game, words)) {
    const save = await table.findDeal(game, words, given);
    return save ? () => table.sitDown((games) => games.load(save)) : null;
  }
  return () =>
    table.sitDown((games) =>
      given ? games.openLayout(words, given.name, given.text) : games.openWords(game, `${layout.name} ${words}`.trim()),
    );
}

/** Starts a game on a layout. @param {Table} table @param {Layout} layout @param {string} [words]
 * @returns {Promise<boolean>} whether it was dealt */
export async function dealOn(table, layout, words) {
  const begin = await prepareOn(table, layout, words);
  begin?.();
  return begin !== null;
}

/** The layout with this name, or with a name of which older versions left this. @param {Layout[]} all
 * @param {string} name in any case */
export function layoutNamed(all, name) {
  const wanted = name.toLowerCase().trim();
  return (
    all.find((one) => one.name.toLowerCase() === wanted) ??
    all.find((one) => startsLeft(one.name.toLowerCase()).includes(wanted))
  );
}

/** The layout with this name, in any case; throws a Refusal if there is none here.
 * @param {Games} games @param {Keep} keep @param {string} game @param {string} name */
export async function findLayout(games, keep, game, name) {
  const all = await listLayouts(games, keep, game);
  const found = layoutNamed(all, name);
  if (!found)
    throw new Refusal(tr("This browser has no layout called %s: if you have its file, drop it on the page.", name));
  return found;
}

/** Whether everyone has this layout, because it comes with Quadrille. @param {string} name */
export async function isShipped(name) {
  shipped ??= fetchShipped();
  return (await shipped.catch(() => [])).some((one) => one.name === name);
}

/* ---------------------------------------------------------------- adding */

/** Names in titles and saves have at most 23 bytes. A level follows the name of the layout if there is room for it; older
 * versions made room by cutting the layout's name to one of these sizes. */
const rooms = ["easy", "medium", "winnable"].map((level) => 23 - ` ${level}`.length);
const longestName = Math.min(...rooms);

const sizeOf = (/** @type {string} */ text) => new TextEncoder().encode(text).length;

/** @param {string} text @param {number} most bytes */
function cut(text, most) {
  let short = [...text.replace(/\p{Cc}/gu, " ").trim()];
  while (sizeOf(short.join("")) > most) short = short.slice(0, -1);
  return short.join("").trim();
}

/** Whether the names of games tell this layout, and any level on it. Older versions stored layouts with other names, too.
 * @param {string} name */
const isGoodName = (name) => sizeOf(name) <= longestName && withoutLevel(name.toLowerCase()) === name.toLowerCase();

/** What may be left of a name in the name of a game without its level: the name itself, if it is good.
 * @param {string} name */
const startsLeft = (name) => [withoutLevel(name), ...rooms.map((most) => cut(name, most))];

/** A name that no other layout has. @param {string} wanted @param {Set<string>} taken */
function freeName(wanted, taken) {
  let name = cut(wanted, longestName) || "layout";
  if (!isGoodName(name)) name = name.replace(/ (?=\S*$)/, "-");
  for (let nth = 2; taken.has(name.toLowerCase()); nth++) name = `${cut(wanted, longestName - 4) || "layout"} ${nth}`;
  taken.add(name.toLowerCase());
  return name;
}

/** Reads a layout file and stores its layouts. @param {Games} games @param {Keep} keep
 * @param {string} fileName @param {Uint8Array} bytes
 * @returns {Promise<{ layouts: Layout[], words: string }>} the layouts, new or known before, and what to tell the
 *   player; throws a Refusal if there is none */
export async function addLayouts(games, keep, fileName, bytes) {
  const read = (await loadLayoutMaker()).read(bytes);
  const bad = read.filter(({ fault }) => fault !== undefined);
  const known = await listLayouts(games, keep, gameWithLayouts);
  const taken = new Set(known.map(({ name }) => name.toLowerCase()).flatMap((name) => [name, ...startsLeft(name)]));
  /** @type {Layout[]} */
  const fresh = [];
  /** @type {Layout[]} */
  const layouts = [];
  for (const { name, tiles } of read) {
    if (!tiles) continue;
    const same = [...known, ...fresh].find((one) => String(one.tiles) === String(tiles));
    const layout =
      same ?? layoutOf(freeName(name || fileName.replace(/\.[^.]*$/, ""), taken), tr("Your own layout."), tiles, true);
    if (!same) fresh.push(layout);
    layouts.push(layout);
  }
  const trouble = await keep.keepLayouts(fresh.map(({ name, tiles }) => ({ name, tiles })));
  if (trouble) for (const layout of fresh) unstored.set(layout.name, layout);
  const count = read.length;
  const left =
    bad.length &&
    trCount(
      count,
      "%1$s of %2$s map can't be read: %3$s",
      "%1$s of %2$s maps can't be read: %3$s",
      bad.length,
      count,
      bad[0].fault,
    );
  const words =
    fresh.length === 1
      ? tr("Added the layout %s.", fresh[0].title)
      : trCount(fresh.length, "Added %s layout.", "Added %s layouts.");
  return {
    layouts,
    words: [fresh.length ? words : tr("You already have this layout."), trouble, left].filter(Boolean).join(" "),
  };
}

/** Removes a layout of the player's own. Games on it can still be continued. @param {Keep} keep @param {string} name */
export async function removeLayout(keep, name) {
  unstored.delete(name);
  await keep.dropLayout(name);
}
