/* SPDX-License-Identifier: MIT */
/* Most moves that win are told without a search: a line that wins from a
   position mostly wins after another move, too, with that move left out. The
   rules play it to its end, so nothing has to be believed. Searches judge the
   other moves, and a position is given up as soon as more moves win than are
   wanted. To find that early, the moves that look worst are judged until one
   of them wins, where the player goes on, and then those that look best. */
#include "judged_moves.h"

#include <string.h>

int judged_line_take(JudgedLine *line, const Answer *answer, u32 without)
{
    if (answer->length > MOST_ANSWER_MOVES)
        return 0;
    line->length = answer->length - without;
    memcpy(line->move, answer->line + without,
           line->length * sizeof *line->move);
    return 1;
}

static void play_first(const JudgedMoves *judged, u16 move, u8 *after)
{
    memcpy(after, judged->position, judged->game->size);
    (void)judged->game->apply(after, move, NULL);
}

static i32 rate(const JudgedMoves *judged, u16 move)
{
    u8 after[MOST_POSITION];
    u16 left[MOST_JUDGED];
    if (!judged->walks_into_corners)
        return judged->game->worth(judged->position, move);
    play_first(judged, move, after);
    return judged->game->list(after, left, MOST_JUDGED);
}

/* The moves that look worst first; those that look the same as they are
   listed. */
static void list_moves(JudgedMoves *judged)
{
    i32 worth[MOST_JUDGED];
    u16 i, at;
    judged->count =
        judged->game->list(judged->position, judged->move, MOST_JUDGED);
    ASSERT(judged->count <= MOST_JUDGED);
    for (i = 0; i < judged->count; i++) {
        const u16 move = judged->move[i];
        const i32 value = rate(judged, move);
        for (at = i; at && worth[at - 1] > value; at--) {
            worth[at] = worth[at - 1];
            judged->move[at] = judged->move[at - 1];
        }
        worth[at] = value;
        judged->move[at] = move;
    }
}

/* Plays the known line after a move, but for that move, and for what is
   refused because of it. */
static int wins_by_line(const JudgedMoves *judged, u16 move, u8 *after,
                        JudgedLine *line)
{
    const Game *game = judged->game;
    int is_left_out = 0;
    u32 i;
    line->length = 0;
    for (i = 0; i < judged->line.length && game->status(after) == GOING; i++) {
        const u16 next = judged->line.move[i];
        if (next == move && !is_left_out)
            is_left_out = 1;
        else if (game->apply(after, next, NULL) == FINE)
            line->move[line->length++] = next;
    }
    return game->status(after) == WON;
}

/* The line is one that wins after the move. */
static Verdict judge_move(JudgedMoves *judged, u16 move, JudgedLine *line)
{
    u8 after[MOST_POSITION];
    Answer answer = no_answer;
    play_first(judged, move, after);
    if (wins_by_line(judged, move, after, line))
        return SOLVED;
    play_first(judged, move, after);
    judged->search(judged->memory, after, &answer);
    judged->nodes += answer.nodes;
    if (answer.verdict == SOLVED && !judged_line_take(line, &answer, 0))
        return LIMIT;
    return answer.verdict;
}

/* Judges moves until more than the most win, or one that wins is known and the
   position is no question. */
static void judge_moves(JudgedMoves *judged, u16 most)
{
    JudgedLine line;
    u16 first = 0;
    u16 end = judged->count;
    judged->winning = judged->unproven = 0;
    while (first < end && judged->winning <= most &&
           !(judged->winning && judged->unproven)) {
        const u16 move = judged->move[judged->winning ? --end : first++];
        const Verdict verdict = judge_move(judged, move, &line);
        if (verdict == SOLVED && !judged->winning)
            judged->after_worst = line;
        if (verdict == SOLVED)
            judged->right[judged->winning++] = move;
        else if (verdict != IMPOSSIBLE)
            judged->unproven++;
    }
}

/* How many moves may win at most in a position that is asked about. */
static u16 most_wanted(const JudgedMoves *judged, const QuestionQuota *quota)
{
    u16 most = judged->count < judged->fewest ? 0 : judged->count / 2;
    if (most > quota->most)
        most = (u16)quota->most;
    while (most && !quota_wants(quota, most))
        most--;
    return most;
}

/* Goes on to a position that is wanted. Returns 0 if there is none. */
static int find_position(JudgedMoves *judged, u32 positions,
                         const QuestionQuota *quota)
{
    for (; positions; positions--) {
        u16 most;
        list_moves(judged);
        most = most_wanted(judged, quota);
        judge_moves(judged, most);
        if (!judged->winning)
            return 0;
        if (judged->winning <= most && !judged->unproven &&
            quota_wants(quota, judged->winning))
            return 1;
        (void)judged->game->apply(judged->position, judged->right[0], NULL);
        judged->line = judged->after_worst;
    }
    return 0;
}

int judged_moves_make_question(JudgedMoves *judged, u32 positions,
                               const QuestionQuota *quota,
                               AskedQuestion *question)
{
    const int found = find_position(judged, positions, quota);
    question->nodes += judged->nodes;
    if (!found)
        return 0;
    question->difficulty = question->length = judged->winning;
    memcpy(question->position, judged->position, judged->game->size);
    memcpy(question->answer, judged->right,
           judged->winning * sizeof *judged->right);
    return 1;
}
