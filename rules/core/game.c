/* SPDX-License-Identifier: MIT */
/* What every game shares: refusals, traces, plain seeds. */
#include "game.h"

static const char *const words[FIRST_REASON] = {
    "Fine",
    "This is not understood",
    "This is not a move of this game",
    "The game is over",
    "There is no such variant of this game",
    "A seed is missing: give a word or a number",
    "The board ends too early",
    "There is something left behind the board",
    "This is too large",
};

u8 is_final(Status status)
{
    return (u8)(status == WON || status == LOST);
}

u8 refuse(Fault *fault, u8 reason, const char *at)
{
    return refuse_number(fault, reason, at, 0);
}

u8 refuse_number(Fault *fault, u8 reason, const char *at, u16 number)
{
    fault->reason = reason;
    fault->at = at;
    fault->nth = 0;
    fault->number[0] = number;
    fault->number[1] = 0;
    return reason;
}

static const char *words_of(const Game *game, u8 reason)
{
    if (reason < FIRST_REASON)
        return words[reason];
    reason = (u8)(reason - FIRST_REASON);
    if (!game || reason >= game->word_count)
        return words[NOT_UNDERSTOOD];
    return game->words[reason];
}

void put_fault(Writer *writer, const Fault *fault)
{
    const char *text = words_of(fault->game, fault->reason);
    u8 used = 0;
    for (; *text; text++)
        if (*text == '#')
            put_number(writer, fault->number[used++ & 1]);
        else
            put_char(writer, *text);
}

void happen(Trace *trace, u8 what, u8 from, u8 to, u8 value)
{
    Event *event;
    if (!trace || trace->count == trace->room)
        return;
    event = &trace->events[trace->count++];
    event->what = what;
    event->from = from;
    event->to = to;
    event->value = value;
}

u8 read_plain_seed(u8 *seed, Reader *reader, Fault *fault)
{
    const char *at = reader->at;
    return read_seed(seed, reader) ? FINE : refuse(fault, NO_SEED, at);
}

u8 parse_variant(const Game *game, u8 *variant, Reader *reader, Fault *fault)
{
    fault->game = game;
    if (game->read_variant(variant, reader, fault))
        return fault->reason;
    skip_space(reader);
    return at_end(reader) ? FINE : refuse(fault, NO_VARIANT, reader->at);
}
