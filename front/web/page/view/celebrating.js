// SPDX-License-Identifier: MIT
// What pieces do by themselves: how a game ends, and points that fly up. Loaded after the first move, because no game
// begins with it.
import { cascade } from "./cascade.js";
import {
  areaOf,
  at,
  chance,
  dropWhenResized,
  everyFrame,
  golden,
  isSolid,
  madeOf,
  paint,
  perform,
  slowing,
  solidOf,
  tools,
} from "./performing.js";

export { equip } from "./performing.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {import("./scene.js").Box} Box
 * @typedef {import("./performing.js").Part} Part
 */

/* ------------------------------------------------------------------ endings */

/** The tiles of the deal two by two, those on top first. @param {Scene} scene */
function pairsOf(scene) {
  /** @type {Map<number, Piece>} */
  const single = new Map();
  const pairs = [];
  const tiles = scene.origin.filter(({ kind }) => kind === "tile").sort((a, b) => b.z - a.z || a.y - b.y);
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

/** What a wall around the table needs to know, in tiles: half of its long side, and its short side.
 * @param {Scene} scene */
function measureWall(scene) {
  const { width, height } = scene.geometry;
  const area = areaOf(scene);
  const across = Math.max(1, Math.floor(area.width / width / 2 - 0.2)),
    down = Math.max(0, Math.floor(area.height / height - 0.4) - 2);
  return { area, across, down, width, height, depth: scene.geometry.depth, middle: area.x + area.width / 2 };
}

/** @typedef {{ right: number, y: number, storey: number }} Stand a place in the right half; the other half mirrors it */

/** The places of a storey of the wall, from the middle of the upper side to that of the lower one.
 * @param {ReturnType<typeof measureWall>} wall @param {number} storey @returns {Stand[]} */
function wallPlaces({ area, across, down, width, height }, storey) {
  const columns = Array.from({ length: across }, (_, nth) => nth * width);
  const top = area.y + height * 0.2,
    bottom = area.y + area.height - height * 1.2;
  const share = (bottom - top - height) / Math.max(1, down);
  const row = (/** @type {number} */ y) => columns.map((right) => ({ right, y, storey }));
  const side = Array.from({ length: down }, (_, nth) => ({
    right: (across - 1) * width,
    y: top + height / 2 + share * (nth + 0.5),
    storey,
  }));
  return [...row(top), ...side, ...row(bottom).reverse()];
}

/** A stepped tower for so many pairs within the wall. On high screens it stands in the upper half: the result covers the
 * lower one. @param {ReturnType<typeof measureWall>} wall @param {number} pairs @returns {Stand[]} */
function towerPlaces({ area, across, down, width, height }, pairs) {
  const middle = area.y + area.height * (area.height > area.width ? 0.3 : 0.5);
  /** @type {Stand[]} */
  let places = [];
  for (let rows = 1; places.length < pairs && rows < down; rows++) {
    const half = Math.min(across - 2, Math.ceil((rows * height) / width / 2));
    places = [];
    for (let storey = 0; storey < Math.min(rows, half); storey++)
      for (let row = storey; row < rows; row++)
        for (let column = 0; column < half - storey; column++)
          places.push({
            right: column * width,
            y: middle + (row - storey / 2 - rows / 2) * height,
            storey,
          });
  }
  return places;
}

/** The pairs come back from the middle of the table and build a wall of two storeys around it, each half like the other,
 * and a tower within. Both stay. @param {Scene} scene */
function wall(scene) {
  const whole = 2700,
    flight = 460;
  const sizes = measureWall(scene);
  const { area, width, height, depth, middle } = sizes;
  const pairs = pairsOf(scene);
  const outer = [0, 1].flatMap((storey) => wallPlaces(sizes, storey));
  const places = [...outer, ...towerPlaces(sizes, pairs.length - outer.length)];
  const between = Math.min(110, whole / Math.max(1, pairs.length));
  const built = Math.min(pairs.length, places.length) * between + flight;
  return pairs.slice(0, places.length).flatMap((pair, nth) =>
    pair.flatMap((piece, side) => {
      const { right, y: ground, storey } = places[nth];
      const x = middle + (side ? right : -width - right) - storey * depth,
        y = ground - storey * depth;
      const from = { x: middle - (side ? 0 : width), y: area.y + (area.height - height) / 2 };
      const tile = madeOf(scene, { ...piece, canMove: false, isFree: true }, { x, y, width, height, above: nth });
      const above = storey * 30000 + Math.round((y - area.y) * 9 + (x - area.x) / 100);
      tile.style.zIndex = String(above);
      // Once all stand, a light runs along both halves of the wall, and ends on the tower.
      const lit = built + (nth < outer.length ? (nth % (outer.length / 2)) * 16 : (outer.length / 2) * 16);
      return [
        {
          element: tile,
          path: [
            { transform: `${at(from)} scale(.6)`, opacity: 0, zIndex: 95000 },
            { transform: `${at(from)} scale(1.25)`, opacity: 1, zIndex: 95000, offset: 0.35 },
            { transform: at({ x, y }), opacity: 1, zIndex: above },
          ],
          at: nth * between,
          lasts: flight,
          easing: slowing,
        },
        {
          element: tile,
          path: [{ filter: "none" }, { filter: golden }, { filter: "none" }],
          at: lit,
          lasts: nth < outer.length ? 300 : 600,
        },
      ];
    }),
  );
}

/** The balls by colours, that of the last move first, and the nearer ones first.
 * @param {ReturnType<typeof solidOf>} all @param {number} spot */
function byColours(all, spot) {
  const first = all.find(({ piece }) => piece.spot === spot) ?? all[all.length >> 1];
  const far = (/** @type {Piece} */ piece) => Math.hypot(piece.x - first.piece.x, piece.y - first.piece.y);
  const colours = [...new Set([first, ...all].map(({ piece }) => piece.value))];
  return colours.map((colour) =>
    all.filter(({ piece }) => piece.value === colour).sort((a, b) => far(a.piece) - far(b.piece)),
  );
}

/** Colour by colour all balls glow and burst, and the points are counted. Then they drop back row by row.
 * @param {Scene} scene @param {number} spot where it begins @param {number} points */
function burst(scene, spot, points) {
  const bursting = 2300,
    glow = 260,
    pause = 500,
    drop = 300;
  const groups = byColours(solidOf(scene), spot);
  const share = bursting / groups.length;
  const lowest = Math.max(...groups.flat().map(({ piece }) => piece.y));
  /** @type {{ at: number, box: Box, colour: string }[]} */
  const bursts = [];
  const parts = groups.flatMap((group, turn) =>
    group.flatMap(({ piece, button, box }, nth) => {
      const ball = button.querySelector(".ball");
      if (!ball) return [];
      const begins = turn * share;
      const gone = begins + glow + (nth * share * 0.75) / group.length;
      const comes = bursting + glow + pause + (lowest - piece.y) * 90 + piece.x * 14;
      const lasts = comes + drop - begins;
      const moment = (/** @type {number} */ time) => (time - begins) / lasts;
      bursts.push({ at: gone, box, colour: getComputedStyle(ball).getPropertyValue("--colour") || "#fff" });
      const above = `translateY(${-box.height * (0.8 + piece.y * 0.4)}px)`;
      return [
        {
          element: ball,
          path: [
            { transform: "scale(1)", opacity: 1, filter: "none" },
            { transform: "scale(1.16)", opacity: 1, filter: "brightness(1.6)", offset: moment(gone) },
            { transform: "scale(.3)", opacity: 0, filter: "brightness(1.6)", offset: moment(gone + 90) },
            { transform: above, opacity: 0, filter: "none", offset: moment(comes) },
            { transform: above, opacity: 1, filter: "none", offset: moment(comes + 1), easing: "ease-in" },
            { transform: "none", opacity: 1, filter: "none" },
          ],
          at: begins,
          lasts,
        },
      ];
    }),
  );
  const times = bursts.map(({ at }) => at);
  return [...parts, ...countUp(scene, points, Math.min(...times), Math.max(...times)), ...sparks(scene, bursts)];
}

/** How long sparks are seen. */
const sparkling = 950;

/** Each ball that bursts becomes sparks of its colour, which fly apart and fall.
 * @param {Scene} scene @param {{ at: number, box: Box, colour: string }[]} bursts @returns {Part[]} */
function sparks(scene, bursts) {
  const each = 16;
  const lasts = Math.max(...bursts.map(({ at }) => at)) + sparkling;
  const canvas = paint(scene, lasts, (pen, now) => {
    pen.clearRect(-9999, -9999, 19999, 19999);
    bursts.forEach(({ at, box, colour }, number) => {
      const age = (now - at) / sparkling;
      if (age <= 0 || age >= 1) return;
      pen.fillStyle = colour;
      for (let nth = 0; nth < each; nth++) {
        const angle = ((nth + chance(number)) * 2 * Math.PI) / each;
        const far = box.width * (0.5 + 2.2 * chance(number * each + nth)) * age * (2 - age);
        pen.globalAlpha = (1 - age) ** 0.6;
        pen.beginPath();
        pen.arc(
          box.x + box.width / 2 + Math.cos(angle) * far,
          box.y + box.height / 2 + Math.sin(angle) * far + box.height * 2.2 * age * age,
          box.width * (0.035 + 0.07 * (1 - age)),
          0,
          2 * Math.PI,
        );
        pen.fill();
      }
    });
  });
  scene.air.append(canvas);
  return [{ element: canvas, path: [], at: 0, lasts, goes: true }];
}

/** What the game is judged by counts up, while pieces do. @param {Scene} scene @param {number} total
 * @param {number} begins @param {number} ends when it is reached @returns {Part[]} */
function countUp(scene, total, begins, ends) {
  if (total <= 0) return [];
  const stays = 800;
  const { offsetWidth, offsetHeight } = scene.root;
  const size = Math.min(offsetWidth, offsetHeight) * 0.24;
  const element = makePoints("", size),
    number = tools.make("span", {}, "0");
  element.append(number);
  scene.air.append(element);
  const middle = `${at({ x: offsetWidth / 2, y: offsetHeight / 2 })} translate(-50%, -50%)`;
  everyFrame(scene, number, ends, (now) => {
    const share = Math.max(0, Math.min(1, (now - begins) / (ends - begins)));
    number.textContent = String(Math.round(total * share));
  });
  const moment = (/** @type {number} */ time) => (time - begins) / (ends + stays - begins);
  return [
    {
      element,
      path: [
        { transform: `${middle} scale(.6)`, opacity: 0 },
        { transform: `${middle} scale(1)`, opacity: 1, offset: 0.1 },
        { transform: `${middle} scale(1)`, opacity: 1, offset: moment(ends) },
        { transform: `${middle} scale(1.2)`, opacity: 1, offset: moment(ends + 160) },
        { transform: `${middle} scale(1)`, opacity: 0 },
      ],
      at: begins,
      lasts: ends + stays - begins,
      fill: "both",
      goes: true,
    },
  ];
}

/** The tiles are counted: one after the other lights up, leaves for a ring that turns around the number of moves, and drops
 * back. The last tile, in whose place the gap is, closes the picture, and stays.
 * @param {Scene} scene @param {number} _ @param {number} moves @returns {Part[]} */
function count(scene, _, moves) {
  const counting = 1300,
    flight = 450,
    turning = 600,
    returning = 800,
    shining = 45;
  const all = solidOf(scene).sort((a, b) => a.piece.value - b.piece.value);
  const { offsetWidth, offsetHeight } = scene.root;
  const side = all[0].box.width;
  const girth = Math.PI * (Math.min(offsetWidth, offsetHeight) - 12);
  const scale = Math.min(0.8, girth / (all.length * 1.1 + Math.PI) / side);
  const rides = counting + flight + turning;
  /** @param {number} nth @param {number} now */
  const onRing = (nth, now) => {
    const angle = 2 * Math.PI * (nth / all.length - 0.25 + Math.max(0, now - counting) / 5200);
    return {
      x: (offsetWidth - side + Math.cos(angle) * (offsetWidth - side * scale - 12)) / 2,
      y: (offsetHeight - side + Math.sin(angle) * (offsetHeight - side * scale - 12)) / 2,
    };
  };
  const closes = rides + returning + flight;
  const shines = closes + flight;
  const parts = all.flatMap(({ piece, button, box }, nth) => {
    const begins = (nth * counting) / all.length,
      back = rides + (nth * returning) / all.length;
    const lasts = back + flight - begins;
    const ring = Array.from({ length: 33 }, (_, point) => {
      const now = begins + flight + ((back - begins - flight) * point) / 32;
      return {
        transform: `${at(onRing(nth, now))} scale(${scale})`,
        filter: "none",
        zIndex: 20,
        offset: (now - begins) / lasts,
      };
    });
    const raised = `${at({ x: box.x, y: box.y - side * 0.12 })} scale(1.1)`;
    const path = [
      { transform: at(box), filter: "none", zIndex: 30 },
      { transform: raised, filter: golden, zIndex: 30, offset: (flight * 0.4) / lasts },
      ...ring,
      { transform: raised, filter: golden, zIndex: 10, offset: 1 - (flight * 0.25) / lasts },
      { transform: at(box), filter: "none", zIndex: 10 },
    ];
    const light = [{ filter: "none" }, { filter: golden }, { filter: "none" }];
    return [
      { element: button, path, at: begins, lasts },
      { element: button, path: light, at: shines + (piece.x + piece.y) * shining, lasts: 420 },
    ];
  });
  return [
    ...parts,
    ...countUp(scene, moves, counting * 0.4, counting + flight),
    ...closing(scene, all.length + 1, closes, flight),
  ];
}

/** The tile in whose place the gap is. If the tiles show a picture, the gap has its part.
 * @param {Scene} scene @param {number} value @param {number} begins @param {number} lasts @returns {Part[]} */
function closing(scene, value, begins, lasts) {
  const gap = scene.pieces.find(({ kind }) => kind !== "block");
  const button = gap && scene.buttons.get(scene.drawing.key(scene, gap));
  if (!gap || !button) return [];
  const box = scene.drawing.place(scene, gap);
  const shows = button.querySelector(".part");
  const element = shows ? button : madeOf(scene, { ...gap, kind: "block", value, isHome: true }, box);
  // It stays in its place when the board makes room for the result.
  if (!shows)
    Object.assign(element.style, {
      width: "var(--cell)",
      height: "var(--cell)",
      transform: `translate(calc(var(--edge) + ${gap.x} * var(--cell)), calc(var(--edge) + ${gap.y} * var(--cell)))`,
    });
  const path = [
    { transform: `${at({ x: box.x, y: box.y - box.height })} scale(1.5)`, opacity: 0, zIndex: 40 },
    { transform: `${at({ x: box.x, y: box.y - box.height * 0.5 })} scale(1.3)`, opacity: 1, zIndex: 40, offset: 0.4 },
    { transform: at(box), opacity: 1, zIndex: 40, filter: golden, offset: 0.8 },
    { transform: at(box), opacity: 1, zIndex: 40, filter: "none" },
  ];
  return [{ element, path, at: begins, lasts, easing: "ease-in" }];
}

/** How games end that were played with these pieces; others end as if they were numbered.
 * @type {Record<string, (scene: Scene, spot: number, total: number) => Part[]>} */
const endings = { card: cascade, tile: wall, ball: burst };

/** Shows the ending of a game. Resolves when it is over. @param {Scene} scene @param {number} spot where the last move
 * ended @param {number} total what the game is judged by, or 0 */
export async function celebrate(scene, spot, total) {
  const piece = scene.pieces.find(isSolid) ?? scene.origin.find(isSolid);
  scene.root.classList.add("celebrating");
  dropWhenResized(scene);
  await perform(scene, (endings[piece?.kind ?? ""] ?? count)(scene, spot, total));
  scene.root.classList.remove("celebrating");
}

/* ------------------------------------------------------------------- points */

/** @param {string} words @param {number} size */
function makePoints(words, size) {
  const element = tools.make("b", { class: "points" }, words);
  Object.assign(element.style, {
    position: "absolute",
    left: "0",
    top: "0",
    zIndex: "3000",
    font: `800 ${size}px/1 system-ui, sans-serif`,
    color: "#ffd75f",
    textShadow: "0 2px 5px #000c, 0 0 2px #000",
    whiteSpace: "nowrap",
  });
  return element;
}

/** How many lines of one colour pieces form, which are at least five long.
 * @param {{ x: number, y: number, value: number }[]} pieces */
export function countLines(pieces) {
  const long = 5;
  const has = new Set(pieces.map(({ x, y, value }) => `${x} ${y} ${value}`));
  return pieces.reduce((lines, { x, y, value }) => {
    const starts = [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ].filter(([right, down]) =>
      Array.from({ length: long + 1 }, (_, nth) => has.has(`${x + (nth - 1) * right} ${y + (nth - 1) * down} ${value}`))
        .map((is, nth) => is === nth > 0)
        .every(Boolean),
    );
    return lines + starts.length;
  }, 0);
}

/** Points fly up from what a move has cleared, when that goes.
 * @param {Scene} scene @param {import("../games.js").MoveEvent[]} events @param {number} points */
export function flyPoints(scene, events, points) {
  const cleared = events
    .filter(({ kind }) => kind === "cleared")
    .flatMap(({ from, value }) => {
      const piece = scene.pieceOn(from);
      return piece ? [{ ...piece, value }] : [];
    });
  const places = cleared.map((piece) => scene.drawing.place(scene, piece));
  if (!places.length || points <= 0) return;
  const rolls = events.some(({ kind }) => kind === "went") && !scene.brought;
  const begins = rolls ? scene.motions.remaining() : 0;
  const middle = (/** @type {(box: Box) => number} */ of) =>
    places.reduce((sum, box) => sum + of(box), 0) / places.length;
  const size = places[0].height;
  const { trCount } = tools;
  const lines = countLines(cleared);
  const element = makePoints(
    lines > 1 ? trCount(lines, "%1$s line, +%2$s", "%1$s lines, +%2$s", lines, points) : `+${points}`,
    Math.max(30, size * 0.85),
  );
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
