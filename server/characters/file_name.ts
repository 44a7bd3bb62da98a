/** @module The file name of a downloaded picture. */
import { fileSlug } from "../../lib/file_slug.ts";

const UNNAMED = "cat-character";

/** `captain-miso-12.png`. */
export function pictureFileName({ id, name }: { id: number; name: string }): string {
  return `${fileSlug(name) || UNNAMED}-${id}.png`;
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
