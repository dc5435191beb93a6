# Written by hand for speed: sums stay in registers, and where the processor has AVX2 the compiler uses it.
cdef extern from *:
    """
    #if defined(__x86_64__) && defined(__linux__) && defined(__GNUC__) && !defined(__clang__)
    #define SACBE_VECTORISED __attribute__((target_clones("avx2", "default")))
    #else
    #define SACBE_VECTORISED
    #endif
    typedef int sacbe_ints __attribute__((vector_size(32), aligned(4)));
    typedef short sacbe_shorts __attribute__((vector_size(16), aligned(2)));

    /* The sums of 32 units at a time; what is left of the units is added one by one. */
    SACBE_VECTORISED
    static void sacbe_accumulate(int *sums, const short *weights, long units, const short *places,
                                 const short *amounts, long count) {
      long first = 0;
      for (; first + 32 <= units; first += 32) {
        sacbe_ints *into = (sacbe_ints *) (sums + first);
        sacbe_ints a = into[0], b = into[1], c = into[2], d = into[3];
        for (long number = 0; number < count; number++) {
          const sacbe_shorts *row = (const sacbe_shorts *) (weights + places[number] * units + first);
          const int amount = amounts[number];
          a += __builtin_convertvector(row[0], sacbe_ints) * amount;
          b += __builtin_convertvector(row[1], sacbe_ints) * amount;
          c += __builtin_convertvector(row[2], sacbe_ints) * amount;
          d += __builtin_convertvector(row[3], sacbe_ints) * amount;
        }
        into[0] = a; into[1] = b; into[2] = c; into[3] = d;
      }
      for (long number = 0; first < units && number < count; number++)
        for (long unit = first; unit < units; unit++)
          sums[unit] += amounts[number] * weights[places[number] * units + unit];
    }

    static long long sacbe_rectified(const int *sums, const short *row, long units, int bits) {
      long long total = 0;
      for (long unit = 0; unit < units; unit++)
        total += (long long) ((sums[unit] > 0 ? sums[unit] : 0) >> bits) * row[unit];
      return total;
    }
    """
    void sacbe_accumulate(int* sums, const short* weights, long units, const short* places,
                          const short* amounts, long count) noexcept nogil
    long long sacbe_rectified(const int* sums, const short* row, long units, int bits) noexcept nogil

cdef inline void accumulate(int* sums, short[::1] weights, int units, short* places, short* amounts,
                            int count) noexcept nogil:
    sacbe_accumulate(sums, &weights[0], units, places, amounts, count)

cdef inline long long rectified(int* sums, short[::1] weights, int row, int units, int bits) noexcept nogil:
    return sacbe_rectified(sums, &weights[row], units, bits)
