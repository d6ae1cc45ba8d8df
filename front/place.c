/* SPDX-License-Identifier: MIT */
#include "place.h"

#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "host.h"

/* Empty is unset, and what is relative is to be ignored. */
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

int page_store_path(Page *page)
{
    const char *data = folder_in("XDG_DATA_HOME");
    if (data)
        page_text(page, data);
    else if (home())
        page_format(page, "%s/.local/share", home());
    else
        return 0;
    page_text(page, "/quadrille/games.db");
    return 1;
}

int page_config_path(Page *page)
{
    const char *config = folder_in("XDG_CONFIG_HOME");
    if (config)
        page_text(page, config);
    else if (home())
        page_format(page, "%s/.config", home());
    else
        return 0;
    page_text(page, "/quadrille/look");
    return 1;
}

/* What can't be made is noticed when the file can't be opened. */
void make_folders(char *path)
{
    char *slash = path;
    while ((slash = strchr(slash + 1, '/')) != NULL) {
        *slash = '\0';
        (void)mkdir(path, 0700);
        *slash = '/';
    }
}

Store *open_games(void)
{
    Page path = {NULL, 0, 0};
    Store *store;
    if (page_store_path(&path))
        make_folders(path.text);
    store = must_have(open_store(&malloc_host, path.text));
    page_free(&path);
    return store;
}
