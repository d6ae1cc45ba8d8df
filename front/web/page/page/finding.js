// SPDX-License-Identifier: MIT
// Finds pieces by what they are called, as "/" in the terminal, and shows what
// has left the board. Both tell kinds of pieces apart, not games.
import { tr, trCount } from "../../../../bindings/npm/src/shared/translate.js";
import { ballName, cardName, faceName, rankName } from "../../../../bindings/npm/src/shared/names.js";
import { faceArt, facePicture, groupFace } from "../art/faces.js";
import { loadArt } from "../art/sprite.js";
import { make, openDialog } from "../base/dom.js";
import { theLook } from "../base/lookbook.js";
import { namesIn } from "../view/kulki.js";
import { makeTile } from "../view/mahjong.js";
import { portraits } from "../view/portrait.js";

/** @typedef {import("../games.js").Piece} Piece */
/** @typedef {import("./game.js").GamePage} GamePage */

/** What a piece is called, and what all that look like it share.
 * @type {Record<string, { called: (scene: import("../view/scene.js").Scene, value: number) => string, kind?: (value: number) => number,
 *   common?: (value: number) => string }>} */
const kinds = {
  card: {
    called: (_, value) => cardName(value),
    kind: (value) => value >> 2,
    common: rankName,
  },
  tile: { called: (_, value) => faceName(value), kind: groupFace },
  ball: { called: (scene, value) => `${ballName(namesIn(scene)[value])} ${value}`, kind: (value) => value },
  block: { called: (_, value) => String(value) },
};

/** Whether one tile lies on another. @param {Piece} upper @param {Piece} lower */
const liesOn = (upper, lower) =>
  upper.kind === "tile" && upper.z > lower.z && Math.abs(upper.x - lower.x) < 2 && Math.abs(upper.y - lower.y) < 2;

/** The pieces whose faces can be seen. @param {Piece[]} pieces */
const seenOf = (pieces) =>
  pieces.filter((one) => kinds[one.kind] && (one.kind !== "tile" || !pieces.some((other) => liesOn(other, one))));

/** Whether typed words mean something: the beginnings of its words, or "7s" and "4b".
 * @param {string} typed @param {string} called */
function means(typed, called) {
  const words = called.toLowerCase().split(" ");
  const tokens = typed.toLowerCase().trim().split(/\s+/);
  const brief = (words[0] === "10" ? "10" : words[0][0]) + words[words.length - 1][0];
  const fits = (/** @type {string} */ token) =>
    words.some((word) => (/^\d/.test(token) ? word === token : word.startsWith(token)));
  return typed.trim() !== "" && (typed.trim().toLowerCase() === brief || tokens.every(fits));
}

export class Finder {
  /** @param {GamePage} page */
  constructor(page) {
    this.page = page;
    this.input = make("input", {
      type: "search",
      "aria-label": tr("Find"),
      autocomplete: "off",
      autocapitalize: "none",
      oninput: () => this.seek(),
    });
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
      if (event.key === "Enter") page.board.scene.pointAt(page.board.scene.cursor);
    });
    this.found = make("span", { class: "found", role: "status" });
    this.chips = make("div", { class: "chips" });
    this.root = make(
      "section",
      { class: "free-list finder", "aria-label": tr("Find pieces"), hidden: true },
      make(
        "div",
        { class: "row-of-buttons" },
        make("label", {}, tr("Find"), this.input),
        this.found,
        make("button", { type: "button", class: "side-button", onclick: () => this.close() }, tr("Close")),
      ),
      this.chips,
    );
    page.ending.root.after(this.root);
  }

  get scene() {
    return this.page.board.scene;
  }

  /** @param {Piece} piece */
  calledOf(piece) {
    return kinds[piece.kind].called(this.scene, piece.value);
  }

  /** Marks what the typed words mean. */
  seek() {
    this.mark((piece) => means(this.input.value, this.calledOf(piece)));
  }

  /** @param {string} words */
  open(words) {
    this.root.hidden = false;
    this.showChips();
    this.page.board.measure();
    this.found.textContent = "";
    this.input.value = words;
    if (words) this.seek();
  }

  close() {
    this.root.hidden = true;
    this.mark(() => false);
    this.page.board.measure();
    this.scene.pointAt(this.scene.cursor);
  }

  /** One button for all that look alike. */
  showChips() {
    const seen = seenOf(this.scene.pieces);
    /** @type {Map<number, Piece>} */
    const firsts = new Map();
    for (const piece of seen) {
      const kind = kinds[piece.kind].kind?.(piece.value);
      if (kind !== undefined && !firsts.has(kind)) firsts.set(kind, piece);
    }
    const sorted = [...firsts].sort(([one], [other]) => one - other);
    this.chips.replaceChildren(...sorted.map(([, piece]) => this.chip(piece)));
  }

  /** @param {Piece} piece */
  chip(piece) {
    const { common } = kinds[piece.kind];
    const called = this.calledOf(piece);
    return make(
      "button",
      {
        type: "button",
        class: "chip",
        "aria-label": common ? common(piece.value) : called,
        onclick: () => this.markLike(piece),
      },
      common
        ? common(piece.value).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
        : portraits(this.scene, [piece.spot]),
    );
  }

  /** @param {Piece} piece */
  markLike({ kind, value }) {
    const of = kinds[kind]?.kind;
    if (of) this.mark((piece) => piece.kind === kind && of(piece.value) === of(value));
  }

  /** @param {(piece: Piece) => boolean} fits */
  mark(fits) {
    const { scene } = this;
    const found = seenOf(scene.pieces).filter(fits);
    scene.advised = new Set(found.map(({ spot }) => spot));
    scene.mark();
    this.found.textContent = trCount(found.length, "%s found", "%s found");
  }
}

/** Opens the finder; by keyboard, for typing, with what has been typed already. @param {GamePage} page @param {string} [typed] */
export function find(page, typed) {
  page.finder ??= new Finder(page);
  page.finder.open(typed ?? "");
  if (typed !== undefined) page.finder.input.focus();
}

/** After a long press or with the right button: marks what looks like this piece. @param {GamePage} page @param {number} spot */
export function findLike(page, spot) {
  const piece = page.board.scene.pieceOn(spot);
  if (!piece || !seenOf(page.board.scene.pieces).includes(piece)) return;
  page.finder ??= new Finder(page);
  page.finder.markLike(piece);
  page.announcer.sayQuietly(page.finder.found.textContent ?? "");
}

/* ------------------------------------------------------------ what has gone */

/** @param {number} face @param {string} words @param {boolean} isGone */
const tileOf = (face, words, isGone) =>
  make(
    "span",
    { class: `gone-tile${isGone ? " is-gone" : ""}`, role: "img", "aria-label": `${faceName(face)}: ${words}` },
    make(
      "span",
      { class: "board mahjong", "data-tiles": theLook().tiles },
      makeTile(facePicture(face, false, theLook())),
    ),
    make("span", { class: "number" }, words),
  );

/** @param {Piece[]} pieces @param {number} group */
const countOf = (pieces, group) =>
  pieces.filter(({ kind, value }) => kind === "tile" && groupFace(value) === group).length;

/** How many tiles of each face are left, and the pairs in the order in which they were taken. @param {GamePage} page */
function goneTiles({ table, board }) {
  const { games, state } = table;
  const { origin, pieces } = board.scene;
  for (const file of faceArt(theLook())) loadArt(file).catch(() => undefined);
  const groups = [...new Set(origin.filter(({ kind }) => kind === "tile").map(({ value }) => groupFace(value)))];
  const pairs = Array.from({ length: state.at }, (_, nth) => games.historyMove(nth + 1).events).flatMap((events) => {
    const gone = events.filter(({ kind }) => kind === "cleared");
    return gone.length ? [gone[0].value] : [];
  });
  return [
    make("h3", {}, tr("Still there")),
    make(
      "div",
      { class: "gone-tiles" },
      ...groups
        .sort((one, other) => one - other)
        .map((group) => {
          const left = countOf(pieces, group);
          return tileOf(group, `${left}`, left === 0);
        }),
    ),
    make("h3", {}, pairs.length ? tr("Taken, pair by pair") : tr("Nothing has been taken yet")),
    make("div", { class: "gone-tiles pairs" }, ...pairs.map((face, nth) => tileOf(face, `${nth + 1}`, false))),
  ];
}

/** What is home, and where the cards are that go there next. @param {GamePage} page */
function goneCards({ board }) {
  const { scene } = board;
  const cards = scene.pieces.filter(({ kind }) => kind === "card");
  return [0, 1, 2, 3].map((suit) => {
    const own = cards.filter(({ value }) => (value & 3) === suit).sort((one, other) => one.value - other.value);
    const home = own.filter(({ isHome }) => isHome).pop();
    const next = own.find(({ isHome }) => !isHome);
    const brought = home ? tr("Home up to the %s.", cardName(home.value)) : tr("None home yet.");
    return make("p", {}, next ? `${brought} ${tr("Next: %s.", scene.drawing.name(scene, next))}` : brought);
  });
}

/** @param {GamePage} page */
export function showGone(page) {
  const isTiles = page.board.scene.origin.some(({ kind }) => kind === "tile");
  openDialog(tr("What is gone"), make("div", { class: "gone" }, ...(isTiles ? goneTiles(page) : goneCards(page))));
}
