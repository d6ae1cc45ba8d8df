# SPDX-License-Identifier: MIT
"""Registers the environments with Gymnasium, under names such as
Quadrille/Sliding-v0. Importing quadrille.env does it; versions of Gymnasium
before 1.0 find it by the entry point of the package."""

from quadrille._quadrille import games


def name_of(game):
    """The first word of the title: Kulki, Mahjong, FreeCell, Sliding."""
    return f"Quadrille/{game.title.split()[0]}-v0"


def register_environments():
    from gymnasium.envs.registration import register, registry

    for game in games:
        if name_of(game) not in registry:
            register(
                name_of(game),
                entry_point="quadrille.env:PuzzleEnv",
                vector_entry_point="quadrille.env:PuzzleVectorEnv",
                kwargs={"game": game.name},
            )
