/* SPDX-License-Identifier: MIT */
/* Writes a game in progress as text. A save is a start and its moves, and is
   read by playing them. Its last lines prove that the result is the same game:

       quadrille save 2
       game kulki 1
       variant kulki
       seed 2026-11-21
       hints 0
       undos 3            (moves undone)
       time 272000        (milliseconds of play)
       daily 2026-11-21   (only for a daily puzzle)
       name easy          (otherwise, only if the start has a name)
       board              (only if the start was not dealt;
       | Score: 30         each line of it begins with a bar)
       moves 2 at 2
       d4 c2 a1 a2
       result going 30
       digest 0123456789abcdef                                               */
#include "session.h"

enum { LINE_WIDTH = 72, MOVE_TEXT = 24 };

static void put_field(Writer *writer, const char *name)
{
    writer_text(writer, name);
    writer_char(writer, ' ');
}

static void put_start(const Session *session, Writer *writer)
{
    ASSERT_SLOW(session->game);
    writer_text(writer, "quadrille save 2\ngame ");
    put_field(writer, session->game->name);
    writer_number(writer, session->game->version);
    writer_text(writer, "\nvariant ");
    session->game->write_variant(session->variant, writer);
    writer_text(writer, "\nseed ");
    session->game->write_seed(session->seed, writer);
    writer_char(writer, '\n');
}

static void put_count(Writer *writer, const char *name, u32 count)
{
    put_field(writer, name);
    writer_number(writer, count);
    writer_char(writer, '\n');
}

/* Writes a line that only some saves have. */
static void put_words(Writer *writer, const char *name, const char *words)
{
    if (!words[0])
        return;
    put_field(writer, name);
    writer_text(writer, words);
    writer_char(writer, '\n');
}

/* Writes the counters of hints, undos and time. */
static void put_counts(const Session *session, Writer *writer)
{
    put_count(writer, "hints", session->hints);
    put_count(writer, "undos", session->undos);
    put_count(writer, "time", session->clock);
    put_words(writer, "daily", session->date);
    put_words(writer, "name", session->name);
}

static void put_board(const Session *session, Writer *writer)
{
    u8 fresh = 1;
    u32 i;
    if (!session->board)
        return;
    writer_text(writer, "board\n");
    for (i = 0; i < session->board_length; i++) {
        if (fresh)
            writer_text(writer, "| ");
        writer_char(writer, session->board[i]);
        fresh = session->board[i] == '\n';
    }
    if (!fresh)
        writer_char(writer, '\n');
}

/* The notation of a move depends on the position before it, so the view steps
   through the whole game. */
static void put_moves(Session *view, Writer *writer)
{
    const Game *game = view->game;
    u16 move;
    char text[MOVE_TEXT];
    Writer word;
    u32 width = 0;
    u32 i;
    while (view->at < view->count) {
        move = view->moves[view->at++];
        writer_start(&word, text, MOVE_TEXT);
        game->write_move(view->position, move, &word);
        ASSERT(word.used <= MOVE_TEXT);
        game->apply(view->position, move, NULL);
        if (width)
            writer_char(writer, width + word.used >= LINE_WIDTH ? '\n' : ' ');
        if (width + word.used >= LINE_WIDTH)
            width = 0;
        for (i = 0; i < word.used; i++)
            writer_char(writer, text[i]);
        width += word.used + 1;
    }
    if (view->count)
        writer_char(writer, '\n');
}

static void put_end(const Session *view, Writer *writer)
{
    Digest digest;
    ASSERT(view->at == view->count);
    put_field(writer, "result");
    session_write_result(writer, view);
    writer_text(writer, "\ndigest ");
    session_digest(view, &digest);
    digest_write(&digest, writer);
    writer_char(writer, '\n');
}

void session_save(const Session *session, Writer *writer)
{
    u8 position[MOST_POSITION];
    Session view;
    ASSERT(session->at <= session->count);
    session_view(&view, session, 0, position);
    put_start(session, writer);
    put_counts(session, writer);
    put_board(session, writer);
    put_field(writer, "moves");
    writer_number(writer, session->count);
    writer_text(writer, " at ");
    writer_number(writer, session->at);
    writer_char(writer, '\n');
    put_moves(&view, writer);
    put_end(&view, writer);
}
