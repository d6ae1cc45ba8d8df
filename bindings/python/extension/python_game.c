/* SPDX-License-Identifier: MIT */
/* The type Game: there is one object for each game, which describes it and
   makes positions. */
#include "python_module.h"

PyObject *python_game_object(PythonState *state, const quadrille_game *game)
{
    size_t i;
    for (i = 0; i < quadrille_game_count(); i++)
        if (quadrille_game_at(i) == game)
            return Py_NewRef(state->games[i]);
    Py_RETURN_NONE;
}

static const quadrille_game *game_of(PyObject *self)
{
    return ((PythonGame *)self)->game;
}

static PyObject *new_game(PyTypeObject *type, PyObject *arguments,
                          PyObject *names)
{
    static char *words[] = {"name", NULL};
    PythonState *state = PyType_GetModuleState(type);
    const quadrille_game *game;
    PyObject *name;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, "O:Game", words, &name))
        return NULL;
    game = python_game_from(state, name);
    return game ? python_game_object(state, game) : NULL;
}

static PyObject *repr(PyObject *self)
{
    return PyUnicode_FromFormat("quadrille.Game('%s')",
                                quadrille_game_name(game_of(self)));
}

static PyObject *reduce(PyObject *self, PyObject *nothing)
{
    (void)nothing;
    return Py_BuildValue("O(s)", (PyObject *)Py_TYPE(self),
                         quadrille_game_name(game_of(self)));
}

/* ---------------------------------------------------------- new positions */

/* Passes on a new position, unless it was refused. */
static PyObject *finish(PythonState *state, PythonPosition *position,
                        int error, const quadrille_fault *fault,
                        const char *text)
{
    if (!error)
        return (PyObject *)position;
    Py_DECREF(position);
    return python_refuse(state, PYTHON_UNREADABLE, fault, text);
}

static PyObject *deal(PyObject *self, PyObject *arguments, PyObject *names)
{
    static char *words[] = {"seed", "variant", NULL};
    PythonState *state = python_state_of(self);
    const quadrille_game *game = game_of(self);
    PyObject *seed_argument, *variant_argument = NULL, *holder;
    const char *seed, *variant = "";
    PyObject *result = NULL;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, "O|O:deal", words,
                                     &seed_argument, &variant_argument))
        return NULL;
    seed = python_seed(seed_argument, &holder);
    if (seed && variant_argument)
        variant = python_short_text(variant_argument, "variant");
    if (seed && variant) {
        quadrille_fault fault;
        PythonPosition *position = python_position_new(state, game);
        if (position)
            result = finish(
                state, position,
                quadrille_position_deal(game, position->bytes,
                                        quadrille_game_position_size(game),
                                        variant, seed, &fault),
                &fault, NULL);
    }
    Py_XDECREF(holder);
    return result;
}

static PyObject *daily(PyObject *self, PyObject *argument)
{
    PythonState *state = python_state_of(self);
    const quadrille_game *game = game_of(self);
    PyObject *words = PyObject_Str(argument); /* a datetime.date, too */
    const char *date = words ? python_short_text(words, "date") : NULL;
    PyObject *result = NULL;
    if (date) {
        quadrille_fault fault;
        PythonPosition *position = python_position_new(state, game);
        if (position)
            result =
                finish(state, position,
                       quadrille_position_daily(
                           game, position->bytes,
                           quadrille_game_position_size(game), date, &fault),
                       &fault, date);
    }
    Py_XDECREF(words);
    return result;
}

static PyObject *read_board(PyObject *self, PyObject *arguments,
                            PyObject *names)
{
    static char *words[] = {"board", "variant", "seed", NULL};
    PythonState *state = python_state_of(self);
    const quadrille_game *game = game_of(self);
    PyObject *board_argument, *variant_argument = NULL, *holder = NULL;
    PyObject *seed_argument = Py_None, *result = NULL;
    const char *board, *variant = "", *seed = NULL;
    Py_ssize_t size;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, "O|OO:read", words,
                                     &board_argument, &variant_argument,
                                     &seed_argument))
        return NULL;
    board = python_text(board_argument, "board", &size);
    if (variant_argument)
        variant = python_short_text(variant_argument, "variant");
    if (board && variant && seed_argument != Py_None)
        seed = python_seed(seed_argument, &holder);
    if (board && variant && !PyErr_Occurred()) {
        quadrille_fault fault;
        PythonPosition *position = python_position_new(state, game);
        if (position)
            result = finish(state, position,
                            quadrille_position_read(
                                game, position->bytes,
                                quadrille_game_position_size(game), variant,
                                seed, board, (size_t)size, &fault),
                            &fault, board);
    }
    Py_XDECREF(holder);
    return result;
}

static PyObject *from_bytes(PyObject *self, PyObject *argument)
{
    PythonState *state = python_state_of(self);
    const quadrille_game *game = game_of(self);
    PyObject *result = NULL;
    Py_buffer view;
    if (PyObject_GetBuffer(argument, &view, PyBUF_SIMPLE))
        return NULL;
    if ((size_t)view.len == quadrille_game_position_size(game))
        result = python_position_restore(state, game, view.buf);
    else
        python_refuse_plainly(state, PYTHON_UNREADABLE, QUADRILLE_NO_POSITION);
    PyBuffer_Release(&view);
    return result;
}

/* ------------------------------------------------------------- description */

static PyObject *name(PyObject *self, void *closure)
{
    (void)closure;
    return PyUnicode_FromString(quadrille_game_name(game_of(self)));
}

static PyObject *title(PyObject *self, void *closure)
{
    (void)closure;
    return PyUnicode_FromString(quadrille_game_title(game_of(self)));
}

static PyObject *unit(PyObject *self, void *closure)
{
    (void)closure;
    return PyUnicode_FromString(quadrille_game_unit(game_of(self)));
}

static PyObject *has_points(PyObject *self, void *closure)
{
    (void)closure;
    return PyBool_FromLong(quadrille_game_has_points(game_of(self)));
}

static PyObject *rules_version(PyObject *self, void *closure)
{
    (void)closure;
    return PyLong_FromLong(quadrille_game_rules_version(game_of(self)));
}

/* The closure is one of the functions that return a size. */
typedef size_t (*SizeOf)(const quadrille_game *game);

static PyObject *size(PyObject *self, void *closure)
{
    const SizeOf *size_of = closure;
    return PyLong_FromSize_t((*size_of)(game_of(self)));
}

static SizeOf sizes[] = {quadrille_game_position_size,
                         quadrille_game_most_moves, quadrille_game_most_pieces,
                         quadrille_game_most_events};

static PyGetSetDef properties[] = {
    {"name", name, NULL, "Its name: 'kulki', 'mahjong' and so on.", NULL},
    {"title", title, NULL, "Its title for people.", NULL},
    {"unit", unit, NULL, "What its score counts.", NULL},
    {"has_points", has_points, NULL,
     "Whether results are compared by score, and not by the number of moves.",
     NULL},
    {"rules_version", rules_version, NULL,
     "The version of its rules. The same start and moves lead to the same\n"
     "positions wherever this number is the same.",
     NULL},
    {"position_size", size, NULL, "Bytes in each position.", &sizes[0]},
    {"most_moves", size, NULL, "Upper limit of legal moves.", &sizes[1]},
    {"most_pieces", size, NULL, "Upper limit of pieces.", &sizes[2]},
    {"most_events", size, NULL, "Upper limit of events.", &sizes[3]},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyMethodDef methods[] = {
    {"deal", PYTHON_WITH_NAMES(deal), METH_VARARGS | METH_KEYWORDS,
     "deal($self, seed, variant='')\n--\n\n"
     "Deal a position from a seed, which is a str or an int.\n\n"
     ">>> quadrille.Game('sliding').deal(7, variant='3x3').moves()\n"
     "[1, 2, 3, 6]"},
    {"daily", daily, METH_O,
     "daily($self, date, /)\n--\n\n"
     "Deal the puzzle of a day, such as '2026-11-21' or a datetime.date."},
    {"read", PYTHON_WITH_NAMES(read_board), METH_VARARGS | METH_KEYWORDS,
     "read($self, board, variant='', seed=None)\n--\n\n"
     "Read a board as text. The seed is for what chance does later.\n\n"
     ">>> print(quadrille.Game('sliding').read('1 2 0 3', variant='2x2'))\n"
     "1 2\n"
     "0 3"},
    {"from_bytes", from_bytes, METH_O,
     "from_bytes($self, data, /)\n--\n\n"
     "Make a position from what bytes(position) returned."},
    {"__reduce__", reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_new, PYTHON_SLOT(new_game)},
    {Py_tp_repr, PYTHON_SLOT(repr)},
    {Py_tp_methods, methods},
    {Py_tp_getset, properties},
    {Py_tp_doc, "Game(name)\n--\n\n"
                "One of the games, by its name. Equal names give the same\n"
                "object.\n\n"
                ">>> quadrille.Game('freecell').title\n"
                "'FreeCell'"},
    {0, NULL},
};

static PyType_Spec spec = {"quadrille.Game", sizeof(PythonGame), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
                           slots};

int python_game_add(PyObject *module, PythonState *state)
{
    size_t i;
    if (python_add_type(module, &state->game_type, &spec))
        return -1;
    for (i = 0; i < quadrille_game_count() && i < PYTHON_GAMES; i++) {
        PythonGame *game = PyObject_New(PythonGame, state->game_type);
        if (!game)
            return -1;
        game->game = quadrille_game_at(i);
        state->games[i] = (PyObject *)game;
    }
    return 0;
}
