/* SPDX-License-Identifier: MIT */
/* Sends a piece where it belongs: home if it can go there, else to the place
   that the game's rule of thumb likes best. It never guesses between pairs,
   and in a game of chance it makes only moves that score. */
#include <stdlib.h>
#include <string.h>

#include "host/letters.h"
#include "table/advised.h"
#include "table/game_words.h"
#include "table/kit.h"
#include "table/telling.h"

/* The moves among which to choose, and the best one so far. */
typedef struct Sending {
    const Session *session;
    Piece *pieces;
    unsigned piece_count;
    Trace trace;
    u8 *after; /* the position after a move */
    u16 *moves;
    u16 count; /* of moves that matter */
    u16 best;
    i32 worth;
    int goes_home, takes_pair;
    const Piece *piece; /* that was named by its spot, or NULL */
    Page word;          /* the beginning of a move, as typed, or empty */
} Sending;

static void start_sending(Sending *sending, const Session *session)
{
    const Game *game = session->game;
    memset(sending, 0, sizeof *sending);
    sending->session = session;
    sending->pieces = host_must_have(calloc(game->most_pieces, sizeof(Piece)));
    sending->piece_count =
        game->look(session->position, sending->pieces, game->most_pieces);
    ASSERT(sending->piece_count <= game->most_pieces);
    sending->trace.events =
        host_must_have(calloc(game->most_events, sizeof(Event)));
    sending->trace.room = game->most_events;
    sending->after = host_must_have(malloc(game->size));
}

static void stop_sending(Sending *sending)
{
    free(sending->pieces);
    free(sending->trace.events);
    free(sending->after);
    free(sending->moves);
    page_free(&sending->word);
}

/* Whether the move that was tried brings a piece home. Later events are moves
   that the game makes by itself. */
static int brings_home(const Sending *sending)
{
    const Trace *trace = &sending->trace;
    u16 i = 0;
    unsigned j;
    ASSERT(trace->count <= trace->room);
    while (i < trace->count && trace->events[i].what == WENT)
        i++;
    for (j = 0; i && j < sending->piece_count; j++)
        if (sending->pieces[j].spot == trace->events[i - 1].to)
            return (sending->pieces[j].marks & IS_HOME) != 0;
    return 0;
}

static void consider(Sending *sending, u16 move)
{
    const Session *session = sending->session;
    const Game *game = session->game;
    const u32 before = game->score(session->position);
    i32 worth;
    int home;
    memcpy(sending->after, session->position, game->size);
    sending->trace.count = 0;
    if (game->apply(sending->after, move, &sending->trace) ||
        (kit_of(game)->by_chance && game->score(sending->after) <= before))
        return;
    ASSERT(sending->trace.count <= sending->trace.room);
    worth = game->worth(session->position, move);
    home = brings_home(sending);
    if (!sending->count || home > sending->goes_home ||
        (home == sending->goes_home && worth > sending->worth)) {
        sending->best = move;
        sending->worth = worth;
        sending->goes_home = home;
    }
    sending->takes_pair =
        sending->trace.count && sending->trace.events[0].what == CLEARED;
    sending->count++;
}

/* The moves of the piece on a spot. */
static void consider_spot(Sending *sending, u8 spot)
{
    const Session *session = sending->session;
    const Game *game = session->game;
    u16 move;
    unsigned i;
    ASSERT(spot < NO_SPOT);
    for (i = 0; i < sending->piece_count; i++)
        if (sending->pieces[i].spot == spot)
            sending->piece = &sending->pieces[i];
    if (game->touch(session->position, NO_SPOT, spot, &move) == TOUCH_MOVE)
        consider(sending, move);
    else
        for (i = 0; i < sending->piece_count; i++)
            if (sending->pieces[i].spot != spot &&
                game->touch(session->position, spot, sending->pieces[i].spot,
                            &move) == TOUCH_MOVE)
                consider(sending, move);
}

/* Whether a move begins with a word: with its first word, with the second of a
   pair, or, in a notation without blanks, with these characters. */
static int begins_with(const char *text, const char *word)
{
    const size_t length = letters_begin(text, word);
    const char *blank = strchr(text, ' ');
    ASSERT(*word);
    return blank ? text + length == blank || letters_equal(blank + 1, word)
                 : length > 0;
}

static void consider_word(Sending *sending, const char *word)
{
    const Session *session = sending->session;
    const Game *game = session->game;
    const u16 count = game->list(session->position, NULL, 0);
    Page text = PAGE_EMPTY;
    u16 i;
    ASSERT(*word && !sending->moves);
    sending->moves = host_must_have(calloc(count + 1U, sizeof(u16)));
    game->list(session->position, sending->moves, count);
    for (i = 0; i < count; i++) {
        text.used = 0;
        page_move(&text, session, sending->moves[i]);
        if (begins_with(text.text, word))
            consider(sending, sending->moves[i]);
    }
    page_free(&text);
}

/* "send 2" takes the beginning of a move; "send #12" the number of a spot, as
   front ends know it. */
static int find_moves(Sending *sending, Reader *rest)
{
    Page *word = &sending->word;
    u32 spot;
    table_page_rest(word, rest);
    if (!word->used)
        return 0;
    if (*word->text != '#') {
        consider_word(sending, word->text);
        return 1;
    }
    reader_start(rest, word->text + 1, (u32)word->used - 1);
    word->used = 0;
    if (!reader_take_number(rest, &spot) || spot >= NO_SPOT)
        return 0;
    consider_spot(sending, (u8)spot);
    return 1;
}

/* Names the piece, or quotes what was typed. */
static void page_no_move(Page *page, const Sending *sending)
{
    const Kit *kit = kit_of(sending->session->game);
    Page name = PAGE_EMPTY;
    ASSERT(!sending->count);
    if (kit->page_no_move)
        kit->page_no_move(page, sending->piece);
    if (page->used)
        return;
    if (sending->piece && kit->name_piece)
        kit->name_piece(&name, sending->piece);
    if (sending->word.used)
        page_format(page, _("No move begins with '%s'.\n"),
                    sending->word.text);
    else if (name.used)
        spoken_sentence(page, _("%s can't go anywhere.\n"), name.text);
    else
        page_text(page, _("That can't go anywhere.\n"));
    page_free(&name);
}

/* Writes nothing if there is one best move. */
static void page_why_not(Page *page, const Sending *sending)
{
    if (!sending->count)
        page_no_move(page, sending);
    else if (sending->takes_pair && sending->count > 1)
        page_text(page, _("More than one tile matches: choose one\n"));
}

void table_run_send(Table *table, Reader *rest)
{
    Sending sending;
    Intent play = {.what = INTENT_PLAY};
    Page why = PAGE_EMPTY;
    start_sending(&sending, table->session);
    if (find_moves(&sending, rest))
        page_why_not(&why, &sending);
    else
        page_text(&why, _("Usage: send 2 (the beginning of a move)\n"));
    play.move = sending.best;
    ASSERT(why.used || sending.count);
    stop_sending(&sending);
    if (why.used)
        table_tell_refusal(table, why.text);
    else
        table_do_and_show(table, &play);
    page_free(&why);
}
