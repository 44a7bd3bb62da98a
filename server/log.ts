/**
 * What the server tells its operator. One line an event, so that nothing in a text can fake another line.
 *
 * @module
 */

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
  const line = `${new Date().toISOString()} ${level} ${message.replaceAll(/[\r\n]+\s*/g, " ⏎ ")}`;
  // deno-lint-ignore no-console
  console[level](line);
}
