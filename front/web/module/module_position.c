/* SPDX-License-Identifier: MIT */
/* The position: its pieces, its moves and its description in words. */
#include <stdlib.h>
#include <string.h>

#include "advice/sliding/shipped_network.h"
#include "host/json.h"
#include "host/plural.h"
#include "module.h"
#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"
#include "session/share_text.h"
#include "table/game_words.h"
#include "table/text_board/text_board.h"

STATIC_ASSERT(sizeof(Piece) == 7 && sizeof(Event) == 4);

/* Buffers that grow to the needs of the current game. */
typedef struct Lists {
    Piece *pieces;
    u16 *moves;
    u8 *next; /* a second position */
    Event *events;
} Lists;

static Lists lists;

static void *fit(void *old, size_t size)
{
    return host_must_have(realloc(old, size));
}

/* -------------------------------------------------------------- positions */

static u32 look_on(const Game *game, const void *position)
{
    lists.pieces = fit(lists.pieces, game->most_pieces * sizeof(Piece));
    return game->look(position, lists.pieces, game->most_pieces);
}

u32 module_look_pieces(void)
{
    const Session *session = &module_instance()->session;
    return session->game ? look_on(session->game, session->position) : 0;
}

u32 module_look_back(u32 at)
{
    const Session *session = &module_instance()->session;
    u8 position[MOST_POSITION];
    if (!session->game || at > session->count)
        return 0;
    session_position_at(session, at, position);
    return look_on(session->game, position);
}

const Piece *module_pieces_at(void)
{
    return lists.pieces;
}

/* The names of the files of weights that hints need for this game, or NULL. */
static const char *name_player(const void *position)
{
    const Kulki *game = position;
    return kulki_presets[game->rules].preview == KULKI_PREVIEW_CELLS
               ? "weights-shown.bin"
               : "weights-hidden.bin";
}

static const char *name_network(const void *position)
{
    const Sliding *game = position;
    return shipped_network_name(game->width, game->height);
}

static u32 count_tiles(const void *position)
{
    return ((const Mahjong *)position)->left;
}

/* What the state reports for one game only. NULL means nothing, or what any
   game reports. */
typedef struct Details {
    const Game *game;
    const char *(*name_weights)(const void *position);
    u32 (*progress)(const void *position);
    const char *unit;  /* of the progress */
    const char *label; /* or what it is called, whatever the number */
} Details;

static const Details details[] = {
    {&freecell, NULL, NULL, NULL, N_("home")},
    {&kulki, name_player, NULL, NULL, NULL},
    {&mahjong, NULL, count_tiles, "tiles left", NULL},
    {&sliding, name_network, NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL}};

/* Returns the last entry of the table for a game without details. */
static const Details *details_of(const Game *game)
{
    const Details *found = details;
    while (found->game && found->game != game)
        found++;
    return found;
}

static void page_start_of(Page *page, const Session *session)
{
    const Details *own = details_of(session->game);
    Page part = PAGE_EMPTY;
    page_variant(&part, session->game, session->variant);
    page_member(page, "variant", &part);
    page_seed(&part, session->game, session->seed);
    page_member(page, "seed", &part);
    page_entry(page, "daily", session->date);
    page_entry(page, "name", session->name);
    page_number(page, "own", session->board != NULL);
    if (own->name_weights && own->name_weights(session->position))
        page_entry(page, "weights", own->name_weights(session->position));
}

/* "tiles left", or "tile left" if there is one. */
static void page_unit(Page *page, u32 number, const char *unit)
{
    char words[80] = {0};
    Writer writer;
    writer_start(&writer, words, sizeof words - 1);
    session_write_count(&writer, number, unit);
    page_entry(page, "unit", words + strspn(words, "0123456789 "));
}

/* How far the game has come. Where the moves tell that, there is no unit. */
static void page_progress(Page *page, const Session *session)
{
    const Game *game = session->game;
    const Details *own = details_of(game);
    const u32 number = own->progress ? own->progress(session->position)
                                     : game->score(session->position);
    const char *unit = own->unit ? own->unit : game->unit;
    page_entry(page, "measure",
               game->goal.measure == GOAL_POINTS ? "points" : "moves");
    page_number(page, "progress", number);
    if (own->label)
        page_entry(page, "unit", translate(own->label));
    else
        page_unit(page, number,
                  game->goal.measure == GOAL_SCORED_MOVES ? "" : unit);
}

static void page_part(Page *page, u32 number, const Plural *plural)
{
    if (!number)
        return;
    page_text(page, ", ");
    page_count(page, number, plural);
}

/* "Won with help" and "87 moves, 3:24, 1 hint". */
static void page_result(Page *page, const Session *session)
{
    static const char *const titles[2][LOST + 1] = {
        {N_("So far"), N_("Won"), N_("No moves left"), N_("Game over")},
        {N_("So far"), N_("Won with help"), N_("No moves left"),
         N_("Game over")}};
    const Game *game = session->game;
    Page words = PAGE_EMPTY;
    page_entry(
        page, "outcome",
        translate(
            titles[session->hints > 0][game->status(session->position)]));
    if (game->goal.measure == GOAL_POINTS) {
        page_count(&words, game->score(session->position), &plural_points);
        page_text(&words, ", ");
    }
    page_count(&words, session_moves(session), &plural_moves);
    page_text(&words, ", ");
    page_clock(&words, session->clock);
    page_part(&words, session->hints, &plural_hints);
    page_part(&words, session->undos, &plural_undos);
    page_member(page, "result", &words);
}

static void page_counts_of(Page *page, const Session *session)
{
    page_number(page, "score", session->game->score(session->position));
    page_number(page, "moves", session_moves(session));
    page_number(page, "at", session->at);
    page_number(page, "count", session->count);
    page_number(page, "hints", session->hints);
    page_number(page, "undos", session->undos);
    page_number(page, "clock", session->clock);
    page_number(page, "held", session->held);
}

static void page_digest(Page *page, const Session *session)
{
    char text[DIGEST_DIGITS + 1] = {0};
    Digest digest;
    Writer writer;
    session_digest(session, &digest);
    writer_start(&writer, text, DIGEST_DIGITS);
    digest_write(&digest, &writer);
    page_entry(page, "digest", text);
}

u32 module_page_state(void)
{
    Module *module = module_instance();
    const Session *session = &module->session;
    Page *page = exchange_fresh();
    if (!session->game)
        return 0;
    page_text(page, "{\"format\":1");
    page_entry(page, "game", session->game->name);
    page_entry(page, "title", session->game->title);
    page_start_of(page, session);
    page_entry(page, "status",
               session_status_names[session->game->status(session->position)]);
    page_counts_of(page, session);
    page_progress(page, session);
    page_result(page, session);
    page_digest(page, session);
    page_text(page, "}");
    return exchange_end();
}

/* ------------------------------------------------------------------ moves */

u32 list_moves(void)
{
    const Session *session = &module_instance()->session;
    const Game *game = session->game;
    if (!game)
        return 0;
    lists.moves = fit(lists.moves, game->most_moves * sizeof(u16));
    return game->list(session->position, lists.moves, game->most_moves);
}

const u16 *module_move_list_at(void)
{
    return lists.moves;
}

u32 module_write_move(u32 move)
{
    Module *module = module_instance();
    Page *page = exchange_fresh();
    if (module->session.game)
        page_move(page, &module->session, (u16)move);
    return exchange_end();
}

/* Plays a move on a copy of the position. */
static int play_beside(const Session *session, u16 move, Trace *trace)
{
    lists.next = fit(lists.next, session->game->size);
    memcpy(lists.next, session->position, session->game->size);
    return session->game->apply(lists.next, move, trace) == FINE;
}

u32 list_events_of_move(u32 at, u32 move)
{
    const Session *session = &module_instance()->session;
    u8 position[MOST_POSITION];
    Session view;
    Trace trace = {NULL, 0, 0};
    if (!session->game || at > session->count)
        return 0;
    lists.events =
        fit(lists.events, session->game->most_events * sizeof(Event));
    trace.events = lists.events;
    trace.room = session->game->most_events;
    session_view(&view, session, at, position);
    return play_beside(&view, (u16)move, &trace) ? trace.count : 0;
}

const Event *module_events_of_move_at(void)
{
    return lists.events;
}

u32 module_reaches_spot(u32 held, u32 spot)
{
    const Module *module = module_instance();
    const Session *session = &module->session;
    u16 move;
    return session->game &&
           session->game->touch(session->position, (u8)held, (u8)spot,
                                &move) == TOUCH_MOVE &&
           play_beside(session, move, NULL);
}

/* ------------------------------------------------------------------ texts */

u32 module_write_history(u32 number)
{
    Module *module = module_instance();
    const Session *session = &module->session;
    u8 position[MOST_POSITION];
    Page *page = exchange_fresh();
    if (!number || number > session->count)
        return 0;
    session_position_at(session, number - 1, position);
    page_move_from(page, session->game, position, session->moves[number - 1]);
    return exchange_end();
}

u32 module_move_in_history(u32 number)
{
    const Session *session = &module_instance()->session;
    return number && number <= session->count ? session->moves[number - 1] : 0;
}

u32 module_save_text(void)
{
    Module *module = module_instance();
    if (module->session.game)
        page_save(exchange_fresh(), &module->session);
    return exchange_end();
}

u32 module_share_text(void)
{
    Module *module = module_instance();
    Fault fault = {.game = module->session.game};
    if (!fault.game)
        return 0;
    fault.reason = page_code(exchange_fresh(), &module->session);
    return module_refuse(&fault) ? 0 : exchange_end();
}

u32 module_boast_text(u32 ascii)
{
    Module *module = module_instance();
    if (module->session.game)
        page_boast(exchange_fresh(), &module->session, ascii != 0);
    return exchange_end();
}

u32 module_board_text(void)
{
    Module *module = module_instance();
    if (module->session.game)
        page_board(exchange_fresh(), &module->session);
    return exchange_end();
}

u32 module_say_text(u32 part)
{
    Module *module = module_instance();
    if (module->session.game)
        text_board_say(exchange_fresh(), &module->session, part);
    return exchange_end();
}

u32 module_ending_text(void)
{
    Module *module = module_instance();
    if (module->session.game)
        game_words_ending(exchange_fresh(), &module->session);
    return exchange_end();
}
