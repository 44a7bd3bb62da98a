/** @module Names of people's as parts of file names. */

/** Long enough to distinguish pictures, short enough for every file system. */
const MAX_CHARACTERS = 40;

/** `captain-miso`: letters and digits of any script, whatever else is in the name; empty without any. */
export function fileSlug(name: string): string {
  const words = name.normalize("NFC").toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join("-")].slice(0, MAX_CHARACTERS).join("");
}
