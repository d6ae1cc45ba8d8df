/* SPDX-License-Identifier: MIT */
/* Shows a whole game: as the members of an object, and as text. */
#include <string.h>

#include "host/json.h"
#include "mcp_call.h"
#include "table/text_board/text_board.h"

/* A game that began with a board has no code; its save does as well. */
static void page_handle(Page *page, const Session *session)
{
    if (page_code(page, session))
        page_save(page, session);
}

int mcp_state_load(Bot *bot, const char *code, BotAnswer *answer)
{
    BotRequest request = {.operation = bot_operation_find("position", 8)};
    bot_answer_start(answer, "", 1);
    if (!bot_request_add(&request, PARAMETER_CODE, code, strlen(code), answer))
        bot_run_request(bot, &request, answer);
    bot_request_free(&request);
    return !answer->fault;
}

void mcp_state_answer(const Bot *bot, BotAnswer *answer)
{
    const Session *session = &bot->session;
    Page text = PAGE_EMPTY;
    page_handle(&text, session);
    bot_answer_page(answer, "code", &text);
    page_board(&text, session);
    bot_answer_lines(answer, "board", &text);
    text_board_say(&text, session, 0);
    bot_answer_lines(answer, "description", &text);
}

void mcp_state_page(Page *page, const Bot *bot)
{
    const Session *session = &bot->session;
    const Game *game = session->game;
    page_text(page, game->name);
    page_text(page, " ");
    page_variant(page, game, session->variant);
    if (!session->board) {
        page_text(page, " ");
        page_seed(page, game, session->seed);
    }
    page_format(page, ", %s, moves: %lu, score: %lu\ncode: ",
                session_status_names[game->status(session->position)],
                (unsigned long)session->at,
                (unsigned long)game->score(session->position));
    page_handle(page, session);
    page_text(page, "\n\n");
    page_board(page, session);
    page_text(page, "\n");
    text_board_say(page, session, 0);
}
