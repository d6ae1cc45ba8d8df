/* SPDX-License-Identifier: MIT */
/* The table of all lessons. A game without lessons has no line here. */
#include "lesson_table.h"

const LessonBook *const lesson_books[] = {
    &lesson_kulki, &lesson_mahjong, &lesson_freecell, &lesson_sliding, NULL};
