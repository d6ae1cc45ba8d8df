/* SPDX-License-Identifier: MIT */
/* Turns arguments of Python into C, and what the library returns into objects
   of Python. */
#include "python_module.h"

#include <string.h>

/* --------------------------------------------------------------- arguments */

const char *python_text(PyObject *argument, const char *name, Py_ssize_t *size)
{
    if (!PyUnicode_Check(argument)) {
        PyErr_Format(PyExc_TypeError, "argument '%s' must be a str, not %R",
                     name, (PyObject *)Py_TYPE(argument));
        return NULL;
    }
    return PyUnicode_AsUTF8AndSize(argument, size);
}

const char *python_short_text(PyObject *argument, const char *name)
{
    Py_ssize_t size;
    const char *text = python_text(argument, name, &size);
    if (text && (size_t)size != strlen(text)) {
        PyErr_Format(PyExc_ValueError,
                     "argument '%s' contains a null character", name);
        return NULL;
    }
    return text;
}

const char *python_seed(PyObject *argument, PyObject **holder)
{
    *holder = NULL;
    if (PyUnicode_Check(argument))
        *holder = Py_NewRef(argument);
    else if (PyIndex_Check(argument)) {
        PyObject *number = PyNumber_Index(argument);
        *holder = number ? PyObject_Str(number) : NULL;
        Py_XDECREF(number);
    } else
        PyErr_Format(PyExc_TypeError,
                     "argument 'seed' must be a str or an int, not %R",
                     (PyObject *)Py_TYPE(argument));
    return *holder ? python_short_text(*holder, "seed") : NULL;
}

const quadrille_game *python_game_from(PythonState *state, PyObject *argument)
{
    const quadrille_game *game;
    const char *name;
    if (Py_TYPE(argument) == state->game_type)
        return ((PythonGame *)argument)->game;
    if (!PyUnicode_Check(argument)) {
        PyErr_Format(PyExc_TypeError,
                     "argument 'game' must be a Game or its name, not %R",
                     (PyObject *)Py_TYPE(argument));
        return NULL;
    }
    name = python_short_text(argument, "game");
    if (!name)
        return NULL;
    game = quadrille_game_find(name);
    if (!game)
        PyErr_Format(PyExc_ValueError,
                     "argument 'game': there is no game '%s'", name);
    return game;
}

static int read_move(PythonState *state, const quadrille_game *game,
                     const void *position, PyObject *argument, uint16_t *move)
{
    quadrille_fault fault = {0};
    Py_ssize_t size;
    size_t taken;
    const char *text = python_text(argument, "move", &size);
    if (!text)
        return 0;
    if (quadrille_move_read(game, position, text, (size_t)size, move, &taken,
                            &fault)) {
        python_refuse(state, PYTHON_ILLEGAL_MOVE, &fault, text);
        return 0;
    }
    while (taken < (size_t)size && strchr(" \t\r\n", text[taken]))
        taken++;
    if (taken == (size_t)size)
        return 1;
    fault.error = QUADRILLE_NOT_UNDERSTOOD;
    fault.at = (uint32_t)taken;
    fault.line = 1;
    strcpy(fault.words, "The text goes on after the move");
    python_refuse(state, PYTHON_ILLEGAL_MOVE, &fault, text);
    return 0;
}

int python_move_from(PythonState *state, const quadrille_game *game,
                     const void *position, PyObject *argument, uint16_t *move)
{
    PyObject *number;
    long value;
    int overflow;
    if (PyUnicode_Check(argument))
        return read_move(state, game, position, argument, move);
    if (!PyIndex_Check(argument)) {
        PyErr_Format(PyExc_TypeError,
                     "argument 'move' must be an int or a str, not %R",
                     (PyObject *)Py_TYPE(argument));
        return 0;
    }
    number = PyNumber_Index(argument);
    if (!number)
        return 0;
    value = PyLong_AsLongAndOverflow(number, &overflow);
    Py_DECREF(number);
    if (overflow || value < 0 || value > UINT16_MAX) {
        python_refuse_plainly(state, PYTHON_ILLEGAL_MOVE,
                              QUADRILLE_NOT_A_MOVE);
        return 0;
    }
    *move = (uint16_t)value;
    return 1;
}

/* ----------------------------------------------------------------- results */

/* Puts a new object into a new list. Returns 0, without the list, if there is
   none. */
static int put(PyObject **list, size_t at, PyObject *item)
{
    if (item && !PyList_SetItem(*list, (Py_ssize_t)at, item))
        return 1;
    Py_CLEAR(*list);
    return 0;
}

PyObject *python_moves(const uint16_t *moves, size_t count)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    size_t i;
    for (i = 0; list && i < count; i++)
        if (!put(&list, i, PyLong_FromLong(moves[i])))
            break;
    return list;
}

PyObject *python_events(PythonState *state, const quadrille_event *events,
                        size_t count)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    size_t i;
    for (i = 0; list && i < count; i++)
        if (!put(&list, i,
                 PyObject_CallFunction(state->event, "iiii", events[i].kind,
                                       events[i].from, events[i].to,
                                       events[i].value)))
            break;
    return list;
}

PyObject *python_pieces(PythonState *state, const quadrille_piece *pieces,
                        size_t count)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    size_t i;
    for (i = 0; list && i < count; i++)
        if (!put(&list, i,
                 PyObject_CallFunction(state->piece, "iiiiiii", pieces[i].spot,
                                       pieces[i].x, pieces[i].y, pieces[i].z,
                                       pieces[i].kind, pieces[i].value,
                                       pieces[i].marks)))
            break;
    return list;
}

PyObject *python_written(size_t (*write)(const void *own, char *text,
                                         size_t room),
                         const void *own)
{
    char few[2048];
    char *text = few;
    PyObject *result;
    size_t size = write(own, few, sizeof few);
    if (size >= sizeof few) {
        text = PyMem_Malloc(size + 1);
        if (!text)
            return PyErr_NoMemory();
        write(own, text, size + 1);
    }
    result = PyUnicode_FromStringAndSize(text, (Py_ssize_t)size);
    if (text != few)
        PyMem_Free(text);
    return result;
}

PyObject *python_call(const char *module, const char *name, PyObject *argument)
{
    PyObject *imported = PyImport_ImportModule(module);
    PyObject *result = NULL;
    if (imported) {
        result = PyObject_CallMethod(imported, name, "O", argument);
        Py_DECREF(imported);
    }
    return result;
}
