/* SPDX-License-Identifier: MIT */
/* The type Batch: many positions of one game in one block of memory, and the
   arrays that its calls fill. The interpreter's lock is held meanwhile, since
   other threads could otherwise write to the positions. */
#include "python_module.h"

#include <string.h>

#include "python_array.h"

/* An array of the batch's own: a `bytearray`, and the view that keeps it in
   its place. It is made when it is first needed. */
typedef struct OwnArray {
    PyObject *memory;
    PythonArray array;
} OwnArray;

enum { ERRORS, STATUSES, SCORES, ACTIONS, MASKS, OBSERVATIONS, OWN_ARRAYS };

typedef struct PythonBatch {
    PyObject_HEAD const quadrille_game *game;
    Py_ssize_t count, size, actions, observed;
    PyObject *memory; /* of the positions, */
    PythonArray positions;
    OwnArray own[OWN_ARRAYS];
    uint64_t random;
} PythonBatch;

static PythonBatch *batch_of(PyObject *self)
{
    return (PythonBatch *)self;
}

/* The shape of each own array: its type, and its columns for a batch. */
static char code_of(int which)
{
    static const char codes[] = "HBIIBB";
    return codes[which];
}

static Py_ssize_t columns_of(const PythonBatch *batch, int which)
{
    return which == MASKS          ? batch->actions
           : which == OBSERVATIONS ? batch->observed
                                   : 1;
}

static uint8_t *bytes_at(const PythonBatch *batch, Py_ssize_t at)
{
    return (uint8_t *)batch->positions.view.buf + at * batch->size;
}

/* ------------------------------------------------------------------ arrays */

/* A `memoryview` of some memory with the right type and shape. */
static PyObject *shaped(PyObject *memory, char code, Py_ssize_t rows,
                        Py_ssize_t columns, int is_table)
{
    PyObject *plain = PyMemoryView_FromObject(memory);
    PyObject *view = NULL;
    if (plain && is_table)
        view = PyObject_CallMethod(plain, "cast", "s(nn)", "B", rows, columns);
    else if (plain) {
        const char format[] = {code, 0};
        view = PyObject_CallMethod(plain, "cast", "s", format);
    }
    Py_XDECREF(plain);
    return view;
}

static int make_own(PythonBatch *batch, int which)
{
    OwnArray *own = &batch->own[which];
    char code = code_of(which);
    Py_ssize_t size = batch->count * columns_of(batch, which) *
                      (code == 'B'   ? 1
                       : code == 'H' ? 2
                                     : 4);
    PyObject *memory;
    if (own->memory)
        return 1;
    memory = python_array_make(size);
    if (!memory)
        return 0;
    if (!python_array_open_memory(&own->array, memory, "own", size)) {
        Py_DECREF(memory);
        return 0;
    }
    own->memory = memory;
    return 1;
}

static PyObject *own_view(PythonBatch *batch, int which)
{
    if (!make_own(batch, which))
        return NULL;
    return shaped(batch->own[which].memory, code_of(which), batch->count,
                  columns_of(batch, which), which >= MASKS);
}

/* An array for a result: the caller's, or the batch's own if it is None. */
typedef struct Out {
    PythonArray opened;
    int is_open;
    void *memory;
} Out;

static int open_out(Out *out, PythonBatch *batch, PyObject *argument,
                    const char *name, int which)
{
    out->is_open = 0;
    if (argument == Py_None) {
        if (!make_own(batch, which))
            return 0;
        out->memory = batch->own[which].array.view.buf;
        return 1;
    }
    if (!python_array_open(&out->opened, argument, name, code_of(which),
                           batch->count, columns_of(batch, which)))
        return 0;
    if (!python_array_is_apart(&out->opened, name, &batch->positions)) {
        python_array_close(&out->opened);
        return 0;
    }
    out->memory = out->opened.view.buf;
    out->is_open = 1;
    return 1;
}

static void close_out(Out *out)
{
    if (out->is_open)
        python_array_close(&out->opened);
    out->is_open = 0;
}

/* What a call returns that fills an array: the caller's, or a view. */
static PyObject *filled(PythonBatch *batch, PyObject *argument, int which)
{
    return argument == Py_None ? own_view(batch, which) : Py_NewRef(argument);
}

/* ------------------------------------------------------------------ opening
 */

/* Takes note of a position's game and sizes. Returns 0 with an exception. */
static int measure(PythonState *state, PythonBatch *batch, PyObject *item,
                   Py_ssize_t at)
{
    const PythonPosition *position = (const PythonPosition *)item;
    Py_ssize_t actions, observed;
    if (Py_TYPE(item) != state->position_type) {
        PyErr_Format(PyExc_TypeError,
                     "argument 'positions': item %zd must be a Position, not "
                     "%R",
                     at, (PyObject *)Py_TYPE(item));
        return 0;
    }
    if (at && position->game != batch->game) {
        PyErr_Format(PyExc_ValueError,
                     "argument 'positions': item %zd is of another game", at);
        return 0;
    }
    batch->game = position->game;
    batch->size = (Py_ssize_t)quadrille_game_position_size(position->game);
    actions =
        (Py_ssize_t)quadrille_action_count(position->game, position->bytes);
    observed = (Py_ssize_t)quadrille_observation_size(position->game,
                                                      position->bytes);
    if (actions > batch->actions)
        batch->actions = actions;
    if (observed > batch->observed)
        batch->observed = observed;
    return 1;
}

static int fill(PythonState *state, PythonBatch *batch, PyObject *positions,
                PyObject *buffer)
{
    Py_ssize_t i;
    batch->count = PyList_Size(positions);
    if (!batch->count) {
        PyErr_SetString(PyExc_ValueError, "argument 'positions' is empty");
        return 0;
    }
    for (i = 0; i < batch->count; i++)
        if (!measure(state, batch, PyList_GetItem(positions, i), i))
            return 0;
    if (buffer == Py_None)
        batch->memory = python_array_make(batch->count * batch->size);
    else
        batch->memory = Py_NewRef(buffer);
    if (!batch->memory ||
        !python_array_open_memory(&batch->positions, batch->memory, "buffer",
                                  batch->count * batch->size)) {
        Py_CLEAR(batch->memory);
        return 0;
    }
    for (i = 0; i < batch->count; i++)
        memcpy(bytes_at(batch, i),
               ((PythonPosition *)PyList_GetItem(positions, i))->bytes,
               (size_t)batch->size);
    return 1;
}

static void mix(PythonBatch *batch, uint64_t seed)
{
    batch->random = (seed + 1) * UINT64_C(0x9E3779B97F4A7C15);
    if (!batch->random)
        batch->random = 1;
}

static PyObject *new_batch(PyTypeObject *type, PyObject *arguments,
                           PyObject *names)
{
    static char *words[] = {"positions", "buffer", "seed", NULL};
    PythonState *state = PyType_GetModuleState(type);
    PyObject *positions, *buffer = Py_None, *list;
    unsigned long long seed = 0;
    PyObject *batch;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, "O|O$K:Batch", words,
                                     &positions, &buffer, &seed))
        return NULL;
    list = PySequence_List(positions);
    if (!list)
        return NULL;
    batch = PyType_GenericAlloc(type, 0); /* all zero */
    if (batch && !fill(state, batch_of(batch), list, buffer))
        Py_CLEAR(batch);
    Py_DECREF(list);
    if (batch)
        mix(batch_of(batch), seed);
    return batch;
}

static int release(PyObject *self)
{
    PythonBatch *batch = batch_of(self);
    int i;
    for (i = 0; i < OWN_ARRAYS; i++)
        if (batch->own[i].memory) {
            python_array_close(&batch->own[i].array);
            Py_CLEAR(batch->own[i].memory);
        }
    if (batch->memory) {
        python_array_close(&batch->positions);
        Py_CLEAR(batch->memory);
    }
    return 0;
}

static void free_batch(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    release(self);
    PyObject_Free(self);
    Py_DECREF(type);
}

/* ------------------------------------------------------------------ playing
 */

/* The actions of a call as the library wants them, in the own array. */
static uint32_t *read_actions(PythonBatch *batch, PyObject *argument)
{
    PythonArray array;
    uint32_t *actions;
    if (!make_own(batch, ACTIONS) ||
        !python_array_open_integers(&array, argument, "actions", batch->count))
        return NULL;
    actions = batch->own[ACTIONS].array.view.buf;
    python_array_copy_integers(&array, actions);
    python_array_close(&array);
    return actions;
}

static PyObject *step(PyObject *self, PyObject *arguments, PyObject *names)
{
    static char *words[] = {"actions", "errors", "statuses", "scores", NULL};
    PythonBatch *batch = batch_of(self);
    PyObject *given[3] = {Py_None, Py_None, Py_None};
    PyObject *result = NULL, *actions_argument;
    Out outs[3] = {0};
    uint32_t *actions;
    int i;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, "O|$OOO:step", words,
                                     &actions_argument, &given[ERRORS],
                                     &given[STATUSES], &given[SCORES]))
        return NULL;
    for (i = 0; i < 3; i++)
        if (!open_out(&outs[i], batch, given[i], words[i + 1], i))
            break;
    actions = i == 3 ? read_actions(batch, actions_argument) : NULL;
    if (actions)
        result = PyLong_FromSize_t(quadrille_step_many(
            batch->game, (size_t)batch->count, batch->positions.view.buf,
            (size_t)batch->size, actions, outs[ERRORS].memory,
            outs[STATUSES].memory, outs[SCORES].memory));
    for (i = 0; i < 3; i++)
        close_out(&outs[i]);
    return result;
}

static PyObject *describe(PyObject *self, PyObject *arguments, PyObject *names,
                          const char *format, PythonDescribe write, int which)
{
    static char *words[] = {"out", NULL};
    PythonBatch *batch = batch_of(self);
    PyObject *argument = Py_None;
    Out out;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, format, words,
                                     &argument) ||
        !open_out(&out, batch, argument, "out", which))
        return NULL;
    write(batch->game, (size_t)batch->count, batch->positions.view.buf,
          (size_t)batch->size, out.memory, (size_t)columns_of(batch, which));
    close_out(&out);
    return filled(batch, argument, which);
}

static PyObject *legal_mask(PyObject *self, PyObject *arguments,
                            PyObject *names)
{
    return describe(self, arguments, names, "|O:legal_mask",
                    quadrille_legal_mask_many, MASKS);
}

static PyObject *observe(PyObject *self, PyObject *arguments, PyObject *names)
{
    return describe(self, arguments, names, "|O:observe",
                    quadrille_observe_many, OBSERVATIONS);
}

static uint32_t next_random(PythonBatch *batch)
{
    batch->random ^= batch->random << 13;
    batch->random ^= batch->random >> 7;
    batch->random ^= batch->random << 17;
    return (uint32_t)(batch->random >> 32);
}

/* The number of ones among bytes that are 0 or 1, up to 255 words of them: a
   word has a sum for each eighth byte. */
static uint32_t count_ones(const uint8_t *mask, size_t size)
{
    const uint64_t even = UINT64_C(0x00FF00FF00FF00FF);
    uint64_t sums = 0, word;
    uint32_t count = 0;
    size_t i = 0;
    for (; i + sizeof word <= size; i += sizeof word) {
        memcpy(&word, mask + i, sizeof word);
        sums += word;
    }
    for (; i < size; i++)
        count += mask[i];
    sums = (sums & even) + (sums >> 8 & even);
    return count + (uint32_t)((sums * UINT64_C(0x0001000100010001)) >> 48);
}

/* One of the ones in a mask, each as likely as the others; 0 if there are
   none. Masks are counted in parts, so that the one is soon found. */
static uint32_t choose(PythonBatch *batch, const uint8_t *mask)
{
    enum { PART = 1024, MOST_PARTS = 64 };
    uint32_t counts[MOST_PARTS], count = 0, skipped;
    size_t size = (size_t)batch->actions, part, nth = 0, at;
    for (at = 0; at < size && nth < MOST_PARTS; at += PART, nth++) {
        counts[nth] =
            count_ones(mask + at, size - at < PART ? size - at : PART);
        count += counts[nth];
    }
    if (!count)
        return 0;
    skipped = (uint32_t)((uint64_t)next_random(batch) * count >> 32);
    for (part = 0; skipped >= counts[part]; part++)
        skipped -= counts[part];
    at = part * PART;
    for (; size - at > 64; at += 64) {
        count = count_ones(mask + at, 64);
        if (skipped < count)
            break;
        skipped -= count;
    }
    while (!mask[at] || skipped--)
        at++;
    return (uint32_t)at;
}

static PyObject *sample(PyObject *self, PyObject *arguments, PyObject *names)
{
    static char *words[] = {"out", NULL};
    PythonBatch *batch = batch_of(self);
    PyObject *argument = Py_None;
    uint8_t *masks;
    uint32_t *actions;
    Py_ssize_t i;
    Out out;
    if (!PyArg_ParseTupleAndKeywords(arguments, names, "|O:sample", words,
                                     &argument) ||
        !make_own(batch, MASKS) ||
        !open_out(&out, batch, argument, "out", ACTIONS))
        return NULL;
    masks = batch->own[MASKS].array.view.buf;
    actions = out.memory;
    quadrille_legal_mask_many(batch->game, (size_t)batch->count,
                              batch->positions.view.buf, (size_t)batch->size,
                              masks, (size_t)batch->actions);
    for (i = 0; i < batch->count; i++)
        actions[i] = choose(batch, masks + i * batch->actions);
    close_out(&out);
    return filled(batch, argument, ACTIONS);
}

/* -------------------------------------------------------------- as a sequence
 */

static Py_ssize_t length(PyObject *self)
{
    return batch_of(self)->count;
}

static int is_inside(const PythonBatch *batch, Py_ssize_t at)
{
    if (at >= 0 && at < batch->count)
        return 1;
    PyErr_Format(PyExc_IndexError, "there are %zd positions", batch->count);
    return 0;
}

static PyObject *item(PyObject *self, Py_ssize_t at)
{
    PythonBatch *batch = batch_of(self);
    return is_inside(batch, at)
               ? python_position_restore(python_state_of(self), batch->game,
                                         bytes_at(batch, at))
               : NULL;
}

static int set_item(PyObject *self, Py_ssize_t at, PyObject *value)
{
    PythonBatch *batch = batch_of(self);
    const PythonPosition *position = (const PythonPosition *)value;
    if (!is_inside(batch, at))
        return -1;
    if (!value || Py_TYPE(value) != python_state_of(self)->position_type)
        PyErr_SetString(PyExc_TypeError, "an item must be a Position");
    else if (position->game != batch->game)
        PyErr_SetString(PyExc_ValueError, "the position is of another game");
    else if ((Py_ssize_t)quadrille_action_count(batch->game, position->bytes) >
                 batch->actions ||
             (Py_ssize_t)quadrille_observation_size(
                 batch->game, position->bytes) > batch->observed)
        PyErr_SetString(PyExc_ValueError,
                        "the position's board is larger than those that the "
                        "batch was made for");
    else {
        memcpy(bytes_at(batch, at), position->bytes, (size_t)batch->size);
        return 0;
    }
    return -1;
}

static PyObject *repr(PyObject *self)
{
    PythonBatch *batch = batch_of(self);
    return PyUnicode_FromFormat("<quadrille.Batch of %zd positions of '%s'>",
                                batch->count,
                                quadrille_game_name(batch->game));
}

static PyObject *game(PyObject *self, void *closure)
{
    (void)closure;
    return python_game_object(python_state_of(self), batch_of(self)->game);
}

static PyObject *action_count(PyObject *self, void *closure)
{
    (void)closure;
    return PyLong_FromSsize_t(batch_of(self)->actions);
}

static PyObject *observation_size(PyObject *self, void *closure)
{
    (void)closure;
    return PyLong_FromSsize_t(batch_of(self)->observed);
}

static PyObject *positions(PyObject *self, void *closure)
{
    PythonBatch *batch = batch_of(self);
    PyObject *part, *plain = PyMemoryView_FromObject(batch->memory);
    PyObject *view = NULL;
    (void)closure;
    part = plain ? PyObject_CallMethod(plain, "cast", "s", "B") : NULL;
    Py_XDECREF(plain);
    plain =
        part ? PySequence_GetSlice(part, 0, batch->count * batch->size) : NULL;
    Py_XDECREF(part);
    if (plain)
        view = shaped(plain, 'B', batch->count, batch->size, 1);
    Py_XDECREF(plain);
    return view;
}

/* The closure is the number of an own array, as an address. */
static PyObject *result(PyObject *self, void *closure)
{
    return own_view(batch_of(self), (int)(intptr_t)closure);
}

static PyMethodDef methods[] = {
    {"step", PYTHON_WITH_NAMES(step), METH_VARARGS | METH_KEYWORDS,
     "step($self, actions, *, errors=None, statuses=None, scores=None)\n--\n\n"
     "Play one action in each position and return how many were not refused.\n"
     "\n"
     "The actions are an array of integers. The other arrays get, for each\n"
     "position, the number of the error (uint16), the status (uint8) and the\n"
     "score (uint32); the batch's own ones, which are its members of these\n"
     "names, take the place of those that are missing. A refused position\n"
     "stays as it was."},
    {"legal_mask", PYTHON_WITH_NAMES(legal_mask), METH_VARARGS | METH_KEYWORDS,
     "legal_mask($self, out=None)\n--\n\n"
     "Write for each position 1 for each legal action and 0 for the others,\n"
     "into an array of shape (len(batch), action_count), or into the batch's\n"
     "own one, which the next call overwrites; return it."},
    {"observe", PYTHON_WITH_NAMES(observe), METH_VARARGS | METH_KEYWORDS,
     "observe($self, out=None)\n--\n\n"
     "Write for each position what a player sees, into an array of shape\n"
     "(len(batch), observation_size), or into the batch's own one, which the\n"
     "next call overwrites; return it."},
    {"sample", PYTHON_WITH_NAMES(sample), METH_VARARGS | METH_KEYWORDS,
     "sample($self, out=None)\n--\n\n"
     "Choose a random legal action for each position, all with the same\n"
     "probability; 0 where there is none. The array (uint32) is the caller's\n"
     "or the batch's own."},
    {NULL, NULL, 0, NULL},
};

#define RESULT(name, which, words)                                            \
    {                                                                         \
        name, result, NULL, words, (void *)(intptr_t)which                    \
    }

static PyGetSetDef properties[] = {
    {"game", game, NULL, "The Game of all its positions.", NULL},
    {"action_count", action_count, NULL, "The width of its masks.", NULL},
    {"observation_size", observation_size, NULL,
     "The width of its observations.", NULL},
    {"positions", positions, NULL,
     "The bytes of all positions, which can be written to.", NULL},
    RESULT("errors", ERRORS, "The errors of the last step."),
    RESULT("statuses", STATUSES, "The statuses after the last step."),
    RESULT("scores", SCORES, "The scores after the last step."),
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
    {Py_tp_new, PYTHON_SLOT(new_batch)},
    {Py_tp_dealloc, PYTHON_SLOT(free_batch)},
    {Py_tp_repr, PYTHON_SLOT(repr)},
    {Py_sq_length, PYTHON_SLOT(length)},
    {Py_sq_item, PYTHON_SLOT(item)},
    {Py_sq_ass_item, PYTHON_SLOT(set_item)},
    {Py_tp_methods, methods},
    {Py_tp_getset, properties},
    {Py_tp_doc,
     "Batch(positions, buffer=None, *, seed=0)\n--\n\n"
     "Many positions of one game, which are played together.\n\n"
     "They lie in one block, which is the caller's buffer if there is one.\n"
     "The seed is for sample.\n\n"
     ">>> deal = quadrille.Game('sliding').deal\n"
     ">>> batch = quadrille.Batch([deal(seed, '3x3') for seed in range(4)])\n"
     ">>> batch.step(batch.sample())\n"
     "4"},
    {0, NULL},
};

static PyType_Spec spec = {"quadrille.Batch", sizeof(PythonBatch), 0,
                           Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE,
                           slots};

int python_batch_add(PyObject *module, PythonState *state)
{
    return python_add_type(module, &state->batch_type, &spec);
}
