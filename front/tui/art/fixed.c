/* SPDX-License-Identifier: MIT */
/* Roots and sines by whole numbers, and matrices. */
#include "fixed.h"

Fixed fixed_times(Fixed a, Fixed b)
{
    return (Fixed)((long long)a * b / FIXED_ONE);
}

Fixed fixed_over(Fixed a, Fixed b)
{
    return b ? (Fixed)((long long)a * FIXED_ONE / b) : 0;
}

unsigned fixed_root(unsigned long long square)
{
    unsigned long long root = 0;
    unsigned long long bit = 1ULL << 62;
    while (bit > square)
        bit >>= 2;
    for (; bit; bit >>= 2) {
        if (square >= root + bit) {
            square -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
    }
    return (unsigned)root;
}

Fixed fixed_length(Fixed x, Fixed y)
{
    return (Fixed)fixed_root(
        (unsigned long long)((long long)x * x + (long long)y * y));
}

/* Taylor's series, with 30 bits behind the point. */
static Fixed sine_of_quarter(Fixed degrees)
{
    enum { BITS = 30, RADIAN = 18740330 /* of a degree */ };
    const long long x = (long long)degrees * RADIAN / FIXED_ONE;
    const long long square = x * x >> BITS;
    long long term = x;
    long long sum = x;
    int i;
    for (i = 2; i < 12; i += 2) {
        term = -(term * square >> BITS) / (i * (i + 1));
        sum += term;
    }
    return (Fixed)((sum + (1 << 13)) >> 14);
}

Fixed fixed_sine(Fixed degrees)
{
    const Fixed quarter = 90 * FIXED_ONE;
    degrees %= 4 * quarter;
    if (degrees < 0)
        degrees += 4 * quarter;
    if (degrees >= 2 * quarter)
        return -fixed_sine(degrees - 2 * quarter);
    return sine_of_quarter(degrees > quarter ? 2 * quarter - degrees
                                             : degrees);
}

Point matrix_apply(const Matrix *matrix, Point point)
{
    const long long x = point.x;
    const long long y = point.y;
    return (Point){
        (Fixed)((matrix->a * x + matrix->c * y) / FIXED_ONE) + matrix->e,
        (Fixed)((matrix->b * x + matrix->d * y) / FIXED_ONE) + matrix->f};
}

Matrix matrix_join(const Matrix *outer, const Matrix *inner)
{
    const Point at = matrix_apply(outer, (Point){inner->e, inner->f});
    return (Matrix){
        fixed_times(outer->a, inner->a) + fixed_times(outer->c, inner->b),
        fixed_times(outer->b, inner->a) + fixed_times(outer->d, inner->b),
        fixed_times(outer->a, inner->c) + fixed_times(outer->c, inner->d),
        fixed_times(outer->b, inner->c) + fixed_times(outer->d, inner->d),
        at.x,
        at.y};
}

static long long determinant(const Matrix *matrix)
{
    return ((long long)matrix->a * matrix->d -
            (long long)matrix->b * matrix->c) /
           FIXED_ONE;
}

/* The area of a gradient across a large picture is no fixed number. */
static Fixed share_of(Fixed part, long long area)
{
    return area ? (Fixed)((long long)part * FIXED_ONE / area) : 0;
}

Matrix matrix_inverse(const Matrix *matrix)
{
    const long long area = determinant(matrix);
    Matrix back = {share_of(matrix->d, area),
                   -share_of(matrix->b, area),
                   -share_of(matrix->c, area),
                   share_of(matrix->a, area),
                   0,
                   0};
    const Point at = matrix_apply(&back, (Point){matrix->e, matrix->f});
    back.e = -at.x;
    back.f = -at.y;
    return back;
}

Fixed matrix_scale(const Matrix *matrix)
{
    const long long area = determinant(matrix);
    return (Fixed)fixed_root((unsigned long long)(area < 0 ? -area : area) *
                             FIXED_ONE);
}
