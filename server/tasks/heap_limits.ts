/**
 * @module How the server stays small. Pictures are large and soon forgotten; left to themselves V8 and the
 * C library give their memory back so late that hundreds of megabytes pile up.
 */

/**
 * A small nursery, and a heap that is swept before it has grown by half: a tenth more work, half the memory.
 * And no guesses which objects will live long: a crowd that waited for its pages once would make V8 take
 * everything of every later request for old, and sweep the whole heap five times a second.
 */
export const HEAP_FLAGS =
  "--v8-flags=--max-semi-space-size=8,--heap-growing-percent=50,--no-allocation-site-pretenuring";

/** For glibc: few arenas, and large blocks returned as soon as they are free. Others ignore them. */
export const ALLOCATOR_VARIABLES = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "262144" };
