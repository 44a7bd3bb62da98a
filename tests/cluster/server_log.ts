/** @module What the servers of a cluster have logged. */
import { tally } from "../stress/stress.ts";

/** How often each message of level `error` occurs. */
export function errorsIn(lines: readonly string[]): string {
  const messages: string[] = [];
  for (const line of lines) {
    try {
      const { level, message } = JSON.parse(line);
      if (String(level).toLowerCase() === "error") messages.push(message);
    } catch {
      // A line that is no JSON, or was cut in two.
    }
  }
  return tally(messages);
}
