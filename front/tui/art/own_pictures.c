/* SPDX-License-Identifier: MIT */
/* Pictures stay where the player has them: only their paths are kept. One that
   can't be read any more is told once, and its path stays until another is
   chosen, because its disk may come back. */
#include "own_pictures.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "host/host.h"
#include "host/paths.h"
#include "rules/core/base.h"
#include "rules/core/text.h"

const char *const own_pictures_names[OWN_USES] = {"table", "back", "tiles"};

typedef struct OwnPicture {
    Page path;
    Bitmap bitmap; /* without pixels if there is none */
    Bitmap fitted; /* as it was wanted last */
    int is_light;
    int serial;
} OwnPicture;

static OwnPicture pictures[OWN_USES];
static int is_loaded;

const Bitmap *own_picture(OwnUse use)
{
    return pictures[use].bitmap.bytes ? &pictures[use].bitmap : NULL;
}

const char *own_picture_path(OwnUse use)
{
    return pictures[use].path.used ? pictures[use].path.text : "";
}

int own_picture_serial(OwnUse use)
{
    return pictures[use].serial;
}

/* -------------------------------------------------------------- legibility */

enum { WHITE = 255 };

/* How bright a colour is to the eye, of WHITE squared. Squares are somewhat
   more than the exact powers, so that text is rather more legible. */
static long brightness_of(const unsigned char *pixel)
{
    return (54L * pixel[0] * pixel[0] + 183L * pixel[1] * pixel[1] +
            19L * pixel[2] * pixel[2]) /
           256;
}

static long root_of(long square)
{
    long root = 0;
    while ((root + 1) * (root + 1) <= square)
        root++;
    return root;
}

/* White text has a contrast of 4.5 on what is at most this bright, and black
   text a larger one on what is at least that bright. */
static void make_legible(Bitmap *bitmap, int is_light)
{
    enum { DARKEST = 26000, BRIGHTEST = 11000 };
    const size_t size =
        (size_t)bitmap->width * (size_t)bitmap->height * BITMAP_PIXEL;
    size_t at;
    int i;
    for (at = 0; at < size; at += BITMAP_PIXEL) {
        unsigned char *pixel = bitmap->bytes + at;
        const long bright = brightness_of(pixel);
        if (!is_light && bright > BRIGHTEST) {
            const long part = root_of(BRIGHTEST * 10000L / bright);
            for (i = 0; i < 3; i++)
                pixel[i] = (unsigned char)(pixel[i] * part / 100);
        } else if (is_light) {
            while (brightness_of(pixel) < DARKEST)
                for (i = 0; i < 3; i++)
                    pixel[i] =
                        (unsigned char)(pixel[i] + (WHITE - pixel[i] + 7) / 8);
        }
    }
}

const Bitmap *own_picture_fitted(OwnUse use, int width, int height,
                                 int is_light)
{
    OwnPicture *picture = &pictures[use];
    if (!picture->bitmap.bytes || width < 1 || height < 1)
        return NULL;
    if (picture->fitted.bytes && picture->fitted.width == width &&
        picture->fitted.height == height && picture->is_light == is_light)
        return &picture->fitted;
    bitmap_free(&picture->fitted);
    picture->fitted = photo_fit(&picture->bitmap, width, height);
    picture->is_light = is_light;
    if (use == OWN_TABLE)
        make_legible(&picture->fitted, is_light);
    return &picture->fitted;
}

/* ----------------------------------------------------------------- reading */

static const char *words_of(PhotoFault fault)
{
    switch (fault) {
    case PHOTO_UNKNOWN:
        return _("It is neither a PNG nor a JPEG picture.");
    case PHOTO_TOO_LARGE:
        return _("It has more than 40 million pixels.");
    case PHOTO_UNUSUAL:
        return _("It is a kind of JPEG that only few programs write.");
    default:
        return _("It is damaged.");
    }
}

/* Returns whether the bitmap has been read. Devices and pipes might never
   end. */
static int read_picture(Bitmap *bitmap, const char *path, Page *refusal)
{
    enum { MOST = 64 << 20 };
    struct stat about;
    Page file = PAGE_EMPTY;
    PhotoFault fault = PHOTO_FINE;
    int trouble = 0;
    if (stat(path, &about))
        trouble = errno;
    else if (!S_ISREG(about.st_mode))
        fault = PHOTO_UNKNOWN;
    else if (!file_read_up_to(path, &file, MOST))
        trouble = errno;
    else
        fault =
            photo_read(bitmap, (const unsigned char *)file.text, file.used);
    if (trouble || fault) {
        page_text(refusal, "'");
        page_safe(refusal, path);
        page_format(refusal, "': %s",
                    trouble ? strerror(trouble) : words_of(fault));
    }
    page_free(&file);
    return !trouble && !fault;
}

static void put_picture(OwnUse use, const Page *path, const Bitmap *bitmap)
{
    OwnPicture *picture = &pictures[use];
    bitmap_free(&picture->bitmap);
    bitmap_free(&picture->fitted);
    picture->bitmap = *bitmap;
    picture->path.used = 0;
    page_put(&picture->path, path->text, path->used);
    picture->serial++;
}

void own_pictures_free(void)
{
    int i;
    is_loaded = 0;
    for (i = 0; i < OWN_USES; i++) {
        bitmap_free(&pictures[i].bitmap);
        bitmap_free(&pictures[i].fitted);
        page_free(&pictures[i].path);
    }
}

/* ---------------------------------------------------------------- the file */

static void take_line(const char *line, size_t length, Page *refusal)
{
    int i;
    for (i = 0; i < OWN_USES; i++) {
        const size_t name = strlen(own_pictures_names[i]);
        Page path = PAGE_EMPTY;
        Bitmap bitmap = {0, 0, NULL};
        if (length <= name + 1 || line[name] != ' ' ||
            memcmp(line, own_pictures_names[i], name) != 0)
            continue;
        page_put(&path, line + name + 1, length - name - 1);
        if (refusal->used == 0)
            (void)read_picture(&bitmap, path.text, refusal);
        put_picture((OwnUse)i, &path, &bitmap);
        page_free(&path);
    }
}

void own_pictures_load(Page *refusal)
{
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    const char *at;
    if (is_loaded)
        return;
    is_loaded = 1;
    if (path_of_pictures(&path) && file_read(path.text, &text))
        for (at = text.used ? text.text : ""; *at;) {
            const size_t length = strcspn(at, "\n");
            take_line(at, length, refusal);
            at += length + (at[length] == '\n');
        }
    page_free(&path);
    page_free(&text);
}

static void keep_paths(Page *refusal)
{
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    int i;
    for (i = 0; i < OWN_USES; i++)
        if (pictures[i].path.used)
            page_format(&text, "%s %s\n", own_pictures_names[i],
                        pictures[i].path.text);
    page_put(&text, "", 0);
    if (path_of_pictures(&path)) {
        paths_make_folders(path.text);
        if (!file_write(path.text, NULL, &text))
            page_format(refusal, _("This option can't be kept: %s"),
                        strerror(errno));
    }
    page_free(&path);
    page_free(&text);
}

/* The whole path, because the program may be started elsewhere. */
static void find_path(Page *whole, const char *path)
{
    const char *home = getenv("HOME");
    Page from_home = PAGE_EMPTY;
    char *real;
    if (path[0] == '~' && path[1] == '/' && home) {
        page_format(&from_home, "%s%s", home, path + 1);
        path = from_home.text;
    }
    real = realpath(path, NULL);
    page_text(whole, real ? real : path);
    free(real);
    page_free(&from_home);
}

void own_pictures_choose(OwnUse use, const char *path, Page *refusal)
{
    Page whole = PAGE_EMPTY;
    Bitmap bitmap = {0, 0, NULL};
    if (*path)
        find_path(&whole, path);
    if (strchr(whole.used ? whole.text : "", '\n'))
        page_text(refusal, _("The name of a picture can't have two lines."));
    else if (!*path || read_picture(&bitmap, whole.text, refusal)) {
        put_picture(use, &whole, &bitmap);
        keep_paths(refusal);
    }
    page_free(&whole);
}
