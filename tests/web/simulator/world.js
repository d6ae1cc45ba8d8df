// SPDX-License-Identifier: MIT
// Three devices with two tabs each, in one page: each tab is a frame with the
// page's own code, and a device is its clock and the names of its storage.
// Beside each device is a model of what it should have stored.
import { devices as letters, read } from "./history.js";
import * as models from "./model.js";
import { checkStatistics } from "./recount.js";
import { Games } from "/sources/games.js";

const stores = ["games", "outcomes", "passed", "versions"];
/** All stores, in the order in which versions of the page added them; the first version had two. */
const schema = [
  ["games", { keyPath: "id", autoIncrement: true }],
  ["outcomes", { keyPath: "id", autoIncrement: true }],
  ["layouts", { keyPath: "name" }],
  ["pictures", { keyPath: "name" }],
  ["passed", { keyPath: "key" }],
  ["versions", { keyPath: "version" }],
];
const boards = ["1 2 3 4 5 6 7 0 8", "1 2 3 4 5 0 7 8 6", "1 2 3 4 5 6 0 7 8"];
const deals = [
  ["sliding", "2x2"],
  ["kulki", "small"],
  ["freecell", ""],
  ["mahjong", ""],
  ["sliding", "3x3"],
];
const players = ["", "Anna", "J\u00f6rg"];
const slots = ["evening", "Morning", "EVENING", "train"];
const resets = [
  ["sliding", "game", ""],
  ["sliding", "variant", "2x2"],
  ["kulki", "game", ""],
  ["kulki", "variant", "small"],
  ["mahjong", "game", ""],
];
/** Steps that change the game on a table, and are stored at once. */
const acts = ["play", "undo", "redo", "goto", "hint", "again", "finish"];
const begins = ["deal", "board", "daily", "challenge"];

class Failure extends Error {}
const fail = (words) => {
  throw new Failure(words);
};

/* ------------------------------------------------------- what tabs ask for */

/** By the names of their storage. @type {Map<string, { now: number, played: number }>} */
const clocks = new Map();
const bytes = new Map();
window.world = {
  clockOf: (name) => clocks.get(name),
  async module(file) {
    if (!bytes.has(file)) bytes.set(file, await (await fetch(`/sources/${file}`)).arrayBuffer());
    return bytes.get(file);
  },
  upgrading: () => {},
};
let arrive = () => {};
window.arrived = (name, api) => arrive(api);
/** A tab can't use its storage, and goes on with nothing. */
let refuse = fail;
window.refused = (words) => {
  refuse(words);
  return new Promise(() => {});
};

function openFrame(name) {
  const frame = document.createElement("iframe");
  frame.src = `tab.html?device=${encodeURIComponent(name)}`;
  document.body.append(frame);
  return frame;
}

/** Opens a tab. @returns {Promise<any>} what tab.js offers */
async function openTab(name) {
  const arrival = new Promise((resolve) => (arrive = resolve));
  const frame = openFrame(name);
  return { ...(await arrival), frame, known: models.newTab() };
}

/* ---------------------------------------------------------------- storage */

const result = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

class Disk {
  constructor(name) {
    this.name = `${name} quadrille`;
  }
  async open() {
    this.base ??= await result(indexedDB.open(this.name));
    this.base.onversionchange = () => this.close();
    return this.base;
  }
  close() {
    this.base?.close();
    this.base = undefined;
  }
  async read() {
    const transaction = (await this.open()).transaction(stores);
    const all = await Promise.all(stores.map((store) => result(transaction.objectStore(store).getAll())));
    return Object.fromEntries(stores.map((store, nth) => [store, all[nth]]));
  }
  async write(found) {
    const transaction = (await this.open()).transaction(stores, "readwrite");
    for (const store of stores) {
      transaction.objectStore(store).clear();
      for (const row of found[store]) transaction.objectStore(store).put(row);
    }
    await new Promise((resolve) => (transaction.oncomplete = resolve));
  }
  /** Puts a database of an older version in its place. */
  async replace(found, version) {
    await this.remove();
    const request = indexedDB.open(this.name, version);
    request.onupgradeneeded = () => {
      for (const [name, traits] of schema.slice(0, version + 1)) {
        const store = request.result.createObjectStore(name, traits);
        for (const row of found[name] ?? []) store.put(row);
      }
    };
    (await result(request)).close();
  }
  remove() {
    this.close();
    return result(indexedDB.deleteDatabase(this.name));
  }
}

/** What is stored, whatever numbers games and results have. */
const contents = (found) =>
  stores
    .flatMap((store) =>
      found[store].map(({ game, ...row }) => {
        const meant = store === "versions" ? Boolean(game) : game;
        return JSON.stringify([store, meant, { ...row, id: 0 }]);
      }),
    )
    .sort()
    .join("\n");

/* ---------------------------------------------------------------- devices */

class Device {
  constructor(run, letter) {
    this.name = `${run}${letter}`;
    this.clock = { now: 1_795_000_000_000, played: 1000 };
    clocks.set(this.name, this.clock);
    this.disk = new Disk(this.name);
    this.model = models.newModel();
    this.tabs = [];
  }

  get today() {
    const now = new Date(this.clock.now);
    const two = (number) => String(number).padStart(2, "0");
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  }

  get moment() {
    return { now: this.clock.now, today: this.today };
  }

  async tab(nth) {
    return (this.tabs[nth] ??= await openTab(this.name));
  }

  kill(nth) {
    this.tabs[nth]?.frame.remove();
    this.tabs[nth] = undefined;
  }

  end() {
    this.tabs.forEach((_, nth) => this.kill(nth));
    void this.disk.remove();
  }

  /** Asserts that the disk has what it should have. */
  async check(...playing) {
    const found = await this.disk.read();
    models.nameNew(this.model, found, playing);
    const differs = models.compare(this.model, found);
    if (differs) fail(differs);
  }

  /** The disk has one of some states, which is the model from now on. @param {(() => any)[]} states */
  async resolve(states, playing = []) {
    const found = await this.disk.read();
    const before = structuredClone([this.model, ...playing.map(({ known }) => known)]);
    const problems = [];
    for (const state of states) {
      const [model, ...known] = structuredClone(before);
      this.model = model;
      playing.forEach((tab, nth) => (tab.known = known[nth]));
      state();
      models.nameNew(this.model, found, playing);
      const differs = models.compare(this.model, found);
      if (!differs) return;
      problems.push(differs);
    }
    fail(problems.join("\n---- or:\n"));
  }

  store(tab, seen) {
    if (models.mustStore(tab.known, seen)) models.store(this.model, tab.known, seen, this.moment);
  }

  /** A tab stores what it could not store before. */
  async storeRest(tab) {
    if (tab.known.waiting) await this.pause(tab);
  }

  /** A tab stores the time that has passed. */
  async pause(tab) {
    if (tab.known.id === undefined) return;
    tab.pause();
    models.storeRest(this.model, tab.known, this.moment);
    this.store(tab, tab.seen());
    await tab.settled();
    await this.check(tab);
  }
}

/* ------------------------------------------------------------------ checks */

const loaded = new Set();
let judge;

/** Whether a stored game can be played again, and is what its row says. */
async function replay(row) {
  if (loaded.has(row.save)) return;
  judge ??= await Games.from(await window.world.module("quadrille.wasm"));
  judge.load(row.save);
  const state = judge.state();
  const differs = ["game", "variant", "seed", "daily", "status", "at", "score"].find(
    (name) => state[name] !== row[name],
  );
  if (differs) fail(`a stored game has another ${differs}: ${state[differs]} instead of ${row[differs]}`);
  if (judge.save() !== row.save) fail(`a stored game is another:\n${judge.save()}\ninstead of\n${row.save}`);
  loaded.add(row.save);
}

async function checkAll(device) {
  const tab = await device.tab(0);
  await device.storeRest(tab);
  await device.check();
  const { games, outcomes } = await device.disk.read();
  for (const row of [...games, ...outcomes]) await replay(row);
  for (const player of players) {
    const differs = checkStatistics(device.model, player, await tab.statistics(player), device.today);
    if (differs) fail(differs);
  }
}

/* ------------------------------------------------------------------- steps */

/** Begins a game, or changes the one that is there, and returns what is shown. */
function act(device, tab, { what, x, y }) {
  const before = tab.seen().state;
  const words = {
    deal: [...deals[x % deals.length], String(1 + (y % 4))],
    board: [boards[x % boards.length]],
    daily: [x % 4 ? "kulki" : "mahjong", y % 4 === 0],
    challenge: [String(1 + (x % 9))],
  };
  tab.act(what, ...(words[what] ?? [x]));
  const seen = tab.seen();
  if (begins.includes(what)) {
    tab.known = { ...models.newTab(), told: models.isOver(seen.state) };
    if (what === "challenge") tab.known.challenge = `challenge ${words.challenge[0]}`;
  } else if (what === "again" && before.count && !seen.state.count) tab.known = models.newTab();
  return seen;
}

async function play(device, tab, step) {
  await device.pause(tab);
  const seen = act(device, tab, step);
  device.store(tab, seen);
  await tab.settled();
  await device.check(tab);
}

/** Lets the browser do some of what it has to do. */
async function turns(count) {
  for (let left = count; left; left--)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage("");
    });
}

/** A tab is closed while it stores. */
async function interrupt(device, tab, step) {
  await device.pause(tab);
  const seen = act(device, tab, { ...step, what: step.x % 3 ? "play" : "finish" });
  await turns(step.y % 8);
  device.kill(step.tab);
  const { known } = tab;
  await device.resolve([() => {}, () => device.store({ known: { ...known } }, seen)]);
}

const troubles = ["full", "commit", "closed"];

/** Nothing can be stored, or no results can. The game stays in its tab, which says so, and is stored later. */
async function full(device, tab, step) {
  await device.pause(tab);
  tab.trouble({ how: troubles[step.y % 3], store: step.y % 5 ? "" : "outcomes" });
  const seen = act(device, tab, { ...step, what: step.x % 2 ? "play" : "finish" });
  await tab.settled();
  const { failed, said } = tab.trouble(null);
  if (failed && !/ kept only until you close or reload this tab/.test(said)) fail(`the player was told: ${said}`);
  if (failed) models.storeLater(device.model, tab.known, seen, device.moment);
  else device.store(tab, seen);
  await device.check(tab);
}

/** Undoes a transaction. Returns whether it had not been carried out before. */
function undo(transaction) {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}

/** Opens a tab that brings the database up to date. While it does, it is closed, or a write fails: then it must say that
 * it can't store games. */
async function disturbUpgrade(device, isClosed, after) {
  const begun = new Promise((resolve) => (window.world.upgrading = resolve));
  const opened = new Promise((resolve) => {
    arrive = () => resolve("");
    refuse = resolve;
  });
  const frame = openFrame(device.name);
  const transaction = await begun;
  await turns(after);
  if (!isClosed) {
    const isUndone = undo(transaction);
    const words = await opened;
    if (isUndone !== /kept only until you close/.test(words))
      fail(`the upgrade was undone: ${isUndone}; told: ${words}`);
  }
  refuse = fail;
  frame.remove();
}

/** The device has had an older version of the page until now. What disturbs the upgrade leaves the database as it was, or
 * whole. */
async function upgrade(device, { tab, x, y }) {
  await device.tab(tab);
  device.tabs.forEach((_, nth) => device.kill(nth));
  const version = 1 + (x % (schema.length - 2));
  const older = models.makeOlder(await device.disk.read(), version);
  await device.disk.replace(older, version);
  models.adoptOlder(device.model, older);
  if (y % 3) await disturbUpgrade(device, y % 3 === 1, 1 + ((y >> 2) % 16));
  await device.tab(tab);
  await device.check();
}

/** Both tabs store at once. */
async function race(device, step) {
  const both = [await device.tab(0), await device.tab(1)];
  for (const tab of both) await device.pause(tab);
  const seen = both.map((tab, nth) => act(device, tab, { ...step, what: "play", x: nth ? step.y : step.x }));
  await Promise.all(both.map((tab) => tab.settled()));
  const store = (nth) => device.store(both[nth], seen[nth]);
  await device.resolve([() => [0, 1].forEach(store), () => [1, 0].forEach(store)], both);
}

const waiting = ({ model }) => model.games.filter((one) => !models.isOver(one) && one.count);

async function resume(device, tab, { x }) {
  const games = waiting(device);
  if (!games.length) return;
  const row = games[x % games.length];
  await device.pause(tab);
  if (!device.model.games.includes(row)) return;
  if (!(await tab.resume(row.id))) fail(`game ${row.id} can't be resumed`);
  const { id, edition, told, slot, challenge, save } = row;
  tab.known = { id, edition, told, slot, challenge, last: save };
  const withoutTime = (text) => text.replace(/^time .*\n/m, "");
  if (withoutTime(tab.seen().save) !== withoutTime(save)) fail(`game ${id} has come back as another`);
}

async function giveUp(device, tab, { x }) {
  const games = device.model.games.filter((one) => !models.isOver(one));
  if (!games.length) return;
  const { id } = games[x % games.length];
  models.giveUp(device.model, id, device.moment);
  const trouble = await tab.giveUp(id);
  if (trouble) fail(trouble);
  await device.check();
}

async function rename(device, tab, { x, y }) {
  const games = waiting(device);
  const slot = slots[y % slots.length];
  const isTaken = games.some((one) => one.slot?.toLowerCase() === slot.toLowerCase());
  if (!games.length || isTaken) return;
  const { id } = games[x % games.length];
  models.rename(device.model, id, slot);
  await tab.rename(id, slot);
  await device.check();
}

async function reset(device, tab, { x, y }) {
  const [game, part, name] = resets[x % resets.length];
  const kind = { game, part, name, player: y % 2 ? device.model.player : "" };
  models.change(device.model, kind, y % 3 === 0, device.clock.now);
  await tab.change(kind, y % 3 === 0);
  await device.check();
}

/* ---------------------------------------------------------------- restores */

let backups = [];
let trials = [];
const pickBackup = (draw) => backups.length && backups[draw % backups.length];

/** The results in a backup, without what may differ, as the model compares them. */
const coursesIn = (text) =>
  text
    .split(/^(?=\[)/m)
    .filter((block) => block.startsWith("[result]"))
    .map((block) => /^player (.*)$/m.exec(block)?.[1] ?? "");

/** Restoring once more changes nothing, and in another order makes no difference. */
async function tryOut(device, found, text, other) {
  const [one, two] = [await trials[0].tab(0), await trials[1].tab(0)];
  for (const trial of trials) {
    Object.assign(trial.clock, device.clock);
    await trial.disk.write(found);
  }
  await one.restore(text);
  const once = contents(await trials[0].disk.read());
  await one.restore(text);
  if (contents(await trials[0].disk.read()) !== once) fail("restoring twice changes something");
  if (other) {
    await one.restore(other);
    await two.restore(other);
    await two.restore(text);
    const [a, b] = [await one.backUp(), await two.backUp()];
    if (a !== b) fail(`restored in another order:\n${a}\n----\n${b}`);
  }
  return once;
}

async function restore(device, tab, { x, y }) {
  const text = pickBackup(x);
  if (!text) return;
  const before = await device.disk.read();
  const expected = await tryOut(device, before, text, y % 2 ? pickBackup(y) : undefined);
  await tab.restore(text);
  const found = await device.disk.read();
  if (contents(found) !== expected) fail("a restore has another result in a second try");
  const results = (rows) =>
    rows.map(({ save, player = "" }) => save.replace(/^(hints|undos|time|name) .*\n/gm, "") + player);
  const after = new Set(results(found.outcomes));
  if (results(before.outcomes).some((one) => !after.has(one))) fail("a restore has lost a result");
  if (coursesIn(text).length > found.outcomes.length) fail("a restore has left out a result");
  models.adopt(device.model, found);
}

/** A restore that can't be stored changes nothing. */
async function fullRestore(device, tab, { x, y }) {
  const text = pickBackup(x);
  if (!text) return;
  const before = await device.disk.read();
  tab.trouble({ how: troubles[y % 3], store: stores[y % 4] });
  await tab.restore(text).catch(() => {});
  const { failed } = tab.trouble(null);
  const found = await device.disk.read();
  if (failed && contents(found) !== contents(before)) fail("a restore that failed has changed something");
  models.adopt(device.model, found);
}

/* ------------------------------------------------------------- the clock */

// Seconds. The last one is before the year 10000 in every time zone.
const years = [0, 951782399, 2147483646, 4107542399, 32503680000, 253402214399];

function setClock({ clock }, { x, y }) {
  const day = 86_400_000;
  const jumps = [
    () => clock.now + ((y * 1319) % day),
    () => clock.now + day,
    () => clock.now + day - 1000 - (clock.now % day),
    () => clock.now - ((y * 3967) % (3 * day)),
    () => years[y % years.length] * 1000,
    () => 1_795_000_000_000 + ((y * 26407) % (20 * day)),
  ];
  clock.now = Math.min(Math.max(jumps[x % jumps.length](), 0), years.at(-1) * 1000);
}

/* ------------------------------------------------------------------ living */

/** What the other steps do. */
const others = {
  resume,
  rename,
  reset,
  restore,
  interrupt,
  giveup: giveUp,
  race: (device, _, step) => race(device, step),
  player(device, tab, { x }) {
    device.model.player = players[x % players.length];
    tab.playAs(device.model.player);
  },
  async backup(device, tab, { x }) {
    backups[Math.min(x % 6, backups.length)] = await tab.backUp();
  },
  full,
  fullrestore: fullRestore,
  kill: (device, _, { tab }) => device.kill(tab),
  hide(device, tab, step) {
    tab.hide();
    device.kill(step.tab);
  },
  check: checkAll,
};

async function run(device, step) {
  const { what, y } = step;
  if (what === "clock") return setClock(device, step);
  if (what === "wait") {
    device.clock.now += y;
    device.clock.played += y;
    return undefined;
  }
  if (what === "older") return upgrade(device, step);
  const tab = await device.tab(step.tab);
  if (what !== "kill" && what !== "hide") await device.storeRest(tab);
  return acts.includes(what) || begins.includes(what) ? play(device, tab, step) : others[what](device, tab, step);
}

let runs = 0;

/** Lives a script. @returns {Promise<string>} what went wrong, and at which step, or "" */
window.live = async (script) => {
  const nth = ++runs;
  const all = letters.map((letter) => new Device(nth, letter));
  backups = [];
  trials = ["t", "u"].map((letter) => new Device(nth, letter));
  try {
    for (const step of read(script)) {
      try {
        await run(all[letters.indexOf(step.device)], step);
      } catch (error) {
        const words = error instanceof Failure ? error.message : (error.stack ?? error);
        return `${step.device}${step.tab} ${step.what} ${step.x} ${step.y}: ${words}`;
      }
    }
    for (const device of all)
      if (device.tabs.length)
        try {
          await checkAll(device);
        } catch (error) {
          return `at the end: ${error instanceof Failure ? error.message : error.stack}`;
        }
    return "";
  } finally {
    for (const device of [...all, ...trials]) device.end();
    localStorage.clear();
  }
};
document.documentElement.dataset.ready = "yes";
