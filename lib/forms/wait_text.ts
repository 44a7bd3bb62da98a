/** @module A time to wait in words. */
import { tn } from "../i18n/translate.ts";

/** E.g. "1 second", "42 seconds", "about 12 minutes". */
export function waitText(seconds: number): string {
  if (seconds <= 90) return tn(seconds, "{n} second", "{n} seconds");
  return tn(Math.ceil(seconds / 60), "about {n} minute", "about {n} minutes");
}
