/* SPDX-License-Identifier: MIT */
/* Mahjong: a reshuffle can help where nothing else does, and all ways to win
   take the same moves. */
#include "advice/game_advice.h"
#include "host/host.h"
#include "rules/mahjong/mahjong.h"

/* What a reshuffle can do where there is no other way to win. */
static void page_hopeless(Page *page, const Session *session,
                          const char *words)
{
    const Mahjong *game = (const void *)session->position;
    if (mahjong.status(game) != STUCK)
        page_format(page, "%s; when no pair is left, a reshuffle may help",
                    words);
    else if (mahjong_check_reshuffle(game))
        page_text(page, "No moves left, and a reshuffle can't help: undo");
    else
        page_text(page, "No moves left: shuffle, and the rest can be won");
}

static int page_no_par(Page *page, Brain *brain, const Session *session)
{
    (void)brain;
    (void)session;
    page_text(page, "All ways to win take the same moves here\n");
    return 0;
}

const GameAdvice mahjong_advice = {.game = &mahjong,
                                   .any_order = 1,
                                   .deals_again = MAHJONG_SHUFFLE,
                                   .page_hopeless = page_hopeless,
                                   .par_after = PAR_NEVER,
                                   .page_par = page_no_par};
