# SPDX-License-Identifier: MIT
"""Plays games with the package and with the plain models of tests/models at the
same time. Hypothesis chooses the starts and the steps; after each step every
member of the session, its position and a batch must agree with the model."""

import array
import copy
import os
import pickle

import compare
import inputs
import pytest
import quadrille
from generator import generator_from
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

LONG = "QUADRILLE_LONG" in os.environ
NUMBERS = st.integers(0, 2**32 - 1)


class SameGame(RuleBasedStateMachine):
    """A session, and the model of what it should be."""

    name = ""

    def __init__(self):
        super().__init__()
        self.session = quadrille.Session()
        assert self.session.game is None and self.session.position is None and self.session.save() is None

    @initialize(data=st.data(), board=st.none() | NUMBERS)
    def start(self, data, board):
        module = compare.GAMES[self.name]
        variant = data.draw(st.sampled_from(inputs.VARIANTS[module]))
        seed = data.draw(compare.seeds(module))
        lines = inputs.BOARDS[module](variant, generator_from(board).below) if board is not None else []
        self.model = compare.Model(module, variant, seed, lines)
        self.game = quadrille.Game(self.name)
        if lines:
            text = "\n".join(lines)
            self.session.read(self.game, text, variant, seed)
            # Chance draws what the board leaves out, and starts anew after that.
            text = str(self.game.read(text, variant=variant, seed=seed))
            assert self.session.position == self.game.read(text, variant, seed)
        else:
            self.session.deal(self.name, seed, variant=variant)
            assert self.session.position == self.game.deal(seed, variant)
        self.start_position = self.session.position

    # ------------------------------------------------------------------ steps

    @precondition(lambda self: self.model.legal)
    @rule(number=NUMBERS, by=st.sampled_from(["move", "text", "texts", "touched text"]))
    def play_a_legal_move(self, number, by):
        at = number % len(self.model.legal)
        before = self.session.position
        move = before.moves()[at]
        word = self.model.words[at]
        after = before.play(move)
        assert before.play(word) == after and before.is_legal(move) and before.is_legal(word)
        assert before.read_move(word) == move and isinstance(before.worth(move), int)
        events = before.events(move)
        if by == "move":
            self.session.play(move)
            assert self.session.events == events
        elif by == "text":
            self.session.play(word)
        else:
            assert self.session.play_text(f" {word}\n") == 1
        assert self.model.play(self.model.legal[at]) == "yes"
        assert self.session.position == after != before
        assert hash(after) == hash(self.session.position)

    @rule(number=NUMBERS)
    def play_any_text(self, number):
        text, move = inputs.TEXTS[self.model.game](self.model.position, generator_from(number).below)
        self.check(self.model.play(move), lambda: self.session.play_text(text))

    @rule(move=st.integers(-1, 70000))
    def play_any_number(self, move):
        before = self.session.position
        if move in before.moves():
            assert before.is_legal(move)
        else:
            assert not before.is_legal(move)
            for play in (before.play, before.events, self.session.play, before.worth):
                with pytest.raises(quadrille.IllegalMove):
                    play(move)
        assert self.session.position == before

    @rule()
    def undo(self):
        self.check(self.model.go(self.model.at - 1), self.session.undo)

    @rule()
    def redo(self):
        self.check(self.model.go(self.model.at + 1), self.session.redo)

    @rule(number=NUMBERS)
    def go_to(self, number):
        target = number % (len(self.model.moves) + 2)
        self.check(self.model.go(target), lambda: self.session.go_to(target))

    @rule()
    def restart(self):
        self.check(self.model.again(), self.session.restart)

    @rule(spot=st.integers(0, 255))
    def touch_on_a_copy(self, spot):
        other = self.session.copy()
        try:
            other.touch(spot)
            assert other.held is not None or other.at in (self.session.at, self.session.at + 1)
        except quadrille.Refused as refused:
            assert refused.name == quadrille.error_name(refused.number)

    @rule()
    def take_a_hint(self):
        hints = self.session.hints
        try:
            hint = self.session.hint()
        except quadrille.Refused as refused:
            assert refused.name in ("no-hint", "game-over") and self.session.hints == hints
        else:
            assert self.session.position.is_legal(hint.move) and hint.words
            assert self.session.hints == hints + 1

    @rule(milliseconds=st.integers(0, 10000))
    def tick(self, milliseconds):
        before = self.session.milliseconds
        self.session.tick(milliseconds)
        assert before <= self.session.milliseconds <= before + milliseconds

    @rule(way=st.sampled_from([copy.copy, copy.deepcopy, quadrille.Session.copy, lambda s: pickle.loads(pickle.dumps(s))]))
    def go_on_with_a_copy(self, way):
        old = self.session
        save = old.save()
        self.session = way(old)
        assert self.session.save() == save
        if old.position.moves():
            old.play(old.position.moves()[0])
        assert self.session.save() == save

    @rule()
    def load_the_save_or_code(self):
        other = quadrille.Session()
        other.load(self.session.save())
        assert (other.at, other.history) == (self.session.at, self.session.history)
        code = self.session.code()
        assert (code is not None) == self.model.dealt
        if code:
            other.load(code)
            assert other.position == self.session.position

    @rule(mode=st.sampled_from(["fast", "short", "optimal", "prove"]), nodes=st.integers(1, 300))
    def solve(self, mode, nodes):
        position = self.session.position
        answer = position.solve(mode, nodes=nodes, memory=1 << 22)
        if answer.verdict is quadrille.Verdict.WON:
            for move in answer.moves:
                position = position.play(move)
            assert position.status is quadrille.Status.WON
        else:
            assert answer.moves is None

    def check(self, expected, call):
        if expected == "yes":
            call()
        else:
            before = self.session.save()
            with pytest.raises(quadrille.Refused):
                call()
            assert self.session.save() == before

    # ------------------------------------------------------------- invariants

    @invariant()
    def session_is_as_the_model_says(self):
        session, model = self.session, self.model
        assert session.game is self.game
        assert (session.at, session.count) == (model.at, len(model.moves))
        assert session.status.name.lower() == model.status
        assert session.score == model.game.score(model.positions[: model.at + 1])
        assert len(session.history) == session.count
        assert session.variant is not None and session.date is None
        assert (session.seed is not None) == model.dealt or session.seed
        assert self.game.title in repr(session)

    @invariant()
    def position_is_as_the_model_says(self):
        position, model = self.session.position, self.model
        moves = position.moves()
        assert [position.write_move(move) for move in moves] == model.words
        assert position.status.name.lower() == model.status
        assert str(position).split("\n") == list(model.game.board(model.position))
        assert pickle.loads(pickle.dumps(position)) == position
        assert copy.copy(position) is copy.deepcopy(position) is position
        assert self.game.from_bytes(bytes(position)) == position
        assert position.digest == self.game.from_bytes(bytes(position)).digest
        assert len(position.pieces()) <= self.game.most_pieces
        assert len({position, self.start_position}) == 1 + (position != self.start_position)

    @invariant()
    def actions_are_the_moves(self):
        position = self.session.position
        mask, seen = position.legal_mask(), position.observe()
        actions = [position.action_of(move) for move in position.moves()]
        assert sorted(actions) == [action for action, is_legal in enumerate(mask) if is_legal]
        assert [position.move_of(action) for action in actions] == position.moves()
        assert (len(mask), len(seen)) == (position.action_count, position.observation_size)
        batch = quadrille.Batch([position, position, self.start_position])
        assert bytes(batch.legal_mask())[: len(mask)] == mask
        assert bytes(batch.observe())[: len(seen)] == seen
        if actions:
            assert batch.step(array.array("q", [actions[0], actions[-1], -1])) == 2
            assert [batch[0], batch[1]] == [position.play(position.moves()[0]), position.play(position.moves()[-1])]
            assert batch[2] == self.start_position and batch.errors.tolist()[:2] == [0, 0]
            assert batch.scores[0] == batch[0].score and batch.statuses[1] == batch[1].status


def machine(name):
    """The tests for one game."""
    case = type(f"SameGame_{name}", (SameGame,), {"name": name}).TestCase
    steps = 200 if LONG else 30
    case.settings = settings(max_examples=200 if LONG else 12, stateful_step_count=steps)
    return case


TestKulki = machine("kulki")
TestMahjong = machine("mahjong")
TestFreeCell = machine("freecell")
TestSliding = machine("sliding")
