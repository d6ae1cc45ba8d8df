// SPDX-License-Identifier: MIT
// What pieces do by themselves: how a game ends, and points that fly up.
// Everything that takes part has a start, a path and a time. Loaded after the first move, because no game begins with it. It imports
// nothing that others need at first: if it shared a module with the first script, the bundle would cut
// that one into more files. So equip() provides what it needs.

import { drawPicture } from "./brush.js";

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

/** @typedef {Pick<typeof import("../games.js"), "EVENTS" | "KINDS" | "MARKS" | "TABLE_SPOT"> &
 *   Pick<typeof import("../base/dom.js"), "make">} Tools */

/** @type {Tools} */
let tools;

/** @param {Tools} given */
export const equip = (given) => (tools = given);

/** Tiles that are nearly white can get no brighter, but golden. */
const golden = "sepia(1) saturate(3.2) hue-rotate(-8deg) brightness(1.08)";
const slowing = "cubic-bezier(.15,.7,.25,1)";

/** Runs all parts. Resolves when the last one has ended, or a touch or key has ended them all.
 * @param {Scene} scene @param {Part[]} parts @returns {Promise<void>} */
function perform(scene, parts) {
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
const chance = (nth) => Math.abs(Math.sin((nth + 1) * 12.9898) * 43758.5453) % 1;

/** @param {Piece} piece */
const isSolid = ({ kind, spot }) =>
  kind !== tools.KINDS.PLACE && kind !== tools.KINDS.NEXT_BALL && spot < tools.TABLE_SPOT;

/** A piece as its drawing shows it, which belongs to no spot. @param {Scene} scene @param {Piece} piece @param {Box} box */
function madeOf(scene, piece, box) {
  const element = tools.make("div", { class: "piece" });
  scene.drawing.draw(scene, piece, element);
  return lift(scene, element, box);
}

/** The pieces on the board by layers and rows, with their buttons. @param {Scene} scene */
const solidOf = (scene) =>
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
const at = ({ x, y }) => `translate(${x}px, ${y}px)`;

/* ------------------------------------------------------------------ endings */

/** A part that only keeps an element invisible. @param {Element} element @param {number} lasts @returns {Part} */
const hidden = (element, lasts) => ({ element, path: [{ opacity: 0 }, { opacity: 0 }], at: 0, lasts });

/** How many seconds lie between two points of the way of a card, each of which leaves a trace. */
const step = 0.02;

/** The way of a card that jumps off a foundation and bounces out of the board.
 * @param {Scene} scene @param {Box} box @param {number} nth */
function bounce(scene, box, nth) {
  const board = scene.root.getBoundingClientRect();
  const stage = (scene.root.parentElement ?? scene.root).getBoundingClientRect();
  const high = stage.bottom - board.top,
    wide = stage.width;
  const floor = high - box.height;
  const away = (chance(nth) < 0.25 ? 1 : -1) * (scene.look.hand === "left" ? -1 : 1);
  const across = away * wide * (0.45 + 0.5 * chance(nth + 50));
  const gravity = high * 3.2;
  let { x, y } = box,
    down = -high * 0.6 * chance(nth + 100);
  const places = [{ x, y }];
  while (places.length < 120 && x > stage.left - board.left - box.width && x < stage.right - board.left) {
    x += across * step;
    down += gravity * step;
    y += down * step;
    if (y > floor) {
      y = floor;
      down *= -0.72;
    }
    places.push({ x, y });
  }
  const path = places.map((place) => ({ transform: at(place) }));
  return { places, path, lasts: (places.length - 1) * step * 1000 };
}

/** A card as an image, in pixels of the screen. @param {Element} card @param {Scene} scene */
function imageOf(card, scene) {
  const { width, height } = /** @type {HTMLElement} */ (card).getBoundingClientRect();
  const image = tools.make("canvas", { width: width * devicePixelRatio, height: height * devicePixelRatio });
  const pen = image.getContext("2d");
  const svg = card.querySelector("svg");
  const use = svg?.querySelector("use");
  if (!pen || !svg || !use) return image;
  const style = getComputedStyle(scene.root);
  const { backgroundColor, color } = getComputedStyle(card);
  pen.scale(devicePixelRatio, devicePixelRatio);
  pen.beginPath();
  pen.roundRect(0.5, 0.5, width - 1, height - 1, width * 0.085);
  pen.fillStyle = backgroundColor;
  pen.fill();
  const picture = document.getElementById((use.getAttribute("href") ?? "").slice(1));
  const paints = { colours: (/** @type {string} */ name) => style.getPropertyValue(name).trim(), ink: color };
  drawPicture(pen, picture, svg.getAttribute("viewBox") ?? "", { x: 0, y: 0, width, height }, paints);
  pen.strokeStyle = "#0009";
  pen.lineWidth = 1;
  pen.stroke();
  return image;
}

/** Cards leave traces behind the pieces, which stay after the show: only its clock is animated, and each frame draws
 * what has been passed since the last one.
 * @param {Scene} scene @param {(Part & { places: Place[] })[]} parts */
function leaveTraces(scene, parts) {
  const stage = scene.root.parentElement ?? scene.root;
  const [board, around] = [scene.root, stage].map((one) => one.getBoundingClientRect());
  const { width, height } = around;
  const canvas = tools.make("canvas", { width: width * devicePixelRatio, height: height * devicePixelRatio });
  const origin = { x: around.left - board.left, y: around.top - board.top };
  Object.assign(canvas.style, {
    position: "absolute",
    left: `${origin.x}px`,
    top: `${origin.y}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
  });
  const pen = canvas.getContext("2d");
  if (!pen) return;
  scene.root.prepend(canvas);
  scene.traces = canvas;
  const cards = parts.map((part) => ({ ...part, image: imageOf(part.element, scene), drawn: 0 }));
  const lasts = Math.max(...parts.map((part) => part.at + part.lasts));
  let isOver = false;
  const clock = scene.motions.begin(canvas, [], { duration: lasts }, () => (isOver = true));
  const draw = () => {
    const now = isOver ? lasts : Number(clock.currentTime ?? 0);
    for (const card of cards)
      for (; card.drawn < card.places.length && card.at + card.drawn * step * 1000 <= now; card.drawn++) {
        const { x, y } = card.places[card.drawn];
        pen.drawImage(card.image, (x - origin.x) * devicePixelRatio, (y - origin.y) * devicePixelRatio);
      }
    if (!isOver && canvas.isConnected) requestAnimationFrame(draw);
  };
  draw();
  dropWhenResized(scene, stage);
}

/** What stays behind a result fits the stage only at its size. @param {Scene} scene @param {Element} stage */
function dropWhenResized(scene, stage) {
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

/** One card after the other leaves the foundations, kings first, and uncovers the next one. @param {Scene} scene */
function cascade(scene) {
  const highest = 13,
    leaving = 6,
    between = 95;
  const homes = solidOf(scene).filter(({ piece }) => piece.marks & tools.MARKS.IS_HOME);
  /** @type {(Part & { places: Place[] })[]} */
  const parts = [];
  for (let rank = highest - leaving; rank <= highest; rank++)
    homes.forEach(({ piece, box }, nth) => {
      const value = (rank << 2) | (piece.value & 3);
      const card = madeOf(scene, { ...piece, value }, box);
      card.style.zIndex = String(rank);
      const number = (highest - rank) * homes.length + nth;
      const jump = rank === highest - leaving ? { places: [], path: [], lasts: 0 } : bounce(scene, box, number);
      parts.push({ element: card, ...jump, at: number * between, fill: "both", goes: true });
    });
  leaveTraces(scene, parts);
  const whole = Math.max(0, ...parts.map(({ at, lasts }) => at + lasts));
  // The lowest cards stay until the kings are back.
  for (const part of parts.slice(0, homes.length)) Object.assign(part, { at: 0, lasts: whole });
  return [...parts, ...homes.map(({ button }) => hidden(button, whole))];
}

/** The tiles of the deal two by two, those on top first. @param {Scene} scene */
function pairsOf(scene) {
  /** @type {Map<number, Piece>} */
  const single = new Map();
  const pairs = [];
  const tiles = scene.origin.filter(({ kind }) => kind === tools.KINDS.TILE).sort((a, b) => b.z - a.z || a.y - b.y);
  for (const tile of tiles) {
    const other = single.get(tile.value);
    if (other) pairs.push([other, tile]);
    if (other) single.delete(tile.value);
    else single.set(tile.value, tile);
  }
  const rest = [...single.values()];
  while (rest.length > 1) pairs.push(rest.splice(0, 2));
  return pairs;
}

/** The places of a wall around the table: a place in its right half and the one opposite, from the middle of the upper
 * side to that of the lower one. @param {Scene} scene @returns {[number, number][]} */
function wallPlaces(scene) {
  const { width, height } = scene.geometry;
  const { offsetWidth, offsetHeight } = scene.root;
  const across = Math.floor(offsetWidth / width / 2),
    down = Math.max(0, Math.floor(offsetHeight / height) - 2);
  const middle = offsetWidth / 2;
  const share = (offsetHeight - 2 * height) / Math.max(1, down);
  const columns = Array.from({ length: across }, (_, nth) => middle + nth * width);
  const last = columns[across - 1] ?? middle;
  return [
    ...columns.map((x) => /** @type {[number, number]} */ ([x, 0])),
    ...Array.from(
      { length: down },
      (_, nth) => /** @type {[number, number]} */ ([last, height + share * (nth + 0.5) - height / 2]),
    ),
    ...columns.reverse().map((x) => /** @type {[number, number]} */ ([x, offsetHeight - height])),
  ];
}

/** The pairs come back from the middle of the table and build a wall around it, each half like the other. It stays.
 * @param {Scene} scene */
function wall(scene) {
  const whole = 2600,
    flight = 420;
  const { width, height } = scene.geometry;
  const { offsetWidth, offsetHeight } = scene.root;
  const places = wallPlaces(scene);
  const pairs = pairsOf(scene).slice(0, places.length);
  const between = Math.min(110, whole / Math.max(1, pairs.length));
  return pairs.flatMap((pair, nth) =>
    pair.flatMap((piece, side) => {
      const [right, y] = places[nth];
      const x = side ? right : offsetWidth - width - right;
      const from = { x: offsetWidth / 2 - (side ? 0 : width), y: (offsetHeight - height) / 2 };
      const tile = madeOf(scene, { ...piece, marks: tools.MARKS.IS_FREE }, { x, y, width, height, above: nth });
      tile.style.zIndex = String(Math.round(y * 90 + x));
      const built = pairs.length * between + flight;
      return [
        {
          element: tile,
          path: [
            { transform: `${at(from)} scale(.6)`, opacity: 0 },
            { transform: at(from), opacity: 1, offset: 0.35 },
            { transform: at({ x, y }), opacity: 1 },
          ],
          at: nth * between,
          lasts: flight,
          easing: slowing,
        },
        // Once the wall stands, a light runs along both halves.
        {
          element: tile,
          path: [{ filter: "none" }, { filter: golden }, { filter: "none" }],
          at: built + nth * 16,
          lasts: 260,
        },
      ];
    }),
  );
}

/** One ball glows and bursts, the others follow, the nearer ones first, and all come back.
 * @param {Scene} scene @param {number} spot where it begins */
function burst(scene, spot) {
  const glow = 480,
    ring = 95,
    rest = 420,
    sparkling = 3;
  const all = solidOf(scene);
  const first = all.find(({ piece }) => piece.spot === spot) ?? all[all.length >> 1];
  const far = (/** @type {{ piece: Piece }} */ { piece }) =>
    Math.hypot(piece.x - first.piece.x, piece.y - first.piece.y);
  const gone = Math.max(0, ...all.map(far)) * ring + 380 + rest;
  return all.flatMap((one, nth) => {
    const ball = one.button.querySelector(".ball");
    if (!ball) return [];
    const begins = one === first ? 0 : glow + far(one) * ring;
    const bursts = one === first ? glow : 0;
    const comes = glow + gone + far(one) * ring * 0.6;
    const lasts = comes + 260 - begins;
    const moment = (/** @type {number} */ time) => Math.min(1, time / lasts);
    /** @type {Part} */
    const part = {
      element: ball,
      path: [
        { transform: "scale(1)", opacity: 1, filter: "none" },
        { transform: "scale(1.16)", opacity: 1, filter: "brightness(1.5)", offset: moment(bursts + 130) },
        { transform: "scale(.2)", opacity: 0, filter: "brightness(1.5)", offset: moment(bursts + 300) },
        { transform: "scale(0)", opacity: 0, filter: "none", offset: moment(comes - begins) },
        { transform: "scale(1.14)", opacity: 1, filter: "none", offset: moment(comes + 170 - begins) },
        { transform: "scale(1)", opacity: 1, filter: "none" },
      ],
      at: begins,
      lasts,
    };
    return one === first || nth % sparkling === 0 ? [part, ...sparks(scene, one, begins + bursts + 160)] : [part];
  });
}

/** @param {Scene} scene @param {{ piece: Piece, box: Box }} one @param {number} begins @returns {Part[]} */
function sparks(scene, { piece, box }, begins) {
  const holder = lift(scene, tools.make("div", { class: `piece cell flying colour-${piece.value}` }), box);
  return Array.from({ length: 8 }, (_, nth) => {
    const element = tools.make("span", { class: "spark" });
    holder.append(element);
    const angle = (nth * Math.PI) / 4 + 0.3;
    const end = { x: Math.cos(angle) * box.width * 1.3, y: Math.sin(angle) * box.width * 1.3 };
    return {
      element,
      path: [
        { transform: "translate(0, 0) scale(1)", opacity: 1 },
        { transform: `${at(end)} scale(.2)`, opacity: 0 },
      ],
      at: begins,
      lasts: 520,
      easing: slowing,
      fill: /** @type {const} */ ("both"),
      goes: true,
    };
  });
}

/** The pieces hop and light up row by row, and then all at once. @param {Scene} scene @returns {Part[]} */
function rows(scene) {
  const row = 190,
    column = 45;
  const all = solidOf(scene);
  const whole = Math.max(0, ...all.map(({ piece }) => piece.y * row + piece.x * column)) + 420;
  return all.flatMap(({ piece, button, box }) => [
    {
      element: button,
      path: [
        { transform: at(box), filter: "none" },
        { transform: `${at(box)} translateY(-${box.height * 0.22}px)`, filter: golden },
        { transform: at(box), filter: "none" },
      ],
      at: piece.y * row + piece.x * column,
      lasts: 420,
      easing: "ease-in-out",
    },
    {
      element: button,
      path: [{ filter: "none" }, { filter: golden }, { filter: "none" }],
      at: whole,
      lasts: 520,
      easing: "ease-in-out",
    },
  ]);
}

/** How games end that were played with these pieces; others end row by row.
 * @param {number} kind @returns {(scene: Scene, spot: number) => Part[]} */
const endingOf = (kind) =>
  ({ [tools.KINDS.CARD]: cascade, [tools.KINDS.TILE]: wall, [tools.KINDS.BALL]: burst })[kind] ?? rows;

/** Shows the ending of a game. Resolves when it is over. @param {Scene} scene @param {number} spot where the last move
 * ended */
export async function celebrate(scene, spot) {
  const piece = scene.pieces.find(isSolid) ?? scene.origin.find(isSolid);
  scene.root.classList.add("celebrating");
  await perform(scene, endingOf(piece?.kind ?? tools.KINDS.PLACE)(scene, spot));
  scene.root.classList.remove("celebrating");
}

/* ------------------------------------------------------------------- points */

/** Points fly up from what a move has cleared, when that goes.
 * @param {Scene} scene @param {import("../games.js").Happening[]} events @param {number} points */
export function flyPoints(scene, events, points) {
  const places = events
    .filter(({ what }) => what === tools.EVENTS.CLEARED)
    .flatMap(({ from }) => scene.pieceOn(from) ?? [])
    .map((piece) => scene.drawing.place(scene, piece));
  if (!places.length || points <= 0) return;
  const rolls = events.some(({ what }) => what === tools.EVENTS.WENT) && !scene.brought;
  const begins = rolls ? scene.motions.remaining() : 0;
  const middle = (/** @type {(box: Box) => number} */ of) =>
    places.reduce((sum, box) => sum + of(box), 0) / places.length;
  const size = places[0].height;
  const element = tools.make("b", { class: "points" }, `+${points}`);
  Object.assign(element.style, {
    position: "absolute",
    left: "0",
    top: "0",
    zIndex: "3000",
    font: `800 ${Math.max(30, size * 0.85)}px/1 system-ui, sans-serif`,
    color: "#ffd75f",
    textShadow: "0 2px 5px #000c, 0 0 2px #000",
  });
  scene.air.append(element);
  const from = {
    x: middle((box) => box.x + box.width / 2),
    y: middle((box) => box.y + box.height / 2),
  };
  const path = [
    [0, 0.5, 0],
    [0.25, 1.15, 1],
    [0.8, 1, 1],
    [1.1, 1, 0],
  ].map(([rise, scale, opacity]) => ({
    transform: `${at({ ...from, y: from.y - rise * size })} translate(-50%, -50%) scale(${scale})`,
    opacity,
  }));
  scene.motions.begin(element, path, { duration: 1100, delay: begins + 120, easing: "ease-out", fill: "both" }, () =>
    element.remove(),
  );
}
