/* SPDX-License-Identifier: MIT */
/* The questions, and what their answers mean. Nothing here talks to the
   terminal. */
#include "abilities.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Abilities found = {.background = UNKNOWN_BACKGROUND};
static int columns, rows; /* of the window, because some terminals tell only
                             its size in pixels */
static int widths_seen, widths_wide;

const Abilities *abilities(void)
{
    return &found;
}

void abilities_forget(void)
{
    memset(&found, 0, sizeof found);
    found.background = UNKNOWN_BACKGROUND;
    widths_seen = widths_wide = 0;
}

/* ----------------------------------------------------------- whom to ask */

static int begins_with(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

const char *abilities_description(const char *term)
{
    static const char xterm[] = "xterm-256color";
    static const struct {
        const char *prefix, *description;
    } terms[] = {
        {"alacritty", xterm}, {"contour", xterm}, {"foot", xterm},
        {"ghostty", xterm},   {"kitty", xterm},   {"rio", xterm},
        {"screen", "screen"}, {"st-", xterm},     {"tmux", "screen-256color"},
        {"wezterm", xterm},   {"xterm-", xterm}};
    size_t i;
    for (i = 0; i < sizeof terms / sizeof *terms; i++)
        if (begins_with(term, terms[i].prefix))
            return terms[i].description;
    return NULL;
}

Manner abilities_manner(const char *term, int extended, int nested)
{
    static const struct {
        const char *prefix;
        Manner manner;
    } terms[] = {{"linux", NO_QUESTIONS},   {"tmux", NO_STRINGS},
                 {"screen", NO_STRINGS},    {"rxvt", NO_STRINGS},
                 {"xterm", ALL_QUESTIONS},  {"kitty", ALL_QUESTIONS},
                 {"iterm2", ALL_QUESTIONS}, {"wezterm", ALL_QUESTIONS},
                 {"ghostty", ALL_QUESTIONS}};
    Manner manner = extended ? ALL_QUESTIONS : NO_QUESTIONS;
    size_t i;
    for (i = 0; i < sizeof terms / sizeof *terms; i++)
        if (begins_with(term, terms[i].prefix))
            manner = terms[i].manner;
    return nested && manner == ALL_QUESTIONS ? NO_STRINGS : manner;
}

/* ------------------------------------------------------------- questions */

/* Row 2, because the answer for row 1 looks like a function key. The
   characters are concealed, in case that the terminal shows them before the
   first frame covers them. */
static const char width_questions[] = "\033[2;1H\033[8m"
                                      "\r\344\270\255\033[6n" /* 中 */
                                      "\r\344\270\200\033[6n" /* 一 */
                                      "\r\350\220\254\033[6n" /* 萬 */
                                      "\033[m";
enum { WIDTH_ROW = 2, WIDTHS = 3 };

static const char sequences[] = "\033]11;?\033\\" /* background */
                                "\033[?2026$p"    /* synchronised output */
                                "\033[>q"         /* name and version */
                                "\033[14t"        /* pixels of the window */
                                "\033[16t";       /* pixels of a cell */

/* Sets a colour and asks which one is set; loads an image of one pixel without
   keeping it. */
static const char strings[] = "\033[38;2;1;2;3m\033P$qm\033\\\033[m"
                              "\033_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\033\\";

static const char last_question[] = "\033[c"; /* device attributes */

void abilities_page_questions(Page *page, Manner manner, int wide)
{
    if (manner == NO_QUESTIONS)
        return;
    widths_seen = widths_wide = 0;
    if (wide)
        page_text(page, width_questions);
    page_text(page, sequences);
    if (manner == ALL_QUESTIONS)
        page_text(page, strings);
    page_text(page, last_question);
}

/* --------------------------------------------------------------- answers */

/* One of the red, green and blue in "rgb:ffff/8080/0000": of one to four
   hexadecimal digits, the same share of 255. */
static int take_part(const char **at, long *part)
{
    char *end;
    const long value = strtol(*at, &end, 16);
    const long digits = (long)(end - *at);
    if (digits < 1 || digits > 4 || value < 0 || **at == '-' || **at == '+')
        return 0;
    *part = value * 255 / ((1L << 4 * digits) - 1);
    *at = *end == '/' ? end + 1 : end;
    return 1;
}

/* "11;rgb:RRRR/GGGG/BBBB", or with a fourth part behind `rgba:`. */
static void take_background(const char *answer)
{
    const char *at = strstr(answer, "rgb");
    long red, green, blue;
    if (!begins_with(answer, "]11;") || !at || !(at = strchr(at, ':')))
        return;
    at++;
    if (take_part(&at, &red) && take_part(&at, &green) &&
        take_part(&at, &blue))
        found.background = red << 16 | green << 8 | blue;
}

/* What known terminals can do that can't be asked. */
static void take_name(const char *name)
{
    static const struct {
        const char *name;
        int has_all_colours, has_iterm;
    } names[] = {{"kitty", 1, 0},   {"foot", 1, 0},      {"WezTerm", 1, 1},
                 {"iTerm2", 1, 1},  {"Konsole", 1, 1},   {"mintty", 1, 1},
                 {"VTE", 1, 0},     {"alacritty", 1, 0}, {"contour", 1, 0},
                 {"ghostty", 1, 0}, {"mlterm", 1, 0}};
    size_t i;
    snprintf(found.name, sizeof found.name, "%s", name);
    for (i = 0; i < sizeof names / sizeof *names; i++)
        if (begins_with(name, names[i].name)) {
            found.has_all_colours |= names[i].has_all_colours;
            found.has_iterm |= names[i].has_iterm;
        }
}

/* "1$r0;38:2::1:2:3": the colour that was set, with or without a colour
   space; or "38:5:16", the nearest of 256. */
static void take_colour(const char *answer)
{
    const char *at = strstr(answer, "38");
    if (at && (strstr(at, "2:1:2:3") || strstr(at, "2::1:2:3") ||
               strstr(at, "2;1;2;3")))
        found.has_all_colours = 1;
    else if (at && (at[2] == ':' || at[2] == ';') && at[3] == '5')
        found.has_256_colours = 1;
}

static void take_device(const char *answer)
{
    if (begins_with(answer, "P>|"))
        take_name(answer + 3);
    else if (begins_with(answer, "P1$r"))
        take_colour(answer);
}

/* "Gi=31;OK" */
static void take_graphics(const char *answer)
{
    const char *says = strchr(answer, ';');
    if (begins_with(answer, "_Gi=31") && says && strcmp(says, ";OK") == 0)
        found.has_kitty = 1;
}

/* "6;HEIGHT;WIDTH" of a cell, or "4;HEIGHT;WIDTH" of the window. */
static void take_size(const char *answer)
{
    int kind, height, width;
    char end;
    if (sscanf(answer, "[%2d;%5d;%5d%c", &kind, &height, &width, &end) != 4 ||
        height < 1 || width < 1)
        return;
    if (kind == 4)
        abilities_measure(columns, rows, width, height);
    if (kind == 6) {
        found.cell_width = width;
        found.cell_height = height;
    }
}

static void take_width(const char *answer)
{
    int row, column;
    if (sscanf(answer, "[%5d;%5d", &row, &column) != 2 || row != WIDTH_ROW)
        return;
    widths_seen++;
    widths_wide += column == 3;
    found.has_wide_signs = widths_seen >= WIDTHS && widths_wide == widths_seen;
}

/* "?2026;1$y": a mode is on, or "2": off; anything else is no. */
static void take_mode(const char *answer)
{
    int mode, state;
    if (sscanf(answer, "[?%5d;%2d$y", &mode, &state) == 2 && mode == 2026)
        found.synchronises = state >= 1 && state <= 3;
}

/* "?62;4;22": 4 stands for `sixel`; the first is the kind of terminal. */
static int take_attributes(const char *answer)
{
    const char *at = answer;
    if (!begins_with(answer, "[?"))
        return 0;
    while ((at = strchr(at, ';')) != NULL) {
        at++;
        found.has_sixel |= *at == '4' && (at[1] == ';' || at[1] == 'c');
    }
    found.is_complete = 1;
    return 1;
}

static int take_sequence(const char *answer)
{
    switch (answer[strlen(answer) - 1]) {
    case 'c':
        return take_attributes(answer);
    case 't':
        take_size(answer);
        return 0;
    case 'y':
        take_mode(answer);
        return 0;
    case 'R':
        take_width(answer);
        return 0;
    default:
        return 0;
    }
}

int abilities_take(const char *answer)
{
    switch (*answer) {
    case '[':
        return take_sequence(answer);
    case ']':
        take_background(answer);
        return 0;
    case 'P':
        take_device(answer);
        return 0;
    case '_':
        take_graphics(answer);
        return 0;
    default:
        return 0;
    }
}

/* ---------------------------------------------------------- other sources */

void abilities_measure(int across, int down, int width, int height)
{
    columns = across;
    rows = down;
    if (columns > 0 && rows > 0 && width >= columns && height >= rows) {
        found.cell_width = width / columns;
        found.cell_height = height / rows;
    }
}

/* "15;0" or "0;default;15": the last is the background among the first sixteen
   colours, of which white and light grey are light. */
static void take_colours_of_environment(void)
{
    const char *colours = getenv("COLORFGBG");
    const char *last = colours ? strrchr(colours, ';') : NULL;
    if (last && last[1] >= '0' && last[1] <= '9')
        found.background =
            strcmp(last, ";7") == 0 || strcmp(last, ";15") == 0 ? 0xffffff : 0;
}

void abilities_take_environment(Manner manner)
{
    static const char *const variables[] = {"TERM_PROGRAM", "LC_TERMINAL"};
    static const char *const programs[] = {"iTerm", "WezTerm", "mintty"};
    size_t i, j;
    if (manner != NO_QUESTIONS)
        take_colours_of_environment();
    for (i = 0;
         manner == ALL_QUESTIONS && i < sizeof variables / sizeof *variables;
         i++) {
        const char *value = getenv(variables[i]);
        for (j = 0; value && j < sizeof programs / sizeof *programs; j++)
            found.has_iterm |= begins_with(value, programs[j]);
    }
}
