/* SPDX-License-Identifier: MIT */
#include "lesson.h"

#include <string.h>

static void start(Pupil *pupil, Lesson *lesson)
{
    const KulkiRules *rules = pupil->judge->rules;
    const Drop first = {.count = rules->start};
    memset(lesson, 0, sizeof *lesson);
    empty_grid(&lesson->grid, rules->colours);
    drop_on(&lesson->grid, &first, rules, &pupil->dice);
    foretell(&lesson->drop, &lesson->grid, rules, &pupil->dice);
}

/* Moves until one lets balls drop; the points on the way. */
static u32 play_turn(Pupil *pupil, Lesson *lesson)
{
    u32 points = 0;
    for (;;) {
        const Hop best =
            choose_best(pupil->judge, &lesson->grid, &lesson->drop);
        const u32 paid =
            move_ball(&lesson->grid, best.from, best.to, pupil->judge->rules);
        points += paid;
        lesson->turns++;
        if (!paid || lesson->grid.empty == FIELD)
            return points;
    }
}

static u32 let_drop(Pupil *pupil, Lesson *lesson)
{
    const KulkiRules *rules = pupil->judge->rules;
    u32 points = 0;
    do
        points += drop_on(&lesson->grid, &lesson->drop, rules, &pupil->dice);
    while (lesson->grid.empty == FIELD);
    foretell(&lesson->drop, &lesson->grid, rules, &pupil->dice);
    return points;
}

/* What was thought before is drawn towards the points since then and what is
   thought now. */
static void compare(Pupil *pupil, const Thought *old, const Thought *fresh,
                    u32 points, int is_over)
{
    const float ahead = is_over ? 0 : pupil->discount * value_of(pupil, fresh);
    learn(pupil, old, (float)points + ahead);
}

/* Boards are judged after what is known to drop has dropped, and before what
   is not known. */
void learn_game(Pupil *pupil, Lesson *lesson)
{
    const int is_late = pupil->judge->rules->preview == COLOURS_AND_CELLS;
    Thought old, fresh;
    u32 points = 0;
    int first = 1;
    start(pupil, lesson);
    while (lesson->grid.empty) {
        points += play_turn(pupil, lesson);
        if (is_late)
            points += let_drop(pupil, lesson);
        think(pupil, &fresh, &lesson->grid);
        if (!first)
            compare(pupil, &old, &fresh, points, !lesson->grid.empty);
        lesson->score += points;
        points = is_late ? 0 : let_drop(pupil, lesson);
        old = fresh;
        first = 0;
    }
    lesson->score += points;
    if (!is_late)
        learn(pupil, &old, (float)points);
    pupil->games++;
    pupil->turns += lesson->turns;
}

void play_lesson(Pupil *pupil, Lesson *lesson)
{
    start(pupil, lesson);
    while (lesson->grid.empty) {
        lesson->score += play_turn(pupil, lesson);
        lesson->score += let_drop(pupil, lesson);
    }
}
