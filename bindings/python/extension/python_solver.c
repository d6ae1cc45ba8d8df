/* SPDX-License-Identifier: MIT */
/* The type Solver: memory for searches, which run without the interpreter's
   lock. Now and then a search takes the lock to let Ctrl-C and the caller's
   "stop" be heard. */
#include "python_module.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct PythonSolver {
    PyObject_HEAD void *memory;
    size_t size;
    int is_at_work;
} PythonSolver;

/* A search that is going on. */
typedef struct Search {
    PyThreadState *thread;
    PyObject *stop; /* asked whether to give up; NULL: nobody is */
    unsigned calls;
    struct timespec heard; /* when Python was asked */
    int has_failed;        /* there is an exception */
} Search;

enum { CALLS_BETWEEN_LOOKS = 16, NANOSECONDS_BETWEEN_TALKS = 50000000 };

/* Lets signal handlers of Python run, and asks "stop". Returns whether to give
   up. */
static int ask_python(Search *search)
{
    int gives_up = 0;
    PyEval_RestoreThread(search->thread);
    if (PyErr_CheckSignals())
        search->has_failed = 1;
    else if (search->stop) {
        PyObject *answer = PyObject_CallNoArgs(search->stop);
        gives_up = answer ? PyObject_IsTrue(answer) : -1;
        Py_XDECREF(answer);
        search->has_failed = gives_up < 0;
    }
    search->thread = PyEval_SaveThread();
    return gives_up || search->has_failed;
}

/* Called by a solver at every few positions, so that most calls must be
   cheap. */
static int should_stop(void *own)
{
    Search *search = own;
    struct timespec now;
    if (search->calls++ % CALLS_BETWEEN_LOOKS)
        return 0;
    timespec_get(&now, TIME_UTC);
    if (now.tv_sec == search->heard.tv_sec &&
        now.tv_nsec - search->heard.tv_nsec < NANOSECONDS_BETWEEN_TALKS)
        return 0;
    search->heard = now;
    return ask_python(search);
}

static int find_mode(PyObject *argument)
{
    static const char *const modes[] = {"fast", "short", "optimal", "prove"};
    const char *text = python_short_text(argument, "mode");
    int mode;
    if (!text)
        return -1;
    for (mode = 0; mode < 4; mode++)
        if (!strcmp(text, modes[mode]))
            return mode;
    PyErr_Format(PyExc_ValueError,
                 "argument 'mode' must be 'fast', 'short', 'optimal' or "
                 "'prove', not %R",
                 argument);
    return -1;
}

/* A whole number of at least 1; None is 0. Returns 0 with an exception. */
static int find_amount(PyObject *argument, const char *name, uint64_t *amount)
{
    PyObject *number;
    long long value;
    int overflow;
    *amount = 0;
    if (argument == Py_None)
        return 1;
    if (!PyIndex_Check(argument)) {
        PyErr_Format(PyExc_TypeError, "argument '%s' must be an int, not %R",
                     name, (PyObject *)Py_TYPE(argument));
        return 0;
    }
    number = PyNumber_Index(argument);
    if (!number)
        return 0;
    value = PyLong_AsLongLongAndOverflow(number, &overflow);
    Py_DECREF(number);
    if (value < 1 || overflow) {
        PyErr_Format(PyExc_ValueError,
                     "argument '%s' must be at least 1 and less than 2**63",
                     name);
        return 0;
    }
    *amount = (uint64_t)value;
    return 1;
}

static PyObject *answer_for(PythonState *state, const quadrille_answer *answer)
{
    PyObject *moves = Py_None;
    if (answer->verdict == QUADRILLE_VERDICT_WON)
        moves = python_moves(answer->moves, answer->count);
    else
        Py_INCREF(moves);
    if (!moves)
        return NULL;
    return PyObject_CallFunction(
        state->answer, "NNKI",
        PyObject_CallFunction(state->verdict, "i", answer->verdict), moves,
        (unsigned long long)answer->nodes, (unsigned)answer->least);
}

static PyObject *ask(PythonState *state, const PythonPosition *position,
                     quadrille_question *question, PyObject *stop)
{
    quadrille_answer answer = {.size = sizeof answer};
    Search search = {.stop = stop == Py_None ? NULL : stop};
    int error;
    if (search.stop && !PyCallable_Check(search.stop))
        return PyErr_Format(PyExc_TypeError,
                            "argument 'stop' must be callable, not %R",
                            (PyObject *)Py_TYPE(stop));
    question->stop = should_stop;
    question->own = &search;
    timespec_get(&search.heard, TIME_UTC);
    search.thread = PyEval_SaveThread();
    error =
        quadrille_solve(position->game, position->bytes, question, &answer);
    PyEval_RestoreThread(search.thread);
    if (search.has_failed)
        return NULL;
    if (error)
        return python_refuse_plainly(state, PYTHON_REFUSED, error);
    return answer_for(state, &answer);
}

/* ------------------------------------------------------ with its own memory
 */

PyObject *python_solver_ask(PythonState *state, PyObject *arguments,
                            PyObject *names, PythonPosition *position)
{
    static char *words[] = {"mode", "nodes", "memory", "stop", NULL};
    PyObject *mode = NULL, *nodes = Py_None, *stop = Py_None;
    PyObject *memory = Py_None, *answer = NULL;
    quadrille_question question = {.size = sizeof question};
    uint64_t size = 32U << 20;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, "|O$OOO:solve", words,
                                     &mode, &nodes, &memory, &stop))
        return NULL;
    question.mode = mode ? find_mode(mode) : QUADRILLE_SOLVE_FAST;
    if (question.mode < 0 ||
        !find_amount(nodes, "nodes", &question.most_nodes) ||
        (memory != Py_None && !find_amount(memory, "memory", &size)))
        return NULL;
    question.memory_size = (size_t)size;
    question.memory = malloc(question.memory_size);
    if (!question.memory)
        return PyErr_NoMemory();
    answer = ask(state, position, &question, stop);
    free(question.memory);
    return answer;
}

/* -------------------------------------------------------- with kept memory */

static PyObject *new_solver(PyTypeObject *type, PyObject *arguments,
                            PyObject *names)
{
    static char *words[] = {"memory", NULL};
    PyObject *memory = Py_None;
    uint64_t size = 32U << 20;
    PythonSolver *solver;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, "|O:Solver", words,
                                     &memory) ||
        (memory != Py_None && !find_amount(memory, "memory", &size)))
        return NULL;
    solver = PyObject_New(PythonSolver, type);
    if (!solver)
        return NULL;
    solver->is_at_work = 0;
    solver->size = (size_t)size;
    solver->memory = malloc(solver->size);
    if (!solver->memory) {
        Py_DECREF(solver);
        return PyErr_NoMemory();
    }
    return (PyObject *)solver;
}

static void free_solver(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    free(((PythonSolver *)self)->memory);
    PyObject_Free(self);
    Py_DECREF(type);
}

static PyObject *solve(PyObject *self, PyObject *arguments, PyObject *names)
{
    static char *words[] = {"position", "mode", "nodes", "stop", NULL};
    PythonState *state = python_state_of(self);
    PythonSolver *solver = (PythonSolver *)self;
    PyObject *position, *mode = NULL, *nodes = Py_None, *stop = Py_None;
    quadrille_question question = {.size = sizeof question};
    PyObject *answer;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, "O!|O$OO:solve", words,
                                     state->position_type, &position, &mode,
                                     &nodes, &stop))
        return NULL;
    question.mode = mode ? find_mode(mode) : QUADRILLE_SOLVE_FAST;
    if (question.mode < 0 ||
        !find_amount(nodes, "nodes", &question.most_nodes))
        return NULL;
    if (solver->is_at_work)
        return PyErr_Format(PyExc_RuntimeError,
                            "the solver is at work on another question");
    question.memory = solver->memory;
    question.memory_size = solver->size;
    solver->is_at_work = 1;
    answer = ask(state, (PythonPosition *)position, &question, stop);
    solver->is_at_work = 0;
    return answer;
}

static PyObject *memory(PyObject *self, void *closure)
{
    (void)closure;
    return PyLong_FromSize_t(((PythonSolver *)self)->size);
}

static PyMethodDef methods[] = {
    {"solve", PYTHON_WITH_NAMES(solve), METH_VARARGS | METH_KEYWORDS,
     "solve($self, position, mode='fast', *, nodes=None, stop=None)\n--\n\n"
     "Search for a line from a position to a win.\n\n"
     "The mode is 'fast' (any line), 'short' (few moves), 'optimal' (fewest\n"
     "moves) or 'prove' (whether there is one at all). The search gives up\n"
     "after that many nodes, when the memory is full, or when stop() is "
     "true,\n"
     "which it asks about twenty times a second. Other threads go on\n"
     "meanwhile, and Ctrl-C raises KeyboardInterrupt as usual. The same\n"
     "question without stop has the same answer on every machine.\n\n"
     ">>> solver = quadrille.Solver()\n"
     ">>> answer = solver.solve(quadrille.Game('freecell').deal(617))\n"
     ">>> answer.verdict\n"
     "<Verdict.WON: 1>\n"
     ">>> solver.solve(quadrille.Game('freecell').deal(617), nodes=10)\n"
     "Answer(verdict=<Verdict.UNKNOWN: 3>, moves=None, nodes=10, least=0)"},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef properties[] = {
    {"memory", memory, NULL, "Bytes of memory that it has.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_new, PYTHON_SLOT(new_solver)},
    {Py_tp_dealloc, PYTHON_SLOT(free_solver)},
    {Py_tp_methods, methods},
    {Py_tp_getset, properties},
    {Py_tp_doc, "Solver(memory=33554432)\n--\n\n"
                "Memory for searches, kept from one to the next."},
    {0, NULL},
};

static PyType_Spec spec = {"quadrille.Solver", sizeof(PythonSolver), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
                           slots};

int python_solver_add(PyObject *module, PythonState *state)
{
    return python_add_type(module, &state->solver_type, &spec);
}
