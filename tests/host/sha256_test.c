/* SPDX-License-Identifier: MIT */
/* Tests SHA-256 with the examples of the standard and lengths around a
   block. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "host/sha256.h"

static void known_texts_have_known_digests(void **state)
{
    static const struct {
        const char *text, *digest;
    } cases[] = {
        {"",
         "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
        {"abc",
         "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
        {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
         "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"}};
    char digest[SHA256_TEXT];
    size_t i;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        sha256_text(cases[i].text, strlen(cases[i].text), digest);
        assert_string_equal(digest, cases[i].digest);
    }
}

/* The digest of the digests of 0 to 199 letters "a", as hashlib computes
   it. */
static void every_length_is_padded_rightly(void **state)
{
    char text[200], all[200 * (SHA256_TEXT - 1)], digest[SHA256_TEXT];
    size_t length;
    (void)state;
    memset(text, 'a', sizeof text);
    for (length = 0; length < sizeof text; length++) {
        sha256_text(text, length, digest);
        memcpy(all + length * (SHA256_TEXT - 1), digest, SHA256_TEXT - 1);
    }
    sha256_text(all, sizeof all, digest);
    assert_string_equal(
        digest,
        "019f2b9f1af27a53a1f046da7e98af2c179f431e4b5bebb000e74040917a4123");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_texts_have_known_digests),
        cmocka_unit_test(every_length_is_padded_rightly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
