/* SPDX-License-Identifier: MIT */
/* Writes the manual page from the tables of commands and options. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command/command.h"
#include "front/tui/view/bars.h"
#include "host/utf8.h"
#include "rules/games.h"
#include "table/game_words.h"
#include "table/kit.h"
#include "table/stored.h"

/* Escapes text for man, so that no character acts as a command and hyphens
   stay hyphens. Lines of Chinese are joined, because man would put a blank
   between them, and told where they may end. */
static void man_text(Page *page, const char *text)
{
    const char *begin = text;
    u32 sign = '\n';
    size_t length;
    for (; *text; text += length) {
        const u32 before = sign;
        length = utf8_read(text, UTF8_LONGEST, &sign);
        ASSERT(length); /* catalogues are checked */
        if (sign == '\n' && utf8_joins(begin, text)) {
            sign = before;
            continue;
        }
        if (before == '\n' && (sign == '.' || sign == '\''))
            page_text(page, "\\&");
        if (before != '\n' && utf8_may_break(before, sign))
            page_text(page, "\\:");
        if (sign == '\\')
            page_text(page, "\\e");
        else if (sign == '-')
            page_text(page, "\\-");
        else
            page_put(page, text, length);
    }
}

static void man_section(Page *page, const char *title)
{
    page_format(page, ".SH %s\n", title);
}

/* Writes a term in bold, its arguments in italics, and its description. */
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

static void man_sayings(Page *page, const char *title,
                        const HelpSaying *saying)
{
    man_section(page, title);
    for (; saying->what; saying++)
        man_term(page, "", saying->what, NULL, translate(saying->words));
}

static void man_head(Page *page)
{
    page_format(page, ".TH QUADRILLE 6 \"\" \"quadrille %s\"\n",
                QUADRILLE_VERSION);
    /* TRANSLATORS: the titles of a manual page in capitals are those that the
       manual pages of other programs have in your language; programs that make
       a list of all pages know the usual word for NAME. */
    man_section(page, _("NAME"));
    page_format(
        page, "quadrille \\- %s\n",
        _("Kulki, Mahjong solitaire, FreeCell and the sliding puzzle"));
    man_section(page, _("SYNOPSIS"));
    page_text(page, ".B quadrille\n.RI [ GAME ]\n.RI [ VARIANT ]\n"
                    ".RI [ NUMBER ]\n.RI [ OPTION ...]\n.br\n.B quadrille\n"
                    ".I COMMAND\n.RI [ GAME ]\n.RI [ OPTION ...]\n");
    man_section(page, _("DESCRIPTION"));
    man_text(page,
             _("Four classic puzzles: on the full screen of a terminal, "
               "line by line (through a\npipe or with a screen reader), "
               "in a browser, on 3270 terminals, or by a single\ncommand "
               "for programs.\n"
               "Without a game, a menu opens.\n"
               "On a terminal the full screen is used if possible;\n"
               "'--ui line' chooses line mode. Games are stored "
               "until they are finished or deleted.\n"
               "Commands may be typed in upper or lower case.\n"));
}

static void man_games(Page *page)
{
    const VariantName *word;
    unsigned k;
    u8 i;
    man_section(page, _("GAMES"));
    for (i = 0; i < games_count; i++) {
        const Game *game = games[i];
        page_text(page, ".SS ");
        man_text(page, translate(game->title));
        page_text(page, "\n.B quadrille ");
        man_text(page, game->name);
        page_text(page, "\n.PP\n");
        man_text(page, translate(wording_of(game)->rules));
        man_text(page, translate(wording_of(game)->moves));
        man_text(page, translate(wording_of(game)->hints));
        for (k = 0; (word = kit_word(game, k)) != NULL; k++)
            if (word->help)
                man_term(page, "", word->name, NULL, translate(word->help));
    }
}

static void man_commands(Page *page)
{
    const Subcommand *command = subcommands;
    const Use *use;
    Task task = TASK_COUNT;
    man_section(page, _("COMMANDS"));
    for (; command->name; command++) {
        use = use_of(command);
        if (command->task != task)
            page_format(page, ".SS %s\n",
                        translate(task_titles[command->task]));
        task = command->task;
        man_term(page, "", command->name, command_takes(command),
                 translate(command->help));
        if (*use->arguments || *use->words)
            page_text(page, ".br\n");
        man_text(page, translate(use->arguments));
        man_text(page, translate(use->words));
    }
}

static void man_list(Page *page, const Command *command)
{
    Page name = PAGE_EMPTY;
    for (; command->name; command++) {
        name.used = 0;
        page_format(&name, "%s%s%s", command->name, *command->also ? ", " : "",
                    command->also);
        man_term(page, "", name.text, command->takes, command_help(command));
    }
    page_free(&name);
}

static void man_typed(Page *page)
{
    const Command *const *more = more_commands;
    u8 i;
    man_section(page, _("WHILE PLAYING"));
    man_text(page, _("Commands besides moves:\n"));
    man_list(page, shared_commands);
    man_list(page, start_commands);
    for (i = 0; i < games_count; i++)
        man_list(page, kit_of(games[i])->commands);
    for (; *more; more++)
        man_list(page, *more);
    man_list(page, inner_commands);
}

static void man_key(void *own, const char *of, const char *name,
                    const char *what)
{
    Page words = PAGE_EMPTY;
    page_format(&words, "%s%s%s", of, *of ? _(": ") : "", what);
    man_term(own, "", name, NULL, words.text);
    page_free(&words);
}

/* Writes nothing if the program was built without the full screen. */
static void man_keys(Page *page)
{
    Page keys = PAGE_EMPTY;
    legend_see(&keys, man_key);
    if (keys.used) {
        man_section(page, _("KEYS ON THE FULL SCREEN"));
        page_text(page,
                  _("A letter or digit that can start a move starts one; "
                    "Esc clears it.\nAll other keys are commands:\n"));
        page_text(page, keys.text);
    }
    page_free(&keys);
}

static const HelpSaying files[] = {
    {"~/.local/share/quadrille/games.db", N_("games and scores (SQLite)")},
    {"~/.local/share/quadrille/lessons",
     N_("the games of which a lesson was done, which are not offered again")},
    {"~/.local/share/quadrille/layouts", N_("your own layouts of Mahjong")},
    {"~/.cache/quadrille/", N_("tables of the sliding puzzle's solver")},
    {"~/.config/quadrille/settings",
     N_("display settings of the full screen")},
    {"~/.config/quadrille/pictures",
     N_("the files of your own pictures for table, cards and tiles")},
    {NULL, NULL}};

static void man_options(Page *page)
{
    Page words = PAGE_EMPTY;
    int task;
    man_section(page, _("OPTIONS"));
    for (task = 0; task <= TASK_COUNT; task++) {
        const Option *option;
        int i;
        page_format(page, ".SS %s\n", translate(task_titles[task]));
        for (i = 0; (option = option_at(i)) != NULL; i++) {
            const char *only = option_games(option);
            if ((int)task_of_option(option) != task)
                continue;
            words.used = 0;
            if (only)
                page_format(&words, _("%1$s only: %2$s"), only,
                            translate(option->help));
            else
                page_text(&words, translate(option->help));
            man_term(page, "--", option->name, option->takes, words.text);
        }
    }
    page_free(&words);
}

static void page_manual(Page *page)
{
    const Example *example = command_examples;
    man_head(page);
    man_games(page);
    man_commands(page);
    man_typed(page);
    man_keys(page);
    man_options(page);
    man_section(page, _("WITHOUT A TERMINAL"));
    man_text(page, translate(pipe_words));
    man_sayings(page, _("ENVIRONMENT"), environment);
    man_sayings(page, _("FILES"), files);
    page_text(page, ".PP\n");
    man_text(page,
             _("'quadrille paths' prints where they are on this machine; "
               "see ENVIRONMENT to change that.\n"));
    man_text(page,
             _("Layouts are searched for in your own folder, then in "
               "share/quadrille/layouts where the program is installed. "
               "Catalogues of languages are files "
               "LANGUAGE/LC_MESSAGES/quadrille.mo, in the folder that "
               "TEXTDOMAINDIR names, then in share/locale where the program "
               "is installed.\n"));
    man_sayings(page, _("EXIT STATUS"), exit_codes);
    man_sayings(page, _("EXAMPLES"), examples);
    for (; example->command; example++)
        man_term(page, "", example->line, NULL, translate(example->words));
    man_section(page, _("SEE ALSO"));
    page_text(page, ".BR fc\\-solve (6),\n.BR kpat (6),\n.BR "
                    "gnome\\-mahjongg (6),\n.BR five\\-or\\-more (6),\n"
                    ".BR x3270 (1)\n");
}

/* Becomes man, which shows the page; or, if there is no man or one that reads
   no standard input, becomes cat. Returns if neither is possible. */
static void show_page(const Page *page)
{
    char path[] = "/tmp/quadrille-man-XXXXXX";
    const int file = mkstemp(path);
    if (file < 0)
        return;
    (void)unlink(path);
    if (write(file, page->text, page->used) == (ssize_t)page->used &&
        lseek(file, 0, SEEK_SET) == 0 && dup2(file, STDIN_FILENO) == 0)
        (void)execl("/bin/sh", "sh", "-c",
                    "man -l - 2>/dev/null || cat /dev/stdin", (char *)NULL);
    close(file);
}

int manual_run(CommandLine *line)
{
    Page page = PAGE_EMPTY;
    (void)line;
    page_manual(&page);
    if (isatty(STDOUT_FILENO))
        show_page(&page);
    host_print_page(&page);
    return EXIT_DONE;
}
