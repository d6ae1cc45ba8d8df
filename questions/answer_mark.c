/* SPDX-License-Identifier: MIT */
/* Reads an answer's moves in the game's notation and plays them. */
#include "answer_mark.h"

#include <string.h>

#include "asked_question.h"

const char *const answer_mark_names[] = {"solved",  "unsolved",      "wrong",
                                         "illegal", "unreadable",    "refused",
                                         "unknown", "other_version", "broken"};
STATIC_ASSERT(COUNT_OF(answer_mark_names) == ANSWER_MARKS);

/* Whether a refusal says that a text isn't a move, legal or not. */
static int is_no_move(const QuestionSet *set, u8 reason)
{
    const u8 *known = set->reasons;
    while (*known && *known != reason)
        known++;
    return *known != 0;
}

static int takes_impossible(const Reader *text)
{
    Reader reader = *text;
    if (!reader_take_word(&reader, asked_question_impossible))
        return 0;
    (void)reader_take_char(&reader, '.');
    reader_skip_space(&reader);
    return reader_at_end(&reader);
}

/* Mahjong's reshuffle and Kulki's pass. They leave the game to chance, and
   don't answer anything. */
enum { MOVE_OF_CHANCE = 0xFFFF };

/* Reads a move and plays it. */
static u8 play_one(const Game *game, void *position, Reader *text, u16 *move,
                   Fault *fault)
{
    const char *at = text->at;
    u8 reason = game->read_move(position, text, move, fault);
    if (reason)
        return reason;
    reason = *move == MOVE_OF_CHANCE ? (u8)NOT_A_MOVE
                                     : game->apply(position, *move, NULL);
    return reason ? fault_set(fault, reason, at) : FINE;
}

static AnswerMark mark_win(const AskedQuestion *question, const void *position)
{
    return question->set->game->status(position) == WON ? MARKED_SOLVED
                                                        : MARKED_UNSOLVED;
}

static AnswerMark mark_choice(const AskedQuestion *question, u16 move)
{
    u32 i;
    for (i = 0; i < question->length; i++)
        if (question->answer[i] == move)
            return MARKED_SOLVED;
    return MARKED_WRONG;
}

static AnswerMark mark_moves(MarkedAnswer *marked,
                             const AskedQuestion *question, Reader *text)
{
    const QuestionSet *set = question->set;
    const Game *game = set->game;
    u8 position[MOST_POSITION];
    u16 move = 0;
    memcpy(position, question->position, sizeof position);
    for (; !reader_at_end(text); reader_skip_space(text)) {
        u8 reason = NOT_UNDERSTOOD;
        if (set->task == ASKS_MOVE && marked->legal)
            (void)fault_set(&marked->fault, reason, text->at);
        else
            reason = play_one(game, position, text, &move, &marked->fault);
        if (reason)
            return is_no_move(set, reason) ? MARKED_UNREADABLE
                                           : MARKED_ILLEGAL;
        marked->legal++;
    }
    marked->length =
        game->goal.measure == GOAL_SCORED_MOVES
            ? game->score(position) - game->score(question->position)
            : marked->legal;
    return set->task == ASKS_LINE ? mark_win(question, position)
                                  : mark_choice(question, move);
}

void answer_mark(MarkedAnswer *marked, const AskedQuestion *question,
                 const char *text, size_t length)
{
    Reader reader;
    memset(marked, 0, sizeof *marked);
    marked->fault.game = question->set->game;
    reader_start(&reader, text, (u32)length);
    reader_skip_space(&reader);
    if (reader_at_end(&reader))
        marked->mark = MARKED_REFUSED;
    else if (takes_impossible(&reader))
        marked->mark = question->is_impossible ? MARKED_SOLVED : MARKED_WRONG;
    else
        marked->mark = (u8)mark_moves(marked, question, &reader);
}
