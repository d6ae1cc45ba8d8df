/* SPDX-License-Identifier: MIT */
/* What the files of the extension module share: its state, its types, and how
   they turn arguments into C and refusals into exceptions. */
#ifndef PYTHON_MODULE_H
#define PYTHON_MODULE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "quadrille.h"

enum { PYTHON_GAMES = 16, PYTHON_POSITION_ROOM = 4096 };

/* Which exception a refusal becomes. */
typedef enum PythonRefusal {
    PYTHON_REFUSED,
    PYTHON_ILLEGAL_MOVE,
    PYTHON_UNREADABLE,
    PYTHON_REFUSALS
} PythonRefusal;

/* A function of the library that writes something about each position. */
typedef size_t (*PythonDescribe)(const quadrille_game *game, size_t count,
                                 const void *positions, size_t stride,
                                 uint8_t *bytes, size_t bytes_stride);

typedef struct PythonState {
    PyTypeObject *game_type, *position_type, *session_type, *solver_type,
        *batch_type;
    PyObject *games[PYTHON_GAMES]; /* in the order of the library */
    PyObject *statuses[4];
    PyObject *refusals[PYTHON_REFUSALS];
    PyObject *piece, *event, *hint, *answer, *verdict; /* of _values.py */
    PyObject *restore_position;                        /* for pickle */
} PythonState;

typedef struct PythonGame {
    PyObject_HEAD const quadrille_game *game;
} PythonGame;

/* Positions never change, so they can be keys, and several places can hold the
   same one. */
typedef struct PythonPosition {
    PyObject_VAR_HEAD const quadrille_game *game;
    Py_hash_t hash; /* -1: not computed yet */
    unsigned char bytes[];
} PythonPosition;

PythonState *python_state_of(PyObject *object);
int python_add_type(PyObject *module, PyTypeObject **type, PyType_Spec *spec);

/* A slot or method of a type as the void * that the tables want. */
#define PYTHON_SLOT(function) ((void *)(function))
#define PYTHON_WITH_NAMES(function) ((PyCFunction)(void (*)(void))(function))

/* python_errors.c: raise the exception for a refusal and return NULL. The
   text, if not NULL, is the one that was read. */
PyObject *python_refuse(PythonState *state, PythonRefusal refusal,
                        const quadrille_fault *fault, const char *text);
PyObject *python_refuse_plainly(PythonState *state, PythonRefusal refusal,
                                int error);

/* python_values.c */

/* Texts from arguments. Game and position functions stop at a NUL, so a text
   for them must have none. All return NULL with an exception that names the
   argument. */
const char *python_text(PyObject *argument, const char *name,
                        Py_ssize_t *size);
const char *python_short_text(PyObject *argument, const char *name);
/* A seed may also be an integer. The text lives as long as *holder. */
const char *python_seed(PyObject *argument, PyObject **holder);
const quadrille_game *python_game_from(PythonState *state, PyObject *argument);
/* A move is an integer or a text. Returns 0 with an exception. */
int python_move_from(PythonState *state, const quadrille_game *game,
                     const void *position, PyObject *argument, uint16_t *move);

/* Lists for Python. */
PyObject *python_moves(const uint16_t *moves, size_t count);
PyObject *python_events(PythonState *state, const quadrille_event *events,
                        size_t count);
PyObject *python_pieces(PythonState *state, const quadrille_piece *pieces,
                        size_t count);

/* Writes a text that "write" can measure: with room 0 it returns the length.
 */
PyObject *python_written(size_t (*write)(const void *own, char *text,
                                         size_t room),
                         const void *own);
/* Calls a function of the Python half: quadrille.MODULE.NAME(argument). */
PyObject *python_call(const char *module, const char *name,
                      PyObject *argument);

/* python_game.c, python_position.c and so on: add the types */
int python_game_add(PyObject *module, PythonState *state);
int python_position_add(PyObject *module, PythonState *state);
int python_session_add(PyObject *module, PythonState *state);
int python_solver_add(PyObject *module, PythonState *state);
int python_batch_add(PyObject *module, PythonState *state);

PyObject *python_game_object(PythonState *state, const quadrille_game *game);

PythonPosition *python_position_new(PythonState *state,
                                    const quadrille_game *game);
/* A position with these bytes; the rules must accept them. */
PyObject *python_position_restore(PythonState *state,
                                  const quadrille_game *game,
                                  const void *bytes);
PyObject *python_status(PythonState *state, int status);

/* Answers with a solver of its own. */
PyObject *python_solver_ask(PythonState *state, PyObject *arguments,
                            PyObject *names, PythonPosition *position);

#endif
