/* SPDX-License-Identifier: MIT */
/* The file of the player's configuration that keeps the options. */
#include <errno.h>
#include <string.h>

#include "host/host.h"
#include "host/paths.h"
#include "settings.h"

/* Returns 0, or why the file can't be read. */
static int load(Look *look, const char *path)
{
    Page text = PAGE_EMPTY;
    const int trouble = file_read(path, &text) ? 0 : errno;
    if (!trouble)
        settings_read(look, text.text);
    page_free(&text);
    return trouble;
}

void settings_load(Look *look)
{
    Page path = PAGE_EMPTY;
    if (path_of_config(&path))
        (void)load(look, path.text);
    page_free(&path);
}

/* Returns 0, or why the option can't be kept. If the others can't be read,
   they are not replaced by their usual values. */
static int keep(const Setting *setting, int value, char *path)
{
    Page text = PAGE_EMPTY;
    Look look;
    int trouble;
    memset(&look, 0, sizeof look);
    paths_make_folders(path);
    trouble = load(&look, path);
    if (trouble && trouble != ENOENT)
        return trouble;
    *setting_value(&look, setting) = value;
    settings_write(&look, &text);
    trouble = file_write(path, NULL, &text) ? 0 : errno;
    page_free(&text);
    return trouble;
}

void settings_keep(const Setting *setting, int value, Page *refusal)
{
    Page path = PAGE_EMPTY;
    const int trouble =
        path_of_config(&path) ? keep(setting, value, path.text) : 0;
    if (trouble)
        page_format(refusal, _("This option can't be kept: %s"),
                    strerror(trouble));
    page_free(&path);
}

void settings_keep_boardless(int boardless, Page *refusal)
{
    settings_keep(&settings[SETTINGS], boardless, refusal);
}
