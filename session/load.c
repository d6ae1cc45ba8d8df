/* SPDX-License-Identifier: MIT */
/* Loads saved games by replaying them. save.c describes the format; its first
   version lacks undos, time, daily, name and result. */
#include "code.h"
#include "daily.h"
#include "inside.h"

#include "rules/games.h"

enum { FORMAT = 2, STATED_ROOM = 24 };

/* The part of a save before its moves. */
typedef struct SaveHead {
    const Game *game;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    u32 format, count;
    Past past;
    const char *date_at; /* points into the save */
    const char *board;   /* points into the save; NULL if dealt */
    const char *board_end;
} SaveHead;

/* Gives the rest of a line a reader of its own. */
static void rest_of_line(Reader *reader, Reader *line)
{
    const char *from = reader->at;
    reader_skip_line(reader);
    reader_start(line, from, (u32)(reader->at - from));
}

static u8 take_field(Reader *reader, const char *name, Fault *fault)
{
    reader_skip_space(reader);
    if (!reader_take_word(reader, name))
        return fault_set(fault, BAD_SAVE, reader->at);
    while (reader_take_char(reader, ' ')) {
    }
    return FINE;
}

static u8 take_count(Reader *reader, const char *name, u32 *number,
                     Fault *fault)
{
    if (take_field(reader, name, fault))
        return fault->reason;
    return reader_take_number(reader, number)
               ? FINE
               : fault_set(fault, BAD_SAVE, reader->at);
}

static u8 read_head(SaveHead *start, Reader *reader, Fault *fault)
{
    reader_skip_space(reader);
    if (!reader_take_word(reader, "quadrille"))
        return fault_set(fault, NOT_A_SAVE, reader->at);
    if (take_count(reader, "save", &start->format, fault))
        return fault_set(fault, NOT_A_SAVE, reader->at);
    if (start->format > FORMAT)
        return fault_set(fault, NEWER_SAVE, reader->at);
    return start->format ? FINE : fault_set(fault, NOT_A_SAVE, reader->at);
}

static u8 read_game(SaveHead *start, Reader *reader, Fault *fault)
{
    u32 version = 0;
    if (take_field(reader, "game", fault))
        return fault->reason;
    start->game = games_take_name(reader);
    if (!start->game)
        return fault_set(fault, UNKNOWN_GAME, reader->at);
    reader_skip_space(reader);
    if (!reader_take_number(reader, &version) ||
        version != start->game->version)
        return fault_set(fault, OTHER_RULES, reader->at);
    return FINE;
}

static u8 read_deal(SaveHead *start, Reader *reader, Fault *fault)
{
    Reader line;
    if (take_field(reader, "variant", fault))
        return fault->reason;
    rest_of_line(reader, &line);
    if (game_read_variant(start->game, start->variant, &line, fault))
        return fault->reason;
    if (take_field(reader, "seed", fault))
        return fault->reason;
    rest_of_line(reader, &line);
    return start->game->read_seed(start->seed, &line, fault);
}

static u8 read_day(SaveHead *start, Reader *reader, Fault *fault)
{
    Reader line;
    reader_skip_space(reader);
    if (!reader_take_word(reader, "daily"))
        return FINE;
    start->date_at = reader->at;
    rest_of_line(reader, &line);
    return daily_read_date(start->past.date, &line, fault);
}

/* A daily puzzle has a date instead of a name. The space before either has
   been skipped. */
static u8 read_name_of(SaveHead *start, Reader *reader, Fault *fault)
{
    Reader line;
    if (start->past.date[0] || !reader_take_word(reader, "name"))
        return FINE;
    rest_of_line(reader, &line);
    return session_read_name(start->past.name, line.at,
                             (u32)(line.end - line.at))
               ? FINE
               : fault_set(fault, BAD_SAVE, line.start);
}

static u8 read_counts(SaveHead *start, Reader *reader, Fault *fault)
{
    if (take_count(reader, "hints", &start->past.hints, fault) ||
        start->format == 1 ||
        take_count(reader, "undos", &start->past.undos, fault) ||
        take_count(reader, "time", &start->past.clock, fault))
        return fault->reason;
    return read_day(start, reader, fault) ? fault->reason
                                          : read_name_of(start, reader, fault);
}

static void find_board(SaveHead *start, Reader *reader)
{
    reader_skip_space(reader);
    if (!reader_take_word(reader, "board"))
        return;
    reader_skip_line(reader);
    start->board = reader->at;
    while (reader_peek(reader) == '|')
        reader_skip_line(reader);
    start->board_end = reader->at;
}

static u8 read_start(SaveHead *start, Reader *reader, Fault *fault)
{
    if (read_head(start, reader, fault) || read_game(start, reader, fault) ||
        read_deal(start, reader, fault) || read_counts(start, reader, fault))
        return fault->reason;
    ASSERT(start->game && start->format);
    find_board(start, reader);
    if (take_count(reader, "moves", &start->count, fault) ||
        take_count(reader, "at", &start->past.at, fault))
        return fault->reason;
    return start->past.at <= start->count
               ? FINE
               : fault_set(fault, WRONG_COUNT, reader->at);
}

/* Copies the board's text without its bars; the caller frees it. Each line
   begins with a bar, and its blank stays, since boards may be indented. Each
   ends with a newline, since the moves follow. */
static char *copy_board(const Session *session, const SaveHead *start,
                        u32 *length)
{
    const char *from = start->board;
    u8 fresh = 1;
    u32 used = 0;
    char *text = session->host.resize(session->host.context, NULL,
                                      (u32)(start->board_end - from) + 1);
    ASSERT(from && from <= start->board_end);
    while (text && from != start->board_end) {
        if (fresh)
            from++;
        fresh = *from == '\n';
        text[used++] = *from++;
    }
    *length = used;
    return text;
}

/* Finds the board's nth line, counted from 1, in the save. */
static const char *board_line(const SaveHead *start, u32 nth)
{
    Reader reader;
    ASSERT(nth);
    reader_start(&reader, start->board,
                 (u32)(start->board_end - start->board));
    while (--nth)
        reader_skip_line(&reader);
    return reader.at;
}

/* If the save has a date, its start must be that day's. */
static u8 check_day(const SaveHead *start, Fault *fault)
{
    ASSERT_SLOW(start->game);
    if (!start->past.date[0] ||
        (!start->board && daily_is_start(start->game, start->past.date,
                                         start->variant, start->seed)))
        return FINE;
    return fault_set(fault, OTHER_DAY, start->date_at);
}

static u8 set_up(Session *fresh, const SaveHead *start, Fault *fault)
{
    const Host *host = &fresh->host;
    char *text;
    u32 length = 0;
    ASSERT(start->game);
    if (!start->board)
        return session_deal(fresh, start->game, start->variant, start->seed,
                            fault);
    text = copy_board(fresh, start, &length);
    if (!text)
        return fault_set(fault, NO_MEMORY, NULL);
    session_start_board(fresh, start->game, start->variant, start->seed, text,
                        length, fault);
    if (fault->at)
        fault->at = board_line(start, session_line_of(fault, text));
    host->resize(host->context, text, 0);
    return fault->reason;
}

static u8 read_move_of(Session *fresh, Reader *reader, Fault *fault)
{
    const char *at;
    u16 move;
    ASSERT_SLOW(fresh->game);
    reader_skip_space(reader);
    at = reader->at;
    if (fresh->game->read_move(fresh->position, reader, &move, fault))
        return fault->reason;
    fault_set(fault, fresh->game->apply(fresh->position, move, NULL), at);
    if (!fault->reason)
        fault->reason = session_append_move(fresh, move);
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

/* Checks a line that states what the moves lead to. */
static u8 check_stated(Reader *reader, const char *name, Writer *stated,
                       u8 wrong, Fault *fault)
{
    ASSERT(stated->used < STATED_ROOM);
    stated->text[stated->used] = '\0';
    reader_skip_space(reader);
    if (!reader_take_word(reader, name))
        return fault_set(fault, WRONG_COUNT, reader->at);
    reader_skip_space(reader);
    return reader_take_word(reader, stated->text)
               ? FINE
               : fault_set(fault, wrong, reader->at);
}

static u8 check_result(const Session *fresh, Reader *reader, Fault *fault)
{
    char text[STATED_ROOM];
    Writer stated;
    writer_start(&stated, text, STATED_ROOM - 1);
    session_write_result(&stated, fresh);
    return check_stated(reader, "result", &stated, WRONG_RESULT, fault);
}

static u8 check_digest(const Session *fresh, Reader *reader, Fault *fault)
{
    char text[STATED_ROOM];
    Digest digest;
    Writer stated;
    session_digest(fresh, &digest);
    writer_start(&stated, text, STATED_ROOM - 1);
    digest_write(&digest, &stated);
    return check_stated(reader, "digest", &stated, WRONG_DIGEST, fault);
}

static u8 check_end(const Session *fresh, u32 format, Reader *reader,
                    Fault *fault)
{
    if ((format > 1 && check_result(fresh, reader, fault)) ||
        check_digest(fresh, reader, fault))
        return fault->reason;
    reader_skip_space(reader);
    return reader_at_end(reader) ? FINE
                                 : fault_set(fault, BAD_SAVE, reader->at);
}

void session_resume(Session *session, const Past *past)
{
    ASSERT(past->at <= session->count);
    session_note_end(session);
    session->ended |= past->ended;
    session_go_to_move(session, past->at);
    session->hints = past->hints;
    session->undos = past->undos;
    session->clock = past->clock;
    bytes_copy(session->date, past->date, DATE_SIZE);
    bytes_copy(session->name, past->name, NAME_SIZE);
}

u8 session_load(Session *session, const char *text, u32 length, Fault *fault)
{
    Session fresh;
    SaveHead start;
    Reader reader;
    if (session_is_code(text, length))
        return session_load_code(session, text, length, fault);
    reader_start(&reader, text, length);
    session_open(&fresh, &session->host);
    fresh.hint_source = session->hint_source;
    fault_set(fault, FINE, NULL);
    bytes_fill(&start, 0, sizeof start);
    if (read_start(&start, &reader, fault) || check_day(&start, fault) ||
        set_up(&fresh, &start, fault) ||
        read_moves(&fresh, start.count, &reader, fault) ||
        check_end(&fresh, start.format, &reader, fault)) {
        session_close(&fresh);
        return fault->reason;
    }
    ASSERT(fresh.count <= start.count);
    session_resume(&fresh, &start.past);
    session_close(session);
    bytes_copy(session, &fresh, sizeof fresh);
    return FINE;
}
