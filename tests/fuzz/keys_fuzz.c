/* SPDX-License-Identifier: MIT */
/* What a terminal sends: sequences of keys, the mouse and answers. A sign that
   ends a sequence without belonging to it is read again, as in input.c. */
#include <string.h>

#include "front/tui/terminal/abilities.h"
#include "front/tui/terminal/escape.h"
#include "fuzzing.h"

static void check_abilities(void)
{
    const Abilities *found = abilities();
    REQUIRE(memchr(found->name, '\0', sizeof found->name));
    REQUIRE(found->background >= UNKNOWN_BACKGROUND &&
            found->background <= 0xffffff);
    REQUIRE(found->cell_width >= 0 && found->cell_height >= 0);
}

static void check_decoder(const Decoder *decoder)
{
    REQUIRE(decoder->length >= 0 &&
            decoder->length < (int)sizeof decoder->seen);
    REQUIRE(memchr(decoder->seen, '\0', sizeof decoder->seen));
    (void)escape_may_be_letter(decoder);
}

/* Returns whether the sign has to be read again. */
static int take_sign(Decoder *decoder, u8 sign)
{
    Key key = {KEY_NOTHING, -1, -1};
    const Decoded decoded = escape_decode(decoder, sign, &key);
    check_decoder(decoder);
    REQUIRE(decoder->begun == (decoded == DECODED_MORE));
    if (decoded == DECODED_KEY)
        REQUIRE(key.code > KEY_NOTHING || key.code == '\r');
    if (decoded == DECODED_REPORT) {
        REQUIRE(decoder->length);
        (void)abilities_take(decoder->seen);
        check_abilities();
    }
    if (decoded == DECODED_ESCAPE)
        escape_begin(decoder);
    return decoded == DECODED_ALONE || decoded == DECODED_BROKEN ||
           decoded == DECODED_LETTER || decoded == DECODED_ESCAPE;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    Decoder decoder;
    int again = 0;
    memset(&decoder, 0, sizeof decoder);
    abilities_forget();
    abilities_measure(80, 24, 0, 0);
    while (input.at < input.end) {
        if (!decoder.begun && *input.at == ESCAPE) {
            escape_begin(&decoder);
            input.at++;
            again = 0;
        } else if (decoder.begun) {
            const int unread = take_sign(&decoder, *input.at);
            again = unread ? again + 1 : 0;
            REQUIRE(again < 3);
            input.at += !unread;
        } else {
            input.at++;
            again = 0;
        }
    }
    return 0;
}
