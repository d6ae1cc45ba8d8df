/* SPDX-License-Identifier: MIT */
/* Hints without a search: the legal moves, best first by the game's rule of
   thumb. Equally good moves stay in the order of the list. */
#include "session.h"

typedef struct Ranking {
    u16 *moves;
    i32 *worth;
    u16 count;
} Ranking;

/* Returns the move after "last" in the ranking; the best move if last is
   count. */
static u16 next_best(const Ranking *ranking, u16 last)
{
    const i32 *worth = ranking->worth;
    const u8 is_first = last >= ranking->count;
    u16 best = ranking->count;
    u16 i;
    for (i = 0; i < ranking->count; i++) {
        if (!is_first &&
            (i <= last ? worth[i] >= worth[last] : worth[i] > worth[last]))
            continue;
        if (best == ranking->count || worth[i] > worth[best])
            best = i;
    }
    ASSERT_SLOW(best < ranking->count || !is_first);
    return best;
}

static u16 nth_best(const Ranking *ranking, u32 nth)
{
    u16 at = next_best(ranking, ranking->count);
    ASSERT(ranking->count);
    nth %= ranking->count;
    while (nth--)
        at = next_best(ranking, at);
    ASSERT(at < ranking->count);
    return ranking->moves[at];
}

static void rank(Ranking *ranking, const Game *game, const void *position)
{
    u16 i;
    for (i = 0; i < ranking->count; i++)
        ranking->worth[i] = game->worth(position, ranking->moves[i]);
}

static u8 advise(void *context, const Host *host, const Game *game,
                 const void *position, u32 nth, Advice *advice)
{
    u16 count = game->list(position, NULL, 0);
    Ranking ranking;
    (void)context;
    if (!count)
        return NO_HINT;
    ranking.count = count;
    ranking.worth = host->resize(host->context, NULL,
                                 (u32)(count * (sizeof(i32) + sizeof(u16))));
    if (!ranking.worth)
        return NO_MEMORY;
    ranking.moves = (u16 *)(void *)(ranking.worth + count);
    game->list(position, ranking.moves, count);
    rank(&ranking, game, position);
    advice->move = nth_best(&ranking, nth);
    advice->says = _("by rule of thumb, no search");
    host->resize(host->context, ranking.worth, 0);
    return FINE;
}

const HintSource session_plain_hints = {NULL, advise};
