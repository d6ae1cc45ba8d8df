/* SPDX-License-Identifier: MIT */
/* The thread works while the main loop waits for it, draws the screen, and
   heeds signals. Any key stops the work, and then does what it always does;
   Escape does nothing else. */
#include "dialogs.h"

#include "dialog.h"
#include "front/tui/view/view.h"
#include "host/posix/signals.h"

/* In milliseconds: so quick an answer is no reason to draw, and comes before
   keys that were typed ahead. */
enum { AT_ONCE = 50 };

static void draw_thinking(Tui *tui, void *own)
{
    (void)own;
    view_draw(tui);
}

static int obey_thinking(Tui *tui, void *own, const Key *key)
{
    (void)own;
    if (dialog_is_no_key(key->code))
        return thinker_has_job(tui->thinker);
    if (key->code != ESCAPE)
        keyboard_put_back(tui, key);
    return 0;
}

int thinking_run(void *own, void (*work)(void *context), void *context)
{
    static const Dialog dialog = {draw_thinking, obey_thinking, NULL};
    Tui *tui = own;
    if (!tui->thinker) {
        work(context);
        return 1;
    }
    thinker_rest(tui->thinker);
    thinker_begin_job(tui->thinker, work, context);
    while (thinker_has_job(tui->thinker) && !signals_alarm() &&
           signals_look_out(0, AT_ONCE) == WOKE_BY_ALARM)
        ;
    if (thinker_has_job(tui->thinker))
        dialog_run(tui, &dialog, NULL);
    if (thinker_end_job(tui->thinker))
        return 1;
    tui->message.told.used = 0;
    tui->message.tone = TONE_ANSWER;
    page_text(&tui->message.told, _("Stopped thinking."));
    return 0;
}
