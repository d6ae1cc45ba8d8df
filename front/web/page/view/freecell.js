// SPDX-License-Identifier: MIT
// FreeCell: free cells at the left, foundations at the right, and columns of
// cards that overlap more the longer they get. Cells and foundations are in one
// or two rows above the columns, or beside them in a low window, whichever
// allows the largest cards. They stay where they are when a panel comes.
import { mark, markCount, markIn, tr, trCount, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { cardName, cardPlace, rankName } from "../../../../bindings/npm/src/shared/names.js";
import { make, shape as drawn } from "../base/dom.js";
import { cardArt, cardBox, cardPicture, homePicture } from "../art/cards.js";
import { backArt, backPicture, makeOwnBack } from "../art/backs.js";
import { frame, loadArt, showPicture, useOf } from "../art/sprite.js";
import { NO_SPOT } from "../games.js";
import { fly, flyAway, samePlace } from "./fly.js";

/**
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Piece} Piece
 * @typedef {import("./scene.js").Box} Box
 */

/** Spots of one column follow each other. */
const mostRows = 20;
const columns = 8,
  homes = 4,
  gap = 0.05;
/** The height of a card relative to its width. Narrow cards grow taller where there is room. */
const shape = 1.4,
  tallest = 1.6;
/** How a card is drawn: its symbol, and the part of a covered card that is visible: what its index needs, and the most
 * that looks like a column. The last one that fits is drawn. */
const prints = {
  usual: [{ print: "usual", needs: 0.27, most: 0.55 }],
  large: [
    { print: "small", needs: 0.36, most: 0.62 },
    { print: "large", needs: 0.5, most: 0.62 },
  ],
};
const leastStrip = 0.13;
/** Cards get smaller in a few steps, when a column becomes deeper than these. */
const depths = [7, 9, 12, 15, 18];
/** Cards narrower than this are drawn in a simpler way. */
const smallWidth = 66;
const flightTime = 210,
  autoplayTime = 70,
  dealTime = 300,
  dealStep = 9;

/** @param {Piece} piece */
const inColumn = (piece) => !piece.isCell && !piece.isHome;

/** @param {Scene} scene */
function countCells(scene) {
  return scene.pieces.filter((piece) => piece.isCell).length;
}

/** @param {Scene} scene */
function deepestColumn(scene) {
  return Math.max(...scene.pieces.filter(inColumn).map((piece) => piece.y));
}

/** @param {Scene} scene @param {number} across number of cards side by side */
function widestCard(scene, across) {
  return scene.width / (across + gap * (across - 1));
}

/**
 * @typedef {{ aside: boolean, rows: number, across: number }} Layout "rows" is the number of rows above the columns,
 *   "across" the number of cards side by side
 */

/** The height of a row, including the space after it, relative to a card. */
const rowHeight = 1.16;

/** Whether the player asked for large print. @param {Scene} scene */
const wantsLargePrint = (scene) => scene.look.print === "large";

/** The widest cards with which a layout still shows the ranks in a column of this depth.
 * @param {Scene} scene @param {Layout} layout @param {number} depth */
function widthIn(scene, { rows, across }, depth) {
  const widthFor = (/** @type {number} */ index) =>
    Math.floor(
      Math.min(widestCard(scene, across), scene.height / (rows * rowHeight + 1.05 + depth * index) / shape, 300),
    );
  const wide = widthFor(prints[wantsLargePrint(scene) ? "large" : "usual"][0].needs);
  return wide < smallWidth ? Math.min(widthFor(prints.large[0].needs), smallWidth - 1) : wide;
}

/** The height of cards of this width: taller than usual if a column of this depth then still has wide strips.
 * @param {Scene} scene @param {number} rows @param {number} width @param {number} depth @param {number} most */
function heightOf(scene, rows, width, depth, most) {
  const fitting = (scene.height - 4) / (rows * rowHeight + 1 + depth * most);
  const tall = width < smallWidth ? tallest : shape;
  return Math.round(Math.max(width * shape, Math.min(width * tall, fitting)));
}

/** The layout with the largest cards, however long the columns may get. @param {Scene} scene @param {number} cells */
function layoutFor(scene, cells) {
  /** @type {Layout[]} */
  const layouts = [{ aside: false, rows: 1, across: Math.max(columns, cells + homes) }];
  if (cells + homes > columns) layouts.push({ aside: false, rows: 2, across: columns });
  if (innerHeight < 480) layouts.push({ aside: true, rows: 0, across: columns + 2.4 });
  const widths = layouts.map((layout) => widthIn(scene, layout, depths[1]));
  return layouts[widths.indexOf(Math.max(...widths))];
}

/** @param {Scene} scene */
function fit(scene) {
  const cells = countCells(scene);
  const layout = layoutFor(scene, cells);
  const { aside, rows } = layout;
  const deepest = deepestColumn(scene);
  const depth = depths.find((depth) => depth >= deepest) ?? deepest;
  const width = widthIn(scene, layout, depth);
  const choices = prints[width < smallWidth || wantsLargePrint(scene) ? "large" : "usual"];
  const height = heightOf(scene, rows, width, depth, choices[0].most);
  const top = Math.round(rows * height * rowHeight);
  const room = scene.height - top - height - 4;
  const step = Math.min(height * choices[0].most, Math.max(room / depth, height * leastStrip));
  const { print } = choices.filter(({ needs }) => step >= height * needs).pop() ?? choices[0];
  const pitch = Math.min(
    Math.round(width * (1 + gap)) + 40,
    (scene.width - width * (aside ? 2.4 : 0)) / columns,
    width * 1.22,
  );
  scene.geometry = { cells, aside, rows, width, height, top, step, pitch, print, whole: 0, start: 0 };
  scene.geometry.start = aside ? width * 1.2 : 0;
  scene.geometry.whole = aside ? pitch * 7 + width * 3.4 : pitch * 7 + width;
  scene.root.style.setProperty("--card", `${width}px`);
  scene.root.dataset.print = print;
  scene.setSize(
    Math.ceil(scene.geometry.whole),
    Math.max(top + height + Math.ceil(deepest * step), Math.min(scene.height, top + height * 2.6)),
  );
}

/** Places a cell or foundation above the columns or beside them. For left-handed players, the cells are at the right.
 * @param {Scene} scene @param {number} nth @param {boolean} home @returns {Box} */
function placeAbove(scene, nth, home) {
  const box = placeForRightHand(scene, nth, home);
  const { whole, width } = scene.geometry;
  return scene.look.hand === "left" ? { ...box, x: Math.round(whole) - width - box.x } : box;
}

/** @param {Scene} scene @param {number} nth @param {boolean} home */
function placeForRightHand(scene, nth, home) {
  const { cells, aside, rows, width, height, pitch, whole } = scene.geometry;
  if (aside) {
    const step = Math.min(height * 1.06, (scene.height - height - 4) / Math.max((home ? homes : cells) - 1, 1));
    return { x: home ? whole - width : 0, y: Math.round(nth * step), width, height, above: nth };
  }
  const step = rows < 2 && cells > columns - homes ? (whole - width) / (cells + homes - 1) : pitch;
  const x = home ? whole - width - (homes - 1 - nth) * step : nth * step;
  const y = home ? (rows - 1) * height * rowHeight : 0;
  return { x: Math.round(x), y: Math.round(y), width, height, above: 0 };
}

/** @param {Scene} scene @param {Piece} piece @returns {Box} */
function place(scene, piece) {
  const { width, height, top, step, pitch, start } = scene.geometry;
  if (!inColumn(piece)) return placeAbove(scene, piece.x, piece.isHome);
  return {
    x: Math.round(start + piece.x * pitch),
    y: Math.round(top + piece.y * step),
    width,
    height,
    above: piece.y + 1,
  };
}

/** A card keeps its key wherever it is. @param {Scene} _ @param {Piece} piece */
function key(_, piece) {
  return piece.kind === "card" ? `card-${piece.value}` : `place-${piece.spot}`;
}

/** Draws the empty places below the cards, which are always present. @param {Scene} scene */
function ground(scene) {
  const { cells, width, height, pitch, rows, aside } = scene.geometry;
  const drawn = [cells, width, height, pitch, scene.width, scene.height, rows, aside, scene.look.hand].join();
  if (scene.ground.dataset.drawn === drawn) return;
  scene.ground.dataset.drawn = drawn;
  const all = [];
  for (let nth = 0; nth < cells; nth++) all.push(slot(placeAbove(scene, nth, false), cellLetter(nth)));
  for (let nth = 0; nth < homes; nth++) all.push(slot(placeAbove(scene, nth, true), useOf(homePicture(nth))));
  scene.ground.replaceChildren(...all);
}

/** @param {number} nth */
const cellLetter = (nth) =>
  drawn("text", { x: 50, y: 88, "text-anchor": "middle", "font-size": 52, fill: "currentColor" }, "abcdefg"[nth]);

/** @param {Box} box @param {Element} sign */
function slot(box, sign) {
  const element = make("span", { class: "slot" }, stretched(sign));
  Object.assign(element.style, {
    transform: `translate(${box.x}px, ${box.y}px)`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return element;
}

/** @param {Scene} scene @param {Piece} piece @param {HTMLElement} button */
function draw(scene, piece, button) {
  const isCard = piece.kind === "card";
  button.classList.toggle("movable", piece.canMove);
  if (!isCard) {
    button.classList.toggle("empty", true);
    return;
  }
  const picture = scene.covered ? backPicture(scene.look) : cardPicture(piece.value, scene.geometry.print, scene.look);
  const known = button.querySelector("use");
  if (known) {
    showPicture(known, picture);
    return;
  }
  button.classList.add("card", `suit-${piece.value & 3}`);
  button.append(stretched(useOf(picture)));
}

/** Fills a card of any shape. @param {Element} content @param {string} [kind] its class */
function stretched(content, kind = "picture") {
  const svg = frame(cardBox, kind, content);
  svg.setAttribute("preserveAspectRatio", "none");
  return svg;
}

/** Where a card goes: the piece that is now at its place, or that it will lie on.
 * @param {(spot: number) => Piece | undefined} at @param {number} spot */
function targetAt(at, spot) {
  while (spot < NO_SPOT && spot % mostRows && !at(spot)) spot--;
  return at(spot);
}

/** @param {Piece} target */
function wayTo(target) {
  if (target.isHome) return "home";
  if (target.isCell) return "cell";
  return target.kind === "card" ? "onto" : "empty";
}

/** Moves of one card, by where it goes: what to do, what the player did, and briefly. */
const moves = {
  // TRANSLATORS: %s and %1$s are the card that moves: in the form "moved", except in the shortest of three. %2$s is the one
  // that it moves onto.
  home: [mark("move the %s home"), mark("you moved the %s home"), markIn("move", "%s home")],
  cell: [mark("move the %s to a free cell"), mark("you moved the %s to a free cell"), mark("%s to a free cell")],
  empty: [
    mark("move the %s to an empty column"),
    mark("you moved the %s to an empty column"),
    mark("%s to an empty column"),
  ],
  onto: [mark("move the %1$s onto the %2$s"), mark("you moved the %1$s onto the %2$s"), mark("%1$s onto the %2$s")],
};

/** Moves of several cards. */
const runs = {
  // TRANSLATORS: %1$s is the number of the other cards, %2$s the lowest one: in the form "moved", except in the shortest of
  // three. %3$s is the one that it moves onto.
  onto: [
    markCount("move the %2$s and %1$s more onto the %3$s", "move the %2$s and %1$s more onto the %3$s"),
    markCount("you moved the %2$s and %1$s more onto the %3$s", "you moved the %2$s and %1$s more onto the %3$s"),
    markCount("%2$s and %1$s more onto the %3$s", "%2$s and %1$s more onto the %3$s"),
  ],
  empty: [
    markCount("move the %2$s and %1$s more to an empty column", "move the %2$s and %1$s more to an empty column"),
    markCount(
      "you moved the %2$s and %1$s more to an empty column",
      "you moved the %2$s and %1$s more to an empty column",
    ),
    markCount("%2$s and %1$s more to an empty column", "%2$s and %1$s more to an empty column"),
  ],
};

/** @param {Scene} _ @param {(spot: number) => Piece | undefined} at @param {import("../games.js").Move} move
 * @returns {import("./telling.js").Told | undefined} */
function tell(_, at, { number, from, to }) {
  const [card, target] = [at(from), targetAt(at, to)];
  if (!card || !target) return undefined;
  const others = (number >> 8) - 1;
  const way = wayTo(target);
  const onto = way === "onto" ? [cardName(target.value, "onto")] : [];
  const forms = ["moved", "moved", ""].map((form) => [cardName(card.value, form), ...onto]);
  const [order, done, brief] =
    others > 0 && (way === "onto" || way === "empty")
      ? runs[way].map((words, nth) => trCount(others, ...words, others, ...forms[nth]))
      : moves[way].map((words, nth) => trIn("move", words, ...forms[nth]));
  return {
    order,
    done,
    brief,
    where: () =>
      target.isHome ? tr("%s to home", cardPlace(card)) : tr("%1$s to %2$s", cardPlace(card), cardPlace(target)),
    spots: [from, target.spot],
  };
}

/** @param {Scene} _ @param {Piece} piece */
function name(_, piece) {
  const isCard = piece.kind === "card";
  const { value, isHome, isCell } = piece;
  const place = cardPlace(piece);
  const what = isCard ? (isHome ? rankName : cardName)(value) : tr("empty");
  if (isHome || isCell) return `${place}, ${what}`;
  return isCard ? tr("%1$s, %2$s, card %3$s", what, place, piece.y + 1) : `${what}, ${place}`;
}

/** Delays the cards that go home automatically, so that they fly one after another.
 * @param {import("../games.js").MoveEvent[]} events */
function delaysOf(events, /** @type {Map<number, Piece>} */ pieces) {
  /** @type {Map<string, number>} */
  const delays = new Map();
  let late = 0;
  for (const event of events)
    if (event.kind === "flew")
      delays.set(`card-${event.value || pieces.get(event.from)?.value}`, (late += autoplayTime));
  return delays;
}

/**
 * @param {Scene} scene
 * @param {import("../games.js").MoveEvent[]} events
 * @param {import("./scene.js").Before} before
 */
function animate(scene, events, before) {
  const delays = delaysOf(events, before.pieces);
  for (const [key, to] of scene.boxes) {
    const from = before.boxes.get(key);
    const button = scene.buttons.get(key);
    if (from && button && !samePlace(from, to)) fly(scene, button, from, above(to, key), flightTime, delays.get(key));
  }
  for (const [key, button] of before.left) {
    const from = before.boxes.get(key);
    if (from && key.startsWith("card")) coverHome(scene, button, key, from, delays);
  }
}

/** A card that flies is above those that landed before it. @param {Box} box @param {string} key @returns {Box} */
const above = (box, key) => ({ ...box, above: box.above + Number(key.slice(5)) });

/** Deals a new game, column by column: the cards come face down from a pile below, and turn over when they are there.
 * @param {Scene} scene */
function deal(scene) {
  for (const file of backArt()) loadArt(file).catch(() => undefined);
  const { whole, width, height } = scene.geometry;
  const pile = { x: Math.round((whole - width) / 2), y: parseFloat(scene.root.style.height) - height };
  const cards = scene.pieces.filter(({ kind }) => kind === "card").sort((a, b) => a.x - b.x || a.y - b.y);
  cards.forEach((card, nth) => {
    const [button, box] = [scene.buttons.get(key(scene, card)), scene.boxes.get(key(scene, card))];
    if (!button || !box) return;
    const { look } = scene;
    const back = look.backs === "own" ? makeOwnBack() : stretched(useOf(backPicture(look)), "back");
    button.append(back);
    const timing = { duration: dealTime, delay: nth * dealStep, fill: /** @type {const} */ ("both") };
    const turned = [{ transform: "none" }, { transform: "none", offset: 0.7 }, { transform: "scaleX(0)" }];
    scene.motions.begin(back, turned, timing, () => back.remove());
    fly(scene, button, { ...box, ...pile }, box, dealTime, nth * dealStep);
  });
}

/** Sends a card home below the one that covers it in the end. It stays until that one is about to land, so that a
 * foundation never shows a lower card again.
 * @param {Scene} scene @param {HTMLElement} button @param {string} key @param {Box} from
 * @param {Map<string, number>} delays */
function coverHome(scene, button, key, from, delays) {
  const home = scene.pieces.find((piece) => piece.isHome && piece.x === (Number(key.slice(5)) & 3));
  if (!home || home.kind !== "card") return;
  const to = place(scene, home);
  const delay = delays.get(key) ?? 0;
  const last = delays.get(`card-${home.value}`) ?? 0;
  flyAway(scene, button, from, above(to, key), flightTime, delay, Math.max(0, last - delay - 1));
  if (samePlace(from, to)) button.style.zIndex = "0";
}

/** A card and those that lie on it. @param {Scene} scene @param {Piece} piece */
function carry(scene, piece) {
  if (!inColumn(piece)) return [piece];
  return scene.pieces.filter((other) => inColumn(other) && other.x === piece.x && other.y >= piece.y);
}

/** How good a place is for a card: home, then the longest run of cards, then an empty column, then a free cell.
 * Moving a whole column to an empty one would change nothing.
 * @param {Scene} scene @param {Piece} piece @param {Piece} target */
function worthOf(scene, piece, target) {
  if (target.isHome) return 100;
  if (target.isCell) return piece.isCell ? 0 : 1;
  if (target.kind === "card") return 10 + runAbove(scene, target);
  return inColumn(piece) && piece.y === 0 ? 0 : 2;
}

/** How many cards above this one continue its run. @param {Scene} scene @param {Piece} card */
function runAbove(scene, card) {
  let count = 0;
  for (let below = card; ; count++) {
    const above = scene.pieces.find((one) => inColumn(one) && one.x === below.x && one.y === below.y - 1);
    if (!above || above.value >> 2 !== (below.value >> 2) + 1 || isRed(above.value) === isRed(below.value))
      return count;
    below = above;
  }
}

/** @param {number} card */
const isRed = (card) => (card & 3) === 1 || (card & 3) === 2;

/** @param {Scene} scene @param {Piece} piece */
function best(scene, piece) {
  const places = scene.pieces
    .filter((target) => scene.reached.has(target.spot))
    .map((target) => ({ spot: target.spot, worth: worthOf(scene, piece, target) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  return places[0]?.spot;
}

/** @type {import("./scene.js").Drawing} */
export const freecell = {
  game: "freecell",
  art: cardArt,
  fit,
  ground,
  place,
  key,
  draw,
  name,
  tell,
  animate,
  deal,
  carry,
  send: { option: "cards", best },
};
