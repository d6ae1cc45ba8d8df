/* SPDX-License-Identifier: MIT */
/* Advice for Mahjong. A reshuffle can help when nothing else does, and all
   solutions have the same number of moves. */
#include "advice/game_advice.h"
#include "host/host.h"
#include "rules/mahjong/mahjong.h"

/* Says whether a reshuffle can still help. */
static void page_hopeless(Page *page, const Session *session,
                          const char *words)
{
    const Mahjong *game = (const void *)session->position;
    if (mahjong.status(game) != STUCK)
        page_format(page,
                    _("%s, but a shuffle may help once no pairs are left.\n"),
                    words);
    else if (mahjong_check_reshuffle(game))
        page_text(page, _("No moves left, and no shuffle can help: undo.\n"));
    else
        page_text(page,
                  _("No moves left: shuffle, and the rest can be won.\n"));
}

static int page_no_par(Page *page, Advisor *advisor, const Session *session)
{
    (void)advisor;
    (void)session;
    page_text(page, _("Every win takes the same number of moves.\n"));
    return 0;
}

const GameAdvice mahjong_advice = {.game = &mahjong,
                                   .any_order = 1,
                                   .same_length = 1,
                                   .deals_again = MAHJONG_SHUFFLE,
                                   .page_hopeless = page_hopeless,
                                   .par_after = PAR_NEVER,
                                   .page_par = page_no_par};
