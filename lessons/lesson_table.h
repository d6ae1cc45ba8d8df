/* SPDX-License-Identifier: MIT */
/* What the files of the games' lessons share. */
#ifndef LESSONS_LESSON_TABLE_H
#define LESSONS_LESSON_TABLE_H

#include "lesson.h"

extern const LessonBook lesson_kulki, lesson_mahjong, lesson_freecell,
    lesson_sliding;

#endif
