/* SPDX-License-Identifier: MIT */
/* Options: a table, and the loop that reads arguments by it. */
#include "options.h"

#include <stdio.h>
#include <string.h>

#include "advice/sliding/review.h"
#include "host/host.h"
#include "table/replay.h"

#define LIMITED(member, type, limit) offsetof(Options, member), type, limit
#define VALUE(member, type) LIMITED(member, type, NO_LIMIT)
#define SWITCH(member) VALUE(member, VALUE_SWITCH)

const Option option_table[] = {
    {"seed", "TEXT", FOR_DEALS | FOR_PROOF, VALUE(seed, VALUE_SEED), NULL,
     "a deal: a word or number; A..B for solve, digest, proof"},
    {"variant", "NAME", FOR_DEALS, VALUE(variant, VALUE_TEXT), NULL,
     "rules, size or level, as the word does"},
    {"cells", "N", FOR_START | FOR_DIGEST, VALUE(cells, VALUE_TEXT),
     "freecell", "with N free cells"},
    {"board", "FILE", FOR_START | FOR_OPTIMISE, VALUE(board, VALUE_FILE), NULL,
     "start from a board as text (- for standard input)"},
    {"distance", "N", FOR_PLAY,
     LIMITED(distance, VALUE_NUMBER, LIMIT_DISTANCE), "sliding",
     "a deal that takes N moves"},
    {"row", NULL, FOR_ONCE, SWITCH(row), "sliding",
     "print the board as --show does, on one line"},
    {"boards", "FILE", FOR_SOLVE, VALUE(boards, VALUE_FILE), "sliding",
     "solve many boards, one a line"},
    {"goal", "hole-first|hole-last", FOR_SOLVE, VALUE(goal, VALUE_WORD),
     "sliding", "where the hole is in the goal of a board"},
    {"load", "FILE", FOR_START, VALUE(load, VALUE_FILE), NULL,
     "go on with a saved game, or a code"},
    {"layout", "NAME|FILE", FOR_PLAY | FOR_PERFT | FOR_SOLVE,
     VALUE(layout, VALUE_TEXT), "mahjong",
     "lotus, pond ... or a layout's file"},
    {"map", "NAME", FOR_PLAY | FOR_PERFT | FOR_SOLVE, VALUE(map, VALUE_TEXT),
     "mahjong", "which map of a layout file that holds many"},
    {"moves", "LIST", FOR_ONCE | FOR_OPTIMISE, VALUE(moves, VALUE_TEXT), NULL,
     "play these moves and end"},
    {"dialect", "xp|super|any", FOR_ONCE, VALUE(dialect, VALUE_WORD),
     "freecell", "with --moves: cards to an empty column"},
    {"show", NULL, FOR_ONCE, SWITCH(show), NULL,
     "print the board as --board reads it, and end"},
    {"screen", NULL, FOR_ONCE, SWITCH(screen), NULL,
     "print the board as it is played, and end"},
    {"say", NULL, FOR_ONCE, SWITCH(say), NULL,
     "print the board in words, and end"},
    {"json", NULL,
     FOR_ONCE | FOR_SOLVE | FOR_PLAYERS | FOR_VERIFY | FOR_GRADE | FOR_GAMES |
         FOR_STATS | FOR_SCORES | FOR_PATHS | FOR_DOCTOR | FOR_TABLES |
         FOR_OPTIMISE | FOR_LINE,
     SWITCH(json), NULL, "print each game as one object, and end"},
    {"ascii", NULL, FOR_SCREEN | FOR_SHARE | FOR_STATS, SWITCH(ascii), NULL,
     "letters instead of symbols"},
    {"mono", NULL, FOR_SCREEN, SWITCH(mono), NULL, "no colours"},
    {"echo", NULL, FOR_ONCE | FOR_REPLAY, SWITCH(echo), NULL,
     "print prompts and echo input even when piped"},
    {"delay", "MS", FOR_REPLAY, LIMITED(delay, VALUE_DELAY, LIMIT_DELAY), NULL,
     "play by itself, so many milliseconds a move (0: none)"},
    {"ui", "auto|line|tui", FOR_SCREEN, VALUE(ui, VALUE_WORD), NULL,
     "lines, or the whole screen"},
    {"private", NULL, FOR_ONCE, SWITCH(private), NULL,
     "don't save this game or its result"},
    {"daily", "DATE", FOR_PLAY, VALUE(daily, VALUE_DATE), NULL,
     "the puzzle of that day (today, yesterday, 2026-11-21)"},
    {"yes", NULL, FOR_DELETE, SWITCH(yes), NULL, "don't ask before deleting"},
    {"code", NULL, FOR_SHARE, SWITCH(code), NULL,
     "the whole game as one word"},
    {"bind", "ADDRESS", FOR_3270, VALUE(bind, VALUE_TEXT), NULL,
     "for terminals on other machines, too (127.0.0.1)"},
    {"idle", "SECONDS", FOR_3270, LIMITED(idle, VALUE_NUMBER, LIMIT_IDLE),
     NULL, "disconnect who types nothing for so long (7200; 0: never)"},
    {"days", NULL, FOR_STATS, SWITCH(days), NULL, "day by day"},
    {"csv", NULL, FOR_STATS | FOR_SCORES, SWITCH(csv), NULL,
     "a table for spreadsheets"},
    {"fast", NULL, FOR_SOLVE, SWITCH(fast), NULL,
     "any solution, as fast as possible (default)"},
    {"short", NULL, FOR_SOLVE, SWITCH(shorter), NULL,
     "the shortest solution that --nodes allow"},
    {"optimal", NULL, FOR_SOLVE, SWITCH(optimal), "freecell,sliding",
     "a provably shortest solution"},
    {"prove", NULL, FOR_SOLVE, SWITCH(prove), NULL,
     "whether there is a solution at all"},
    {"fair", NULL, FOR_SOLVE, SWITCH(fair), "mahjong",
     "a pair, and its chances without peeking"},
    {"notation", "NAME", FOR_SOLVE | FOR_OPTIMISE | FOR_LINE,
     VALUE(notation, VALUE_TEXT), NULL,
     "standard, flat (one line), fc-solve (FreeCell), urdl (sliding)"},
    {"slides", NULL, FOR_SOLVE, SWITCH(slides), "sliding",
     "count slides: tiles that move at once are one"},
    {"threads", "N", FOR_SOLVE, LIMITED(threads, VALUE_NUMBER, LIMIT_THREADS),
     "sliding", "share --optimal and --prove among N threads (1)"},
    {"window", "N", FOR_OPTIMISE | FOR_LINE,
     LIMITED(window, VALUE_NUMBER, LIMIT_WINDOW), NULL,
     "search each stretch of N moves for a shorter way (24)"},
    {"tables", "micro|small|big", FOR_SOLVE, VALUE(tables, VALUE_WORD),
     "sliding", "look up so much (see tables)"},
    {"player", "NAMES", FOR_PLAYERS, VALUE(player, VALUE_TEXT), "kulki",
     "random, greedy, heuristic, learned or search"},
    {"games", "N|A..B", FOR_PLAYERS, LIMITED(games, VALUE_GAMES, LIMIT_GAMES),
     "kulki", "so many games, from one seed to the next"},
    {"turns", "N", FOR_PLAYERS, LIMITED(turns, VALUE_NUMBER, LIMIT_TURNS),
     "kulki", "leave each game after so many moves"},
    {"weights", "FILE", FOR_PLAYERS, VALUE(weights, VALUE_FILE), "kulki",
     "what players learnt, if not the program's own"},
    {"nodes", "N", FOR_SOLVE | FOR_PLAYERS | FOR_OPTIMISE | FOR_LINE,
     LIMITED(nodes, VALUE_NUMBER, LIMIT_NODES), NULL,
     "search at most N positions: 500000, 1e9"},
    {"memory", "MB", FOR_SOLVE,
     LIMITED(memory, VALUE_MEGABYTES, LIMIT_MEGABYTES), NULL,
     "use at most MB megabytes; also 512M, 2G"},
    {"depth", "N", FOR_PERFT, LIMITED(depth, VALUE_NUMBER, LIMIT_DEPTH), NULL,
     "how many moves deep (3)"},
    {"port", "N", FOR_WEB | FOR_3270, LIMITED(port, VALUE_NUMBER, LIMIT_PORT),
     NULL, "serve here, not at 8617 (3270: at 3270); 0 is any that is free"},
    {"folder", "FOLDER", FOR_WEB, VALUE(folder, VALUE_FILE), NULL,
     "serve files from FOLDER instead of the built-in page"},
    {"no-open", NULL, FOR_WEB, SWITCH(no_open), NULL, "don't open a browser"},
    {"man", NULL, FOR_HELP, SWITCH(man), NULL, "print the manual page"},
    {"bash", NULL, FOR_HELP, SWITCH(bash), NULL,
     "print the completions for bash"},
    {"help", NULL, FOR_ALL, SWITCH(help), NULL,
     "show this help; after a game or command, help on it"},
    {"version", NULL, FOR_ALL, SWITCH(version), NULL,
     "the version, and those of the rules"},
    {NULL, NULL, 0, 0, 0, 0, NULL, NULL}};

enum { OPTION_COUNT = sizeof option_table / sizeof *option_table - 1 };

/* What a number can be at most; the least is 1, or 0 from LIMIT_DEPTH on. */
static const u64 limits[] = {
    [LIMIT_NODES] = MOST_NODES,  [LIMIT_TURNS] = 999999999,
    [LIMIT_GAMES] = MOST_GAMES,  [LIMIT_THREADS] = 64,
    [LIMIT_WINDOW] = 200,        [LIMIT_DISTANCE] = MOST_WANTED,
    [LIMIT_MEGABYTES] = 1 << 16, [LIMIT_DEPTH] = 30,
    [LIMIT_DELAY] = MOST_DELAY,  [LIMIT_PORT] = 65535,
    [LIMIT_IDLE] = 604800 /* a week */};

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

/* "auto|line|tui": the place of a word in it from 1, or 0. */
static u8 place_in_list(const char *takes, const char *value)
{
    const size_t length = strlen(value);
    u8 place;
    for (place = 1;; place++) {
        const size_t next = strcspn(takes, "|");
        if (next == length && strncmp(takes, value, length) == 0)
            return place;
        if (!takes[next])
            return 0;
        takes += next + 1;
    }
}

/* "auto|line|tui" as "auto, line or tui" */
static int complain_value(const Option *option, const char *value)
{
    const char *last = strrchr(option->takes, '|');
    const char *at;
    Page page = {NULL, 0, 0};
    for (at = option->takes; *at; at++)
        page_put(&page,
                 at == last   ? " or "
                 : *at == '|' ? ", "
                              : at,
                 at == last   ? 4
                 : *at == '|' ? 2
                              : 1);
    complain("--%s is %s, not %s", option->name, page.text, value);
    page_free(&page);
    return 0;
}

/* What needs no more than the table is read at once: numbers wait until it is
   known that the option is for the command. */
static int store(Options *options, const Option *option, const char *value)
{
    void *place = (char *)options + option->place;
    options->typed[option - option_table] = value;
    if (option->type == VALUE_SWITCH)
        *(u8 *)place = 1;
    else if (option->type == VALUE_WORD)
        *(u8 *)place = place_in_list(option->takes, value);
    else if (option->type < VALUE_WORD)
        *(const char **)place = value;
    return option->type != VALUE_WORD || *(u8 *)place ||
           complain_value(option, value);
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
    return store(options, option, option->takes ? value : option->name);
}

/* -1 and -2 are deals of FreeCell, - is standard input. */
static int is_option(const char *argument)
{
    return argument[0] == '-' && argument[1] &&
           !strchr("0123456789", argument[1]) && strcmp(argument, "--") != 0;
}

static int take_argument(Options *options, char **arguments, int *at)
{
    if (strcmp(arguments[*at], "-h") == 0)
        return store(options, find_option("help", 4), "help");
    if (strcmp(arguments[*at], "-V") == 0)
        return store(options, find_option("version", 7), "version");
    return arguments[*at][1] == '-' ? take_option(options, arguments, at)
                                    : complain_unknown(arguments[*at]);
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

static int read_number(const Option *option, const char *text, Number *number)
{
    const u64 most = limits[option->limit];
    number->given = 1;
    return option->type == VALUE_MEGABYTES
               ? read_megabytes(option->name, text, most, &number->value)
           : option->type == VALUE_DELAY
               ? read_delay(option->name, text, most, &number->value)
               : read_count(option->name, text, option->limit < LIMIT_DEPTH,
                            most, &number->value);
}

int read_values(Options *options)
{
    const Option *option = option_table;
    int result = EXIT_DONE;
    for (; option->name && !result; option++) {
        const char *text = value_of(options, option);
        void *place = (char *)options + option->place;
        if (text && option->type == VALUE_GAMES)
            result = read_games(text, limits[option->limit], place);
        else if (text && option->type > VALUE_WORD)
            result = read_number(option, text, place);
    }
    return result;
}

u64 number_or(const Number *number, u64 usual)
{
    return number->given ? number->value : usual;
}

const char *value_of(const Options *options, const Option *option)
{
    return options->typed[option - option_table];
}

const Option *alien_option(const Options *options, int command)
{
    const Option *option = option_table;
    for (; option->name; option++)
        if (value_of(options, option) && !(option->commands & command))
            return option;
    return NULL;
}

int options_belong(const Options *options, int command, const char *name)
{
    const Option *option = alien_option(options, command);
    if (option)
        complain("--%s is not for %s; see 'quadrille help %s'", option->name,
                 name, name);
    return !option;
}

int is_option_of(const Option *option, const char *game)
{
    const char *at = option->games;
    const size_t length = game ? strlen(game) : 0;
    if (!game || !at)
        return 1;
    while (strncmp(at, game, length) != 0 || (at[length] && at[length] != ','))
        if (!(at = strchr(at, ',')))
            return 0;
        else
            at++;
    return 1;
}

/* "for freecell and sliding" */
static void page_games_of(Page *page, const Option *option)
{
    const char *at = option->games;
    page_text(page, "for ");
    for (; *at; at++)
        page_put(page, *at == ',' ? " and " : at, *at == ',' ? 5 : 1);
}

int options_fit(const Options *options, const char *game)
{
    const Option *option = option_table;
    Page page = {NULL, 0, 0};
    for (; option->name; option++)
        if (value_of(options, option) && !is_option_of(option, game)) {
            page_games_of(&page, option);
            complain("--%s is %s, not for %s", option->name, page.text, game);
            page_free(&page);
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
    if (names_game && option->games) {
        page_games_of(page, option);
        page_text(page, ": ");
    }
    page_format(page, "%s\n", option->help);
    page_free(&left);
}

void page_options(Page *page, int command, const char *game)
{
    const Option *option = option_table;
    for (; option->name; option++)
        if (option->commands & command && is_option_of(option, game))
            page_option(page, option, !game);
}
