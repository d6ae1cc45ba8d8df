// SPDX-License-Identifier: MIT
// How Kulki's ball finds its way: the reader picks a ball and a cell, and the
// search spreads over the board in waves, one step at a time. There is no second
// search here. The module's own paths to all cells give the numbers, because
// the length of a shortest path is the wave that reaches its end.
import { mark, tr, trCount, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { Refusal } from "../games.js";
import { ballName } from "../../../../bindings/npm/src/shared/names.js";
import { makeBall, colourNames } from "../view/kulki.js";
import { icon, isForBrowser, make, setAttribute, shape, tool, withNodes } from "../base/dom.js";
import { hasMotion, theLook } from "../base/lookbook.js";
import { pageBar } from "./page_bar.js";

/** @typedef {import("../games.js").Piece} Piece */
/** @typedef {{ label: string, ball: string, target: string, board: string }} Example */
/** @typedef {{ words: string, wave: number, traced: number, done?: boolean }} Step what a step says; the last wave that
 * has its numbers, or -1; and how many cells of the path are traced back */

const side = 9;
/** Milliseconds between two steps. */
const pace = 420;

/** @type {Example[]} The second board is the one in its author's description. */
const examples = [
  {
    label: mark("Round the corner"),
    ball: "C3",
    target: "G4",
    board: `1|                   |1
2|         5         |2
3|     2   1         |3
4|         4         |4
5|   6 3 7 2         |5
6|                   |6
7|           5 1 3   |7
8|                   |8
9|                   |9`,
  },
  {
    label: mark("No path"),
    ball: "B2",
    target: "I9",
    board: `1|                   |1
2|   1               |2
3|                   |3
4|                   |4
5|       4           |5
6|                   |6
7|  2              3 |7
8|  4          7 7   |8
9|           1       |9`,
  },
  {
    label: mark("Hardly a ball"),
    ball: "E5",
    target: "H2",
    board: `1|                   |1
2|                   |2
3|                   |3
4|                   |4
5|         3         |5
6|                   |6
7|                   |7
8|                   |8
9|                   |9`,
  },
];

/** @param {number} spot */
const nameOf = (spot) => "ABCDEFGHI"[spot % side] + (Math.floor(spot / side) + 1);
/** @param {string} name */
const spotOf = (name) => "ABCDEFGHI".indexOf(name[0]) + (Number(name[1]) - 1) * side;

/** The search on one board, from one ball. */
class Search {
  /** @param {import("../games.js").Games} games @param {string} board @param {number} ball @param {number} target */
  constructor(games, board, ball, target) {
    games.openBoard("kulki", "", board);
    this.pieces = games.look().filter(({ spot }) => spot < side * side);
    this.ball = ball;
    this.target = target;
    /** @type {Map<number, number>} the wave of each cell that the search can reach */
    this.waves = new Map([[ball, 0]]);
    /** @type {number[]} the cells of the path, from the ball to the target; none if it is blocked */
    this.path = [];
    for (const number of games.moves()) {
      const { from, to, events } = games.moveAt(number, 0);
      if (from !== ball) continue;
      const steps = events.filter(({ kind }) => kind === "went");
      this.waves.set(to, steps.length);
      if (to === target) this.path = [ball, ...steps.map((step) => step.to)];
    }
    this.refusal = this.path.length ? "" : refusalOf(games, ball, target);
    this.steps = this.path.length ? this.stepsOfPath() : this.stepsOfWaves(Math.max(...this.waves.values()) + 1);
  }

  /** @param {number} wave */
  cellsIn(wave) {
    return [...this.waves.values()].filter((one) => one === wave).length;
  }

  /** The waves up to one of them. Beyond the last cell there is one more, which finds nothing.
   * @param {number} last @returns {Step[]} */
  stepsOfWaves(last) {
    const start = nameOf(this.ball);
    const words = [
      tr(
        "A ball moves up, down, left or right, one empty cell at a time. Is there a way from %1$s to %2$s? The search " +
          "starts at the ball, which gets the number 0.",
        start,
        nameOf(this.target),
      ),
    ];
    for (let wave = 1; wave <= last; wave++) words.push(this.waveWords(wave));
    return words.map((text, wave) => ({ words: text, wave, traced: 0 }));
  }

  /** @param {number} wave */
  waveWords(wave) {
    const count = this.cellsIn(wave);
    const target = nameOf(this.target);
    if (!count)
      return trCount(
        this.waves.size - 1,
        "No empty cell is left beside those with numbers, so the search ends. It has seen %1$s cell, but not %2$s. A " +
          "move there is refused: “%3$s”.",
        "No empty cell is left beside those with numbers, so the search ends. It has seen %1$s cells, but not %2$s. A " +
          "move there is refused: “%3$s”.",
        this.waves.size - 1,
        target,
        this.refusal,
      );
    const found = this.path.length - 1 === wave;
    const look =
      wave === 1
        ? trCount(
            count,
            "Look at the neighbours of %2$s. The empty ones are one step away and get the number 1: %1$s cell.",
            "Look at the neighbours of %2$s. The empty ones are one step away and get the number 1: %1$s cells.",
            count,
            nameOf(this.ball),
          )
        : trCount(
            count,
            "Look at the neighbours of each %2$s. Those that are empty and have no number yet get a %3$s: %1$s cell.",
            "Look at the neighbours of each %2$s. Those that are empty and have no number yet get a %3$s: %1$s cells.",
            count,
            wave - 1,
            wave,
          );
    const end =
      count === 1 ? mark("%s is it, so the search can stop.") : mark("%s is among them, so the search can stop.");
    return [
      look,
      wave === 2 && tr("Other balls and the edge stop the search, and no cell is counted twice."),
      found && tr(end, target),
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** The waves up to the target, and the path traced back from it. @returns {Step[]} */
  stepsOfPath() {
    const { path } = this;
    const length = path.length - 1;
    const steps = this.stepsOfWaves(length);
    for (let traced = 1; traced <= length; traced++) {
      const [from, to] = [path[length - traced + 1], path[length - traced]];
      steps.push({
        words:
          traced === 1
            ? tr(
                "Now go back. From %1$s, step back to %2$s, which has the number %3$s. A neighbour with the next lower " +
                  "number always exists, because it led here.",
                nameOf(from),
                nameOf(to),
                length - traced,
              )
            : to === this.ball
              ? tr("From %1$s, step back to %2$s: this is the ball.", nameOf(from), nameOf(to))
              : tr(
                  "From %1$s, step back to %2$s, which has the number %3$s.",
                  nameOf(from),
                  nameOf(to),
                  length - traced,
                ),
        wave: length,
        traced,
      });
    }
    steps.push({
      words: trCount(
        length,
        "Read backwards, these cells are the path: %2$s. The ball rolls along it in %1$s step; no way is shorter.",
        "Read backwards, these cells are the path: %2$s. The ball rolls along it in %1$s steps; no way is shorter.",
        length,
        path.map(nameOf).join(tr(", ")),
      ),
      wave: length,
      traced: length,
      done: true,
    });
    return steps;
  }
}

/** What the game says when this ball is sent to that cell.
 * @param {import("../games.js").Games} games @param {number} ball @param {number} target */
function refusalOf(games, ball, target) {
  try {
    games.play(`${nameOf(ball)} ${nameOf(target)}`);
  } catch (error) {
    if (error instanceof Refusal) return error.message.trim();
    throw error;
  }
  return "";
}

export class PathPage {
  aside = true;

  /** @param {import("../games.js").Games} games @param {(hash: string) => void} go */
  constructor(games, go) {
    this.games = games;
    this.at = 0;
    this.cursor = 0;
    this.playing = 0;
    this.example = examples[0];
    this.search = this.searchFor(this.example);
    this.buttons = Array.from({ length: side * side }, (_, spot) => this.makeCell(spot));
    this.line = shape("polyline", { points: "" });
    this.board = this.makeBoard();
    this.count = make("span", { class: "faint" });
    this.words = make("p", { class: "path-words", "aria-live": "polite" });
    this.playButton = tool("play", trIn("replay", "Play"), () => this.toggle());
    this.firstButton = tool("first", tr("Start"), () => this.goTo(0));
    this.backButton = tool("back", trIn("step", "Back"), () => this.goTo(this.at - 1));
    this.nextButton = tool("next", trIn("step", "Next"), () => this.goTo(this.at + 1));
    this.lastButton = tool("last", tr("End"), () => this.goTo(this.search.steps.length - 1));
    this.choices = examples.map((example) =>
      make("button", { type: "button", class: "side-button", onclick: () => this.choose(example) }, tr(example.label)),
    );
    this.root = this.build(go);
  }

  /** @param {(hash: string) => void} go */
  build(go) {
    return make(
      "main",
      { class: "page path-page" },
      pageBar(tr("How the ball finds its way"), go),
      make(
        "section",
        { class: "sheet path-show", "aria-label": tr("The search, step by step") },
        this.board,
        make(
          "div",
          { class: "path-panel" },
          make(
            "div",
            { class: "path-steps", role: "group", "aria-label": tr("Steps") },
            this.firstButton,
            this.backButton,
            this.playButton,
            this.nextButton,
            this.lastButton,
          ),
          this.count,
          this.words,
          make(
            "p",
            { class: "faint" },
            tr("Tap an empty cell to send the ball there, or another ball to start from it."),
          ),
          make("div", { class: "row-of-buttons", role: "group", "aria-label": tr("Boards") }, ...this.choices),
        ),
      ),
      explanation(),
    );
  }

  makeBoard() {
    const corner = () => make("span", { "aria-hidden": "true" });
    const label = (/** @type {string} */ text) => make("span", { class: "path-label", "aria-hidden": "true" }, text);
    const rows = Array.from({ length: side }, (_, row) =>
      make(
        "div",
        { class: "path-row", role: "row" },
        label(String(row + 1)),
        ...this.buttons.slice(row * side, row * side + side).map((button) => make("div", { role: "gridcell" }, button)),
      ),
    );
    return make(
      "div",
      { class: "path-board board kulki", role: "grid", "aria-label": tr("Board"), onkeydown: this.press.bind(this) },
      make("div", { class: "path-row", "aria-hidden": "true" }, corner(), ...[..."ABCDEFGHI"].map(label)),
      ...rows,
      shape("svg", { class: "path-line", viewBox: `0 0 ${side} ${side}`, "aria-hidden": "true" }, this.line),
    );
  }

  /** @param {number} spot */
  makeCell(spot) {
    return make("button", { type: "button", class: "path-cell", tabindex: "-1", onclick: () => this.tap(spot) });
  }

  /** @param {Example} example */
  searchFor({ board, ball, target }) {
    return new Search(this.games, board, spotOf(ball), spotOf(target));
  }

  /** @param {Example} example */
  choose(example) {
    this.stop();
    this.example = example;
    this.search = this.searchFor(example);
    this.cursor = this.search.ball;
    this.at = 0;
    this.draw();
  }

  /** A ball starts another search. A cell is another target, and the search goes there at once, unless the reader
   * wants no motion. @param {number} spot */
  tap(spot) {
    this.stop();
    const isBall = this.search.pieces[spot].kind === "ball";
    const { ball, target } = this.search;
    this.search = new Search(this.games, this.example.board, isBall ? spot : ball, isBall ? target : spot);
    this.cursor = spot;
    this.at = 0;
    if (!isBall && hasMotion()) this.play();
    else this.draw();
  }

  show() {
    this.cursor = this.search.ball;
    this.draw();
  }

  leave() {
    this.stop();
    this.root.remove();
  }

  /* --------------------------------------------------------------- steps */

  /** @param {number} step */
  goTo(step) {
    this.stop();
    this.at = Math.min(Math.max(step, 0), this.search.steps.length - 1);
    this.draw();
  }

  toggle() {
    if (this.playing) {
      this.stop();
      this.draw();
      return;
    }
    if (this.at === this.search.steps.length - 1) this.at = 0;
    this.play();
  }

  play() {
    this.playing = setTimeout(() => this.playOne(), pace);
    this.draw();
  }

  playOne() {
    this.at++;
    if (this.at === this.search.steps.length - 1) this.stop();
    else this.playing = setTimeout(() => this.playOne(), pace);
    this.draw();
  }

  stop() {
    clearTimeout(this.playing);
    this.playing = 0;
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (isForBrowser(event)) return;
    const [x, y] = [this.cursor % side, Math.floor(this.cursor / side)];
    /** @type {Record<string, number[]>} */
    const places = {
      ArrowLeft: [x - 1, y],
      ArrowRight: [x + 1, y],
      ArrowUp: [x, y - 1],
      ArrowDown: [x, y + 1],
      Home: [0, y],
      End: [side - 1, y],
    };
    const place = places[event.key];
    if (!place) return;
    event.preventDefault();
    if (place.some((one) => one < 0 || one >= side)) return;
    this.cursor = place[1] * side + place[0];
    for (const [spot, button] of this.buttons.entries()) setAttribute(button, "tabindex", this.tabIndexOf(spot));
    this.buttons[this.cursor].focus();
  }

  /** @param {number} spot */
  tabIndexOf(spot) {
    return spot === this.cursor ? "0" : "-1";
  }

  /* ------------------------------------------------------------- drawing */

  redraw() {
    this.draw();
  }

  draw() {
    const { search, at } = this;
    const { steps } = search;
    const step = steps[at];
    const onPath = new Set(step.traced || step.done ? search.path.slice(search.path.length - 1 - step.traced) : []);
    for (const [spot, button] of this.buttons.entries()) this.drawCell(spot, button, step, onPath);
    this.line.setAttribute(
      "points",
      [...onPath].map((spot) => `${(spot % side) + 0.5},${Math.floor(spot / side) + 0.5}`).join(" "),
    );
    // Announcing each step of a search that plays would take longer than the search.
    this.words.setAttribute("aria-live", this.playing ? "off" : "polite");
    this.words.textContent = step.words;
    this.count.textContent = tr("Step %1$s of %2$s", at + 1, steps.length);
    for (const [button, isOff] of /** @type {[HTMLElement, boolean][]} */ ([
      [this.firstButton, at === 0],
      [this.backButton, at === 0],
      [this.nextButton, at === steps.length - 1],
      [this.lastButton, at === steps.length - 1],
    ]))
      setAttribute(button, "aria-disabled", isOff ? "true" : null);
    for (const [nth, button] of this.choices.entries())
      setAttribute(button, "aria-pressed", String(examples[nth] === this.example));
    this.showPlaying();
  }

  showPlaying() {
    const [sign, word] = this.playing ? ["pause", tr("Pause")] : ["play", trIn("replay", "Play")];
    const words = this.playButton.querySelector(".word");
    if (!words || words.textContent === word) return;
    words.textContent = word;
    this.playButton.querySelector("svg")?.replaceWith(icon(sign));
  }

  /** @param {number} spot @param {HTMLElement} button @param {Step} step @param {Set<number>} onPath */
  drawCell(spot, button, step, onPath) {
    const { search } = this;
    const piece = search.pieces[spot];
    const wave = search.waves.get(spot) ?? Infinity;
    const isKnown = wave <= step.wave;
    const isBall = step.done ? spot === search.target : piece.kind === "ball";
    const value = step.done && spot === search.target ? search.pieces[search.ball].value : piece.value;
    const hasBall = step.done && spot === search.ball ? false : isBall || piece.kind === "ball";
    const names = colourNames[theLook().palette] ?? colourNames.default;
    button.className = [
      "path-cell",
      spot === search.ball && "from",
      spot === search.target && "to",
      isKnown && "known",
      isKnown && wave === step.wave && !step.traced && "newest",
      onPath.has(spot) && "on-path",
    ]
      .filter(Boolean)
      .join(" ");
    button.style.setProperty("--wave", isKnown ? String(Math.abs(((wave + 8) % 16) - 8)) : "0");
    const words = [
      hasBall ? `${ballName(names[value])}, ${value}` : tr("empty"),
      spot === search.ball && tr("start"),
      spot === search.target && tr("target"),
      isKnown && tr("number %s", wave),
      onPath.has(spot) && tr("on the path"),
    ].filter(Boolean);
    setAttribute(button, "aria-label", `${nameOf(spot)}: ${words.join(tr(", "))}`);
    setAttribute(button, "tabindex", this.tabIndexOf(spot));
    button.replaceChildren(
      ...(hasBall ? [makeBall(value, theLook().signs ?? "numbers")] : []),
      ...(!hasBall && isKnown ? [make("span", { class: "path-number" }, String(wave))] : []),
    );
  }
}

function explanation() {
  return make(
    "section",
    { class: "sheet prose" },
    make("h2", {}, tr("Why it works")),
    make(
      "p",
      {},
      tr(
        "This is a breadth-first search. Each wave holds the cells that lie one step further from the ball than the wave " +
          "before, so the number of a cell is the length of the shortest way to it. If a wave finds no new cell, all cells " +
          "that the ball can reach have been seen.",
      ),
    ),
    make(
      "p",
      {},
      tr(
        "Quadrille itself searches from the target to the ball. The path is equally short, and needs no reversing: at every cell, " +
          "the search has left a mark that says where the ball goes next. The numbers above are the lengths of these paths.",
      ),
    ),
    make(
      "p",
      {},
      ...withNodes(
        // TRANSLATORS: %s is the title of an article.
        tr(
          "The explanation follows %s by Mieszko Gulinski, who wrote Kulki for the web and for MVS. The board without a " +
            "path is from his description of the game.",
        ),
        make(
          "a",
          { href: "https://mieszkogulinski.github.io/pathfinding-algorithm-in-a-puzzle-game" },
          "“Pathfinding algorithm in a puzzle game”",
        ),
      ),
    ),
    make("p", {}, make("a", { class: "side-button", href: "#kulki" }, tr("Play Kulki"))),
  );
}
