/* SPDX-License-Identifier: MIT */
/* A tournament of Kulki's players. Each seed is played by all of them, so they
   meet the same drops. */
#include <string.h>

#include "advice/kulki/kulki_player.h"
#include "host/numbered_seed.h"
#include "survey/kind.h"

static int open_engine(const SurveyQuestion *question, void **own,
                       const char **reason)
{
    (void)question;
    *own = kulki_player_make(NULL, NULL);
    *reason = _("not enough memory for a player");
    return *own != NULL;
}

static void close_engine(void *own)
{
    kulki_player_free(own);
}

static void ask_score(Asker *asker, u64 deal, u32 way, DealFinding *finding)
{
    const SurveyQuestion *question = asker->question;
    const KulkiPlayer player = (KulkiPlayer)question->player[way];
    KulkiEngine *engine = asker->own;
    const u64 before = engine->evaluator.nodes;
    u8 seed[SEED_SIZE];
    Kulki game;
    u32 turns;
    numbered_seed(&kulki, deal, seed);
    memset(&game, 0, sizeof game);
    (void)kulki.deal(&game, question->variant, seed);
    for (turns = 0; turns < question->turns && kulki.status(&game) == GOING &&
                    !is_stop_set(asker->stop);
         turns++)
        kulki.apply(
            &game, kulki_engine_choose(engine, &game, player, question->nodes),
            NULL);
    finding->answer = (u8)way;
    finding->value = kulki.score(&game);
    finding->nodes = engine->evaluator.nodes - before;
}

const SurveyKind kulki_tournament_kind = {
    .game = &kulki,
    .name = "tournament",
    .question = N_("the scores of computer players"),
    .variant = "",
    .unit = "point",
    .solver = 1,
    .megabytes = 1,
    .nodes = KULKI_NODES,
    .shard = 1000,
    .uses = USES_PLAYERS,
    .open = open_engine,
    .close = close_engine,
    .ask = ask_score};
