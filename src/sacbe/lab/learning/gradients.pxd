# Written by hand for speed, like core/kernel.pxd: what gradients.py says, on the memory of C.
cdef extern from *:
    """
    #include <math.h>
    #if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
    #define SACBE_VECTORISED __attribute__((target_clones("avx2", "default"), optimize("no-math-errno")))
    #else
    #define SACBE_VECTORISED
    #endif
    #define SACBE_MOST_UNITS 128

    SACBE_VECTORISED
    static double sacbe_gradient(const float *restrict weights, float *restrict slopes, long inputs, long units,
                                 long stages, const short *places, const short *amounts, long count, long stage,
                                 float target, float limit) {
      const long biases = inputs * units, outputs = biases + units + stage * units;
      const long output_bias = biases + units + stages * units + stage;
      const long straight = biases + units + stages * units + stages;
      float sums[SACBE_MOST_UNITS], back[SACBE_MOST_UNITS];
      float output = weights[output_bias];
      for (long unit = 0; unit < units; unit++) sums[unit] = weights[biases + unit];
      for (long at = 0; at < count; at++) {
        const float amount = amounts[at] / 64.0f;
        const float *row = weights + places[at] * units;
        for (long unit = 0; unit < units; unit++) sums[unit] += amount * row[unit];
        output += amount * weights[straight + places[at]];
      }
      for (long unit = 0; unit < units; unit++) {
        sums[unit] = sums[unit] > 0 ? sums[unit] : 0;
        output += sums[unit] * weights[outputs + unit];
      }
      const float error = output - target;
      const float slope = error > limit ? limit : error < -limit ? -limit : error;
      slopes[output_bias] += slope;
      for (long unit = 0; unit < units; unit++) {
        slopes[outputs + unit] += slope * sums[unit];
        back[unit] = sums[unit] > 0 ? slope * weights[outputs + unit] : 0;
        slopes[biases + unit] += back[unit];
      }
      for (long at = 0; at < count; at++) {
        const float amount = amounts[at] / 64.0f;
        float *row = slopes + places[at] * units;
        for (long unit = 0; unit < units; unit++) row[unit] += amount * back[unit];
        slopes[straight + places[at]] += amount * slope;
      }
      return error;
    }

    SACBE_VECTORISED
    static void sacbe_adam(float *restrict weights, float *restrict slopes, float *restrict first,
                           float *restrict second, long count, double rate, long step, float scale) {
      const float pace = rate * sqrt(1 - pow(0.999, step)) / (1 - pow(0.9, step));
      for (long at = 0; at < count; at++) {
        const float slope = slopes[at] * scale;
        first[at] = 0.9f * first[at] + 0.1f * slope;
        second[at] = 0.999f * second[at] + 0.001f * slope * slope;
        weights[at] -= pace * first[at] / (sqrtf(second[at]) + 1e-8f);
        slopes[at] = 0;
      }
    }
    """
    double sacbe_gradient(const float* weights, float* slopes, long inputs, long units, long stages,
                          const short* places, const short* amounts, long count, long stage, float target,
                          float limit) noexcept nogil
    void sacbe_adam(float* weights, float* slopes, float* first, float* second, long count, double rate, long step,
                    float scale) noexcept nogil

cdef inline double gradient(float[::1] weights, float[::1] slopes, int inputs, int units, int stages,
                            short[::1] places, short[::1] amounts, int start, int end, int stage, double target,
                            double limit) noexcept nogil:
    return sacbe_gradient(&weights[0], &slopes[0], inputs, units, stages, &places[start], &amounts[start],
                          end - start, stage, target, limit)

cdef inline void adam(float[::1] weights, float[::1] slopes, float[::1] first, float[::1] second, int count,
                      double rate, int step, double scale) noexcept nogil:
    sacbe_adam(&weights[0], &slopes[0], &first[0], &second[0], count, rate, step, scale)
