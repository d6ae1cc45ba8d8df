/* SPDX-License-Identifier: MIT */
/* Finds the layout that the command line names. */
#include "command/play/layout_option.h"

#include <string.h>
#include <sys/stat.h>

#include "table/layout_files.h"

/* The built-in layout has its place among the others. */
static const char built_in[] = "turtle";

typedef struct Names {
    Page page;
    int has_built_in;
} Names;

static void add_name(Names *names, const char *name)
{
    page_format(&names->page, "%s%s", names->page.used ? ", " : "", name);
    names->has_built_in |= strcmp(name, built_in) == 0;
}

static void see_name(void *own, const char *name, const char *path)
{
    Names *names = own;
    (void)path;
    if (!names->has_built_in && strcmp(name, built_in) > 0)
        add_name(names, built_in);
    add_name(names, name);
}

static int complain_unknown(const char *word)
{
    Names names = {{NULL, 0, 0}, 0};
    layouts_list(see_name, &names);
    if (!names.has_built_in)
        add_name(&names, built_in);
    complain(_("unknown layout '%1$s'; available: %2$s"), word,
             names.page.text);
    page_free(&names.page);
    return EXIT_USAGE;
}

/* A folder isn't a layout, but may have the name of one. */
static int is_path(const char *word)
{
    struct stat status;
    return strchr(word, '/') || strcmp(word, "-") == 0 ||
           (stat(word, &status) == 0 && !S_ISDIR(status.st_mode));
}

int find_layout(const char *word, Page *path)
{
    path->used = 0;
    page_put(path, "", 0);
    if (is_path(word))
        page_text(path, word);
    else if (!layouts_find(path, word) && strcmp(word, built_in) != 0)
        return complain_unknown(word);
    return EXIT_DONE;
}
