/* SPDX-License-Identifier: MIT */
/* Writes questions. The prompt says all that one needs to know: the rules, how
   the board is written, and how an answer is. */
#include "asked_question.h"

#include <string.h>

#include "host/host.h"
#include "host/json.h"
#include "question_id.h"

const char asked_question_impossible[] = "impossible";

static const char *const task_names[] = {"solve", "move"};

static void page_shown_board(Page *page, const AskedQuestion *question)
{
    const QuestionSet *set = question->set;
    if (set->page_board)
        set->page_board(page, question->position);
    else
        page_position(page, set->game, question->position);
}

void asked_question_page_move(Page *page, const QuestionSet *set,
                              const void *position, u16 move)
{
    if (set->page_move)
        set->page_move(page, position, move);
    else
        page_move_from(page, set->game, position, move);
}

void asked_question_page_id(Page *page, const AskedQuestion *question)
{
    const QuestionId id = {question->set, question->difficulty,
                           question->number};
    question_id_page(page, &id);
}

void asked_question_page_prompt(Page *page, const AskedQuestion *question)
{
    page_text(page, question->set->rules);
    page_shown_board(page, question);
    page_text(page, question->set->request);
}

static void page_winning_line(Page *page, const AskedQuestion *question)
{
    u8 position[MOST_POSITION];
    u32 i;
    memcpy(position, question->position, sizeof position);
    for (i = 0; i < question->length; i++) {
        if (i)
            page_text(page, " ");
        asked_question_page_move(page, question->set, position,
                                 question->answer[i]);
        (void)question->set->game->apply(position, question->answer[i], NULL);
    }
}

void asked_question_page_answer(Page *page, const AskedQuestion *question)
{
    if (question->is_impossible)
        page_text(page, asked_question_impossible);
    else if (question->set->task == ASKS_LINE)
        page_winning_line(page, question);
    else
        asked_question_page_move(page, question->set, question->position,
                                 question->answer[0]);
}

/* --------------------------------------------------------------------- JSON
 */

static void page_start(Page *page, const AskedQuestion *question)
{
    const Game *game = question->set->game;
    Page text = PAGE_EMPTY;
    if (question->is_dealt) {
        page_variant(&text, game, question->variant);
        page_member(page, "variant", &text);
        page_seed(&text, game, question->seed);
        page_member(page, "seed", &text);
    }
    page_position(&text, game, question->position);
    page_member(page, "board", &text);
}

static void page_best_moves(Page *page, const AskedQuestion *question)
{
    u32 i;
    page_text(page, ",\"answers\":[");
    for (i = 0; i < question->length; i++) {
        Page text = PAGE_EMPTY;
        asked_question_page_move(&text, question->set, question->position,
                                 question->answer[i]);
        page_element_text(page, &text);
    }
    page_text(page, "]");
    page_number(page, "legal",
                question->set->game->list(question->position, NULL, 0));
}

static void page_metadata(Page *page, const AskedQuestion *question)
{
    const QuestionSet *set = question->set;
    page_format(page, ",\"metadata\":{\"task\":\"%s\"", task_names[set->task]);
    page_entry(page, "measure", set->measure);
    page_flag(page, "held_out", question_is_held_out(question));
    page_start(page, question);
    if (set->is_shortest)
        page_number(page, "optimum", question->length);
    if (set->task == ASKS_MOVE)
        page_best_moves(page, question);
    page_text(page, "}");
}

void asked_question_page_json(Page *page, const AskedQuestion *question)
{
    Page text = PAGE_EMPTY;
    page_format(page, "{\"format\":%d", JSON_FORMAT);
    asked_question_page_id(&text, question);
    page_member(page, "id", &text);
    page_entry(page, "game", question->set->game->name);
    page_entry(page, "set", question->set->name);
    page_number(page, "difficulty", question->difficulty);
    asked_question_page_prompt(&text, question);
    page_member(page, "prompt", &text);
    asked_question_page_answer(&text, question);
    page_member(page, "answer", &text);
    page_metadata(page, question);
    page_text(page, "}\n");
}
