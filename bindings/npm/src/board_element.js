// SPDX-License-Identifier: MIT
// The element <quadrille-board game="freecell" seed="617">: a board to play on, for any page.
import { tr } from "./shared/translate.js";
import { ART } from "./art.js";
import { thingsOf } from "./board_drawing.js";
import { STYLE } from "./board_style.js";
import { QuadrilleError } from "./errors.js";
import { load } from "./index.js";
import { Session } from "./session.js";
import { distanceOf, partsOf, shape } from "./shared/drawing.js";
/** @import { Thing } from "./board_drawing.js" */
/** @import { GameName } from "./shared/values.js" */

const MARGIN = 14;
/** What the arrow keys point at. @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? Object);

/** The pictures that some others need, with those. @param {Iterable<string>} names */
function withParts(names) {
  /** @type {Set<string>} */
  const all = new Set();
  const need = (/** @type {string} */ name) => {
    if (all.has(name) || !ART[name]) return;
    partsOf(ART[name]).forEach(need);
    all.add(name);
  };
  for (const name of names) need(name);
  return [...all].map((name) => ART[name]).join("");
}

/** @param {Thing} thing @returns {Element[]} */
function drawingOf(thing) {
  const pictures = thing.pictures.map(({ name, paint = "#000000", ...box }) =>
    name.startsWith("home") || !name
      ? slotOf(name, paint, box)
      : [shape("use", { href: `#${name}`, color: paint, ...box })],
  );
  const words = thing.words.map(({ text, x, y, size, paint }) => {
    const element = shape("text", { x, y: y + size * 0.36, "font-size": size, fill: paint });
    element.textContent = text;
    return element;
  });
  const { x, y, width, height } = thing;
  const ring = shape("rect", { class: "ring", x: x + 2, y: y + 2, width: width - 4, height: height - 4, rx: 9 });
  return [...pictures.flat(), ...words, ring];
}

/** An empty place for a card. @param {string} name @param {string} paint @param {Record<string, number>} box */
function slotOf(name, paint, box) {
  const { x, y, width, height } = box;
  const frame = shape("rect", { class: "slot", x: x + 2, y: y + 2, width: width - 4, height: height - 4, rx: 8 });
  return name ? [frame, shape("use", { href: `#${name}`, color: paint, opacity: 0.4, ...box })] : [frame];
}

/**
 * A board. It sends the events `ready`, `move` (`detail.move`, and `detail.text` in notation), `refused`
 * (`detail.error`) and `end` (`detail.status`), when no move is left.
 */
export class QuadrilleBoard extends Base {
  static observedAttributes = ["game", "seed", "variant"];

  /** @type {Session | null} */
  #session = null;
  /** @type {number | null} the spot of the keyboard's focus */
  #focus = null;
  #starts = 0;
  #said = "";

  connectedCallback() {
    if (!this.shadowRoot) {
      const root = this.attachShadow({ mode: "open" });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      root.adoptedStyleSheets = [sheet];
      root.addEventListener("click", (event) => this.#touchAt(event.target));
      root.addEventListener("keydown", (event) => this.#key(/** @type {KeyboardEvent} */ (event)));
    }
    this.#startSoon();
  }

  attributeChangedCallback() {
    if (this.shadowRoot) this.#startSoon();
  }

  /** The game in progress; null until the event "ready". Call `refresh` after you have changed it. */
  get session() {
    return this.#session;
  }

  /** Starts when the page's own scripts have run, which may load the module from elsewhere. */
  #startSoon() {
    const number = ++this.#starts;
    setTimeout(() => number === this.#starts && this.#start(number).catch((error) => this.#refuse(error)));
  }

  /** @param {number} number */
  async #start(number) {
    await load();
    if (number !== this.#starts) return;
    const session = new Session();
    const game = /** @type {GameName} */ (this.getAttribute("game") ?? "freecell");
    session.deal(game, this.getAttribute("seed") ?? "1", this.getAttribute("variant") ?? "");
    this.#session = session;
    this.#focus = null;
    this.#said = "";
    this.refresh();
    this.#send("ready", null);
  }

  /** Draws the board again. */
  refresh() {
    const session = this.#session;
    const root = this.shadowRoot;
    if (!session?.position || !session.game || !root) return;
    const hadFocus = Boolean(root.activeElement);
    const things = thingsOf(session.position.pieces());
    const touchable = things.filter((thing) => thing.isTouchable);
    if (!touchable.some(({ spot }) => spot === this.#focus)) this.#focus = touchable[0]?.spot ?? null;
    const right = Math.max(...things.map((thing) => thing.x + thing.width)) + MARGIN;
    const bottom = Math.max(...things.map((thing) => thing.y + thing.height)) + MARGIN;
    const [width, height] = [right + MARGIN, bottom + MARGIN];
    const defs = shape("defs", {});
    defs.innerHTML = withParts(new Set(things.flatMap((thing) => thing.pictures.map(({ name }) => name))));
    const ground = shape("rect", { class: "ground", x: -MARGIN, y: -MARGIN, width, height });
    const svg = shape(
      "svg",
      { viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}`, class: session.game.name, role: "group" },
      defs,
      ground,
      ...things.map((thing) => this.#elementOf(thing, session)),
    );
    svg.setAttribute("aria-label", session.game.title);
    const status = document.createElement("p");
    status.setAttribute("role", "status");
    root.replaceChildren(svg, root.querySelector("p") ?? status);
    /** @type {HTMLElement} */ (root.querySelector("p")).textContent = this.#said;
    if (hadFocus) this.#focusOn(this.#focus);
  }

  /** @param {Thing} thing @param {Session} session */
  #elementOf(thing, session) {
    const isHeld = session.held === thing.spot;
    const attributes = { "data-spot": thing.spot, class: isHeld ? "held" : "" };
    if (!thing.isTouchable)
      return shape("g", { ...attributes, role: "img", "aria-label": thing.label }, ...drawingOf(thing));
    const tabindex = thing.spot === this.#focus ? 0 : -1;
    const state = { role: "button", tabindex, "aria-label": thing.label, "aria-pressed": String(isHeld) };
    return shape("g", { ...attributes, ...state }, ...drawingOf(thing));
  }

  /** @param {number | null} spot */
  #focusOn(spot) {
    const found = this.shadowRoot?.querySelector(`[role="button"][data-spot="${spot}"]`);
    if (!found) return;
    this.#focus = spot;
    for (const other of this.shadowRoot?.querySelectorAll('[tabindex="0"]') ?? []) other.setAttribute("tabindex", "-1");
    found.setAttribute("tabindex", "0");
    /** @type {SVGElement} */ (found).focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key } = event;
    const target = /** @type {Element} */ (event.target);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === "Enter" || key === " ") this.#touchAt(target);
    else if (ARROWS[key]) this.#focusOn(this.#neighbour(target, ARROWS[key]));
    else if (key === "u") this.undo();
    else if (key === "r") this.redo();
    else return;
    event.preventDefault();
  }

  /** The nearest thing in a direction. @param {Element} from @param {[number, number]} direction @returns {number | null} */
  #neighbour(from, [right, down]) {
    const area = (/** @type {Element} */ element) =>
      /** @type {Element} */ (element.querySelector(".ring")).getBoundingClientRect();
    let best = null;
    let least = Infinity;
    for (const other of this.shadowRoot?.querySelectorAll('[role="button"]') ?? []) {
      const far = distanceOf(area(from), area(other), right, down);
      if (far < least) [best, least] = [other, far];
    }
    return best ? Number(best.getAttribute("data-spot")) : null;
  }

  /** @param {EventTarget | null} target */
  #touchAt(target) {
    const button = target instanceof Element ? target.closest('[role="button"]') : null;
    if (!button) return;
    this.#focus = Number(button.getAttribute("data-spot"));
    this.#change((session) => session.touch(Number(button.getAttribute("data-spot"))));
  }

  /** @param {(session: Session) => void} act */
  #change(act) {
    const session = this.#session;
    if (!session) return;
    const before = session.position;
    const at = session.at;
    try {
      act(session);
      this.#said = session.status === "won" ? tr("You have won.") : "";
    } catch (error) {
      this.#refuse(error);
      return;
    }
    this.refresh();
    if (session.at !== at + 1) return;
    const move = session.history[at];
    this.#send("move", { move, text: before?.writeMove(move) });
    const { status } = session;
    if (status !== "going") this.#send("end", { status });
  }

  /** @param {unknown} error */
  #refuse(error) {
    if (!(error instanceof QuadrilleError)) throw error;
    this.#said = `${error.message}.`;
    this.refresh();
    this.#send("refused", { error });
  }

  /** @param {string} name @param {unknown} detail */
  #send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** Plays a move, as a number or in notation. @param {number | string} move */
  play(move) {
    this.#change((session) => session.play(move));
  }

  undo() {
    this.#change((session) => session.undo());
  }

  redo() {
    this.#change((session) => session.redo());
  }
}

globalThis.customElements?.define("quadrille-board", QuadrilleBoard);
