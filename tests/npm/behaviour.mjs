// SPDX-License-Identifier: MIT
// What users of the package rely on, in Node. It runs in a project where the package is installed.
import * as quadrille from "quadrille";
import { done, same, test, verdict } from "./tap.mjs";

const { Batch, Game, Position, QuadrilleError, Session, Solver, games, load, solve } = quadrille;

/** The name and what else is given of what a call throws. @param {() => unknown} call */
async function thrown(call) {
  try {
    await call();
  } catch (error) {
    return error;
  }
  return new Error("nothing was thrown");
}

/** @param {string} words @param {string} name @param {() => unknown} call */
async function refused(words, name, call) {
  const error = await thrown(call);
  verdict(error instanceof QuadrilleError && error.name === name, words, error);
}

/** @param {string} words @param {RegExp} message @param {() => unknown} call */
async function complains(words, message, call) {
  const error = await thrown(call);
  verdict((error instanceof TypeError || error instanceof RangeError) && message.test(error.message), words, error);
}

await refused("before load() everything is refused by name", "not-loaded", () => new Game("freecell"));
await refused("bytes that are no module are refused", "module-not-found", () => load({ wasm: new Uint8Array(9) }));
await complains("a wrong kind of module is named", /'wasm'/, () => load({ wasm: 7 }));
await complains("a misspelt option is noticed", /'wsam'/, () => load({ wsam: "" }));
await Promise.all([load(), load()]);
verdict(true, "a refusal doesn't spoil the next load(), and two at a time load once");

const freecell = new Game("freecell");
const deal = freecell.deal(617);
same("there are four games", "kulki mahjong freecell sliding", games().join(" "));
verdict(new Game("freecell") === freecell, "each game is one object");
same("a game tells its title and unit", "FreeCell, cards home", `${freecell.title}, ${freecell.unit}`);
same("equal deals are equal", [true, false], [deal.equals(freecell.deal("617")), deal.equals(freecell.deal(618))]);
same("the deal as text", ": 7D TD TH KD 4C 4S JD", String(deal).split("\n")[2]);
verdict(freecell.read(String(deal)).status === "going", "which can be read again");
verdict(freecell.fromBytes(deal.toBytes()).equals(deal), "bytes make the same position");
same(
  "a daily puzzle by Date and by text",
  true,
  freecell.daily(new Date(2026, 10, 21)).equals(freecell.daily("2026-11-21")),
);

const played = deal.play("1a");
same("playing leaves the position as it was", [false, true], [played.equals(deal), deal.equals(freecell.deal(617))]);
same("moves have notation", "1a", deal.writeMove(deal.readMove(" 1a ")));
same("events tell what a move does", ["flew"].length, deal.events("1a").length && 1);
await complains("numbers that can't be moves are refused", /'move' must be from 0 to 65535/, () => deal.play(-1));
await refused("moves that aren't legal are refused", "no-place-named", () => deal.play("9z"));
await refused("so are two moves in one text", "not-understood", () => deal.play("1a 2b"));
const fault = await thrown(() => new Game("sliding").read("1 2\n3 ö", "2x2"));
same("a refusal has its place in the text", [2, 6], [fault.line, fault.at]);
await refused("bytes that are no position are refused", "no-position", () => freecell.fromBytes(new Uint8Array(3)));
await refused("there is no fifth game", "unknown-game", () => new Game("chess"));
await complains("positions can't be made of nothing", /game\.deal/, () => new Position());

for (const game of games()) {
  const position = game.deal(1);
  const mask = position.legalMask();
  const actions = position.moves().map((move) => position.actionOf(move));
  verdict(
    actions.every((action) => mask[action] === 1 && position.moveOf(action) !== null),
    `${game.title}: moves are actions`,
  );
  same(
    `${game.title}: the mask has no others`,
    new Set(actions).size,
    mask.reduce((sum, one) => sum + one, 0),
  );
  const batch = new Batch([position, position, game.deal(2)], { seed: 4 });
  const sampled = batch.sample();
  same(`${game.title}: a batch plays sampled actions`, 3, batch.step(sampled));
  same(
    `${game.title}: as single calls do`,
    position.play(position.moveOf(sampled[0])).digest.toString(),
    batch.get(0).digest.toString(),
  );
  same(
    `${game.title}: its observations are those of its positions`,
    String([0, 1, 2].flatMap((at) => [...batch.get(at).observe()])),
    String(batch.observe()),
  );
}
await complains("a mask needs an array of the right length", /'out' must have 1008/, () =>
  deal.legalMask(new Uint8Array(3)),
);
await complains("and of the right type", /'out' must be a Uint8Array/, () => deal.legalMask([]));
await complains("batches need as many actions as boards", /'actions'/, () => new Batch([deal]).step([1, 2]));
await complains("a batch is of one game", /one game/, () => new Batch([deal, new Game("kulki").deal(1)]));

const session = new Session();
same("a new session has no game", [null, null], [session.game, session.position]);
await refused("so it can't be played", "no-game", () => session.play("1a"));
session.deal("freecell", 617);
same("a session plays all moves of a text", 3, session.playText("1a 1b 1c"));
const wrong = await thrown(() => session.playText("1d zz"));
same("and keeps those before a refused one", [4, 3], [session.at, wrong.at]);
session.undo();
same("undo keeps the moves to redo", [3, 4, 4], [session.at, session.count, session.history.length]);
const again = new Session();
again.load(session.save());
verdict(again.position.equals(session.position), "a save is the same game again");
again.load(session.code());
verdict(again.position.equals(session.position), "so is a code");
await refused("a text that is no save is refused", "not-a-save", () => again.load("hello"));
same("and leaves the game", 3, again.at);
verdict(session.hint().words.length > 0, "a hint has its reason");

const answer = await solve(deal);
same(
  "a deal is solved with the nodes of the C library",
  ["won", 55, 6885],
  [answer.verdict, answer.moves.length, answer.nodes],
);
same("the line wins", "won", answer.moves.reduce((position, move) => position.play(move), deal).status);
same("a limit of nodes holds", "unknown", (await deal.solve({ nodes: 10 })).verdict);
same("Kulki has no solver", "no-solver", (await new Game("kulki").deal(1).solve()).verdict);
same(
  "an optimal answer proves its bound",
  ["won", 31],
  await new Game("sliding")
    .read("8 6 7\n2 5 4\n3 0 1", "3x3")
    .solve({ mode: "optimal" })
    .then((found) => [found.verdict, found.least]),
);
await complains("modes are named", /'mode' must be fast/, () => deal.solve({ mode: "quick" }));

// Impossible to finish in the time of a test: a proof about a large board.
const endless = new Game("sliding").deal(1, "6x6");
const abort = new AbortController();
const cancelled = thrown(() => endless.solve({ mode: "optimal", signal: abort.signal }));
const waiting = deal.solve();
abort.abort();
same("a question can be cancelled", "AbortError", (await cancelled).name);
same("the next one in the queue is answered", "won", (await waiting).verdict);
same(
  "one that was cancelled before isn't asked",
  "AbortError",
  (await thrown(() => deal.solve({ signal: abort.signal }))).name,
);
const solver = new Solver({ memory: 1 << 24 });
const closed = thrown(() => solver.solve(endless, { mode: "optimal" }));
solver.close();
await refused("closing a solver rejects what it hasn't answered", "solver-closed", async () => {
  throw await closed;
});
await refused("and what is asked later", "solver-closed", () => solver.solve(deal));

await test("bytes and sessions survive growing memory", () => {
  const batch = new Batch(Array.from({ length: 40000 }, () => deal));
  batch.step(new Uint32Array(40000).fill(deal.actionOf("1a")));
  return batch.get(39999).equals(played) && session.at === 3 && deal.play("1a").equals(played);
});
done();
