/* SPDX-License-Identifier: MIT */
/* Deals Mahjong on layouts. */
#include "formats/layouts.h"
#include "module.h"
#include "table/layout_start.h"

/* A daily puzzle has its own layout. */
static u8 read_choice(Choice *choice, const Layout *layout, Reader *words,
                      Fault *fault)
{
    choice_start(choice, &mahjong);
    if (choice_read_words(choice, words, fault))
        return fault->reason;
    if (*choice->date)
        return fault_set(fault, DAILY_ALONE, NULL);
    if (!choice->has_seed)
        entropy_seed(&mahjong, choice->seed);
    return choice_settle_level(choice, layout, NULL, fault);
}

u32 module_open_layout(u32 words, u32 name, u32 length)
{
    Module *module = module_instance();
    Reader reader = exchange_read(words + name, length);
    Page title = PAGE_EMPTY;
    Layout layout;
    Choice choice;
    Fault fault = {.game = &mahjong};
    if (layouts_read_places(&layout, &reader, &fault))
        return module_desk_begin_game(module, _("The layout"), &fault);
    reader = exchange_read(0, words);
    if (!read_choice(&choice, &layout, &reader, &fault)) {
        reader = exchange_read(words, name);
        page_put(&title, reader.start, exchange_length(&reader));
        layout_start(&module->session, &choice, &layout, &title, &fault);
        page_free(&title);
    }
    fault.at = NULL; /* it points into a word that is gone */
    return module_desk_begin_game(module, "", &fault);
}
