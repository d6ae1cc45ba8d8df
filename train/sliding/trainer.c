/* SPDX-License-Identifier: MIT */
/* Learns by Adam (Kingma and Ba, "Adam: a method for stochastic optimization",
   2015). Sums are always added up in the same order, and each of the many
   similar operations in a loop has its own result, so that a compiler may do
   several at once without changing any bit. */
#include "trainer.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"

enum {
    BATCH = 256, /* samples between two changes of the weights */
    TOO_LONG = 4 /* overestimates weigh so many times more, because a
                    solution is only an upper bound */
};

static const float first_rate = 0.002F; /* falls to 0 */
static const float keep_mean = 0.9F, keep_square = 0.999F;
static const float most_slope = 2; /* larger errors count linearly */

/* A board on its way through the network. */
typedef struct Flow {
    u16 input[SLIDING_CELLS]; /* the rows that are added */
    float sum[NETWORK_MOST_HIDDEN], active[NETWORK_MOST_HIDDEN];
    float second[NETWORK_SECOND];
    float result;
} Flow;

/* ---------------------------------------------------------------- weights */

static void *must_get(size_t count, size_t size)
{
    return host_must_have(calloc(count, size));
}

static void lay_out(Trainer *trainer, u8 side, u16 hidden)
{
    trainer->side = side;
    trainer->cells = (u8)(side * side);
    trainer->hidden = hidden;
    trainer->bias = (u32)trainer->cells * trainer->cells * hidden;
    trainer->second = trainer->bias + hidden;
    trainer->second_bias = trainer->second + hidden * NETWORK_SECOND;
    trainer->third = trainer->second_bias + NETWORK_SECOND;
    trainer->third_bias = trainer->third + NETWORK_SECOND;
    trainer->count = trainer->third_bias + 1;
}

static void randomise(Trainer *trainer, u32 from, u32 to, float most, u8 *rng)
{
    for (; from < to; from++)
        trainer->weight[from] =
            most * ((float)(rng_next(rng) >> 8) / (1 << 23) - 1);
}

static void seed_from(u8 *rng, u64 seed)
{
    u8 bytes[SEED_SIZE];
    u32 i;
    for (i = 0; i < SEED_SIZE; i++)
        bytes[i] = (u8)(seed >> 8 * i);
    rng_seed(rng, bytes);
}

static void turn_second(Trainer *trainer)
{
    const float *second = trainer->weight + trainer->second;
    u32 i, h;
    for (h = 0; h < trainer->hidden; h++)
        for (i = 0; i < NETWORK_SECOND; i++)
            trainer->across[i * trainer->hidden + h] =
                second[h * NETWORK_SECOND + i];
}

void trainer_start(Trainer *trainer, u8 side, u16 hidden, u64 seed)
{
    u8 rng[RNG_SIZE];
    memset(trainer, 0, sizeof *trainer);
    lay_out(trainer, side, hidden);
    trainer->mean_lacks = trainer->square_lacks = 1;
    trainer->weight = must_get(trainer->count, sizeof(float));
    trainer->gradient = must_get(trainer->count, sizeof(float));
    trainer->mean = must_get(trainer->count, sizeof(float));
    trainer->square = must_get(trainer->count, sizeof(float));
    trainer->across = must_get((size_t)hidden * NETWORK_SECOND, sizeof(float));
    seed_from(rng, seed);
    randomise(trainer, 0, trainer->bias, 0.7F / (float)side, rng);
    randomise(trainer, trainer->bias, trainer->second, 0.5F, rng);
    randomise(trainer, trainer->second, trainer->second_bias, 0.2F, rng);
    randomise(trainer, trainer->third, trainer->third_bias, 0.5F, rng);
    turn_second(trainer);
}

/* ---------------------------------------------------------------- forwards */

static void run_forwards(const Trainer *trainer, const TrainingSample *sample,
                         Flow *flow)
{
    const u32 hidden = trainer->hidden;
    const float *weight = trainer->weight;
    u32 cell, h, i;
    memcpy(flow->sum, weight + trainer->bias, hidden * sizeof(float));
    for (cell = 0; cell < trainer->cells; cell++) {
        const float *row;
        flow->input[cell] =
            (u16)(sample->board.tile[cell] * trainer->cells + cell);
        row = weight + (size_t)flow->input[cell] * hidden;
        for (h = 0; h < hidden; h++)
            flow->sum[h] += row[h];
    }
    for (h = 0; h < hidden; h++) {
        const float sum = flow->sum[h] > 0 ? flow->sum[h] : 0;
        flow->active[h] = sum < 1 ? sum : 1;
    }
    memcpy(flow->second, weight + trainer->second_bias, sizeof flow->second);
    for (h = 0; h < hidden; h++) {
        const float *row = weight + trainer->second + h * NETWORK_SECOND;
        const float active = flow->active[h];
        for (i = 0; i < NETWORK_SECOND; i++)
            flow->second[i] += active * row[i];
    }
    flow->result = weight[trainer->third_bias];
    for (i = 0; i < NETWORK_SECOND; i++)
        if (flow->second[i] > 0)
            flow->result += flow->second[i] * weight[trainer->third + i];
}

/* --------------------------------------------------------------- backwards */

static void run_backwards(Trainer *trainer, const Flow *flow, float slope)
{
    const u32 hidden = trainer->hidden;
    float *gradient = trainer->gradient;
    float second[NETWORK_SECOND];
    float sum[NETWORK_MOST_HIDDEN] = {0};
    u32 cell, h, i;
    gradient[trainer->third_bias] += slope;
    for (i = 0; i < NETWORK_SECOND; i++) {
        const float *row = trainer->across + i * hidden;
        second[i] = 0;
        if (flow->second[i] <= 0)
            continue;
        gradient[trainer->third + i] += slope * flow->second[i];
        second[i] = slope * trainer->weight[trainer->third + i];
        for (h = 0; h < hidden; h++)
            sum[h] += second[i] * row[h];
    }
    for (i = 0; i < NETWORK_SECOND; i++)
        gradient[trainer->second_bias + i] += second[i];
    for (h = 0; h < hidden; h++) {
        float *row = gradient + trainer->second + h * NETWORK_SECOND;
        const float active = flow->active[h];
        for (i = 0; i < NETWORK_SECOND; i++)
            row[i] += active * second[i];
    }
    for (h = 0; h < hidden; h++)
        sum[h] = flow->sum[h] > 0 && flow->sum[h] < 1 ? sum[h] : 0;
    for (h = 0; h < hidden; h++)
        gradient[trainer->bias + h] += sum[h];
    for (cell = 0; cell < trainer->cells; cell++) {
        float *row = gradient + (size_t)flow->input[cell] * hidden;
        for (h = 0; h < hidden; h++)
            row[h] += sum[h];
    }
}

/* The largest weight that the integers can express. */
static float most_of(const Trainer *trainer, u32 at)
{
    if (at < trainer->bias)
        return (float)NETWORK_MOST_WEIGHT / NETWORK_ONE;
    if (at >= trainer->second && at < trainer->second_bias)
        return (float)NETWORK_MOST_WEIGHT / NETWORK_SECOND_WEIGHT;
    return (float)NETWORK_MOST_THIRD / NETWORK_THIRD_WEIGHT;
}

static void change_part(Trainer *trainer, u32 from, u32 to, float rate,
                        float scale)
{
    const float most = most_of(trainer, from);
    u32 i;
    for (i = from; i < to; i++) {
        const float slope = trainer->gradient[i] * (1.0F / BATCH);
        const float mean =
            keep_mean * trainer->mean[i] + (1 - keep_mean) * slope;
        const float square = keep_square * trainer->square[i] +
                             (1 - keep_square) * slope * slope;
        float weight =
            trainer->weight[i] - rate * mean / (sqrtf(square * scale) + 1e-7F);
        weight = weight < most ? weight : most;
        trainer->weight[i] = weight > -most ? weight : -most;
        trainer->mean[i] = mean;
        trainer->square[i] = square;
        trainer->gradient[i] = 0;
    }
}

static void change_weights(Trainer *trainer, float rate)
{
    const u32 ends[] = {trainer->bias, trainer->second, trainer->second_bias,
                        trainer->count};
    float scale;
    u32 from = 0;
    u32 i;
    trainer->mean_lacks *= keep_mean;
    trainer->square_lacks *= keep_square;
    rate /= (float)(1 - trainer->mean_lacks);
    scale = (float)(1 / (1 - trainer->square_lacks));
    for (i = 0; i < COUNT_OF(ends); i++) {
        change_part(trainer, from, ends[i], rate, scale);
        from = ends[i];
    }
    turn_second(trainer);
}

/* ------------------------------------------------------------------ passes */

static void add_error(TrainerError *error, float by)
{
    error->square += (double)by * by;
    error->sum += by;
    error->samples++;
}

/* Returns the error. A rival may need more moves than its sample says. */
static float learn_sample(Trainer *trainer, const TrainingSample *sample)
{
    Flow flow;
    float by, slope;
    run_forwards(trainer, sample, &flow);
    by = flow.result - (float)sample->extra / NETWORK_MOVES;
    if (sample->is_rival && by > 0)
        return 0;
    slope = by < most_slope ? by : most_slope;
    slope = slope > -most_slope ? slope : -most_slope;
    run_backwards(trainer, &flow, by > 0 ? TOO_LONG * slope : slope);
    return by * NETWORK_MOVES;
}

static u32 *shuffle(u32 count, u8 *rng)
{
    u32 *order = must_get(count, sizeof *order);
    u32 i;
    for (i = 0; i < count; i++) {
        const u32 other = (u32)((u64)rng_next(rng) * (i + 1) >> 32);
        order[i] = order[other];
        order[other] = i;
    }
    return order;
}

void trainer_pass(Trainer *trainer, const Samples *samples, u64 seed,
                  u32 passes, TrainerError *error)
{
    const u32 count = samples->boards + samples->rivals;
    u8 rng[RNG_SIZE];
    u32 *order;
    u32 i;
    memset(error, 0, sizeof *error);
    seed_from(rng, seed + trainer->passes + 1);
    order = shuffle(count, rng);
    for (i = 0; i < count; i++) {
        const float done = (float)trainer->passes + (float)i / (float)count;
        TrainingSample sample;
        samples_draw(samples, order[i], rng, &sample);
        add_error(error, learn_sample(trainer, &sample));
        if ((i + 1) % BATCH == 0)
            change_weights(trainer, first_rate * (1 - done / (float)passes));
    }
    free(order);
    trainer->passes++;
}

void trainer_test(Trainer *trainer, const Samples *samples,
                  TrainerError *error)
{
    u32 i;
    u8 rng[RNG_SIZE];
    memset(error, 0, sizeof *error);
    seed_from(rng, 0);
    for (i = 0; i < samples->boards; i++) {
        TrainingSample sample;
        Flow flow;
        samples_draw(samples, i, rng, &sample);
        run_forwards(trainer, &sample, &flow);
        add_error(error, flow.result * NETWORK_MOVES - (float)sample.extra);
    }
}

/* ----------------------------------------------------------- checkpoints */

static void give_up(const char *name, const char *reason)
{
    fprintf(stderr, "%s: %s\n", name, reason);
    exit(EXIT_FAILURE);
}

/* The head of a checkpoint, which is read only where it was written. */
typedef struct Head {
    double mean_lacks, square_lacks;
    u32 side, hidden, passes, count;
} Head;

int trainer_load(Trainer *trainer, const char *name)
{
    FILE *file = fopen(name, "rb");
    Head head;
    if (!file && errno == ENOENT)
        return 0;
    if (!file)
        give_up(name, strerror(errno));
    if (fread(&head, sizeof head, 1, file) != 1 ||
        head.side != trainer->side || head.hidden != trainer->hidden ||
        head.count != trainer->count ||
        fread(trainer->weight, sizeof(float), head.count, file) !=
            head.count ||
        fread(trainer->mean, sizeof(float), head.count, file) != head.count ||
        fread(trainer->square, sizeof(float), head.count, file) != head.count)
        give_up(name, "not a checkpoint of such a network");
    fclose(file);
    trainer->mean_lacks = head.mean_lacks;
    trainer->square_lacks = head.square_lacks;
    trainer->passes = head.passes;
    turn_second(trainer);
    return 1;
}

void trainer_save(const Trainer *trainer, const char *name)
{
    const Head head = {trainer->mean_lacks, trainer->square_lacks,
                       trainer->side,       trainer->hidden,
                       trainer->passes,     trainer->count};
    const size_t size = trainer->count * sizeof(float);
    Page page = PAGE_EMPTY;
    page_put(&page, (const char *)&head, sizeof head);
    page_put(&page, (const char *)trainer->weight, size);
    page_put(&page, (const char *)trainer->mean, size);
    page_put(&page, (const char *)trainer->square, size);
    if (!file_write(name, NULL, &page))
        give_up(name, strerror(errno));
    page_free(&page);
}

/* ----------------------------------------------------------------- export */

static i32 quantise(float weight, float one, float most)
{
    const float scaled = weight * one;
    const float bounded = scaled > most    ? most
                          : scaled < -most ? -most
                                           : scaled;
    return (i32)(bounded < 0 ? bounded - 0.5F : bounded + 0.5F);
}

static const i16 *quantise_all(const float *weight, u32 count, float one,
                               float most)
{
    i16 *numbers = must_get(count, sizeof *numbers);
    u32 i;
    for (i = 0; i < count; i++)
        numbers[i] = (i16)quantise(weight[i], one, most);
    return numbers;
}

static void quantise_network(const Trainer *trainer, Network *network)
{
    static const float second_one = NETWORK_ONE * NETWORK_SECOND_WEIGHT;
    const float *weight = trainer->weight;
    i32 *second_bias = must_get(NETWORK_SECOND, sizeof *second_bias);
    u32 i;
    network->width = network->height = trainer->side;
    network->cells = trainer->cells;
    network->hidden = trainer->hidden;
    network->rows =
        quantise_all(weight, trainer->bias, NETWORK_ONE, NETWORK_MOST_WEIGHT);
    network->bias = quantise_all(weight + trainer->bias, trainer->hidden,
                                 NETWORK_ONE, 32767);
    network->second =
        quantise_all(trainer->across, trainer->hidden * NETWORK_SECOND,
                     NETWORK_SECOND_WEIGHT, NETWORK_MOST_WEIGHT);
    for (i = 0; i < NETWORK_SECOND; i++)
        second_bias[i] =
            quantise(weight[trainer->second_bias + i], second_one, 1 << 24);
    network->second_bias = second_bias;
    network->third = quantise_all(weight + trainer->third, NETWORK_SECOND,
                                  NETWORK_THIRD_WEIGHT, NETWORK_MOST_THIRD);
    network->third_bias =
        quantise(weight[trainer->third_bias],
                 NETWORK_SECOND_ONE * NETWORK_THIRD_WEIGHT, 1 << 24);
}

void trainer_export(const Trainer *trainer, const char *name)
{
    const u32 size = network_file_size(trainer->cells, trainer->hidden);
    u8 *bytes = must_get(size, 1);
    Page page = PAGE_EMPTY;
    Network network;
    quantise_network(trainer, &network);
    network_write(&network, bytes);
    page_put(&page, (const char *)bytes, size);
    if (!file_write(name, "SLIDE-W\n", &page))
        give_up(name, strerror(errno));
    page_free(&page);
    free(bytes);
}
