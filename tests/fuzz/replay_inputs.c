/* SPDX-License-Identifier: MIT */
/* Runs a fuzz target without a fuzzer: over the files that are named, or over
   its corpus. The last file named on standard output is the one that failed.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"

/* In memory of exactly its size, so that sanitizers see any read beyond it. */
static void run_input(const char *path)
{
    Page file = PAGE_EMPTY;
    uint8_t *bytes;
    printf("# %s\n", path);
    fflush(stdout);
    REQUIRE(file_read_large(path, &file));
    bytes = host_must_have(malloc(file.used ? file.used : 1));
    if (file.used)
        memcpy(bytes, file.text, file.used);
    (void)LLVMFuzzerTestOneInput(bytes, file.used);
    free(bytes);
    page_free(&file);
}

static int is_input(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

static int run_folder(const char *folder)
{
    struct dirent **entries;
    const int count = scandir(folder, &entries, is_input, alphasort);
    int i;
    for (i = 0; i < count; i++) {
        Page path = PAGE_EMPTY;
        page_format(&path, "%s/%s", folder, entries[i]->d_name);
        run_input(path.text);
        page_free(&path);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
    return count;
}

int main(int count, char **arguments)
{
    int inputs = count - 1;
    int i;
    for (i = 1; i < count; i++)
        run_input(arguments[i]);
    if (!inputs)
        inputs = run_folder(FUZZ_CORPUS);
    printf("%sok 1 - the laws hold for %d inputs\n1..1\n",
           inputs > 0 ? "" : "not ", inputs);
    return inputs <= 0;
}
