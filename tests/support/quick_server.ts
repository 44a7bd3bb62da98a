/**
 * @module Variables for a server of a test that looks at neither its memory nor its pace: it starts with two
 * thirds of the processor time.
 */

/**
 * Garbage is collected seldom and by one thread. All servers of a run should have the same flags: V8 compiles all
 * modules anew for others.
 */
const SELDOM_COLLECTED =
  "--single-threaded-gc,--min-semi-space-size=16,--max-semi-space-size=32,--initial-heap-size=256,--heap-growing-percent=100";

/** Most servers of tests draw nothing before they end. */
export const QUICK_SERVER = { DENO_V8_FLAGS: SELDOM_COLLECTED, WARM_UP: "false" };

/** For a server that draws a few pictures and ends: to optimise its code further takes longer than it saves. */
export const BRIEF_SERVER = {
  ...QUICK_SERVER,
  DENO_V8_FLAGS: `${SELDOM_COLLECTED},--no-turbofan`,
};
