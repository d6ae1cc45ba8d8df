/* SPDX-License-Identifier: MIT */
/* The file of the player's configuration that keeps the options. */
#include <string.h>

#include "host/host.h"
#include "host/paths.h"
#include "settings.h"

void settings_load(Look *look)
{
    Page path = {NULL, 0, 0};
    Page text = {NULL, 0, 0};
    if (page_config_path(&path) && file_read(path.text, &text))
        settings_read(look, text.text);
    page_free(&path);
    page_free(&text);
}

void settings_keep(const Setting *setting, int value)
{
    Page path = {NULL, 0, 0};
    Page text = {NULL, 0, 0};
    Look look;
    memset(&look, 0, sizeof look);
    settings_load(&look);
    *setting_value(&look, setting) = value;
    settings_write(&look, &text);
    if (page_config_path(&path)) {
        paths_make_folders(path.text);
        (void)file_write(path.text, &text);
    }
    page_free(&path);
    page_free(&text);
}
