/* SPDX-License-Identifier: MIT */
/* Refusals of the library as exceptions of quadrille._values. */
#include "python_module.h"

#include <string.h>

/* Offsets in the library are in bytes of UTF-8, and in Python in characters.
 */
static Py_ssize_t characters_before(const char *text, uint32_t at)
{
    Py_ssize_t count = 0;
    uint32_t i;
    for (i = 0; i < at; i++)
        count += ((unsigned char)text[i] & 0xC0) != 0x80;
    return count;
}

PyObject *python_refuse(PythonState *state, PythonRefusal refusal,
                        const quadrille_fault *fault, const char *text)
{
    PyObject *class = state->refusals[refusal];
    PyObject *exception;
    if (fault->error == QUADRILLE_NO_MEMORY)
        return PyErr_NoMemory();
    exception =
        PyObject_CallFunction(class, "sisnII", fault->words, fault->error,
                              quadrille_error_name(fault->error),
                              text ? characters_before(text, fault->at) : 0,
                              (unsigned)fault->line, (unsigned)fault->move);
    if (exception) {
        PyErr_SetObject(class, exception);
        Py_DECREF(exception);
    }
    return NULL;
}

/* For calls without a fault. Without the numbers that it would have, some
   sentences can't be told. */
PyObject *python_refuse_plainly(PythonState *state, PythonRefusal refusal,
                                int error)
{
    const char *words = quadrille_error_words(error);
    quadrille_fault fault = {0};
    fault.error = error;
    if (strpbrk(words, "#@"))
        words = "The rules don't allow this";
    strncpy(fault.words, words, sizeof fault.words - 1);
    return python_refuse(state, refusal, &fault, NULL);
}
