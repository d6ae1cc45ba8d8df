/* SPDX-License-Identifier: MIT */
/* Writes completions for bash from the tables of commands and options. */
#include <string.h>

#include "command/command.h"
#include "rules/games.h"
#include "table/kit.h"

/* Leaves out names with a colon, because a colon ends a word in bash. */
static void bash_variants(Page *page, const Game *game)
{
    const VariantName *variant = kit_of(game)->variants;
    page_format(page, "    %s) words=\"", game->name);
    for (; variant->name; variant++)
        if (!strchr(variant->name, ':'))
            page_format(page, "%s ", variant->name);
    page_text(page, "\" ;;\n");
}

/* --------------------------------------------------------------- values */

/* Writes the values that an option accepts, each followed by a blank; nothing
   for numbers and free text. */
static void page_values_of(Page *page, const Option *option)
{
    static const struct {
        const char *option, *values;
    } known[] = {{"player", "random greedy heuristic learned search "},
                 {"notation", "standard flat fc-solve urdl "},
                 {"daily", "today yesterday "},
                 {"memory", "512M 1G 2G 4G "},
                 {"nodes", "1e6 1e7 1e8 1e9 "},
                 {"layout", "boat bridge butterfly castle crown dragonfly "
                            "hourglass labyrinth lantern lighthouse lotus "
                            "mandala mountain pagoda pine pond sprout star "
                            "terraces torii turtle vase "},
                 {"bind", "127.0.0.1 ::1 0.0.0.0 "}};
    size_t i;
    for (i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(option->name, known[i].option) == 0)
            page_text(page, known[i].values);
    if (option->type != VALUE_WORD)
        return;
    page_text(page, option->takes);
    page_text(page, " ");
}

static void bash_value(Page *page, const Option *option)
{
    Page values = {NULL, 0, 0};
    char *bar;
    page_format(page, "    --%s) ", option->name);
    page_values_of(&values, option);
    page_text(&values, "");
    while ((bar = strchr(values.text, '|')) != NULL)
        *bar = ' ';
    if (strcmp(option->takes, "FILE") == 0)
        page_text(page, "COMPREPLY=($(compgen -f -- \"$word\")); ");
    else if (strcmp(option->takes, "FOLDER") == 0)
        page_text(page, "COMPREPLY=($(compgen -d -- \"$word\")); ");
    else if (strcmp(option->name, "variant") == 0)
        page_text(page, "_quadrille_variants; ");
    else if (strcmp(option->takes, "NAME|FILE") == 0)
        page_format(page, "COMPREPLY=($(compgen -f -W '%s' -- \"$word\")); ",
                    values.text);
    else if (values.used)
        page_format(page, "COMPREPLY=($(compgen -W '%s' -- \"$word\")); ",
                    values.text);
    page_text(page, "return ;;\n");
    page_free(&values);
}

static void bash_values(Page *page)
{
    const Option *option;
    int i;
    page_text(page, "  case $before in\n");
    for (i = 0; (option = option_at(i)) != NULL; i++)
        if (option->takes)
            bash_value(page, option);
    page_text(page, "  esac\n");
}

/* -------------------------------------------------------------- options */

static void bash_all_options(Page *page)
{
    const Option *option;
    int i;
    page_text(page, "  options=\"");
    for (i = 0; (option = option_at(i)) != NULL; i++)
        page_format(page, "--%s ", option->name);
    page_text(page, "\"\n");
}

static void bash_options_of(Page *page, const char *pattern, int commands,
                            const char *game)
{
    const Option *option;
    int i;
    page_format(page, "    %s) options=\"", pattern);
    for (i = 0; (option = option_at(i)) != NULL; i++)
        if (option->commands & commands && is_option_of(option, game))
            page_format(page, "--%s ", option->name);
    page_text(page, "\" ;;\n");
}

/* "solve kulki" has different options from "solve freecell". */
static void bash_command_options(Page *page)
{
    const Subcommand *command = subcommands;
    Page pattern = {NULL, 0, 0};
    u8 i;
    page_text(page, "  case \"$game $second\" in\n");
    for (i = 0; i < games_count; i++) {
        pattern.used = 0;
        page_format(&pattern, "%s\\ *", games[i]->name);
        bash_options_of(page, pattern.text, FOR_PLAY, games[i]->name);
    }
    for (; command->name; command++) {
        for (i = 0; i < games_count; i++) {
            pattern.used = 0;
            page_format(&pattern, "%s\\ %s", command->name, games[i]->name);
            if (command->takes_game || command->options & FOR_DAILY)
                bash_options_of(page, pattern.text,
                                options_of(command, games[i]), games[i]->name);
        }
        pattern.used = 0;
        page_format(&pattern, "%s\\ *", command->name);
        bash_options_of(page, pattern.text, command->options, NULL);
    }
    page_text(page, "  esac\n");
    page_free(&pattern);
}

/* ---------------------------------------------------------------- words */

static void bash_first(Page *page)
{
    const Subcommand *command = subcommands;
    u8 i;
    page_text(page, "  words=\"");
    for (i = 0; i < games_count; i++)
        page_format(page, "%s ", games[i]->name);
    for (; command->name; command++)
        page_format(page, "%s ", command->name);
    page_text(page, "\"\n");
}

static void bash_games(Page *page)
{
    u8 i;
    for (i = 0; i < games_count; i++)
        page_format(page, "%s%s", i ? " " : "", games[i]->name);
}

/* Lists the numbers and names of stored games. compgen would expand a $ in a
   name, so only plain names are offered. */
static const char helpers[] =
    "_quadrille_kept() {\n"
    "  COMPREPLY=($(compgen -W \"$(quadrille games --json 2>/dev/null | sed "
    "-n \\\n"
    "    -e 'h;s/.*\"id\":\\([0-9]*\\).*/\\1/p' \\\n"
    "    -e 'g;s/.*\"slot\":\"\\([A-Za-z0-9._-]*\\)\".*/\\1/p')\" -- "
    "\"$word\"))\n"
    "}\n";

static void bash_words(Page *page)
{
    page_text(page,
              "  if [ \"$COMP_CWORD\" -gt 1 ]; then\n  words=\n"
              "  case $game in\n"
              "    resume|delete|export|name) _quadrille_kept; "
              "return ;;\n"
              "    replay|verify|import|explain|share|optimise) "
              "_quadrille_kept\n"
              "      COMPREPLY+=($(compgen -f -- \"$word\")); return ;;\n"
              "    tables) words=\"list check build drop micro small "
              "big slides 5x5\" ;;\n"
              "    grade) words=freecell ;;\n"
              "    games|3270|paths|doctor|web|proof|version) ;;\n");
    page_text(page, "    *) if [ \"$COMP_CWORD\" -eq 2 ] && "
                    "[[ ! \" $words_of_games \" == *\" $game \"* ]]; then\n"
                    "         words=$words_of_games\n"
                    "       else _quadrille_variants; return; fi ;;\n"
                    "  esac\n  fi\n");
}

int page_completions(Page *page)
{
    u8 i;
    page_text(page, "# bash completion for quadrille\n");
    page_text(page, helpers);
    page_text(page, "_quadrille_variants() {\n  local words=\n"
                    "  case $played in\n");
    for (i = 0; i < games_count; i++)
        bash_variants(page, games[i]);
    page_text(page, "  esac\n"
                    "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
                    "}\n_quadrille() {\n"
                    "  local word before game second played words options "
                    "words_of_games\n"
                    "  word=${COMP_WORDS[COMP_CWORD]}\n"
                    "  before=${COMP_WORDS[COMP_CWORD-1]}\n"
                    "  game=${COMP_WORDS[1]}\n"
                    "  second=${COMP_WORDS[2]}\n"
                    "  words_of_games=\"");
    bash_games(page);
    page_text(page, "\"\n"
                    "  played=$game\n"
                    "  [[ \" $words_of_games \" == *\" $game \"* ]] || "
                    "played=$second\n");
    bash_values(page);
    bash_all_options(page);
    bash_first(page);
    page_text(page, "  if [[ $word == -* ]]; then\n");
    bash_command_options(page);
    page_text(page, "  COMPREPLY=($(compgen -W \"$options\" -- \"$word\")); "
                    "return\n  fi\n");
    bash_words(page);
    page_text(page, "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n}\n"
                    "complete -F _quadrille quadrille\n");
    return EXIT_DONE;
}
