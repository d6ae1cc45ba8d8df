# SPDX-License-Identifier: MIT
"""Puzzles for language models, as TextArena and reasoning-gym offer theirs: a
game that is played by texts, and a set of questions whose difficulty a solver
has proven. Neither library is needed."""

import re

import quadrille

QUESTION = "Which tiles do you slide, one after the other, so that the numbers are in order and the gap, 0, is last?\n{board}"


class TextPuzzle:
    """One player's game: reset, then get_observation and step until it is done."""

    def __init__(self, game, variant="", most_turns=200):
        self.game, self.variant, self.most_turns = quadrille.Game(game), variant, most_turns

    def reset(self, num_players=1, seed=1):
        if num_players != 1:
            raise ValueError("argument 'num_players': these are games for one")
        self.position, self.turns, self.said = self.game.deal(seed, self.variant), 0, ""

    def get_observation(self):
        moves = ", ".join(self.position.write_move(move) for move in self.position.moves())
        return 0, f"{self.said}{self.game.title}\n{self.position}\nMoves: {moves}\nAnswer with [move].\n"

    def step(self, action):
        """Plays the last move in brackets. Returns whether the game is done, and what there is to say."""
        self.turns += 1
        found = re.findall(r"\[([^][]*)\]", action)
        try:
            self.position = self.position.play(found[-1] if found else action.strip())
            self.said = ""
        except quadrille.Refused as refused:
            self.said = f"That move was refused: {refused}.\n"
        done = self.position.status is not quadrille.Status.GOING or self.turns >= self.most_turns
        return done, {"refused": bool(self.said), "score": self.position.score}

    def close(self):
        """Returns the reward of each player."""
        return {0: 1.0 if self.position.status is quadrille.Status.WON else 0.0}


class SlidingDataset:
    """Questions and answers; each board needs from "least" to "most" moves, which is proven."""

    def __init__(self, seed=1, size=100, least=5, most=12, variant="3x3:walk20"):
        self.seed, self.size, self.least, self.most, self.variant = seed, size, least, most, variant

    def __len__(self):
        return self.size

    def __getitem__(self, index):
        if not 0 <= index < self.size:
            raise IndexError(index)
        for attempt in range(1000):
            start = quadrille.Game("sliding").deal(f"{self.seed}.{index}.{attempt}", self.variant)
            answer = start.solve("optimal")
            if self.least <= answer.least <= self.most:
                words, position = [], start
                for move in answer.moves:
                    words.append(position.write_move(move))
                    position = position.play(move)
                metadata = {"board": str(start), "difficulty": answer.least}
                return {"question": QUESTION.format(board=start), "answer": " ".join(words), "metadata": metadata}
        raise ValueError("arguments 'least' and 'most': no board of this variant needs so few moves or so many")

    def score_answer(self, answer, entry):
        """1 for a shortest solution, less for a longer one, 0 for none."""
        session = quadrille.Session()
        session.read("sliding", entry["metadata"]["board"], re.match(r"\d+x\d+", self.variant)[0])
        try:
            session.play_text(answer or "")
        except quadrille.Refused:
            return 0.0
        return min(1.0, entry["metadata"]["difficulty"] / session.at) if session.status is quadrille.Status.WON else 0.0
