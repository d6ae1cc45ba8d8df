/* SPDX-License-Identifier: MIT */
/* Lessons for Kulki: lines, ways, points and new balls. */
#include "lesson_table.h"

static const Lesson lessons[] = {
    {N_("Five in a row"),
     "kulki",
     NULL,
     "1|                   |1\n"
     "2|   4               |2\n"
     "3|               6   |3\n"
     "4|                   |4\n"
     "5|     1 1   1 1     |5\n"
     "6|                   |6\n"
     "7|                   |7\n"
     "8|         1   3     |8\n"
     "9|                   |9\n",
     "",
     0,
     N_("Four balls of one colour are in a row, with a gap in the middle. "
        "Move the fifth one, below them, into the gap."),
     {{"e8 e5", N_("Five in a row vanish and bring 5 points. After a line, no "
                   "new balls "
                   "drop.")}},
     N_("That ball or that cell doesn't complete the line. Move the lower "
        "ball of the same colour into the gap."),
     LESSON_CLAIMS_NOTHING},
    {N_("Balls roll"),
     "kulki",
     NULL,
     "1| 2 5               |1\n"
     "2| 3                 |2\n"
     "3|               4   |3\n"
     "4|   6 2 2 2 2       |4\n"
     "5|                   |5\n"
     "6|                   |6\n"
     "7|                   |7\n"
     "8|               7   |8\n"
     "9|                 2 |9\n",
     "",
     0,
     N_("A ball rolls up, down, left and right, and needs a clear way. One "
        "ball of the row's colour is shut in at the top left. Complete the "
        "row with the one that can get there."),
     {{"i9 g4", N_("It rolled round the others. Balls never jump, so keep "
                   "ways open.")}},
     N_("That doesn't complete the row. The ball at the bottom right has a "
        "clear way to the cell at the row's right end."),
     LESSON_CLAIMS_NOTHING},
    {N_("Diagonals count"),
     "kulki",
     NULL,
     "1|                   |1\n"
     "2|   3           3   |2\n"
     "3|     3             |3\n"
     "4|             5     |4\n"
     "5|         3         |5\n"
     "6|       1   3       |6\n"
     "7|   2               |7\n"
     "8|                   |8\n"
     "9|                   |9\n",
     "",
     0,
     N_("Lines can be diagonal, too. Complete the one that begins at the top "
        "left."),
     {{"h2 d4", N_("Rows, columns and both diagonals count.")}},
     N_("That leaves the diagonal open. Its gap is in the fourth row."),
     LESSON_CLAIMS_NOTHING},
    {N_("Longer lines"),
     "kulki",
     NULL,
     "1|                   |1\n"
     "2|         7   4     |2\n"
     "3|     1             |3\n"
     "4|                   |4\n"
     "5|                   |5\n"
     "6|   7 7 7   7 7 7   |6\n"
     "7|                   |7\n"
     "8|           5       |8\n"
     "9|                   |9\n",
     "",
     0,
     N_("Six balls wait on both sides of a gap. Join them with a seventh."),
     {{"e2 e6", N_("Seven in a row bring 9 points: 5 for the first five, and "
                   "2 for each "
                   "one more.")}},
     N_("That doesn't fill the gap between the six."),
     LESSON_CLAIMS_NOTHING},
    {N_("New balls drop"),
     "kulki",
     NULL,
     "1|                   |1\n"
     "2|   1               |2\n"
     "3|             4     |3\n"
     "4|                   |4\n"
     "5|         6         |5\n"
     "6|                   |6\n"
     "7|     3             |7\n"
     "8|               2   |8\n"
     "9|                   |9\n",
     "",
     0,
     N_("If a move completes no line, three new balls drop, and the board "
        "fills up. Move any ball, and see."),
     {{"",
       N_("Three balls dropped. The game ends when the board is full, so let "
          "most of your moves prepare a line.")}},
     "",
     LESSON_CLAIMS_NOTHING},
    {N_("Tactics: deal 2"),
     "kulki",
     "2",
     NULL,
     "f8 e4 b9 c4 f6 a5 a8 i5 a2 i6 d4 i7 e7 f6 a3 c3 b3 c6 a3 e3 b7 e6 "
     "e7 a6",
     12,
     N_("This is deal 2 after 12 moves. Only one move completes a line. Find "
        "it."),
     {{"h5 e7",
       N_("Well seen: 5 points. No other move would have brought any.")}},
     N_("That completes no line."),
     LESSON_MOST_POINTS},
    {N_("Tactics: deal 4"),
     "kulki",
     "4",
     NULL,
     "i8 f4 d9 f2 i1 f6 a2 e3 g1 f3 h1 g3 b9 h3 f9 b5 i8 e6 i2 b4",
     10,
     N_("This is deal 4 after 10 moves. One move removes six balls at once, "
        "and no other removes as many. Find it."),
     {{"g4 b3", N_("Well seen: 7 points. Two threes became a six.")}},
     N_("Another move brings more points."),
     LESSON_MOST_POINTS},
    {N_("Tactics: deal 9"),
     "kulki",
     "9",
     NULL,
     "i1 d5 a8 e5 d6 h4 i1 f3 g7 f5 g5 e9 c4 g5 b7 f9 h5 d9 f5 d3 a2 c3 "
     "f2 c9 d2 e6 e8 d6 d1 h8 i2 e1 f5 d1 d5 e3",
     18,
     N_("This is deal 9 after 18 moves. Only one move completes a line. Find "
        "it."),
     {{"c7 f6",
       N_("Well seen: 5 points. No other move would have brought any.")}},
     N_("That completes no line."),
     LESSON_MOST_POINTS}};

const LessonBook lesson_kulki = {"kulki", lessons, COUNT_OF(lessons)};
