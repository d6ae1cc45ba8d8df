# SPDX-License-Identifier: MIT
"""Searches: their answers, other threads meanwhile, and how they are given up."""

import signal
import threading

import pytest
import quadrille

HARD = quadrille.Game("sliding").deal(3, "8x8")
EASY = quadrille.Game("freecell").deal(617)


def test_the_same_question_has_the_same_answer():
    solver = quadrille.Solver()
    answers = {solver.solve(EASY).nodes for _ in range(2)} | {EASY.solve().nodes}
    assert len(answers) == 1 and solver.memory == 32 << 20


def test_an_impossible_deal():
    answer = quadrille.Game("freecell").deal(1, "0cells").solve("prove")
    assert (answer.verdict, answer.moves) == (quadrille.Verdict.IMPOSSIBLE, None)


def test_games_and_modes_without_a_solver():
    assert quadrille.Game("kulki").deal(1).solve().verdict is quadrille.Verdict.NO_SOLVER


def test_stop_ends_a_search():
    calls = []
    HARD.solve("short", stop=lambda: calls.append(1) or len(calls) == 3)
    assert len(calls) == 3


def test_an_exception_in_stop_ends_a_search():
    solver = quadrille.Solver()
    with pytest.raises(ZeroDivisionError):
        solver.solve(HARD, "short", stop=lambda: 1 / 0)
    assert solver.solve(EASY).verdict is quadrille.Verdict.WON


def test_other_threads_run_meanwhile():
    ended = threading.Event()
    thread = threading.Thread(target=ended.set)

    def stop():
        if thread.ident is None:
            thread.start()
        return ended.is_set()

    HARD.solve("short", stop=stop)
    assert ended.is_set()
    thread.join()


def test_a_solver_answers_one_question_at_a_time():
    solver = quadrille.Solver()
    found = []

    def ask_again():
        with pytest.raises(RuntimeError, match="at work"):
            solver.solve(EASY)
        found.append(True)
        return True

    solver.solve(HARD, "short", stop=ask_again)
    assert found == [True]


def test_ctrl_c_interrupts_a_search():
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            HARD.solve("short", stop=lambda: signal.raise_signal(signal.SIGINT))
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_signal_is_heard_without_stop():
    """The alarm comes while the search runs; its handler ends it."""
    class Rang(Exception):
        pass

    def ring(number, frame):
        raise Rang

    before = signal.signal(signal.SIGALRM, ring)
    try:
        with pytest.raises(Rang):
            signal.setitimer(signal.ITIMER_REAL, 0.01)
            HARD.solve("short", memory=1 << 20)
            while True:  # the search was quicker than the alarm
                signal.pause()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
