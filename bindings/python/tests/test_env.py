# SPDX-License-Identifier: MIT
"""The environments, by Gymnasium's own rules and by what they promise."""

import importlib.metadata
import subprocess
import sys
import warnings

import gymnasium
import numpy
import pytest
import quadrille
import quadrille.env
from gymnasium.utils.env_checker import check_env

VARIANTS = [
    *[("Kulki", variant) for variant in ("", "lines98", "klines", "small", "lines98:5x8:3")],
    *[("Mahjong", variant) for variant in ("", "flowers:random", "surprise")],
    *[("FreeCell", variant) for variant in ("", "0cells", "4cells:none", "7cells:full")],
    *[("Sliding", variant) for variant in ("", "3x3", "2x2", "4x3:walk5", "10x10")],
]


def make(name, variant="", **options):
    return gymnasium.make(f"Quadrille/{name}-v0", variant=variant, **options)


@pytest.mark.parametrize(("name", "variant"), VARIANTS)
@pytest.mark.parametrize("mode", [None, "ansi", "rgb_array"])
def test_gymnasium_accepts_it(name, variant, mode):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = make(name, variant, render_mode=mode).unwrapped
        check_env(env, skip_render_check=True)
    env.reset(seed=3)
    picture = env.render()
    assert picture is None if mode is None else isinstance(picture, str) if mode == "ansi" else picture.ndim == 3


@pytest.mark.parametrize("name", ["Kulki", "Mahjong", "FreeCell", "Sliding"])
def test_vectors_play_as_single_boards_do(name):
    count, steps = 5, 60
    variant = {"Sliding": "2x2", "Kulki": "small"}.get(name, "")
    vector = gymnasium.make_vec(f"Quadrille/{name}-v0", count, "vector_entry_point", variant=variant)
    seen, info = vector.reset(seed=4)
    singles = [make(name, variant).unwrapped for _ in range(count)]
    for at, env in enumerate(singles):
        env.reset(options={"position": vector.batch[at]})
    ended = numpy.zeros(count, bool)
    vector.action_space.seed(1)
    for _ in range(steps):
        actions = vector.batch.sample().tolist()
        actions[0] = actions[0] if ended[0] else int(vector.action_space.sample()[0])
        seen, rewards, terminated, truncated, info = vector.step(numpy.array(actions))
        assert seen in vector.observation_space and not truncated.any()
        for at, env in enumerate(singles):
            if ended[at]:
                expected, more = env.reset(options={"position": vector.batch[at]})
                result = (expected, 0.0, False, False, more)
            else:
                result = env.step(actions[at])
            assert (result[0] == seen[at]).all()
            assert result[1:3] == (rewards[at], terminated[at])
            assert (result[4]["action_mask"] == info["action_mask"][at]).all()
            assert result[4]["score"] == info["score"][at]
            assert result[4]["status"] == info["status"][at]
            error = info["error"][at] if "error" in info else None
            assert result[4].get("error") == error
        ended = terminated


def test_seeds_make_the_same_episodes():
    def episode(seed):
        vector = gymnasium.make_vec("Quadrille/Sliding-v0", 7, "vector_entry_point", variant="2x2", max_episode_steps=9)
        seen, info = vector.reset(seed=seed)
        results = [seen.tolist()]
        for _ in range(40):
            seen, rewards, terminated, truncated, info = vector.step(vector.batch.sample())
            results.append((seen.tolist(), rewards.tolist(), terminated.tolist(), truncated.tolist()))
        return results

    assert episode(1) == episode(1) != episode(2)
    assert any(any(step[3]) for step in episode(1)[1:]) and any(any(step[2]) for step in episode(1)[1:])


def test_episodes_end_after_their_last_step():
    vector = quadrille.env.PuzzleVectorEnv("sliding", 3, "10x10", max_episode_steps=2)
    vector.reset(seed=1)
    truncated = [vector.step(vector.batch.sample())[3].tolist() for _ in range(2)]
    assert truncated == [[False] * 3, [True] * 3]


def test_results_stay_unless_they_are_shared():
    for copy in (True, False):
        vector = quadrille.env.PuzzleVectorEnv("sliding", 3, "3x3", copy=copy)
        first, info = vector.reset(seed=1)
        mask = info["action_mask"]
        before = first.copy(), mask.copy()
        vector.step(vector.batch.sample())
        assert ((first == before[0]).all() and (mask == before[1]).all()) == copy


def test_masks_choose_legal_actions():
    env = make("FreeCell")
    _, info = env.reset(options={"seed": 617})
    assert env.unwrapped.position == quadrille.Game("freecell").deal(617)
    env.action_space.seed(1)
    for _ in range(50):
        _, _, terminated, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert "error" not in info
        if terminated:
            break
    _, reward, _, _, info = env.step(env.action_space.n - 1)
    assert reward == 0 and info["error"]


def test_a_win_is_rewarded_once():
    env = make("FreeCell").unwrapped
    env.reset(options={"seed": 617})
    rewards = []
    for move in env.position.solve().moves:
        _, reward, terminated, truncated, _ = env.step(env.position.action_of(move))
        rewards.append(reward)
    assert terminated and sum(rewards) == rewards[-1] == 1.0
    _, reward, _, _, info = env.step(0)
    assert reward == 0 and info["error"]


def test_positions_that_do_not_fit():
    env = make("Sliding", "3x3").unwrapped
    env.reset(seed=1)
    before = env.position
    for other in (quadrille.Game("sliding").deal(1, "4x4"), quadrille.Game("kulki").deal(1)):
        with pytest.raises(ValueError, match="doesn't fit"):
            env.reset(options={"position": other})
    with pytest.raises(ValueError, match="render_mode"):
        quadrille.env.PuzzleEnv("sliding", render_mode="human")
    assert env.position == before


def test_frames_have_one_size():
    for name in ("FreeCell", "Mahjong", "Kulki"):
        env = make(name, render_mode="rgb_array").unwrapped
        _, info = env.reset(seed=1)
        shapes = {env.render().shape}
        env.action_space.seed(1)
        for _ in range(30):
            info = env.step(env.action_space.sample(info["action_mask"]))[4]
            shapes.add(env.render().shape)
        assert len(shapes) == 1


def test_only_environments_need_gymnasium_and_numpy():
    code = "import sys, quadrille; print([name for name in ('numpy', 'gymnasium') if name in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "[]\n"
    named = "import gymnasium; print(gymnasium.make('quadrille.env:Quadrille/Kulki-v0').spec.id)"
    assert subprocess.check_output([sys.executable, "-c", named], text=True) == "Quadrille/Kulki-v0\n"


def test_older_versions_find_them_by_the_entry_point():
    (entry,) = importlib.metadata.entry_points(group="gymnasium.envs", name="__root__")
    gymnasium.registry.pop("Quadrille/Kulki-v0")
    entry.load()()
    assert make("Kulki").spec.id == "Quadrille/Kulki-v0"
