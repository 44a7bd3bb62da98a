/** @module The server's log during a test, kept out of the test's own output. */

/** Lines that `work` logs. */
export async function capturedLog(work: () => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const { info, warn, error } = console;
  const keep = (...parts: unknown[]) => void lines.push(parts.join(" "));
  Object.assign(console, { info: keep, warn: keep, error: keep });
  try {
    await work();
  } finally {
    Object.assign(console, { info, warn, error });
  }
  return lines;
}
