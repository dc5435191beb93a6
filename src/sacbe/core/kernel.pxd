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

    #if defined(__x86_64__) && defined(__GNUC__)
    #include <immintrin.h>
    /* Two inputs and 32 units at a time: a pair of weights times a pair of amounts is one instruction. */
    __attribute__((target("avx2")))
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

    static void sacbe_accumulate(int *sums, const short *weights, long units, const short *places,
                                 const short *amounts, long count) {
      if (__builtin_cpu_supports("avx2")) sacbe_accumulate_avx2(sums, weights, units, places, amounts, count);
      else sacbe_accumulate_rest(sums, weights, units, places, amounts, count, 0);
    }
    #else
    static void sacbe_accumulate(int *sums, const short *weights, long units, const short *places,
                                 const short *amounts, long count) {
      sacbe_accumulate_rest(sums, weights, units, places, amounts, count, 0);
    }
    #endif
    """
    void sacbe_accumulate(int* sums, const short* weights, long units, const short* places,
                          const short* amounts, long count) noexcept nogil

cdef inline void accumulate(int* sums, short[::1] weights, int units, short* places, short* amounts,
                            int count) noexcept nogil:
    sacbe_accumulate(sums, &weights[0], units, places, amounts, count)

cdef inline long long rectified(int* sums, short[::1] weights, int row, int units, int bits) noexcept nogil:
    cdef long long total = 0
    cdef short* outputs = &weights[row]
    cdef int unit
    for unit in range(units):
        if sums[unit] > 0:
            total += <long long> (sums[unit] >> bits) * outputs[unit]
    return total
