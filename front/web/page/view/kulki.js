// SPDX-License-Identifier: MIT
// Kulki: glossy balls with numbers in a tray of squares.
import { tr, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { ballName, COLOURS, placeName } from "../../../../bindings/npm/src/shared/names.js";
import { make, setAttribute, shape } from "../base/dom.js";
import { frame, numerals, picture, useOf } from "../art/sprite.js";
import { NO_SPOT, TABLE_SPOT } from "../games.js";
import { animateBalls, startOf } from "./roll.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Piece} Piece
 */

const box = "0 0 100 100";

/** What is on a ball, by what the player wants to see. @type {Record<string, (value: number) => Element[]>} */
const signs = {
  numbers: (value) => [numerals(String(value), 50, 50, 62, 17)],
  shapes: (value) => [useOf(`shape-${value}`, { fill: "currentColor" })],
  none: () => [],
};

/** A ball as an element, which fills its container. @param {number} value @param {string} kind "numbers", "shapes" or
 * "none" */
export function makeBall(value, kind) {
  return make(
    "span",
    { class: `ball colour-${value}` },
    picture("ball-body", box, "body"),
    frame(box, `decal ${kind}`, ...(signs[kind] ?? signs.numbers)(value)),
  );
}

/** @param {Scene} scene */
function sides(scene) {
  const cells = scene.pieces.filter((piece) => piece.spot < TABLE_SPOT);
  return {
    columns: Math.max(...cells.map((piece) => piece.x)) + 1,
    rows: Math.max(...cells.map((piece) => piece.y)) + 1,
  };
}

/** Whether there is a bar above the board: it shows the next balls if they have no cells, and the pass.
 * @param {Scene} scene */
function hasBar(scene) {
  return scene.pieces.some((piece) => piece.spot >= TABLE_SPOT);
}

/** @param {Scene} scene */
function fit(scene) {
  const { columns, rows } = sides(scene);
  const margin = scene.still ? 0 : 1;
  const bar = hasBar(scene) ? 1.15 : 0;
  const size = Math.floor(
    Math.min(scene.width / (columns + 0.3 + 0.5 * margin), scene.height / (rows + 0.3 + 0.5 * margin + bar), 220),
  );
  const edge = Math.round(size * 0.15);
  const rim = Math.round(size * 0.5 * margin);
  scene.geometry = { columns, rows, size, edge, rim, top: edge + rim + Math.round(bar * size) };
  scene.root.style.setProperty("--cell", `${size}px`);
  scene.setSize(columns * size + 2 * edge + rim, rows * size + edge + scene.geometry.top);
}

/** @param {Scene} scene */
function ground(scene) {
  const { columns, rows, size, edge, rim, top } = scene.geometry;
  const beds = scene.pieces.filter((piece) => piece.spot < TABLE_SPOT);
  const shape = [columns, rows, size, top, scene.still, beds.length].join();
  if (scene.ground.dataset.shape === shape) return;
  scene.ground.dataset.shape = shape;
  const tray = make("div", { class: "tray" });
  Object.assign(tray.style, { left: `${rim}px`, top: `${top - edge}px`, right: "0", bottom: "0" });
  const names = scene.still
    ? []
    : [
        ..."ABCDEFGHIJKLMNO"
          .slice(0, columns)
          .split("")
          .map((letter, nth) => label(letter, rim + edge + (nth + 0.5) * size, top - edge - rim / 2)),
        ...Array.from({ length: rows }, (_, nth) => label(String(nth + 1), rim / 2, top + (nth + 0.5) * size)),
      ];
  scene.ground.replaceChildren(tray, ...names, ...beds.map((piece) => bed(piece, place(scene, piece))));
}

/** The bottom layer of a cell. @param {Piece} piece @param {import("./scene.js").Box} box */
function bed(piece, box) {
  const element = make("span", { class: isOdd(piece) ? "bed odd" : "bed" });
  Object.assign(element.style, { left: `${box.x}px`, top: `${box.y}px` });
  Object.assign(element.style, { width: bedSide(box.width), height: bedSide(box.height) });
  return element;
}

/** @param {number} side */
const bedSide = (side) => `calc(${side}px - 2 * var(--gap))`;

/** @param {Piece} piece */
const isOdd = (piece) => (piece.x + piece.y) % 2 === 1;

/** @param {string} words @param {number} x @param {number} y */
function label(words, x, y) {
  const element = make("span", { class: "label" }, words);
  Object.assign(element.style, { left: `${x}px`, top: `${y}px` });
  return element;
}

/** Marks where the held ball can go: a dot on each empty cell, and a ring around each ball that is about to drop.
 * One picture contains all marks.
 * @param {Scene} scene */
function mark(scene) {
  if (scene.still) return;
  const known = /** @type {SVGElement | null} */ (scene.root.querySelector(".dots"));
  const dots = known ?? scene.root.insertBefore(makeDots(), scene.air);
  const signs = scene.pieces
    .filter((piece) => scene.reached.has(piece.spot))
    .map((piece) =>
      piece.kind === "place"
        ? circle(scene, piece, 0.085)
        : piece.kind === "next-ball"
          ? circle(scene, piece, 0.31) + circle(scene, piece, 0.25)
          : "",
    );
  setAttribute(/** @type {Element} */ (dots.firstElementChild), "d", signs.join(""));
  setAttribute(/** @type {Element} */ (dots.lastElementChild), "d", trailPath(scene));
}

function makeDots() {
  const path = (/** @type {object} */ traits) => shape("path", { ...traits });
  return shape(
    "svg",
    { class: "dots", "aria-hidden": "true" },
    path({ "fill-rule": "evenodd" }),
    path({ class: "trail" }),
  );
}

/** The way of a suggested ball, through the middle of each cell. @param {Scene} scene */
function trailPath(scene) {
  const points = scene.trail.flatMap((spot) => {
    const piece = scene.pieceOn(spot);
    if (!piece) return [];
    const { x, y, width, height } = place(scene, piece);
    return [`${x + width / 2} ${y + height / 2}`];
  });
  return points.length > 1 ? `M${points.join("L")}` : "";
}

/** A circle in the middle of a cell.
 * @param {Scene} scene @param {Piece} piece @param {number} share of the cell's width */
function circle(scene, piece, share) {
  const { x, y, width, height } = place(scene, piece);
  const radius = Math.max(3, width * share);
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${x + width / 2 - radius} ${y + height / 2}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
}

/** @param {Scene} scene @param {Piece} piece */
function place(scene, piece) {
  const { size, edge, rim, top, columns } = scene.geometry;
  if (piece.spot === TABLE_SPOT)
    return { x: rim + edge + (columns - 2.2) * size, y: 0, width: 2.2 * size, height: size, above: 1 };
  if (piece.spot === NO_SPOT)
    return { x: rim + edge + (piece.x - columns - 1) * size, y: 0, width: size, height: size, above: 1 };
  return { x: rim + edge + piece.x * size, y: top + piece.y * size, width: size, height: size, above: 1 };
}

/** @param {Scene} _ @param {Piece} piece */
function key(_, piece) {
  return piece.spot === NO_SPOT ? `next-${piece.x}` : String(piece.spot);
}

/** @param {Scene} scene @param {Piece} piece @param {HTMLElement} button */
function draw(scene, piece, button) {
  const signs = scene.look.signs ?? "numbers";
  const drawn = `${piece.kind} ${piece.value} ${signs}`;
  if (button.dataset.drawn === drawn) return;
  button.dataset.drawn = drawn;
  button.classList.add(piece.kind === "button" ? "turn" : "cell");
  if (piece.spot === NO_SPOT) button.classList.add("next");
  button.classList.toggle("is-ball", piece.kind === "ball");
  if (piece.kind === "button") button.replaceChildren(make("span", { class: "pass" }, tr("End turn")));
  else if (piece.kind === "place") button.replaceChildren();
  else drawBall(button, piece, signs);
}

/** @param {HTMLElement} button @param {Piece} piece @param {string} signs */
function drawBall(button, piece, signs) {
  const ball = makeBall(piece.value, signs);
  if (piece.kind === "next-ball") ball.classList.add("coming");
  button.replaceChildren(ball);
}

/** The name of each ball's colour, in each palette. @type {Record<string, string[]>} */
export const colourNames = {
  default: COLOURS,
  safe: ["", "vermilion", "green", "blue", "yellow", "pink", "sky blue", "white", "orange", "grey"],
};

/** @param {Scene} scene */
export const namesIn = (scene) => colourNames[scene.look.palette] ?? colourNames.default;

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Sentences about moves have the colours of the usual palette, of one ball or of several: "ball" and "balls".
 * @param {Scene} scene @param {string} words */
function heard(scene, words) {
  const names = namesIn(scene);
  for (const [value, usual] of colourNames.default.entries())
    for (const form of names[value] === usual ? [] : ["ball", "balls"]) {
      // Chinese has no spaces between words, and no letters with cases.
      const whole = `(?<![\\p{Ll}\\p{Lu}])${escaped(trIn(form, usual))}(?![\\p{Ll}\\p{Lu}])`;
      words = words.replace(new RegExp(whole, "giu"), trIn(form, names[value]));
    }
  return words;
}

/** @param {Scene} scene @param {number} value */
const called = (scene, value) => ballName(namesIn(scene)[value]);

/** What the solver says of a colour, which it names by its number, too. */
const numbered = "joins # % balls, colour @";

/** The rules speak of typed moves. @param {Scene} scene @param {string} says */
function reason(scene, says) {
  const signs = /** @type {string[]} */ (tr(numbered).match(/[#%@]/g) ?? []);
  const pattern = escaped(tr(numbered)).replace(/[#@]/g, "(\\d+)").replace("%", "(.+?)");
  return says
    .replace(new RegExp(pattern), (_, ...found) => {
      const value = Number(found[signs.indexOf("@")]);
      const count = found[signs.indexOf("#")];
      // xgettext:no-javascript-format
      // TRANSLATORS: A hint. # stands for how many, % for the name of the colour.
      return tr("joins # % balls")
        .replace("#", count)
        .replace("%", trIn("balls", namesIn(scene)[value]));
    })
    .replace(tr("There is no ball on the source cell"), tr("Choose a ball first, then the cell it goes to"));
}

/** @param {Scene} scene @param {(spot: number) => Piece | undefined} at @param {import("../games.js").Move} move
 * @returns {import("./telling.js").Told} */
function tell(scene, at, { from, to, events }) {
  const [ball, cell] = [at(from), at(to)];
  if (ball?.kind !== "ball")
    return { order: tr("end the turn"), done: tr("you ended the turn"), brief: tr("turn"), spots: [TABLE_SPOT] };
  const steps = events.filter(({ kind }) => kind === "went").map((event) => event.to);
  const moved = ballName(namesIn(scene)[ball.value], "moved");
  return {
    // TRANSLATORS: %s is "red ball", in the form for what is moved.
    order: tr("move the %s to the marked cell", moved),
    done: tr("you moved the %s to the marked cell", moved),
    brief: called(scene, ball.value),
    where: () => tr("from %1$s to %2$s", placeName(ball), cell && placeName(cell)),
    spots: [from, to],
    trail: [from, ...steps],
  };
}

/** @param {Scene} scene @param {Piece} piece */
function name(scene, piece) {
  const ball = `${called(scene, piece.value)}, ${piece.value}`;
  if (piece.kind === "button") return tr("End turn: let the balls drop");
  const where = piece.spot === NO_SPOT ? "" : `${placeName(piece)} `;
  if (piece.kind === "ball") return where + ball;
  return where + (piece.kind === "next-ball" ? tr("next %s", ball) : tr("empty"));
}

/** @type {import("./scene.js").Drawing} */
export const kulki = {
  game: "kulki",
  fit,
  ground,
  mark,
  place,
  key,
  draw,
  name,
  heard,
  tell,
  reason,
  start: startOf,
  animate: animateBalls,
  rows: true,
  grip: (button) => button.querySelector(".ball"),
};
