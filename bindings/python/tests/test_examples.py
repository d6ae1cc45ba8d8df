# SPDX-License-Identifier: MIT
"""The examples do what they say. Adapters have at most 80 lines, and programs
that learn at most 100."""

import os
import re
import subprocess
import sys

import pytest
import quadrille

HERE = os.path.dirname(os.path.abspath(__file__))
EXAMPLES = os.path.join(os.path.dirname(HERE), "examples")
GENERATED = os.path.join(os.path.dirname(HERE), "generated")
sys.path.insert(0, EXAMPLES)


def printed(name, *arguments):
    command = [sys.executable, os.path.join(EXAMPLES, name), *map(str, arguments)]
    environment = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout


def test_they_are_short():
    for name in os.listdir(EXAMPLES):
        if os.path.isfile(os.path.join(EXAMPLES, name)):
            with open(os.path.join(EXAMPLES, name), encoding="utf-8") as file:
                assert len(file.readlines()) <= (100 if name.startswith("learn_") else 80), name


@pytest.fixture(scope="module")
def episode(tmp_path_factory):
    """The program that plays in the environment of ocean.h."""
    program = tmp_path_factory.mktemp("ocean") / "episode"
    sources = [os.path.join(HERE, "ocean_episode.c"), os.path.join(GENERATED, "quadrille.c")]
    subprocess.check_call(["cc", "-std=c11", "-O0", "-I", GENERATED, *sources, "-o", str(program)])
    return program


@pytest.mark.parametrize("start", [("sliding", "2x2"), ("kulki", "small"), ("mahjong", ""), ("freecell", "")])
def test_ocean(episode, start):
    first, second = (subprocess.check_output([episode, *start], text=True) for _ in range(2))
    assert first == second and "4800 of 4800 legal" in first
    assert start[0] != "sliding" or "71 episodes, rewards 71" in first


def test_value_iteration_finds_shortest_solutions():
    said = printed("learn_sliding.py", 30)
    assert said.startswith("181440 boards, 32 sweeps; 30 deals: ")
    learned, optimal = [int(word) for word in said.replace(",", " ").split() if word.isdigit()][-2:]
    assert optimal <= learned <= 1.02 * optimal


def test_players_of_kulki_get_better():
    said = printed("learn_kulki.py", 3, 24, 8, 4)
    points = [float(line.split()[2]) for line in said.splitlines() if line.startswith("generation")]
    assert len(points) == 3 and points[2] > points[0] + 15
    assert said.splitlines()[-1].startswith("learned: ")


@pytest.mark.skipif("QUADRILLE_LONG" not in os.environ, reason="takes minutes")
def test_kulki_is_learned_beyond_the_rules_of_thumb():
    lines = printed("learn_kulki.py", 8, 40, 12, 1000).splitlines()[-2:]
    (thumb, doubt), (learned, more_doubt) = (map(float, re.findall(r"[\d.]+", line)) for line in lines)
    assert learned - thumb > 3 * (doubt**2 + more_doubt**2) ** 0.5


def test_questions_with_proven_difficulty():
    from text_puzzles import SlidingDataset

    questions = SlidingDataset(seed=3, size=5, least=4, most=8)
    assert len(questions) == 5 and [entry["question"] for entry in questions]
    for entry in questions:
        assert 4 <= entry["metadata"]["difficulty"] <= 8
        assert questions.score_answer(entry["answer"], entry) == 1.0
        assert questions.score_answer("", entry) == questions.score_answer("99", entry) == 0.0
        assert questions.score_answer(None, entry) == 0.0
    assert questions[2] == questions[2] != questions[3]
    with pytest.raises(IndexError):
        questions[5]
    with pytest.raises(ValueError, match="'least' and 'most'"):
        SlidingDataset(least=900, most=901)[0]


def test_a_game_by_text():
    from text_puzzles import TextPuzzle

    game = TextPuzzle("freecell")
    game.reset(seed=617)
    assert "[move]" in game.get_observation()[1]
    done, info = game.step("I think [1a] is best.")
    assert (done, info["refused"]) == (False, False)
    done, info = game.step("[11]")
    assert info["refused"] and "already in that column" in game.get_observation()[1]
    position = game.position
    for move in position.solve().moves:
        done, _ = game.step(f"[{game.position.write_move(move)}]")
    assert done and game.close() == {0: 1.0}
    assert game.position.status is quadrille.Status.WON
