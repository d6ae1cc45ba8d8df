/* SPDX-License-Identifier: MIT */
/* Compares pages with files, and can rewrite these. */
#include "drawn.h"

#include <stdlib.h>
#include <string.h>

#include "host/host.h"

static const char *whole_folder(void)
{
    return getenv("QUADRILLE_SCREENS");
}

int drawn_is_whole(void)
{
    return whole_folder() != NULL;
}

static void write_whole(const Page *page, const char *name)
{
    const char *file = strrchr(name, '/');
    Page path = PAGE_EMPTY;
    page_format(&path, "%s/%s", whole_folder(), file ? file + 1 : name);
    assert_true(file_write(path.text, NULL, page));
    page_free(&path);
}

static void compare(const Page *page, const char *name)
{
    Page path = PAGE_EMPTY;
    Page expected = PAGE_EMPTY;
    page_format(&path, "%s/tests/drawn/%s", TEST_SOURCE, name);
    if (getenv("QUADRILLE_WRITE"))
        assert_true(file_write(path.text, NULL, page));
    assert_true(file_read(path.text, &expected));
    if (!page_equals(page, &expected))
        print_error("tests/drawn/%s differs. QUADRILLE_WRITE=1 rewrites it. "
                    "To see screens of which it has only digests, run this "
                    "test with QUADRILLE_SCREENS=FOLDER, here and in a tree "
                    "without the change, and compare the two folders.\n",
                    name);
    assert_string_equal(page->text, expected.text);
    page_free(&expected);
    page_free(&path);
}

void assert_drawn(Page *page, const char *name)
{
    page_put(page, "", 0);
    if (drawn_is_whole())
        write_whole(page, name);
    else
        compare(page, name);
    page_free(page);
}
