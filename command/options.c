/* SPDX-License-Identifier: MIT */
/* Options: a table, and the loop that reads arguments by it. */
#include "options.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "../front/host.h"

#define PLACE_OF(member) offsetof(Options, member)

const Option option_table[] = {
    {"seed", "TEXT", FOR_GAMES | FOR_OPTIMISE | FOR_PROOF, NULL,
     PLACE_OF(seed),
     "a deal: a word, or FreeCell's number; A..B for digest, proof"},
    {"variant", "NAME", FOR_GAMES | FOR_OPTIMISE, NULL, PLACE_OF(variant),
     "which rules, which size"},
    {"cells", "N", FOR_GAMES, "freecell", PLACE_OF(cells),
     "with N free cells"},
    {"board", "FILE", FOR_PLAY | FOR_PERFT | FOR_SOLVE | FOR_OPTIMISE, NULL,
     PLACE_OF(board), "start from a board as text (- for standard input)"},
    {"distance", "N", FOR_PLAY, "sliding", PLACE_OF(distance),
     "a deal that takes N moves, or about as many"},
    {"row", NULL, FOR_PLAY, "sliding", PLACE_OF(row),
     "print the board as --show does, on one line"},
    {"boards", "FILE", FOR_SOLVE, "sliding", PLACE_OF(boards),
     "solve many boards, one a line"},
    {"goal", "hole-first|hole-last", FOR_SOLVE, "sliding", PLACE_OF(goal),
     "where the hole is in the goal of a board"},
    {"load", "FILE", FOR_PLAY | FOR_PERFT | FOR_SOLVE, NULL, PLACE_OF(load),
     "go on with a saved game, or a code"},
    {"layout", "FILE", FOR_PLAY | FOR_PERFT | FOR_SOLVE, "mahjong",
     PLACE_OF(layout), "a KMahjongg, GNOME, xmahjongg or Kyodai layout"},
    {"map", "NAME", FOR_PLAY | FOR_PERFT | FOR_SOLVE, "mahjong", PLACE_OF(map),
     "which map of a layout file that holds many"},
    {"moves", "LIST", FOR_PLAY | FOR_OPTIMISE, NULL, PLACE_OF(moves),
     "play these moves and end"},
    {"dialect", "xp|super|any", FOR_PLAY, "freecell", PLACE_OF(dialect),
     "how many cards go to an empty column"},
    {"show", NULL, FOR_PLAY, NULL, PLACE_OF(show),
     "print the board as --board reads it, and end"},
    {"screen", NULL, FOR_PLAY, NULL, PLACE_OF(screen),
     "print the board as it is played, and end"},
    {"say", NULL, FOR_PLAY, NULL, PLACE_OF(say),
     "print the board in words, and end"},
    {"json", NULL,
     FOR_PLAY | FOR_SOLVE | FOR_VERIFY | FOR_LIST | FOR_STATS | FOR_DOCTOR |
         FOR_TABLES | FOR_OPTIMISE,
     NULL, PLACE_OF(json), "print each game as one object, and end"},
    {"ascii", NULL, FOR_SCREEN | FOR_SHARE | FOR_STATS, NULL, PLACE_OF(ascii),
     "letters instead of symbols"},
    {"mono", NULL, FOR_SCREEN, NULL, PLACE_OF(mono), "no colours"},
    {"echo", NULL, FOR_PLAY | FOR_REPLAY, NULL, PLACE_OF(echo),
     "print a whole dialogue, also into a pipe"},
    {"delay", "MS", FOR_REPLAY, NULL, PLACE_OF(delay),
     "play by itself, so many milliseconds a move (0: none)"},
    {"ui", "auto|line|tui", FOR_SCREEN, NULL, PLACE_OF(ui),
     "lines, or the whole screen"},
    {"private", NULL, FOR_PLAY, NULL, PLACE_OF(private),
     "keep nothing of what is played"},
    {"daily", "DATE", FOR_PLAY, NULL, PLACE_OF(daily),
     "the puzzle of that day (today, or 2026-11-21)"},
    {"code", NULL, FOR_SHARE, NULL, PLACE_OF(code),
     "the whole game as one word"},
    {"bind", "ADDRESS", FOR_3270, NULL, PLACE_OF(bind),
     "for terminals on other machines, too (127.0.0.1)"},
    {"days", NULL, FOR_STATS, NULL, PLACE_OF(days), "day by day"},
    {"csv", NULL, FOR_STATS, NULL, PLACE_OF(csv), "a table for spreadsheets"},
    {"fast", NULL, FOR_SOLVE, NULL, PLACE_OF(fast),
     "any way to win, as soon as may be (what is done anyway)"},
    {"short", NULL, FOR_SOLVE, NULL, PLACE_OF(shorter),
     "the shortest way that --nodes lead to"},
    {"optimal", NULL, FOR_SOLVE, NULL, PLACE_OF(optimal),
     "a way than which there is no shorter one"},
    {"prove", NULL, FOR_SOLVE, NULL, PLACE_OF(prove),
     "whether there is a way at all"},
    {"fair", NULL, FOR_SOLVE, "mahjong", PLACE_OF(fair),
     "a pair, and its chances without peeking"},
    {"notation", "NAME", FOR_SOLVE | FOR_OPTIMISE, NULL, PLACE_OF(notation),
     "standard, flat (on one line), fc-solve or urdl"},
    {"slides", NULL, FOR_SOLVE, "sliding", PLACE_OF(slides),
     "count slides: tiles that move at once are one"},
    {"threads", "N", FOR_SOLVE, "sliding", PLACE_OF(threads),
     "share a search for the least among N (1)"},
    {"window", "N", FOR_OPTIMISE, NULL, PLACE_OF(window),
     "search each stretch of N moves for a shorter way (24)"},
    {"tables", "micro|small|big", FOR_SOLVE, "sliding", PLACE_OF(tables),
     "look up so much (see tables)"},
    {"player", "NAMES", FOR_SOLVE, "kulki", PLACE_OF(player),
     "random, greedy, heuristic, learned or search"},
    {"games", "N|A..B", FOR_SOLVE, "kulki", PLACE_OF(games),
     "so many games, from one seed to the next"},
    {"turns", "N", FOR_SOLVE, "kulki", PLACE_OF(turns),
     "leave each game after so many moves"},
    {"weights", "FILE", FOR_SOLVE, "kulki", PLACE_OF(weights),
     "what players learnt, if not the program's own"},
    {"nodes", "N", FOR_SOLVE | FOR_OPTIMISE, NULL, PLACE_OF(nodes),
     "look at so many positions at most"},
    {"memory", "MB", FOR_SOLVE, NULL, PLACE_OF(memory),
     "take so many megabytes at most"},
    {"depth", "N", FOR_PERFT, NULL, PLACE_OF(depth), "how many moves deep"},
    {"port", "N", FOR_WEB | FOR_3270, NULL, PLACE_OF(port),
     "serve here, not at 8617 (3270: at 3270); 0 is any that is free"},
    {"folder", "FOLDER", FOR_WEB, NULL, PLACE_OF(folder),
     "serve these files, not the page that came along"},
    {"no-open", NULL, FOR_WEB, NULL, PLACE_OF(no_open),
     "leave the browser alone"},
    {"man", NULL, FOR_HELP, NULL, PLACE_OF(man), "print the manual page"},
    {"bash", NULL, FOR_HELP, NULL, PLACE_OF(bash),
     "print the completions for bash"},
    {"help", NULL, FOR_ALL, NULL, PLACE_OF(help),
     "these words; behind a game or a command, those on it"},
    {"version", NULL, FOR_ALL, NULL, PLACE_OF(version),
     "the version, and those of the rules"},
    {NULL, NULL, 0, NULL, 0, NULL}};

enum { OPTION_COUNT = sizeof option_table / sizeof *option_table - 1 };

int complain(const char *format, ...)
{
    Page page = {NULL, 0, 0};
    va_list values;
    page_text(&page, "quadrille: ");
    va_start(values, format);
    page_values(&page, format, values);
    va_end(values);
    page_text(&page, "\n");
    print_stderr(&page);
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

static const Option *find_option(const char *name, size_t length)
{
    const Option *option = option_table;
    for (; option->name; option++)
        if (strlen(option->name) == length &&
            strncmp(option->name, name, length) == 0)
            return option;
    return NULL;
}

static int complain_unknown(const char *argument)
{
    const char *names[OPTION_COUNT];
    char word[MOST_WORD + 4];
    const char *near;
    int i;
    for (i = 0; i < OPTION_COUNT; i++)
        names[i] = option_table[i].name;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(argument, "="), argument);
    near = nearest_name(word + strspn(word, "-"), names, OPTION_COUNT);
    if (near)
        complain("there is no option %s; did you mean --%s?", word, near);
    else
        complain("there is no option %s; --help lists those there are", word);
    return 0;
}

static void store(Options *options, const Option *option, const char *value)
{
    *(const char **)(void *)((char *)options + option->place) = value;
}

/* One option at arguments[*at], with its value there or behind. */
static int take_option(Options *options, char **arguments, int *at)
{
    const char *name = arguments[*at] + 2;
    size_t length = strcspn(name, "=");
    const Option *option = find_option(name, length);
    const char *value = name[length] ? name + length + 1 : NULL;
    if (!option)
        return complain_unknown(arguments[*at]);
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

/* -1 and -2 are deals of FreeCell, - is standard input. */
static int is_option(const char *argument)
{
    return argument[0] == '-' && argument[1] &&
           !strchr("0123456789", argument[1]) && strcmp(argument, "--") != 0;
}

static int take_argument(Options *options, char **arguments, int *at)
{
    if (strcmp(arguments[*at], "-h") == 0) {
        options->help = "help";
        return 1;
    }
    if (arguments[*at][1] != '-')
        return complain_unknown(arguments[*at]);
    return take_option(options, arguments, at);
}

int parse_options(Options *options, int first, int *words, char **arguments)
{
    int over = 0;
    int at;
    memset(options, 0, sizeof *options);
    *words = first;
    for (at = first; arguments[at]; at++) {
        if (!over && strcmp(arguments[at], "--") == 0)
            over = 1;
        else if (over || !is_option(arguments[at]))
            arguments[(*words)++] = arguments[at];
        else if (!take_argument(options, arguments, &at))
            return 0;
    }
    return 1;
}

static const char *value_of(const Options *options, const Option *option)
{
    const char *place = (const char *)options + option->place;
    return *(const char *const *)(const void *)place;
}

int options_belong(const Options *options, int command, const char *name)
{
    const Option *option = option_table;
    for (; option->name; option++)
        if (value_of(options, option) && !(option->commands & command)) {
            complain("--%s is not for %s; --help lists what is", option->name,
                     name);
            return 0;
        }
    return 1;
}

int options_fit(const Options *options, const char *game)
{
    const Option *option = option_table;
    for (; option->name; option++)
        if (option->game && value_of(options, option) &&
            strcmp(option->game, game) != 0) {
            complain("--%s is for %s", option->name, option->game);
            return 0;
        }
    return 1;
}

static void page_option(Page *page, const Option *option, int names_game)
{
    Page left = {NULL, 0, 0};
    page_format(&left, "--%s%s%s", option->name, option->takes ? " " : "",
                option->takes ? option->takes : "");
    if (left.used > 14)
        page_format(page, "  %s\n%17s", left.text, "");
    else
        page_format(page, "  %-14s ", left.text);
    if (names_game && option->game)
        page_format(page, "for %s: ", option->game);
    page_format(page, "%s\n", option->help);
    page_free(&left);
}

void page_options(Page *page, int command, const char *game)
{
    const Option *option = option_table;
    for (; option->name; option++)
        if (option->commands & command &&
            (!game || !option->game || strcmp(option->game, game) == 0))
            page_option(page, option, !game);
}
