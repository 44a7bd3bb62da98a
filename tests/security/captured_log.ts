// deno-lint-ignore-file no-console -- the log writes there
/**
 * What the server tells its operator during a test, instead of into the test's own output.
 *
 * @module
 */

/** Lines that `work` logs. */
export async function capturedLog(work: () => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const { info, error } = console;
  console.info = console.error = (...parts: unknown[]) => lines.push(parts.join(" "));
  try {
    await work();
  } finally {
    Object.assign(console, { info, error });
  }
  return lines;
}
