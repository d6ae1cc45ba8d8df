// SPDX-License-Identifier: MIT
// Two games of the same deal side by side on one timeline: the player's own
// and the one of a friend who sent a challenge. Also the dialog that sends
// one.
import { mark, markIn, tr, trCount, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { asideKitOf } from "../base/aside_kit.js";
import { Games, Refusal } from "../games.js";
import { isOver } from "../play/keep.js";
import { readNote, writeNote } from "../base/note.js";
import { miniature } from "../view/miniature.js";
import { challengeOf, clocksOf, isName, readChallenge } from "./challenge.js";
import { clockWords, make, openDialog, setWords, shape, tell, tool } from "../base/dom.js";
import { copy, hand, placeOfLinks, publicLink } from "./sharing.js";

/** @typedef {import("../games.js").State} State */
/** @typedef {{ name: string, games: Games, state: State, clocks: number[] | null, progress: number[] }} Rival */

const steps = 200;
const width = 320,
  height = 96;

/** How far a game had come, in words. @param {Rival} rival @param {number} count */
const counted = ({ state }, count) => trCount(count, ...asideKitOf(state.game).progress.forms);

/** @param {string} name @param {Games} games a copy, which moves through its history @param {number[] | null} clocks
 * @returns {Rival} */
function rivalOf(name, games, clocks) {
  const state = games.state();
  const counts = asideKitOf(state.game).progress.has;
  const progress = Array.from({ length: state.at + 1 }, (_, at) => {
    games.goTo(at);
    return counts ? games.look().filter(counts).length : games.state().score;
  });
  return { name, games, state, clocks, progress };
}

/** @param {number} count */
const movesWords = (count) => trCount(count, "%s move", "%s moves");

/** How many moves had been made. @param {Rival} rival @param {number} when in milliseconds, or in moves if not timed
 * @param {boolean} timed */
function movesAt({ state, clocks }, when, timed) {
  if (!timed) return Math.min(when, state.at);
  if (when >= state.clock) return state.at;
  return clocks ? clocks.filter((one) => one <= when).length : Math.floor((state.at * when) / state.clock);
}

/* --------------------------------------------------------------- in words */

/** @param {Rival} own @param {Rival} other */
function sentence(own, other) {
  const [mine, theirs] = [own, other].map(({ progress }) => progress[progress.length - 1]);
  const [isWin, isTheirWin] = [own, other].map(({ state }) => state.status === "won" && state.measure !== "points");
  const compared = (/** @type {string} */ words, /** @type {string} */ one, /** @type {string} */ two) =>
    tr(words, other.name, one, two);
  if (!isWin || !isTheirWin) {
    const words = isWin
      ? mark("You won, unlike %1$s: %2$s against %3$s.")
      : isTheirWin
        ? mark("You didn't win, unlike %1$s: %2$s against %3$s.")
        : mine > theirs
          ? mark("You came further than %1$s: %2$s against %3$s.")
          : mine < theirs
            ? mark("You didn't come as far as %1$s: %2$s against %3$s.")
            : mark("You came as far as %1$s: %2$s against %3$s.");
    return compared(words, counted(own, mine), counted(other, theirs));
  }
  const [a, b] = [own, other].map(({ state }) => Math.floor(state.clock / 1000));
  if (own.state.clock && other.state.clock && a !== b)
    return compared(
      a < b
        ? mark("You both won. You were faster than %1$s: %2$s against %3$s.")
        : mark("You both won. You were slower than %1$s: %2$s against %3$s."),
      clockWords(own.state.clock),
      clockWords(other.state.clock),
    );
  const [m, n] = [own, other].map(({ state }) => state.moves);
  return compared(
    m < n
      ? mark("You both won. You made fewer moves than %1$s: %2$s against %3$s.")
      : m > n
        ? mark("You both won. You made more moves than %1$s: %2$s against %3$s.")
        : mark("You both won. You did as well as %1$s: %2$s against %3$s."),
    movesWords(m),
    movesWords(n),
  );
}

const results = {
  won: markIn("result", "won"),
  lost: markIn("result", "over"),
  going: markIn("result", "given up"),
  stuck: markIn("result", "given up"),
};

/** @param {Rival[]} rivals */
function facts(rivals) {
  const row = (/** @type {string} */ label, /** @type {(rival: Rival) => string | number} */ value) =>
    make("tr", {}, make("th", { scope: "row" }, label), ...rivals.map((rival) => make("td", {}, String(value(rival)))));
  return make(
    "table",
    { class: "rival-facts" },
    make("thead", {}, make("tr", {}, make("td", {}), ...rivals.map(({ name }) => make("th", { scope: "col" }, name)))),
    make(
      "tbody",
      {},
      row(tr("result"), ({ state }) => trIn("result", results[state.status])),
      row(tr("time"), ({ state }) => (state.clock ? clockWords(state.clock) : tr("unknown"))),
      row(tr("moves"), ({ state }) => state.moves),
      row(tr(asideKitOf(rivals[0].state.game).progress.title), ({ progress }) => progress[progress.length - 1]),
      row(tr("hints"), ({ state }) => state.hints),
      row(tr("undos"), ({ state }) => state.undos),
    ),
  );
}

/* --------------------------------------------------------------- timeline */

class Race {
  /** @param {Rival[]} rivals the player first */
  constructor(rivals) {
    this.rivals = rivals;
    this.timed = rivals.every(({ state }) => state.clock > 0);
    this.end = Math.max(...rivals.map(({ state }) => (this.timed ? state.clock : state.at)), 1);
    this.steps = this.timed ? steps : this.end;
    this.most = Math.max(1, ...rivals.flatMap(({ progress }) => progress));
    this.playing = 0;
    this.boards = rivals.map(() => make("div", { class: "rival-board" }));
    this.words = rivals.map(() => make("p", {}));
    this.cursor = shape("line", { class: "cursor", y1: 0, y2: height });
    this.slider = make("input", {
      type: "range",
      min: "0",
      max: String(this.steps),
      value: "0",
      "aria-label": this.timed ? tr("Time") : tr("Moves"),
      oninput: () => this.stop(),
    });
    this.button = tool("play", trIn("replay", "Play"), () => this.toggle(), { class: "side-button" });
    this.root = this.build();
    this.show(this.steps);
  }

  build() {
    return make(
      "div",
      { class: "race" },
      make(
        "div",
        { class: "rivals" },
        ...this.rivals.map(({ name }, nth) =>
          make("figure", {}, make("figcaption", {}, name), this.boards[nth], this.words[nth]),
        ),
      ),
      make(
        "div",
        { class: "race-line" },
        shape(
          "svg",
          { viewBox: `-2 -4 ${width + 4} ${height + 8}`, class: "plot", "aria-hidden": "true" },
          shape("line", { x1: 0, x2: width, y1: height, y2: height, class: "base" }),
          ...this.rivals.map((rival, nth) => shape("path", { d: this.pathOf(rival), class: nth ? "other" : "own" })),
          this.cursor,
        ),
        make("div", { class: "timeline" }, this.slider),
        this.button,
      ),
    );
  }

  /** @param {Rival} rival */
  pathOf(rival) {
    const y = (/** @type {number} */ value) => Math.round((1 - value / this.most) * height * 10) / 10;
    let path = "";
    for (let step = 0; step <= this.steps; step++) {
      const value = y(rival.progress[this.movesAt(rival, step)]);
      const x = Math.round((step / this.steps) * width * 10) / 10;
      path += step ? `H${x}V${value}` : `M0 ${value}`;
    }
    return path;
  }

  /** @param {Rival} rival @param {number} step */
  movesAt(rival, step) {
    return movesAt(rival, this.timed ? (this.end * step) / this.steps : step, this.timed);
  }

  /** @param {number} step */
  show(step) {
    this.slider.value = String(step);
    this.slider.style.setProperty("--done", `${(step / this.steps) * 100}%`);
    const x = (step / this.steps) * width;
    this.cursor.setAttribute("x1", String(x));
    this.cursor.setAttribute("x2", String(x));
    const told = this.rivals.map((rival, nth) => {
      const moves = this.movesAt(rival, step);
      const end = moves === rival.state.at ? trIn("result", results[rival.state.status]) : "";
      const words = [counted(rival, rival.progress[moves]), end].filter(Boolean).join(tr(", "));
      this.boards[nth].replaceChildren(miniature(rival.games.lookBack(moves)));
      setWords(this.words[nth], words);
      return `${rival.name} ${words}`;
    });
    const when = this.timed ? clockWords((this.end * step) / this.steps) : movesWords(step);
    this.slider.setAttribute("aria-valuetext", `${when}: ${told.join("; ")}`);
  }

  /** The player has moved the slider. */
  stop() {
    clearInterval(this.playing);
    this.playing = 0;
    setWords(/** @type {HTMLElement} */ (this.button.querySelector(".word")), trIn("replay", "Play"));
    this.show(Number(this.slider.value));
  }

  toggle() {
    if (this.playing) {
      this.stop();
      return;
    }
    setWords(/** @type {HTMLElement} */ (this.button.querySelector(".word")), tr("Pause"));
    if (Number(this.slider.value) === this.steps) this.show(0);
    this.playing = setInterval(() => this.advance(), Math.max(50, 10000 / this.steps));
  }

  advance() {
    const step = Math.min(this.steps, Number(this.slider.value) + 1);
    this.show(step);
    if (step === this.steps || !this.root.isConnected) this.stop();
  }
}

/** @param {import("./game.js").GamePage} page */
export async function showRivals(page) {
  const { table } = page;
  const { challenge = "", pace } = table.row;
  const save = table.games.save();
  const module = table.mind.module;
  const friend = await readChallenge(module, challenge);
  if (!isOver(table.state)) {
    table.countHelp();
    page.announcer.say(tr("This counts as help."));
  }
  const own = await Games.from(module);
  own.load(save);
  const state = table.games.state();
  const rivals = [
    { ...rivalOf(tr("You"), own, clocksOf(pace, state.at)), state },
    rivalOf(friend.from || tr("Your friend"), friend.games, friend.clocks),
  ];
  const race = new Race(rivals);
  const words = sentence(rivals[0], rivals[1]);
  const dialog = openDialog(
    tr("Both games"),
    make("p", { class: "rival-words", tabindex: "-1" }, words),
    race.root,
    facts(rivals),
    ...(isOver(table.state)
      ? [
          make(
            "div",
            { class: "row-of-buttons" },
            tool("share", tr("Send yours back"), () => sendChallenge(page), { class: "main-button" }),
          ),
        ]
      : []),
  );
  dialog.classList.add("wide");
  dialog.addEventListener("close", () => clearInterval(race.playing));
  /** @type {HTMLElement} */ (dialog.querySelector(".rival-words")).focus();
}

/* ---------------------------------------------------------------- sending */

/** Why there is no link, by the place where it would open. @type {Record<string, string>} */
const warnings = {
  computer: mark("A link would open only on this computer. Friends can load the code in their own Quadrille."),
  network: mark("A link would open only in your network. Friends can load the code in their own Quadrille."),
};

/** @param {import("./game.js").GamePage} page */
export function sendChallenge(page) {
  const known = readNote("challenger");
  const name = make("input", {
    type: "text",
    maxlength: "23",
    autocomplete: "nickname",
    value: typeof known === "string" ? known : "",
  });
  const link = make("pre", { tabindex: "0", hidden: true });
  const can = "share" in navigator;
  const place = placeOfLinks();
  const send = async (/** @type {EventTarget | null} */ button) => {
    const from = name.value.trim();
    try {
      if (from && !isName(from)) throw new Refusal(tr("A name has at most 23 letters, fewer with accents."));
      writeNote("challenger", from || null);
      const code = await challengeOf(page, from);
      link.textContent = place ? code : publicLink(`#challenge/${code}`);
      link.hidden = false;
      const words = place
        ? tr("Can you do better? My game is in this code, sealed until yours has ended.")
        : tr("Can you do better? My game is in this link, sealed until yours has ended.");
      if (can) await hand(place ? `${words}\n${code}` : words, place ? "" : link.textContent, button);
      else {
        const done = place
          ? tr("Challenge copied. Send the code to a friend.")
          : tr("Challenge copied. Send the link to a friend.");
        await copy(link.textContent, done, button);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(error.message, "refusal");
    }
  };
  openDialog(
    tr("Challenge a friend"),
    make(
      "p",
      {},
      place
        ? tr("The code deals the same game. Your result stays sealed until your friend's game has ended.")
        : tr("The link deals the same game. Your result stays sealed until your friend's game has ended."),
    ),
    place && make("p", {}, tr(warnings[place])),
    make("label", { class: "field" }, make("span", {}, tr("Your name, if you like")), name),
    make(
      "div",
      { class: "row-of-buttons" },
      tool(
        "share",
        can ? tr("Share") : place ? tr("Copy code") : tr("Copy link"),
        ({ currentTarget }) => void send(currentTarget),
        {
          class: "main-button",
        },
      ),
    ),
    link,
  );
}
