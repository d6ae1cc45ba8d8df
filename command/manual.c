/* SPDX-License-Identifier: MIT */
/* The manual page and the completions, from the tables that the program
   itself goes by. */
#include <string.h>

#include "../front/manner.h"
#include "../front/table.h"
#include "command.h"

/* Text for man: no sign of it is a command, a hyphen stays one. */
static void man_text(Page *page, const char *text)
{
    int fresh = 1;
    for (; *text; text++) {
        if (fresh && (*text == '.' || *text == '\''))
            page_text(page, "\\&");
        if (*text == '\\')
            page_text(page, "\\e");
        else if (*text == '-')
            page_text(page, "\\-");
        else
            page_put(page, text, 1);
        fresh = *text == '\n';
    }
}

static void man_section(Page *page, const char *title)
{
    page_format(page, ".SH %s\n", title);
}

/* A term in bold, what it takes in italics, and the words on it. */
static void man_term(Page *page, const char *dashes, const char *name,
                     const char *takes, const char *words)
{
    page_text(page, ".TP\n\\fB");
    man_text(page, dashes);
    man_text(page, name);
    page_text(page, "\\fR");
    if (takes && *takes) {
        page_text(page, " \\fI");
        man_text(page, takes);
        page_text(page, "\\fR");
    }
    page_text(page, "\n");
    man_text(page, words);
    page_text(page, "\n");
}

static void man_sayings(Page *page, const char *title, const Saying *saying)
{
    man_section(page, title);
    for (; saying->what; saying++)
        man_term(page, "", saying->what, NULL, saying->words);
}

static void man_head(Page *page)
{
    page_format(page, ".TH QUADRILLE 6 \"\" \"quadrille %s\" \"Games\"\n",
                QUADRILLE_VERSION);
    man_section(page, "NAME");
    page_text(page, "quadrille \\- Kulki, Mahjong solitaire, FreeCell and the "
                    "sliding puzzle\n");
    man_section(page, "SYNOPSIS");
    page_text(page, ".B quadrille\n.RI [ GAME ]\n.RI [ VARIANT ]\n"
                    ".RI [ NUMBER ]\n.RI [ OPTION ...]\n.br\n.B quadrille\n"
                    ".I COMMAND\n.RI [ GAME ]\n.RI [ OPTION ...]\n");
    man_section(page, "DESCRIPTION");
    page_text(page, "Four classic puzzles, played line by line at a terminal, "
                    "through a pipe or with\na screen reader, or by one "
                    "command for programs.\nWithout a game there is a menu.\n"
                    "Case does not matter in what is typed.\n");
}

static void man_game(Page *page, const Game *game)
{
    const VariantName *variant = variant_names;
    page_text(page, ".SS ");
    man_text(page, game->title);
    page_text(page, "\n.B quadrille ");
    man_text(page, game->name);
    page_text(page, "\n.PP\n");
    man_text(page, manner_of(game)->rules);
    man_text(page, manner_of(game)->hints);
    for (; variant->game; variant++)
        if (strcmp(variant->game, game->name) == 0 && variant->help)
            man_term(page, "", variant->name, NULL, variant->help);
}

static void man_games(Page *page)
{
    u8 i;
    man_section(page, "GAMES");
    for (i = 0; i < game_count; i++)
        man_game(page, games[i]);
}

static void man_commands(Page *page)
{
    const Subcommand *command = subcommands;
    const Use *use;
    man_section(page, "COMMANDS");
    for (; command->name; command++) {
        use = use_of(command);
        man_term(page, "", command->name,
                 command->takes_game ? "GAME" : use->takes, command->help);
        if (*use->words)
            page_text(page, ".br\n");
        man_text(page, use->words);
    }
}

static void man_list(Page *page, const Command *command)
{
    Page name = {NULL, 0, 0};
    for (; command->name; command++) {
        name.used = 0;
        page_format(&name, "%s%s%s", command->name, *command->also ? ", " : "",
                    command->also);
        man_term(page, "", name.text, command->takes, command->help);
    }
    page_free(&name);
}

static void man_typed(Page *page)
{
    man_section(page, "WHILE PLAYING");
    page_text(page, "What can be typed beside moves:\n");
    man_list(page, commands);
    man_list(page, slide_commands);
    man_list(page, inner_commands);
}

static void man_options(Page *page)
{
    const Option *option = option_table;
    Page words = {NULL, 0, 0};
    man_section(page, "OPTIONS");
    for (; option->name; option++) {
        words.used = 0;
        page_format(&words, "%s%s%s", option->games ? option->games : "",
                    option->games ? ": " : "", option->help);
        man_term(page, "--", option->name, option->takes, words.text);
    }
    page_free(&words);
}

void page_manual(Page *page)
{
    man_head(page);
    man_games(page);
    man_commands(page);
    man_typed(page);
    man_options(page);
    man_section(page, "WITHOUT A TERMINAL");
    man_text(page, pipe_words);
    man_sayings(page, "ENVIRONMENT", environment);
    man_sayings(page, "EXIT STATUS", exit_codes);
    man_sayings(page, "EXAMPLES", examples);
}

/* ------------------------------------------------------------ completions */

/* To bash a colon ends a word: names that hold one are left out. */
static void bash_variants(Page *page, const Game *game)
{
    const VariantName *variant = variant_names;
    page_format(page, "    %s) words=\"", game->name);
    for (; variant->game; variant++)
        if (strcmp(variant->game, game->name) == 0 &&
            !strchr(variant->name, ':'))
            page_format(page, "%s ", variant->name);
    page_text(page, "\" ;;\n");
}

/* What stands for a value, by what the table says that an option takes. */
static void bash_values(Page *page)
{
    const Option *option = option_table;
    const char *at;
    page_text(page, "  case $before in\n");
    for (; option->name; option++) {
        if (!option->takes)
            continue;
        page_format(page, "    --%s) ", option->name);
        if (strcmp(option->takes, "FILE") == 0)
            page_text(page, "COMPREPLY=($(compgen -f -- \"$word\")); ");
        else if (strchr(option->takes, '|')) {
            page_text(page, "COMPREPLY=($(compgen -W '");
            for (at = option->takes; *at; at++)
                page_put(page, *at == '|' ? " " : at, 1);
            page_text(page, "' -- \"$word\")); ");
        }
        page_text(page, "return ;;\n");
    }
    page_text(page, "  esac\n");
}

static void bash_options(Page *page)
{
    const Option *option = option_table;
    page_text(page, "  options=\"");
    for (; option->name; option++)
        page_format(page, "--%s ", option->name);
    page_text(page, "\"\n");
}

static void bash_first(Page *page)
{
    const Subcommand *command = subcommands;
    u8 i;
    page_text(page, "  words=\"");
    for (i = 0; i < game_count; i++)
        page_format(page, "%s ", games[i]->name);
    for (; command->name; command++)
        page_format(page, "%s ", command->name);
    page_text(page, "\"\n");
}

static void bash_games(Page *page)
{
    u8 i;
    for (i = 0; i < game_count; i++)
        page_format(page, "%s%s", i ? " " : "", games[i]->name);
}

void page_completions(Page *page)
{
    u8 i;
    page_text(page, "# bash completion for quadrille\n_quadrille() {\n"
                    "  local word before game words options\n"
                    "  word=${COMP_WORDS[COMP_CWORD]}\n"
                    "  before=${COMP_WORDS[COMP_CWORD-1]}\n"
                    "  game=${COMP_WORDS[1]}\n");
    bash_values(page);
    bash_options(page);
    bash_first(page);
    page_text(page, "  if [ \"$COMP_CWORD\" -gt 1 ]; then\n  words=\n"
                    "  case $game in\n");
    for (i = 0; i < game_count; i++)
        bash_variants(page, games[i]);
    page_text(page, "    *) [ \"$COMP_CWORD\" -gt 2 ] || words=\"");
    bash_games(page);
    page_text(page, "\" ;;\n  esac\n  fi\n"
                    "  case $word in -*) words=$options ;; esac\n"
                    "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n}\n"
                    "complete -F _quadrille quadrille\n");
}
