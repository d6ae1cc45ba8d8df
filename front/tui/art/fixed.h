/* SPDX-License-Identifier: MIT */
/* Fractions as whole numbers of 1/65536, and what is done with them in the
   plane. Drawing uses no floating point, so that every machine draws the same
   bytes. */
#ifndef FRONT_TUI_FIXED_H
#define FRONT_TUI_FIXED_H

typedef int Fixed;
enum { FIXED_ONE = 65536 };

typedef struct Point {
    Fixed x, y;
} Point;

/* x' = a x + c y + e, y' = b x + d y + f, as in SVG. */
typedef struct Matrix {
    Fixed a, b, c, d, e, f;
} Matrix;

Fixed fixed_times(Fixed a, Fixed b);
/* 0 if the divisor is. */
Fixed fixed_over(Fixed a, Fixed b);
/* The square root of a whole number, rounded down. */
unsigned fixed_root(unsigned long long square);
Fixed fixed_length(Fixed x, Fixed y);
Fixed fixed_sine(Fixed degrees);

Point matrix_apply(const Matrix *matrix, Point point);
/* Does the inner one first. */
Matrix matrix_join(const Matrix *outer, const Matrix *inner);
Matrix matrix_inverse(const Matrix *matrix);
/* About by how much lengths grow. */
Fixed matrix_scale(const Matrix *matrix);

#endif
