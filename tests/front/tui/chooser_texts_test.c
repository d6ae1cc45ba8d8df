/* SPDX-License-Identifier: MIT */
/* Tests that the chooser's texts can be read, all of them, in each size. */
#include <stdio.h>
#include <string.h>

#include "front/tui/dialogs/chooser_view.h"
#include "front/tui/view/view.h"
#include "rules/games.h"
#include "tests/kit/stage.h"

/* Writes the cells that mean something, without the blanks at the end of their
   lines. */
static void page_here(Page *page, const Canvas *canvas, int hit)
{
    int x, y;
    page_put(page, "", 0);
    for (y = 0; y < canvas->height; y++) {
        const size_t before = page->used;
        for (x = 0; x < canvas->width; x++) {
            const Cell *cell = canvas_cell(canvas, x, y);
            char bytes[4];
            if (cell->hit == hit && cell->sign != NO_SIGN)
                page_put(page, bytes, canvas_encode(bytes, cell->sign));
        }
        if (page->used > before)
            page_line(page);
    }
}

static int ends_with(const Page *page, const char *end)
{
    const size_t length = strlen(end);
    return page->used >= length &&
           strcmp(page->text + page->used - length, end) == 0;
}

/* Whether all words of a text are shown, however it was folded. */
static int has_words(const char *shown, const char *text)
{
    char word[64];
    int used;
    while (sscanf(text, "%63s%n", word, &used) == 1) {
        if (!strstr(shown, word))
            return 0;
        text += used;
    }
    return 1;
}

/* Each row of an offer shows its text whole or with an ellipsis. The text of
   the selected one is whole beside the list or below it. */
static void check_texts(Stage *stage, Chooser *chooser, const Size *size)
{
    Canvas *canvas = &stage->tui.canvas;
    int i;
    for (i = 0; i < chooser->offers.count; i++) {
        const StartOffer *offer = &chooser->offers.list[i];
        Page row = PAGE_EMPTY;
        Page preview = PAGE_EMPTY;
        Page end = PAGE_EMPTY;
        chooser->at = i;
        canvas_clear(canvas, size->width, size->height);
        chooser_draw(chooser);
        page_here(&row, canvas, HIT_TIME + i);
        page_here(&preview, canvas, HIT_KEY + '\r');
        page_format(&end, "%s\n",
                    offer->note.used ? offer->note.text : offer->label.text);
        if (!ends_with(&row, end.text) && !ends_with(&row, "\u2026\n"))
            fail_msg("%dx%d: \"%s\" ends as %s", size->width, size->height,
                     end.text, row.text);
        if (size->width >= 80 && !has_words(preview.text, offer->note.text) &&
            !has_words(row.text, offer->note.text))
            fail_msg("%dx%d: no \"%s\" in\n%s", size->width, size->height,
                     offer->note.text, preview.text);
        page_free(&row);
        page_free(&preview);
        page_free(&end);
    }
}

static void texts_are_whole_or_end_in_an_ellipsis(void **state)
{
    static const Size all[] = {{40, 20}, {80, 24}, {132, 43}, {200, 60}};
    size_t size;
    int game;
    Stage stage;
    Chooser chooser;
    (void)state;
    for (game = 0; game < STARTS; game++)
        for (size = 0; size < sizeof all / sizeof *all; size++) {
            open_stage(&stage, &starts[game]);
            chooser_open(&chooser, &stage.tui, games_find(starts[game].game),
                         &stage.session);
            check_texts(&stage, &chooser, &all[size]);
            chooser_close(&chooser);
            close_stage(&stage);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_are_whole_or_end_in_an_ellipsis),
    };
    return cmocka_run_group_tests_name("chooser's texts", tests, NULL, NULL);
}
