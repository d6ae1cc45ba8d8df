/* SPDX-License-Identifier: MIT */
/* The file of the full screen's options, which may come from a backup. Each
   option keeps a value that it has, and what is written reads back as the
   same. */
#include <string.h>

#include "front/tui/canvas/settings.h"
#include "fuzzing.h"

static void require_possible(Look *look)
{
    int i;
    for (i = 0; i < SETTINGS; i++) {
        const int value = *setting_value(look, &settings[i]);
        REQUIRE(value >= 0 && value < setting_count_values(&settings[i]));
        REQUIRE(settings[i].shown[value]);
    }
}

static void require_written(Look *look)
{
    Look read;
    Page text = PAGE_EMPTY;
    Page again = PAGE_EMPTY;
    memset(&read, 0, sizeof read);
    settings_write(look, &text);
    settings_read(&read, text.text);
    REQUIRE(memcmp(look, &read, sizeof read) == 0);
    settings_write(&read, &again);
    REQUIRE(page_equals(&text, &again));
    page_free(&text);
    page_free(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Page text = PAGE_EMPTY;
    Look look;
    memset(&look, 0, sizeof look);
    page_put(&text, (const char *)data, size);
    settings_read(&look, text.text);
    require_possible(&look);
    require_written(&look);
    page_free(&text);
    return 0;
}
