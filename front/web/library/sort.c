/* SPDX-License-Identifier: MIT */
/* Sorts by a heap, and searches what is sorted. */
#include <stdlib.h>
#include <string.h>

typedef int (*Compare)(const void *a, const void *b);

static void swap(char *a, char *b, size_t size)
{
    size_t i;
    for (i = 0; i < size; i++) {
        const char kept = a[i];
        a[i] = b[i];
        b[i] = kept;
    }
}

/* Moves an element down to where it belongs in the heap. */
static void sift(char *all, size_t at, size_t count, size_t size,
                 Compare compare)
{
    size_t child;
    while ((child = at * 2 + 1) < count) {
        if (child + 1 < count &&
            compare(all + child * size, all + (child + 1) * size) < 0)
            child++;
        if (compare(all + at * size, all + child * size) >= 0)
            return;
        swap(all + at * size, all + child * size, size);
        at = child;
    }
}

void qsort(void *all, size_t count, size_t size, Compare compare)
{
    size_t i;
    for (i = count / 2; i-- > 0;)
        sift(all, i, count, size, compare);
    for (i = count; i-- > 1;) {
        swap(all, (char *)all + i * size, size);
        sift(all, 0, i, size, compare);
    }
}

void *bsearch(const void *key, const void *all, size_t count, size_t size,
              Compare compare)
{
    const char *low = all;
    while (count) {
        const char *middle = low + count / 2 * size;
        const int order = compare(key, middle);
        if (order == 0)
            return (void *)(size_t)middle;
        if (order > 0) {
            low = middle + size;
            count--;
        }
        count /= 2;
    }
    return NULL;
}
