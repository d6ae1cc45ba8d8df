# SPDX-License-Identifier: MIT
"""Many positions at once, in arrays of the batch and of the caller; with and
without NumPy."""

import array
import gc

import numpy
import pytest
import quadrille

STARTS = [("kulki", ""), ("kulki", "lines98:5x8:3"), ("mahjong", ""), ("freecell", "2cells"), ("sliding", "3x4")]
COUNT = 6


def deals(name="sliding", variant="3x3", count=COUNT):
    return [quadrille.Game(name).deal(seed, variant) for seed in range(1, count + 1)]


@pytest.mark.parametrize(("name", "variant"), STARTS)
def test_a_batch_plays_as_its_positions_do(name, variant):
    positions = deals(name, variant)
    batch = quadrille.Batch(positions, seed=5)
    for _ in range(30):
        actions = batch.sample().tolist()
        masks = batch.legal_mask().tolist()
        seen = batch.observe().tolist()
        for at, position in enumerate(positions):
            assert bytes(masks[at]) == position.legal_mask() and bytes(seen[at]) == position.observe()
            if position.moves():
                assert masks[at][actions[at]]
                positions[at] = position.play(position.move_of(actions[at]))
        played = batch.step(array.array("I", actions))
        assert played == batch.errors.tolist().count(0)
        assert list(batch) == positions
        assert batch.statuses.tolist() == [position.status for position in positions]
        assert batch.scores.tolist() == [position.score for position in positions]


def test_samples_are_even():
    batch = quadrille.Batch([quadrille.Game("sliding").read("1 2 3 4 0 5 7 8 6", "3x3")] * 4000, seed=1)
    actions = batch.sample().tolist()
    assert {action: 850 < actions.count(action) < 1150 for action in set(actions)} == dict.fromkeys((1, 3, 5, 7), True)
    assert quadrille.Batch(list(batch), seed=1).sample().tolist() == actions
    assert quadrille.Batch(list(batch), seed=2).sample().tolist() != actions


@pytest.mark.parametrize("kind", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "<i4", "=u8"])
def test_actions_of_every_type(kind):
    batch, other = quadrille.Batch(deals()), quadrille.Batch(deals())
    actions = numpy.asarray(batch.sample()).copy()
    assert batch.step(actions.astype(kind)) == other.step(actions) == COUNT
    assert list(batch) == list(other)


def test_actions_that_are_none():
    batch = quadrille.Batch(deals())
    assert batch.step(numpy.array([-1, 9, 2**40, -(2**40), 2**32, 2**31])) == 0
    assert set(batch.errors) == {2} and list(batch) == deals()


def test_negative_actions_of_small_types_are_none():
    batch = quadrille.Batch([quadrille.Game("kulki").deal(seed) for seed in range(1, 50)])
    masks = numpy.asarray(batch.legal_mask())[:, 128:256]
    actions = masks.argmax(axis=1) - 128
    assert masks.any() and batch.step(actions.astype("int8")) == 0


def test_results_in_arrays_of_the_caller():
    batch, other = quadrille.Batch(deals()), quadrille.Batch(deals())
    masks, seen = numpy.zeros((COUNT, 9), bool), bytearray(COUNT * 9)
    assert batch.legal_mask(masks) is masks and batch.observe(out=seen) is seen
    assert masks.tolist() == batch.legal_mask().tolist() and bytes(seen) == bytes(batch.observe())
    actions = masks.argmax(axis=1)
    errors, statuses, scores = numpy.full(COUNT, 7, "u2"), bytearray(b"\7" * COUNT), array.array("I", [7] * COUNT)
    batch.step(actions, errors=errors, statuses=statuses, scores=scores)
    other.step(actions)
    assert (errors.tolist(), list(statuses), list(scores)) == (
        other.errors.tolist(),
        other.statuses.tolist(),
        other.scores.tolist(),
    )
    position = deals()[0]
    mask = numpy.zeros(9, "u1")
    assert position.legal_mask(mask) is mask and mask.tobytes() == position.legal_mask()


def test_memory_of_the_caller():
    size = deals()[0].game.position_size
    memory = numpy.zeros(COUNT * size + 50, "u1")
    batch = quadrille.Batch(deals(), buffer=memory)
    batch.step(batch.sample())
    assert batch[1] == batch.game.from_bytes(memory[size : 2 * size])
    assert numpy.shares_memory(numpy.asarray(batch.positions), memory)
    memory[:size] = 255
    with pytest.raises(quadrille.Unreadable):
        batch[0]
    assert batch.step(batch.sample()) == COUNT - 1 and batch.errors[0] == 102
    batch[0] = deals()[3]
    assert batch.step(batch.sample()) == COUNT


def test_finished_boards_start_again():
    batch = quadrille.Batch(deals())
    positions, starts = numpy.asarray(batch.positions), numpy.array(batch.positions)
    batch.step(batch.sample())
    positions[2:4] = starts[2:4]
    assert list(batch)[2:4] == deals()[2:4] and batch[0] != deals()[0]


class Stepper:
    """Calls with one wrong argument each; every one must leave the batch alone."""

    def __init__(self):
        self.batch = quadrille.Batch(deals())
        self.actions = numpy.asarray(self.batch.sample()).copy()

    def step(self, **changed):
        return self.batch.step(**{"actions": self.actions, **changed})


READ_ONLY = numpy.zeros((COUNT, 9), "u1")
READ_ONLY.flags.writeable = False
RELEASED = memoryview(bytearray(COUNT))
RELEASED.release()


@pytest.mark.parametrize(
    ("method", "argument", "value", "words"),
    [
        ("step", "actions", [1] * COUNT, "buffer protocol"),
        ("step", "actions", None, "buffer protocol"),
        ("step", "actions", numpy.zeros(COUNT), "integer"),
        ("step", "actions", numpy.zeros(COUNT, ">i4"), "integer"),
        ("step", "actions", numpy.zeros(COUNT, bool), "integer"),
        ("step", "actions", numpy.zeros(COUNT + 1, int), r"\(6,\)"),
        ("step", "actions", numpy.zeros((COUNT, 2), int), r"\(6,\)"),
        ("step", "actions", numpy.zeros((), int), r"\(6,\)"),
        ("step", "actions", numpy.zeros(2 * COUNT, int)[::2], "contiguous"),
        ("step", "actions", numpy.zeros(COUNT, "i4,i4"), "integer"),
        ("step", "errors", numpy.zeros(COUNT, "i2"), "uint16"),
        ("step", "errors", numpy.zeros(COUNT, "u4"), "uint16"),
        ("step", "errors", numpy.zeros(COUNT * 2 + 1, "u1")[1:].view("u2"), "aligned"),
        ("step", "statuses", bytes(COUNT), "read-only"),
        ("step", "statuses", RELEASED, "released"),
        ("step", "scores", numpy.zeros(COUNT, "i4"), "uint32"),
        ("step", "scores", numpy.zeros(COUNT - 1, "u4"), r"\(6,\)"),
        ("legal_mask", "out", READ_ONLY, "read-only"),
        ("legal_mask", "out", numpy.zeros((9, COUNT), "u1"), r"\(6, 9\)"),
        ("legal_mask", "out", numpy.zeros((9, COUNT), "u1").T, "contiguous"),
        ("legal_mask", "out", numpy.zeros((COUNT, 9)), "uint8"),
        ("observe", "out", numpy.zeros((COUNT, 18), "u1")[:, ::2], "contiguous"),
        ("observe", "out", "text", "buffer protocol"),
        ("sample", "out", numpy.zeros(COUNT, "i8"), "uint32"),
    ],
)
def test_wrong_arrays(method, argument, value, words):
    stepper = Stepper()
    call = stepper.step if method == "step" else getattr(stepper.batch, method)
    with pytest.raises((TypeError, ValueError), match=f"argument '{argument}'.*{words}"):
        call(**{argument: value})
    assert list(stepper.batch) == deals()


def test_results_over_the_positions():
    stepper = Stepper()
    inside = numpy.asarray(stepper.batch.positions).reshape(-1)
    with pytest.raises(ValueError, match="'statuses' shares memory"):
        stepper.step(statuses=inside[:COUNT])
    with pytest.raises(ValueError, match="'out' shares memory"):
        stepper.batch.legal_mask(inside[5 : 5 + COUNT * 9])
    assert list(stepper.batch) == deals()


def test_arrays_stay_while_they_are_used():
    memory = bytearray(COUNT * deals()[0].game.position_size)
    batch = quadrille.Batch(deals(), buffer=memory)
    with pytest.raises(BufferError):
        memory.clear()
    positions, statuses = batch.positions, batch.statuses
    batch.step(batch.sample())
    last = batch[0]
    del batch, memory
    gc.collect()
    assert quadrille.Game("sliding").from_bytes(positions[0:1].tobytes()) == last and statuses[0] == 0


def test_own_arrays_may_be_released():
    batch = quadrille.Batch(deals())
    batch.legal_mask().release()
    batch.statuses.release()
    assert batch.step(batch.sample()) == COUNT and len(batch.statuses) == COUNT


@pytest.mark.parametrize(
    ("positions", "words"),
    [
        ([], "empty"),
        ([1], "item 0"),
        ([*deals(), quadrille.Game("freecell").deal(1)], "item 6 is of another game"),
        (quadrille.games, "item 0"),
    ],
)
def test_batches_of_other_things(positions, words):
    with pytest.raises((TypeError, ValueError), match=f"argument 'positions'.*{words}"):
        quadrille.Batch(positions)


@pytest.mark.parametrize(
    ("buffer", "words"), [(bytearray(9), "9 bytes"), (bytes(9999), "read-only"), ([1], "buffer protocol")]
)
def test_wrong_memory(buffer, words):
    with pytest.raises((TypeError, ValueError), match=f"argument 'buffer'.*{words}"):
        quadrille.Batch(deals(), buffer)


def test_items():
    batch = quadrille.Batch(deals())
    assert len(batch) == COUNT and batch[-1] == deals()[-1]
    for at in (COUNT, -COUNT - 1):
        with pytest.raises(IndexError):
            batch[at]
        with pytest.raises(IndexError):
            batch[at] = deals()[0]
    with pytest.raises(TypeError):
        batch[0] = b"position"
    with pytest.raises(TypeError):
        del batch[0]
    for other in (quadrille.Game("freecell").deal(1), quadrille.Game("sliding").deal(1, "4x4")):
        with pytest.raises(ValueError):
            batch[0] = other
    assert list(batch) == deals()
    mixed = quadrille.Batch([*deals(), quadrille.Game("sliding").deal(1, "2x3")])
    assert mixed.action_count == 9 and mixed.legal_mask().tolist()[-1][6:] == [0, 0, 0]
