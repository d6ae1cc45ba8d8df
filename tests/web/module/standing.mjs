// SPDX-License-Identifier: MIT
// How a finished game compares with the player's earlier games.
import { done, same } from "../tap.mjs";
import { openRecords } from "./open_module.mjs";

const records = await openRecords();
/** @param {any[]} outcomes @param {any} last */
function standingOf(outcomes, last) {
  records.take(outcomes, []);
  return records.standing(outcomes.find((one) => one.save === last.save));
}

/** Games of the same kind, by time and moves. */
const game = (clock, at, more = {}) => ({
  day: "2026-11-21",
  game: "sliding",
  variant: "4x4",
  own: 0,
  status: "won",
  hints: 0,
  score: at,
  clock,
  at,
  save: `game ${clock} ${at}\n`,
  ...more,
});

const [a, b, c] = [game(90000, 80), game(60000, 100), game(75000, 70)];
const helped = game(1000, 5, { hints: 1 });
const words = (outcomes, last) =>
  standingOf(outcomes, last).map(({ label, value, new: isNew }) => `${label} ${value}${isNew ? "!" : ""}`);
same("a first game", ["Best time 1:30", "Best moves 80"], words([a], a));
same(
  "a faster one",
  ["Best time 1:00!", "Best moves 80", "Wins without help 2 in a row!", "Rank 2 of 2"],
  words([a, b], b),
);
same(
  "a shorter one",
  ["Best time 1:00", "Best moves 70!", "Wins without help 3 in a row!", "Rank 1 of 3"],
  words([a, b, c], c),
);
same("a game with help", [], words([a, b, c, helped], helped));
same(
  "wins after help",
  "Wins without help 2 in a row, best 3",
  words([a, b, c, helped, game(1, 1), game(2, 2)], game(2, 2))[2],
);
same("help is no best", ["Best time 1:30", "Best moves 80"], words([helped, a], a));
same("other sizes don't count", 2, words([game(1, 1, { variant: "3x3" }), a], a).length);
same("a game that was not counted", [], words([a], b));
same("a lost game", [], words([game(5, 5, { status: "stuck" })], game(5, 5)));
const [low, high] = [100, 250].map((score) =>
  game(10000, 9 + score, { game: "kulki", variant: "kulki", status: "lost", score }),
);
same("in Kulki points count", ["Best score 250!", "Rank 1 of 2"], words([low, high], high));

done();
