/* SPDX-License-Identifier: MIT */
/* Evaluates a single board, and lists the features that learning adjusts. */
#include "evaluate.h"
#include "tuple_index.h"

static u32 feature_of(const TupleNetwork *network, const TupleShape *shape,
                      const Tuple *tuple, const u8 *cell)
{
    return tuple->weights +
           (shape->occupancy
                ? tuple_occupancy(tuple, cell, shape->length)
                : class_index(network, shape->length)[tuple_colours(
                      tuple, cell, shape->length)]);
}

u16 network_features(const TupleNetwork *network, const Grid *grid,
                     u32 *features)
{
    u16 count = 0;
    u16 i;
    u8 k;
    for (k = 0; k < network->shapes; k++) {
        const TupleShape *shape = &network->shape[k];
        for (i = shape->first; i < shape->end; i++)
            features[count++] =
                feature_of(network, shape, &network->tuple[i], grid->cell);
    }
    features[count++] = network->empties + grid->empty;
    ASSERT_SLOW(count <= MOST_FEATURES);
    return count;
}

const i16 *evaluator_weights(const Evaluator *evaluator, u8 empty)
{
    ASSERT_SLOW(empty <= FIELD);
    return evaluator->weights + stage_of(empty) * evaluator->network.weights;
}

i32 evaluator_value(const Evaluator *evaluator, const Grid *grid)
{
    u32 features[MOST_FEATURES];
    u16 count = network_features(&evaluator->network, grid, features);
    const i16 *weights = evaluator_weights(evaluator, grid->empty);
    i32 value = 0;
    while (count--)
        value += weights[features[count]];
    return value;
}
