/* SPDX-License-Identifier: MIT */
/* What the terminal can do beyond what terminfo says. It is asked everything
   at once when the screen opens, and again on request. The answers are noted
   whenever they come. Until then, and if a terminal never answers, it can do
   nothing special. */
#ifndef FRONT_TUI_ABILITIES_H
#define FRONT_TUI_ABILITIES_H

#include "host/page.h"

typedef struct Abilities {
    int is_complete; /* the last question was answered, too */
    /* Images: */
    int has_kitty; /* kitty's graphics protocol, with PNG and 24-bit data */
    int has_sixel;
    int has_iterm;               /* iTerm2's inline images */
    int cell_width, cell_height; /* in pixels; 0: unknown */
    /* Painting: */
    int synchronises;    /* shows a frame only when it is complete */
    int has_all_colours; /* 24 bits */
    int has_256_colours;
    int has_wide_signs; /* Chinese characters take two columns */
    long background;    /* 24 bits, or UNKNOWN_BACKGROUND */
    char name[48];      /* and version, as the terminal gives them; or "" */
} Abilities;

enum { UNKNOWN_BACKGROUND = -1 };

/* How much a terminal can be asked. Those that don't know a sequence may show
   it, or worse. */
typedef enum Manner {
    NO_QUESTIONS,
    NO_STRINGS, /* control sequences and colours alone: GNU screen hands
                   other strings to the terminal it runs in, and tmux takes
                   some for a title */
    ALL_QUESTIONS
} Manner;
/* The manner for $TERM. "extended": its description says that it obeys
   `xterm`'s sequences. "nested": another terminal is between the program and
   the one that the player sees. */
Manner abilities_manner(const char *term, int extended, int nested);

/* The terminal that one called $TERM obeys, for machines whose terminfo
   doesn't describe $TERM; NULL: unknown. */
const char *abilities_description(const char *term);

/* Writes all questions. The last one is answered by every terminal, after all
   others. What they leave on the screen is in its first rows, and invisible.
   "wide": also finds out how wide Chinese characters are. */
void abilities_page_questions(Page *page, Manner manner, int wide);

/* Notes what an answer says; "answer" is the sequence without its escape and
   its end. Returns 1 for the answer to the last question. */
int abilities_take(const char *answer);
/* Notes the size of a window in pixels, as the operating system knows it; any
   of them may be 0. */
void abilities_measure(int across, int down, int width, int height);
/* Some terminals tell in the environment who they are, and how light. */
void abilities_take_environment(Manner manner);
void abilities_forget(void);

const Abilities *abilities(void);

#endif
