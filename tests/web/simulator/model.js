// SPDX-License-Identifier: MIT
// What a browser should have stored, in plain lists. It has its own rules for
// what is stored as which game, what counts, in which order, and what is reset.

const day = 86_400_000;
export const isOver = ({ status }) => status === "won" || status === "lost";

/** A game without what may differ when it is played alike again. */
const courseOf = ({ save, player }) =>
  save
    .split("\n")
    .filter((line) => !/^(hints|undos|time|name) /.test(line))
    .join("\n") + player;

export const newModel = () => ({ games: [], outcomes: [], resets: [], player: "" });
/** What a tab knows about the game that it shows. */
export const newTab = () => ({ id: undefined, edition: 0, told: false, last: null });
const find = (model, id) => model.games.find((one) => one.id === id);

/** Whether what a tab shows must be stored now. */
export const mustStore = (tab, { state, save }) =>
  (tab.id !== undefined || state.count > 0 || state.hints > 0) && tab.last !== save;

const isBefore = (a, b) => a.ended < b.ended || (a.ended === b.ended && a.nth < b.nth);

function count(model, outcome, now) {
  if (isOver(outcome) && model.outcomes.some((one) => isOver(one) && courseOf(one) === courseOf(outcome))) return;
  let place = { ended: Math.max(0, Math.floor(now / 1000)), nth: 0 };
  for (const { kind, until } of model.resets) if (kind.game === outcome.game && isBefore(place, until)) place = until;
  const others = model.outcomes.filter(({ ended }) => ended === place.ended).map(({ nth }) => nth + 1);
  model.outcomes.push({ ...outcome, ended: place.ended, nth: Math.max(place.nth, ...others) });
}

const outcomeFrom = ({ game, variant, seed, daily, own, name, status, score, at, clock, hints, undos, save }) => ({
  ...{ game, variant, seed, daily, own, name, status, score, at, clock, hints, undos, save },
});

/** What a tab wants to store: its game and, if that has just ended, a result. */
function prepare(model, tab, { state, save }, { now, today }) {
  const ends = isOver(state) && !tab.told;
  Object.assign(tab, { told: tab.told || ends, last: save });
  const row = { ...state, told: tab.told, slot: tab.slot, challenge: tab.challenge, save, played: now };
  const outcome = ends && { ...outcomeFrom(row), player: model.player, day: today };
  return { row, outcome: outcome || tab.waiting?.outcome };
}

function keep(model, tab, { row, outcome }, now) {
  const there = find(model, tab.id);
  const isSame = there?.edition === tab.edition;
  const next = { ...row, id: isSame ? tab.id : undefined, edition: tab.edition + 1 };
  if (isSame) Object.assign(there, next);
  else model.games.push(next);
  if (outcome) count(model, outcome, now);
  if (!(tab.id > 0))
    model.games = model.games.filter(
      (one) => isOver(one) || (one.count && (one.at || one.slot)) || one.played >= now - day,
    );
  Object.assign(tab, { id: next.id, edition: next.edition, waiting: undefined });
}

/** A tab stores what it shows. */
export const store = (model, tab, seen, moment) => keep(model, tab, prepare(model, tab, seen, moment), moment.now);

/** A tab can't store what it shows, which waits there for another time. */
export function storeLater(model, tab, seen, moment) {
  tab.waiting = prepare(model, tab, seen, moment);
  tab.id ??= -1;
}

/** A tab stores what it could not store before. */
export function storeRest(model, tab, { now }) {
  if (tab.waiting) keep(model, tab, tab.waiting, now);
}

export function giveUp(model, id, { now, today }) {
  const row = find(model, id);
  model.games = model.games.filter((one) => one !== row);
  if (!row.told) count(model, { ...outcomeFrom(row), player: model.player, day: today }, now);
}

export function rename(model, id, slot) {
  const row = find(model, id);
  Object.assign(row, { slot, edition: row.edition + 1, played: row.played + 1000 });
}

/* ------------------------------------------------------------------ resets */

/** Whether a result is of a kind. */
export function isOf({ game, part, name, player }, one) {
  if (one.game !== game || (player && one.player !== player)) return false;
  if (part === "game") return true;
  if (part === "variant") return !one.own && one.variant === name;
  return Boolean(one.own) === (part === "layout") && one.name === name;
}

export const isReset = (model, one) =>
  model.resets.some(({ kind, until }) => isOf(kind, one) && isBefore({ ended: one.ended, nth: one.nth }, until));

const never = { ended: 0, nth: 0 };
const keyOf = ({ game, part, name, player }) => JSON.stringify([game, part, name, player]);

export function change(model, kind, isUndo, now) {
  const seconds = Math.floor(now / 1000);
  let reset = model.resets.find((one) => keyOf(one.kind) === keyOf(kind));
  let until;
  if (isUndo) {
    if (!reset || !isBefore(reset.before, reset.until)) return;
    until = reset.before;
  } else {
    const left = model.outcomes.filter((one) => isOf(kind, one) && !isReset(model, one));
    if (!left.length) return;
    until = seconds > 0 ? { ended: seconds, nth: 0 } : { ended: 0, nth: 1 };
    for (const { ended, nth } of left) if (!isBefore({ ended, nth }, until)) until = { ended, nth: nth + 1 };
  }
  if (!reset) model.resets.push((reset = { kind, changed: -1, until: never, before: never }));
  reset.changed = Math.max(seconds, reset.changed + 1);
  reset.before = reset.until;
  reset.until = until;
}

/** The resets among the blocks that the page only passes on. */
export function readResets(blocks) {
  const resets = blocks.filter((block) => block.startsWith("[reset]"));
  return resets.map((block) => {
    const lines = block.split("\n").map((line) => line.split(" "));
    const word = (name) => (lines.find(([first]) => first === name) ?? []).slice(1).join(" ");
    const part = ["variant", "level", "layout"].find((name) => word(name)) ?? "game";
    const nths = lines.filter(([name]) => name === "nth").map(([, number]) => Number(number));
    const until = { ended: Number(word("until")), nth: word("until") ? nths.shift() : 0 };
    const before = { ended: Number(word("before")), nth: word("before") ? nths.shift() : 0 };
    const kind = { game: word("game"), part, name: part === "game" ? "" : word(part), player: word("player") };
    return { kind, changed: Number(word("changed")), until, before };
  });
}

/* --------------------------------------------------------------- comparing */

const ofGames = "id edition told slot challenge save status score at count clock hints undos played".split(" ");
const ofOutcomes = "game variant seed daily own name status score at clock hints undos save player day ended nth".split(
  " ",
);
const only = (names, rows) => rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name] ?? ""])));
const text = (rows) => rows.map((row) => JSON.stringify(row)).sort();

/** New games have the ids that they have in the store. @param {{ known: any, id: () => number }[]} players tabs that may
 * have stored one */
export function nameNew(model, found, players = []) {
  const used = new Set(model.games.map(({ id }) => id));
  for (const row of model.games) {
    if (row.id !== undefined) continue;
    const own = players.find(({ known }) => known.id === undefined && known.last === row.save);
    row.id = own ? own.id() : found.games.find(({ id, save }) => !used.has(id) && save === row.save)?.id;
    used.add(row.id);
    if (own) own.known.id = row.id;
  }
}

/** What a store lacks or has too much of, or "". */
export function compare(model, found) {
  const parts = [
    [only(ofGames, model.games), only(ofGames, found.games), "game"],
    [only(ofOutcomes, model.outcomes), only(ofOutcomes, found.outcomes), "result"],
    [model.resets, readResets(found.passed.map(({ block }) => block)), "reset"],
  ];
  for (const [expected, seen, name] of parts) {
    const [a, b] = [text(expected), text(seen)];
    const missing = a.find((one) => !b.includes(one));
    const extra = b.find((one) => !a.includes(one));
    if (missing || extra || a.length !== b.length) return `a ${name} should be\n${missing}\nand is\n${extra}`;
  }
  return "";
}

/* ---------------------------------------------------------- older versions */

/** The version of the database that first had what backups pass on; results had a place in the order from then on. */
const withPlaces = 4;

/** What an older version of the page would have stored. No older one knew players. */
export function makeOlder({ games, outcomes, passed }, version) {
  const had = version >= withPlaces;
  const without = (row, names) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
  const later = had ? [] : ["slot", "challenge", "started", "pace", "moves", "progress"];
  return {
    games: games.map((row) => without(row, later)),
    outcomes: outcomes.map((row) => without(row, ["player", ...(had ? [] : ["ended", "nth"])])),
    passed: had ? passed : [],
    versions: [],
  };
}

/** Takes over what an older version has stored: results that had no place ended when their days began. */
export function adoptOlder(model, older) {
  adopt(model, older);
  for (const one of model.outcomes) {
    one.player = "";
    if (one.ended !== undefined) continue;
    one.ended = Math.max(0, Date.parse(`${one.day}T00:00`) / 1000) || 0;
    one.nth = one.id;
  }
}

/** Takes over what a store has, because what it should have is known by other means. */
export function adopt(model, found) {
  model.games = structuredClone(found.games);
  model.outcomes = structuredClone(found.outcomes);
  model.resets = readResets(found.passed.map(({ block }) => block));
}
