// SPDX-License-Identifier: MIT
// What all endings of games need: parts with a start, a path and a time, and canvases that are drawn while they run.
// It imports nothing that others need at first: if it shared a module with the first script, the bundle would cut that
// one into more files. So equip() provides what it needs.

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {import("./scene.js").Box} Box
 * @typedef {object} Part
 * @property {Element} element
 * @property {Keyframe[]} path
 * @property {number} at when it starts, in milliseconds
 * @property {number} lasts
 * @property {string} [easing]
 * @property {FillMode} [fill]
 * @property {boolean} [goes] it is removed at its end
 * @typedef {{ x: number, y: number }} Place
 */

/** @typedef {Pick<typeof import("../games.js"), "TABLE_SPOT"> &
 *   Pick<typeof import("../base/dom.js"), "make"> &
 *   Pick<typeof import("../../../../bindings/npm/src/shared/translate.js"), "trCount">} Tools */

/** @type {Tools} */
export let tools;

/** @param {Tools} given */
export const equip = (given) => (tools = given);

/** Tiles that are nearly white can get no brighter, but golden. */
export const golden = "sepia(1) saturate(3.2) hue-rotate(-8deg) brightness(1.08)";
export const slowing = "cubic-bezier(.15,.7,.25,1)";

/** Runs all parts. Resolves when the last one has ended, or a touch or key has ended them all.
 * @param {Scene} scene @param {Part[]} parts @returns {Promise<void>} */
export function perform(scene, parts) {
  const lasts = Math.max(0, ...parts.map((part) => part.at + part.lasts));
  for (const { element, path, at, lasts, easing = "linear", fill = "backwards", goes } of parts)
    scene.motions.begin(element, path, { duration: lasts, delay: at, easing, fill }, () => {
      if (goes) element.remove();
    });
  const ending = new AbortController();
  const skip = () => scene.motions.finish();
  for (const touch of ["pointerdown", "keydown"])
    addEventListener(touch, skip, { signal: ending.signal, capture: true });
  return new Promise((resolve) => {
    scene.motions.begin(scene.air, [], { duration: lasts }, () => {
      ending.abort();
      resolve();
    });
  });
}

/** The next of a row of numbers from 0 to 1, the same in every game. @param {number} nth */
export const chance = (nth) => Math.abs(Math.sin((nth + 1) * 12.9898) * 43758.5453) % 1;

/** @param {Piece} piece */
export const isSolid = ({ kind, spot }) => kind !== "place" && kind !== "next-ball" && spot < tools.TABLE_SPOT;

/** A piece as its drawing shows it, which belongs to no spot. @param {Scene} scene @param {Piece} piece @param {Box} box */
export function madeOf(scene, piece, box) {
  const element = tools.make("div", { class: "piece" });
  scene.drawing.draw(scene, piece, element);
  return lift(scene, element, box);
}

/** The pieces on the board by layers and rows, with their buttons. @param {Scene} scene */
export const solidOf = (scene) =>
  scene.pieces
    .filter(isSolid)
    .sort((a, b) => a.z - b.z || a.y - b.y || a.x - b.x)
    .flatMap((piece) => {
      const button = scene.buttons.get(scene.drawing.key(scene, piece));
      return button ? [{ piece, button, box: scene.drawing.place(scene, piece) }] : [];
    });

/** Puts something above the board that is not a piece of the game. @param {Scene} scene @param {HTMLElement} element
 * @param {Box} box */
function lift(scene, element, box) {
  Object.assign(element.style, { width: `${box.width}px`, height: `${box.height}px`, transform: at(box) });
  scene.air.append(element);
  return element;
}

/** @param {{ x: number, y: number }} place */
export const at = ({ x, y }) => `translate(${x}px, ${y}px)`;

/** The stage in the board's coordinates, but at least the board. @param {Scene} scene */
export function areaOf({ root }) {
  const [board, around] = [root, root.parentElement ?? root].map((one) => one.getBoundingClientRect());
  const wide = Math.max(board.width, around.width),
    high = Math.max(board.height, around.height);
  return {
    x: Math.min(0, around.left - board.left),
    y: Math.min(0, around.top - board.top),
    width: wide,
    height: high,
  };
}

/** A canvas as large as the stage, which is drawn until its time is over.
 * @param {Scene} scene @param {number} lasts
 * @param {(pen: CanvasRenderingContext2D, now: number) => void} draw in the board's coordinates */
export function paint(scene, lasts, draw) {
  const { x, y, width, height } = areaOf(scene);
  const canvas = tools.make("canvas", { width: width * devicePixelRatio, height: height * devicePixelRatio });
  Object.assign(canvas.style, {
    position: "absolute",
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
  });
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, -x * devicePixelRatio, -y * devicePixelRatio);
  everyFrame(scene, canvas, lasts, (now) => draw(pen, now));
  return canvas;
}

/** Acts in every frame as long as an element is on the page, and a last time at the end.
 * @param {Scene} scene @param {Element} element @param {number} lasts @param {(now: number) => void} act */
export function everyFrame(scene, element, lasts, act) {
  let isOver = false;
  const clock = scene.motions.begin(element, [], { duration: lasts }, () => (isOver = true));
  const frame = () => {
    act(isOver ? lasts : Number(clock.currentTime ?? 0));
    if (!isOver && element.isConnected) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** What stays behind a result fits the stage only at its size. @param {Scene} scene */
export function dropWhenResized(scene) {
  const stage = scene.root.parentElement ?? scene.root;
  const { width, height } = stage.getBoundingClientRect();
  const watcher = new ResizeObserver(() => {
    const now = stage.getBoundingClientRect();
    if (now.width === width && now.height === height) return;
    watcher.disconnect();
    scene.air.replaceChildren();
    scene.traces?.remove();
  });
  watcher.observe(stage);
}
