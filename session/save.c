/* SPDX-License-Identifier: MIT */
/* A game in progress as text. A save is a start and its moves, so reading one
   is playing it, and its digest proves that the same game came out:

       quadrille save 1
       game kulki 1
       variant kulki
       seed 617
       hints 0
       board              (only when the start was not dealt,
       | Score: 30         each line of it behind a bar)
       moves 2 at 2
       d4 c2 a1 a2
       digest 0123456789abcdef                                            */
#include "share.h"

enum { FORMAT = 1, LINE_WIDTH = 72, MOVE_TEXT = 24 };

/* ------------------------------------------------------------------ out */

static void put_field(Writer *writer, const char *name)
{
    put_text(writer, name);
    put_char(writer, ' ');
}

static void put_start(const Session *session, Writer *writer)
{
    put_text(writer, "quadrille save 1\ngame ");
    put_field(writer, session->game->name);
    put_number(writer, session->game->version);
    put_text(writer, "\nvariant ");
    session->game->write_variant(session->variant, writer);
    put_text(writer, "\nseed ");
    session->game->write_seed(session->seed, writer);
    put_text(writer, "\nhints ");
    put_number(writer, session->hints);
    put_char(writer, '\n');
}

static void put_board(const Session *session, Writer *writer)
{
    u8 fresh = 1;
    u32 i;
    if (!session->board)
        return;
    put_text(writer, "board\n");
    for (i = 0; i < session->board_length; i++) {
        if (fresh)
            put_text(writer, "| ");
        put_char(writer, session->board[i]);
        fresh = session->board[i] == '\n';
    }
    if (!fresh)
        put_char(writer, '\n');
}

/* Each move's text is its own in the position before it, so the game is
   played through on a session of its own. */
static void put_moves(Session *replay, Writer *writer)
{
    const Game *game = replay->game;
    char text[MOVE_TEXT];
    Writer word;
    u32 width = 0;
    u32 i;
    go_to_move(replay, 0);
    while (replay->at < replay->count) {
        write_to(&word, text, MOVE_TEXT);
        game->write_move(replay->position, replay->moves[replay->at], &word);
        if (width)
            put_char(writer, width + word.used >= LINE_WIDTH ? '\n' : ' ');
        if (width + word.used >= LINE_WIDTH)
            width = 0;
        for (i = 0; i < word.used; i++)
            put_char(writer, text[i]);
        width += word.used + 1;
        go_to_move(replay, replay->at + 1);
    }
    if (replay->count)
        put_char(writer, '\n');
}

/* The session itself is walked through and put back where it was: its bytes
   are the same afterwards, so to a caller it is const. */
void save_session(const Session *session, Writer *writer)
{
    Session walk;
    Digest digest;
    copy_bytes(&walk, session, sizeof walk);
    put_start(session, writer);
    put_board(session, writer);
    put_field(writer, "moves");
    put_number(writer, session->count);
    put_text(writer, " at ");
    put_number(writer, session->at);
    put_char(writer, '\n');
    put_moves(&walk, writer);
    digest_position(&walk, &digest);
    go_to_move(&walk, session->at);
    put_field(writer, "digest");
    put_digest(writer, &digest);
    put_char(writer, '\n');
}

/* ------------------------------------------------------------------- in */

/* What a save says before its moves. */
typedef struct Start {
    const Game *game;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    u32 hints, count, at;
    const char *board; /* in the save, bars and all; NULL when dealt */
    const char *board_end;
} Start;

/* The rest of a line as a reader of its own. */
static void rest_of_line(Reader *reader, Reader *line)
{
    const char *from = reader->at;
    skip_line(reader);
    read_from(line, from, (u32)(reader->at - from));
}

static u8 take_field(Reader *reader, const char *name, Fault *fault)
{
    skip_space(reader);
    if (!take_word(reader, name))
        return refuse(fault, BAD_SAVE, reader->at);
    while (take_char(reader, ' ')) {
    }
    return FINE;
}

static u8 take_count(Reader *reader, const char *name, u32 *number,
                     Fault *fault)
{
    if (take_field(reader, name, fault))
        return fault->reason;
    return take_number(reader, number) ? FINE
                                       : refuse(fault, BAD_SAVE, reader->at);
}

static u8 read_head(Reader *reader, Fault *fault)
{
    u32 format = 0;
    skip_space(reader);
    if (!take_word(reader, "quadrille"))
        return refuse(fault, NOT_A_SAVE, reader->at);
    if (take_count(reader, "save", &format, fault))
        return refuse(fault, NOT_A_SAVE, reader->at);
    if (format > FORMAT)
        return refuse(fault, NEWER_SAVE, reader->at);
    return format == FORMAT ? FINE : refuse(fault, NOT_A_SAVE, reader->at);
}

static const Game *take_game(Reader *reader)
{
    u8 i;
    for (i = 0; i < game_count; i++)
        if (take_word(reader, games[i]->name))
            return games[i];
    return NULL;
}

static u8 read_game(Start *start, Reader *reader, Fault *fault)
{
    u32 version = 0;
    if (take_field(reader, "game", fault))
        return fault->reason;
    start->game = take_game(reader);
    fault->game = start->game;
    if (!start->game)
        return refuse(fault, UNKNOWN_GAME, reader->at);
    skip_space(reader);
    if (!take_number(reader, &version) || version != start->game->version)
        return refuse(fault, OTHER_RULES, reader->at);
    return FINE;
}

static u8 read_deal(Start *start, Reader *reader, Fault *fault)
{
    Reader line;
    if (take_field(reader, "variant", fault))
        return fault->reason;
    rest_of_line(reader, &line);
    if (parse_variant(start->game, start->variant, &line, fault))
        return fault->reason;
    if (take_field(reader, "seed", fault))
        return fault->reason;
    rest_of_line(reader, &line);
    return start->game->read_seed(start->seed, &line, fault);
}

static void find_board(Start *start, Reader *reader)
{
    start->board = NULL;
    skip_space(reader);
    if (!take_word(reader, "board"))
        return;
    skip_line(reader);
    start->board = reader->at;
    while (peek_char(reader) == '|')
        skip_line(reader);
    start->board_end = reader->at;
}

static u8 read_start(Start *start, Reader *reader, Fault *fault)
{
    if (read_head(reader, fault) || read_game(start, reader, fault) ||
        read_deal(start, reader, fault) ||
        take_count(reader, "hints", &start->hints, fault))
        return fault->reason;
    find_board(start, reader);
    if (take_count(reader, "moves", &start->count, fault) ||
        take_count(reader, "at", &start->at, fault))
        return fault->reason;
    return start->at <= start->count ? FINE
                                     : refuse(fault, WRONG_COUNT, reader->at);
}

/* The board's text without its bars; to be given back. Each line begins with
   a bar and, since the moves follow, ends with a newline. */
static char *copy_board(const Session *session, const Start *start,
                        u32 *length)
{
    const char *from = start->board;
    u8 fresh = 1;
    u32 used = 0;
    char *text = session->host.resize(session->host.context, NULL,
                                      (u32)(start->board_end - from) + 1);
    while (text && from != start->board_end) {
        if (fresh)
            from += from[1] == ' ' ? 2 : 1;
        fresh = *from == '\n';
        text[used++] = *from++;
    }
    *length = used;
    return text;
}

/* The board's nth line, from 1, as it stands in the save. */
static const char *board_line(const Start *start, u32 nth)
{
    Reader reader;
    read_from(&reader, start->board, (u32)(start->board_end - start->board));
    while (--nth)
        skip_line(&reader);
    return reader.at;
}

static u8 set_up(Session *fresh, const Start *start, Fault *fault)
{
    const Host *host = &fresh->host;
    char *text;
    u32 length = 0;
    if (!start->board)
        return deal_session(fresh, start->game, start->variant, start->seed,
                            fault);
    text = copy_board(fresh, start, &length);
    if (!text)
        return refuse(fault, NO_MEMORY, NULL);
    board_session(fresh, start->game, start->variant, start->seed, text,
                  length, fault);
    fault->at = board_line(start, line_of(fault, text));
    host->resize(host->context, text, 0);
    return fault->reason;
}

static u8 read_move_of(Session *fresh, Reader *reader, Fault *fault)
{
    const char *at;
    u16 move;
    skip_space(reader);
    at = reader->at;
    if (fresh->game->read_move(fresh->position, reader, &move, fault))
        return fault->reason;
    refuse(fault, fresh->game->apply(fresh->position, move, NULL), at);
    if (!fault->reason)
        fault->reason = append_move(fresh, move);
    return fault->reason;
}

static u8 read_moves(Session *fresh, u32 count, Reader *reader, Fault *fault)
{
    u32 nth;
    for (nth = 1; nth <= count; nth++)
        if (read_move_of(fresh, reader, fault)) {
            fault->nth = nth;
            return fault->reason;
        }
    return FINE;
}

static u8 check_digest(const Session *fresh, Reader *reader, Fault *fault)
{
    char text[DIGEST_DIGITS + 1];
    Digest digest;
    Writer writer;
    digest_position(fresh, &digest);
    write_to(&writer, text, DIGEST_DIGITS);
    put_digest(&writer, &digest);
    text[DIGEST_DIGITS] = 0;
    skip_space(reader);
    if (!take_word(reader, "digest"))
        return refuse(fault, WRONG_COUNT, reader->at);
    skip_space(reader);
    if (!take_word(reader, text))
        return refuse(fault, WRONG_DIGEST, reader->at);
    skip_space(reader);
    return at_end(reader) ? FINE : refuse(fault, BAD_SAVE, reader->at);
}

u8 load_session(Session *session, const char *text, u32 length, Fault *fault)
{
    Session fresh;
    Start start;
    Reader reader;
    if (looks_shared(text, length))
        return load_shared(session, text, length, fault);
    read_from(&reader, text, length);
    open_session(&fresh, &session->host);
    fresh.adviser = session->adviser;
    refuse(fault, FINE, NULL);
    start.board_end = NULL;
    if (read_start(&start, &reader, fault) || set_up(&fresh, &start, fault) ||
        read_moves(&fresh, start.count, &reader, fault) ||
        check_digest(&fresh, &reader, fault)) {
        close_session(&fresh);
        return fault->reason;
    }
    go_to_move(&fresh, start.at);
    fresh.hints = start.hints;
    close_session(session);
    copy_bytes(session, &fresh, sizeof fresh);
    return FINE;
}
