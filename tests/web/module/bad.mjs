// SPDX-License-Identifier: MIT
// Feeds damaged texts and bad numbers to the module: each is refused with a
// message, and the current game stays.
import { Refusal } from "../../../front/web/page/games.js";
import { done, test } from "../tap.mjs";
import { dice, openGames, variants, wander, weights } from "./open_module.mjs";

const games = await openGames();
const roll = dice(4711);
const rounds = process.env.QUADRILLE_LONG ? 20000 : 1500;

/** @param {Uint8Array} bytes */
function mutate(bytes) {
  let text = Array.from(bytes);
  for (let i = 1 + roll(4); i--;) {
    const at = roll(text.length + 1);
    switch (roll(6)) {
      case 0:
        text[at] = roll(256);
        break;
      case 1:
        text.splice(at, 1 + roll(8));
        break;
      case 2:
        text.splice(at, 0, ...text.slice(at, at + roll(30)));
        break;
      case 3:
        text.splice(at, 0, roll(2) ? 0 : 48 + roll(10));
        break;
      case 4:
        text = text.slice(0, at);
        break;
      default:
        text.splice(
          at,
          0,
          ..."999999999999"
            .slice(roll(12))
            .split("")
            .map((sign) => sign.charCodeAt(0)),
        );
    }
  }
  return Uint8Array.from(text, (byte) => byte ?? 0);
}

/** The session is unchanged, or the loaded save is intact. @param {() => void} act */
function survives(act) {
  const before = games.save();
  try {
    act();
    const after = games.save();
    games.load(after);
    return games.save() === after;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message.length > 0 && games.save() === before;
  }
}

/** @param {() => void} act */
function isRefused(act) {
  try {
    act();
    return false;
  } catch (error) {
    return error instanceof Refusal && error.message.length > 0;
  }
}

const encoder = new TextEncoder();
for (const [game, variant] of variants) {
  games.open(game, variant, "3");
  wander(games, roll, 30);
  const texts = [games.save(), games.share()].map((text) => encoder.encode(text));
  const board = encoder.encode(games.board());
  await test(`${game} ${variant}: ${rounds} damaged saves, codes and boards`, () => {
    for (let i = 0; i < rounds; i++) {
      const bytes = mutate(texts[i & 1]);
      if (!survives(() => games.must(games.call.load(...games.give(bytes))))) return `round ${i}: ${bytes}`;
      const bad = mutate(board);
      if (
        i % 4 === 0 &&
        !survives(() => games.must(games.call.open_board(games.index(game), ...games.give(variant, bad))))
      )
        return `round ${i}: ${bad}`;
    }
    return true;
  });
}

await test("damaged variants and seeds are refused", () => {
  for (let i = 0; i < rounds; i++) {
    const [game, variant] = variants[roll(variants.length)];
    const bytes = mutate(encoder.encode(variant));
    const seed = mutate(encoder.encode("617"));
    if (!survives(() => games.must(games.call.open(games.index(game), ...games.give(bytes, seed)))))
      return `${bytes} ${seed}`;
  }
  return true;
});
await test("damaged lines are answered with text", () => {
  const lines = [
    "undo",
    "redo",
    "go 3",
    "say 2",
    "touch 12",
    "moves",
    "d4 c2",
    "1a",
    "new 617",
    "name x",
    "load -",
    "save x",
    "help",
    "metrics",
    "share",
  ];
  for (let i = 0; i < rounds; i++) {
    games.must(games.call.open(roll(4), ...games.give("", "1")));
    const { text } = games.obey(new TextDecoder().decode(mutate(encoder.encode(lines[roll(lines.length)]))));
    if (typeof text !== "string") return false;
  }
  return games.save() !== "";
});
await test("no line reads a list at address 0", () => {
  const name = encoder.encode("lost\0");
  const command = new Uint32Array([64, 68, 68, 68, 0]);
  games.bytes(64, name.length).set(name);
  games.bytes(0, command.byteLength).set(new Uint8Array(command.buffer));
  const said = ["help new", "lost"].map((line) => games.obey(line).text);
  games.bytes(0, 64 + name.length).fill(0);
  return !said[0].includes("lost") && said[1].startsWith("No such command");
});
await test("arbitrary numbers do no harm", () => {
  const calls = [
    "game_text",
    "open",
    "open_board",
    "open_daily",
    "open_words",
    "load",
    "move_text",
    "move_events",
    "look_back",
    "history_move",
    "reaches",
    "touch",
    "play",
    "play_move",
    "go_to",
    "tick",
    "history",
    "boast",
    "say",
    "set_chance",
    "set_today",
    "hint",
  ];
  for (let i = 0; i < 4000; i++) {
    const name = calls[roll(calls.length)];
    const numbers = Array.from(
      { length: games.call[name].length },
      () => [0, 1, 254, 255, 256, 65535, -1, 0x7fffffff, roll(300)][roll(9)],
    );
    games.call[name](...numbers);
  }
  return games.state().game !== "";
});
await test("a module without a game shows an empty state", async () => {
  const fresh = await openGames();
  for (const name of [
    "look",
    "look_back",
    "move_events",
    "history_move",
    "state",
    "moves",
    "events",
    "save",
    "share",
    "boast",
    "board",
    "say",
    "ending",
    "undo",
    "redo",
    "again",
    "way",
    "hint",
    "verdict",
    "distance",
    "ask",
    "count_hint",
    "obey",
    "history",
    "play_move",
    "touch",
  ])
    fresh.call[name](0, 0, 0, 0);
  return fresh.look().length === 0 && fresh.text(fresh.call.state()) === "";
});
await test("damaged weights are refused, and hints use rules of thumb", async () => {
  const fresh = await openGames();
  const all = weights();
  for (const bytes of [
    new Uint8Array([1, 2, 3]),
    all.subarray(1),
    all.subarray(0, 9000),
    all.map((byte, i) => (i === 5000 ? byte ^ 1 : byte)),
  ])
    if (!isRefused(() => fresh.teach(bytes))) return `${bytes.length} bytes were taken`;
  fresh.open("kulki", "", "1");
  return fresh.hint().says.includes("by rule of thumb");
});
/** @param {string} text */
function refusalOf(text) {
  try {
    games.load(text);
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  return new Refusal("");
}

// session/session.h numbers the reasons, and the page knows this one.
await test("what is no game at all has a reason of its own", () => refusalOf("garbage\n").reason === 206);
await test("a saved game tells where it is damaged", () => {
  const { message, reason } = refusalOf(games.save().replace(/^result .*/m, "result won 3"));
  return reason !== 206 && /^This saved game is damaged, line \d+: /.test(message);
});
await test("a code has no lines", () => {
  const { message } = refusalOf(`${games.share().slice(0, -1)}!\n`);
  return message !== "" && !message.includes("line");
});

done();
