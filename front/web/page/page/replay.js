// SPDX-License-Identifier: MIT
// The replay of a game, step by step: from a code, a file or the statistics.
import { tr, trCount, trIn } from "../../../../bindings/npm/src/shared/translate.js";
import { Keep } from "../play/keep.js";
import { Table } from "../play/table.js";
import { drawingOf } from "../view/drawings.js";
import { Scene } from "../view/scene.js";
import { icon, isForBrowser, make, tell, tool } from "../base/dom.js";
import { hasMotion } from "../base/lookbook.js";
import { titleOf } from "./route.js";
import { Timeline } from "./timeline.js";

/** A replay needs no verdicts. */
const noMind = /** @type {any} */ ({ ask: async () => null, forgetVerdicts() {} });

export class ReplayPage {
  /** @param {import("../games.js").Games} games with the game @param {(hash: string) => void} go
   * @param {(text: string) => void} playOn */
  constructor(games, go, playOn) {
    this.table = new Table(games, noMind, new Keep(null));
    this.table.isReplay = true;
    this.save = games.save();
    this.playing = 0;
    /** Milliseconds between two moves. */
    this.pace = 520;
    this.scene = new Scene(drawingOf(this.table.state.game), { still: true });
    this.scene.root.classList.remove("still");
    this.timeline = new Timeline(this.table, this.scene);
    this.stage = make("div", { class: "stage" }, this.scene.root);
    this.playButton = tool("play", trIn("replay", "Play"), () => this.toggle());
    this.root = this.build(go, playOn);
    this.leaving = new AbortController();
    this.watcher = new ResizeObserver(() => this.measure());
    this.watcher.observe(this.stage);
    document.addEventListener("keydown", (event) => this.press(event), { signal: this.leaving.signal });
    this.table.watcher = { changed: (events) => this.changed(events), judged() {}, advised() {}, said: tell };
  }

  /** @param {(hash: string) => void} go @param {(text: string) => void} playOn */
  build(go, playOn) {
    const { table } = this;
    const { title, deal } = titleOf(table.state);
    return make(
      "main",
      { class: `table-page replay game-${table.state.game}` },
      make(
        "header",
        { class: "table-bar" },
        tool("back", trIn("kinds", "Games"), () => go("#"), { class: "tool back" }),
        make("h1", { class: "game-title" }, `${tr("Replay: %s", title)} `, make("small", {}, deal)),
      ),
      make(
        "section",
        { class: "panel", "aria-label": tr("Replay") },
        make("div", { class: "status" }, make("p", { class: "verdict none" }, this.words())),
        this.timeline.root,
        make(
          "div",
          { class: "tools", role: "toolbar", "aria-label": tr("Replay controls") },
          tool("first", tr("Start"), () => this.goTo(0)),
          tool("back", trIn("step", "Back"), () => this.step(-1)),
          this.playButton,
          tool("redo", trIn("step", "Next"), () => this.step(1)),
          tool("last", tr("End"), () => this.goTo(table.state.count)),
          tool("slower", tr("Slower"), () => this.setPace(false)),
          tool("faster", tr("Faster"), () => this.setPace(true)),
          tool("new", tr("Resume"), () => playOn(this.here())),
        ),
      ),
      this.stage,
    );
  }

  /** The game up to the current move. Moving back in a replay does not count as undo. */
  here() {
    const [taken] = /^undos .*$/m.exec(this.save) ?? ["undos 0"];
    return this.table.games.save().replace(/^undos .*$/m, taken);
  }

  words() {
    const [, ...lines] = this.table.games.boast(true).trim().split("\n");
    return lines[0] ?? "";
  }

  show() {
    this.goTo(0);
    this.timeline.slider.focus();
  }

  redraw() {
    this.scene.takeLook();
    this.measure();
    this.timeline.show();
  }

  leave() {
    this.stop();
    this.watcher.disconnect();
    this.leaving.abort();
    this.root.remove();
  }

  measure() {
    this.scene.setRoom(this.stage.clientWidth - 24, this.stage.clientHeight - 24);
    this.scene.draw();
  }

  /** @param {import("../games.js").MoveEvent[]} events */
  changed(events) {
    this.scene.motion = hasMotion();
    this.scene.show(this.table.games.look(), events);
    this.timeline.show();
  }

  /** @param {number} number */
  goTo(number) {
    this.stop();
    this.table.goTo(number);
  }

  /** @param {number} by */
  step(by) {
    this.stop();
    if (by > 0) this.table.redo();
    else if (this.table.state.at) this.table.goTo(this.table.state.at - 1);
  }

  toggle() {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.table.state.at === this.table.state.count) this.table.goTo(0);
    this.playing = setTimeout(() => this.playOne(), this.pace);
    this.showPlaying();
  }

  playOne() {
    this.table.redo();
    if (this.table.state.at < this.table.state.count) this.playing = setTimeout(() => this.playOne(), this.pace);
    else this.stop();
  }

  stop() {
    clearTimeout(this.playing);
    this.playing = 0;
    this.showPlaying();
  }

  showPlaying() {
    const [sign, word] = this.playing ? ["pause", tr("Pause")] : ["play", trIn("replay", "Play")];
    const words = this.playButton.querySelector(".word");
    if (!words || words.textContent === word) return;
    words.textContent = word;
    this.playButton.querySelector("svg")?.replaceWith(icon(sign));
  }

  /** @param {boolean} faster */
  setPace(faster) {
    this.pace = Math.min(Math.max(this.pace * (faster ? 0.5 : 2), 65), 4160);
    const perSecond = Math.round(10000 / this.pace) / 10;
    tell(trCount(perSecond, "%s move per second", "%s moves per second"));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    /** @type {Record<string, () => void>} */
    const acts = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.goTo(0),
      End: () => this.goTo(this.table.state.count),
      " ": () => this.toggle(),
      "+": () => this.setPace(true),
      "-": () => this.setPace(false),
    };
    const onButton = event.target instanceof HTMLButtonElement;
    if (isForBrowser(event) || document.querySelector("dialog[open]") || !acts[event.key]) return;
    if (onButton && event.key === " ") return;
    event.preventDefault();
    acts[event.key]();
  }
}
