# SPDX-License-Identifier: MIT
"""Games, positions and refusals as values, and what is not accepted."""

import copy
import datetime
import doctest
import pickle

import pytest
import quadrille

DEAL = quadrille.Game("freecell").deal(617)


def test_examples_of_docstrings():
    assert doctest.testmod(quadrille, extraglobs={"quadrille": quadrille}).failed == 0
    assert doctest.DocTestFinder().find(quadrille.Game, globs={})[0].examples


def test_one_object_for_each_game():
    assert [game.name for game in quadrille.games] == ["kulki", "mahjong", "freecell", "sliding"]
    for game in quadrille.games:
        assert quadrille.Game(game.name) is game is quadrille.Game(game)
        assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is game
        assert game.rules_version >= 1 and game.title and game.unit
        assert game.position_size == len(bytes(game.deal(1)))


def test_daily_puzzles_and_seeds():
    game = quadrille.Game("sliding")
    assert game.daily("2026-11-21") == game.daily(datetime.date(2026, 11, 21)) != game.daily("2026-11-22")
    assert game.deal(7) == game.deal("7") != game.deal(8)
    session = quadrille.Session()
    session.daily(game, datetime.date(2026, 11, 21))
    assert (session.date, session.position) == ("2026-11-21", game.daily("2026-11-21"))


def test_a_refusal_says_why_and_where():
    board = str(DEAL).replace("7D", "7?")
    with pytest.raises(quadrille.Unreadable) as caught:
        DEAL.game.read(board)
    refused = caught.value
    assert (refused.name, refused.number) == ("not-a-card", 3022)
    assert board[refused.at :].startswith("7?") and refused.line == 3
    assert str(refused) and str(refused) == refused.args[0]
    again = pickle.loads(pickle.dumps(refused))
    assert (type(again), again.name, again.at, again.line) == (quadrille.Unreadable, "not-a-card", refused.at, 3)


def test_offsets_count_characters():
    board = "Größe\n1 x 2\n3 0"
    with pytest.raises(quadrille.Unreadable) as caught:
        quadrille.Game("sliding").read(board, variant="2x2")
    assert caught.value.at == 0
    session = quadrille.Session()
    session.deal("freecell", 617)
    with pytest.raises(quadrille.Refused) as caught:
        session.play_text("2a ä")
    assert (caught.value.at, caught.value.move, session.at) == (3, 2, 1)


def test_moves_before_a_refused_one_stay_played():
    session = quadrille.Session()
    session.deal("freecell", 617)
    with pytest.raises(quadrille.IllegalMove) as caught:
        session.play_text("1a 2b 11")
    assert (caught.value.move, session.at) == (3, 2)


@pytest.mark.parametrize("play", [DEAL.play, DEAL.is_legal, DEAL.events, DEAL.worth, DEAL.write_move, DEAL.action_of])
@pytest.mark.parametrize("move", [None, 1.0, b"1a", [1]])
def test_moves_of_wrong_types(play, move):
    with pytest.raises(TypeError, match="'move'"):
        play(move)


@pytest.mark.parametrize("move", [-1, 2**16, 2**70, 11, "11", "", "1a 2b", "ä"])
def test_moves_that_are_none(move):
    assert not DEAL.is_legal(move)
    with pytest.raises(quadrille.IllegalMove):
        DEAL.play(move)


@pytest.mark.parametrize(
    ("call", "argument"),
    [
        (lambda: quadrille.Game(3), "game"),
        (lambda: quadrille.Game("chess"), "game"),
        (lambda: quadrille.Game("free\0cell"), "game"),
        (lambda: DEAL.game.deal(1.5), "seed"),
        (lambda: DEAL.game.deal(None), "seed"),
        (lambda: DEAL.game.deal("6\0"), "seed"),
        (lambda: DEAL.game.deal(6, variant=6), "variant"),
        (lambda: DEAL.game.deal(6, variant="\0"), "variant"),
        (lambda: DEAL.game.read(b"board"), "board"),
        (lambda: DEAL.game.read("board", seed=[]), "seed"),
        (lambda: DEAL.read_move(5), "text"),
        (lambda: DEAL.solve("best"), "mode"),
        (lambda: DEAL.solve(5), "mode"),
        (lambda: DEAL.solve(nodes=0), "nodes"),
        (lambda: DEAL.solve(nodes="9"), "nodes"),
        (lambda: DEAL.solve(memory=-1), "memory"),
        (lambda: DEAL.solve(stop=1), "stop"),
        (lambda: quadrille.Solver(memory=2**80), "memory"),
        (lambda: quadrille.Session().deal(5, 6), "game"),
        (lambda: quadrille.Session().load(b"save"), "text"),
        (lambda: quadrille.Session().touch(256), "spot"),
        (lambda: quadrille.Session().touch("a1"), "spot"),
        (lambda: quadrille.Session().go_to(-1), "number"),
        (lambda: quadrille.Session().tick(1.5), "milliseconds"),
        (lambda: quadrille.Session().play_text(5), "moves"),
    ],
)
def test_exceptions_name_the_argument(call, argument):
    with pytest.raises((TypeError, ValueError), match=f"argument '{argument}'"):
        call()


def test_texts_of_any_length_are_whole():
    lengths = set()
    for seed in (7, 17):
        session = quadrille.Session()
        session.deal("sliding", seed, "3x3")
        while not lengths or max(lengths) < 2048 or session.count < 900:
            session.play(session.position.moves()[0])
            text = session.save()
            assert text.endswith("\n") and "\0" not in text
            lengths.add(len(text))
    assert 2048 in lengths


@pytest.mark.parametrize(
    "call",
    [
        lambda: DEAL.solve("fast", 9),
        lambda: quadrille.Solver().solve(DEAL, "fast", 9),
        lambda: quadrille.Batch([DEAL]).step(bytearray(1), bytearray(2)),
    ],
)
def test_optional_arguments_have_names(call):
    with pytest.raises(TypeError, match="positional"):
        call()


def test_texts_that_cannot_be_encoded():
    with pytest.raises(UnicodeEncodeError):
        DEAL.game.read("\ud800")
    with pytest.raises(UnicodeEncodeError):
        DEAL.play("\ud800")


def test_positions_from_other_versions():
    restore, (name, rules, data) = DEAL.__reduce__()
    assert restore(name, rules, data) == DEAL
    with pytest.raises(quadrille.Unreadable, match=f"version {rules + 1}") as caught:
        restore(name, rules + 1, data)
    assert caught.value.name == "other-rules"
    for wrong in (data[:-1], data + b"\0", b"\xff" * len(data), b""):
        with pytest.raises(quadrille.Unreadable) as caught:
            restore(name, rules, wrong)
        assert caught.value.name == "no-position"
        with pytest.raises(quadrille.Unreadable):
            DEAL.game.from_bytes(wrong)
    with pytest.raises(ValueError, match="no game 'chess'"):
        restore("chess", rules, data)


def test_positions_only_come_from_games():
    with pytest.raises(TypeError):
        quadrille.Position()
    with pytest.raises(TypeError):
        type("Mine", (quadrille.Position,), {})
    with pytest.raises(AttributeError):
        DEAL.score = 5


def test_a_session_without_a_game():
    session = quadrille.Session()
    for call in (session.undo, session.redo, session.restart, session.hint):
        with pytest.raises(quadrille.Refused) as caught:
            call()
        assert caught.value.name == "no-game"
    for call in (session.play, session.play_text, session.go_to, session.touch, session.tick):
        with pytest.raises(quadrille.Refused) as caught:
            call("1a" if call == session.play_text else 1)
        assert caught.value.name == "no-game"
    assert copy.copy(session).save() is None is pickle.loads(pickle.dumps(session)).save()
    assert "without a game" in repr(session) and session._repr_svg_() is None
    assert (session.history, session.events, session.held, session.start_name) == ([], [], None, None)


def test_texts_of_a_session():
    session = quadrille.Session()
    session.deal("freecell", 617)
    session.play_text("1a 2b")
    assert (session.seed, session.variant) == ("617", "4cells")
    assert session.share() and session.code() and session.save().startswith("quadrille save")
    session.touch(session.position.pieces()[-9].spot)
    session.undo()
    assert (session.at, session.count, session.undos) == (1, 2, 1)


def test_boards_are_drawn():
    for game in quadrille.games:
        position = game.deal(7)
        assert game.title in repr(position) and len(repr(position).splitlines()) > 3
        svg = position._repr_svg_()
        assert svg.startswith("<svg ") and svg.endswith("</svg>\n")
        assert svg.count("<use ") >= 8


def test_names_of_errors():
    assert quadrille.error_name(1001) == "path-blocked"
    assert quadrille.error_name(2**40) == "unknown"
    with pytest.raises(TypeError):
        quadrille.error_name("path-blocked")
