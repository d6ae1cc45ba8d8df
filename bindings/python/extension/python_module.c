/* SPDX-License-Identifier: MIT */
/* The extension module quadrille._quadrille: its state, and functions that
   belong to no type. */
#include "python_module.h"

#include <string.h>

PythonState *python_state_of(PyObject *object)
{
    return PyType_GetModuleState(Py_TYPE(object));
}

int python_add_type(PyObject *module, PyTypeObject **type, PyType_Spec *spec)
{
    *type = (PyTypeObject *)PyType_FromModuleAndSpec(module, spec, NULL);
    return *type ? PyModule_AddType(module, *type) : -1;
}

/* --------------------------------------------------------------- functions */

static PyObject *error_name(PyObject *module, PyObject *argument)
{
    long number = PyLong_AsLong(argument);
    (void)module;
    if (number == -1 && PyErr_Occurred())
        return NULL;
    return PyUnicode_FromString(
        quadrille_error_name((int)(number == (int)number ? number : -1)));
}

/* What a pickled position consists of: the game, the version of its rules and
   the bytes. */
static PyObject *restore_position(PyObject *module, PyObject *arguments)
{
    PythonState *state = PyModule_GetState(module);
    const quadrille_game *game;
    const char *bytes;
    PyObject *name;
    Py_ssize_t size;
    int rules;
    if (!PyArg_ParseTuple(arguments, "Uiy#:_restore_position", &name, &rules,
                          &bytes, &size))
        return NULL;
    game = python_game_from(state, name);
    if (!game)
        return NULL;
    if (rules != quadrille_game_rules_version(game)) {
        quadrille_fault fault = {.error = QUADRILLE_OTHER_RULES};
        PyOS_snprintf(fault.words, sizeof fault.words,
                      "The position is of version %d of the rules, and this "
                      "is version %d",
                      rules, quadrille_game_rules_version(game));
        return python_refuse(state, PYTHON_UNREADABLE, &fault, NULL);
    }
    if ((size_t)size != quadrille_game_position_size(game))
        return python_refuse_plainly(state, PYTHON_UNREADABLE,
                                     QUADRILLE_NO_POSITION);
    return python_position_restore(state, game, bytes);
}

static PyMethodDef functions[] = {
    {"error_name", error_name, METH_O,
     "error_name($module, number, /)\n--\n\n"
     "The short name of an error, such as 'path-blocked'."},
    {"_restore_position", restore_position, METH_VARARGS,
     "_restore_position($module, game, rules, data, /)\n--\n\n"},
    {NULL, NULL, 0, NULL},
};

/* ------------------------------------------------------------------- state */

/* Fetches what the Python half defines. */
static int fetch(PyObject *values, const char *name, PyObject **object)
{
    *object = PyObject_GetAttrString(values, name);
    return *object ? 0 : -1;
}

static int fetch_values(PythonState *state)
{
    PyObject *values = PyImport_ImportModule("quadrille._values");
    PyObject *status = NULL;
    int wrong = !values || fetch(values, "Refused", &state->refusals[0]) ||
                fetch(values, "IllegalMove", &state->refusals[1]) ||
                fetch(values, "Unreadable", &state->refusals[2]) ||
                fetch(values, "Piece", &state->piece) ||
                fetch(values, "Event", &state->event) ||
                fetch(values, "Hint", &state->hint) ||
                fetch(values, "Answer", &state->answer) ||
                fetch(values, "Verdict", &state->verdict) ||
                fetch(values, "Status", &status);
    int i;
    for (i = 0; !wrong && i < 4; i++) {
        state->statuses[i] = PyObject_CallFunction(status, "i", i);
        wrong = !state->statuses[i];
    }
    Py_XDECREF(status);
    Py_XDECREF(values);
    return wrong ? -1 : 0;
}

static int add_games(PyObject *module, PythonState *state)
{
    Py_ssize_t count = (Py_ssize_t)quadrille_game_count();
    PyObject *games = PyTuple_New(count);
    Py_ssize_t i;
    int wrong;
    for (i = 0; games && i < count; i++)
        PyTuple_SetItem(games, i, Py_NewRef(state->games[i]));
    wrong = !games || PyModule_AddObjectRef(module, "games", games);
    Py_XDECREF(games);
    return wrong ? -1 : 0;
}

static int execute(PyObject *module)
{
    PythonState *state = PyModule_GetState(module);
    size_t i;
    for (i = 0; i < quadrille_game_count(); i++)
        if (quadrille_game_position_size(quadrille_game_at(i)) >
                PYTHON_POSITION_ROOM ||
            i >= PYTHON_GAMES) {
            PyErr_SetString(PyExc_SystemError, "a game is too large");
            return -1;
        }
    if (fetch_values(state) || python_game_add(module, state) ||
        python_position_add(module, state) ||
        python_session_add(module, state) ||
        python_solver_add(module, state) || python_batch_add(module, state) ||
        add_games(module, state) ||
        fetch(module, "_restore_position", &state->restore_position) ||
        PyModule_AddStringConstant(module, "library_version",
                                   quadrille_version_text()) ||
        PyModule_AddIntConstant(module, "solver_version",
                                quadrille_solver_version()))
        return -1;
    return 0;
}

/* Everything of the state is a Python object, and may be missing if the module
   could not be made. */
static PyObject **objects_of(PythonState *state, size_t *count)
{
    *count = sizeof *state / sizeof(PyObject *);
    return (PyObject **)state;
}

static int traverse(PyObject *module, visitproc visit, void *arg)
{
    size_t count, i;
    PyObject **objects = objects_of(PyModule_GetState(module), &count);
    for (i = 0; i < count; i++)
        Py_VISIT(objects[i]);
    return 0;
}

static int clear(PyObject *module)
{
    size_t count, i;
    PyObject **objects = objects_of(PyModule_GetState(module), &count);
    for (i = 0; i < count; i++)
        Py_CLEAR(objects[i]);
    return 0;
}

static void free_module(void *module)
{
    clear(module);
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_exec, PYTHON_SLOT(execute)},
    {0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT,
    "quadrille._quadrille",
    "The part of the package quadrille that is written in C.",
    sizeof(PythonState),
    functions,
    slots,
    traverse,
    clear,
    free_module,
};

PyMODINIT_FUNC PyInit__quadrille(void);
PyMODINIT_FUNC PyInit__quadrille(void)
{
    return PyModuleDef_Init(&definition);
}
