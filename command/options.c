/* SPDX-License-Identifier: MIT */
/* Options: a table, and the loop that reads arguments by it. */
#include "options.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "host/host.h"

#define PLACE_OF(member) offsetof(Options, member)

const Option option_table[] = {
    {"seed", "TEXT", FOR_DEALS | FOR_PROOF, NULL, PLACE_OF(seed),
     "a deal: a word or number; A..B for solve, digest, proof"},
    {"variant", "NAME", FOR_DEALS, NULL, PLACE_OF(variant),
     "rules, size or level, as the word does"},
    {"cells", "N", FOR_START | FOR_DIGEST, "freecell", PLACE_OF(cells),
     "with N free cells"},
    {"board", "FILE", FOR_START | FOR_OPTIMISE, NULL, PLACE_OF(board),
     "start from a board as text (- for standard input)"},
    {"distance", "N", FOR_PLAY, "sliding", PLACE_OF(distance),
     "a deal that takes N moves"},
    {"row", NULL, FOR_ONCE, "sliding", PLACE_OF(row),
     "print the board as --show does, on one line"},
    {"boards", "FILE", FOR_SOLVE, "sliding", PLACE_OF(boards),
     "solve many boards, one a line"},
    {"goal", "hole-first|hole-last", FOR_SOLVE, "sliding", PLACE_OF(goal),
     "where the hole is in the goal of a board"},
    {"load", "FILE", FOR_START, NULL, PLACE_OF(load),
     "go on with a saved game, or a code"},
    {"layout", "NAME|FILE", FOR_PLAY | FOR_PERFT | FOR_SOLVE, "mahjong",
     PLACE_OF(layout), "lotus, pond ... or a layout's file"},
    {"map", "NAME", FOR_PLAY | FOR_PERFT | FOR_SOLVE, "mahjong", PLACE_OF(map),
     "which map of a layout file that holds many"},
    {"moves", "LIST", FOR_ONCE | FOR_OPTIMISE, NULL, PLACE_OF(moves),
     "play these moves and end"},
    {"dialect", "xp|super|any", FOR_ONCE, "freecell", PLACE_OF(dialect),
     "with --moves: cards to an empty column"},
    {"show", NULL, FOR_ONCE, NULL, PLACE_OF(show),
     "print the board as --board reads it, and end"},
    {"screen", NULL, FOR_ONCE, NULL, PLACE_OF(screen),
     "print the board as it is played, and end"},
    {"say", NULL, FOR_ONCE, NULL, PLACE_OF(say),
     "print the board in words, and end"},
    {"json", NULL,
     FOR_ONCE | FOR_SOLVE | FOR_PLAYERS | FOR_VERIFY | FOR_GRADE | FOR_GAMES |
         FOR_STATS | FOR_SCORES | FOR_PATHS | FOR_DOCTOR | FOR_TABLES |
         FOR_OPTIMISE | FOR_LINE,
     NULL, PLACE_OF(json), "print each game as one object, and end"},
    {"ascii", NULL, FOR_SCREEN | FOR_SHARE | FOR_STATS, NULL, PLACE_OF(ascii),
     "letters instead of symbols"},
    {"mono", NULL, FOR_SCREEN, NULL, PLACE_OF(mono), "no colours"},
    {"echo", NULL, FOR_ONCE | FOR_REPLAY, NULL, PLACE_OF(echo),
     "print prompts and echo input even when piped"},
    {"delay", "MS", FOR_REPLAY, NULL, PLACE_OF(delay),
     "play by itself, so many milliseconds a move (0: none)"},
    {"ui", "auto|line|tui", FOR_SCREEN, NULL, PLACE_OF(ui),
     "lines, or the whole screen"},
    {"private", NULL, FOR_ONCE, NULL, PLACE_OF(private),
     "don't save this game or its result"},
    {"daily", "DATE", FOR_PLAY, NULL, PLACE_OF(daily),
     "the puzzle of that day (today, yesterday, 2026-11-21)"},
    {"yes", NULL, FOR_DELETE, NULL, PLACE_OF(yes),
     "don't ask before deleting"},
    {"code", NULL, FOR_SHARE, NULL, PLACE_OF(code),
     "the whole game as one word"},
    {"bind", "ADDRESS", FOR_3270, NULL, PLACE_OF(bind),
     "for terminals on other machines, too (127.0.0.1)"},
    {"idle", "SECONDS", FOR_3270, NULL, PLACE_OF(idle),
     "disconnect who types nothing for so long (7200; 0: never)"},
    {"days", NULL, FOR_STATS, NULL, PLACE_OF(days), "day by day"},
    {"csv", NULL, FOR_STATS | FOR_SCORES, NULL, PLACE_OF(csv),
     "a table for spreadsheets"},
    {"fast", NULL, FOR_SOLVE, NULL, PLACE_OF(fast),
     "any solution, as fast as possible (default)"},
    {"short", NULL, FOR_SOLVE, NULL, PLACE_OF(shorter),
     "the shortest solution that --nodes allow"},
    {"optimal", NULL, FOR_SOLVE, "freecell,sliding", PLACE_OF(optimal),
     "a provably shortest solution"},
    {"prove", NULL, FOR_SOLVE, NULL, PLACE_OF(prove),
     "whether there is a solution at all"},
    {"fair", NULL, FOR_SOLVE, "mahjong", PLACE_OF(fair),
     "a pair, and its chances without peeking"},
    {"notation", "NAME", FOR_SOLVE | FOR_OPTIMISE | FOR_LINE, NULL,
     PLACE_OF(notation),
     "standard, flat (one line), fc-solve (FreeCell), urdl (sliding)"},
    {"slides", NULL, FOR_SOLVE, "sliding", PLACE_OF(slides),
     "count slides: tiles that move at once are one"},
    {"threads", "N", FOR_SOLVE, "sliding", PLACE_OF(threads),
     "share --optimal and --prove among N threads (1)"},
    {"window", "N", FOR_OPTIMISE | FOR_LINE, NULL, PLACE_OF(window),
     "search each stretch of N moves for a shorter way (24)"},
    {"tables", "micro|small|big", FOR_SOLVE, "sliding", PLACE_OF(tables),
     "look up so much (see tables)"},
    {"player", "NAMES", FOR_PLAYERS, "kulki", PLACE_OF(player),
     "random, greedy, heuristic, learned or search"},
    {"games", "N|A..B", FOR_PLAYERS, "kulki", PLACE_OF(games),
     "so many games, from one seed to the next"},
    {"turns", "N", FOR_PLAYERS, "kulki", PLACE_OF(turns),
     "leave each game after so many moves"},
    {"weights", "FILE", FOR_PLAYERS, "kulki", PLACE_OF(weights),
     "what players learnt, if not the program's own"},
    {"nodes", "N", FOR_SOLVE | FOR_PLAYERS | FOR_OPTIMISE | FOR_LINE, NULL,
     PLACE_OF(nodes), "search at most N positions: 500000, 1e9"},
    {"memory", "MB", FOR_SOLVE, NULL, PLACE_OF(memory),
     "use at most MB megabytes; also 512M, 2G"},
    {"depth", "N", FOR_PERFT, NULL, PLACE_OF(depth),
     "how many moves deep (3)"},
    {"port", "N", FOR_WEB | FOR_3270, NULL, PLACE_OF(port),
     "serve here, not at 8617 (3270: at 3270); 0 is any that is free"},
    {"folder", "FOLDER", FOR_WEB, NULL, PLACE_OF(folder),
     "serve files from FOLDER instead of the built-in page"},
    {"no-open", NULL, FOR_WEB, NULL, PLACE_OF(no_open),
     "don't open a browser"},
    {"man", NULL, FOR_HELP, NULL, PLACE_OF(man), "print the manual page"},
    {"bash", NULL, FOR_HELP, NULL, PLACE_OF(bash),
     "print the completions for bash"},
    {"help", NULL, FOR_ALL, NULL, PLACE_OF(help),
     "show this help; after a game or command, help on it"},
    {"version", NULL, FOR_ALL, NULL, PLACE_OF(version),
     "the version, and those of the rules"},
    {NULL, NULL, 0, NULL, 0, NULL}};

enum { OPTION_COUNT = sizeof option_table / sizeof *option_table - 1 };

int complain(const char *format, ...)
{
    Page text = {NULL, 0, 0};
    Page page = {NULL, 0, 0};
    va_list values;
    page_text(&page, "quadrille: ");
    va_start(values, format);
    page_values(&text, format, values);
    va_end(values);
    page_safe(&page, text.text);
    page_text(&page, "\n");
    print_stderr(&page);
    page_free(&text);
    return EXIT_USAGE;
}

int complain_words(const char *sentence)
{
    const int first = (unsigned char)sentence[0];
    const int is_name = first && isupper((unsigned char)sentence[1]);
    return complain("%c%s", is_name ? first : tolower(first),
                    first ? sentence + 1 : "");
}

int complain_unexpected(const char *word, const char *command)
{
    return complain("unexpected argument '%s'; see 'quadrille help %s'", word,
                    command);
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

/* "auto|line|tui" as "auto, line or tui"; what is not in small letters stands
   for values and is no list. */
static int is_list(const char *takes)
{
    return strchr(takes, '|') &&
           !takes[strspn(takes, "abcdefghijklmnopqrstuvwxyz-|")];
}

static int is_listed(const char *takes, const char *value)
{
    const size_t length = strlen(value);
    for (;;) {
        const size_t next = strcspn(takes, "|");
        if (next == length && strncmp(takes, value, length) == 0)
            return 1;
        if (!takes[next])
            return 0;
        takes += next + 1;
    }
}

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
    if (option->takes && is_list(option->takes) &&
        !is_listed(option->takes, value))
        return complain_value(option, value);
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
    if (strcmp(arguments[*at], "-h") == 0)
        options->help = "help";
    else if (strcmp(arguments[*at], "-V") == 0)
        options->version = "version";
    else if (arguments[*at][1] != '-')
        return complain_unknown(arguments[*at]);
    else
        return take_option(options, arguments, at);
    return 1;
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

const char *value_of(const Options *options, const Option *option)
{
    const char *place = (const char *)options + option->place;
    return *(const char *const *)(const void *)place;
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
