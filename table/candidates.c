/* SPDX-License-Identifier: MIT */
/* Tables of commands, names of layouts and games that were kept, each in its
   own order. */

#include "candidates.h"

#include <string.h>

#include "host/letters.h"
#include "kit.h"
#include "layout_files.h"
#include "stored.h"
#include "titles.h"

static int is_word(const char *word, const char *text, size_t length)
{
    return strlen(word) == length && letters_begin(text, word) == length;
}

static void offer(const Candidates *candidates, const char *word,
                  const char *help)
{
    ASSERT(*word);
    candidates->see(candidates->own, word, help ? help : "");
}

/* ------------------------------------------------------------------ kinds */

static void offer_variants(const Candidates *candidates)
{
    const VariantName *word;
    unsigned i;
    if (!candidates->game)
        return;
    for (i = 0; (word = kit_word(candidates->game, i)) != NULL; i++)
        if (word->help)
            offer(candidates, word->name, translate(word->help));
}

static void see_layout(void *own, const char *name, const char *path)
{
    (void)path;
    offer(own, name, _("a layout"));
}

static void offer_layouts(const Candidates *candidates)
{
    Candidates same = *candidates;
    if (same.game && layouts_exist(same.game))
        layouts_list(see_layout, &same);
}

static void offer_kind_of_start(const Candidates *candidates)
{
    offer_variants(candidates);
    offer_layouts(candidates);
}

static void see_kept(void *own, const KeptGame *game)
{
    Page number = PAGE_EMPTY;
    Page title = PAGE_EMPTY;
    page_format(&number, "%lld", game->id);
    title_page_kept(&title, game);
    if (*game->slot)
        offer(own, game->slot, title.text);
    offer(own, number.text, title.text);
    page_free(&number);
    page_free(&title);
}

static void offer_kept(const Candidates *candidates)
{
    Candidates same = *candidates;
    if (same.store)
        (void)in_progress_list(same.store, see_kept, &same);
}

static void offer_dates(const Candidates *candidates)
{
    offer(candidates, "today", "");
    offer(candidates, "yesterday", "");
}

static void see_player(void *own, const char *name)
{
    offer(own, name, _("a player"));
}

static void offer_players(const Candidates *candidates)
{
    Candidates same = *candidates;
    if (same.store)
        (void)players_list(same.store, see_player, &same);
}

int candidates_offer_kind(const Candidates *candidates, const char *kind,
                          size_t length)
{
    ASSERT(candidates->see);
    static const struct {
        const char *name;
        void (*offer)(const Candidates *candidates);
    } kinds[] = {{"VARIANT", offer_variants}, {"KIND", offer_kind_of_start},
                 {"LAYOUT", offer_layouts},   {"STORED", offer_kept},
                 {"PLAYER", offer_players},   {"DATE", offer_dates}};
    size_t i;
    for (i = 0; i < COUNT_OF(kinds); i++)
        if (strlen(kinds[i].name) == length &&
            strncmp(kinds[i].name, kind, length) == 0) {
            kinds[i].offer(candidates);
            return 1;
        }
    return 0;
}

/* --------------------------------------------------------------- commands */

/* The lists of commands that the help names, then those of the game. */
static const Command *nth_list(const Game *game, size_t nth)
{
    const Command *const first[] = {shared_commands, start_commands,
                                    kit_of(game)->commands};
    return nth < COUNT_OF(first) ? first[nth]
                                 : more_commands[nth - COUNT_OF(first)];
}

const Command *candidates_find_command(const Game *game, const char *line)
{
    const Command *list;
    const Command *found = NULL;
    Reader words;
    size_t i;
    reader_start(&words, line, (u32)strlen(line));
    reader_skip_space(&words);
    for (i = 0; !found && (list = nth_list(game, i)) != NULL; i++)
        found = command_list_take(list, &words);
    return found;
}

void candidates_offer_commands(const Candidates *candidates)
{
    const Command *command;
    size_t i;
    for (i = 0; (command = nth_list(candidates->game, i)) != NULL; i++)
        for (; command->name; command++)
            offer(candidates, command->name, translate(command->help));
}

/* What can follow commands, as words and placeholders. */
static const struct {
    const char *command, *takes;
} arguments[] = {{"help", "more|new"},  {"new", "KIND|DATE|daily"},
                 {"layout", "LAYOUT"},  {"open", "STORED"},
                 {"player", "PLAYER"},  {"hints", "off|on"},
                 {"distance", "off|on"}};

static void offer_list(const Candidates *candidates, const char *list)
{
    Page word = PAGE_EMPTY;
    while (*list) {
        const size_t length = strcspn(list, "|");
        ASSERT(length);
        if (!candidates_offer_kind(candidates, list, length)) {
            word.used = 0;
            page_put(&word, list, length);
            offer(candidates, word.text, "");
        }
        list += length + (list[length] == '|');
    }
    page_free(&word);
}

void candidates_offer_arguments(const Candidates *candidates,
                                const char *command, size_t length)
{
    size_t i;
    for (i = 0; i < COUNT_OF(arguments); i++)
        if (is_word(arguments[i].command, command, length))
            offer_list(candidates, arguments[i].takes);
}
