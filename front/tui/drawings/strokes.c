/* SPDX-License-Identifier: MIT */
/* Figures are lines on a small grid, drawn as thick as they are large. */
#include "strokes.h"

#include <stdlib.h>

/* A figure is FIGURE_HEIGHT high. Its strokes are lines through points; a
   point is two characters, how far it is from the left and from the top,
   counted from '0'. A space separates strokes. */
enum { FIGURE_HEIGHT = 40, NARROW = 24, WIDE = 40, SPACING = 5 };

static const struct {
    unsigned sign;
    int width;
    const char *strokes;
} figures[] = {
    {'0', NARROW, "EDDKBQ>U:U6Q4K3D4=67:3>3B7D=ED"},
    {'1', NARROW, "59=3=U"},
    {'2', NARROW, "3:5774;3\?3B5D8E<D@3UEU"},
    {'3', NARROW, "3864:3\?4B7C;B@\?C;D ;D@ECHDMCQ\?T:U6T2P"},
    {'4', NARROW, "AUA32KFK"},
    {'5', NARROW, "D3534B4C8@=@ABDFDKCP@T;U7T3Q"},
    {'6', NARROW, "EJDP@T<U8T4P3J4E7A<@@ADEEJ A39<4E"},
    {'7', NARROW, "33E39U"},
    {'8', NARROW, "D<C@@C<D8C5@4<5784<3@4C7D; ELDQAT<U7T4Q3L4H7E<DAEDHEL"},
    {'9', NARROW, "3>4884<3@4D8E>DCAG<H8G4C3> 7U\?LDC"},
    {'A', NARROW, "2U<3FU 6JBJ"},
    {'J', NARROW, "B3BKBKAP>T:U6T3P2K"},
    {'Q', NARROW, "FDEKBQ>U:U6Q3K2D3=67:3>3B7E=FD >LFV"},
    {'K', NARROW, "434U E34G :AFU"},
    {'E', NARROW, "D3434UDU 4DAD"},
    {'S', NARROW, "D9A5=394574;4\?8C<D<DAEDIEMCQ@T;U6S4O"},
    {'W', NARROW, "137U<>AUG3"},
    {'N', NARROW, "4U43DUD3"},
    {0x4e00, WIDE, "3DUD"},
    {0x4e8c, WIDE, "8:P: 3PUP"},
    {0x4e09, WIDE, "67R7 9DOD 3QUQ"},
    {0x56db, WIDE, "58S8SR5R58 \?8>C9J I8IDKFRF"},
    {0x4e94, WIDE, "65R5 C5=S 9CNCLS 3SUS"},
    {0x516d, WIDE, "D2E8 3=U= >D5T IDST"},
    {0x4e03, WIDE, "3DU= A3AODSSSTL"},
    {0x516b, WIDE, ">9<H4T D6J6MHUT"},
    {0x4e5d, WIDE, "A3\?D4T 5=L;JPMTTTUL"},
    {0x842c, WIDE, "36U6 =1=: K1K: 9=O=OH9H9= 9BOB D=DR 5W5MSMSTOV <THQ IOMT"},
    {0x6771, WIDE, "38U8 D2DV 9=O=OH9H9= 9BOB CI4T EITT"},
    {0x5357, WIDE, "38U8 D2D> 6V6>R>RTOV >A@E JAHE ;GMG <NLN DGDV"},
    {0x897f, WIDE, "36U6 6\?R\?RT6T6\? \?6\?D9L I6IFKHQH"},
    {0x5317, WIDE, "4=\?= \?4\?U 3Q\?K H4HPJTTTUM T<HC"},
    {0x4e2d, WIDE, "6;R;RJ6J6; D2DV"},
    {0x767c, WIDE,
     "55@54C 7:<> G2M<UC R5L: 6DADAJ7J6PBP@W<U HCGIDL HCPCPJUJ FNRNEW IPUW"},
};

typedef struct StrokeFigure {
    const char *strokes;
    int width;
} StrokeFigure;

static StrokeFigure figure_of(unsigned sign)
{
    size_t i;
    for (i = 0; i < sizeof figures / sizeof *figures; i++)
        if (figures[i].sign == sign)
            return (StrokeFigure){figures[i].strokes, figures[i].width};
    return (StrokeFigure){"", 0};
}

static int columns_of(const unsigned *signs)
{
    int columns = -SPACING;
    for (; *signs; signs++)
        columns += figure_of(*signs).width + SPACING;
    return columns;
}

int strokes_width(const unsigned *signs, int height)
{
    return columns_of(signs) * height / FIGURE_HEIGHT;
}

void strokes_of_number(unsigned *signs, unsigned number)
{
    unsigned power = 1;
    while (number / power > 9)
        power *= 10;
    for (; power; power /= 10)
        *signs++ = '0' + number / power % 10;
    *signs = 0;
}

/* ----------------------------------------------------------------- drawing */

/* The middle of a small figure is that of a pixel, so that most horizontal
   strokes are sharp. */
enum { SMALL = 10 * UNITS };

/* One figure at a place; lengths are eighths of units. */
enum { EIGHTHS = 8 };

typedef struct Drawn {
    const char *strokes;
    int x, y, height, radius;
    long rgb;
} Drawn;

typedef struct StrokePoint {
    int x, y;
} StrokePoint;

static StrokePoint point_at(const Drawn *drawn, const char *at)
{
    return (StrokePoint){drawn->x * EIGHTHS + (at[0] - '0') * drawn->height *
                                                  EIGHTHS / FIGURE_HEIGHT,
                         drawn->y * EIGHTHS + (at[1] - '0') * drawn->height *
                                                  EIGHTHS / FIGURE_HEIGHT};
}

/* The square of the distance of a point from a line between two others. */
static long long square_from(StrokePoint from, StrokePoint to,
                             StrokePoint point)
{
    const long long dx = to.x - from.x;
    const long long dy = to.y - from.y;
    const long long square = dx * dx + dy * dy;
    long long along = dx * (point.x - from.x) + dy * (point.y - from.y);
    long long x, y;
    if (along < 0)
        along = 0;
    if (along > square)
        along = square;
    x = point.x - from.x - (square ? dx * along / square : 0);
    y = point.y - from.y - (square ? dy * along / square : 0);
    return x * x + y * y;
}

static int root_of(long long square)
{
    long long root = 0;
    long long bit = 1 << 20;
    for (; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= square)
            root += bit;
    return (int)root;
}

static int shade_strokes(const void *shape, const PixelDot *dot, long *rgb)
{
    const Drawn *drawn = shape;
    const StrokePoint here = {dot->x * EIGHTHS, dot->y * EIGHTHS};
    const char *at = drawn->strokes;
    long long least = -1;
    *rgb = drawn->rgb;
    for (; at[0] && at[1] && at[2]; at += at[2] == ' ' ? 3 : 2) {
        long long square;
        if (at[2] == ' ')
            continue;
        square =
            square_from(point_at(drawn, at), point_at(drawn, at + 2), here);
        if (least < 0 || square < least)
            least = square;
    }
    return dot_cover_sharply(dot, drawn->radius - root_of(least) / EIGHTHS,
                             drawn->radius);
}

void strokes_draw(const Scene *scene, const Box *units, const unsigned *signs,
                  int boldness, long rgb)
{
    const int columns = columns_of(signs);
    int height = units->height;
    Drawn drawn = {NULL, 0, 0, 0, 0, rgb};
    if (columns * height / FIGURE_HEIGHT > units->width)
        height = units->width * FIGURE_HEIGHT / columns;
    drawn.height = height;
    drawn.radius = height * boldness / 200;
    drawn.x = units->x + (units->width - columns * height / FIGURE_HEIGHT) / 2;
    drawn.y = units->y + (units->height - height) / 2;
    if (height < SMALL)
        drawn.y =
            (drawn.y + height / 2) / UNITS * UNITS + UNITS / 2 - height / 2;
    for (; *signs; signs++) {
        const StrokeFigure figure = figure_of(*signs);
        const Box cells = pixels_to_cells(
            &(Box){drawn.x - drawn.radius, drawn.y - drawn.radius,
                   figure.width * height / FIGURE_HEIGHT + 2 * drawn.radius,
                   height + 2 * drawn.radius});
        drawn.strokes = figure.strokes;
        if (*figure.strokes)
            pixels_shade(scene, &cells, shade_strokes, &drawn);
        drawn.x += (figure.width + SPACING) * height / FIGURE_HEIGHT;
    }
}
