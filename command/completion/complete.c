/* SPDX-License-Identifier: MIT */
/* Finds what can follow the words of a command line, from the tables of
   commands and options. The shells' scripts ask for it. */
#include <ctype.h>
#include <string.h>

#include "command/play/layout_option.h"
#include "completion.h"
#include "host/paths.h"
#include "rules/games.h"
#include "table/candidates.h"
#include "table/own_store.h"

/* The words before the one that is being completed. */
typedef struct TypedWords {
    const Subcommand *command; /* NULL before it */
    const char *group; /* "games" or "stats" before an action, or NULL */
    const Game *game;
    const Option *open; /* lacks its value */
    const Option *given[MOST_OPTIONS];
    int options;
    int arguments; /* after the command */
    int over;      /* after "--" */
    int unknown;   /* a word that is neither a game nor a command */
} TypedWords;

/* What can follow. */
typedef struct Completions {
    Page *page;
    const TypedWords *line;
    const char *typed;   /* the beginning of the word */
    const char *ahead;   /* printed before each word: "--mode=" */
    size_t ahead_length; /* of that */
} Completions;

/* --------------------------------------------------------------- offering */

/* Offers a word if it goes on as the typed one. Nothing that would end a line
   early is offered. */
static void offer(const Completions *offers, const char *word, size_t length,
                  const char *help)
{
    const size_t typed = strlen(offers->typed);
    size_t i;
    if (length < typed || strncmp(word, offers->typed, typed) != 0)
        return;
    for (i = 0; i < length; i++)
        if (iscntrl((unsigned char)word[i]))
            return;
    page_format(offers->page, "%.*s%.*s\t%s\n", (int)offers->ahead_length,
                offers->ahead, (int)length, word, help);
}

static void offer_word(const Completions *offers, const char *word,
                       const char *help)
{
    offer(offers, word, strlen(word), help);
}

static void offer_games(const Completions *offers)
{
    u8 i;
    for (i = 0; i < games_count; i++)
        offer_word(offers, games[i]->name, translate(games[i]->title));
}

/* Commands with two words are offered by the first. */
static void offer_commands(const Completions *offers)
{
    const Subcommand *command = subcommands;
    const char *last = "";
    for (; command->name; command++) {
        if (!subcommand_begins_alike(command->name, last))
            offer(offers, command->name, strcspn(command->name, " "),
                  translate(command->help));
        last = command->name;
    }
}

static void see_word(void *own, const char *word, const char *help)
{
    offer_word(own, word, help);
}

/* Offers what can be typed in a game, too. Doesn't make a store if there is
   none. */
static int offer_shared(Completions *offers, const char *kind, size_t length)
{
    Candidates candidates = {offers->line->game, NULL, see_word, offers};
    Page path = PAGE_EMPTY;
    int known;
    if ((option_word_is("STORED", kind, length) ||
         option_word_is("PLAYER", kind, length)) &&
        path_of_store(&path) && file_exists(path.text))
        candidates.store = own_store_open();
    known = candidates_offer_kind(&candidates, kind, length);
    store_close(candidates.store);
    page_free(&path);
    return known;
}

static void see_layout(void *own, const char *name, const char *path)
{
    (void)path;
    offer_word(own, name, _("a layout"));
}

/* ------------------------------------------------------------------ kinds */

/* The shells list the files themselves. */
static void offer_files(const Completions *offers)
{
    page_text(offers->page, ":files\n");
}

/* Offers what a placeholder such as GAME stands for. */
static void offer_kind(Completions *offers, const char *kind, size_t length)
{
    static const char *const tables[] = {"micro", "small", "big", "slides",
                                         "5x5"};
    size_t i;
    if (option_word_is("GAME", kind, length)) {
        offer_games(offers);
    } else if (option_word_is("COMMAND", kind, length)) {
        offer_commands(offers);
    } else if (option_word_is("SAVED", kind, length)) {
        (void)offer_shared(offers, "STORED", strlen("STORED"));
        offer_files(offers);
    } else if (option_word_is("LAYOUT", kind, length)) {
        shipped_layouts_list(see_layout, offers);
        offer_files(offers);
    } else if (option_word_is("FILE", kind, length) ||
               option_word_is("PLAN", kind, length)) {
        offer_files(offers);
    } else if (option_word_is("SET", kind, length)) {
        question_options_list_sets(offers->line->game, see_word, offers);
    } else if (option_word_is("FOLDER", kind, length)) {
        page_text(offers->page, ":folders\n");
    } else if (option_word_is("WHICH", kind, length)) {
        for (i = 0; i < COUNT_OF(tables); i++)
            offer_word(offers, tables[i], _("tables of the sliding puzzle"));
    } else {
        (void)offer_shared(offers, kind, length);
    }
}

/* Offers "bash|zsh|fish" or "GAME|PLAN"; for an option, only the values that
   the game has. */
static void offer_list(Completions *offers, const char *list, size_t length,
                       const Option *option)
{
    const char *end = list + length;
    const Game *game = offers->line->game;
    while (list < end) {
        const size_t next = strcspn(list, "| ]");
        const size_t used =
            next < (size_t)(end - list) ? next : (size_t)(end - list);
        if (!islower((unsigned char)*list))
            offer_kind(offers, list, used);
        else if (!option ||
                 option_is_value(option, list, used, game ? game->name : NULL))
            offer(offers, list, used, "");
        list += used + 1;
    }
}

/* Usual values of options that take others, too. */
static const struct {
    const char *option, *value;
} usual_values[] = {
    {"strategy", "random"},  {"strategy", "greedy"}, {"strategy", "heuristic"},
    {"strategy", "learned"}, {"strategy", "search"}, {"nodes", "1e6"},
    {"nodes", "1e7"},        {"nodes", "1e8"},       {"nodes", "1e9"},
    {"memory", "512M"},      {"memory", "1G"},       {"memory", "2G"},
    {"memory", "4G"},        {"bind", "127.0.0.1"},  {"bind", "::1"},
    {"bind", "0.0.0.0"},     {"cells", "0"},         {"cells", "1"},
    {"cells", "2"},          {"cells", "3"},         {"cells", "4"},
    {"player", "random"},    {"player", "greedy"},   {"player", "solver"}};

/* In a match, programs play, and not people. */
static void offer_values(Completions *offers, const Option *option)
{
    const Subcommand *command = offers->line->command;
    const int is_player = option->place == offsetof(Options, whose);
    const int is_match = command && command->options & FOR(MATCH);
    size_t i;
    if (!is_player || !is_match)
        offer_list(offers, option->takes, strlen(option->takes), option);
    for (i = 0; i < COUNT_OF(usual_values); i++)
        if (strcmp(usual_values[i].option, option->name) == 0 &&
            (!is_player || is_match))
            offer_word(offers, usual_values[i].value, "");
}

/* "solve kulki" has other options than "solve freecell". No option is offered
   twice. */
static void offer_options(Completions *offers)
{
    const TypedWords *line = offers->line;
    const CommandSet commands =
        line->command ? options_of(line->command, line->game) : FOR(PLAY);
    const char *game = line->game ? line->game->name : NULL;
    const Option *option;
    int i, k;
    if (offers->typed[1] && offers->typed[1] != '-')
        return; /* "-q" is complete */
    offers->ahead = "--";
    offers->ahead_length = 2;
    offers->typed += strlen(offers->typed) < 2 ? 1 : 2;
    for (i = 0; (option = option_at(i)) != NULL; i++) {
        for (k = 0; k < line->options && line->given[k] != option; k++)
            ;
        if (k == line->options && option->commands & commands &&
            (commands & FOR_ANY_GAME || option_is_of(option, game)))
            offer_word(offers, option->name, translate(option->help));
    }
}

/* Finds the nth argument in "GAME [VARIANT] ..."; dots repeat the last. */
static const char *argument_kind(const char *takes, int nth, size_t *length)
{
    for (;;) {
        takes += strspn(takes, " [");
        *length = strcspn(takes, " ]");
        if (!nth || !takes[*length] ||
            (*length > 3 && strncmp(takes + *length - 3, "...", 3) == 0))
            break;
        takes += *length + strspn(takes + *length, "]");
        nth--;
    }
    if (*length >= 3 && strncmp(takes + *length - 3, "...", 3) == 0)
        *length -= 3;
    else if (nth)
        *length = 0;
    return takes;
}

static void offer_argument(Completions *offers)
{
    const TypedWords *line = offers->line;
    const Subcommand *action = subcommands;
    size_t length = line->group ? strlen(line->group) : 0;
    const char *kind;
    for (; line->group && action->name; action++)
        if (strncmp(action->name, line->group, length) == 0 &&
            action->name[length] == ' ')
            offer_word(offers, action->name + length + 1,
                       translate(action->help));
    if (line->group && !line->command)
        return;
    if (!line->command) {
        offer_games(offers);
        offer_commands(offers);
        return;
    }
    kind =
        argument_kind(command_takes(line->command), line->arguments, &length);
    offer_list(offers, kind, length, NULL);
}

/* ---------------------------------------------------------------- reading */

static void read_word(TypedWords *line, const char *word)
{
    if (line->command &&
        !(line->group && subcommand_find_action(line->group, word))) {
        line->group = NULL;
        if (!line->game)
            line->game = games_find(word);
        line->arguments++;
        return;
    }
    /* The first word of a command, or its second. */
    line->game = line->group ? NULL : games_find(word);
    if (line->group) {
        line->command = subcommand_find_action(line->group, word);
        line->group = NULL;
    } else {
        line->group =
            !line->game && subcommand_has_actions(word) ? word : NULL;
        line->command = subcommand_find(line->game ? "play" : word);
    }
    line->arguments = line->game != NULL;
    line->unknown = !line->command && !line->group;
}

static void read_option(TypedWords *line, const char *word)
{
    const size_t length = strcspn(word + 2, "=");
    const Option *option = option_find(word + 2, length);
    if (option && line->options < MOST_OPTIONS)
        line->given[line->options++] = option;
    if (option && option->takes && !word[2 + length])
        line->open = option;
}

static void read_line(TypedWords *line, char **words, int count)
{
    int i;
    memset(line, 0, sizeof *line);
    for (i = 0; i < count && !line->unknown; i++) {
        const char *word = words[i];
        if (line->open)
            line->open = NULL;
        else if (!line->over && strcmp(word, "--") == 0)
            line->over = 1;
        else if (!line->over && strncmp(word, "--", 2) == 0)
            read_option(line, word);
        else if (line->over || *word != '-' || isdigit((unsigned char)word[1]))
            read_word(line, word);
    }
}

void complete_page(Page *page, char **words, int count)
{
    const char *typed = count ? words[count - 1] : "";
    const char *equals = strncmp(typed, "--", 2) ? NULL : strchr(typed, '=');
    const Option *named;
    TypedWords line;
    Completions offers = {page, &line, typed, "", 0};
    read_line(&line, words, count - 1);
    named =
        equals ? option_find(typed + 2, (size_t)(equals - typed - 2)) : NULL;
    if (line.unknown)
        return;
    if (line.open) {
        offer_values(&offers, line.open);
    } else if (!line.over && named && named->takes) {
        offers.ahead = typed;
        offers.ahead_length = (size_t)(equals - typed) + 1;
        offers.typed = equals + 1;
        offer_values(&offers, named);
    } else if (!line.over && *typed == '-' && !named) {
        offer_options(&offers);
    } else {
        offer_argument(&offers);
    }
}
