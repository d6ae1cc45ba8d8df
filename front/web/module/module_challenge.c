/* SPDX-License-Identifier: MIT */
/* Challenges: a finished game for a friend, sealed in a code. */
#include <stdlib.h>
#include <string.h>

#include "challenge/challenge.h"
#include "challenge/sealed_code.h"
#include "module.h"

static Challenge challenge;

static void put_reason(const void *fault, Writer *writer)
{
    challenge_write_reason(writer, fault);
}

static u32 refuse_challenge(const Fault *fault)
{
    page_written(exchange_fresh(), put_reason, fault);
    return fault->reason;
}

u32 module_write_challenge(u32 name, u32 times)
{
    Module *module = module_instance();
    const Session *session = &module->session;
    Page *page = exchange_fresh();
    char from[NAME_SIZE] = "";
    u32 *clocks = NULL;
    Reader reader = exchange_read(0, name);
    Writer writer;
    Fault fault = {.reason = FINE};
    if (name && !session_read_name(from, reader.at, exchange_length(&reader)))
        fault.reason = BAD_CHALLENGE;
    reader = exchange_read(name, times);
    if (times && times / sizeof *clocks == session->count) {
        clocks = host_must_have(malloc(times));
        memcpy(clocks, reader.at, times);
    }
    writer_start(&writer, host_must_have(malloc(SEAL_MOST_SIGNS)),
                 SEAL_MOST_SIGNS);
    if (!fault.reason)
        fault.reason = challenge_write(session, from, clocks, &writer);
    page_put(page, writer.text, writer.used);
    free(writer.text);
    free(clocks);
    if (fault.reason)
        refuse_challenge(&fault);
    return fault.reason ? 0 : exchange_end();
}

u32 module_read_challenge(u32 length)
{
    Module *module = module_instance();
    const Reader reader = exchange_read(0, length);
    Fault fault = {.game = NULL};
    if (challenge.game.host.resize)
        challenge_close(&challenge);
    challenge_open(&challenge, &module->session.host);
    if (challenge_read(&challenge, reader.at, exchange_length(&reader),
                       &fault))
        return refuse_challenge(&fault);
    if (session_copy(&module->session, &challenge.game))
        fault.reason = NO_MEMORY;
    page_text(exchange_fresh(), challenge.from);
    exchange_end();
    return module_desk_begin_game(module, "challenge", &fault);
}

const u32 *module_challenge_times(void)
{
    return challenge.clocks;
}
