/**
 * The file name of a downloaded picture.
 *
 * @module
 */

/** Long enough to distinguish pictures, short enough for every file system. */
const MAX_CHARACTERS = 40;

const UNNAMED = "cat-character";

/** `captain-miso-12.png`: letters and digits of any script, whatever else is in the name. */
export function pictureFileName({ id, name }: { id: number; name: string }): string {
  const words = name.normalize("NFC").toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const slug = [...words.join("-")].slice(0, MAX_CHARACTERS).join("");
  return `${slug || UNNAMED}-${id}.png`;
}

/**
 * The header that makes a browser keep an answer as this file (RFC 6266): the name as it is, and
 * one of plain letters for clients that cannot read that.
 */
export function attachment(fileName: string): string {
  const letters = fileName.normalize("NFKD").replace(/[^a-z0-9.-]/g, "");
  const plain = letters.replace(/^-+/, `${UNNAMED}-`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
