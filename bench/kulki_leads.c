/* SPDX-License-Identifier: MIT */
/* How far Kulki's questions can be trusted, which are measured: the answers
   and leads of the first questions beside those of a search that looks at
   50,000 positions for each. kulki_leads QUESTIONS */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "advice/kulki/kulki_player.h"
#include "questions/question_set.h"

enum { LONG_NODES = 50000, MOST_OFF = 4 };

typedef struct Agreement {
    u32 questions, moves, leads[MOST_OFF];
} Agreement;

/* Compares the lead, in points, as questions give it. */
static void compare(KulkiEngine *engine, const AskedQuestion *question,
                    Agreement *all)
{
    const QuestionSet *set = question->set;
    Kulki game;
    RankedMove ranked[2];
    i32 lead, off;
    memcpy(&game, question->position, sizeof game);
    if (kulki_engine_rank(engine, &game, LONG_NODES, ranked, 2) < 2)
        return;
    all->questions++;
    if (ranked[0].move != question->answer[0])
        return;
    all->moves++;
    lead = (ranked[0].worth - ranked[1].worth) / 100;
    if (lead > (i32)set->most)
        lead = (i32)set->most;
    off = abs(lead - (i32)question->difficulty);
    all->leads[off < MOST_OFF ? off : MOST_OFF - 1]++;
}

int main(int count, char **word)
{
    const u32 wanted = count > 1 ? (u32)strtoul(word[1], NULL, 10) : 100;
    const QuestionSet *set = &kulki_best_questions;
    QuestionQuota quota = {.least = set->least, .most = set->most};
    KulkiEngine *engine = kulki_player_make(NULL, NULL);
    static AskedQuestion question;
    QuestionMaker maker;
    const char *reason;
    Agreement all = {0, 0, {0}};
    u64 number;
    quota.each = wanted;
    if (!engine || !question_maker_open(&maker, set, &reason))
        return 1;
    for (number = 1; all.questions < wanted && number <= set->numbers;
         number++)
        if (question_maker_make(&maker, &quota, number, &question))
            compare(engine, &question, &all);
    printf("%u questions: the same move in %u; the same lead in %u, one point "
           "off in %u, two in %u, more in %u\n",
           all.questions, all.moves, all.leads[0], all.leads[1], all.leads[2],
           all.leads[3]);
    question_maker_close(&maker);
    kulki_player_free(engine);
    return 0;
}
