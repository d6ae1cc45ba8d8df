/* SPDX-License-Identifier: MIT */
/* Writes and reads challenges. */
#include "challenge.h"

#include "sealed_code.h"

/* The unit is such that the moves take this many units on average. It is fine
   enough for a timeline, and most numbers have one digit. */
enum { UNITS_PER_MOVE = 5 };

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

static void put_pace(const Session *session, const u32 *clocks, Writer *writer)
{
    u32 unit = session->clock / UNITS_PER_MOVE / session->count;
    u32 last = 0;
    u32 i, units;
    unit += !unit;
    writer_text(writer, "pace ");
    writer_number(writer, unit);
    for (i = 0; i < session->count; i++) {
        units =
            (clocks[i] < session->clock ? clocks[i] : session->clock) / unit;
        if (units < last)
            units = last;
        writer_char(writer, ' ');
        writer_number(writer, units - last);
        last = units;
    }
    writer_char(writer, '\n');
}

static void put_text(const Session *session, const char *from,
                     const u32 *clocks, Writer *writer)
{
    if (*from) {
        writer_text(writer, "from ");
        writer_text(writer, from);
        writer_char(writer, '\n');
    }
    if (clocks && session->count)
        put_pace(session, clocks, writer);
    session_save(session, writer);
}

u8 challenge_write(const Session *session, const char *from, const u32 *clocks,
                   Writer *writer)
{
    const Host *host = &session->host;
    Writer text;
    Sealer *sealer;
    char *memory;
    u8 reason = NO_MEMORY;
    if (!session_is_over(session))
        return UNFINISHED_CHALLENGE;
    writer_start(&text, NULL, 0);
    put_text(session, from, clocks, &text);
    if (text.used > SEAL_MOST_TEXT)
        return LONG_CHALLENGE;
    sealer = resized(host, NULL, sizeof *sealer);
    memory = resized(host, NULL, text.used);
    if (sealer && memory) {
        writer_start(&text, memory, text.used);
        put_text(session, from, clocks, &text);
        reason = sealed_code_write(sealer, memory, text.used, writer)
                     ? LONG_CHALLENGE
                     : FINE;
    }
    if (sealer)
        resized(host, sealer, 0);
    if (memory)
        resized(host, memory, 0);
    return reason;
}

/* -------------------------------------------------------------- reading */

static u8 read_from(Challenge *challenge, Reader *text)
{
    Reader line;
    if (!reader_take_word(text, "from"))
        return 1;
    reader_start(&line, text->at, (u32)(text->end - text->at));
    reader_skip_line(text);
    return session_read_name(challenge->from, line.at,
                             (u32)(text->at - line.at));
}

/* The pace comes before the moves that it is about, so it is read when these
   are known. */
static void find_pace(Reader *text, Reader *pace)
{
    reader_start(pace, text->at, 0);
    if (!reader_take_word(text, "pace"))
        return;
    pace->at = text->at;
    reader_skip_line(text);
    pace->end = text->at;
}

static u8 read_pace(Challenge *challenge, Reader *pace)
{
    const Session *game = &challenge->game;
    u32 sum = 0;
    u32 unit, units, i;
    reader_skip_space(pace);
    if (!reader_take_number(pace, &unit) || !unit)
        return 0;
    for (i = 0; i < game->count; i++) {
        reader_skip_space(pace);
        if (!reader_take_number(pace, &units) ||
            units > game->clock / unit - sum)
            return 0;
        sum += units;
        challenge->clocks[i] = sum * unit;
    }
    reader_skip_space(pace);
    return reader_at_end(pace);
}

static u8 read_text(Challenge *fresh, const char *text, u32 length,
                    Fault *fault)
{
    Session *game = &fresh->game;
    Reader reader, pace;
    reader_start(&reader, text, length);
    if (!read_from(fresh, &reader))
        return BAD_CHALLENGE;
    find_pace(&reader, &pace);
    if (session_load(game, reader.at, (u32)(reader.end - reader.at), fault))
        return fault->reason;
    if (game->at != game->count || !session_is_over(game))
        return UNFINISHED_CHALLENGE;
    if (pace.at == pace.end || !game->count)
        return (u8)(pace.at == pace.end ? FINE : BAD_CHALLENGE);
    fresh->clocks =
        resized(&game->host, NULL, (u32)(game->count * sizeof(u32)));
    if (!fresh->clocks)
        return NO_MEMORY;
    return (u8)(read_pace(fresh, &pace) ? FINE : BAD_CHALLENGE);
}

static u8 read_code(Challenge *fresh, Sealer *sealer, char *text,
                    const Reader *code, Fault *fault)
{
    static const u8 reasons[] = {FINE, NO_CHALLENGE, NEWER_CHALLENGE,
                                 DAMAGED_CHALLENGE};
    STATIC_ASSERT(COUNT_OF(reasons) == SEAL_DAMAGED + 1);
    u32 count = 0;
    SealAnswer answer = sealed_code_read(
        sealer, code->at, (u32)(code->end - code->at), text, &count);
    return answer ? reasons[answer] : read_text(fresh, text, count, fault);
}

u8 challenge_read(Challenge *challenge, const char *code, u32 length,
                  Fault *fault)
{
    const Host host = challenge->game.host;
    Sealer *sealer = resized(&host, NULL, sizeof *sealer);
    char *text = resized(&host, NULL, SEAL_MOST_TEXT);
    u8 reason = NO_MEMORY;
    Challenge fresh;
    Reader reader;
    reader_start(&reader, code, length);
    challenge_open(&fresh, &host);
    fault_set(fault, FINE, NULL);
    if (sealer && text)
        reason = read_code(&fresh, sealer, text, &reader, fault);
    fault->reason = reason;
    fault->at = NULL; /* it would point into the text, which nobody has */
    if (sealer)
        resized(&host, sealer, 0);
    if (text)
        resized(&host, text, 0);
    if (reason) {
        challenge_close(&fresh);
        return reason;
    }
    challenge_close(challenge);
    bytes_copy(challenge, &fresh, sizeof fresh);
    return FINE;
}

u8 challenge_deal(const Challenge *challenge, Session *session)
{
    const Intent again = {WISH_AGAIN, 0, 0, 0, NULL, NULL, NULL};
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
    _("Not a challenge from Quadrille"),
    _("This challenge comes from a newer version of Quadrille"),
    _("This challenge is damaged or incomplete: copy the whole link"),
    _("This game is too long for a challenge"),
    _("Only a finished game can be a challenge"),
    _("This challenge states impossible times or an invalid name"),
};
STATIC_ASSERT(COUNT_OF(words) + NO_CHALLENGE == BAD_CHALLENGE + 1);
STATIC_ASSERT((int)NO_CHALLENGE > FUTURE_DAY);

void challenge_write_reason(Writer *writer, const Fault *fault)
{
    if (fault->reason >= NO_CHALLENGE &&
        fault->reason < NO_CHALLENGE + COUNT_OF(words))
        writer_text(writer, words[fault->reason - NO_CHALLENGE]);
    else
        session_write_reason(writer, fault);
}
