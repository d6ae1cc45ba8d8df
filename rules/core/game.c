/* SPDX-License-Identifier: MIT */
/* Functions that all games share: reasons for refusals, traces and plain
   seeds. */
#include "game.h"

static const char *const words[] = {
    "Fine",
    N_("Not understood"),
    N_("That isn't a legal move"),
    N_("The game is over"),
    N_("This game has no such variant"),
    N_("Missing seed: give a word or a number"),
    N_("The board is incomplete"),
    N_("Unexpected text after the board"),
    N_("Too large"),
};
STATIC_ASSERT(COUNT_OF(words) == TOO_LARGE + 1);

u8 status_is_final(Status status)
{
    return (u8)(status == WON || status == LOST);
}

u8 fault_set(Fault *fault, u8 reason, const char *at)
{
    return fault_set_number(fault, reason, at, 0);
}

u8 fault_set_number(Fault *fault, u8 reason, const char *at, u16 number)
{
    fault->reason = reason;
    fault->at = at;
    fault->nth = 0;
    fault->number[0] = number;
    fault->number[1] = 0;
    return reason;
}

const char *fault_words(const Game *game, u8 reason)
{
    if (reason <= TOO_LARGE)
        return words[reason];
    reason = (u8)(reason - FIRST_REASON);
    if (!game || reason >= game->word_count)
        return words[NOT_UNDERSTOOD];
    return game->words[reason];
}

void fault_write(const Fault *fault, Writer *writer)
{
    const char *text = translate(fault_words(fault->game, fault->reason));
    u8 used = 0;
    for (; *text; text++)
        if (*text == '#')
            writer_number(writer, fault->number[used++ & 1]);
        else if (*text == '@')
            writer_char(writer, (char)('a' - 1 + fault->number[used++ & 1]));
        else
            writer_char(writer, *text);
}

void trace_add(Trace *trace, u8 what, u8 from, u8 to, u8 value)
{
    Event *event;
    ASSERT_SLOW(!trace || trace->count <= trace->room);
    if (!trace || trace->count >= trace->room)
        return;
    ASSERT_SLOW(what <= FLEW);
    event = &trace->events[trace->count++];
    event->what = what;
    event->from = from;
    event->to = to;
    event->value = value;
}

u8 game_read_plain_seed(u8 *seed, Reader *reader, Fault *fault)
{
    const char *at = reader->at;
    return seed_read(seed, reader) ? FINE : fault_set(fault, NO_SEED, at);
}

u8 game_read_variant(const Game *game, u8 *variant, Reader *reader,
                     Fault *fault)
{
    u8 reason;
    fault->game = game;
    reason = game->read_variant(variant, reader, fault);
    if (reason)
        return reason;
    reader_skip_space(reader);
    return reader_at_end(reader) ? FINE
                                 : fault_set(fault, NO_VARIANT, reader->at);
}
