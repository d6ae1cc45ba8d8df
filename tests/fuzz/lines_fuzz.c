/* SPDX-License-Identifier: MIT */
/* What is typed in line mode, with sample games in the store. The input: a
   game, a variant and a seed, and then the lines. Solvers give up soon, and
   the only file is the text behind "load". Nothing that is told can be obeyed
   by a terminal, and the game that is played last comes back from its save and
   from the store. A byte 1 before a line lets changes of the store fail, and a
   byte 2 lets them succeed again. */
#include "front/null/null.h"
#include "fuzz_store.h"
#include "fuzzing.h"

enum { MOST_LINES = 30 };

/* -------------------------------------------------------------- front end */

typedef struct Typist {
    Null null; /* first, for those functions that the null front end has */
    FuzzInput *input;
    int lines;
} Typist;

static void tell_calmly(void *own, Tone tone, const char *text)
{
    (void)own;
    (void)tone;
    require_harmless(text);
}

static int type_line(void *own, const char *prompt, Page *page)
{
    Typist *typist = own;
    Reader line;
    (void)prompt;
    if (typist->input->at == typist->input->end ||
        typist->lines++ == MOST_LINES)
        return INPUT_ENDED;
    input_line(typist->input, &line);
    if (line.at < line.end && *line.at >= 1 && *line.at <= 2)
        fuzz_store_fail(*line.at++ == 1);
    page->used = 0;
    page_put(page, line.at, (size_t)(line.end - line.at));
    return (int)page->used;
}

static void play_lines(Session *session, Autosave *autosave, FuzzInput *input)
{
    Typist typist = {.input = input};
    Front front;
    null_start(&typist.null, NULL, &front);
    front.tell = tell_calmly;
    front.ask = type_line;
    (void)table_play(session, &front, autosave);
    page_free(&typist.null.told);
}

/* ----------------------------------------------------------------- target */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    Store *store = fuzz_store_fresh(1);
    Autosave autosave;
    Session session;
    session_open(&session, &malloc_host);
    input_deal(&input, input_game(&input), &session);
    autosave_start(&autosave, store);
    play_lines(&session, &autosave, &input);
    require_saved(&session);
    require_kept_at_last(&autosave, &session);
    autosave_stop(&autosave);
    session_close(&session);
    fuzz_store_clear();
    return 0;
}
