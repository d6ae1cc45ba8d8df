/* SPDX-License-Identifier: MIT */
/* The type Session: one game in progress, with its history. */
#include "python_module.h"

#include <stdlib.h>

typedef struct PythonSession {
    PyObject_HEAD quadrille_session *session;
} PythonSession;

static quadrille_session *session_of(PyObject *self)
{
    return ((PythonSession *)self)->session;
}

static quadrille_state state_of(PyObject *self)
{
    quadrille_state now = {.size = sizeof now};
    quadrille_session_state(session_of(self), &now);
    return now;
}

static void *resize(void *own, void *block, size_t size)
{
    (void)own;
    if (size)
        return realloc(block, size);
    free(block);
    return NULL;
}

static PyObject *open_session(PyTypeObject *type)
{
    static const quadrille_memory memory = {NULL, resize};
    PythonSession *made = PyObject_New(PythonSession, type);
    if (!made)
        return NULL;
    made->session = quadrille_session_open(&memory);
    if (made->session)
        return (PyObject *)made;
    Py_DECREF(made);
    return PyErr_NoMemory();
}

static PyObject *new_session(PyTypeObject *type, PyObject *arguments,
                             PyObject *names)
{
    static char *words[] = {NULL};
    if (!PyArg_ParseTupleAndKeywords(arguments, names, ":Session", words))
        return NULL;
    return open_session(type);
}

static void free_session(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    quadrille_session_close(session_of(self));
    PyObject_Free(self);
    Py_DECREF(type);
}

/* Nothing, or the exception for a refusal. */
static PyObject *finish(PyObject *self, PythonRefusal refusal, int error,
                        const quadrille_fault *fault, const char *text)
{
    if (error)
        return python_refuse(python_state_of(self), refusal, fault, text);
    Py_RETURN_NONE;
}

/* ---------------------------------------------------------------- starting
 */

static PyObject *deal(PyObject *self, PyObject *arguments, PyObject *names)
{
    static char *words[] = {"game", "seed", "variant", NULL};
    PythonState *state = python_state_of(self);
    PyObject *game_argument, *seed_argument, *variant_argument = NULL;
    PyObject *holder = NULL, *result = NULL;
    const char *seed, *variant = "";
    const quadrille_game *game;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, "OO|O:deal", words,
                                     &game_argument, &seed_argument,
                                     &variant_argument))
        return NULL;
    game = python_game_from(state, game_argument);
    if (!game)
        return NULL;
    seed = python_seed(seed_argument, &holder);
    if (seed && variant_argument)
        variant = python_short_text(variant_argument, "variant");
    if (seed && variant) {
        quadrille_fault fault;
        int error = quadrille_session_deal(session_of(self), game, variant,
                                           seed, &fault);
        result = finish(self, PYTHON_UNREADABLE, error, &fault, NULL);
    }
    Py_XDECREF(holder);
    return result;
}

static PyObject *daily(PyObject *self, PyObject *arguments, PyObject *names)
{
    static char *words[] = {"game", "date", NULL};
    PyObject *game_argument, *date_argument, *text, *result = NULL;
    const quadrille_game *game;
    const char *date;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, "OO:daily", words,
                                     &game_argument, &date_argument))
        return NULL;
    game = python_game_from(python_state_of(self), game_argument);
    text = game ? PyObject_Str(date_argument) : NULL;
    date = text ? python_short_text(text, "date") : NULL;
    if (date) {
        quadrille_fault fault;
        int error =
            quadrille_session_daily(session_of(self), game, date, &fault);
        result = finish(self, PYTHON_UNREADABLE, error, &fault, date);
    }
    Py_XDECREF(text);
    return result;
}

static PyObject *read_board(PyObject *self, PyObject *arguments,
                            PyObject *names)
{
    static char *words[] = {"game", "board", "variant", "seed", NULL};
    PyObject *game_argument, *board_argument, *variant_argument = NULL;
    PyObject *seed_argument = Py_None, *holder = NULL, *result = NULL;
    const char *board, *variant = "", *seed = NULL;
    const quadrille_game *game;
    Py_ssize_t size;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, "OO|OO:read", words,
                                     &game_argument, &board_argument,
                                     &variant_argument, &seed_argument))
        return NULL;
    game = python_game_from(python_state_of(self), game_argument);
    board = game ? python_text(board_argument, "board", &size) : NULL;
    if (board && variant_argument)
        variant = python_short_text(variant_argument, "variant");
    if (board && variant && seed_argument != Py_None)
        seed = python_seed(seed_argument, &holder);
    if (board && variant && !PyErr_Occurred()) {
        quadrille_fault fault;
        int error = quadrille_session_read(session_of(self), game, variant,
                                           seed, board, (size_t)size, &fault);
        result = finish(self, PYTHON_UNREADABLE, error, &fault, board);
    }
    Py_XDECREF(holder);
    return result;
}

static PyObject *load(PyObject *self, PyObject *argument)
{
    quadrille_fault fault;
    Py_ssize_t size;
    const char *text = python_text(argument, "text", &size);
    if (!text)
        return NULL;
    return finish(
        self, PYTHON_UNREADABLE,
        quadrille_session_load(session_of(self), text, (size_t)size, &fault),
        &fault, text);
}

static PyObject *copy(PyObject *self, PyObject *nothing)
{
    PyObject *other = open_session(Py_TYPE(self));
    int error;
    (void)nothing;
    if (!other || !quadrille_session_position(session_of(self)))
        return other;
    error = quadrille_session_copy(session_of(other), session_of(self));
    if (!error)
        return other;
    Py_DECREF(other);
    return python_refuse_plainly(python_state_of(self), PYTHON_REFUSED, error);
}

/* ---------------------------------------------------------------- changing
 */

static PyObject *play(PyObject *self, PyObject *argument)
{
    quadrille_fault fault = {.error = QUADRILLE_NO_GAME};
    const void *position = quadrille_session_position(session_of(self));
    quadrille_state now = state_of(self);
    uint16_t move;
    int error;
    if (!position)
        return python_refuse_plainly(python_state_of(self), PYTHON_REFUSED,
                                     QUADRILLE_NO_GAME);
    if (!python_move_from(python_state_of(self), now.game, position, argument,
                          &move))
        return NULL;
    error = quadrille_session_play(session_of(self), move, &fault);
    return finish(self, PYTHON_ILLEGAL_MOVE, error, &fault, NULL);
}

static PyObject *play_text(PyObject *self, PyObject *argument)
{
    quadrille_fault fault;
    Py_ssize_t size;
    size_t played = 0;
    const char *text = python_text(argument, "moves", &size);
    if (!text)
        return NULL;
    if (!quadrille_session_play_text(session_of(self), text, (size_t)size,
                                     &played, &fault))
        return PyLong_FromSize_t(played);
    if (fault.line) /* it is about the text */
        fault.move = (uint32_t)played + 1;
    return python_refuse(python_state_of(self), PYTHON_ILLEGAL_MOVE, &fault,
                         text);
}

/* A number from 0 on that an argument stands for; -1 with an exception. */
static long long number_from(PyObject *argument, const char *name,
                             long long most)
{
    PyObject *number;
    long long value;
    int overflow;
    if (!PyIndex_Check(argument)) {
        PyErr_Format(PyExc_TypeError, "argument '%s' must be an int, not %R",
                     name, (PyObject *)Py_TYPE(argument));
        return -1;
    }
    number = PyNumber_Index(argument);
    if (!number)
        return -1;
    value = PyLong_AsLongLongAndOverflow(number, &overflow);
    Py_DECREF(number);
    if (!overflow && value >= 0 && value <= most)
        return value;
    PyErr_Format(PyExc_ValueError, "argument '%s' must be from 0 to %lld",
                 name, most);
    return -1;
}

static PyObject *touch(PyObject *self, PyObject *argument)
{
    quadrille_fault fault;
    long long spot = number_from(argument, "spot", UINT8_MAX);
    if (spot < 0)
        return NULL;
    return finish(
        self, PYTHON_ILLEGAL_MOVE,
        quadrille_session_touch(session_of(self), (uint8_t)spot, &fault),
        &fault, NULL);
}

static PyObject *undo(PyObject *self, PyObject *nothing)
{
    quadrille_fault fault;
    (void)nothing;
    return finish(self, PYTHON_REFUSED,
                  quadrille_session_undo(session_of(self), &fault), &fault,
                  NULL);
}

static PyObject *redo(PyObject *self, PyObject *nothing)
{
    quadrille_fault fault;
    (void)nothing;
    return finish(self, PYTHON_REFUSED,
                  quadrille_session_redo(session_of(self), &fault), &fault,
                  NULL);
}

static PyObject *go_to(PyObject *self, PyObject *argument)
{
    quadrille_fault fault;
    long long number = number_from(argument, "number", UINT32_MAX);
    if (number < 0)
        return NULL;
    return finish(
        self, PYTHON_REFUSED,
        quadrille_session_go_to(session_of(self), (uint32_t)number, &fault),
        &fault, NULL);
}

static PyObject *restart(PyObject *self, PyObject *nothing)
{
    quadrille_fault fault;
    (void)nothing;
    return finish(self, PYTHON_REFUSED,
                  quadrille_session_restart(session_of(self), &fault), &fault,
                  NULL);
}

static PyObject *hint(PyObject *self, PyObject *nothing)
{
    PythonState *state = python_state_of(self);
    const char *words;
    quadrille_fault fault;
    uint16_t move;
    (void)nothing;
    if (quadrille_session_hint(session_of(self), &move, &words, &fault))
        return python_refuse(state, PYTHON_REFUSED, &fault, NULL);
    return PyObject_CallFunction(state->hint, "is", move, words);
}

static PyObject *tick(PyObject *self, PyObject *argument)
{
    long long milliseconds = number_from(argument, "milliseconds", UINT32_MAX);
    int error;
    if (milliseconds < 0)
        return NULL;
    error = quadrille_session_tick(session_of(self), (uint32_t)milliseconds);
    if (error)
        return python_refuse_plainly(python_state_of(self), PYTHON_REFUSED,
                                     error);
    Py_RETURN_NONE;
}

/* ----------------------------------------------------------------- reading
 */

typedef struct WantedText {
    const quadrille_session *session;
    int which;
} WantedText;

static size_t write_text(const void *own, char *text, size_t room)
{
    const WantedText *wanted = own;
    return quadrille_session_text(wanted->session, wanted->which, text, room);
}

/* The closure is the number of the text, as an address. None if there is no
   such text. */
static PyObject *text(PyObject *self, void *closure)
{
    WantedText wanted = {session_of(self), (int)(intptr_t)closure};
    if (!quadrille_session_position(wanted.session) ||
        (!write_text(&wanted, NULL, 0) &&
         wanted.which != QUADRILLE_TEXT_VARIANT))
        Py_RETURN_NONE;
    return python_written(write_text, &wanted);
}

static PyObject *game(PyObject *self, void *closure)
{
    (void)closure;
    return python_game_object(python_state_of(self), state_of(self).game);
}

static PyObject *position(PyObject *self, void *closure)
{
    const void *bytes = quadrille_session_position(session_of(self));
    (void)closure;
    if (!bytes)
        Py_RETURN_NONE;
    return python_position_restore(python_state_of(self), state_of(self).game,
                                   bytes);
}

/* The closure is the offset of a number in quadrille_state. */
static PyObject *number(PyObject *self, void *closure)
{
    quadrille_state now = state_of(self);
    return PyLong_FromUnsignedLong(
        *(const uint32_t *)((const char *)&now + (intptr_t)closure));
}

static PyObject *status(PyObject *self, void *closure)
{
    (void)closure;
    return python_status(python_state_of(self), (int)state_of(self).status);
}

static PyObject *held(PyObject *self, void *closure)
{
    uint32_t spot = state_of(self).held;
    (void)closure;
    if (spot == QUADRILLE_SPOT_NONE)
        Py_RETURN_NONE;
    return PyLong_FromUnsignedLong(spot);
}

static PyObject *history(PyObject *self, void *closure)
{
    size_t count = quadrille_session_history(session_of(self), NULL, 0);
    uint16_t *moves = PyMem_Malloc((count + 1) * sizeof *moves);
    PyObject *list;
    (void)closure;
    if (!moves)
        return PyErr_NoMemory();
    quadrille_session_history(session_of(self), moves, count);
    list = python_moves(moves, count);
    PyMem_Free(moves);
    return list;
}

static PyObject *events(PyObject *self, void *closure)
{
    size_t count = quadrille_session_events(session_of(self), NULL, 0);
    quadrille_event *all = PyMem_Malloc((count + 1) * sizeof *all);
    PyObject *list;
    (void)closure;
    if (!all)
        return PyErr_NoMemory();
    quadrille_session_events(session_of(self), all, count);
    list = python_events(python_state_of(self), all, count);
    PyMem_Free(all);
    return list;
}

static PyObject *repr(PyObject *self)
{
    return python_call("quadrille._drawing", "session_repr", self);
}

static PyObject *repr_svg(PyObject *self, PyObject *nothing)
{
    (void)nothing;
    return python_call("quadrille._drawing", "session_svg", self);
}

static PyObject *deepcopy(PyObject *self, PyObject *memo)
{
    return copy(self, memo);
}

static PyObject *save(PyObject *self, PyObject *nothing)
{
    (void)nothing;
    return text(self, (void *)(intptr_t)QUADRILLE_TEXT_SAVE);
}

static PyObject *code(PyObject *self, PyObject *nothing)
{
    (void)nothing;
    return text(self, (void *)(intptr_t)QUADRILLE_TEXT_CODE);
}

static PyObject *share(PyObject *self, PyObject *nothing)
{
    (void)nothing;
    return text(self, (void *)(intptr_t)QUADRILLE_TEXT_SHARE);
}

/* A new session, which then loads the save, if there is one. */
static PyObject *reduce(PyObject *self, PyObject *nothing)
{
    (void)nothing;
    return Py_BuildValue("O()N", (PyObject *)Py_TYPE(self),
                         save(self, nothing));
}

/* -------------------------------------------------------------- the type */

static PyMethodDef methods[] = {
    {"deal", PYTHON_WITH_NAMES(deal), METH_VARARGS | METH_KEYWORDS,
     "deal($self, game, seed, variant='')\n--\n\n"
     "Start a game from a seed, which is a str or an int."},
    {"daily", PYTHON_WITH_NAMES(daily), METH_VARARGS | METH_KEYWORDS,
     "daily($self, game, date)\n--\n\n"
     "Start the puzzle of a day, such as '2026-11-21' or a datetime.date."},
    {"read", PYTHON_WITH_NAMES(read_board), METH_VARARGS | METH_KEYWORDS,
     "read($self, game, board, variant='', seed=None)\n--\n\n"
     "Start from a board as text."},
    {"load", load, METH_O,
     "load($self, text, /)\n--\n\n"
     "Continue a saved game, or one from a share code."},
    {"play", play, METH_O,
     "play($self, move, /)\n--\n\n"
     "Play a move, which is an integer or a text."},
    {"play_text", play_text, METH_O,
     "play_text($self, moves, /)\n--\n\n"
     "Play all moves of a text and return their number.\n\n"
     "If one is refused, those before it stay played; the exception's member\n"
     "'move' says which one it was."},
    {"touch", touch, METH_O,
     "touch($self, spot, /)\n--\n\n"
     "Touch a place, as a finger would: this picks something up, puts it\n"
     "back or makes a move."},
    {"undo", undo, METH_NOARGS,
     "undo($self, /)\n--\n\nTake back the last move."},
    {"redo", redo, METH_NOARGS,
     "redo($self, /)\n--\n\nPlay again what was taken back."},
    {"go_to", go_to, METH_O,
     "go_to($self, number, /)\n--\n\n"
     "Go to the position after that many moves of the history."},
    {"restart", restart, METH_NOARGS,
     "restart($self, /)\n--\n\n"
     "Go back to the start. A game that has ended starts anew; otherwise the\n"
     "moves can be redone."},
    {"hint", hint, METH_NOARGS,
     "hint($self, /)\n--\n\n"
     "Suggest a move by rules of thumb, another one each time."},
    {"tick", tick, METH_O,
     "tick($self, milliseconds, /)\n--\n\n"
     "Add time of play. The session has no clock of its own."},
    {"save", save, METH_NOARGS,
     "save($self, /)\n--\n\nReturn the whole game as text, for load."},
    {"code", code, METH_NOARGS,
     "code($self, /)\n--\n\nReturn it as one word to paste, or None."},
    {"share", share, METH_NOARGS,
     "share($self, /)\n--\n\n"
     "Return a result without the solution, for a chat."},
    {"copy", copy, METH_NOARGS,
     "copy($self, /)\n--\n\nReturn a session of its own in the same state."},
    {"_repr_svg_", repr_svg, METH_NOARGS, "_repr_svg_($self, /)\n--\n\n"},
    {"__copy__", copy, METH_NOARGS, NULL},
    {"__deepcopy__", deepcopy, METH_O, NULL},
    {"__reduce__", reduce, METH_NOARGS, NULL},
    {"__setstate__", load, METH_O, NULL},
    {NULL, NULL, 0, NULL},
};

#define TEXT(name, which, words)                                              \
    {                                                                         \
        name, text, NULL, words, (void *)(intptr_t)QUADRILLE_TEXT_##which     \
    }
#define NUMBER(name, words)                                                   \
    {                                                                         \
#name, number, NULL, words,                                           \
            (void *)(intptr_t)offsetof(quadrille_state, name)                 \
    }

static PyGetSetDef properties[] = {
    {"game", game, NULL, "Its Game; None: nothing has been dealt.", NULL},
    {"position", position, NULL, "The Position now, or None.", NULL},
    {"status", status, NULL, "How the game stands, as a Status.", NULL},
    {"held", held, NULL, "The spot that is picked up, or None.", NULL},
    {"history", history, NULL,
     "The moves that were played, and then those that can be redone.", NULL},
    {"events", events, NULL, "What the last change did, if it was a move.",
     NULL},
    NUMBER(at, "How many moves have been played."),
    NUMBER(count, "How many have been played or can be redone."),
    NUMBER(score, "The score."),
    NUMBER(hints, "Hints since the start."),
    NUMBER(undos, "Moves taken back since the start."),
    NUMBER(milliseconds, "The time of play that tick added."),
    TEXT("variant", VARIANT, "The variant; None: nothing has been dealt."),
    TEXT("seed", SEED, "The seed, or None."),
    TEXT("date", DATE, "The date of a daily puzzle, or None."),
    TEXT("start_name", START_NAME, "The name of the start, or None."),
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_new, PYTHON_SLOT(new_session)},
    {Py_tp_dealloc, PYTHON_SLOT(free_session)},
    {Py_tp_repr, PYTHON_SLOT(repr)},
    {Py_tp_methods, methods},
    {Py_tp_getset, properties},
    {Py_tp_doc, "Session()\n--\n\n"
                "One game in progress, with its history.\n\n"
                ">>> session = quadrille.Session()\n"
                ">>> session.deal('sliding', 7, variant='3x3')\n"
                ">>> session.play(session.position.moves()[0])\n"
                ">>> session.at\n"
                "1"},
    {0, NULL},
};

static PyType_Spec spec = {"quadrille.Session", sizeof(PythonSession), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
                           slots};

int python_session_add(PyObject *module, PythonState *state)
{
    return python_add_type(module, &state->session_type, &spec);
}
