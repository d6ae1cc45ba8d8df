// SPDX-License-Identifier: MIT
// A board on the page. Each piece is a button that exists as long as the piece
// does, so that its moves can be animated. A Drawing defines how a game is
// drawn; only the drawing knows where pieces are.
import { tr, trCount } from "../../../../bindings/npm/src/shared/translate.js";
import { loadArt } from "../art/sprite.js";
import { make, setAttribute } from "../base/dom.js";
import { theLook } from "../base/lookbook.js";
import { NO_SPOT, TABLE_SPOT } from "../games.js";
import { Motions } from "./motions.js";

/**
 * @typedef {import("../games.js").Piece} Piece
 * @typedef {import("../games.js").MoveEvent} Event
 * @typedef {{ x: number, y: number, width: number, height: number, above: number }} Box
 * @typedef {{ pieces: Piece[], dx: number, dy: number }} Push the pieces that move together, and how far
 * @typedef {{ pieces: Map<number, Piece>, boxes: Map<string, Box>, left: Map<string, HTMLElement> }} Before the
 *   previous pieces by spot, their boxes by key, and the buttons of pieces that have gone
 * @typedef {object} Drawing
 * @property {string} game
 * @property {(look: Record<string, string>) => string[]} [art] the files with its pictures, beyond those of all games
 * @property {(scene: Scene) => void} fit measures the board: sets scene.geometry and calls scene.setSize
 * @property {(scene: Scene, piece: Piece) => Box} place
 * @property {(scene: Scene, piece: Piece) => string} key stays the same while a piece moves
 * @property {(scene: Scene, piece: Piece, button: HTMLElement) => void} draw
 * @property {(scene: Scene, piece: Piece) => string} name for screen readers
 * @property {(scene: Scene, words: string) => string} [heard] a sentence about a move, with the board's own names
 * @property {(scene: Scene) => void} [ground]
 * @property {(scene: Scene) => void} [mark] marks reachable spots, if pieces do not
 * @property {(scene: Scene, events: Event[], before: Before) => void} [animate]
 * @property {(scene: Scene) => void} [deal] animates a new game
 * @property {(events: Event[]) => number | undefined} [start] where a piece starts to move: only that spot is redrawn
 *   at first, and animate calls drawOthers when the piece is moving
 * @property {(scene: Scene, at: (spot: number) => Piece | undefined, move: import("../games.js").Move) =>
 *   import("./telling.js").Told | undefined} [tell] a move in words; "at" finds the pieces before it
 * @property {(scene: Scene, says: string) => string} [reason] what the rules or the solver say, in terms of the drawing
 * @property {(scene: Scene) => string} [note] what a player should know about this drawing, told once
 * @property {boolean} [takesPhoto] its pieces can show the parts of a picture
 * @property {boolean} [pairs] free pieces go in pairs, all others only wait, and those that come have been shuffled
 * @property {boolean} [grows] its pieces have the width that the player chose (scene.least), or are as large as fits
 * @property {boolean} [rows] the pieces are the cells of a grid
 * @property {(scene: Scene, piece: Piece) => Piece[]} [carry] the pieces that move with a dragged one, if more than it
 * @property {(button: HTMLElement) => Element | null} [grip] the part of a button that a drag moves, if not all of it
 * @property {(scene: Scene, piece: Piece) => Push | undefined} [push] for pieces that a drag can only push
 * @property {{ option: string, best: (scene: Scene, piece: Piece) => number | undefined }} [send] the option that says
 *   how many taps send a piece to its best place, and that place among the reached spots, if there is one
 */

/** Fetches the pictures of a drawing. If that fails, boards are drawn again, with those that are there.
 * @param {Drawing} drawing */
export const bringArt = (drawing) => {
  const again = () => dispatchEvent(new CustomEvent("quadrille-look", { detail: theLook() }));
  for (const file of drawing.art?.(theLook()) ?? []) loadArt(file).catch(again);
};

/** If it can't be loaded, games end and begin without it. */
const loadShows = async () => {
  Scene.shows ??= await import("./celebrating.js").catch(() => undefined);
  Scene.shows?.equip({ TABLE_SPOT, make, trCount });
};

export class Scene {
  /** Whether a ring shows the focus: after a key, but not after a finger or when a game has just been opened. */
  static ring = false;
  /** How games end and are dealt, once it is loaded. @type {typeof import("./celebrating.js") | undefined} */
  static shows = undefined;

  /** @param {Drawing} drawing @param {{ still?: boolean }} [manner] a still picture ignores input */
  constructor(drawing, manner = {}) {
    this.drawing = drawing;
    bringArt(drawing);
    this.still = manner.still ?? false;
    this.root = make(
      "div",
      this.still
        ? { class: `board ${drawing.game} still`, "aria-hidden": "true" }
        : { class: `board ${drawing.game}`, role: "group", "aria-label": tr("Table") },
    );
    this.ground = make("div", { class: "ground", "aria-hidden": "true" });
    this.body = make(
      "div",
      drawing.rows && !this.still ? { class: "pieces", role: "grid", "aria-label": tr("Board") } : { class: "pieces" },
    );
    this.air = make("div", { class: "air", "aria-hidden": "true" });
    this.root.append(this.ground, this.body, this.air);
    /** @type {Piece[]} */
    this.pieces = [];
    /** @type {Piece[]} the pieces at the start of the game, if they are known */
    this.origin = [];
    /** @type {Map<string, HTMLElement>} */
    this.buttons = new Map();
    /** @type {Map<string, Box>} the place of each button */
    this.boxes = new Map();
    /** @type {Map<string, HTMLElement>} buttons of pieces that the last drawing removed */
    this.left = new Map();
    /** @type {Set<HTMLElement>} removed buttons that are still flying */
    this.flying = new Set();
    /** @type {any} the measurements of the drawing */
    this.geometry = {};
    this.width = 0;
    this.height = 0;
    /** The least width of pieces that the player chose, or 0 for the whole board. @type {number | undefined} */
    this.least = undefined;
    /** Whether a panel covers a part of its place. Then pieces may be too small for fingers. */
    this.cramped = false;
    this.cursor = NO_SPOT;
    this.held = NO_SPOT;
    /** Whether the focus follows the cursor. */
    this.leads = false;
    /** @type {HTMLElement | undefined} the button where Tab stops */
    this.stop = undefined;
    /** @type {Set<number>} */
    this.reached = new Set();
    /** @type {Set<number>} */
    this.advised = new Set();
    /** @type {number[]} the spots that a suggested move passes */
    this.trail = [];
    this.look = theLook();
    this.motion = true;
    this.motions = new Motions();
    this.isDealing = false;
    /** Whether a deal is about to begin, which pictures can come after, and those that do. */
    this.willDeal = false;
    /** @type {Array<() => void>} */
    this.due = [];
    /** What an ending has left behind the pieces. @type {Element | undefined} */
    this.traces = undefined;
    /** Adds to a piece that has been drawn. @type {((piece: Piece, button: HTMLElement) => void) | null} */
    this.decorate = null;
    /** Whether the pieces are hidden while the game is paused. */
    this.covered = false;
    /** Whether the moving piece has already been dragged to its place. */
    this.brought = false;
    /** @type {number | undefined} the only spot to draw, while the others wait */
    this.start = undefined;
    /** @type {Map<number, string>} letters on tiles */
    this.letters = new Map();
  }

  /** Takes over options that have changed, and draws all pieces anew next time. */
  takeLook() {
    const look = theLook();
    if (this.look !== look) bringArt(this.drawing);
    this.look = look;
    for (const button of this.buttons.values()) delete button.dataset.drawn;
  }

  /** Pieces that only show something have no spot. @param {number} spot */
  pieceOn(spot) {
    return spot === NO_SPOT ? undefined : this.pieces.find((piece) => piece.spot === spot);
  }

  /** @param {number} spot */
  buttonOn(spot) {
    const piece = this.pieceOn(spot);
    return piece && this.buttons.get(this.drawing.key(this, piece));
  }

  /** Sets the available space. @param {number} width @param {number} height */
  setRoom(width, height) {
    this.width = width;
    this.height = height;
  }

  /** Sets the space that the board uses. @param {number} width @param {number} height */
  setSize(width, height) {
    this.root.style.width = `${width}px`;
    this.root.style.height = `${height}px`;
  }

  /**
   * Shows new pieces; the events say how the position was reached.
   * @param {Piece[]} pieces
   * @param {Event[]} [events]
   * @param {boolean} [dealt] another game begins
   * @param {number} [points] what the move brought
   */
  show(pieces, events = [], dealt = false, points = 0) {
    const before = {
      pieces: new Map(this.pieces.map((piece) => [piece.spot, piece])),
      boxes: new Map(this.boxes),
      left: this.left,
    };
    this.finish();
    this.pieces = pieces;
    const moves = this.motion && before.pieces.size > 0;
    this.start = moves ? this.drawing.start?.(events) : undefined;
    const shuffled = this.drawing.pairs && events[0]?.kind === "dropped";
    this.willDeal = moves && (dealt || Boolean(shuffled));
    this.drawPieces();
    if (this.willDeal) this.deal();
    else if (moves) this.drawing.animate?.(this, events, before);
    if (moves && points) Scene.shows?.flyPoints(this, events, points);
    if (moves && events.length) void loadShows();
    this.sweep();
  }

  /** Deals the pieces that are drawn: layer by layer, they drop to their places. */
  deal() {
    this.willDeal = false;
    void this.drawDue();
    if (!this.motion || this.covered) return;
    const { drawing, motions } = this;
    if (drawing.deal) drawing.deal(this);
    else {
      const dealt = this.pieces
        .filter(({ kind, spot }) => kind !== "place" && spot < TABLE_SPOT)
        .sort((a, b) => a.z - b.z || a.y - b.y || a.x - b.x);
      dealt.forEach((piece, nth) => {
        const button = this.buttons.get(drawing.key(this, piece));
        if (button)
          motions.begin(
            button,
            [
              { opacity: 0, translate: "0 -80%" },
              { opacity: 1, translate: "0 0" },
            ],
            { duration: 280, delay: (nth * 700) / dealt.length, easing: "ease-out", fill: "backwards" },
          );
      });
    }
    this.isDealing = true;
    motions.begin(this.air, [], { duration: motions.remaining() }, () => {
      this.isDealing = false;
    });
  }

  /** Draws a picture at once or, if its piece is about to be dealt, soon: all at once keep a slow phone busy for half a
   * second. @param {() => void} draw */
  soon(draw) {
    if (this.willDeal || this.due.length) this.due.push(draw);
    else draw();
  }

  /** Draws what is due, a few pictures in each frame. */
  async drawDue() {
    const few = 16;
    while (this.due.length) {
      this.root.ariaBusy = "true";
      await new Promise(requestAnimationFrame);
      for (const draw of this.due.splice(0, few)) draw();
    }
    this.root.ariaBusy = null;
  }

  /** Ends a deal. Returns whether pieces were not at their places yet. */
  settle() {
    const { isDealing } = this;
    if (isDealing) this.motions.finish();
    return isDealing;
  }

  /** Hides what is on the pieces, or shows it again. @param {boolean} covered */
  cover(covered) {
    this.finish();
    this.covered = covered;
    this.root.classList.toggle("covered", covered);
    this.draw();
  }

  /** Draws what waited until a piece was moving. */
  drawOthers() {
    if (this.start === undefined) return;
    this.start = undefined;
    this.drawPieces();
  }

  /** Redraws everything, for example at another size. */
  draw() {
    this.redraw();
    this.align();
  }

  redraw() {
    this.start = undefined;
    this.drawPieces();
    this.sweep();
  }

  /** Aligns the board with whole pixels of the screen. Browsers do so only where CSS pixels are whole pixels. */
  align() {
    const { style } = this.root;
    style.translate = "";
    if (Number.isInteger(devicePixelRatio)) return;
    const { x, y } = this.root.getBoundingClientRect();
    style.translate = `${onPixel(x) - x}px ${onPixel(y) - y}px`;
  }

  /** Where the lowest piece ends. Empty columns, which also have a box, may be covered. */
  lowest() {
    return Math.max(...[...this.boxes].map(([key, { y, height }]) => (key.startsWith("place") ? 0 : y + height)));
  }

  drawPieces() {
    if (this.width < 40 || this.height < 40) return;
    const gone = this.keysGone();
    if (this.pieces.length) this.drawAll(gone);
    for (const key of gone) this.dropButton(key);
  }

  /** @param {string[]} gone the keys of buttons whose pieces have gone */
  drawAll(gone) {
    this.drawing.fit(this);
    this.drawing.ground?.(this);
    const losesFocus = gone.some((key) => this.buttons.get(key) === document.activeElement);
    this.settleCursor(losesFocus);
    for (const piece of this.pieces) this.drawPiece(piece, this.buttonFor(this.drawing.key(this, piece), piece));
    this.drawing.mark?.(this);
    this.settleCursor(losesFocus);
  }

  /** The keys of buttons whose pieces have gone. */
  keysGone() {
    const stay = new Set(this.pieces.map((piece) => this.drawing.key(this, piece)));
    return [...this.buttons.keys()].filter((key) => !stay.has(key));
  }

  /** Removes the buttons of pieces that have gone, unless they are flying. */
  sweep() {
    for (const button of this.left.values()) if (!this.flying.has(button)) button.remove();
    this.left.clear();
  }

  finish() {
    this.willDeal = false;
    for (const draw of this.due.splice(0)) draw();
    this.motions.finish();
    this.air.replaceChildren();
    this.traces?.remove();
  }

  /** Lets a removed piece fly a last time. @param {HTMLElement} button */
  takeOff(button) {
    this.flying.add(button);
    for (const name of ["aria-label", "data-spot"]) button.removeAttribute(name);
    button.classList.remove("held", "reached", "advised");
    button.classList.add("flying");
    button.setAttribute("aria-hidden", "true");
  }

  /** @param {HTMLElement} button */
  touchDown(button) {
    this.flying.delete(button);
    button.remove();
  }

  /** @param {string} key @param {Piece} piece */
  buttonFor(key, piece) {
    const known = this.buttons.get(key);
    if (known) return known;
    const button = this.makeButton(piece);
    this.buttons.set(key, button);
    this.parentOf(piece).append(button);
    return button;
  }

  /** A piece that only shows something is not a button. @param {Piece} piece */
  makeButton(piece) {
    if (this.still) return make("div", { class: "piece" });
    if (piece.spot === NO_SPOT) return make("div", { class: "piece", role: "img" });
    return make("button", {
      class: "piece",
      type: "button",
      tabindex: "-1",
      role: this.drawing.rows && piece.spot < TABLE_SPOT && "gridcell",
    });
  }

  /** In a grid, the parent of a cell is its row. A piece that is not a cell is placed beside the rows.
   * @param {Piece} piece */
  parentOf(piece) {
    if (!this.drawing.rows || this.still) return this.body;
    if (piece.spot >= TABLE_SPOT) return this.root;
    while (this.body.children.length <= piece.y) this.body.append(make("div", { role: "row", class: "row" }));
    return this.body.children[piece.y];
  }

  /** @param {string} key */
  dropButton(key) {
    const button = this.buttons.get(key);
    if (!button) return;
    this.left.set(key, button);
    this.buttons.delete(key);
    this.boxes.delete(key);
  }

  /** @param {Piece} piece @param {HTMLElement} button */
  drawPiece(piece, button) {
    this.put(button, this.drawing.key(this, piece), onPixels(this.drawing.place(this, piece)));
    setAttribute(button, "data-spot", String(piece.spot));
    if (this.start === undefined || this.start === piece.spot) this.drawing.draw(this, piece, button);
    this.decorate?.(piece, button);
    if (!this.still) this.describe(piece, button);
  }

  /** @param {HTMLElement} button @param {string} key @param {Box} box */
  put(button, key, box) {
    const was = this.boxes.get(key);
    this.boxes.set(key, box);
    if (was && sameBox(was, box)) return;
    const { style } = button;
    style.transform = `translate(${box.x}px, ${box.y}px)`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    style.zIndex = String(box.above);
  }

  /** @param {Piece} piece @param {HTMLElement} button */
  describe(piece, button) {
    const letter = this.letters.get(piece.spot);
    const held = piece.spot === this.held && piece.spot !== NO_SPOT;
    const reached = this.reached.has(piece.spot);
    button.classList.toggle("held", held);
    button.classList.toggle("reached", reached && !this.drawing.mark);
    button.classList.toggle("advised", this.advised.has(piece.spot));
    setAttribute(button, "data-letter", letter ?? null);
    setAttribute(
      button,
      "aria-label",
      this.drawing.name(this, piece) +
        (held ? `, ${tr("held")}` : reached ? `, ${tr("can go here")}` : "") +
        (letter ? `, ${tr("letter %s", letter)}` : ""),
    );
  }

  /** Marks the held, reachable and suggested pieces. */
  mark() {
    for (const piece of this.pieces) {
      const button = this.buttons.get(this.drawing.key(this, piece));
      if (button) this.describe(piece, button);
    }
    this.drawing.mark?.(this);
  }

  /** Shakes the place of a refused action. @param {number} spot */
  shake(spot) {
    const button = this.buttonOn(spot);
    if (this.motion && button)
      this.motions.begin(
        button,
        [0, -5, 5, -4, 3, 0].map((x) => ({ translate: `${x}px 0` })),
        { duration: 260 },
      );
  }

  /** Lets the board glide from where its top was before. @param {number} top */
  glideFrom(top) {
    const far = top - this.root.getBoundingClientRect().top;
    if (!this.motion || !far) return;
    this.motions.begin(this.root, [{ translate: `0 ${far}px` }, { translate: "0 0" }], {
      duration: 320,
      easing: "ease-in-out",
    });
  }

  /** Celebrates when all pieces have landed, and then acts, unless the player has left the board.
   * @param {number | undefined} spot where the celebration begins, if there is one @param {number} total which it counts
   * @param {() => void} act */
  whenLanded(spot, total, act) {
    const duration = this.motion ? this.motions.remaining() : 0;
    this.motions.begin(this.air, [], { duration }, () => {
      this.motions.finish(); // They are all at their ends, but some may not have been told yet.
      if (!this.root.isConnected) return;
      if (spot === undefined || !this.motion) act();
      else
        void loadShows()
          .then(() => Scene.shows?.celebrate(this, spot, total))
          .then(act);
    });
  }

  /* --------------------------------------------------------------- cursor */

  /** The pieces that can be pointed at, ordered by spot. */
  targets() {
    return this.pieces.filter((piece) => piece.spot !== NO_SPOT);
  }

  /** Moves the cursor to an existing piece. A browser lays out the page when the focused element changes. So this is
   * done before anything else changes, and again for a piece with a new button.
   * @param {boolean} focus */
  settleCursor(focus) {
    if (this.still) return;
    if (!this.pieceOn(this.cursor)) {
      const first = this.targets().find((piece) => piece.canMove) ?? this.targets()[0];
      this.cursor = this.nearestToLost() ?? first?.spot ?? NO_SPOT;
    }
    this.setStop(this.cursor, focus || this.leads ? { preventScroll: true } : null);
  }

  /** Makes one piece the only Tab stop. @param {number} spot @param {FocusOptions | null} focus */
  setStop(spot, focus) {
    const was = this.stop,
      stop = this.buttonOn(spot);
    if (!stop) return;
    this.stop = stop;
    if (stop !== was) stop.setAttribute("tabindex", "0");
    if (focus && stop !== document.activeElement) stop.focus({ ...focus, focusVisible: Scene.ring });
    if (stop !== was) was?.setAttribute("tabindex", "-1");
  }

  /** Another game begins: the cursor will be on its first movable piece. */
  forgetCursor() {
    this.cursor = NO_SPOT;
    this.lastBox = undefined;
  }

  /** The movable piece nearest to the cursor's piece, which has gone. */
  nearestToLost() {
    const was = this.lastBox;
    if (!was) return undefined;
    const near = this.targets()
      .map((piece) => ({ piece, far: distance(this.drawing.place(this, piece), was) }))
      .sort((a, b) => a.far - b.far)[0];
    return near?.piece.spot;
  }

  /** @param {number} spot @param {FocusOptions | null} [focus] null does not move the focus */
  pointAt(spot, focus = { preventScroll: this.root.closest(".scrolls") === null }) {
    const piece = this.pieceOn(spot);
    if (!piece) return;
    this.cursor = spot;
    this.lastBox = this.drawing.place(this, piece);
    this.setStop(spot, focus);
  }
}

/** @param {Box} a @param {Box} b */
function distance(a, b) {
  return Math.abs(a.x - b.x) + 2 * Math.abs(a.y - b.y);
}

/** An element in its own layer is sharp only if it starts on whole pixels of the screen.
 * @param {Box} box @returns {Box} */
const onPixels = (box) => ({ ...box, x: onPixel(box.x), y: onPixel(box.y) });

/** @param {number} length */
const onPixel = (length) => Math.round(length * devicePixelRatio) / devicePixelRatio;

/** @param {Box} a @param {Box} b */
function sameBox(a, b) {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height && a.above === b.above;
}
