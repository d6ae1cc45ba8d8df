/* SPDX-License-Identifier: MIT */
/* Compares sessions of every variant with a plain model: a list of positions
   and a place in it. Any intent may follow any other. */
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "rules/sliding/sliding.h"
#include "tests/kit/player.h"
#include "tests/kit/walk.h"

enum { MOST = 300, INTENTS = 600, LONG_LIST = 1200 /* slow to rank */ };

typedef struct Model {
    Session session;
    Purse purse;
    Reply reply;
    u8 rng[RNG_SIZE];
    u8 *pages; /* the position after each move */
    u16 moves[MOST];
    u16 *legal;
    u16 legal_count;
    u32 at, count, hints, undos, nth;
} Model;

static u8 *page_of(const Model *model, u32 number)
{
    return model->pages + number * model->session.game->size;
}

static void open_model(Model *model, const Game *game, const char *variant)
{
    memset(model, 0, sizeof *model);
    open_player(&model->session, &model->purse);
    model->rng[0] = 77;
    deal_by_word(&model->session, game, variant, "2026");
    model->pages = calloc(MOST + 1, game->size);
    model->legal = calloc(game->most_moves, sizeof(u16));
    memcpy(model->pages, model->session.position, game->size);
}

static void close_model(Model *model)
{
    free(model->pages);
    free(model->legal);
    close_player(&model->session, &model->purse);
}

static void assert_as_model(const Model *model)
{
    const Session *session = &model->session;
    assert_int_equal(session->at, model->at);
    assert_int_equal(session->count, model->count);
    assert_int_equal(session->hints, model->hints);
    assert_int_equal(session->undos, model->undos);
    assert_memory_equal(session->position, page_of(model, model->at),
                        session->game->size);
    if (model->count)
        assert_memory_equal(session->moves, model->moves,
                            model->count * sizeof(u16));
}

static u8 perform(Model *model, u8 what, u32 number, u16 move)
{
    Intent intent = {.what = what, .number = number, .move = move};
    u8 reason;
    model->reply.trace.events = NULL;
    model->reply.trace.room = 0;
    memset(&model->reply.fault, 99, sizeof model->reply.fault);
    model->reply.moved = 99;
    model->reply.says = NULL;
    reason = session_do(&model->session, &intent, &model->reply);
    assert_null(model->reply.fault.at);
    assert_int_equal(model->reply.fault.nth, 0);
    return reason;
}

static void go(Model *model, u8 reason, u32 target)
{
    assert_int_equal(reason, FINE);
    assert_int_equal(model->reply.moved, model->at != target);
    model->undos += target < model->at ? model->at - target : 0;
    model->at = target;
    model->nth = 0;
}

/* ---------------------------------------------------------- single intents */

static void list_legal(Model *model)
{
    const Game *game = model->session.game;
    model->legal_count =
        game->list(page_of(model, model->at), model->legal, game->most_moves);
}

static void play_legal(Model *model)
{
    const Game *game = model->session.game;
    u8 *page = page_of(model, model->at + 1);
    u8 again;
    u16 move;
    if (!model->legal_count || model->at == MOST)
        return;
    move = model->legal[rng_below(model->rng, model->legal_count)];
    again = model->at < model->count && model->moves[model->at] == move;
    assert_int_equal(perform(model, INTENT_PLAY, 0, move), FINE);
    assert_int_equal(model->reply.moved, 1);
    assert_int_equal(model->reply.move, move);
    memcpy(page, page_of(model, model->at), game->size);
    game->apply(page, move, NULL);
    model->moves[model->at++] = move;
    if (!again)
        model->count = model->at;
    model->nth = 0;
}

static void play_illegal(Model *model)
{
    u16 move = (u16)rng_next(model->rng);
    u16 i;
    for (i = 0; i < model->legal_count; i++)
        if (model->legal[i] == move)
            return;
    assert_int_not_equal(perform(model, INTENT_PLAY, 0, move), FINE);
    assert_int_equal(model->reply.fault.reason != FINE, 1);
    assert_int_equal(model->reply.moved, 0);
    assert_ptr_equal(model->reply.fault.game, model->session.game);
}

static void undo(Model *model)
{
    u8 reason = perform(model, INTENT_UNDO, 0, 0);
    if (model->at)
        go(model, reason, model->at - 1);
    else
        assert_int_equal(reason, NOTHING_TO_UNDO);
}

static void redo(Model *model)
{
    u8 reason = perform(model, INTENT_REDO, 0, 0);
    if (model->at == model->count) {
        assert_int_equal(reason, NOTHING_TO_REDO);
        return;
    }
    assert_int_equal(model->reply.move, model->moves[model->at]);
    go(model, reason, model->at + 1);
}

static void go_anywhere(Model *model)
{
    u32 target = rng_below(model->rng, (u16)(model->count + 2));
    u8 reason = perform(model, INTENT_GO_TO, target, 0);
    if (target <= model->count)
        go(model, reason, target);
    else
        assert_int_equal(reason, NO_SUCH_MOVE);
}

static void begin_again(Model *model)
{
    if (model->session.ended) {
        assert_int_equal(perform(model, INTENT_RESTART, 0, 0), FINE);
        model->at = model->count = model->hints = model->undos = 0;
    } else {
        go(model, perform(model, INTENT_RESTART, 0, 0), 0);
    }
}

/* The first hint after a move is the first move of the highest worth. */
static u16 worthiest(const Model *model)
{
    const u8 *page = page_of(model, model->at);
    i32 best = 0;
    u16 found = 0;
    u16 i;
    for (i = 0; i < model->legal_count; i++) {
        i32 worth = model->session.game->worth(page, model->legal[i]);
        if (i == 0 || worth > best) {
            best = worth;
            found = model->legal[i];
        }
    }
    return found;
}

static void ask_hint(Model *model)
{
    u8 reason;
    if (model->legal_count > LONG_LIST)
        return;
    reason = perform(model, INTENT_HINT, 0, 0);
    assert_int_equal(model->reply.moved, 0);
    assert_int_equal(reason, model->legal_count ? FINE : NO_HINT);
    if (reason)
        return;
    assert_non_null(model->reply.says);
    if (model->nth == 0)
        assert_int_equal(model->reply.move, worthiest(model));
    model->hints++;
    model->nth++;
}

/* ------------------------------------------------------------- many intents
 */

static void (*const intents[])(Model *) = {
    play_legal, play_legal, play_legal,   play_legal, play_legal, play_legal,
    play_legal, undo,       undo,         redo,       redo,       redo,
    ask_hint,   play_legal, play_illegal, go_anywhere};

static void act_anyhow(const Game *game, const char *variant)
{
    Model model;
    u16 i;
    open_model(&model, game, variant);
    for (i = 0; i < INTENTS; i++) {
        list_legal(&model);
        if (i % 250 == 249)
            begin_again(&model);
        else
            intents[rng_below(model.rng, COUNT_OF(intents))](&model);
        assert_as_model(&model);
    }
    close_model(&model);
}

static void in_every_variant(void (*check)(const Game *, const char *))
{
    const char *const *variant;
    u8 i;
    for (i = 0; i < games_count; i++)
        for (variant = variants_of(games[i]); *variant; variant++)
            check(games[i], *variant);
}

static void any_intents_agree_with_the_model(void **state)
{
    (void)state;
    in_every_variant(act_anyhow);
}

static void sessions_agree_across_kept_positions(void **state)
{
    Model model;
    u32 i, step;
    (void)state;
    open_model(&model, games_find("sliding"), "10x10");
    while (model.at < MOST) {
        list_legal(&model);
        play_legal(&model);
    }
    for (step = 1; step <= 2 * KEPT_EVERY + 1; step++)
        for (i = 0; i <= MOST; i += step) {
            u32 target = i % 2 ? MOST - i : i;
            go(&model, perform(&model, INTENT_GO_TO, target, 0), target);
            assert_as_model(&model);
        }
    close_model(&model);
}

static void a_game_can_be_watched_to_its_last_move(void **state)
{
    Model model;
    (void)state;
    open_model(&model, games_find("sliding"), "");
    list_legal(&model);
    play_legal(&model);
    list_legal(&model);
    play_legal(&model);
    assert_int_equal(perform(&model, INTENT_VISIT, 0, 0), FINE);
    assert_int_equal(perform(&model, INTENT_VISIT, 2, 0), FINE);
    assert_as_model(&model);
    assert_int_equal(perform(&model, INTENT_VISIT, 3, 0), NO_SUCH_MOVE);
    assert_as_model(&model);
    close_model(&model);
}

/* Playing another move after an undo must discard later kept positions. */
static void a_branch_replaces_the_kept_positions(void **state)
{
    Model model;
    u32 border;
    (void)state;
    open_model(&model, games_find("sliding"), "10x10");
    for (border = 0; border < 4; border++) {
        while (model.at < MOST) {
            list_legal(&model);
            play_legal(&model);
        }
        go(&model, perform(&model, INTENT_GO_TO, border * KEPT_EVERY, 0),
           border * KEPT_EVERY);
        assert_as_model(&model);
    }
    close_model(&model);
}

/* ------------------------------------------------------------------- hints */

static void advise_all(const Game *game, const char *variant)
{
    Model model;
    i32 last = 0;
    u16 i;
    open_model(&model, game, variant);
    list_legal(&model);
    if (model.legal_count > LONG_LIST)
        model.legal_count = 0;
    for (i = 0; i < 2 * model.legal_count && i < 50; i++) {
        i32 now;
        ask_hint(&model);
        now = game->worth(model.pages, model.reply.move);
        if (i % model.legal_count)
            assert_true(now <= last);
        last = now;
    }
    assert_as_model(&model);
    close_model(&model);
}

static void hints_come_in_order_of_worth(void **state)
{
    (void)state;
    in_every_variant(advise_all);
}

static void the_best_hint_can_be_had_again(void **state)
{
    Model model;
    (void)state;
    open_model(&model, games_find("freecell"), "");
    list_legal(&model);
    ask_hint(&model);
    ask_hint(&model);
    ask_hint(&model);
    assert_int_not_equal(model.reply.move, worthiest(&model));
    assert_int_equal(perform(&model, INTENT_HINT, 1, 0), FINE);
    assert_int_equal(model.reply.move, worthiest(&model));
    assert_int_equal(model.session.hints, 4);
    close_model(&model);
}

/* ------------------------------------------------------------------- touch */

/* Finds two touches that make the move; the first is NO_SPOT if one is enough.
 */
static void find_touches(const Model *model, u16 wanted, u8 *first, u8 *then)
{
    const Game *game = model->session.game;
    const u8 *page = page_of(model, model->at);
    u16 held, spot, move;
    for (held = 256; held--;) {
        u8 hold = held != NO_SPOT;
        if (hold && game->touch(page, NO_SPOT, (u8)held, &move) != TOUCH_HOLD)
            continue;
        for (spot = 0; spot < NO_SPOT; spot++)
            if (game->touch(page, (u8)held, (u8)spot, &move) == TOUCH_MOVE &&
                move == wanted) {
                *first = (u8)held;
                *then = (u8)spot;
                return;
            }
    }
    fail_msg("no touch means move %u of %s", wanted, game->name);
}

static u8 touch(Model *model, u8 spot)
{
    Intent intent = {.what = INTENT_TOUCH, .spot = spot};
    return session_do(&model->session, &intent, &model->reply);
}

static void touch_move(Model *model, u16 move)
{
    u8 first = NO_SPOT;
    u8 then = NO_SPOT;
    find_touches(model, move, &first, &then);
    if (first != NO_SPOT) {
        assert_int_equal(touch(model, first), FINE);
        assert_int_equal(model->session.held, first);
        assert_int_equal(model->reply.moved, 0);
    }
    assert_int_equal(touch(model, then), FINE);
    assert_int_equal(model->reply.moved, 1);
    assert_int_equal(model->reply.move, move);
    assert_int_equal(model->session.held, NO_SPOT);
}

static void touch_through(const Game *game, const char *variant)
{
    Model model;
    u16 move;
    u32 i;
    open_model(&model, game, variant);
    for (i = 0; i < 120; i++) {
        list_legal(&model);
        if (!model.legal_count)
            break;
        move = model.legal[rng_below(model.rng, model.legal_count)];
        touch_move(&model, move);
        game->apply(model.pages, move, NULL);
        assert_memory_equal(model.pages, model.session.position, game->size);
    }
    close_model(&model);
}

static void whole_games_are_played_by_touch_alone(void **state)
{
    (void)state;
    in_every_variant(touch_through);
}

static void undo_deselects_a_held_piece(void **state)
{
    Model model;
    u8 ball = 0;
    (void)state;
    open_model(&model, games_find("kulki"), "");
    list_legal(&model);
    play_legal(&model);
    while (touch(&model, ball))
        ball++;
    assert_int_equal(model.session.held, ball);
    assert_int_equal(touch(&model, TABLE_SPOT), TOUCHED_NOTHING);
    assert_int_equal(model.session.held, ball);
    undo(&model);
    assert_int_equal(model.session.held, NO_SPOT);
    close_model(&model);
}

/* -------------------------------------------------------- games with bugs */

static unsigned times_read;

static u8 read_once(void *position, const u8 *variant, const u8 *seed,
                    Reader *reader, Fault *fault)
{
    return times_read++
               ? fault_set(fault, BOARD_SHORT, reader->at)
               : sliding.read_board(position, variant, seed, reader, fault);
}

static void a_board_that_is_not_read_back_is_refused(void **state)
{
    const u8 variant[VARIANT_SIZE] = {3, 3};
    const u8 seed[SEED_SIZE] = {1};
    Game forgetful = sliding;
    Session session;
    Purse purse;
    Fault fault;
    (void)state;
    forgetful.read_board = read_once;
    fault.game = NULL;
    open_player(&session, &purse);
    assert_int_equal(session_start_board(&session, &forgetful, variant, seed,
                                         "1 2 3 4 5 6 7 0 8", 17, &fault),
                     BOARD_SHORT);
    assert_null(fault.at);
    assert_ptr_equal(fault.game, &forgetful);
    assert_null(session.game);
    close_player(&session, &purse);
}

static u8 refuse(void *position, const u8 *variant, const u8 *seed)
{
    (void)position;
    (void)variant;
    (void)seed;
    return FIRST_REASON;
}

/* The reason is one of the game's own, so its words are the game's. */
static void a_deal_may_be_refused(void **state)
{
    const u8 variant[VARIANT_SIZE] = {3, 3};
    const u8 seed[SEED_SIZE] = {1};
    Game undealt = sliding;
    Session session;
    Purse purse;
    Fault fault;
    (void)state;
    undealt.deal = refuse;
    fault.game = NULL;
    open_player(&session, &purse);
    assert_int_equal(session_deal(&session, &undealt, variant, seed, &fault),
                     FIRST_REASON);
    assert_ptr_equal(fault.game, &undealt);
    assert_null(session.game);
    close_player(&session, &purse);
}

static void a_reason_beyond_all_lists_is_not_understood(void **state)
{
    char text[80], expected[80];
    Writer writer, expecting;
    Fault fault;
    u16 reason;
    (void)state;
    fault.game = &sliding;
    fault_set(&fault, NOT_UNDERSTOOD, NULL);
    writer_start(&expecting, expected, sizeof expected);
    session_write_reason(&expecting, &fault);
    for (reason = FUTURE_DAY + 1; reason < 256; reason++) {
        fault_set(&fault, (u8)reason, NULL);
        writer_start(&writer, text, sizeof text);
        session_write_reason(&writer, &fault);
        assert_int_equal(writer.used, expecting.used);
        assert_memory_equal(text, expected, writer.used);
    }
}

static void a_reply_has_only_its_own_events(void **state)
{
    Intent intent = {.what = INTENT_UNDO};
    Event events[4];
    Reply reply = {.trace = {events, 4, 3}};
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    set_board(&session, &sliding, "3x3", "1 2 3 4 5 6 0 7 8");
    assert_int_equal(session_do(&session, &intent, &reply), NOTHING_TO_UNDO);
    assert_int_equal(reply.trace.count, 0);
    intent.what = INTENT_PLAY;
    intent.move = 7;
    assert_int_equal(session_do(&session, &intent, &reply), FINE);
    assert_int_equal(reply.trace.count, 1);
    close_player(&session, &purse);
}

static void a_closed_session_is_like_a_new_one(void **state)
{
    Session session;
    Purse purse;
    (void)state;
    open_player(&session, &purse);
    deal_by_word(&session, &sliding, "", "1");
    session_close(&session);
    assert_null(session.game);
    assert_null(session.position);
    assert_ptr_equal(session.host.context, &purse);
    deal_by_word(&session, &sliding, "", "1");
    session_close(&session);
    close_player(&session, &purse); /* frees nothing twice */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_intents_agree_with_the_model),
        cmocka_unit_test(sessions_agree_across_kept_positions),
        cmocka_unit_test(a_branch_replaces_the_kept_positions),
        cmocka_unit_test(a_game_can_be_watched_to_its_last_move),
        cmocka_unit_test(hints_come_in_order_of_worth),
        cmocka_unit_test(the_best_hint_can_be_had_again),
        cmocka_unit_test(a_board_that_is_not_read_back_is_refused),
        cmocka_unit_test(a_deal_may_be_refused),
        cmocka_unit_test(a_reason_beyond_all_lists_is_not_understood),
        cmocka_unit_test(whole_games_are_played_by_touch_alone),
        cmocka_unit_test(a_reply_has_only_its_own_events),
        cmocka_unit_test(a_closed_session_is_like_a_new_one),
        cmocka_unit_test(undo_deselects_a_held_piece)};
    return cmocka_run_group_tests_name("session", tests, NULL, NULL);
}
