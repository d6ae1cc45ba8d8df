/* SPDX-License-Identifier: MIT */
/* Text input and output, the list of games, and starting a game. */

#include "module.h"

#include <stdlib.h>
#include <string.h>

#include "advice/level.h"
#include "host/json.h"
#include "machine.h"
#include "rules/games.h"
#include "session/code.h"
#include "session/daily.h"
#include "table/game_words.h"
#include "table/kit.h"
#include "table/stored.h"
#include "table/text_board/text_board.h"

/* ------------------------------------------------------------ as a front */

static void show(void *own, const Session *session, const Trace *trace,
                 int asked)
{
    (void)own;
    (void)session;
    (void)trace;
    (void)asked;
}

static void say(void *own, const Session *session, unsigned part)
{
    (void)own;
    text_board_say(exchange_current(), session, part);
}

static void tell_text(void *own, Tone tone, const char *text)
{
    (void)own;
    (void)tone;
    page_text(exchange_current(), text);
}

static int wait(void *own, long milliseconds)
{
    (void)own;
    (void)milliseconds;
    return 0;
}

static void start_module(Module *module)
{
    module->front.own = module;
    module->front.show = show;
    module->front.say = say;
    module->front.tell = tell_text;
    module->front.wait = wait;
    module->table.session = &module->session;
    module->table.front = &module->front;
    module->table.advisor = &module->advisor;
    module->table.offers = start_commands;
    session_open(&module->session, &malloc_host);
    advisor_start(&module->advisor, PATIENCE);
    module->session.hint_source = advisor_hint_source(&module->advisor);
}

Module *module_instance(void)
{
    static Module module;
    if (!module.front.own)
        start_module(&module);
    return &module;
}

/* ----------------------------------------------------------------- texts */

u32 module_refuse(const Fault *fault)
{
    if (fault->reason)
        page_reason(exchange_fresh(), fault);
    return fault->reason;
}

/* Explains a fault in the input, with the number of its line if the input has
   a name. */
static u32 refuse_at(const char *what, const Fault *fault)
{
    if (!*what)
        return module_refuse(fault);
    if (fault->reason)
        page_place(exchange_fresh(), what, exchange_read(0, 0).start, fault);
    return fault->reason;
}

void module_set_chance(u32 length)
{
    const Reader reader = exchange_read(0, length);
    machine_stir_chance(reader.start, exchange_length(&reader));
}

u32 module_set_today(u32 length)
{
    Reader reader = exchange_read(0, length);
    Fault fault = {.game = NULL};
    char date[DATE_SIZE];
    if (!daily_read_date(date, &reader, &fault))
        machine_know_today(date);
    return module_refuse(&fault);
}

/* ----------------------------------------------------------------- games */

u32 module_count_games(void)
{
    return games_count;
}

static const Game *game_at(u32 index)
{
    return games[index < games_count ? index : 0];
}

static void page_variants_of(Page *page, const Game *game)
{
    const VariantName *word;
    unsigned i;
    page_text(page, ",\"variants\":[");
    for (i = 0; (word = kit_word(game, i)) != NULL; i++) {
        page_format(page, "%s{\"level\":%s", i ? "," : "",
                    level_name(game, word->name) ? "true" : "false");
        page_entry(page, "name", word->name);
        if (word->help)
            page_entry(page, "help", translate(word->help));
        page_text(page, "}");
    }
    page_text(page, "]");
}

/* What titles call variants. */
static void page_titles_of(Page *page, const Game *game)
{
    const VariantName *title = kit_of(game)->titles;
    const char *between = "";
    page_text(page, ",\"titles\":{");
    for (; title && title->name; title++) {
        const char *words = translate(title->help);
        page_format(page, "%s\"%s\":", between, title->name);
        page_string(page, words, strlen(words));
        between = ",";
    }
    page_text(page, "}");
}

u32 module_describe_game(u32 index)
{
    Page *page = exchange_fresh();
    const Game *game = game_at(index);
    page_format(page, "{\"index\":%lu", (unsigned long)index);
    page_entry(page, "name", game->name);
    page_entry(page, "title", translate(game->title));
    page_entry(page, "unit", game->unit);
    page_entry(page, "greeting", translate(wording_of(game)->greeting));
    page_entry(page, "rules", translate(wording_of(game)->rules));
    page_variants_of(page, game);
    page_titles_of(page, game);
    page_text(page, "}");
    return exchange_end();
}

/* -------------------------------------------------------------- beginning */

u32 module_desk_begin_game(Module *module, const char *what,
                           const Fault *fault)
{
    if (fault->reason)
        return refuse_at(what, fault);
    table_resize_trace(&module->table);
    module->reply.trace.count = 0;
    return FINE;
}

static u8 read_seed_or_draw(const Game *game, u8 *seed, Reader *reader,
                            Fault *fault)
{
    fault->game = game;
    reader_skip_space(reader);
    if (!reader_at_end(reader))
        return game->read_seed(seed, reader, fault);
    entropy_seed(game, seed);
    return FINE;
}

u32 module_open_game(u32 index, u32 variant_length, u32 seed_length)
{
    Module *module = module_instance();
    const Game *game = game_at(index);
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE];
    Fault fault = {.game = game};
    Reader reader = exchange_read(0, variant_length);
    game_read_variant(game, variant, &reader, &fault);
    if (!fault.reason) {
        reader = exchange_read(variant_length, seed_length);
        read_seed_or_draw(game, seed, &reader, &fault);
    }
    if (!fault.reason)
        session_deal(&module->session, game, variant, seed, &fault);
    return module_desk_begin_game(module, _("The choice"), &fault);
}

u32 module_open_board(u32 index, u32 variant_length, u32 board_length)
{
    Module *module = module_instance();
    const Game *game = game_at(index);
    u8 variant[VARIANT_SIZE], seed[SEED_SIZE];
    Fault fault = {.game = game};
    Reader reader = exchange_read(0, variant_length);
    game_read_variant(game, variant, &reader, &fault);
    entropy_seed(game, seed);
    reader = exchange_read(variant_length, board_length);
    if (!fault.reason)
        session_start_board(&module->session, game, variant, seed,
                            reader.start, exchange_length(&reader), &fault);
    return module_desk_begin_game(module, _("The board"), &fault);
}

u32 module_open_daily(u32 index, u32 length)
{
    Module *module = module_instance();
    const Game *game = game_at(index);
    Reader reader = exchange_read(0, length);
    char date[DATE_SIZE];
    Fault fault = {.game = game};
    if (!daily_read_date(date, &reader, &fault))
        session_deal_daily(&module->session, game, date, &fault);
    fault.at = NULL;
    return module_desk_begin_game(module, "", &fault);
}

static void deal_chosen(Module *module, Choice *choice, Fault *fault)
{
    if (!choice->has_seed)
        entropy_seed(choice->game, choice->seed);
    if (*choice->date)
        session_deal_daily(&module->session, choice->game, choice->date,
                           fault);
    else
        session_deal(&module->session, choice->game, choice->variant,
                     choice->seed, fault);
    if (!fault->reason)
        choice_name_start(&module->session, choice);
}

u32 module_open_words(u32 index, u32 length)
{
    Module *module = module_instance();
    Reader reader = exchange_read(0, length);
    Fault fault = {.game = game_at(index)};
    Choice choice;
    choice_start(&choice, game_at(index));
    if (!choice_set_words(&choice, &reader, &fault))
        deal_chosen(module, &choice, &fault);
    fault.at = NULL; /* it points into a word that is gone */
    return module_desk_begin_game(module, "", &fault);
}

u32 module_load_game(u32 length)
{
    Module *module = module_instance();
    const Reader reader = exchange_read(0, length);
    Fault fault = {.game = NULL};
    const size_t size = exchange_length(&reader);
    const char *end = memchr(reader.start, '\n', size);
    const int is_word = !end || end + 1 == reader.start + size;
    session_load(&module->session, reader.start, (u32)size, &fault);
    return module_desk_begin_game(
        module, is_word ? "" : _("This saved game is damaged"), &fault);
}
