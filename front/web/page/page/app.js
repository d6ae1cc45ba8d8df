// SPDX-License-Identifier: MIT
// The start of the page. It loads the module and the saved games, then shows
// what the address asks for.
import { tr } from "../../../../bindings/npm/src/shared/translate.js";
import { fetchModule } from "../../../../bindings/npm/src/shared/memory.js";
import { addGame, gameNames } from "../base/kit.js";
import { ownBack } from "../art/backs.js";
import { loadArt, whenArtIsHere } from "../art/sprite.js";
import { Games, Outdated, Refusal } from "../games.js";
import { Mind } from "../play/mind.js";
import { openKeep } from "../play/keep.js";
import { Table } from "../play/table.js";
import { drawingOf } from "../view/drawings.js";
import { bringArt, Scene } from "../view/scene.js";
import { loadAsides, loadHome, provideAsides } from "./aside.js";
import { byId, closeDialogs, dateWords, hush, isForBrowser, make, tell } from "../base/dom.js";
import { trustedScript } from "../base/trusted.js";
import { receiveFiles } from "./files.js";
import { GamePage } from "./game.js";
import { bringLanguage, bringLanguages, chooseLanguage, wantedLanguage } from "../base/language.js";
import { theLook } from "../base/lookbook.js";
import { isOnLayout, levelIn, readRoute, routeOf } from "./route.js";

/** @typedef {{ root: HTMLElement, aside?: boolean, show: () => void | Promise<void>,
 *   settle?: () => void | Promise<void>, redraw?: () => void, leave: () => void }} Page "settle" ends what goes on before
 * another page is shown, and "redraw" shows options that have changed; an aside is a page that the player opens briefly
 * during a game and returns from */
/** @typedef {import("./route.js").Route} Route */

/** What addresses of games lead to. From board to board, Back still leads to the start page. */
const boards = ["play", "kept", "learn", "challenge"];

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
    /** Quadrille numbers its entries in the browser's history, so that Back knows how far to go, and notes with each the
     * last one with the start page. */
    this.entry = -1;
    this.home = -1;
    this.origin = -1;
    this.tableEntry = -1;
    this.shown = "";
    /** @type {File | null} a backup that was dropped, until its page is open */
    this.dropped = null;
    this.go = (/** @type {string} */ hash) => this.goTo(hash);
  }

  /** Escape and q leave a page that was opened beside a game. @param {KeyboardEvent} event */
  press(event) {
    const isTyped = /** @type {HTMLElement} */ (event.target).matches(
      "input:not([type=radio], [type=checkbox]), textarea, select",
    );
    const leaves = event.key === "Escape" || (event.key === "q" && theLook().keys !== "off");
    if (leaves && this.page?.aside && !isTyped && !isForBrowser(event) && !document.querySelector("dialog[open]"))
      this.goBack();
  }

  /** @param {string} hash an address, "#table" for a game that was loaded, or "#back" for the page before this one */
  goTo(hash) {
    closeDialogs();
    if (hash === "#back") this.goBack();
    else if (hash === "#table") void this.showOwnStart();
    else if (hash === "#") this.goHome();
    else if (location.hash === hash) void this.follow();
    else if (this.page instanceof GamePage && boards.includes(readRoute(hash).page)) this.replace(hash);
    else location.hash = hash;
  }

  /** Returns to the start page. If the player didn't come from there, it takes the place of the page before it. */
  goHome() {
    if (this.home >= 0 && this.home < this.entry) history.go(this.home - this.entry);
    else {
      this.tableEntry = -1;
      this.replace(location.pathname + location.search);
    }
  }

  /** @param {string} address */
  replace(address) {
    history.replaceState(history.state, "", address);
    void this.follow();
  }

  /** Returns from the help, settings or statistics to the previous page, but never leaves Quadrille. */
  goBack() {
    if (this.origin >= 0 && this.origin < this.entry) history.go(this.origin - this.entry);
    else this.goTo("#");
  }

  countEntry() {
    const { entry = this.entry + 1, home = this.home } = history.state ?? {};
    [this.entry, this.home] = [entry, home];
    // A new entry takes the place of those that came after the last one.
    if (!history.state && this.tableEntry >= entry) this.tableEntry = -1;
    this.noteEntry();
  }

  noteEntry() {
    history.replaceState({ entry: this.entry, home: this.home }, "");
  }

  /** The browser has gone to an entry. One with the same address, such as a custom board's, is not reported otherwise.
   * @param {boolean} [isReported] */
  arrive(isReported = false) {
    const entry = history.state?.entry;
    if (isReported ? entry !== this.entry : entry !== undefined) void this.follow();
  }

  /** Shows what the address asks for. If the player opens another page in the meantime, a slow answer is dropped. */
  async follow() {
    const turn = ++this.turn;
    // The address may already have changed before the browser reports it.
    const address = location.hash;
    const isCurrent = () => turn === this.turn && location.hash === address;
    const route = readRoute(address);
    this.countEntry();
    this.table.stopSearch();
    this.table.keepTime();
    await Promise.all([this.table.keeping, this.page?.settle?.()]);
    if (!isCurrent()) return;
    if (this.isOwnBoardHere()) await this.showTable();
    else if (route.page === "play") await this.attempt(() => this.preparePlay(route), isCurrent);
    else if (route.page === "kept") await this.attempt(() => this.prepareKept(route.id), isCurrent);
    else if (route.page === "lost") await this.refuse(route.words);
    else if (route.page === "challenge") {
      await this.attempt(async () => (await loadAsides()).prepareChallenge(this, route.code), isCurrent);
    } else if (route.page === "replay") await this.replay(route.code, isCurrent);
    else await this.openPage(route, isCurrent);
  }

  /** A custom board has no address. Only its entry in the history leads back to it. */
  isOwnBoardHere() {
    return this.seated && this.table.state.own && this.entry === this.tableEntry && !(this.page instanceof GamePage);
  }

  /** @param {Route} route @param {() => boolean} isCurrent */
  async openPage(route, isCurrent) {
    try {
      const page = await this.makePage(route);
      if (isCurrent()) await this.open(page);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isCurrent()) await this.refuse(error.message);
    }
  }

  /** @param {Route} route @returns {Promise<Page>} */
  async makePage(route) {
    if (route.page === "statistics")
      return new (await loadAsides()).StatisticsPage(this.pictures, this.keep, this.go, route.of);
    if (route.page === "learn") return (await loadAsides()).openLessons(this.module, route.of, this.go);
    if (route.page === "look") return new (await loadAsides()).LookPage(this.table, this.go);
    if (route.page === "help") return new (await loadAsides()).HelpPage(this.pictures, this.go, route.of);
    if (route.page === "backup") {
      const { BackupPage } = await loadAsides();
      const { dropped } = this;
      this.dropped = null;
      return new BackupPage(this.module, this.keep, this.go, dropped);
    }
    if (route.page === "path") return new (await loadAsides()).PathPage(this.pictures, this.go);
    return this.makeHome();
  }

  async makeHome() {
    const { HomePage } = await loadHome();
    return new HomePage(this.pictures, this.table, this.go);
  }

  /** Shows the page in another language. @param {string} code */
  async speak(code) {
    await bringLanguages();
    if (code !== wantedLanguage()) return;
    describePage();
    this.table.games.games().forEach(addGame);
    if (this.page instanceof GamePage) await this.open(new GamePage(this.table, this.go, this.pictures));
    else await this.follow();
    /** @type {HTMLElement | null} */ (document.querySelector("select[name=language]"))?.focus();
  }

  /** @param {Page} page */
  async open(page) {
    closeDialogs();
    hush();
    const isFirst = !this.page;
    this.page?.leave();
    tell("");
    this.page = page;
    this.shown = location.hash;
    if (!page.aside) this.origin = this.entry;
    if (page.root.matches(".home")) {
      this.home = this.entry;
      this.noteEntry();
    }
    byId("app").replaceChildren(page.root);
    colourBrowser(page.root);
    await page.show();
    if (this.page !== page) return;
    scrollTo(0, 0);
    if (page instanceof GamePage) return;
    setTitle(page.root);
    if (!isFirst && document.activeElement === document.body) focusTitle(page.root);
  }

  /* ---------------------------------------------------------------- games */

  async showTable() {
    this.turn++;
    this.seated = true;
    this.tableEntry = this.entry;
    await this.open(new GamePage(this.table, this.go, this.pictures));
  }

  /** Starts a game. If it is refused, the current game continues and the player sees the reason.
   * @param {() => Promise<(() => string | void) | null>} prepare resolves to the function that starts the game and may
   * return a message, or to null when another game has displaced this one
   * @param {() => boolean} isCurrent */
  async attempt(prepare, isCurrent) {
    try {
      const begin = await prepare();
      if (!isCurrent()) return;
      if (!begin) {
        this.returnAddress();
        return;
      }
      const left = this.page instanceof GamePage && this.table.isInProgress();
      const words = begin() || (left && tr("The game you left is under Games."));
      await this.showTable();
      if (words && this.page instanceof GamePage) this.page.announcer.say(words);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isCurrent()) await this.refuse(error.message, error instanceof Outdated);
    }
  }

  /** @param {string} words @param {boolean} [keeps] whether the address stays, because reloading the page may open it */
  async refuse(words, keeps = false) {
    if (!keeps) this.returnAddress();
    if (!this.page) await this.open(await this.makeHome());
    tell(words.trim(), "refusal");
  }

  /** The address becomes that of the page which is still shown. */
  returnAddress() {
    const back = this.page instanceof GamePage ? routeOf(this.table.state, this.pictures) : this.shown;
    history.replaceState(history.state, "", back || location.pathname + location.search);
    if (this.page instanceof GamePage) this.page.address.hash = location.hash;
  }

  /** @param {{ game: string, words: string, daily: string, layout: string }} route
   * @returns {Promise<(() => string | void) | null>} */
  async preparePlay({ game, words, daily, layout }) {
    const { table } = this;
    if (layout) return this.prepareOnLayout(game, { layout, words });
    const date = daily === "today" ? dateWords() : daily;
    if (words === "new") {
      const kind = await this.usualOf(game);
      return () => table.sitDown((games) => games.openWords(game, kind));
    }
    if (levelIn(game, words)) {
      tell(tr("Looking for a deal…"), "working");
      const save = await table.findDeal(game, words);
      return save ? () => table.sitDown((games) => games.load(save)) : null;
    }
    const row = await this.findKept(game, words, date);
    if (row) return () => table.resume(row);
    if (date) return this.prepareDaily(game, date);
    const choice = words || (await this.usualOf(game));
    return () => table.sitDown((games) => games.openWords(game, choice));
  }

  /** @param {string} game @param {{ layout: string, words: string }} route */
  async prepareOnLayout(game, { layout, words }) {
    const { table } = this;
    const row = (await this.keep.games()).find((one) => one.game === game && isOnLayout({ layout, words }, one));
    if (row && !levelIn(game, words)) return () => table.resume(row);
    const { findLayout, prepareOn } = await loadAsides();
    const found = await findLayout(this.pictures, this.keep, game, layout);
    if (levelIn(game, words)) tell(tr("Looking for a deal…"), "working");
    return prepareOn(table, found, words === "new" ? "" : words);
  }

  /** @param {string} game @param {string} date */
  async prepareDaily(game, date) {
    const { readDays } = await import("./standing.js");
    const before = await readDays(this.keep).then(
      ({ days }) => days.get(date)?.[game],
      () => "",
    );
    return () => {
      this.table.sitDown((games) => games.openDaily(game, date));
      return before && tr("You have already finished this day's puzzle. Here it is again, from the start.");
    };
  }

  /** The variant of a new game: the one played last, or else that of the daily puzzle. @param {string} game */
  async usualOf(game) {
    const { state } = this.table;
    if (this.seated && state.game === game && !state.own) return state.variant;
    const last = (await this.keep.games()).find((row) => row.game === game && !row.own);
    if (last) return last.variant;
    this.pictures.openDaily(game, dateWords());
    return this.pictures.state().variant;
  }

  /** Finds the game of a link among those in progress.
   * @param {string} game @param {string} words @param {string} date */
  async findKept(game, words, date) {
    const rows = (await this.keep.games()).filter((row) => row.game === game && !row.own);
    if (!words && !date) return rows[0];
    if (date) this.pictures.openDaily(game, date);
    else this.pictures.openWords(game, words);
    const { variant, seed, daily } = this.pictures.state();
    return rows.find((row) => row.variant === variant && row.seed === seed && row.daily === daily);
  }

  /** @param {number} id */
  async prepareKept(id) {
    const row = await this.keep.game(id);
    if (!row) throw new Refusal(this.keep.gaps || tr("This game is no longer saved in this browser."));
    return () => this.table.resume(row);
  }

  /** @param {string} save */
  async playSave(save) {
    this.turn++;
    this.table.sitDown((games) => games.load(save));
    await this.showOwnStart();
  }

  /** @param {File} file */
  restoreBackup(file) {
    this.dropped = file;
    this.goTo("#backup");
  }

  /** @param {string} name @param {Uint8Array} bytes */
  async addLayouts(name, bytes) {
    const { addLayouts, dealOn } = await loadAsides();
    const { layouts, words } = await addLayouts(this.pictures, this.keep, name, bytes);
    this.turn++;
    await dealOn(this.table, layouts[0]);
    await this.showOwnStart();
    return words;
  }

  /** @param {File} file */
  async takePicture(file) {
    const { looksLikePicture, takePicture } = await loadAsides();
    return (await looksLikePicture(file)) ? takePicture(this.keep, file) : "";
  }

  /** Shows a game that did not come from an address, on an entry of its own in the browser's history. */
  async showOwnStart() {
    closeDialogs();
    history.pushState({ entry: ++this.entry, home: this.home }, "", location.pathname + location.search);
    this.origin = this.entry;
    await this.showTable();
  }

  /** @param {string} code @param {() => boolean} isCurrent */
  async replay(code, isCurrent) {
    try {
      const [games, { ReplayPage }] = await Promise.all([Games.from(this.module), loadAsides()]);
      if (!isCurrent()) return;
      games.load(code);
      const playOn = (/** @type {string} */ text) =>
        this.attempt(
          async () => () => this.table.sitDown((games) => games.load(text)),
          () => true,
        );
      await this.open(new ReplayPage(games, this.go, playOn));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const words = error instanceof Outdated ? error.message : tr("This replay link is incomplete. Ask for it again.");
      if (isCurrent()) await this.refuse(words);
    }
  }
}

/** The browser's own bars get the colour that a page has at its upper edge. @param {HTMLElement} root */
function colourBrowser(root) {
  const { backgroundImage, backgroundColor } = getComputedStyle(root);
  const opaque = (backgroundImage + backgroundColor).match(/rgb\([^)]*\)/g) ?? [];
  const colour = opaque.at(-2) ?? opaque[0] ?? getComputedStyle(document.body).backgroundColor;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", colour);
}

/** What searches and links show of the page; index.html has the same in English. */
function describePage() {
  const words = tr(
    "Four classic puzzles: Kulki, Mahjong solitaire, FreeCell and the sliding puzzle. Offline, without advertisements, on " +
      "any device.",
  );
  document.querySelector("meta[name=description]")?.setAttribute("content", words);
}

/** @param {HTMLElement} root */
function setTitle(root) {
  const title = root.querySelector("h1")?.textContent ?? "";
  document.title = title === "Quadrille" ? title : `${title} · Quadrille`;
}

/** Screen readers read a page's title when it gets the focus, and the next Tab starts there. @param {HTMLElement} root */
function focusTitle(root) {
  const title = root.querySelector("h1");
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** Reports an unexpected error: the player gets a message, and the console has the details. @param {unknown} reason */
function tellOfTrouble(reason) {
  const words = reason instanceof Error ? reason.message : String(reason);
  tell(tr("Something went wrong: %s. If the page stops working, reload it. Your games are saved.", words), "refusal");
}

/** Fetches the pictures that the address asks for, together with the module: those of its game, or of all. */
function beginArt() {
  const games = gameNames.filter((game) => location.hash.includes(game));
  for (const game of games.length ? games : gameNames) bringArt(drawingOf(game));
  return Promise.all([loadArt("pieces"), whenArtIsHere()]);
}

/** The first game doesn't wait for the script that stores the page. @param {App} app */
function watchUpdates(app) {
  import("./update.js").then(
    (update) => update.watchUpdates({ make, tr, trustedScript }, () => app.table.keepAll()),
    () => undefined, // The page works without it.
  );
}

/** The player's own table and card back, if they are chosen. @param {import("../play/keep.js").Keep} keep */
function bringOwn(keep) {
  const look = theLook();
  if (look.table === "own" || look.backs === "own")
    import("../view/own_pictures.js").then(
      ({ showOwn }) => showOwn(keep, look, ownBack),
      () => undefined, // The table stays as it is.
    );
}

async function start() {
  provideAsides(() => import("./asides.js"));
  chooseLanguage(() => theLook().language);
  // The start page is fetched together with the module.
  if (location.hash.length < 2) loadHome().catch(() => undefined);
  const [module, keep] = await Promise.all([
    fetchModule(new URL("../quadrille.wasm", import.meta.url)),
    openKeep(),
    beginArt(),
    bringLanguage("first"),
  ]);
  describePage();
  const [games, pictures] = await Promise.all([Games.from(module), Games.from(module)]);
  games.openDaily("kulki", dateWords());
  games.games().forEach(addGame);
  const app = new App(module, games, pictures, keep);
  addEventListener("keydown", () => (Scene.ring = true), true);
  addEventListener("pointerdown", () => (Scene.ring = false), true);
  addEventListener("popstate", () => app.arrive());
  addEventListener("hashchange", () => app.arrive(true));
  addEventListener("keydown", (event) => app.press(event));
  let code = wantedLanguage();
  addEventListener("quadrille-look", () => {
    if (code !== wantedLanguage()) void app.speak((code = wantedLanguage()));
    else app.page?.redraw?.();
    bringOwn(keep);
  });
  addEventListener("unhandledrejection", (event) => tellOfTrouble(event.reason));
  await app.follow();
  receiveFiles(app);
  document.documentElement.dataset.ready = "yes";
  void bringLanguage("hints");
  setTimeout(watchUpdates, 0, app);
  requestAnimationFrame(() => setTimeout(bringOwn, 0, keep));
}

start().catch((error) => {
  console.error(error);
  byId("app").replaceChildren(
    make(
      "p",
      { class: "waiting", role: "alert" },
      tr("Quadrille could not start. It needs a browser with WebAssembly and, for the first visit, a network."),
    ),
  );
});
