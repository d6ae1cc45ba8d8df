/* SPDX-License-Identifier: MIT */
/* Lessons for FreeCell: columns, cells, foundations, sequences. */
#include "lesson_table.h"

static const Lesson lessons[] = {
    {_("Alternating colours"),
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
     _("In the columns, a card goes on one that is one higher and of the "
       "other colour. Put the jack of hearts on the queen of spades."),
     {{"12", _("Red on black, and one lower. The next card there can be a "
               "black ten.")}},
     _("That move is allowed, but it isn't the one: the jack of hearts is "
       "in column 1, the queen of spades in column 2."),
     LESSON_CLAIMS_NOTHING},
    {_("Free cells"),
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
     _("The ten of hearts could go home, but a king lies on it. A free cell "
       "holds one card: put the king of spades into one."),
     {{"1a 1b 1c 1d",
       _("The ten went home by itself, and left an empty column. Empty cells "
         "and columns are your freedom: fill them only for a reason.")}},
     _("That leaves the king on the ten. Put the king of spades, in column "
       "1, into a free cell."),
     LESSON_CLAIMS_NOTHING},
    {_("Home"),
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
     _("Each suit goes home in order, from the ace to the king. Hearts have "
       "reached the nine. Bring the ten of hearts home."),
     {{"1h",
       _("When all cards are home, you have won. Cards that nothing needs any "
         "more go home by themselves.")}},
     _("The ten of hearts, in column 1, can go home now."),
     LESSON_CLAIMS_NOTHING},
    {_("Several at once"),
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
     _("Cards in sequence move together, as many as the empty cells allow. "
       "Move queen, jack and ten onto the king of clubs."),
     {{"41",
       _("All three moved at once. With no empty cell, only one card could "
         "have moved.")}},
     _("Move the sequence that begins with the queen of hearts, in column "
       "4, onto the king of clubs in column 1."),
     LESSON_CLAIMS_NOTHING},
    {_("An empty column"),
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
     _("Any card can go to an empty column, and kings are best: a whole "
       "sequence can grow there. Move the king of hearts to column 3."),
     {{"13", _("Now put the queen of spades on it.")},
      {"23", _("A sequence from the king down blocks nothing.")}},
     _("That uses the place for something else. The king of hearts comes "
       "first, then the queen of spades."),
     LESSON_CLAIMS_NOTHING},
    {_("Tactics: deal 16"),
     "2cells",
     "16",
     NULL,
     "76 31 52 46 46 7a 75 7b 37 3h 2h",
     11,
     _("This is deal 16, with two free cells, after 11 moves. Three moves "
       "are possible, and only one of them wins. Find it."),
     {{"72",
       _("Well seen. After any other move, the game would have been lost.")}},
     _("After that, the game can't be won any more. Look for the cards that "
       "must come free next."),
     LESSON_ONLY_WIN},
    {_("Tactics: deal 17"),
     "2cells",
     "17",
     NULL,
     "8h 1h 8h 58 65 4a 64 5b 25",
     9,
     _("This is deal 17, with two free cells, after 9 moves. Three moves "
       "are possible, and only one of them wins. Find it."),
     {{"68",
       _("Well seen. After any other move, the game would have been lost.")}},
     _("After that, the game can't be won any more. Look for the cards that "
       "must come free next."),
     LESSON_ONLY_WIN},
    {_("Tactics: deal 26"),
     "2cells",
     "26",
     NULL,
     "53 43 1a 12 4b 43",
     6,
     _("This is deal 26, with two free cells, after 6 moves. Three moves "
       "are possible, and only one of them wins. Find it."),
     {{"6h",
       _("Well seen. After any other move, the game would have been lost.")}},
     _("After that, the game can't be won any more. Look for the cards that "
       "must come free next."),
     LESSON_ONLY_WIN}};

const LessonBook lesson_freecell = {"freecell", lessons, COUNT_OF(lessons)};
