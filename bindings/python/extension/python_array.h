/* SPDX-License-Identifier: MIT */
/* Arrays of the caller: anything with the buffer protocol. They stay where
   they are, and as large as they are, while they are open. */
#ifndef PYTHON_ARRAY_H
#define PYTHON_ARRAY_H

#include "python_module.h"

typedef struct PythonArray {
    Py_buffer view;
} PythonArray;

/* Opens an array to write to. Its elements must be contiguous and have the
   type "code": 'B', 'H' or 'I' for 8, 16 or 32 bits without a sign. It has
   rows * columns elements, in one dimension or, if there are several rows, in
   two; columns 1 makes it one-dimensional. Returns 0 with an exception that
   names the argument. */
int python_array_open(PythonArray *array, PyObject *argument, const char *name,
                      char code, Py_ssize_t rows, Py_ssize_t columns);

/* Opens a one-dimensional array of "count" integers of any type, to read from.
 */
int python_array_open_integers(PythonArray *array, PyObject *argument,
                               const char *name, Py_ssize_t count);

/* Makes a `bytearray` of zeros. */
PyObject *python_array_make(Py_ssize_t size);

/* Opens "size" bytes or more of memory, to keep something in. */
int python_array_open_memory(PythonArray *array, PyObject *argument,
                             const char *name, Py_ssize_t size);

/* Copies all elements of an array of integers; what doesn't fit becomes
   UINT32_MAX. */
void python_array_copy_integers(const PythonArray *array, uint32_t *to);

/* Returns 0 with an exception if two arrays share memory. */
int python_array_is_apart(const PythonArray *array, const char *name,
                          const PythonArray *from);

void python_array_close(PythonArray *array);

#endif
