/**
 * @module What makes a cat this cat, in the reader's words: changed words may not ask for another one of
 * these.
 */
import { msg, t } from "../../lib/i18n/translate.ts";

/** By the illustrator's names. */
const NAMES: Record<string, string> = {
  coat: msg("coat"),
  pattern: msg("pattern"),
  eyes: msg("eyes"),
  breed: msg("breed"),
  age: msg("age"),
  build: msg("build"),
  cats: msg("cats"),
};

/** E.g. "coat, eyes". */
export function identityNames(parts: readonly string[]): string {
  return parts.map((part) => t(NAMES[part] ?? part)).join(t(", "));
}
