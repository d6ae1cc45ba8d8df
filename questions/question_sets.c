/* SPDX-License-Identifier: MIT */
/* The table of question sets, and the makers of their questions. A new set
   needs a line here. */
#include "question_set.h"

#include <string.h>

const QuestionSet *const question_sets[] = {&sliding_3x3_questions,
                                            &sliding_3x2_questions,
                                            &sliding_4x2_questions,
                                            &sliding_5x2_questions,
                                            &sliding_4x4_questions,
                                            &freecell_cells_questions,
                                            &freecell_moves_questions,
                                            &mahjong_boards_questions,
                                            &mahjong_pairs_questions,
                                            &kulki_best_questions,
                                            NULL};

const QuestionSet *question_set_find(const Game *game, const char *name)
{
    const QuestionSet *const *set = question_sets;
    while (*set &&
           ((*set)->game != game || (name && strcmp((*set)->name, name) != 0)))
        set++;
    return *set;
}

int question_maker_open(QuestionMaker *maker, const QuestionSet *set,
                        const char **reason)
{
    ASSERT(set->most <= MOST_DIFFICULTY);
    maker->set = set;
    maker->own = NULL;
    return set->open(set, &maker->own, reason);
}

void question_maker_close(QuestionMaker *maker)
{
    if (maker->own)
        maker->set->close(maker->own);
    maker->own = NULL;
}

int question_maker_make(const QuestionMaker *maker, const QuestionQuota *quota,
                        u64 number, AskedQuestion *question)
{
    if (!number || number > maker->set->numbers)
        return 0;
    memset(question, 0, sizeof *question);
    question->set = maker->set;
    question->number = number;
    return maker->set->make(maker->own, quota, question);
}
