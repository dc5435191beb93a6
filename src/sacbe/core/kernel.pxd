# Written by hand for speed: C, and where the processor has AVX2, its instructions. kernel.py says what they compute.
cdef extern from *:
    """
    static void sacbe_accumulate_rest(int *sums, const short *weights, long units, const short *places,
                                      const short *amounts, long count, long first) {
      for (long number = 0; number < count; number++) {
        const short *row = weights + places[number] * units;
        for (long unit = first; unit < units; unit++) sums[unit] += amounts[number] * row[unit];
      }
    }

    static long long sacbe_rectified_rest(const int *sums, const short *outputs, long units, int bits, long first) {
      long long total = 0;
      for (long unit = first; unit < units; unit++)
        if (sums[unit] > 0) total += (long long) (sums[unit] >> bits) * outputs[unit];
      return total;
    }

    #if defined(__x86_64__) && defined(__GNUC__)
    #include <immintrin.h>
    #define SACBE_AVX2 __attribute__((target("avx2")))
    /* Two inputs and 32 units at a time: a pair of weights times a pair of amounts is one instruction. */
    SACBE_AVX2
    static void sacbe_accumulate_avx2(int *sums, const short *weights, long units, const short *places,
                                      const short *amounts, long count) {
      long first = 0;
      for (; first + 32 <= units; first += 32) {
        __m256i a = _mm256_setzero_si256(), b = a, c = a, d = a;
        for (long number = 0; number < count; number += 2) {
          const long next = number + 1 < count ? number + 1 : number;
          const int more = next > number ? amounts[next] : 0;
          const __m256i pair = _mm256_set1_epi32((amounts[number] & 0xffff) | (int) ((unsigned) more << 16));
          const __m256i *x = (const __m256i *) (weights + places[number] * units + first);
          const __m256i *y = (const __m256i *) (weights + places[next] * units + first);
          const __m256i x0 = _mm256_loadu_si256(x), x1 = _mm256_loadu_si256(x + 1);
          const __m256i y0 = _mm256_loadu_si256(y), y1 = _mm256_loadu_si256(y + 1);
          a = _mm256_add_epi32(a, _mm256_madd_epi16(_mm256_unpacklo_epi16(x0, y0), pair));
          b = _mm256_add_epi32(b, _mm256_madd_epi16(_mm256_unpackhi_epi16(x0, y0), pair));
          c = _mm256_add_epi32(c, _mm256_madd_epi16(_mm256_unpacklo_epi16(x1, y1), pair));
          d = _mm256_add_epi32(d, _mm256_madd_epi16(_mm256_unpackhi_epi16(x1, y1), pair));
        }
        const __m256i found[4] = {_mm256_permute2x128_si256(a, b, 0x20), _mm256_permute2x128_si256(a, b, 0x31),
                                  _mm256_permute2x128_si256(c, d, 0x20), _mm256_permute2x128_si256(c, d, 0x31)};
        for (int part = 0; part < 4; part++) {
          __m256i *into = (__m256i *) (sums + first + 8 * part);
          _mm256_storeu_si256(into, _mm256_add_epi32(_mm256_loadu_si256(into), found[part]));
        }
      }
      if (first < units) sacbe_accumulate_rest(sums, weights, units, places, amounts, count, first);
    }

    /* Eight sums at a time; products have 64 bits, so those of even and odd places are apart. */
    SACBE_AVX2
    static long long sacbe_rectified_avx2(const int *sums, const short *outputs, long units, int bits) {
      __m256i total = _mm256_setzero_si256();
      long first = 0;
      for (; first + 8 <= units; first += 8) {
        const __m256i sum = _mm256_loadu_si256((const __m256i *) (sums + first));
        const __m256i above = _mm256_srai_epi32(_mm256_max_epi32(sum, _mm256_setzero_si256()), bits);
        const __m256i weight = _mm256_cvtepi16_epi32(_mm_loadu_si128((const __m128i *) (outputs + first)));
        const __m256i even = _mm256_mul_epi32(above, weight);
        const __m256i odd = _mm256_mul_epi32(_mm256_srli_epi64(above, 32), _mm256_srli_epi64(weight, 32));
        total = _mm256_add_epi64(total, _mm256_add_epi64(even, odd));
      }
      long long parts[4];
      _mm256_storeu_si256((__m256i *) parts, total);
      return parts[0] + parts[1] + parts[2] + parts[3] + sacbe_rectified_rest(sums, outputs, units, bits, first);
    }

    static void sacbe_accumulate(int *sums, const short *weights, long units, const short *places,
                                 const short *amounts, long count) {
      if (__builtin_cpu_supports("avx2")) sacbe_accumulate_avx2(sums, weights, units, places, amounts, count);
      else sacbe_accumulate_rest(sums, weights, units, places, amounts, count, 0);
    }

    static long long sacbe_rectified(const int *sums, const short *outputs, long units, int bits) {
      return __builtin_cpu_supports("avx2") ? sacbe_rectified_avx2(sums, outputs, units, bits)
                                            : sacbe_rectified_rest(sums, outputs, units, bits, 0);
    }
    #else
    static void sacbe_accumulate(int *sums, const short *weights, long units, const short *places,
                                 const short *amounts, long count) {
      sacbe_accumulate_rest(sums, weights, units, places, amounts, count, 0);
    }

    static long long sacbe_rectified(const int *sums, const short *outputs, long units, int bits) {
      return sacbe_rectified_rest(sums, outputs, units, bits, 0);
    }
    #endif
    """
    void sacbe_accumulate(int* sums, const short* weights, long units, const short* places,
                          const short* amounts, long count) noexcept nogil
    long long sacbe_rectified(const int* sums, const short* outputs, long units, int bits) noexcept nogil

cdef inline void accumulate(int* sums, short[::1] weights, int units, short* places, short* amounts,
                            int count) noexcept nogil:
    sacbe_accumulate(sums, &weights[0], units, places, amounts, count)

cdef inline long long rectified(int* sums, short[::1] weights, int row, int units, int bits) noexcept nogil:
    return sacbe_rectified(sums, &weights[row], units, bits)
