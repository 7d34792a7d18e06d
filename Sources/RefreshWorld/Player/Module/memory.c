// The few C library functions that Embedded Swift calls; the module links no C library.
//
// The size of each block is a power of two. New blocks come from the end of the memory; a freed
// block is reused by the next allocation of its size.

typedef unsigned long size;

typedef struct block {
  size power;
  struct block *next;
} block;

enum { header = 16, page = 65536 };

static block *freed[32];
static size end;

int posix_memalign(void **result, size alignment, size count) {
  size power = 5;
  while (((size)1 << power) < count + header) power += 1;
  block *found = freed[power];
  if (found) {
    freed[power] = found->next;
  } else {
    size length = (size)1 << power;
    if (!end) end = __builtin_wasm_memory_size(0) * page;
    size capacity = __builtin_wasm_memory_size(0) * page;
    if (end + length > capacity) {
      size pages = (end + length - capacity + page - 1) / page;
      if (__builtin_wasm_memory_grow(0, pages) == (size)-1) __builtin_trap();
    }
    found = (block *)end;
    end += length;
  }
  found->power = power;
  *result = (char *)found + header;
  return 0;
}

void free(void *address) {
  if (!address) return;
  block *old = (block *)((char *)address - header);
  old->next = freed[old->power];
  freed[old->power] = old;
}

void *memmove(void *to, const void *from, size count) {
  __builtin_memmove(to, from, count);
  return to;
}

void *memcpy(void *to, const void *from, size count) {
  __builtin_memmove(to, from, count);
  return to;
}

void *memset(void *to, int value, size count) {
  __builtin_memset(to, value, count);
  return to;
}

// Only loops over a `stride` of numbers call `fma`. All numbers are whole and small, so that the
// separate multiplication and addition are exact.
double fma(double factor, double other, double sum) {
  return factor * other + sum;
}
