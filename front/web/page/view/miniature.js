// SPDX-License-Identifier: MIT
// A tiny picture of a position, for lists of games. It knows kinds of pieces,
// not games, and draws all pieces of one look as one path.
import { shape } from "../base/dom.js";

/** @typedef {import("../games.js").Piece} Piece */
/** @typedef {{ x: number, y: number, width: number, height: number }} Area */
/** @typedef {{ area: Area, look: string, round?: boolean, mark?: string }} Drawn "mark" colours a spot on the piece */

/** Cards lie on each other so that this much of a covered one is seen, and the cells and homes above the columns. */
const strip = 0.34,
  cardHeight = 1.3,
  topRow = 1.6;

/** Square pieces, and those of games without a look of their own. @param {Piece} piece @param {string} look */
const square = ({ x, y }, look) => ({ area: { x: x + 0.04, y: y + 0.04, width: 0.92, height: 0.92 }, look });

/** @param {Piece} piece @param {Piece[]} all @returns {Drawn} */
function card(piece, all) {
  const { x, y, isHome, isCell, kind, value } = piece;
  const look = kind === "place" ? "place" : "card";
  const mark = kind === "place" ? undefined : [1, 2].includes(value & 3) ? "red" : "black";
  const area = { x: x + 0.06, y: 0, width: 0.88, height: cardHeight };
  if (isCell) return { area, look, mark };
  if (isHome) return { area: { ...area, x: area.x + 4 }, look, mark };
  const isCovered = all.some((one) => one.x === x && one.y === y + 1 && isInColumn(one));
  return { area: { ...area, y: topRow + y * strip, height: isCovered ? strip : cardHeight }, look, mark };
}

/** @param {Piece} piece */
const isInColumn = (piece) => piece.kind === "card" && !piece.isCell && !piece.isHome;

/** @type {Record<string, (piece: Piece, all: Piece[]) => Drawn>} */
const drawers = {
  place: (piece) => square(piece, "place"),
  ball: (piece) => ({ ...square(piece, `ball-${piece.value}`), round: true }),
  tile: ({ x, y, z, value }) => ({
    area: { x: x / 2 - z * 0.1, y: (y * 2) / 3 - z * 0.1, width: 1, height: 4 / 3 },
    look: "tile",
    mark: `suit-${Math.min(3, Math.floor((value - 1) / 9))}`,
  }),
  card,
  block: (piece, all) => {
    const most = Math.max(...all.map(({ value }) => value));
    return square(piece, `block-${Math.ceil((piece.value * 4) / most)}`);
  },
};

/** @param {Area} area */
const rectangle = ({ x, y, width, height }) => `M${cut(x)} ${cut(y)}h${cut(width)}v${cut(height)}h${cut(-width)}z`;

/** @param {Area} area */
function disc({ x, y, width }) {
  const r = width / 2;
  return `M${cut(x)} ${cut(y + r)}a${cut(r)} ${cut(r)} 0 1 1 ${cut(width)} 0a${cut(r)} ${cut(r)} 0 1 1 ${cut(-width)} 0z`;
}

/** @param {number} number */
const cut = (number) => Math.round(number * 100) / 100;

/** A spot near the top of a piece. @param {Area} area */
const spot = ({ x, y, width }) => ({ x: x + width * 0.25, y: y + 0.1, width: width * 0.5, height: 0.16 });

/** Joins the pieces of one layer and look to one path, lower layers first.
 * @param {Piece[]} pieces */
function pathsOf(pieces) {
  const hasCards = pieces.some(({ kind }) => kind === "card");
  /** @type {Map<string, { z: number, look: string, path: string }>} */
  const paths = new Map();
  const add = (/** @type {number} */ z, /** @type {string} */ look, /** @type {string} */ path) => {
    const known = paths.get(`${z} ${look}`) ?? { z, look, path: "" };
    known.path += path;
    paths.set(`${z} ${look}`, known);
  };
  /** @type {Area[]} */
  const areas = [];
  for (const piece of pieces) {
    const draw = hasCards ? card : drawers[piece.kind];
    if (!draw) continue;
    const { area, look, round, mark } = draw(piece, pieces);
    areas.push(area);
    add(piece.z, look, round ? disc(area) : rectangle(area));
    if (mark) add(piece.z + 0.5, mark, rectangle(spot(area)));
  }
  return { areas, paths: [...paths.values()].sort((a, b) => a.z - b.z) };
}

/** @param {Piece[]} pieces */
export function miniature(pieces) {
  const { areas, paths } = pathsOf(pieces);
  const left = Math.min(0, ...areas.map(({ x }) => x)),
    top = Math.min(0, ...areas.map(({ y }) => y)),
    right = Math.max(1, ...areas.map(({ x, width }) => x + width)),
    bottom = Math.max(1, ...areas.map(({ y, height }) => y + height));
  return shape(
    "svg",
    {
      class: "miniature",
      viewBox: [left - 0.2, top - 0.2, right - left + 0.4, bottom - top + 0.4].map(cut).join(" "),
      "aria-hidden": "true",
    },
    ...paths.map(({ look, path }) => shape("path", { class: look, d: path })),
  );
}
