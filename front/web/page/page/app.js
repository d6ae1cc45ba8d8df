// SPDX-License-Identifier: MIT
// The page comes to life: the module, the kept games, and what the address
// says is to be shown.
import { Games, Refusal } from "../games.js";
import { Mind } from "../play/mind.js";
import { openKeep } from "../play/keep.js";
import { Table } from "../play/table.js";
import { byId, closeDialogs, dateWords, make, tell } from "./dom.js";
import { GamePage } from "./game.js";
import { HelpPage } from "./help.js";
import { HomePage } from "./home.js";
import { LookPage } from "./look.js";
import { ReplayPage } from "./replay.js";
import { gameNames, isLevel, readRoute, routeOf } from "./route.js";
import { StatisticsPage } from "./statistics.js";
import { watchUpdates } from "./update.js";

/** @typedef {{ root: HTMLElement, show: () => void | Promise<void>, leave: () => void }} Page */

class App {
  /** @param {WebAssembly.Module} module @param {Games} games @param {Games} pictures @param {import("../play/keep.js").Keep} keep */
  constructor(module, games, pictures, keep) {
    this.module = module;
    this.pictures = pictures;
    this.keep = keep;
    this.table = new Table(games, new Mind(module), keep);
    /** @type {Page | null} */
    this.page = null;
    this.seated = false;
    this.turn = 0;
    this.go = (/** @type {string} */ hash) => this.goTo(hash);
  }

  /** @param {string} hash */
  goTo(hash) {
    closeDialogs();
    if (hash === "#table") void this.showTable();
    else if (location.hash === hash || (hash === "#" && !location.hash)) void this.follow();
    else location.hash = hash;
  }

  /** What the address says. */
  async follow() {
    const turn = ++this.turn;
    const route = readRoute(location.hash);
    this.table.tick();
    await this.table.keeping;
    if (turn !== this.turn) return;
    if (route.page === "play") await this.play(route);
    else if (route.page === "kept") await this.resume(route.id);
    else if (route.page === "lost") await this.refuse(route.words);
    else if (route.page === "replay") await this.replay(route.code);
    else await this.open(this.makePage(route));
  }

  /** @param {import("./route.js").Route} route @returns {Page} */
  makePage(route) {
    if (route.page === "statistics") return new StatisticsPage(this.keep, this.go, route.of);
    if (route.page === "look") return new LookPage(this.table, this.go);
    if (route.page === "help") return new HelpPage(this.pictures, this.go, route.of);
    return new HomePage(this.pictures, this.keep, this.go);
  }

  /** @param {Page} page */
  async open(page) {
    closeDialogs();
    this.page?.leave();
    tell("");
    this.page = page;
    byId("app").replaceChildren(page.root);
    await page.show();
    if (!(page instanceof GamePage)) setTitle(page.root);
    scrollTo(0, 0);
  }

  /* ---------------------------------------------------------------- games */

  async showTable() {
    this.seated = true;
    await this.open(new GamePage(this.table, this.go));
  }

  /** A game that is refused leaves the one at hand, and is told why. @param {() => void | Promise<void>} begin */
  async attempt(begin) {
    try {
      await begin();
      await this.showTable();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.refuse(error.message);
    }
  }

  /** @param {string} words */
  async refuse(words) {
    if (this.page) {
      const back = this.seated && this.page instanceof GamePage ? routeOf(this.table.state) : "";
      history.replaceState(null, "", back || location.pathname + location.search);
    } else {
      history.replaceState(null, "", location.pathname + location.search);
    }
    if (!this.page) await this.open(new HomePage(this.pictures, this.keep, this.go));
    tell(words.trim(), "refusal");
  }

  /** @param {{ game: string, words: string, daily: string }} route */
  async play(route) {
    const { game, words } = route;
    const date = route.daily === "today" ? dateWords() : route.daily;
    await this.attempt(async () => {
      if (words === "new") {
        this.table.sitDown((games) => games.openWords(game, this.usualOf(game)));
        return;
      }
      if (isLevel(words)) {
        tell("Looking for a deal …");
        await this.table.deal(game, words);
        return;
      }
      const row = await this.findKept(game, words, date);
      if (row) this.table.resume(row);
      else this.table.sitDown((games) => (date ? games.openDaily(game, date) : games.openWords(game, words)));
    });
  }

  /** A new game is of the kind that was played last. @param {string} game */
  usualOf(game) {
    const { state } = this.table;
    return this.seated && state.game === game && !state.own ? state.variant : "";
  }

  /** The game that a link leads to may be in progress. @param {string} game @param {string} words @param {string} date */
  async findKept(game, words, date) {
    const rows = (await this.keep.games()).filter((row) => row.game === game && !row.own);
    if (!words && !date) return rows[0];
    if (date) this.pictures.openDaily(game, date);
    else this.pictures.openWords(game, words);
    const { variant, seed, daily } = this.pictures.state();
    return rows.find((row) => row.variant === variant && row.seed === seed && row.daily === daily);
  }

  /** @param {number} id */
  async resume(id) {
    const row = await this.keep.game(id);
    if (row) await this.attempt(() => this.table.resume(row));
    else await this.refuse("This game is not kept in this browser any more.");
  }

  /** @param {string} code */
  async replay(code) {
    try {
      const games = await Games.from(this.module);
      games.load(code);
      await this.open(
        new ReplayPage(games, this.go, (text) => this.attempt(() => this.table.sitDown((games) => games.load(text)))),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.refuse(error.message);
    }
  }
}

/** @param {HTMLElement} root */
function setTitle(root) {
  const title = root.querySelector("h1")?.textContent ?? "";
  document.title = title === "Quadrille" ? title : `${title} · Quadrille`;
}

async function start() {
  const answer = await fetch(new URL("../quadrille.wasm", import.meta.url));
  if (!answer.ok) throw new Error("The module did not come");
  const module = await WebAssembly.compile(await answer.arrayBuffer());
  const [games, pictures, keep] = await Promise.all([Games.from(module), Games.from(module), openKeep()]);
  games.openDaily("kulki", dateWords());
  for (const { name } of games.games()) if (!gameNames.includes(name)) gameNames.push(name);
  const app = new App(module, games, pictures, keep);
  addEventListener("hashchange", () => void app.follow());
  await app.follow();
  document.documentElement.dataset.ready = "yes";
  watchUpdates();
}

start().catch((error) => {
  console.error(error);
  byId("app").replaceChildren(
    make(
      "p",
      { class: "waiting", role: "alert" },
      "Quadrille could not start: it needs a browser with WebAssembly, and a network or an earlier visit.",
    ),
  );
});
