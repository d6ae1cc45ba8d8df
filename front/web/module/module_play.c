/* SPDX-License-Identifier: MIT */
/* The player's actions, one call for each. */
#include "module.h"
#include "table/loop.h"

static u32 wish_for(Module *module, const Intent *intent)
{
    module->reply.trace = module->table.trace;
    module->reply.fault.reason = NOT_UNDERSTOOD;
    module->reply.fault.game = NULL;
    if (module->session.game)
        session_do(&module->session, intent, &module->reply);
    return refuse_with(module, &module->reply.fault);
}

/* ------------------------------------------------------------------ wishes */

u32 touch_spot(u32 spot)
{
    Module *module = the_module();
    const Intent intent = {.what = WISH_TOUCH, .spot = (u8)spot};
    if (wish_for(module, &intent))
        return 0;
    if (module->reply.moved)
        return TOUCHED_TO_MOVE;
    return module->session.held == NO_SPOT ? 2 : 1;
}

u32 play_move(u32 move)
{
    const Intent intent = {.what = WISH_PLAY, .move = (u16)move};
    return wish_for(the_module(), &intent);
}

u32 play_text(u32 length)
{
    Module *module = the_module();
    const Session *session = &module->session;
    Intent intent = {.what = WISH_PLAY};
    Reader reader = read_input(module, 0, length);
    Fault fault = {.reason = NOT_UNDERSTOOD, .game = session->game};
    if (session->game && !session->game->read_move(session->position, &reader,
                                                   &intent.move, &fault)) {
        reader_skip_space(&reader);
        fault_set(&fault, reader_at_end(&reader) ? FINE : NOT_A_MOVE, NULL);
    }
    return fault.reason ? refuse_with(module, &fault)
                        : wish_for(module, &intent);
}

u32 undo_move(void)
{
    const Intent intent = {.what = WISH_UNDO};
    return wish_for(the_module(), &intent);
}

u32 redo_move(void)
{
    const Intent intent = {.what = WISH_REDO};
    return wish_for(the_module(), &intent);
}

u32 go_to_number(u32 number)
{
    const Intent intent = {.what = WISH_GO_TO, .number = number};
    return wish_for(the_module(), &intent);
}

u32 play_again(void)
{
    const Intent intent = {.what = WISH_AGAIN};
    return wish_for(the_module(), &intent);
}

u32 pass_time(u32 milliseconds)
{
    const Intent intent = {.what = WISH_TICK, .number = milliseconds};
    return wish_for(the_module(), &intent);
}

void count_hint(void)
{
    const Intent intent = {.what = WISH_HELP};
    wish_for(the_module(), &intent);
}

/* ------------------------------------------------------------------ events */

u32 count_events(void)
{
    return the_module()->reply.trace.count;
}

const Event *events_at(void)
{
    return the_module()->reply.trace.events;
}

/* ------------------------------------------------------------------- lines */

u32 obey_text(u32 length)
{
    Module *module = the_module();
    Reader reader = read_input(module, 0, length);
    fresh_text(module);
    module->table.refused = 0;
    module->reply.trace.count = 0;
    if (module->session.game)
        obey_words(&module->table, &reader);
    end_text(module);
    return (u32)module->table.refused;
}
