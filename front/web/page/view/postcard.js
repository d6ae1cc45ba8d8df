// SPDX-License-Identifier: MIT
// A picture of a game to share: its board, its title and its result, drawn on
// a canvas in the colours of the page.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { make } from "../base/dom.js";
import { cardBox, cardPicture } from "../art/cards.js";
import { faceBox, facePicture } from "../art/faces.js";
import { elementOf } from "../art/sprite.js";
import { drawPicture } from "./brush.js";
import { drawingOf } from "./drawings.js";
import { Scene } from "./scene.js";

/**
 * @typedef {import("../games.js").Piece} Piece
 * @typedef {import("./scene.js").Box} Box
 * @typedef {import("./brush.js").Colours} Colours
 * @typedef {Readonly<Record<string, string>>} Look the player's options
 * @typedef {(pen: CanvasRenderingContext2D, box: Box, piece: Piece, colours: Colours, look: Look) => void} Painter
 */

/** The size that previews of links have. */
const width = 1200,
  height = 630,
  edge = 45,
  board = height - 2 * edge;
const letters = "system-ui, sans-serif";

/** @param {CanvasRenderingContext2D} pen @param {Box} box @param {number} share how round @param {string} colour */
function panel(pen, box, share, colour) {
  const gap = box.width * 0.03;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(box.x + gap, box.y + gap, box.width - 2 * gap, box.height - 2 * gap, box.width * share);
  pen.fill();
}

/** @param {CanvasRenderingContext2D} pen @param {Box} box @param {string} words @param {number} share of its height
 * @param {string} colour @param {number} [x] @param {number} [y] where, from 0 to 1 */
function write(pen, box, words, share, colour, x = 0.5, y = 0.5) {
  pen.fillStyle = colour;
  pen.font = `700 ${box.height * share}px ${letters}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(words, box.x + box.width * x, box.y + box.height * y);
}

/** @param {number} size relative to its cell @returns {Painter} */
const ball =
  (size) =>
  (pen, box, { value }, colours) => {
    const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, (box.width * size) / 2];
    const light = pen.createRadialGradient(x - radius * 0.3, y - radius * 0.4, radius * 0.1, x, y, radius);
    light.addColorStop(0, "#ffffff");
    light.addColorStop(0.5, colours(`--ball-${value}`));
    light.addColorStop(1, colours(`--ball-${value}`));
    panel(pen, box, 0.16, "#ffffff2e");
    pen.fillStyle = light;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
  };

/** @type {Record<string, Painter>} */
const painters = {
  place: (pen, box) => panel(pen, box, 0.12, "#ffffff30"),
  ball: ball(0.8),
  "next-ball": ball(0.4),
  tile: (pen, box, { value }, colours, look) => {
    const paints = { colours, ink: colours("--tile-ink") };
    drawPicture(pen, elementOf("tile-body"), faceBox, box, paints);
    drawPicture(pen, elementOf(facePicture(value, false, look)), faceBox, box, paints);
  },
  card: (pen, box, { value }, colours, look) => {
    panel(pen, box, 0.09, "#00000033");
    panel(pen, { ...box, y: box.y - 1 }, 0.09, colours("--card-face"));
    drawPicture(pen, elementOf(cardPicture(value, "usual", look)), cardBox, box, {
      colours,
      ink: colours(`--suit-${value & 3}`),
    });
  },
  block: (pen, box, { value }) => {
    panel(pen, { ...box, y: box.y + box.height * 0.03 }, 0.1, "#00000059");
    panel(pen, box, 0.1, "#c9b48c");
    panel(pen, { ...box, height: box.height * 0.97 }, 0.1, "#f5ebd3");
    write(pen, box, String(value), 0.42, "#33230f", 0.5, 0.49);
  },
};

/** @typedef {{ x: number, y: number, size: number }} Place */

/** @param {CanvasRenderingContext2D} pen @param {string} game @param {Piece[]} pieces @param {Colours} colours
 * @param {Look} look @param {Place} [place] */
function drawBoard(pen, game, pieces, colours, look, { x, y, size } = { x: edge, y: edge, size: board }) {
  const scene = new Scene(drawingOf(game), { still: true });
  scene.look = look;
  scene.pieces = scene.origin = pieces;
  scene.setRoom(size, size);
  scene.drawing.fit(scene);
  const [wide, high] = [scene.root.style.width, scene.root.style.height].map(parseFloat);
  pen.save();
  pen.translate(x + (size - wide) / 2, y + (size - high) / 2);
  const placed = pieces.map((piece) => ({ piece, box: scene.drawing.place(scene, piece) }));
  for (const { piece, box } of placed.sort((a, b) => a.box.above - b.box.above))
    painters[piece.kind]?.(pen, box, piece, colours, look);
  pen.restore();
}

/** How the game went: "▁▂▃▅█", from the start to the end. @param {CanvasRenderingContext2D} pen @param {string} chart */
function drawChart(pen, chart) {
  const [left, bottom, high, step] = [board + 2 * edge, height - 112, 84, 34];
  [...chart].forEach((sign, nth) => {
    const tall = ((sign.charCodeAt(0) - 0x2580) * high) / 8;
    pen.beginPath();
    pen.roundRect(left + nth * step, bottom - tall, step - 8, tall, 4);
    pen.fill();
  });
}

/** @typedef {{ title: string, result: string, words: string[], foot: string, chart?: string }} Text */

/** @param {CanvasRenderingContext2D} pen @param {Text} text @param {string} colour */
function drawText(pen, { title, result, words, foot, chart = "" }, colour) {
  const left = board + 2 * edge;
  const room = width - left - edge;
  pen.font = `500 38px ${letters}`;
  // One long line makes all of them smaller, rather than narrower than the others.
  const size = 38 * Math.min(1, ...words.map((line) => room / pen.measureText(line).width));
  /** @type {Array<[string, string, number]>} text, font, and where its line is */
  const lines = [
    [title, `600 40px ${letters}`, 100],
    [result, `800 84px ${letters}`, 220],
    ...words.map(
      (line, nth) => /** @type {[string, string, number]} */ ([line, `500 ${size}px ${letters}`, 300 + 54 * nth]),
    ),
    [foot, `600 30px ${letters}`, height - 60],
  ];
  pen.fillStyle = colour;
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
  for (const [line, font, y] of lines) {
    pen.font = font;
    pen.fillText(line, left, y, room);
  }
  drawChart(pen, chart);
}

/** @param {Text} text */
function sheet({ title, result, words }) {
  const name = [title, result, ...words].join(tr(", "));
  return make("canvas", { width, height, role: "img", "aria-label": tr("Picture: %s", name) });
}

/** The colours of an element. @param {Element} root @returns {Colours} */
function coloursOf(root) {
  const style = getComputedStyle(root);
  return (name) => style.getPropertyValue(name).trim();
}

/** @param {HTMLElement} root an element of the game's page, whose colours are used
 * @param {string} game @param {Piece[]} pieces @param {Text} text @param {Look} look */
export function drawPostcard(root, game, pieces, text, look) {
  const colours = coloursOf(root.querySelector(".board") ?? root);
  const canvas = sheet(text);
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.fillStyle = colours("--mark");
  pen.fillRect(0, 0, width, height);
  panel(pen, { x: edge / 2, y: edge / 2, width: board + edge, height: board + edge, above: 0 }, 0.05, "#0000002e");
  drawBoard(pen, game, pieces, colours, look);
  drawText(pen, text, colours("--on-mark"));
  return canvas;
}

/** The boards of a day, side by side. @param {{ game: string, pieces: Piece[] }[]} boards @param {Text} text
 * @param {Look} look */
export function drawDay(boards, text, look) {
  const canvas = sheet(text);
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const gap = 18;
  const across = Math.ceil(Math.sqrt(boards.length));
  const size = (board + gap) / across - gap;
  const page = coloursOf(document.body);
  pen.fillStyle = page("--accent");
  pen.fillRect(0, 0, width, height);
  boards.forEach(({ game, pieces }, nth) => {
    const inner = make("div", { class: `board ${game}` });
    const frame = document.body.appendChild(make("div", { class: `game-${game}`, hidden: true }, inner));
    const colours = coloursOf(inner);
    const place = { x: edge + (nth % across) * (size + gap), y: edge + Math.floor(nth / across) * (size + gap), size };
    panel(pen, { ...place, width: size, height: size, above: 0 }, 0.05, colours("--mark"));
    const room = size * 0.88;
    const inside = { x: place.x + (size - room) / 2, y: place.y + (size - room) / 2, size: room };
    drawBoard(pen, game, pieces, colours, look, inside);
    frame.remove();
  });
  drawText(pen, text, page("--on-accent"));
  return canvas;
}
