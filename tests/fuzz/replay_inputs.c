/* SPDX-License-Identifier: MIT */
/* Runs a fuzz target without a fuzzer: over the files that are named, or over
   its corpus, which corpus.py describes. The last input named on standard
   output is the one that failed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"

/* In memory of exactly its size, so that sanitizers see any read beyond it. */
static void run_input(const char *name, const Page *input)
{
    uint8_t *bytes = host_must_have(malloc(input->used ? input->used : 1));
    printf("# %s\n", name);
    fflush(stdout);
    if (input->used)
        memcpy(bytes, input->text, input->used);
    (void)LLVMFuzzerTestOneInput(bytes, input->used);
    free(bytes);
}

static int run_file(const char *path)
{
    Page input = PAGE_EMPTY;
    REQUIRE(file_read_large(path, &input));
    run_input(path, &input);
    page_free(&input);
    return 1;
}

static void decode(Page *input, const char *text)
{
    unsigned byte;
    input->used = 0;
    for (; *text; text++) {
        char letter = *text;
        if (letter == '\\' && *++text == 'x') {
            REQUIRE(sscanf(text + 1, "%2x", &byte) == 1);
            letter = (char)byte;
            text += 2;
        } else if (letter == '\\') {
            letter = *text == 'n' ? '\n' : *text;
        }
        page_put(input, &letter, 1);
    }
}

/* Each line is the name of an input, a blank, and its bytes. */
static int run_corpus(const char *path)
{
    Page text = PAGE_EMPTY;
    Page input = PAGE_EMPTY;
    char *line, *end;
    int inputs = 0;
    REQUIRE(file_read_large(path, &text));
    for (line = text.text; text.used && *line; line = end + 1, inputs++) {
        char *bytes = strchr(line, ' ');
        end = strchr(line, '\n');
        REQUIRE(bytes && end && bytes < end);
        *bytes = *end = '\0';
        decode(&input, bytes + 1);
        run_input(line, &input);
    }
    page_free(&input);
    page_free(&text);
    return inputs;
}

int main(int count, char **arguments)
{
    int inputs = 0;
    int i;
    for (i = 1; i < count; i++)
        inputs += run_file(arguments[i]);
    if (!inputs)
        inputs = run_corpus(FUZZ_CORPUS);
    printf("%sok 1 - the laws hold for %d inputs\n1..1\n",
           inputs > 0 ? "" : "not ", inputs);
    return inputs <= 0;
}
