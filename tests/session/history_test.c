/* SPDX-License-Identifier: MIT */
/* Tests a session's history: undo, redo, restart, and hints. */
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "session/playout.h"
#include "tests/kit/player.h"

enum { MOVES = 3 * KEPT_EVERY + 5 };

/* Every position of a game, to compare with later. */
typedef struct Album {
    Session session;
    Purse purse;
    u8 rng[RNG_SIZE];
    u8 *pages;
} Album;

static u8 *page_of(const Album *album, u32 number)
{
    return album->pages + number * album->session.game->size;
}

static void make_album(Album *album, const Game *game)
{
    const u8 seed[SEED_SIZE] = {3};
    open_player(&album->session, &album->purse);
    rng_seed(album->rng, seed);
    deal_by_word(&album->session, game, "", "11");
    album->pages = calloc(MOVES + 1, game->size);
    memcpy(page_of(album, 0), album->session.position, game->size);
    while (album->session.at < MOVES) {
        u32 before = album->session.at;
        play_at_random(&album->session, 1, album->rng);
        if (album->session.at == before)
            break;
        memcpy(page_of(album, album->session.at), album->session.position,
               game->size);
    }
}

static void close_album(Album *album)
{
    free(album->pages);
    close_player(&album->session, &album->purse);
}

static void assert_page_of(const Album *album, const Session *session)
{
    assert_memory_equal(session->position, page_of(album, session->at),
                        session->game->size);
}

static void assert_page(const Album *album)
{
    assert_page_of(album, &album->session);
}

static void undo_and_redo_restore_every_byte(void **state)
{
    Album album;
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++) {
        make_album(&album, games[i]);
        while (carry_out(&album.session, INTENT_UNDO, 0, 0) == FINE)
            assert_page(&album);
        assert_int_equal(album.session.at, 0);
        while (carry_out(&album.session, INTENT_REDO, 0, 0) == FINE)
            assert_page(&album);
        assert_int_equal(album.session.at, album.session.count);
        close_album(&album);
    }
}

static void going_to_any_move_restores_every_byte(void **state)
{
    Album album;
    u16 i, target;
    u8 game;
    (void)state;
    for (game = 0; game < games_count; game++) {
        make_album(&album, games[game]);
        for (i = 0; i < 300; i++) {
            target = rng_below(album.rng, (u16)(album.session.count + 1));
            assert_int_equal(
                carry_out(&album.session, INTENT_GO_TO, target, 0), FINE);
            assert_int_equal(album.session.at, target);
            assert_page(&album);
        }
        assert_int_equal(carry_out(&album.session, INTENT_GO_TO,
                                   album.session.count + 1, 0),
                         NO_SUCH_MOVE);
        assert_page(&album);
        close_album(&album);
    }
}

static void any_position_is_read_from_an_unchanged_session(void **state)
{
    u8 position[MOST_POSITION];
    Album album;
    Session view;
    u32 number;
    u8 game;
    (void)state;
    for (game = 0; game < games_count; game++) {
        make_album(&album, games[game]);
        carry_out(&album.session, INTENT_GO_TO, album.session.count / 2, 0);
        for (number = 0; number <= album.session.count; number++) {
            memset(position, 0x55, sizeof position);
            session_position_at(&album.session, number, position);
            assert_memory_equal(position, page_of(&album, number),
                                games[game]->size);
            assert_int_equal(position[games[game]->size], 0x55);
            session_view(&view, &album.session, number, position);
            assert_int_equal(view.at, number);
            assert_page_of(&album, &view);
            assert_int_equal(album.session.at, album.session.count / 2);
            assert_page(&album);
        }
        close_album(&album);
    }
}

static void going_to_a_move_counts_nothing(void **state)
{
    Album album;
    (void)state;
    make_album(&album, games_find("kulki"));
    assert_int_equal(carry_out(&album.session, INTENT_VISIT, 3, 0), FINE);
    assert_int_equal(album.session.at, 3);
    assert_page(&album);
    assert_int_equal(album.session.undos, 0);
    assert_int_equal(
        carry_out(&album.session, INTENT_VISIT, album.session.count + 1, 0),
        NO_SUCH_MOVE);
    close_album(&album);
}

static void the_first_hint_by_number_is_the_best_one(void **state)
{
    const Intent best = {.what = INTENT_HINT, .number = 1};
    Reply reply = {.trace = {NULL, 0, 0}};
    Album album;
    u16 move;
    (void)state;
    make_album(&album, games_find("kulki"));
    carry_out(&album.session, INTENT_GO_TO, 2, 0);
    session_do(&album.session, &best, &reply);
    move = reply.move;
    carry_out(&album.session, INTENT_HINT, 0, 0);
    assert_int_equal(session_do(&album.session, &best, &reply), FINE);
    assert_int_equal(reply.move, move);
    close_album(&album);
}

static void again_restarts_the_same_deal(void **state)
{
    Album album;
    (void)state;
    make_album(&album, games_find("kulki"));
    assert_int_equal(carry_out(&album.session, INTENT_RESTART, 0, 0), FINE);
    assert_int_equal(album.session.at, 0);
    assert_page(&album);
    close_album(&album);
}

static void undo_and_redo_stop_at_the_ends(void **state)
{
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("sliding"), "", "1");
    assert_int_equal(carry_out(&session, INTENT_UNDO, 0, 0), NOTHING_TO_UNDO);
    assert_int_equal(carry_out(&session, INTENT_REDO, 0, 0), NOTHING_TO_REDO);
    assert_int_equal(carry_out(&session, INTENT_VISIT + 1, 0, 0),
                     NOT_UNDERSTOOD);
    close_player(&session, &purse);
}

static void a_new_move_discards_the_redo_moves(void **state)
{
    Session session;
    Purse purse;
    u16 moves[32];
    (void)state;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("sliding"), "4x4", "1");
    session.game->list(session.position, moves, 32);
    carry_out(&session, INTENT_PLAY, 0, moves[0]);
    carry_out(&session, INTENT_UNDO, 0, 0);
    assert_int_equal(session.count, 1);
    /* playing the same move again keeps what follows it */
    carry_out(&session, INTENT_PLAY, 0, moves[0]);
    carry_out(&session, INTENT_UNDO, 0, 0);
    assert_int_equal(session.count, 1);
    carry_out(&session, INTENT_PLAY, 0, moves[1]);
    assert_int_equal(session.count, 1);
    assert_int_equal(session.moves[0], moves[1]);
    close_player(&session, &purse);
}

/* However long the old way was, nothing of it follows the new move. */
static void no_redo_leads_from_one_way_to_another(void **state)
{
    u16 moves[32];
    Album album;
    u8 game;
    (void)state;
    for (game = 0; game < games_count; game++) {
        Session *session = &album.session;
        u16 other = 0;
        u16 most;
        make_album(&album, games[game]);
        carry_out(session, INTENT_GO_TO, 1, 0);
        most = session->game->list(session->position, moves, COUNT_OF(moves));
        while (other < most && moves[other] == session->moves[1])
            other++;
        assert_true(other < most && session->count > 2);
        assert_int_equal(carry_out(session, INTENT_PLAY, 0, moves[other]),
                         FINE);
        assert_int_equal(session->count, 2);
        assert_int_equal(carry_out(session, INTENT_REDO, 0, 0),
                         NOTHING_TO_REDO);
        assert_int_equal(carry_out(session, INTENT_GO_TO, 3, 0), NO_SUCH_MOVE);
        close_album(&album);
    }
}

static void a_refused_move_changes_nothing(void **state)
{
    Album album;
    Session before;
    (void)state;
    make_album(&album, games_find("freecell"));
    before = album.session;
    assert_int_not_equal(carry_out(&album.session, INTENT_PLAY, 0, 0xFFFF),
                         FINE);
    assert_same_session(&album.session, &before);
    assert_page(&album);
    close_album(&album);
}

/* Every legal move is suggested once before the first one returns. Asking
   leaves the position and its generator unchanged. */
static void hints_cycle_and_change_nothing(void **state)
{
    static u8 seen[65536];
    Album album;
    Intent intent = {.what = INTENT_HINT};
    Reply reply = {.trace = {NULL, 0, 0}};
    u16 first = 0;
    u16 most, i;
    u8 game;
    (void)state;
    for (game = 0; game < games_count; game++) {
        make_album(&album, games[game]);
        carry_out(&album.session, INTENT_GO_TO, 2, 0);
        memset(seen, 0, sizeof seen);
        most = games[game]->list(album.session.position, NULL, 0);
        for (i = 0; i < most; i++) {
            assert_int_equal(session_do(&album.session, &intent, &reply),
                             FINE);
            assert_int_equal(seen[reply.move], 0);
            seen[reply.move] = 1;
            first = i ? first : reply.move;
        }
        session_do(&album.session, &intent, &reply);
        assert_int_equal(reply.move, first);
        assert_int_equal(reply.moved, 0);
        assert_int_equal(album.session.hints, most + 1);
        assert_page(&album);
        close_album(&album);
    }
}

static void a_position_without_moves_has_no_hint(void **state)
{
    static const char text[] = "1 2 3 4 5 6 7 8 0";
    Session session;
    Purse purse;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE] = {0};
    Reader reader;
    Fault fault;
    (void)state;
    open_player(&session, &purse);
    reader_start(&reader, "3x3", 3);
    game_read_variant(games_find("sliding"), variant, &reader, &fault);
    assert_int_equal(session_start_board(&session, games_find("sliding"),
                                         variant, seed, text, sizeof text - 1,
                                         &fault),
                     FINE);
    assert_int_equal(carry_out(&session, INTENT_HINT, 0, 0), NO_HINT);
    assert_int_equal(session.hints, 0);
    close_player(&session, &purse);
}

/* Plays whole games by touch alone, one move at a time. */
static int touch_one_move(Session *session)
{
    Piece *pieces = calloc(session->game->most_pieces, sizeof *pieces);
    u16 count = session->game->look(session->position, pieces,
                                    session->game->most_pieces);
    u32 before = session->at;
    u16 i, k;
    for (i = 0; i < count && session->at == before; i++) {
        if (pieces[i].spot == NO_SPOT)
            continue;
        session->held = NO_SPOT;
        carry_out(session, INTENT_TOUCH, pieces[i].spot, 0);
        for (k = 0; k < count && session->held != NO_SPOT; k++)
            if (pieces[k].spot != NO_SPOT && k != i) {
                session->held = pieces[i].spot;
                carry_out(session, INTENT_TOUCH, pieces[k].spot, 0);
            }
    }
    free(pieces);
    return session->at != before;
}

static void games_can_be_played_by_touching(void **state)
{
    Session session;
    Purse purse;
    u32 moves;
    u8 game;
    (void)state;
    for (game = 0; game < games_count; game++) {
        open_player(&session, &purse);
        deal_by_word(&session, games[game], "", "5");
        for (moves = 0; moves < 60 && touch_one_move(&session); moves++) {
        }
        assert_true(moves > 5 ||
                    session.game->status(session.position) != GOING);
        close_player(&session, &purse);
    }
}

static void touching_twice_puts_the_piece_down(void **state)
{
    Session session;
    Purse purse;
    u8 ball = 0;
    (void)state;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("kulki"), "", "5");
    while (carry_out(&session, INTENT_TOUCH, ball, 0))
        ball++;
    assert_int_equal(session.held, ball);
    assert_int_equal(carry_out(&session, INTENT_TOUCH, ball, 0), FINE);
    assert_int_equal(session.held, NO_SPOT);
    close_player(&session, &purse);
}

static void a_new_game_replaces_the_old(void **state)
{
    Album album;
    Intent intent = {.what = INTENT_NEW};
    Reply reply = {.trace = {NULL, 0, 0}};
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE] = {42};
    (void)state;
    make_album(&album, games_find("freecell"));
    memcpy(variant, album.session.variant, sizeof variant);
    intent.variant = variant;
    intent.seed = seed;
    assert_int_equal(session_do(&album.session, &intent, &reply), FINE);
    assert_int_equal(reply.moved, 1);
    assert_int_equal(album.session.count, 0);
    assert_int_equal(album.session.seed[0], 42);
    memset(seed, 0, sizeof seed); /* deal 0 does not exist */
    assert_int_not_equal(session_do(&album.session, &intent, &reply), FINE);
    assert_int_equal(reply.moved, 0);
    assert_int_equal(album.session.seed[0], 42);
    close_album(&album);
}

/* A random game that starts at its end is over at once. */
static void playouts_end(void **state)
{
    const Game *game = games_find("freecell");
    Playout playout = {.game = game};
    u16 *moves = calloc(game->most_moves, sizeof *moves);
    u8 *position = calloc(1, game->size);
    (void)state;
    playout.position = position;
    playout.moves = moves;
    playout.variant[0] = 4;
    assert_int_equal(playout_start(&playout, 0),
                     0); /* deal 0 does not exist */
    assert_int_equal(playout_step(&playout), 0);
    assert_int_equal(playout_start(&playout, 1), 1);
    while (playout_step(&playout)) {
    }
    assert_in_range(playout.played, 1, PLAYOUT_MOST);
    free(moves);
    free(position);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(undo_and_redo_restore_every_byte),
        cmocka_unit_test(going_to_any_move_restores_every_byte),
        cmocka_unit_test(any_position_is_read_from_an_unchanged_session),
        cmocka_unit_test(going_to_a_move_counts_nothing),
        cmocka_unit_test(the_first_hint_by_number_is_the_best_one),
        cmocka_unit_test(again_restarts_the_same_deal),
        cmocka_unit_test(undo_and_redo_stop_at_the_ends),
        cmocka_unit_test(a_new_move_discards_the_redo_moves),
        cmocka_unit_test(no_redo_leads_from_one_way_to_another),
        cmocka_unit_test(a_refused_move_changes_nothing),
        cmocka_unit_test(hints_cycle_and_change_nothing),
        cmocka_unit_test(a_position_without_moves_has_no_hint),
        cmocka_unit_test(games_can_be_played_by_touching),
        cmocka_unit_test(touching_twice_puts_the_piece_down),
        cmocka_unit_test(a_new_game_replaces_the_old),
        cmocka_unit_test(playouts_end),
    };
    return cmocka_run_group_tests_name("history", tests, NULL, NULL);
}
