/* SPDX-License-Identifier: MIT */
/* Writes and reads challenges. Inside is first what the game's code lacks: the
   game, undos, the time, and then, each 0 if there is none, the length of the
   challenger's name and the name, the same for the name of the start, the date
   of a daily puzzle, the length of the board and the board, and the number of
   times with a unit and the times. The code follows without its beginning. */
#include "challenge.h"

#include "board_code.h"
#include "sealed_code.h"
#include "session/daily.h"

/* The unit is such that the moves take this many units on average. It is fine
   enough for a timeline, and most numbers take one character. */
enum { UNITS_PER_MOVE = 5 };

enum { BYTE_BITS = 8, LETTERS = 26 };

void challenge_open(Challenge *challenge, const Host *host)
{
    session_open(&challenge->game, host);
    bytes_fill(challenge->from, 0, NAME_SIZE);
    challenge->clocks = NULL;
}

static void *resized(const Host *host, void *memory, u32 size)
{
    return host->resize(host->context, memory, size);
}

void challenge_close(Challenge *challenge)
{
    const Host host = challenge->game.host;
    if (challenge->clocks)
        resized(&host, challenge->clocks, 0);
    session_close(&challenge->game);
    challenge_open(challenge, &host);
}

/* -------------------------------------------------------------- writing */

static void put_name(CodeWriter *out, const char *name)
{
    code_put_number(out, text_length(name));
    while (*name)
        code_put_bits(out, (u8)*name++, BYTE_BITS);
}

/* The date's digits, as one number. */
static void put_date(CodeWriter *out, const char *date)
{
    u32 number = 0;
    for (; *date; date++)
        if (*date != '-')
            number = number * 10 + text_digit_of(*date);
    code_put_number(out, number);
}

static void put_times(CodeWriter *out, const Session *session,
                      const u32 *clocks)
{
    u32 unit = session->clock / UNITS_PER_MOVE / session->count;
    u32 last = 0;
    u32 i, units;
    unit += !unit;
    code_put_number(out, session->count);
    code_put_number(out, unit);
    for (i = 0; i < session->count; i++) {
        units =
            (clocks[i] < session->clock ? clocks[i] : session->clock) / unit;
        if (units < last)
            units = last;
        code_put_number(out, units - last);
        last = units;
    }
}

static u8 put_board(CodeWriter *out, const Session *session)
{
    BoardCode *lists;
    code_put_number(out, session->board_length);
    if (!session->board)
        return FINE;
    lists = resized(&session->host, NULL, sizeof *lists);
    if (!lists)
        return NO_MEMORY;
    board_code_write(lists, session->board, session->board_length, out);
    resized(&session->host, lists, 0);
    return FINE;
}

static u8 put_fields(const Session *session, const char *from,
                     const u32 *clocks, Writer *inside)
{
    CodeWriter out;
    code_start_writing(&out, inside);
    code_put_bits(&out, text_letter_of(session->game->name[0]), SIGN_BITS);
    code_put_number(&out, session->undos);
    code_put_number(&out, session->clock);
    put_name(&out, from);
    put_name(&out, session->name);
    put_date(&out, session->date);
    if (put_board(&out, session))
        return NO_MEMORY;
    if (clocks && session->count)
        put_times(&out, session, clocks);
    else
        code_put_number(&out, 0);
    code_put_end(&out);
    return (u8)(inside->used > inside->room ? LONG_CHALLENGE : FINE);
}

/* The code has no board, so it is written as if the start had been dealt. Its
   beginning is put over the last fields, which are then put back. */
static u8 put_code(const Session *session, Writer *inside)
{
    char fields[PREFIX];
    char *end = inside->text + inside->used - PREFIX;
    Session dealt;
    u8 reason;
    bytes_copy(&dealt, session, sizeof dealt);
    dealt.board = NULL;
    bytes_copy(fields, end, PREFIX);
    inside->used -= PREFIX;
    reason = session_write_code(&dealt, inside);
    bytes_copy(end, fields, PREFIX);
    return reason;
}

static u8 put_inside(const Session *session, const char *from,
                     const u32 *clocks, Writer *inside)
{
    u8 reason = put_fields(session, from, clocks, inside);
    if (!reason)
        reason = put_code(session, inside);
    return (u8)(reason == TOO_MANY_FORCED || inside->used > inside->room
                    ? LONG_CHALLENGE
                    : reason);
}

u8 challenge_write(const Session *session, const char *from, const u32 *clocks,
                   Writer *writer)
{
    Writer inside;
    char *memory;
    u8 reason;
    if (!session_is_over(session))
        return UNFINISHED_CHALLENGE;
    memory = resized(&session->host, NULL, SEAL_MOST_INSIDE);
    if (!memory)
        return NO_MEMORY;
    writer_start(&inside, memory, SEAL_MOST_INSIDE);
    reason = put_inside(session, from, clocks, &inside);
    if (!reason)
        sealed_code_write(memory, inside.used, writer);
    resized(&session->host, memory, 0);
    return reason;
}

/* -------------------------------------------------------------- reading */

/* What comes before the code. */
typedef struct Fields {
    char prefix[PREFIX];
    Past past;
    char *board; /* NULL if the start was dealt */
    u32 board_length;
    u32 times;
} Fields;

static u8 take_game(CodeBits *in, char *prefix)
{
    u32 letter;
    if (!code_take_bits(in, SIGN_BITS, &letter) || letter >= LETTERS)
        return 0;
    prefix[0] = 'q';
    prefix[1] = '1';
    prefix[2] = "abcdefghijklmnopqrstuvwxyz"[letter];
    prefix[3] = '-';
    return 1;
}

static u8 take_count(CodeBits *in, u32 *count)
{
    return (u8)(code_take_number(in, count) && *count <= MOST_COUNTED);
}

static u8 take_name(CodeBits *in, char *name)
{
    char text[NAME_SIZE];
    u32 length, byte, i;
    if (!code_take_number(in, &length) || length >= NAME_SIZE)
        return 0;
    for (i = 0; i < length; i++) {
        if (!code_take_bits(in, BYTE_BITS, &byte))
            return 0;
        text[i] = (char)byte;
    }
    return (u8)(!length || session_read_name(name, text, length));
}

/* Returns 0 if this is no date; 0 itself is none. */
static u8 take_date(CodeBits *in, char *date)
{
    static const char shape[] = "0000-00-00";
    char text[DATE_SIZE];
    Reader reader;
    Fault fault;
    u32 number;
    u8 i;
    if (!code_take_number(in, &number))
        return 0;
    if (!number)
        return 1;
    for (i = DATE_SIZE - 1; i--;) {
        text[i] = shape[i];
        if (shape[i] == '0') {
            text[i] = "0123456789"[number % 10];
            number /= 10;
        }
    }
    reader_start(&reader, text, DATE_SIZE - 1);
    return (u8)(!number && !daily_read_date(date, &reader, &fault));
}

static u8 take_board(CodeBits *in, const Host *host, Fields *fields)
{
    BoardCode *lists;
    u8 reason = NO_MEMORY;
    if (!code_take_number(in, &fields->board_length) ||
        fields->board_length > SEAL_MOST_INSIDE)
        return BAD_CHALLENGE;
    if (!fields->board_length)
        return FINE;
    fields->board = resized(host, NULL, fields->board_length);
    lists = resized(host, NULL, sizeof *lists);
    if (fields->board && lists)
        reason =
            board_code_read(lists, fields->board, fields->board_length, in)
                ? FINE
                : BAD_CHALLENGE;
    if (lists)
        resized(host, lists, 0);
    return reason;
}

/* Each time takes a character or more. */
static u8 take_times(CodeBits *in, Challenge *fresh, Fields *fields)
{
    const Host *host = &fresh->game.host;
    const u32 clock = fields->past.clock;
    u32 sum = 0;
    u32 unit, units, i;
    if (!code_take_number(in, &fields->times) ||
        fields->times > SEAL_MOST_INSIDE)
        return BAD_CHALLENGE;
    if (!fields->times)
        return FINE;
    if (!code_take_number(in, &unit) || !unit)
        return BAD_CHALLENGE;
    fresh->clocks = resized(host, NULL, (u32)(fields->times * sizeof(u32)));
    if (!fresh->clocks)
        return NO_MEMORY;
    for (i = 0; i < fields->times; i++) {
        if (!code_take_number(in, &units) || units > clock / unit - sum)
            return BAD_CHALLENGE;
        sum += units;
        fresh->clocks[i] = sum * unit;
    }
    return FINE;
}

/* A daily puzzle has a date instead of a name, and is dealt. */
static u8 take_fields(CodeBits *in, Challenge *fresh, Fields *fields)
{
    Past *past = &fields->past;
    u8 reason;
    if (!take_game(in, fields->prefix) || !take_count(in, &past->undos) ||
        !take_count(in, &past->clock) || !take_name(in, fresh->from) ||
        !take_name(in, past->name) || !take_date(in, past->date))
        return BAD_CHALLENGE;
    reason = take_board(in, &fresh->game.host, fields);
    if (!reason)
        reason = take_times(in, fresh, fields);
    if (reason)
        return reason;
    return (u8)(code_take_end(in) &&
                        !(past->date[0] && (past->name[0] || fields->board))
                    ? FINE
                    : BAD_CHALLENGE);
}

/* A code deals its start. A board takes the place of that. */
static u8 read_code(Session *game, const Fields *fields, const char *code,
                    u32 length, Fault *fault)
{
    CodeReading reading;
    Session *fresh = &reading.fresh;
    u32 hints;
    if (session_code_begin(&reading, game, code, length, fault))
        return fault->reason;
    hints = fresh->hints;
    if (fields->board &&
        session_start_board(fresh, fresh->game, fresh->variant, fresh->seed,
                            fields->board, fields->board_length, fault)) {
        session_code_drop(&reading);
        return fault->reason;
    }
    fresh->hints = hints;
    return session_code_play(&reading, reading.left, fault)
               ? fault->reason
               : session_code_end(&reading, game, fault);
}

static u8 read_inside(Challenge *fresh, Fields *fields, char *inside,
                      u32 length, Fault *fault)
{
    Session *game = &fresh->game;
    Past *past = &fields->past;
    CodeBits in;
    char *code;
    u8 reason;
    code_start_reading(&in, inside, length);
    reason = take_fields(&in, fresh, fields);
    if (reason)
        return reason;
    /* The code's beginning is put over the last fields. */
    code = inside + (in.reader.at - inside) - PREFIX;
    bytes_copy(code, fields->prefix, PREFIX);
    if (read_code(game, fields, code, (u32)(in.reader.end - code), fault))
        return fault->reason;
    if (!session_is_over(game))
        return UNFINISHED_CHALLENGE;
    if (past->date[0] &&
        !daily_is_start(game->game, past->date, game->variant, game->seed))
        return OTHER_DAY;
    past->at = game->count;
    past->hints = game->hints;
    session_resume(game, past);
    return (u8)(fields->times && fields->times != game->count ? BAD_CHALLENGE
                                                              : FINE);
}

static u8 read_seal(Challenge *fresh, char *inside, const Reader *code,
                    Fault *fault)
{
    static const u8 reasons[] = {FINE, NO_CHALLENGE, OLDER_CHALLENGE,
                                 NEWER_CHALLENGE, DAMAGED_CHALLENGE};
    Fields fields;
    u32 count = 0;
    u8 reason = reasons[sealed_code_read(code->at, (u32)(code->end - code->at),
                                         inside, &count)];
    if (reason)
        return reason;
    bytes_fill(&fields, 0, sizeof fields);
    reason = read_inside(fresh, &fields, inside, count, fault);
    if (fields.board)
        resized(&fresh->game.host, fields.board, 0);
    return reason;
}

u8 challenge_read(Challenge *challenge, const char *code, u32 length,
                  Fault *fault)
{
    const Host host = challenge->game.host;
    char *inside = resized(&host, NULL, SEAL_MOST_INSIDE);
    Challenge fresh;
    Reader reader;
    reader_start(&reader, code, length);
    challenge_open(&fresh, &host);
    fault_set(fault, NO_MEMORY, NULL);
    if (inside) {
        fault->reason = read_seal(&fresh, inside, &reader, fault);
        resized(&host, inside, 0);
    }
    fault->at = NULL; /* it would point into what is sealed */
    if (fault->reason) {
        challenge_close(&fresh);
        return fault->reason;
    }
    challenge_close(challenge);
    bytes_copy(challenge, &fresh, sizeof fresh);
    return FINE;
}

u8 challenge_deal(const Challenge *challenge, Session *session)
{
    const Intent again = {INTENT_RESTART, 0, 0, 0, NULL, NULL, NULL};
    Reply reply;
    reply.trace.events = NULL;
    reply.trace.room = 0;
    reply.trace.count = 0;
    if (session_copy(session, &challenge->game))
        return NO_MEMORY;
    return session_do(session, &again, &reply);
}

/* ------------------------------------------------------------- messages */

static const char *const words[] = {
    N_("Not a challenge from Quadrille"),
    N_("This challenge is from a version before 1.0, and can't be opened any "
       "more: ask for a new one"),
    N_("This challenge comes from a newer version of Quadrille"),
    N_("This challenge is damaged or incomplete: copy the whole link"),
    N_("This game is too long for a challenge"),
    N_("Only a finished game can be a challenge"),
    N_("This challenge states impossible times or an invalid name"),
};
STATIC_ASSERT(COUNT_OF(words) + NO_CHALLENGE == BAD_CHALLENGE + 1);
STATIC_ASSERT((int)NO_CHALLENGE > FUTURE_DAY);

void challenge_write_reason(Writer *writer, const Fault *fault)
{
    if (fault->reason >= NO_CHALLENGE &&
        fault->reason < NO_CHALLENGE + COUNT_OF(words))
        writer_text(writer, translate(words[fault->reason - NO_CHALLENGE]));
    else
        session_write_reason(writer, fault);
}
