/* SPDX-License-Identifier: MIT */
/* Saved games. The input is read as it is, and once more with the result and
   the digest that its moves lead to, which a fuzzer can't guess. A refused
   game leaves the one in progress alone; an accepted one comes back from its
   save and from its code. */
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"
#include "rules/games.h"
#include "session/code.h"

/* The linker puts these in front of the functions that say what a save has to
   state, to learn it. */
void __real_session_write_result(Writer *writer, const Session *session);
void __wrap_session_write_result(Writer *writer, const Session *session);
void __real_digest_write(const Digest *digest, Writer *writer);
void __wrap_digest_write(const Digest *digest, Writer *writer);

static char stated[32]; /* by the one that was called last */

static void note_stated(const Writer *writer, u32 before)
{
    const u32 length = writer->used - before;
    if (!writer->text) /* it only counts */
        return;
    REQUIRE(length < sizeof stated);
    memcpy(stated, writer->text + before, length);
    stated[length] = '\0';
}

void __wrap_session_write_result(Writer *writer, const Session *session)
{
    const u32 before = writer->used;
    __real_session_write_result(writer, session);
    note_stated(writer, before);
}

void __wrap_digest_write(const Digest *digest, Writer *writer)
{
    const u32 before = writer->used;
    __real_digest_write(digest, writer);
    note_stated(writer, before);
}

/* Puts what should have been stated in the place of the rest of a line. */
static void put_stated(Page *save, const char *text, const char *at)
{
    const char *const end = text + save->used;
    const char *rest = memchr(at, '\n', (size_t)(end - at));
    save->used = (size_t)(at - text);
    page_text(save, stated);
    if (rest)
        page_put(save, rest, (size_t)(end - rest));
}

/* Returns whether it is worth another try, with the right statement. */
static int try_save(Session *session, Page *save)
{
    const u32 length = (u32)save->used;
    char *text = host_must_have(malloc(length ? length : 1));
    FuzzMoment before;
    Fault fault;
    u8 reason;
    if (length)
        memcpy(text, save->text, length);
    fuzz_note(&before, session);
    reason = session_load(session, text, length, &fault);
    if (reason) {
        require_fault(&fault, reason, text, length);
        (void)session_line_of(&fault, text);
        require_unchanged(&before, session);
    } else {
        require_saved(session);
        require_coded(session);
    }
    if (reason == WRONG_RESULT || reason == WRONG_DIGEST)
        put_stated(save, text, fault.at);
    free(text);
    return reason == WRONG_RESULT || reason == WRONG_DIGEST;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput nothing = input_of(data, 0);
    Session session;
    Page save = PAGE_EMPTY;
    int tries = 0;
    page_put(&save, (const char *)data, size);
    session_open(&session, &malloc_host);
    input_deal(&nothing, games[0], &session);
    while (try_save(&session, &save) &&
           !session_is_code((const char *)data, (u32)size))
        REQUIRE(++tries < 3);
    session_close(&session);
    page_free(&save);
    return 0;
}
