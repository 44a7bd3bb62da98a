/**
 * What the server tells its operator. One line an event, so that nothing in a text can fake another line.
 *
 * @module
 */

/** Everything that some terminal or viewer takes for the beginning of a line. */
const LINE_BREAKS = /[\r\n\v\f\x85\u2028\u2029]+\s*/g;

/** What could make a terminal do something. */
const CONTROLS = /\p{Cc}/gu;

/** A long stack, and to spare: an address somebody sends can be much longer. */
const MAX_LENGTH = 8_000;

export const log = {
  info(message: string): void {
    write("info", message);
  },
  error(message: string, cause: unknown): void {
    write(
      "error",
      `${message}: ${cause instanceof Error ? (cause.stack ?? cause.message) : cause}`,
    );
  },
};

function write(level: "info" | "error", message: string): void {
  const line = message
    .replaceAll(LINE_BREAKS, " ⏎ ")
    .replaceAll(CONTROLS, "�")
    .slice(0, MAX_LENGTH);
  // deno-lint-ignore no-console
  console[level](`${new Date().toISOString()} ${level} ${line}`);
}
