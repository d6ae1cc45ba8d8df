/* SPDX-License-Identifier: MIT */
/* Options: a table, and the loop that reads arguments by it. */
#include "options.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct Option {
    const char *name;
    const char *takes; /* NULL for a switch */
    int commands;
    size_t place; /* in Options */
    const char *help;
} Option;

#define PLACE_OF(member) offsetof(Options, member)

static const Option table[] = {
    {"seed", "TEXT", FOR_ALL, PLACE_OF(seed),
     "which deal: a word, or FreeCell's number; A..B for many"},
    {"variant", "NAME", FOR_ALL, PLACE_OF(variant), "which rules, which size"},
    {"cells", "N", FOR_ALL, PLACE_OF(cells), "FreeCell: with N free cells"},
    {"board", "FILE", FOR_PLAY | FOR_PERFT, PLACE_OF(board),
     "start from a board as text (- for standard input)"},
    {"layout", "FILE", FOR_PLAY, PLACE_OF(layout),
     "Mahjong: a layout of KMahjongg, GNOME, xmahjongg or Kyodai"},
    {"map", "NAME", FOR_PLAY, PLACE_OF(map),
     "Mahjong: which map of a file that holds many"},
    {"load", "FILE", FOR_PLAY, PLACE_OF(load), "go on with a saved game"},
    {"moves", "LIST", FOR_PLAY, PLACE_OF(moves), "play these moves and end"},
    {"dialect", "xp|super|any", FOR_PLAY, PLACE_OF(dialect),
     "FreeCell: how many cards go to an empty column"},
    {"depth", "N", FOR_PERFT, PLACE_OF(depth), "how many moves deep"},
    {"show", NULL, FOR_PLAY, PLACE_OF(show),
     "print the board as --board reads it, and end"},
    {"screen", NULL, FOR_PLAY, PLACE_OF(screen),
     "print the board as it is played, and end"},
    {"say", NULL, FOR_PLAY, PLACE_OF(say), "print the board in words, and end"},
    {"json", NULL, FOR_PLAY, PLACE_OF(json),
     "print the game as one object, and end"},
    {"ascii", NULL, FOR_PLAY, PLACE_OF(ascii), "letters instead of symbols"},
    {"mono", NULL, FOR_PLAY, PLACE_OF(mono), "no colours"},
    {"echo", NULL, FOR_PLAY, PLACE_OF(echo),
     "print a whole dialogue, also into a pipe"},
    {"help", NULL, FOR_ALL, PLACE_OF(help), "these words"}};

enum { OPTION_COUNT = sizeof table / sizeof *table };

int complain(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fputs("quadrille: ", stderr);
    vfprintf(stderr, format, values);
    fputs("\n", stderr);
    va_end(values);
    return EXIT_USAGE;
}

/* ------------------------------------------------------------- spelling */

enum { MOST_WORD = 24 };

static size_t least_of(size_t a, size_t b, size_t c)
{
    size_t least = a < b ? a : b;
    return least < c ? least : c;
}

/* How many letters to change, leave out or put in. */
static size_t distance(const char *word, const char *name)
{
    size_t row[MOST_WORD + 1];
    size_t length = strlen(name);
    size_t i, corner, above;
    if (strlen(word) > MOST_WORD || length > MOST_WORD)
        return MOST_WORD;
    for (i = 0; i <= length; i++)
        row[i] = i;
    for (; *word; word++) {
        corner = row[0]++;
        for (i = 1; i <= length; i++) {
            above = row[i];
            row[i] = least_of(above + 1, row[i - 1] + 1,
                              corner + (*word != name[i - 1]));
            corner = above;
        }
    }
    return row[length];
}

const char *nearest_name(const char *word, const char *const *names, int count)
{
    const char *best = NULL;
    size_t least = 3;
    for (; count--; names++)
        if (distance(word, *names) < least) {
            least = distance(word, *names);
            best = *names;
        }
    return best;
}

/* -------------------------------------------------------------- parsing */

static const Option *find_option(const char *name, size_t length, int command)
{
    int i;
    for (i = 0; i < OPTION_COUNT; i++)
        if (table[i].commands & command && strlen(table[i].name) == length &&
            strncmp(table[i].name, name, length) == 0)
            return &table[i];
    return NULL;
}

static void complain_unknown(const char *argument, int command)
{
    const char *names[OPTION_COUNT];
    const char *near;
    int count = 0;
    int i;
    for (i = 0; i < OPTION_COUNT; i++)
        if (table[i].commands & command)
            names[count++] = table[i].name;
    near = nearest_name(argument + 2, names, count);
    if (near)
        complain("there is no option %s here; did you mean --%s?", argument,
                 near);
    else
        complain("there is no option %s here; --help lists those there are",
                 argument);
}

static void store(Options *options, const Option *option, const char *value)
{
    *(const char **)(void *)((char *)options + option->place) = value;
}

/* One option at arguments[*at], with its value there or behind. */
static int take_option(Options *options, int command, char **arguments,
                       int *at)
{
    const char *name = arguments[*at] + 2;
    size_t length = strcspn(name, "=");
    const Option *option = find_option(name, length, command);
    const char *value = name[length] ? name + length + 1 : NULL;
    if (!option) {
        complain_unknown(arguments[*at], command);
        return 0;
    }
    if (!option->takes && value) {
        complain("--%s takes no value", option->name);
        return 0;
    }
    if (option->takes && !value)
        value = arguments[++*at];
    if (option->takes && !value) {
        complain("--%s needs a value: --%s %s", option->name, option->name,
                 option->takes);
        return 0;
    }
    store(options, option, option->takes ? value : option->name);
    return 1;
}

static int is_option(const char *argument)
{
    return strncmp(argument, "--", 2) == 0 && argument[2];
}

int parse_options(Options *options, int command, int first, int *words,
                  char **arguments)
{
    int over = 0;
    int at;
    memset(options, 0, sizeof *options);
    *words = first;
    for (at = first; arguments[at]; at++) {
        if (over || (!is_option(arguments[at]) && strcmp(arguments[at], "--")))
            arguments[(*words)++] = arguments[at];
        else if (!arguments[at][2])
            over = 1;
        else if (!take_option(options, command, arguments, &at))
            return 0;
    }
    return 1;
}

void page_options(Page *page, int command)
{
    Page left = {NULL, 0, 0};
    int i;
    for (i = 0; i < OPTION_COUNT; i++) {
        if (!(table[i].commands & command))
            continue;
        left.used = 0;
        page_format(&left, "--%s%s%s", table[i].name,
                    table[i].takes ? " " : "",
                    table[i].takes ? table[i].takes : "");
        page_format(page, "  %-24s %s\n", left.text, table[i].help);
    }
    page_free(&left);
}
