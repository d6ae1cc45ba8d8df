// SPDX-License-Identifier: MIT
// Finds complete games, by the solver or by simple rules: every move as its
// text and the spots where it begins and ends.
import { openGames } from "../module/open_module.mjs";

const games = await openGames();

/** @param {string} game @param {string} words what has been dealt @param {(step: number) => number | undefined} choose */
function walk(game, words, choose) {
  const way = [];
  for (let move = choose(0); move !== undefined; move = choose(way.length)) {
    const ends = game === "sliding" ? { from: move, to: move } : games.moveAt(move);
    way.push({ move, text: games.moveText(move), ...ends });
    games.playMove(move);
  }
  return {
    game,
    words,
    way,
    status: games.state().status,
    score: games.state().score,
    save: games.save(),
    code: games.share(),
  };
}

/** A solution found by the solver. */
function solved(game, words, deal = () => games.openWords(game, words)) {
  deal();
  const { way } = games.verdict();
  return walk(game, words, (step) => way[step]);
}

/** Fills Kulki's grid by always playing the middle one of the legal moves. */
function filled(words) {
  games.openWords("kulki", words);
  return walk("kulki", words, () => {
    const moves = games.moves();
    return moves[moves.length >> 1];
  });
}

export const endings = [
  filled("small plum"),
  solved("mahjong", "plum"),
  solved("freecell", "617"),
  solved("sliding", "3x3 plum"),
];

/** A game of Kulki with points. */
export const scored = filled("small 4");

/** A day's puzzle and its solution. */
export const solvedDaily = (game, day) => solved(game, day, () => games.openDaily(game, day));
