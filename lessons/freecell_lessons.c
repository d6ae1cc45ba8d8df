/* SPDX-License-Identifier: MIT */
/* Lessons for FreeCell: columns, cells, foundations, sequences. */
#include "lesson_table.h"

static const Lesson lessons[] = {
    {N_("Alternating colours"),
     "4cells",
     NULL,
     "Foundations: H-9 C-9 D-9 S-9\n"
     "Freecells: - - - -\n"
     ": TH KS JH\n"
     ": TS KH QS\n"
     ": TC QC KD\n"
     ": TD JC KC\n"
     ": JS QD JD QH\n",
     "",
     0,
     N_("In the columns, a card goes on one that is one higher and of the "
        "other colour. Put the jack of hearts on the queen of spades."),
     {{"12", N_("Red on black, and one lower. The next card there can be a "
                "black ten.")}},
     N_("That move is allowed, but it isn't the one: the jack of hearts is "
        "in column 1, the queen of spades in column 2."),
     LESSON_CLAIMS_NOTHING},
    {N_("Free cells"),
     "4cells",
     NULL,
     "Foundations: H-9 C-9 D-9 S-9\n"
     "Freecells: - - - -\n"
     ": TH KS\n"
     ": TS KH QS JH\n"
     ": TC QC KD\n"
     ": TD JC KC\n"
     ": JS QD JD QH\n",
     "",
     0,
     N_("The ten of hearts could go home, but a king lies on it. A free cell "
        "holds one card: put the king of spades into one."),
     {{"1a 1b 1c 1d",
       N_("The ten went home by itself, and left an empty column. Empty cells "
          "and columns are your freedom: fill them only for a reason.")}},
     N_("That leaves the king on the ten. Put the king of spades, in column "
        "1, into a free cell."),
     LESSON_CLAIMS_NOTHING},
    {N_("Home"),
     "4cells",
     NULL,
     "Foundations: H-9 C-9 D-9 S-9\n"
     "Freecells: - - - -\n"
     ": KS TH\n"
     ": TS KH QS JH\n"
     ": TC QC KD\n"
     ": TD JC KC\n"
     ": JS QD JD QH\n",
     "",
     0,
     N_("Each suit goes home in order, from the ace to the king. Hearts have "
        "reached the nine. Bring the ten of hearts home."),
     {{"1h", N_("When all cards are home, you have won. Cards that nothing "
                "needs any "
                "more go home by themselves.")}},
     N_("The ten of hearts, in column 1, can go home now."),
     LESSON_CLAIMS_NOTHING},
    {N_("Several at once"),
     "4cells",
     NULL,
     "Foundations: H-9 C-9 D-9 S-9\n"
     "Freecells: - - - -\n"
     ": TH KC\n"
     ": TS JH KH\n"
     ": TC JD QC KD\n"
     ": JC QD KS QH JS TD\n"
     ": QS\n",
     "",
     0,
     N_("Cards in sequence move together, as many as the empty cells allow. "
        "Move queen, jack and ten onto the king of clubs."),
     {{"41",
       N_("All three moved at once. With no empty cell, only one card could "
          "have moved.")}},
     N_("Move the sequence that begins with the queen of hearts, in column "
        "4, onto the king of clubs in column 1."),
     LESSON_CLAIMS_NOTHING},
    {N_("An empty column"),
     "4cells",
     NULL,
     "Foundations: H-9 C-9 D-9 S-9\n"
     "Freecells: - - - -\n"
     ": TH TS JC KH\n"
     ": TC TD JH QS\n"
     ": \n"
     ": QH JS KC QC\n"
     ": QD KS JD KD\n",
     "",
     0,
     N_("Any card can go to an empty column, and kings are best: a whole "
        "sequence can grow there. Move the king of hearts to column 3."),
     {{"13", N_("Now put the queen of spades on it.")},
      {"23", N_("A sequence from the king down blocks nothing.")}},
     N_("That uses the place for something else. The king of hearts comes "
        "first, then the queen of spades."),
     LESSON_CLAIMS_NOTHING},
    {N_("Tactics: deal 16"),
     "2cells",
     "16",
     NULL,
     "76 31 52 46 46 7a 75 7b 37 3h 2h",
     11,
     N_("This is deal 16, with two free cells, after 11 moves. Three moves "
        "are possible, and only one of them wins. Find it."),
     {{"72",
       N_("Well seen. After any other move, the game would have been lost.")}},
     N_("After that, the game can't be won any more. Look for the cards that "
        "must come free next."),
     LESSON_ONLY_WIN},
    {N_("Tactics: deal 17"),
     "2cells",
     "17",
     NULL,
     "8h 1h 8h 58 65 4a 64 5b 25",
     9,
     N_("This is deal 17, with two free cells, after 9 moves. Three moves "
        "are possible, and only one of them wins. Find it."),
     {{"68",
       N_("Well seen. After any other move, the game would have been lost.")}},
     N_("After that, the game can't be won any more. Look for the cards that "
        "must come free next."),
     LESSON_ONLY_WIN},
    {N_("Tactics: deal 26"),
     "2cells",
     "26",
     NULL,
     "53 43 1a 12 4b 43",
     6,
     N_("This is deal 26, with two free cells, after 6 moves. Three moves "
        "are possible, and only one of them wins. Find it."),
     {{"6h",
       N_("Well seen. After any other move, the game would have been lost.")}},
     N_("After that, the game can't be won any more. Look for the cards that "
        "must come free next."),
     LESSON_ONLY_WIN}};

const LessonBook lesson_freecell = {"freecell", lessons, COUNT_OF(lessons)};
