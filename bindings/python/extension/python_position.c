/* SPDX-License-Identifier: MIT */
/* The type Position: the bytes of a position in an object that never changes.
   Playing returns another one. */
#include "python_module.h"

#include <string.h>

#include "python_array.h"

static PythonPosition *position_of(PyObject *self)
{
    return (PythonPosition *)self;
}

PythonPosition *python_position_new(PythonState *state,
                                    const quadrille_game *game)
{
    PythonPosition *position =
        PyObject_NewVar(PythonPosition, state->position_type,
                        (Py_ssize_t)quadrille_game_position_size(game));
    if (position) {
        position->game = game;
        position->hash = -1;
    }
    return position;
}

static void free_position(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyObject_Free(self);
    Py_DECREF(type);
}

PyObject *python_position_restore(PythonState *state,
                                  const quadrille_game *game,
                                  const void *bytes)
{
    PythonPosition *position;
    if (!quadrille_position_valid(game, bytes))
        return python_refuse_plainly(state, PYTHON_UNREADABLE,
                                     QUADRILLE_NO_POSITION);
    position = python_position_new(state, game);
    if (position)
        memcpy(position->bytes, bytes, quadrille_game_position_size(game));
    return (PyObject *)position;
}

PyObject *python_status(PythonState *state, int status)
{
    return Py_NewRef(state->statuses[status & 3]);
}

/* ------------------------------------------------------------------- moves
 */

static PyObject *moves(PyObject *self, PyObject *nothing)
{
    const PythonPosition *position = position_of(self);
    size_t room = quadrille_game_most_moves(position->game);
    uint16_t *found = PyMem_Malloc(room * sizeof *found);
    PyObject *list;
    (void)nothing;
    if (!found)
        return PyErr_NoMemory();
    list =
        python_moves(found, quadrille_position_moves(
                                position->game, position->bytes, found, room));
    PyMem_Free(found);
    return list;
}

/* Plays a move in the bytes of a position, which were valid when it was made
   and are so still. Returns 0 or the error. */
static int play_in(const PythonPosition *position, unsigned char *bytes,
                   uint16_t move)
{
    uint16_t error = QUADRILLE_OK;
    memcpy(bytes, position->bytes, (size_t)Py_SIZE((PyObject *)position));
    quadrille_play_many(position->game, 1, bytes, PYTHON_POSITION_ROOM, &move,
                        &error, NULL, NULL);
    return error;
}

/* The position after a move; NULL with an exception if it is refused. */
static PythonPosition *after(PyObject *self, PyObject *argument,
                             quadrille_event *events, size_t room,
                             size_t *happened)
{
    PythonState *state = python_state_of(self);
    const PythonPosition *position = position_of(self);
    PythonPosition *next;
    uint16_t move;
    int error;
    if (!python_move_from(state, position->game, position->bytes, argument,
                          &move))
        return NULL;
    next = python_position_new(state, position->game);
    if (!next)
        return NULL;
    if (events) {
        memcpy(next->bytes, position->bytes, (size_t)Py_SIZE(self));
        error = quadrille_position_play(position->game, next->bytes, move,
                                        events, room, happened);
    } else {
        error = play_in(position, next->bytes, move);
    }
    if (!error)
        return next;
    Py_DECREF((PyObject *)next);
    python_refuse_plainly(state, PYTHON_ILLEGAL_MOVE, error);
    return NULL;
}

static PyObject *play(PyObject *self, PyObject *argument)
{
    return (PyObject *)after(self, argument, NULL, 0, NULL);
}

static PyObject *events(PyObject *self, PyObject *argument)
{
    size_t room = quadrille_game_most_events(position_of(self)->game);
    quadrille_event *all = PyMem_Malloc(room * sizeof *all);
    PyObject *list = NULL;
    PythonPosition *next;
    size_t count;
    if (!all)
        return PyErr_NoMemory();
    next = after(self, argument, all, room, &count);
    if (next)
        list = python_events(python_state_of(self), all, count);
    Py_XDECREF((PyObject *)next);
    PyMem_Free(all);
    return list;
}

static PyObject *is_legal(PyObject *self, PyObject *argument)
{
    PythonState *state = python_state_of(self);
    const PythonPosition *position = position_of(self);
    unsigned char bytes[PYTHON_POSITION_ROOM];
    uint16_t move;
    if (!python_move_from(state, position->game, position->bytes, argument,
                          &move)) {
        if (!PyErr_ExceptionMatches(state->refusals[PYTHON_REFUSED]))
            return NULL;
        PyErr_Clear();
        Py_RETURN_FALSE;
    }
    return PyBool_FromLong(!play_in(position, bytes, move));
}

static PyObject *worth(PyObject *self, PyObject *argument)
{
    PythonState *state = python_state_of(self);
    const PythonPosition *position = position_of(self);
    uint16_t move;
    int32_t found;
    if (!python_move_from(state, position->game, position->bytes, argument,
                          &move))
        return NULL;
    found = quadrille_move_worth(position->game, position->bytes, move);
    if (found == INT32_MIN)
        return python_refuse_plainly(state, PYTHON_ILLEGAL_MOVE,
                                     QUADRILLE_NOT_A_MOVE);
    return PyLong_FromLong(found);
}

static PyObject *read_move(PyObject *self, PyObject *argument)
{
    const PythonPosition *position = position_of(self);
    uint16_t move;
    if (!PyUnicode_Check(argument))
        return PyErr_Format(PyExc_TypeError,
                            "argument 'text' must be a str, not %R",
                            (PyObject *)Py_TYPE(argument));
    return python_move_from(python_state_of(self), position->game,
                            position->bytes, argument, &move)
               ? PyLong_FromLong(move)
               : NULL;
}

typedef struct WrittenMove {
    const PythonPosition *position;
    uint16_t move;
} WrittenMove;

static size_t write_one_move(const void *own, char *text, size_t room)
{
    const WrittenMove *written = own;
    return quadrille_move_write(written->position->game,
                                written->position->bytes, written->move, text,
                                room);
}

static PyObject *write_move(PyObject *self, PyObject *argument)
{
    PythonState *state = python_state_of(self);
    WrittenMove written = {.position = position_of(self)};
    if (!python_move_from(state, written.position->game,
                          written.position->bytes, argument, &written.move))
        return NULL;
    if (!write_one_move(&written, NULL, 0))
        return python_refuse_plainly(state, PYTHON_ILLEGAL_MOVE,
                                     QUADRILLE_NOT_A_MOVE);
    return python_written(write_one_move, &written);
}

/* ----------------------------------------------------------------- actions
 */

static PyObject *action_of(PyObject *self, PyObject *argument)
{
    PythonState *state = python_state_of(self);
    const PythonPosition *position = position_of(self);
    uint16_t move;
    uint32_t action;
    int error;
    if (!python_move_from(state, position->game, position->bytes, argument,
                          &move))
        return NULL;
    error = quadrille_action_of_move(position->game, position->bytes, move,
                                     &action);
    if (error)
        return python_refuse_plainly(state, PYTHON_ILLEGAL_MOVE, error);
    return PyLong_FromUnsignedLong(action);
}

static PyObject *move_of(PyObject *self, PyObject *argument)
{
    PythonState *state = python_state_of(self);
    const PythonPosition *position = position_of(self);
    PyObject *number;
    uint16_t move;
    long long action;
    int overflow, error;
    number = PyNumber_Index(argument);
    if (!number)
        return NULL;
    action = PyLong_AsLongLongAndOverflow(number, &overflow);
    Py_DECREF(number);
    error = overflow || action < 0 || action > UINT32_MAX
                ? QUADRILLE_NOT_A_MOVE
                : quadrille_move_of_action(position->game, position->bytes,
                                           (uint32_t)action, &move);
    if (error)
        return python_refuse_plainly(state, PYTHON_ILLEGAL_MOVE, error);
    return PyLong_FromLong(move);
}

/* Writes "size" bytes about the position into the array "out", or into new
   bytes. */
static PyObject *describe(PyObject *self, PyObject *arguments, PyObject *names,
                          const char *format, PythonDescribe write,
                          size_t size)
{
    static char *words[] = {"out", NULL};
    const PythonPosition *position = position_of(self);
    PyObject *out = Py_None;
    PythonArray array;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, format, words, &out))
        return NULL;
    if (out == Py_None) {
        PyObject *bytes = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
        if (bytes)
            write(position->game, 1, position->bytes, (size_t)Py_SIZE(self),
                  (uint8_t *)PyBytes_AsString(bytes), size);
        return bytes;
    }
    if (!python_array_open(&array, out, "out", 'B', 1, (Py_ssize_t)size))
        return NULL;
    write(position->game, 1, position->bytes, (size_t)Py_SIZE(self),
          array.view.buf, size);
    python_array_close(&array);
    return Py_NewRef(out);
}

static PyObject *legal_mask(PyObject *self, PyObject *arguments,
                            PyObject *names)
{
    const PythonPosition *position = position_of(self);
    return describe(self, arguments, names, "|O:legal_mask",
                    quadrille_legal_mask_many,
                    quadrille_action_count(position->game, position->bytes));
}

static PyObject *observe(PyObject *self, PyObject *arguments, PyObject *names)
{
    const PythonPosition *position = position_of(self);
    return describe(
        self, arguments, names, "|O:observe", quadrille_observe_many,
        quadrille_observation_size(position->game, position->bytes));
}

static PyObject *solve(PyObject *self, PyObject *arguments, PyObject *names)
{
    return python_solver_ask(python_state_of(self), arguments, names,
                             position_of(self));
}

/* ------------------------------------------------------------- description */

static PyObject *pieces(PyObject *self, PyObject *nothing)
{
    const PythonPosition *position = position_of(self);
    size_t room = quadrille_game_most_pieces(position->game);
    quadrille_piece *found = PyMem_Malloc(room * sizeof *found);
    PyObject *list;
    (void)nothing;
    if (!found)
        return PyErr_NoMemory();
    list = python_pieces(python_state_of(self), found,
                         quadrille_position_pieces(
                             position->game, position->bytes, found, room));
    PyMem_Free(found);
    return list;
}

static PyObject *game(PyObject *self, void *closure)
{
    (void)closure;
    return python_game_object(python_state_of(self), position_of(self)->game);
}

static PyObject *status(PyObject *self, void *closure)
{
    const PythonPosition *position = position_of(self);
    (void)closure;
    return python_status(
        python_state_of(self),
        quadrille_position_status(position->game, position->bytes));
}

static PyObject *score(PyObject *self, void *closure)
{
    const PythonPosition *position = position_of(self);
    (void)closure;
    return PyLong_FromUnsignedLong(
        quadrille_position_score(position->game, position->bytes));
}

static PyObject *digest(PyObject *self, void *closure)
{
    const PythonPosition *position = position_of(self);
    (void)closure;
    return PyLong_FromUnsignedLongLong(
        quadrille_position_digest(position->game, position->bytes));
}

static PyObject *action_count(PyObject *self, void *closure)
{
    const PythonPosition *position = position_of(self);
    (void)closure;
    return PyLong_FromSize_t(
        quadrille_action_count(position->game, position->bytes));
}

static PyObject *observation_size(PyObject *self, void *closure)
{
    const PythonPosition *position = position_of(self);
    (void)closure;
    return PyLong_FromSize_t(
        quadrille_observation_size(position->game, position->bytes));
}

static size_t write_board(const void *own, char *text, size_t room)
{
    const PythonPosition *position = own;
    return quadrille_position_write(position->game, position->bytes, text,
                                    room);
}

static PyObject *str(PyObject *self)
{
    PyObject *text = python_written(write_board, self);
    PyObject *board =
        text ? PyObject_CallMethod(text, "rstrip", "s", "\n") : NULL;
    Py_XDECREF(text);
    return board;
}

static PyObject *repr(PyObject *self)
{
    return python_call("quadrille._drawing", "position_repr", self);
}

static PyObject *repr_svg(PyObject *self, PyObject *nothing)
{
    (void)nothing;
    return python_call("quadrille._drawing", "position_svg", self);
}

/* --------------------------------------------------------------- as a value
 */

static PyObject *compare(PyObject *self, PyObject *other, int how)
{
    const PythonPosition *left = position_of(self);
    const PythonPosition *right = position_of(other);
    int equal;
    if ((how != Py_EQ && how != Py_NE) || Py_TYPE(self) != Py_TYPE(other))
        Py_RETURN_NOTIMPLEMENTED;
    equal = left->game == right->game &&
            !memcmp(left->bytes, right->bytes, (size_t)Py_SIZE(self));
    return PyBool_FromLong(equal == (how == Py_EQ));
}

static Py_hash_t hash(PyObject *self)
{
    PythonPosition *position = position_of(self);
    if (position->hash == -1) {
        position->hash = (Py_hash_t)quadrille_position_digest(position->game,
                                                              position->bytes);
        position->hash -= position->hash == -1;
    }
    return position->hash;
}

static PyObject *bytes(PyObject *self, PyObject *nothing)
{
    (void)nothing;
    return PyBytes_FromStringAndSize((const char *)position_of(self)->bytes,
                                     Py_SIZE(self));
}

static PyObject *copy(PyObject *self, PyObject *memo)
{
    (void)memo;
    return Py_NewRef(self);
}

static PyObject *reduce(PyObject *self, PyObject *nothing)
{
    const PythonPosition *position = position_of(self);
    (void)nothing;
    return Py_BuildValue("O(siy#)", python_state_of(self)->restore_position,
                         quadrille_game_name(position->game),
                         quadrille_game_rules_version(position->game),
                         position->bytes, Py_SIZE(self));
}

static PyMethodDef methods[] = {
    {"moves", moves, METH_NOARGS,
     "moves($self, /)\n--\n\n"
     "List the legal moves, as integers, in an order that never changes."},
    {"play", play, METH_O,
     "play($self, move, /)\n--\n\n"
     "Return the position after a move, which is an integer or a text.\n\n"
     "The position itself doesn't change.\n\n"
     ">>> start = quadrille.Game('sliding').deal(7, variant='3x3')\n"
     ">>> start.play(6) == start.play(start.write_move(6))\n"
     "True"},
    {"events", events, METH_O,
     "events($self, move, /)\n--\n\n"
     "List what a move does, as a front end would show it."},
    {"is_legal", is_legal, METH_O,
     "is_legal($self, move, /)\n--\n\n"
     "Whether a move, an integer or a text, can be played."},
    {"worth", worth, METH_O,
     "worth($self, move, /)\n--\n\n"
     "Rate a legal move by rules of thumb that use only what a player sees;\n"
     "the higher, the better."},
    {"read_move", read_move, METH_O,
     "read_move($self, text, /)\n--\n\n"
     "Turn a text in the game's notation into a move, legal or not."},
    {"write_move", write_move, METH_O,
     "write_move($self, move, /)\n--\n\n"
     "Turn a move into a text in the game's notation."},
    {"action_of", action_of, METH_O,
     "action_of($self, move, /)\n--\n\n"
     "The dense number of a move, from 0 to action_count - 1."},
    {"move_of", move_of, METH_O,
     "move_of($self, action, /)\n--\n\n"
     "The move that has a dense number."},
    {"legal_mask", PYTHON_WITH_NAMES(legal_mask), METH_VARARGS | METH_KEYWORDS,
     "legal_mask($self, out=None)\n--\n\n"
     "Write 1 for each legal action and 0 for the others, action_count bytes\n"
     "in all, into an array or into new bytes; return these."},
    {"observe", PYTHON_WITH_NAMES(observe), METH_VARARGS | METH_KEYWORDS,
     "observe($self, out=None)\n--\n\n"
     "Write what a player sees, observation_size bytes, into an array or\n"
     "into new bytes; return these."},
    {"solve", PYTHON_WITH_NAMES(solve), METH_VARARGS | METH_KEYWORDS,
     "solve($self, mode='fast', *, nodes=None, memory=33554432, "
     "stop=None)\n--\n"
     "\nAsk a solver; see Solver.solve.\n\n"
     ">>> start = quadrille.Game('sliding').deal(7, variant='3x3')\n"
     ">>> len(start.solve('optimal').moves)\n"
     "19"},
    {"pieces", pieces, METH_NOARGS,
     "pieces($self, /)\n--\n\n"
     "List what a front end draws."},
    {"_repr_svg_", repr_svg, METH_NOARGS, "_repr_svg_($self, /)\n--\n\n"},
    {"__bytes__", bytes, METH_NOARGS, NULL},
    {"__copy__", copy, METH_NOARGS, NULL},
    {"__deepcopy__", copy, METH_O, NULL},
    {"__reduce__", reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef properties[] = {
    {"game", game, NULL, "Its Game.", NULL},
    {"status", status, NULL, "How the game stands, as a Status.", NULL},
    {"score", score, NULL, "The score.", NULL},
    {"digest", digest, NULL,
     "A digest of all its bytes: 64 bits that machines can compare.", NULL},
    {"action_count", action_count, NULL,
     "How many actions, dense numbers of moves, there are.", NULL},
    {"observation_size", observation_size, NULL,
     "How many bytes observe writes.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_dealloc, PYTHON_SLOT(free_position)},
    {Py_tp_repr, PYTHON_SLOT(repr)},
    {Py_tp_str, PYTHON_SLOT(str)},
    {Py_tp_hash, PYTHON_SLOT(hash)},
    {Py_tp_richcompare, PYTHON_SLOT(compare)},
    {Py_tp_methods, methods},
    {Py_tp_getset, properties},
    {Py_tp_doc, "A position of a game. It never changes, so it can be a key.\n"
                "Game.deal, Game.daily and Game.read make positions."},
    {0, NULL},
};

static PyType_Spec spec = {"quadrille.Position", sizeof(PythonPosition), 1,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE |
                               Py_TPFLAGS_DISALLOW_INSTANTIATION,
                           slots};

int python_position_add(PyObject *module, PythonState *state)
{
    return python_add_type(module, &state->position_type, &spec);
}
