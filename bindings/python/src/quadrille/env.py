# SPDX-License-Identifier: MIT
"""Environments for Gymnasium: PuzzleEnv has one board, and PuzzleVectorEnv plays
many of them in one call. Importing this module registers them.

>>> import gymnasium, quadrille.env
>>> env = gymnasium.make("Quadrille/Sliding-v0", variant="3x3")
>>> seen, info = env.reset(seed=1)
>>> seen, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

An observation is what Position.observe writes, and an action is a dense number
of a move. info["action_mask"] has 1 for each legal action; an action that isn't
legal changes nothing, and info["error"] says why. The reward is what the move
scores in games with points, and elsewhere 1 for a win and 0 for everything
else. info["score"] tells how far a game has come. An episode ends when no move
is left; info["status"] says how it ended: "won", "stuck" or "lost".
"""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from quadrille._drawing import board_text
from quadrille._pixels import position_pixels
from quadrille._quadrille import Batch, Game, Position, error_name
from quadrille._registration import register_environments
from quadrille._values import Refused, Status

__all__ = ["PuzzleEnv", "PuzzleVectorEnv", "register_environments"]

# Deals are drawn from this many; FreeCell has a number for each.
_DEALS = 1_000_000
_NOTHING = 2**32 - 1  # an action that no game has
_STATUSES = numpy.array([status.name.lower() for status in Status], object)


def _random_deal(game: Game, variant: str, random: numpy.random.Generator) -> Position:
    """A deal that there is: a few numbers have none, such as those of boards that
    can't be won where only others are dealt."""
    while True:
        try:
            return game.deal(int(random.integers(1, _DEALS + 1)), variant)
        except Refused as refused:
            if refused.name != "deal-fails":
                raise


def _spaces(position: Position) -> tuple[spaces.Box, spaces.Discrete]:
    box = spaces.Box(0, 255, (position.observation_size,), numpy.uint8)
    return box, spaces.Discrete(position.action_count)


class PuzzleEnv(gymnasium.Env[numpy.ndarray, Any]):
    """One board. reset() deals a random one, or, with options, that of a "seed" or
    a "position" of yours, which must have the same size."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}

    def __init__(self, game: Game | str, variant: str = "", render_mode: str | None = None) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"argument 'render_mode': there is no mode {render_mode!r}")
        self.game = Game(game)
        self.variant = variant
        self.render_mode = render_mode
        self.position = self.game.deal(1, variant)
        self.observation_space, self.action_space = _spaces(self.position)

    def _info(self) -> dict[str, Any]:
        mask = numpy.empty(self.position.action_count, numpy.int8)
        self.position.legal_mask(mask)
        return {"action_mask": mask, "score": self.position.score, "status": _STATUSES[self.position.status]}

    def _observation(self) -> numpy.ndarray:
        seen = numpy.empty(self.position.observation_size, numpy.uint8)
        self.position.observe(seen)
        return seen

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[numpy.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        options = options or {}
        if "position" in options:
            position = options["position"]
        elif "seed" in options:
            position = self.game.deal(options["seed"], self.variant)
        else:
            position = _random_deal(self.game, self.variant, self.np_random)
        if _spaces(position) != (self.observation_space, self.action_space) or position.game is not self.game:
            raise ValueError("the position doesn't fit the spaces of this environment")
        self.position = position
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[numpy.ndarray, SupportsFloat, bool, bool, dict[str, Any]]:
        before, error = self.position, None
        try:
            self.position = before.play(before.move_of(action))
        except Refused as refused:
            error = refused.name
        status = self.position.status
        if self.game.has_points:
            reward = float(self.position.score - before.score)
        else:
            reward = float(status is Status.WON and error is None)
        info = self._info()
        if error:
            info["error"] = error
        return self._observation(), reward, status is not Status.GOING, False, info

    def render(self) -> Any:
        if self.render_mode == "ansi":
            return board_text(self.position) + "\n"
        if self.render_mode == "rgb_array":
            return position_pixels(self.position)
        return None


class PuzzleVectorEnv(VectorEnv[numpy.ndarray, numpy.ndarray, numpy.ndarray]):
    """Many boards that are played in one call. The step after the end of an
    episode deals a new board, whatever the action is.

    Observations and masks are arrays of the environment, which the next step
    overwrites; with copy=True they are new each time.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        variant: str = "",
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
        copy: bool = True,
    ) -> None:
        self.game = Game(game)
        self.num_envs = num_envs
        self.variant = variant
        self.max_episode_steps = max_episode_steps
        self.render_mode = render_mode
        self.copy = copy
        self.batch = Batch([self.game.deal(1, variant)] * num_envs)
        self.single_observation_space, self.single_action_space = _spaces(self.batch[0])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seen = numpy.empty((num_envs, self.batch.observation_size), numpy.uint8)
        self._mask = numpy.empty((num_envs, self.batch.action_count), numpy.int8)
        self._errors = numpy.zeros(num_envs, numpy.uint16)
        self._statuses = numpy.zeros(num_envs, numpy.uint8)
        self._scores = numpy.zeros(num_envs, numpy.uint32)
        self._before = numpy.zeros(num_envs, numpy.uint32)
        self._steps = numpy.zeros(num_envs, numpy.int64)
        self._ended = numpy.zeros(num_envs, bool)

    def _deal(self, indices: numpy.ndarray) -> None:
        for at in indices:
            position = _random_deal(self.game, self.variant, self.np_random)
            self.batch[at] = position
            self._before[at] = position.score
            self._statuses[at] = position.status
        self._steps[indices] = 0

    def _results(self) -> tuple[numpy.ndarray, dict[str, Any]]:
        self.batch.observe(self._seen)
        self.batch.legal_mask(self._mask)
        scores = self._scores.copy()
        info = {
            "action_mask": self._mask.copy() if self.copy else self._mask,
            "score": scores,
            "status": _STATUSES[self._statuses],
        }
        return self._seen.copy() if self.copy else self._seen, info

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[numpy.ndarray, dict[str, Any]]:
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self._deal(numpy.arange(self.num_envs))
        self._ended[:] = False
        self._scores[:] = self._before
        return self._results()

    def step(
        self, actions: numpy.ndarray
    ) -> tuple[numpy.ndarray, numpy.ndarray, numpy.ndarray, numpy.ndarray, dict[str, Any]]:
        again = numpy.flatnonzero(self._ended)
        if again.size:
            self._deal(again)
            actions = numpy.array(actions, numpy.int64)
            actions[again] = _NOTHING
        self.batch.step(actions, errors=self._errors, statuses=self._statuses, scores=self._scores)
        if self.game.has_points:
            rewards = self._scores.astype(numpy.float64) - self._before
        else:
            rewards = ((self._statuses == Status.WON) & (self._errors == 0)).astype(numpy.float64)
        self._before[:] = self._scores
        self._steps += 1
        self._steps[again] = 0
        terminated = self._statuses != Status.GOING
        truncated = numpy.zeros(self.num_envs, bool)
        if self.max_episode_steps is not None:
            truncated = ~terminated & (self._steps >= self.max_episode_steps)
        self._ended = terminated | truncated
        seen, info = self._results()
        errors = numpy.flatnonzero(self._errors)
        if errors.size > again.size:
            info["error"] = numpy.full(self.num_envs, None, object)
            for at in numpy.setdiff1d(errors, again):
                info["error"][at] = error_name(int(self._errors[at]))
        return seen, rewards, terminated, truncated, info

    def render(self) -> Any:
        if self.render_mode == "ansi":
            return tuple(board_text(self.batch[at]) + "\n" for at in range(self.num_envs))
        if self.render_mode == "rgb_array":
            return tuple(position_pixels(self.batch[at]) for at in range(self.num_envs))
        return None


register_environments()
