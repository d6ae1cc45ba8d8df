/* SPDX-License-Identifier: MIT */
/* Writes the reasons for refusals that all games share, and other short texts
   about a session. */
#include "session.h"

const char *const session_reason_words[SESSION_REASONS] = {
    _("Out of memory"),
    _("Nothing to undo"),
    _("Nothing to redo"),
    _("There is no move of that number"),
    _("No moves left"),
    _("You can't pick that up"),
    _("Not a saved Quadrille game"),
    _("This game was saved by a newer version of Quadrille"),
    _("There is no game of this name"),
    _("This game was played under other rules"),
    _("Unexpected line in a saved game"),
    _("The number of moves isn't the stated one"),
    _("The digest doesn't match: the saved game was changed"),
    _("This move isn't legal with any number of cards"),
    _("A game on a custom board has no code: save it instead"),
    _("This code is damaged or incomplete"),
    _("The moves don't lead to the stated result"),
    _("Dates look like 2026-11-21: year, month, day"),
    _("This isn't the daily puzzle of the stated date"),
    _("Daily puzzles have their own variant and seed: give only the game"),
    _("This can't be won from here"),
    _("This deal can't be won"),
    _("A game holds at most 16,000,000 moves"),
    _("Too many forced moves for a code: save the game instead"),
    _("That day hasn't come yet"),
};
STATIC_ASSERT(FUTURE_DAY <= 255);

void session_write_reason(Writer *writer, const Fault *fault)
{
    if (fault->reason >= NO_MEMORY &&
        fault->reason < NO_MEMORY + SESSION_REASONS)
        writer_text(writer, session_reason_words[fault->reason - NO_MEMORY]);
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
