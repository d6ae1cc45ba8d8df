/* SPDX-License-Identifier: MIT */
/* Finds the folders of the XDG base directory specification, and the
   program's own. */
#include "host/paths.h"

#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "host/host.h"

/* XDG says that an empty variable counts as unset and that relative paths are
   to be ignored. */
static const char *folder_in(const char *variable)
{
    const char *path = getenv(variable);
    return path && *path == '/' ? path : NULL;
}

static const char *home(void)
{
    const char *path = folder_in("HOME");
    const struct passwd *user = path ? NULL : getpwuid(getuid());
    if (user && user->pw_dir && *user->pw_dir == '/')
        path = user->pw_dir;
    return path;
}

/* A path in the folder that a variable names, or else in one below the home
   directory. */
static int page_path(Page *page, const char *variable, const char *usual,
                     const char *name)
{
    const char *folder = folder_in(variable);
    if (folder)
        page_text(page, folder);
    else if (home())
        page_format(page, "%s/%s", home(), usual);
    else
        return 0;
    page_format(page, "/quadrille/%s", name);
    return 1;
}

int path_of_store(Page *page)
{
    return page_path(page, "XDG_DATA_HOME", ".local/share", "games.db");
}

int path_of_cache(Page *page, const char *name)
{
    return page_path(page, "XDG_CACHE_HOME", ".cache", name);
}

int path_of_config(Page *page)
{
    return page_path(page, "XDG_CONFIG_HOME", ".config", "settings");
}

int path_of_pictures(Page *page)
{
    return page_path(page, "XDG_CONFIG_HOME", ".config", "pictures");
}

int path_of_lessons(Page *page)
{
    return page_path(page, "XDG_DATA_HOME", ".local/share", "lessons");
}

int path_of_layouts(Page *page)
{
    return page_path(page, "XDG_DATA_HOME", ".local/share", "layouts");
}

int path_of_own_folder(Page *page)
{
    char path[4096];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path);
    while (length > 0 && path[length - 1] != '/')
        length--;
    page_put(page, path, length > 0 ? (size_t)length : 0);
    return length > 0;
}

void paths_make_folders(char *path)
{
    char *slash = path;
    while ((slash = strchr(slash + 1, '/')) != NULL) {
        *slash = '\0';
        (void)mkdir(path, 0700);
        *slash = '/';
    }
}

int path_of_data(Page *page, const char *installed, const char *built,
                 const char *usual)
{
    Page own = PAGE_EMPTY;
    int found = 0;
    if (path_of_own_folder(&own)) {
        page_format(page, "%s../share/quadrille/%s", own.text, installed);
        found = file_exists(page->text);
        if (!found) {
            page->used = 0;
            page_format(page, "%s%s", own.text, built);
            found = file_exists(page->text);
        }
    }
    page_free(&own);
    if (found)
        return 1;
    page->used = 0;
    page_text(page, usual);
    return file_exists(page->text);
}
