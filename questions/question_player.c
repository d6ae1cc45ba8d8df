/* SPDX-License-Identifier: MIT */
/* The players without a search go on until the game ends, or until they have
   made more moves than any game needs. */
#include "question_player.h"

#include <stdlib.h>
#include <string.h>

#include "asked_question.h"
#include "host/json.h"
#include "solve/mix.h"

enum { MOST_TURNS = 300 };

static u16 choose_at_random(const u16 *move, u16 count, u64 *state)
{
    return move[splitmix64(state) % count];
}

static u16 choose_greedily(const Game *game, const void *position,
                           const u16 *move, u16 count)
{
    u16 best = 0;
    u16 i;
    for (i = 1; i < count; i++)
        if (game->worth(position, move[i]) > game->worth(position, move[best]))
            best = i;
    return move[best];
}

static void page_played(Page *page, const AskedQuestion *question,
                        QuestionPlayer player)
{
    const Game *game = question->set->game;
    const u32 turns = question->set->task == ASKS_MOVE ? 1 : MOST_TURNS;
    u16 *move = host_must_have(malloc(game->most_moves * sizeof *move));
    u8 position[MOST_POSITION];
    u64 state = question->number;
    u32 turn;
    memcpy(position, question->position, sizeof position);
    for (turn = 0; turn < turns && game->status(position) == GOING; turn++) {
        const u16 count = game->list(position, move, game->most_moves);
        const u16 chosen = player == QUESTION_PLAYER_RANDOM
                               ? choose_at_random(move, count, &state)
                               : choose_greedily(game, position, move, count);
        if (turn)
            page_text(page, " ");
        asked_question_page_move(page, question->set, position, chosen);
        (void)game->apply(position, chosen, NULL);
    }
    free(move);
}

static void page_answer(Page *page, const AskedQuestion *question,
                        QuestionPlayer player)
{
    if (player == QUESTION_PLAYER_SOLVER)
        asked_question_page_answer(page, question);
    else
        page_played(page, question, player);
}

void question_player_page_json(Page *page, const AskedQuestion *question,
                               QuestionPlayer player)
{
    Page text = PAGE_EMPTY;
    asked_question_page_id(&text, question);
    page_text(page, "{\"id\":");
    page_string(page, text.text, text.used);
    page_free(&text);
    page_answer(&text, question, player);
    page_member(page, "answer", &text);
    page_text(page, "}\n");
}
