// SPDX-License-Identifier: MIT
// The help: the rules of each game, how to play by touch or mouse, and all keys
// if there is a keyboard.
import { tr, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { asideKitOf } from "../base/aside_kit.js";
import { gameNames } from "../base/kit.js";
import { drawingOf } from "../view/drawings.js";
import { Scene } from "../view/scene.js";
import { dateWords, make } from "../base/dom.js";
import { lightUp } from "./introduction.js";
import { keySection } from "./keylist.js";
import { pageBar } from "./page_bar.js";

/** Devices with a mouse or a touchpad have keys, too. */
const hasKeyboard = () => matchMedia("(any-pointer: fine)").matches;

export class HelpPage {
  aside = true;

  /** @param {import("../games.js").Games} games @param {(hash: string) => void} go @param {string} of */
  constructor(games, go, of) {
    this.go = go;
    this.games = games;
    /** @type {Array<{ scene: Scene, frame: HTMLElement, shows: (piece: import("../games.js").Piece) => boolean }>} */
    this.pictures = [];
    const all = games.games();
    const chosen = gameNames.includes(of) ? [of] : gameNames;
    this.keys = keySection(chosen);
    this.keys.hidden = !hasKeyboard();
    this.leaving = new AbortController();
    // A key proves that there is a keyboard, which a device with a touch screen doesn't tell.
    addEventListener("keydown", () => (this.keys.hidden = false), { signal: this.leaving.signal });
    this.root = make(
      "main",
      { class: "page" },
      pageBar(tr("Help"), go),
      make(
        "nav",
        { class: "row-of-buttons", "aria-label": trIn("kinds", "Games") },
        ...all.map((game) => make("a", { class: "side-button", href: `#help/${game.name}` }, game.title)),
      ),
      ...chosen.map((name) => this.section(/** @type {any} */ (all.find((game) => game.name === name)))),
      this.keys,
      make(
        "section",
        { class: "sheet prose" },
        make("h2", {}, tr("Good to know")),
        make(
          "p",
          {},
          tr(
            "Games are saved in this browser as you play. To continue one elsewhere, save it to a file or share its " +
              "code. The terminal version reads and writes both.",
          ),
        ),
        make(
          "p",
          {},
          tr(
            "A backup takes all games, results and options to another browser or the terminal, and merges what you played " +
              "here and there.",
          ),
          " ",
          make("a", { href: "#backup" }, tr("Back up or restore")),
        ),
        make(
          "p",
          {},
          tr("An address such as #freecell/617 or #kulki/daily/2026-11-21 opens the same deal for everyone."),
        ),
      ),
    );
  }

  /** @param {import("../games.js").GameInfo} game */
  section(game) {
    return make(
      "section",
      { class: `sheet prose game-${game.name}` },
      make("h2", {}, game.title),
      ...this.lesson(game.name),
      make("p", {}, tr(asideKitOf(game.name).hands)),
      make("p", {}, game.rules.replace(/\s+/g, " ").trim()),
    );
  }

  /** A picture in which the pieces that can move are lit up, and the steps of the introduction. @param {string} game */
  lesson(game) {
    const { lesson: steps, more } = asideKitOf(game);
    if (!steps.length) return [];
    this.games.openDaily(game, dateWords());
    const scene = new Scene(drawingOf(game), { still: true });
    scene.pieces = this.games.look();
    const frame = make("div", { class: "frame" }, scene.root);
    this.pictures.push({ scene, frame, shows: steps[1].shows });
    return [
      make("div", { class: "lesson" }, frame, make("ol", {}, ...steps.map(({ words }) => make("li", {}, tr(words))))),
      make(
        "p",
        { class: "row-of-buttons" },
        make("a", { class: "side-button", href: `#learn/${game}` }, tr("Show me on the board")),
        ...more.map(([words, href]) => make("a", { class: "side-button", href }, tr(words))),
      ),
    ];
  }

  show() {
    for (const { scene, frame, shows } of this.pictures) {
      scene.setRoom(frame.clientWidth - 24, frame.clientHeight - 24);
      scene.draw();
      lightUp(scene, shows);
    }
  }

  redraw() {
    for (const { scene } of this.pictures) scene.takeLook();
    this.show();
  }

  leave() {
    this.leaving.abort();
    this.root.remove();
  }
}
