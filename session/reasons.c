/* SPDX-License-Identifier: MIT */
/* Writes the reasons for refusals that all games share, and other short texts
   about a session. */
#include "session.h"

const char *const session_reason_words[SESSION_REASONS] = {
    N_("Out of memory"),
    N_("Nothing to undo"),
    N_("Nothing to redo"),
    N_("There is no move of that number"),
    N_("No moves left"),
    N_("You can't pick that up"),
    N_("Not a saved Quadrille game"),
    N_("This game was saved by a newer version of Quadrille"),
    N_("There is no game of this name"),
    N_("This game was played under other rules"),
    N_("Unexpected line in a saved game"),
    N_("The number of moves isn't the stated one"),
    N_("The digest doesn't match: the saved game was changed"),
    N_("This move isn't legal with any number of cards"),
    N_("A game on a custom board has no code: save it instead"),
    N_("This code is damaged or incomplete"),
    N_("The moves don't lead to the stated result"),
    N_("Dates look like 2026-11-21: year, month, day"),
    N_("This isn't the daily puzzle of the stated date"),
    N_("Daily puzzles have their own variant and seed: give only the game"),
    N_("This can't be won from here"),
    N_("This deal can't be won"),
    N_("A game holds at most 16,000,000 moves"),
    N_("Too many forced moves for a code: save the game instead"),
    N_("That day hasn't come yet"),
};
STATIC_ASSERT(FUTURE_DAY <= 255);

void session_write_reason(Writer *writer, const Fault *fault)
{
    if (fault->reason >= NO_MEMORY &&
        fault->reason < NO_MEMORY + SESSION_REASONS)
        writer_text(
            writer,
            translate(session_reason_words[fault->reason - NO_MEMORY]));
    else
        fault_write(fault, writer);
}

u32 session_line_of(const Fault *fault, const char *text)
{
    u32 line = 1;
    ASSERT_SLOW(!fault->at || text <= fault->at);
    for (; fault->at && text < fault->at; text++)
        if (*text == '\n')
            line++;
    return line;
}

const char *const session_status_names[] = {"going", "won", "stuck", "lost"};
STATIC_ASSERT(COUNT_OF(session_status_names) == LOST + 1);

void session_write_result(Writer *writer, const Session *session)
{
    const Game *game = session->game;
    ASSERT(game->status(session->position) <= LOST);
    writer_text(writer, session_status_names[game->status(session->position)]);
    writer_char(writer, ' ');
    writer_number(writer, game->score(session->position));
}

void session_digest(const Session *session, Digest *digest)
{
    ASSERT(session->game);
    digest_start(digest);
    digest_bytes(digest, session->position, session->game->size);
}
