/* SPDX-License-Identifier: MIT */
/* Finds the layout that the command line names. */
#include "command/play/layout_option.h"

#include <string.h>
#include <sys/stat.h>

#include "host/letters.h"
#include "table/layout_files.h"

/* The built-in layout has its place among the others. */
static const char built_in[] = "turtle";

typedef struct Names {
    SeeLayout see;
    void *own;
    int has_built_in;
} Names;

static void see_name(void *own, const char *name, const char *path)
{
    Names *names = own;
    const int order = strcmp(name, built_in);
    if (!names->has_built_in && order > 0)
        names->see(names->own, built_in, "");
    names->has_built_in |= order >= 0;
    names->see(names->own, name, path);
}

void shipped_layouts_list(SeeLayout see, void *own)
{
    Names names = {see, own, 0};
    layouts_list(see_name, &names);
    if (!names.has_built_in)
        see(own, built_in, "");
}

enum { MOST_LISTED = 256 };

/* The names of the layouts, for messages. */
typedef struct LayoutNames {
    Page page;  /* "boat, bridge" */
    Page parts; /* each ends with a byte of 0 */
    size_t at[MOST_LISTED];
    int count;
} LayoutNames;

static void add_name(void *own, const char *name, const char *path)
{
    LayoutNames *names = own;
    (void)path;
    page_comma(&names->page);
    page_text(&names->page, name);
    if (names->count == MOST_LISTED)
        return;
    names->at[names->count++] = names->parts.used;
    page_put(&names->parts, name, strlen(name) + 1);
}

static int complain_unknown(const char *word)
{
    LayoutNames names = {.count = 0};
    const char *list[MOST_LISTED];
    const char *near;
    int i;
    shipped_layouts_list(add_name, &names);
    for (i = 0; i < names.count; i++)
        list[i] = names.parts.text + names.at[i];
    near = nearest_name(word, list, names.count);
    if (near)
        complain(_("unknown layout '%1$s' (did you mean '%3$s'?); available: "
                   "%2$s"),
                 word, names.page.text, near);
    else
        complain(_("unknown layout '%1$s'; available: %2$s"), word,
                 names.page.text);
    page_free(&names.page);
    page_free(&names.parts);
    return EXIT_USAGE;
}

/* A folder isn't a layout, but may have the name of one. */
static int is_path(const char *word)
{
    struct stat status;
    return strchr(word, '/') || strcmp(word, "-") == 0 ||
           (stat(word, &status) == 0 && !S_ISDIR(status.st_mode));
}

int shipped_layouts_find(const char *word, Page *path)
{
    path->used = 0;
    page_put(path, "", 0);
    if (is_path(word))
        page_text(path, word);
    else if (!layouts_find(path, word) && !letters_equal(word, built_in))
        return complain_unknown(word);
    return EXIT_DONE;
}
