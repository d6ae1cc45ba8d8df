/* SPDX-License-Identifier: MIT */
/* Plays games for compare.py: reads one command per line, and answers each
   with what happened and the session's state, ended by a line with a dot.

       start GAME;VARIANT;SEED;BOARD   the lines of the board end with /
       play MOVE, undo, redo, go NUMBER, again
       save, code                      the state that a save or a code brings
                                       back; the game in progress stays

   The answer to a refused command begins with "no" and is followed by the
   unchanged state. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "session/code.h"

enum { LINE_ROOM = 1 << 16, TEXT_ROOM = 1 << 20, MOVES_ROOM = 1 << 16 };

static void *resize(void *context, void *memory, u32 size)
{
    (void)context;
    if (size)
        return realloc(memory, size);
    free(memory);
    return NULL;
}

static void read_text(Reader *reader, const char *text)
{
    reader_start(reader, text, (u32)strlen(text));
}

/* ---------------------------------------------------------------- state */

static void show_moves(const Session *session, Writer *writer)
{
    static u16 moves[MOVES_ROOM];
    const Game *game = session->game;
    u16 count = game->list(session->position, moves, game->most_moves);
    u16 i;
    if (count > game->most_moves)
        writer_text(writer, "too many moves");
    for (i = 0; i < count; i++) {
        writer_char(writer, ';');
        game->write_move(session->position, moves[i], writer);
    }
    writer_char(writer, '\n');
}

static void show(const char *result, const Session *session)
{
    static char text[TEXT_ROOM];
    Writer writer;
    writer_start(&writer, text, sizeof text);
    writer_text(&writer, result);
    writer_char(&writer, '\n');
    session_write_result(&writer, session);
    writer_char(&writer, ' ');
    writer_number(&writer, session->at);
    writer_char(&writer, ' ');
    writer_number(&writer, session->count);
    writer_char(&writer, '\n');
    show_moves(session, &writer);
    session->game->write_board(session->position, &writer);
    writer_text(&writer, ".\n");
    fwrite(text, 1, writer.used, stdout);
    fflush(stdout);
}

/* ------------------------------------------------------------- commands */

/* Cuts the text at the next semicolon; returns what follows it. */
static char *cut(char *text)
{
    char *end = strchr(text, ';');
    if (!end)
        return text + strlen(text);
    *end = '\0';
    return end + 1;
}

static u8 start(Session *session, char *words)
{
    char *variant_word = cut(words);
    char *seed_word = cut(variant_word);
    char *board = cut(seed_word);
    const Game *game = games_find(words);
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE];
    char *slash = board;
    Reader reader;
    Fault fault;
    read_text(&reader, variant_word);
    if (!game || game_read_variant(game, variant, &reader, &fault))
        return NOT_UNDERSTOOD;
    read_text(&reader, seed_word);
    if (game->read_seed(seed, &reader, &fault))
        return NOT_UNDERSTOOD;
    if (!*board)
        return session_deal(session, game, variant, seed, &fault);
    while ((slash = strchr(slash, '/')) != NULL)
        *slash = '\n';
    return session_start_board(session, game, variant, seed, board,
                               (u32)strlen(board), &fault);
}

static u8 perform(Session *session, u8 what, u32 number, u16 move)
{
    Intent intent = {.what = what, .number = number, .move = move};
    Reply reply = {.trace = {NULL, 0, 0}};
    return session_do(session, &intent, &reply);
}

static u8 play(Session *session, const char *words)
{
    Reader reader;
    Fault fault;
    u16 move;
    read_text(&reader, words);
    if (session->game->read_move(session->position, &reader, &move, &fault))
        return fault.reason;
    reader_skip_space(&reader);
    if (!reader_at_end(&reader))
        return NOT_UNDERSTOOD;
    return perform(session, INTENT_PLAY, 0, move);
}

/* Writes the game and loads it as a second one. */
static u8 copy(Session *second, const Session *session, u8 as_code)
{
    static char text[TEXT_ROOM];
    Writer writer;
    Fault fault;
    writer_start(&writer, text, sizeof text);
    if (!as_code) {
        session_save(session, &writer);
        return session_load(second, text, writer.used, &fault);
    }
    if (session_write_code(session, &writer))
        return NOT_SHARED;
    return session_load_code(second, text, writer.used, &fault);
}

static void answer(const Session *session, u8 reason)
{
    show(reason ? "no" : "yes", session);
}

static void answer_copy(const Session *session, u8 as_code)
{
    Session second;
    u8 reason;
    session_open(&second, &session->host);
    reason = copy(&second, session, as_code);
    answer(reason ? session : &second, reason);
    session_close(&second);
}

static void obey(Session *session, char *line)
{
    char *words = strchr(line, ' ');
    if (words)
        *words++ = '\0';
    else
        words = line + strlen(line);
    if (!strcmp(line, "start"))
        answer(session, start(session, words));
    else if (!strcmp(line, "play"))
        answer(session, play(session, words));
    else if (!strcmp(line, "undo"))
        answer(session, perform(session, INTENT_UNDO, 0, 0));
    else if (!strcmp(line, "redo"))
        answer(session, perform(session, INTENT_REDO, 0, 0));
    else if (!strcmp(line, "go"))
        answer(session, perform(session, INTENT_GO_TO,
                                (u32)strtoul(words, NULL, 10), 0));
    else if (!strcmp(line, "again"))
        answer(session, perform(session, INTENT_RESTART, 0, 0));
    else
        answer_copy(session, !strcmp(line, "code"));
}

int main(void)
{
    static char line[LINE_ROOM];
    Host host = {NULL, resize};
    Session session;
    char first[] = "sliding;2x2;1;";
    session_open(&session, &host);
    if (start(&session, first))
        return 1;
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = '\0';
        obey(&session, line);
    }
    session_close(&session);
    return 0;
}
