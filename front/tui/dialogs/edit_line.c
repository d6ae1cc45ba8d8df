/* SPDX-License-Identifier: MIT */
/* Characters are counted in UTF-8, and rubbed out whole. */
#include "dialogs.h"

#include <limits.h>
#include <stdlib.h>

#include "front/tui/terminal/key.h"

static void rub_out(Page *line)
{
    while (line->used && (line->text[--line->used] & 0xc0) == 0x80)
        ;
    page_put(line, "", 0);
}

static void type_sign(Page *line, int sign, size_t most)
{
    char text[MB_LEN_MAX + 1] = {0};
    const int length = wctomb(text, (wchar_t)sign);
    if (length > 0 && line->used < most)
        page_put(line, text, (size_t)length);
}

int edit_line_obey(Page *line, int code, size_t most)
{
    if (code == KEY_RUBOUT) {
        rub_out(line);
    } else if (code == CONTROL('u')) {
        line->used = 0;
        page_put(line, "", 0);
    } else if (code >= ' ' && code < KEY_NOTHING) {
        type_sign(line, code, most);
    } else {
        return 0;
    }
    return 1;
}
