/* SPDX-License-Identifier: MIT */
/* The table of options, and the parser that reads arguments with it. */
#include "options.h"

#include <stdio.h>
#include <string.h>

#include "advice/sliding/review.h"
#include "host/host.h"
#include "table/replay.h"

#define VALUE(member, type) offsetof(Options, member), type
#define SWITCH(member) VALUE(member, VALUE_SWITCH)

static const Option option_table[] = {
    {"seed", "TEXT", FOR_DEALS | FOR(PROOF), VALUE(seed, VALUE_SEED),
     GAMES_ANY,
     N_("seed of a deal: word or number; A..B for solve, digest, proof")},
    {"variant", "VARIANT", FOR_DEALS | FOR(SURVEY) | FOR(MATCH),
     VALUE(variant, VALUE_TEXT), GAMES_ANY,
     N_("rules, size or level, like the bare word")},
    {"cells", "N", FOR_START | FOR(DIGEST) | FOR(SURVEY),
     VALUE(cells, VALUE_TEXT), GAMES_FREECELL,
     N_("play with N free cells, 0 to 7")},
    {"board", "FILE", FOR_START | FOR(OPTIMISE), VALUE(from.board, VALUE_FILE),
     GAMES_ANY,
     N_("start from a board in a text file (- for standard input)")},
    {"distance", "N", FOR(PLAY), VALUE(distance, VALUE_DISTANCE),
     GAMES_SLIDING, N_("a deal that needs N moves")},
    {"load", "SAVED", FOR_START, VALUE(from.load, VALUE_FILE), GAMES_ANY,
     N_("continue a saved game or a share code")},
    {"layout", "LAYOUT", FOR(PLAY) | FOR(PERFT) | FOR(SOLVE) | FOR(SURVEY),
     VALUE(from.layout, VALUE_TEXT), GAMES_MAHJONG,
     N_("name or file of a layout: lotus, pond ...")},
    {"map", "NAME", FOR(PLAY) | FOR(PERFT) | FOR(SOLVE) | FOR(SURVEY),
     VALUE(from.map, VALUE_TEXT), GAMES_MAHJONG,
     N_("which map to use of a layout file with several")},
    {"moves", "LIST", FOR_ONCE | FOR(OPTIMISE), VALUE(moves, VALUE_TEXT),
     GAMES_ANY, N_("play these moves and exit")},
    {"dialect", "xp|super|any", FOR_ONCE, VALUE(dialect, VALUE_WORD),
     GAMES_FREECELL, N_("how many cards --moves takes to an empty column")},
    {"show", "text|screen|words|json|row", FOR_ONCE, VALUE(show, VALUE_WORD),
     GAMES_ANY, N_("print the board and exit; --board reads text and row")},
    {"json", NULL,
     FOR(SOLVE) | FOR(PLAYERS) | FOR(VERIFY) | FOR(GRADE) | FOR(GAMES) |
         FOR(STATS) | FOR(SCORES) | FOR(PATHS) | FOR(DOCTOR) | FOR(TABLES) |
         FOR(OPTIMISE) | FOR(LINE) | FOR(SURVEY) | FOR(MILESTONES) |
         FOR(MATCH),
     SWITCH(json), GAMES_ANY, N_("print JSON, one object per line")},
    {"ascii", NULL, FOR_SCREEN | FOR(SHARE) | FOR(STATS), SWITCH(ascii),
     GAMES_ANY, N_("use letters instead of symbols")},
    {"color", "auto|always|never", FOR_ALL, VALUE(color, VALUE_WORD),
     GAMES_ANY,
     N_("use colours (auto: at terminals, unless NO_COLOR is set)")},
    {"echo", NULL, FOR_ONCE | FOR(REPLAY), SWITCH(echo), GAMES_ANY,
     N_("print prompts and echo input even when piped")},
    {"delay", "MS", FOR(REPLAY), VALUE(delay, VALUE_DELAY), GAMES_ANY,
     N_("play automatically, MS milliseconds per move (0: at once)")},
    {"ui", "auto|line|words|tui", FOR_SCREEN | FOR_LISTS,
     VALUE(ui, VALUE_WORD), GAMES_ANY,
     N_("lines with boards, sentences alone, or the full screen")},
    {"no-save", NULL, FOR_ONCE, SWITCH(no_save), GAMES_ANY,
     N_("don't save this game or its result")},
    {"daily", "DATE", FOR(PLAY), VALUE(daily, VALUE_DATE), GAMES_ANY,
     N_("that day's puzzle (today, yesterday, 2026-11-21)")},
    {"code", NULL, FOR(SHARE), SWITCH(code), GAMES_ANY,
     N_("print the whole game as one word")},
    {"bind", "ADDRESS", FOR(3270), VALUE(bind, VALUE_TEXT), GAMES_ANY,
     N_("address to listen on (default 127.0.0.1)")},
    {"idle", "SECONDS", FOR(3270), VALUE(idle, VALUE_IDLE), GAMES_ANY,
     N_("disconnect after SECONDS without input (7200; 0: never)")},
    {"days", NULL, FOR(STATS), SWITCH(days), GAMES_ANY,
     N_("show one row per day")},
    {"csv", NULL, FOR(STATS) | FOR(SCORES) | FOR(SURVEY) | FOR(MATCH),
     SWITCH(csv), GAMES_ANY, N_("print a table for spreadsheets")},
    {"depth", "N", FOR(PERFT), VALUE(depth, VALUE_DEPTH), GAMES_ANY,
     N_("count lines of up to N moves (3)")},
    {"port", "N", FOR(WEB) | FOR(3270) | FOR(MCP), VALUE(port, VALUE_PORT),
     GAMES_ANY,
     N_("port to listen on (web 8617, mcp 8618, 3270 3270; 0: any)")},
    {"http", NULL, FOR(MCP), SWITCH(http), GAMES_ANY,
     N_("serve programs on this machine by HTTP, as --port does")},
    {"folder", "FOLDER", FOR(WEB), VALUE(folder, VALUE_FILE), GAMES_ANY,
     N_("serve files from FOLDER instead of the built-in page")},
    {"no-open", NULL, FOR(WEB), SWITCH(no_open), GAMES_ANY,
     N_("don't open a browser")},
    {"quiet", NULL, FOR_ALL, SWITCH(quiet), GAMES_ANY,
     N_("print only results and errors (also -q)")},
    {"no-progress", NULL, FOR_PROGRESS, SWITCH(no_progress), GAMES_ANY,
     N_("don't show progress")},
    {"help", NULL, FOR_ALL, SWITCH(help), GAMES_ANY,
     N_("show help; after a game or command, help on it (also -h)")},
    {"version", NULL, FOR_ALL, SWITCH(version), GAMES_ANY,
     N_("show the version of the program and of the rules (also -V)")},
    {NULL, NULL, 0, 0, 0, 0, NULL}};

const Option *option_at(int nth)
{
    static const Option *const tables[] = {
        option_table,  solver_options, survey_options,  question_options,
        saved_options, match_options,  language_options};
    const Option *option;
    size_t i;
    for (i = 0; i < COUNT_OF(tables); i++)
        for (option = tables[i]; option->name; option++)
            if (!nth--)
                return option;
    return NULL;
}

/* The numbers that a type allows; a type without any has 0. */
static const struct {
    u64 most;
    u8 least;
} limits[] = {[VALUE_NODES] = {MOST_NODES, 1},
              [VALUE_TURNS] = {999999999, 1},
              [VALUE_THREADS] = {64, 1},
              [VALUE_WINDOW] = {200, 1},
              [VALUE_JOBS] = {4096, 1},
              [VALUE_DEALS] = {MOST_NODES, 1},
              [VALUE_DISTANCE] = {MOST_WANTED, 1},
              [VALUE_MEGABYTES] = {1 << 16, 1},
              [VALUE_GAMES] = {MOST_GAMES, 1},
              [VALUE_DEPTH] = {30, 0},
              [VALUE_DELAY] = {MOST_DELAY, 0},
              [VALUE_PORT] = {65535, 0},
              [VALUE_IDLE] = {604800, 0}, /* a week */
              [VALUE_SECONDS] = {604800, 1}};
STATIC_ASSERT(COUNT_OF(limits) == VALUE_TYPES);

/* Values that only some games have. */
static const struct {
    const char *option, *value;
    OptionGames games;
} values_of_games[] = {{"show", "row", GAMES_SLIDING},
                       {"mode", "optimal", GAMES_OPTIMAL},
                       {"mode", "fair", GAMES_MAHJONG}};

static const char *const game_lists[] = {NULL,
                                         [GAMES_KULKI] = "kulki",
                                         [GAMES_MAHJONG] = "mahjong",
                                         [GAMES_FREECELL] = "freecell",
                                         [GAMES_SLIDING] = "sliding",
                                         [GAMES_OPTIMAL] = "freecell,sliding"};
STATIC_ASSERT(COUNT_OF(game_lists) == GAMES_OPTIMAL + 1);

/* -------------------------------------------------------------- parsing */

int option_word_is(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && strncmp(name, text, length) == 0;
}

const Option *option_find(const char *name, size_t length)
{
    const Option *option;
    int i;
    for (i = 0; (option = option_at(i)) != NULL; i++)
        if (option_word_is(option->name, name, length))
            break;
    return option;
}

static int complain_unknown(const char *argument)
{
    const char *names[MOST_OPTIONS];
    const Option *option;
    char word[MOST_OPTION_NAME + 4]; /* the beginning of a longer one */
    const char *near;
    int count = 0;
    while (count < MOST_OPTIONS && (option = option_at(count)) != NULL)
        names[count++] = option->name;
    snprintf(word, sizeof word, "%.*s", (int)strcspn(argument, "="), argument);
    near = nearest_name(word + strspn(word, "-"), names, count);
    if (near)
        complain(_("unknown option '%1$s'; did you mean '--%2$s'?"), word,
                 near);
    else
        complain(_("unknown option '%s'; see 'quadrille help'"), word);
    return 0;
}

/* Returns the index of a value in "auto|line|tui", counted from 1, or 0. */
static u8 place_in_list(const char *takes, const char *value)
{
    u8 place;
    for (place = 1;; place++) {
        const size_t next = strcspn(takes, "|");
        if (option_word_is(value, takes, next))
            return place;
        if (!takes[next])
            return 0;
        takes += next + 1;
    }
}

/* Writes "auto|line|tui" as "auto, line or tui". */
static void page_listed(Page *page, const char *list, char between,
                        const char *before_last)
{
    const char *last = strrchr(list, between);
    for (; *list; list++)
        if (*list == between)
            page_text(page,
                      list == last ? before_last : translate_in("list", ", "));
        else
            page_put(page, list, 1);
}

/* Returns the nearest of the words "auto|line|tui" in the buffer, or NULL. */
static const char *nearest_value(const char *takes, const char *value,
                                 char buffer[MOST_LIST])
{
    const char *names[MOST_LIST / 2];
    int count = 0;
    char *at = buffer;
    snprintf(buffer, MOST_LIST, "%s", takes);
    while (at) {
        names[count++] = at;
        at = strchr(at, '|');
        if (at)
            *at++ = '\0';
    }
    return nearest_name(value, names, count);
}

static int complain_value(const Option *option, const char *value)
{
    char buffer[MOST_LIST];
    const char *near = nearest_value(option->takes, value, buffer);
    Page page = PAGE_EMPTY;
    page_listed(&page, option->takes, '|', _(" or "));
    if (near)
        complain(_("invalid value '%3$s' for --%1$s (did you mean '%4$s'?); "
                   "use %2$s"),
                 option->name, page.text, value, near);
    else
        complain(_("invalid value '%3$s' for --%1$s; use %2$s"), option->name,
                 page.text, value);
    page_free(&page);
    return 0;
}

/* If an option is given twice, the last value counts. */
static void note_given(Options *options, const Given *given)
{
    int i = 0;
    while (i < options->count && options->given[i].option != given->option)
        i++;
    options->count += i == options->count;
    options->given[i] = *given;
}

int option_is_number(const Option *option)
{
    return limits[option->type].most != 0;
}

/* Stores any value except numbers. Those are read once the option is known to
   belong to the command. */
static int store(Options *options, const Given *given)
{
    const Option *option = given->option;
    const char *value = given->text;
    void *place = (char *)options + option->place;
    note_given(options, given);
    if (place == &options->whose) {
        options->rival = options->whose;
        options->players = (u8)(options->players + (options->players < 9));
    }
    if (option->type == VALUE_SWITCH)
        *(u8 *)place = 1;
    else if (option->type == VALUE_WORD)
        *(u8 *)place = place_in_list(option->takes, value);
    else if (!option_is_number(option))
        *(const char **)place = value;
    return option->type != VALUE_WORD || *(u8 *)place ||
           complain_value(option, value);
}

/* Reads the option at arguments[*at], with its value there or in the next
   argument. */
static int take_option(Options *options, const char *name, char **arguments,
                       int *at)
{
    const size_t length = strcspn(name, "=");
    const Option *option = option_find(name, length);
    const char *value = name[length] ? name + length + 1 : NULL;
    if (!option)
        return complain_unknown(arguments[*at]);
    if (!option->takes && value) {
        complain(_("--%s takes no value"), option->name);
        return 0;
    }
    if (option->takes && !value)
        value = arguments[++*at];
    if (option->takes && !value) {
        complain(_("--%1$s needs a value: --%1$s %2$s"), option->name,
                 option->takes);
        return 0;
    }
    return store(options, &(Given){option, value});
}

/* -1 and -2 are FreeCell deals, and - is standard input. */
static int is_option(const char *argument)
{
    return argument[0] == '-' && argument[1] &&
           !strchr("0123456789", argument[1]) && strcmp(argument, "--") != 0;
}

static int take_argument(Options *options, char **arguments, int *at)
{
    const char *argument = arguments[*at];
    const char *name = strcmp(argument, "-h") == 0   ? "help"
                       : strcmp(argument, "-V") == 0 ? "version"
                       : strcmp(argument, "-q") == 0 ? "quiet"
                       : argument[1] == '-'          ? argument + 2
                                                     : NULL;
    return name ? take_option(options, name, arguments, at)
                : complain_unknown(argument);
}

int options_parse(Options *options, int first, int *words, char **arguments)
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

static int read_number(const Option *option, const char *text, void *place)
{
    const u64 most = limits[option->type].most;
    Number *number = place;
    if (option->type == VALUE_GAMES)
        return solve_read_games(text, most, place);
    number->given = 1;
    return option->type == VALUE_MEGABYTES
               ? solve_read_megabytes(option->name, text, most, &number->value)
               : range_read_count(option->name, text,
                                  limits[option->type].least, most,
                                  &number->value);
}

int options_read_values(Options *options)
{
    int result = EXIT_DONE;
    int i;
    for (i = 0; i < options->count && !result; i++) {
        const Option *option = options->given[i].option;
        if (option_is_number(option))
            result = read_number(option, options->given[i].text,
                                 (char *)options + option->place);
    }
    return result;
}

u64 number_or(const Number *number, u64 usual)
{
    return number->given ? number->value : usual;
}

const Option *option_find_alien(const Options *options, CommandSet command)
{
    int i;
    for (i = 0; i < options->count; i++)
        if (!(options->given[i].option->commands & command))
            return options->given[i].option;
    return NULL;
}

int options_belong(const Options *options, CommandSet command,
                   const char *name)
{
    const Option *option = option_find_alien(options, command);
    if (option && command & FOR_ONCE && strcmp(option->name, "json") == 0)
        complain(_("--json can't be used with '%s'; use '--show json'"), name);
    else if (option)
        complain(_("--%1$s can't be used with '%2$s'; see 'quadrille help "
                   "%2$s'"),
                 option->name, name);
    return !option;
}

const char *option_games(const Option *option)
{
    return game_lists[option->games];
}

/* Whether a list such as "freecell,sliding" has a game. */
static int lists_game(const char *at, const char *game)
{
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

int option_is_of(const Option *option, const char *game)
{
    return lists_game(option_games(option), game);
}

/* The games that have a value, or NULL for every game. */
static const char *games_of_value(const Option *option, const char *value,
                                  size_t length)
{
    size_t i;
    for (i = 0; i < COUNT_OF(values_of_games); i++)
        if (strcmp(values_of_games[i].option, option->name) == 0 &&
            option_word_is(values_of_games[i].value, value, length))
            return game_lists[values_of_games[i].games];
    return NULL;
}

int option_is_value(const Option *option, const char *value, size_t length,
                    const char *game)
{
    return lists_game(games_of_value(option, value, length), game);
}

/* Writes "freecell and sliding". */
static void page_games_of(Page *page, const Option *option)
{
    page_listed(page, option_games(option), ',', _(" and "));
}

static int value_fits(const Given *given, const char *game)
{
    const Option *option = given->option;
    const size_t length = option->type == VALUE_WORD ? strlen(given->text) : 0;
    Page page = PAGE_EMPTY;
    if (!length || option_is_value(option, given->text, length, game))
        return 1;
    page_listed(&page, games_of_value(option, given->text, length), ',',
                _(" and "));
    complain(_("--%1$s %2$s works only with %3$s, not with %4$s"),
             option->name, given->text, page.text, game);
    page_free(&page);
    return 0;
}

int options_fit(const Options *options, const char *game)
{
    Page page = PAGE_EMPTY;
    int i;
    for (i = 0; i < options->count; i++) {
        const Option *option = options->given[i].option;
        if (!option_is_of(option, game)) {
            page_games_of(&page, option);
            complain(_("--%1$s works only with %2$s, not with %3$s"),
                     option->name, page.text, game);
            page_free(&page);
            return 0;
        }
        if (!value_fits(&options->given[i], game))
            return 0;
    }
    return 1;
}

void option_page(Page *page, const Option *option, int names_game)
{
    Page left = PAGE_EMPTY, games = PAGE_EMPTY;
    page_format(&left, "--%s%s%s", option->name, option->takes ? " " : "",
                option->takes ? option->takes : "");
    if (left.used > 14)
        page_format(page, "  %s\n%17s", left.text, "");
    else
        page_format(page, "  %-14s ", left.text);
    if (names_game && option->games && !(option->commands & FOR_ANY_GAME)) {
        page_games_of(&games, option);
        page_format(page, _("%1$s only: %2$s"), games.text,
                    translate(option->help));
    } else {
        page_text(page, translate(option->help));
    }
    page_text(page, "\n");
    page_free(&games);
    page_free(&left);
}

void options_page(Page *page, CommandSet command, const char *game)
{
    const Option *option;
    int i;
    for (i = 0; (option = option_at(i)) != NULL; i++)
        if (option->commands & command &&
            (command & FOR_ANY_GAME || option_is_of(option, game)))
            option_page(page, option, !game);
}
