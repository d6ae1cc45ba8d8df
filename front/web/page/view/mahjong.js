// SPDX-License-Identifier: MIT
// Mahjong: a pile of ivory and jade tiles, seen slightly from the lower right,
// with shadows. Free tiles are bright.
import { mark, tr } from "../../../../bindings/npm/src/shared/translate.js";
import { faceName, placeName } from "../../../../bindings/npm/src/shared/names.js";
import { make, setAttribute, shape } from "../base/dom.js";
import { faceArt, faceBox, facePicture } from "../art/faces.js";
import { picture, showPicture, useOf } from "../art/sprite.js";
import { TABLE_SPOT } from "../games.js";
import { flyAway } from "./fly.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {import("./scene.js").Box} Box
 */

/** A tile's face is 60 by 80, and its side is 9 of these units high. The rest is shadow. On a screen that is too low for
 * tiles of a good width, they are less tall. */
const tall = 80 / 60,
  depth = 9 / 60;
const turtle = { left: 0, top: 0, right: 30, bottom: 16, layers: 5 };

/** The shortest tiles, those of a good width, and those at least of which a board is made: a finger can hit tiles that
 * are 40 points wide and 42 high. */
const forMouse = { leastTall: 68 / 60, goodWidth: 30, least: 24 },
  forFingers = { leastTall: 42 / 40, goodWidth: 40, least: 40 };
const sizes = () => (matchMedia("(pointer: coarse)").matches ? forFingers : forMouse);

/** @param {string} face the name of its picture */
export function makeTile(face) {
  const tile = picture("tile-body", faceBox, "tile");
  tile.setAttribute("preserveAspectRatio", "none");
  tile.append(
    useOf(face, { class: "face" }),
    shape("rect", { class: "veil", width: 60, height: 80, rx: 7 }),
    shape("rect", { class: "ring", x: 1.8, y: 1.8, width: 56.4, height: 76.4, rx: 5.8 }),
  );
  return tile;
}

/* ------------------------------------------------------------------ places */

/** The extent of the pile, including tiles that have been removed: that of the start, if it is known, or at least that
 * of the turtle. @param {Scene} scene */
function extentOf(scene) {
  const none = { left: Infinity, top: Infinity, right: 0, bottom: 0, layers: 1 };
  const extent = scene.origin.length ? none : (scene.geometry.extent ?? { ...turtle });
  for (const piece of [...scene.origin, ...scene.pieces])
    if (piece.kind === "tile") {
      extent.left = Math.min(extent.left, piece.x);
      extent.top = Math.min(extent.top, piece.y);
      extent.right = Math.max(extent.right, piece.x + 2);
      extent.bottom = Math.max(extent.bottom, piece.y + 2);
      extent.layers = Math.max(extent.layers, piece.z + 1);
    }
  return extent;
}

/** The size of the pile in tile widths, and the tile width with which it fits.
 * @param {Scene} scene @param {number} columns @param {number} rows @param {number} layers */
function measured(scene, columns, rows, layers) {
  const across = columns / 2 + layers * depth + 0.2;
  const besides = layers * depth + 0.2;
  const { goodWidth, leastTall } = sizes();
  const room = (scene.height / goodWidth - besides) / (rows / 2);
  const shape = scene.still ? tall : Math.min(tall, Math.max(leastTall, room));
  const down = (rows / 2) * shape + besides;
  return { across, down, shape, fitting: Math.min(scene.width / across, scene.height / down, 170) };
}

/** Whether the lower half of a layout mirrors its upper half. If not, it is likely to show something that has a top, such
 * as a boat or a castle. @param {Scene} scene @param {ReturnType<typeof extentOf>} extent */
function isMirrored({ origin }, { top, bottom }) {
  return origin.every((a) => origin.some((b) => b.x === a.x && b.z === a.z && b.y + a.y === top + bottom - 2));
}

/** A pile that is wider than high is turned by a quarter on a screen that is higher than wide, if this makes its
 * tiles noticeably larger. Only their places turn: the faces stay upright. A figure is never turned. A board that makes
 * room for a panel stays as it was.
 * @param {Scene} scene */
function fit(scene) {
  const extent = extentOf(scene);
  const columns = extent.right - extent.left,
    rows = extent.bottom - extent.top;
  const level = measured(scene, columns, rows, extent.layers);
  const upright = measured(scene, rows, columns, extent.layers);
  const turned = scene.cramped
    ? scene.geometry.turned
    : !scene.still && scene.look.turn !== "never" && upright.fitting > level.fitting * 1.1 && isMirrored(scene, extent);
  const { across, down, shape, fitting } = turned ? upright : level;
  const least = scene.still || scene.cramped ? 0 : (scene.least ?? sizes().least);
  const width = Math.max(fitting, least);
  scene.geometry = { extent, turned, fitting, width, height: width * shape, depth: width * depth, small: width < 36 };
  scene.root.classList.toggle("small-tiles", width < 36);
  setAttribute(scene.root, "data-tiles", scene.look.tiles ?? null);
  scene.root.style.setProperty("--tile", `${width}px`);
  scene.setSize(Math.ceil(across * width), Math.ceil(down * width));
}

/** Where a tile is drawn, in half tiles. @param {Scene} scene @param {Piece} piece */
function drawnAt({ geometry: { extent, turned } }, { x, y }) {
  return turned ? { x: extent.bottom - 2 - y, y: x - extent.left } : { x: x - extent.left, y: y - extent.top };
}

/** @param {Scene} scene @param {Piece} piece @returns {Box} */
function place(scene, piece) {
  const { extent, width, height, depth } = scene.geometry;
  if (piece.kind === "button") return { x: 0, y: 0, width: Math.min(260, scene.width), height: 56, above: 90000 };
  const { x, y } = drawnAt(scene, piece);
  return {
    x: (x / 2) * width + (extent.layers - 1 - piece.z) * depth + 1,
    y: (y / 2) * height + (extent.layers - 1 - piece.z) * depth + 1,
    width,
    height,
    above: piece.z * 9000 + y * 90 + x,
  };
}

/** @param {Scene} _ @param {Piece} piece */
function key(_, piece) {
  return piece.spot === TABLE_SPOT ? "shuffle" : String(piece.spot);
}

/* ----------------------------------------------------------------- drawing */

/** @param {Scene} scene @param {Piece} piece @param {HTMLElement} button */
function draw(scene, piece, button) {
  if (piece.kind === "button") {
    button.classList.add("shuffle");
    button.replaceChildren(make("span", {}, tr("Shuffle")));
    return;
  }
  const free = piece.isFree;
  button.classList.toggle("stone", true); // writes nothing if it is there, unlike add()
  button.classList.toggle("free", free);
  button.classList.toggle("pairs", piece.canMove);
  setAttribute(button, "aria-disabled", String(!free));
  scene.soon(() => drawFace(scene, piece, button));
}

/** @param {Scene} scene @param {Piece} piece @param {HTMLElement} button */
function drawFace(scene, piece, button) {
  const name = facePicture(piece.value, scene.geometry.small, scene.look);
  if (button.dataset.drawn === name) return;
  button.dataset.drawn = name;
  const face = button.querySelector(".face");
  if (face) showPicture(face, name);
  else button.append(makeTile(name));
}

/** @param {Scene} _ @param {Piece} piece */
function name(_, piece) {
  if (piece.kind === "button") return tr("Shuffle the remaining tiles");
  const free = piece.canMove ? tr("free, has a match") : piece.isFree ? tr("free") : tr("not free");
  // TRANSLATORS: a tile, its place, its layer, and whether it can be taken
  return tr("%1$s at %2$s, layer %3$s, %4$s", faceName(piece.value), placeName(piece), piece.z + 1, free);
}

/* --------------------------------------------------------------- animation */

/** The tiles of a pair meet halfway and disappear.
 * @param {Scene} scene @param {Array<[string, HTMLElement]>} pair @param {Box[]} boxes */
function meet(scene, pair, [one, other]) {
  const to = { ...one, x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, above: 90000 };
  const side = one.width * (one.x <= other.x ? 0.53 : -0.53);
  pair.forEach(([, button], nth) => {
    flyAway(scene, button, nth ? other : one, { ...to, x: to.x + (nth ? side : -side) }, 300);
    scene.motions.begin(button, [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], {
      duration: 420,
      fill: "forwards",
    });
  });
}

/**
 * @param {Scene} scene
 * @param {import("../games.js").MoveEvent[]} _
 * @param {import("./scene.js").Before} before
 */
function animate(scene, _, before) {
  const gone = [...before.left].filter(([key]) => key !== "shuffle" && before.boxes.has(key));
  if (gone.length === 2)
    meet(
      scene,
      gone,
      gone.map(([key]) => /** @type {Box} */ (before.boxes.get(key))),
    );
  const come = [...scene.boxes.keys()].filter((key) => !before.boxes.has(key));
  if (come.length <= 2)
    for (const key of come) {
      const button = scene.buttons.get(key);
      if (button) scene.motions.begin(button, [{ opacity: 0 }, { opacity: 1 }], { duration: 220 });
    }
}

/** The only tile that matches. If there are more, the player chooses. @param {Scene} scene */
function best(scene) {
  return scene.reached.size === 1 ? [...scene.reached][0] : undefined;
}

/** The rules speak of a tile's left and right. @param {Scene} scene */
function note(scene) {
  return scene.geometry.turned ? tr("This board is turned: a tile is free if it is open above or below.") : "";
}

/** What the rules say of a blocked tile, and what is true on a turned board. */
const sideways = "That tile is blocked on both sides";
const upright = mark("That tile is blocked above and below");

/** @param {Scene} scene @param {string} says */
const reason = (scene, says) => (scene.geometry.turned ? says.replace(tr(sideways), tr(upright)) : says);

/** @param {Scene} scene @param {(spot: number) => Piece | undefined} at @param {import("../games.js").Move} move
 * @returns {import("./telling.js").Told} */
function tell(scene, at, { from, to }) {
  const [one, other] = [at(from), at(to)];
  if (one?.kind !== "tile" || !other)
    return {
      order: tr("shuffle the remaining tiles"),
      done: tr("you shuffled the remaining tiles"),
      brief: tr("remaining tiles"),
      spots: [TABLE_SPOT],
    };
  const faces = [faceName(one.value), faceName(other.value)];
  return {
    order: tr("take the %1$s with the %2$s", ...faces),
    done: tr("you took the %1$s with the %2$s", ...faces),
    brief: tr("%1$s with the %2$s", ...faces),
    where: () => tr("%1$s and %2$s", ...[one, other].map((piece) => tileRegion(scene, piece))),
    spots: [from, to],
  };
}

/** @type {import("./scene.js").Drawing} */
export const mahjong = {
  game: "mahjong",
  pairs: true,
  grows: true,
  art: faceArt,
  fit,
  place,
  key,
  draw,
  name,
  tell,
  reason,
  animate,
  note,
  send: { option: "pairs", best },
};

/** Parts of the board, from top to bottom. */
const regions = [
  [mark("upper left"), mark("upper middle"), mark("upper right")],
  [mark("left"), mark("middle"), mark("right")],
  [mark("lower left"), mark("lower middle"), mark("lower right")],
];

/** Roughly where a tile lies on the screen, such as "upper left, layer 2", for lists beside the board.
 * @param {Scene} scene @param {Piece} piece */
export function tileRegion(scene, piece) {
  const tiles = scene.pieces.filter(({ kind }) => kind === "tile").map((tile) => drawnAt(scene, tile));
  const at = drawnAt(scene, piece);
  const third = (/** @type {"x" | "y"} */ axis) => {
    const all = tiles.map((one) => one[axis]);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return most === least ? 1 : Math.min(2, Math.floor(((at[axis] - least) * 3) / (most - least)));
  };
  const region = tr(regions[third("y")][third("x")]);
  return piece.z ? tr("%1$s, layer %2$s", region, piece.z + 1) : region;
}

/** The letters of the free tiles. @param {Piece[]} pieces */
export function lettersOf(pieces) {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const signs = letters + letters.toUpperCase();
  const free = pieces.filter((piece) => piece.isFree);
  return new Map(free.slice(0, signs.length).map((piece, nth) => [piece.spot, signs[nth]]));
}
