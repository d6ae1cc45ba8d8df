/* SPDX-License-Identifier: MIT */
/* Lessons for Mahjong solitaire: free tiles, piles, flowers, choices,
 * shuffling. */
#include "lesson_table.h"

static const Lesson lessons[] = {
    {N_("A pair"),
     "turtle",
     NULL,
     "0 2 0 5b\n"
     "0 4 0 6b\n"
     "0 6 0 6b\n"
     "0 8 0 5b\n",
     "",
     0,
     N_("Take away two tiles with the same face. A tile is free when its "
        "left or right side is open: begin with the two at the ends."),
     {{"5b", N_("Now the tiles between them are free. Take those, too.")},
      {"6b", N_("The board is empty, and the game is won.")}},
     "",
     LESSON_CLAIMS_NOTHING},
    {N_("Nothing on top"),
     "turtle",
     NULL,
     "0 2 0 7d\n"
     "0 2 1 9d\n"
     "0 8 0 7d\n"
     "0 8 1 9d\n",
     "",
     0,
     N_("A tile on which another one lies is not free. Take the two tiles "
        "that nothing lies on."),
     {{"9d",
       N_("That uncovered a tile. Take it with the one of the same face.")},
      {"7d", N_("High piles hide tiles, so take from them early.")}},
     "",
     LESSON_CLAIMS_NOTHING},
    {N_("Flowers and seasons"),
     "turtle:flowers",
     NULL,
     "set flowers\n"
     "0 2 0 FP\n"
     "0 4 0 SU\n"
     "0 6 0 AU\n"
     "0 8 0 FB\n",
     "",
     0,
     N_("Each flower and each season is there once, with a picture of its "
        "own. Any two flowers match. Take them."),
     {{"fl", N_("Any two seasons match as well. Take them.")},
      {"se", N_("Flowers never match seasons.")}},
     "",
     LESSON_CLAIMS_NOTHING},
    {N_("Four of a kind"),
     "turtle",
     NULL,
     "0 0 0 9c\n"
     "0 0 1 5b\n"
     "0 4 0 5b\n"
     "0 8 0 5b\n"
     "0 12 0 5b\n"
     "0 12 1 9c\n",
     "",
     0,
     N_("Three of four identical tiles are free, and you can take any two. "
        "One of them lies on a tile that you need: take that one, with either "
        "of the others."),
     {{"a1 e1 a1 i1", N_("Right: the tile below is open. Two single tiles "
                         "would have left you "
                         "stuck.")}},
     N_("After that, two of the tiles that are left would each lie on what "
        "the other one needs. Take the tile on the pile."),
     LESSON_CLAIMS_NOTHING},
    {N_("Shuffling"),
     "turtle",
     NULL,
     "0 0 0 2b\n"
     "0 0 1 1b\n"
     "0 6 0 1b\n"
     "0 6 1 2b\n",
     "",
     0,
     N_("No two free tiles match, so no move is left. Shuffle the tiles that "
        "are left."),
     {{"shuffle",
       N_("The same tiles, dealt so that they can all be taken. Shuffling "
          "counts as help, so try to do without.")}},
     "",
     LESSON_CLAIMS_NOTHING},
    {N_("Tactics: deal 199"),
     "turtle",
     "199",
     NULL,
     "i11 n8 y1 s13 s3 k11 w1 w11 a8 o7 u3 y15 e5 q11 w5 w15 q3 s11 c1 o3 "
     "s3 c15 e1 i13 c9 e15 g13 k11 q3 g15 o3 u11 i3 q13 k13 o13 i9 o11 e9 "
     "q11 g3 s11 c7 k9 e7 m13 ac8 i15 k15 q9 i5 q7 aa8 m11 u1 y7 w7 k5 s7 "
     "m5 u7 i13 u13 o11 m15 o5 g5 o15 q15 k5 s5 s9 i5 y9 k5 k7 s1 m5 q1 "
     "e11 o5 k9 u5 o9 m5 m3 m3 o7 k13 k3 m13 o9 g11 m7 g9 i11 k3 i9 s5 "
     "k11 o13 q5",
     51,
     N_("In this position of deal 199, four pairs can be taken, and only one "
        "of them wins. Find it."),
     {{"i7 m7",
       N_("Well seen. After any other pair, the game would have been lost.")}},
     N_("After that, the game can't be won any more. Look at what each pair "
        "uncovers."),
     LESSON_ONLY_WIN},
    {N_("Tactics: deal 808"),
     "turtle",
     "808",
     NULL,
     "y1 e11 g11 n8 w5 i11 g13 m9 w11 k11 c1 s13 i13 m11 e5 k11 u11 i13 "
     "k13 q5 s7 m13 e1 c15 u3 s3 q7 o7 i11 q3 s3 k9 q7 m9 y15 o7 w1 i9 q3 "
     "s11 s5 q11 u5 k13 g3 i5 a8 q5 q11 q13 i3 o11 i3 m13 k3 k5 k5 m11 c7 "
     "m5 k11 o3 s11 e15 q11 k7 s5 g15 c9 o13 e7 u13 s13 k9 g5 q13 g7 i15 "
     "q5 k15 m15 i7 i5 k7 ac8 s9 aa8 w15 u15 m3 k3 s15 y7 m11 q15 m5",
     48,
     N_("In this position of deal 808, four pairs can be taken, and only one "
        "of them wins. Find it."),
     {{"w7 o5",
       N_("Well seen. After any other pair, the game would have been lost.")}},
     N_("After that, the game can't be won any more. Look at what each pair "
        "uncovers."),
     LESSON_ONLY_WIN},
    {N_("Tactics: deal 1460"),
     "turtle",
     "1460",
     NULL,
     "i5 n8 i13 q5 k13 k5 e5 y15 c1 w15 s5 m13 g13 i3 g5 k11 g3 u15 q5 "
     "m11 w11 k7 i5 q7 w5 q9 y1 u3 c15 q11 w1 i11 u5 k9 e15 m7 s5 g15 s11 "
     "o5 o7 m9 i9 o7 u11 s13 k5 m9 u13 m5 k9 s9 s11 i13 e1 k13 g1 o9 u1 "
     "q9 e11 m5 ac8 g11 a8 aa8 y7 k3 c7 m3 w7 s3 c9 m13 k5 q3 m5 q5 o5 o9 "
     "i1 o5 k1 e9 u7 g9 m1 o3 o1 e7 s1 m9 g7 y9 q1 k11 m11 o13 s3 o13 i3 "
     "q3 k3 s7 s7 s15 s13 q15",
     54,
     N_("In this position of deal 1460, four pairs can be taken, and only "
        "one of them wins. Find it."),
     {{"i15 q7",
       N_("Well seen. After any other pair, the game would have been lost.")}},
     N_("After that, the game can't be won any more. Look at what each pair "
        "uncovers."),
     LESSON_ONLY_WIN}};

const LessonBook lesson_mahjong = {"mahjong", lessons, COUNT_OF(lessons)};
