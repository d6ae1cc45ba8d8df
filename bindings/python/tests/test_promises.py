# SPDX-License-Identifier: MIT
"""What programs have stored and learned must stay useful: pickles of earlier
versions are read, and actions and observations mean what they meant. The files
are in tests/old/python; MAKE=1 writes those that are missing."""

import hashlib
import os
import pickle
from pathlib import Path

import pytest
import quadrille

OLD = Path(__file__).parents[3] / "tests" / "old" / "python"
VARIANTS = [
    ("kulki", "kulki"),
    ("kulki", "lines98"),
    ("kulki", "7x7:4"),
    ("mahjong", "turtle"),
    ("mahjong", "turtle:flowers"),
    ("mahjong", "surprise"),
    ("freecell", "4cells"),
    ("freecell", "2cells:none"),
    ("sliding", "4x4"),
    ("sliding", "3x5"),
]


def actions_of(position, steps=300):
    """A game in which a number decides which legal action is played."""
    number = 1
    for _ in range(steps):
        mask = bytes(position.legal_mask())
        legal = [action for action, is_legal in enumerate(mask) if is_legal]
        if not legal or position.status is not quadrille.Status.GOING:
            break
        number = number * 1664525 + 1013904223 & 0xFFFFFFFF
        action = legal[number % len(legal)]
        yield position, mask, action
        position = position.play(position.move_of(action))


def digest_of(game, variant):
    digest = hashlib.sha256()
    for position, mask, action in actions_of(quadrille.Game(game).deal(7, variant)):
        digest.update(bytes(position.observe()))
        digest.update(mask)
        digest.update(action.to_bytes(4, "little"))
    return digest.hexdigest()[:16]


def kept(name, make):
    path = OLD / name
    if "MAKE" in os.environ and not path.exists():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(make())
    return path.read_bytes()


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_actions_and_observations_stay(game, variant):
    rules = quadrille.Game(game).rules_version
    name = f"{game}-{rules}-{variant.replace(':', '-')}.digest"
    assert kept(name, lambda: f"{digest_of(game, variant)}\n".encode()).decode() == f"{digest_of(game, variant)}\n"


def session_of(game):
    session = quadrille.Session()
    session.deal(game, 7)
    for position, _, action in actions_of(session.position, 20):
        session.play(position.move_of(action))
    session.undo()
    return session


@pytest.mark.parametrize("game", [game.name for game in quadrille.games])
def test_pickles_are_read(game):
    rules = quadrille.Game(game).rules_version
    session = session_of(game)
    position = pickle.loads(kept(f"position-{game}-{rules}.pickle", lambda: pickle.dumps(session.position, 4)))
    assert position == session.position
    again = pickle.loads(kept(f"session-{game}-{rules}.pickle", lambda: pickle.dumps(session, 4)))
    assert again.save() == session.save()
