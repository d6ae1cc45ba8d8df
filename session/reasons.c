/* SPDX-License-Identifier: MIT */
/* The words of refusals that are no game's own, and small views. */
#include "session.h"

static const char *const words[] = {
    "There is no memory left",
    "There is no move to take back",
    "There is no move to play again",
    "There is no move of that number",
    "There is no legal move to advise",
    "There is nothing to pick up here",
    "This is not a game saved by Quadrille",
    "This game was saved by a newer version of Quadrille",
    "There is no game of this name",
    "This game was played by other rules than these",
    "This line of the saved game is not understood",
    "The number of moves is not the one that is stated",
    "The digest does not match: the saved game was changed",
    "No choice of the numbers of cards makes this move legal",
    "A game that began with a board of one's own has no code: save it",
    "This code is damaged or incomplete",
    "The stated result is not the one that the moves lead to",
    "A date reads like 2026-11-21: year, month, day",
    "This game is not the daily puzzle of the stated date",
    "A daily puzzle has its own variant and seed: name the game alone",
    "This can't be won any more: 'explain' tells which move lost it",
    "This deal can't be won",
    "A game holds at most 16,000,000 moves",
    "A code has no room for so many forced moves: save it",
    "That day has not come yet",
};

void session_write_reason(Writer *writer, const Fault *fault)
{
    if (fault->reason >= NO_MEMORY &&
        fault->reason < NO_MEMORY + COUNT_OF(words))
        writer_text(writer, words[fault->reason - NO_MEMORY]);
    else
        fault_write(fault, writer);
}

u32 session_line_of(const Fault *fault, const char *text)
{
    u32 line = 1;
    for (; fault->at && text < fault->at; text++)
        if (*text == '\n')
            line++;
    return line;
}

const char *const session_status_names[] = {"going", "won", "stuck", "lost"};

void session_write_result(Writer *writer, const Session *session)
{
    const Game *game = session->game;
    writer_text(writer, session_status_names[game->status(session->position)]);
    writer_char(writer, ' ');
    writer_number(writer, game->score(session->position));
}

void session_digest(const Session *session, Digest *digest)
{
    digest_start(digest);
    digest_bytes(digest, session->position, session->game->size);
}
