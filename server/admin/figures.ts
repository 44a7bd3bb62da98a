/**
 * Figures of this process, as the admin pages show them.
 *
 * @module
 */
import type { Figure } from "../../lib/admin/admin_data.ts";
import { HOUR_MS, MINUTE_MS } from "../durations.ts";

const MEGABYTE = 1024 ** 2;

export function figures(): Figure[] {
  const { rss } = Deno.memoryUsage();
  return [
    { name: "Running for", value: duration(performance.now()) },
    { name: "Memory", value: `${Math.round(rss / MEGABYTE)} MB` },
  ];
}

/** E.g. "2 h 5 min". */
function duration(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR_MS);
  const minutes = Math.floor(milliseconds % HOUR_MS / MINUTE_MS);
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
}
