/* SPDX-License-Identifier: MIT */
/* Challenges: a finished game for a friend, sealed in a code. */
#include <stdlib.h>
#include <string.h>

#include "challenge/challenge.h"
#include "challenge/sealed_code.h"
#include "module.h"

static Challenge challenge;

static u32 refuse_challenge(Module *module, const Fault *fault)
{
    char words[2 * PAGE_WIDTH];
    Writer writer;
    writer_start(&writer, words, sizeof words);
    challenge_write_reason(&writer, fault);
    page_put(module_fresh_text(module), words, writer.used);
    return fault->reason;
}

u32 module_write_challenge(u32 name, u32 times)
{
    Module *module = module_instance();
    const Session *session = &module->session;
    Page *page = module_fresh_text(module);
    char from[NAME_SIZE] = "";
    u32 *clocks = NULL;
    Reader reader = module_read_input(module, 0, name);
    Writer writer;
    Fault fault = {.reason = FINE};
    if (name && !session_read_name(from, reader.at, module_length_of(&reader)))
        fault.reason = BAD_CHALLENGE;
    reader = module_read_input(module, name, times);
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
        refuse_challenge(module, &fault);
    return fault.reason ? 0 : module_end_text(module);
}

u32 module_read_challenge(u32 length)
{
    Module *module = module_instance();
    const Reader reader = module_read_input(module, 0, length);
    Fault fault = {.game = NULL};
    if (challenge.game.host.resize)
        challenge_close(&challenge);
    challenge_open(&challenge, &module->session.host);
    if (challenge_read(&challenge, reader.at, module_length_of(&reader),
                       &fault))
        return refuse_challenge(module, &fault);
    if (session_copy(&module->session, &challenge.game))
        fault.reason = NO_MEMORY;
    page_text(module_fresh_text(module), challenge.from);
    module_end_text(module);
    return module_desk_begin_game(module, "challenge", &fault);
}

const u32 *module_challenge_times(void)
{
    return challenge.clocks;
}
