/* SPDX-License-Identifier: MIT */
/* Compares pages with files, and can rewrite these. */
#include "drawn.h"

#include <stdlib.h>

#include "host/host.h"

void assert_drawn(Page *page, const char *name)
{
    Page path = PAGE_EMPTY;
    Page expected = PAGE_EMPTY;
    page_format(&path, "%s/tests/drawn/%s", TEST_SOURCE, name);
    if (getenv("QUADRILLE_WRITE"))
        assert_true(file_write(path.text, NULL, page));
    assert_true(file_read(path.text, &expected));
    page_put(page, "", 0);
    assert_string_equal(page->text, expected.text);
    page_free(&expected);
    page_free(&path);
    page_free(page);
}
