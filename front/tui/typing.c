/* SPDX-License-Identifier: MIT */
/* What is typed with Enter behind it: commands, and names of files. */
#include <limits.h>
#include <stdlib.h>

#include "keys.h"

void begin_typing(Tui *tui)
{
    tui->mode = MODE_TYPE;
    tui->typed.used = 0;
    page_put(&tui->typed, "", 0);
}

static void rub_out(Page *page)
{
    while (page->used && (page->text[--page->used] & 0xc0) == 0x80)
        ;
    page_put(page, "", 0);
}

static void type_sign(Page *page, int sign)
{
    char text[MB_LEN_MAX + 1] = {0};
    const int length = wctomb(text, (wchar_t)sign);
    if (length > 0 && page->used < 200)
        page_put(page, text, (size_t)length);
}

/* 1 when there is a command to be obeyed. */
static int end_typing(Tui *tui, Page *line)
{
    const int saves = tui->mode == MODE_SAVE;
    tui->mode = MODE_PLAY;
    if (!tui->typed.used)
        return 0;
    if (!saves)
        return say_line(line, tui->typed.text);
    save_as(tui, tui->typed.text);
    return 0;
}

/* A click beside all that can be clicked leaves. */
int type_key(Tui *tui, const Key *key, Page *line)
{
    const int code =
        key->code == KEY_RELEASED ? key_clicked(tui, key) : key->code;
    if (code == ESCAPE || code == CONTROL('c') || code == KEY_RELEASED ||
        (code == KEY_RUBOUT && !tui->typed.used)) {
        tui->mode = MODE_PLAY;
    } else if (code == '\r') {
        return end_typing(tui, line);
    } else if (code == KEY_RUBOUT) {
        rub_out(&tui->typed);
    } else if (code == CONTROL('u')) {
        tui->typed.used = 0;
        page_put(&tui->typed, "", 0);
    } else if (code >= ' ' && code < KEY_NOTHING) {
        type_sign(&tui->typed, code);
    }
    return 0;
}
