/* SPDX-License-Identifier: MIT */
/* The player's actions, one call for each. */
#include "module.h"
#include "table/finish.h"
#include "table/loop.h"
#include "table/typed_moves.h"

static u32 carry_out(Module *module, const Intent *intent)
{
    module->reply.trace = module->table.trace;
    module->reply.fault.reason = NOT_UNDERSTOOD;
    module->reply.fault.game = NULL;
    if (module->session.game)
        session_do(&module->session, intent, &module->reply);
    return module_refuse(&module->reply.fault);
}

/* ------------------------------------------------------------------ intents
 */

u32 module_touch_spot(u32 spot)
{
    Module *module = module_instance();
    const Intent intent = {.what = INTENT_TOUCH, .spot = (u8)spot};
    if (carry_out(module, &intent))
        return 0;
    if (module->reply.moved)
        return TOUCHED_TO_MOVE;
    return module->session.held == NO_SPOT ? 2 : 1;
}

u32 module_play_move(u32 move)
{
    const Intent intent = {.what = INTENT_PLAY, .move = (u16)move};
    return carry_out(module_instance(), &intent);
}

u32 module_play_text(u32 length)
{
    Module *module = module_instance();
    const Session *session = &module->session;
    Intent intent = {.what = INTENT_PLAY};
    Reader reader = exchange_read(0, length);
    Fault fault = {.reason = NOT_UNDERSTOOD, .game = session->game};
    if (session->game && !session->game->read_move(session->position, &reader,
                                                   &intent.move, &fault)) {
        reader_skip_space(&reader);
        fault_set(&fault, reader_at_end(&reader) ? FINE : NOT_A_MOVE, NULL);
    }
    return fault.reason ? module_refuse(&fault) : carry_out(module, &intent);
}

u32 module_undo_move(void)
{
    const Intent intent = {.what = INTENT_UNDO};
    return carry_out(module_instance(), &intent);
}

u32 module_redo_move(void)
{
    const Intent intent = {.what = INTENT_REDO};
    return carry_out(module_instance(), &intent);
}

u32 module_go_to_number(u32 number)
{
    const Intent intent = {.what = INTENT_GO_TO, .number = number};
    return carry_out(module_instance(), &intent);
}

u32 module_play_again(void)
{
    const Intent intent = {.what = INTENT_RESTART};
    return carry_out(module_instance(), &intent);
}

u32 module_pass_time(u32 milliseconds)
{
    const Intent intent = {.what = INTENT_TICK, .number = milliseconds};
    return carry_out(module_instance(), &intent);
}

u32 module_find_finish(void)
{
    const Session *session = &module_instance()->session;
    u16 move;
    return session->game &&
                   finish_find_move(session->game, session->position, &move)
               ? move
               : NO_ADVICE;
}

void module_count_hint(void)
{
    const Intent intent = {.what = INTENT_HELP};
    carry_out(module_instance(), &intent);
}

/* ------------------------------------------------------------------ events */

u32 module_count_events(void)
{
    return module_instance()->reply.trace.count;
}

const Event *module_events_at(void)
{
    return module_instance()->reply.trace.events;
}

/* ------------------------------------------------------------ typed moves */

/* What can follow a word is said unless nothing can, or the word is wrong. The
   input ends with a zero, so it is read where it is. */
u32 module_read_typed(u32 length)
{
    const Session *session = &module_instance()->session;
    const char *word = exchange_read(0, length).start;
    Typed typed = TYPED_NONE;
    u32 spot = NO_SPOT;
    Page *page = exchange_fresh();
    if (session->game) {
        if (*word)
            typed = typed_moves_read(session, word);
        if (typed >= TYPED_OPEN && typed_moves_words(session) > 1)
            spot = typed_moves_spot(session, word);
        if (!*word || (typed && typed < TYPED_WHOLE))
            typed_moves_page_next(page, session, word);
    }
    exchange_end();
    return (u32)typed << 8 | spot;
}

/* ------------------------------------------------------------------- lines */

u32 module_obey_text(u32 length)
{
    Module *module = module_instance();
    Reader reader = exchange_read(0, length);
    exchange_fresh();
    module->table.refused = 0;
    module->reply.trace.count = 0;
    if (module->session.game)
        table_obey_words(&module->table, &reader);
    exchange_end();
    return (u32)module->table.refused;
}
