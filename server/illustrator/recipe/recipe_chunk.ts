/**
 * @module The recipe inside its own picture: an international text chunk of the PNG, so that the file is
 * enough to draw the same cat again.
 */
import { crc32 } from "node:zlib";
import type { CatSpec } from "../spec.ts";
import { type CatSpecV1, upgradeRecipe } from "./upgrade_recipe.ts";

const KEYWORD = "cat recipe";

/** Signature and header: what every PNG begins with, before any other chunk. */
const HEADER_LENGTH = 33;
/** Length and type before the data of a chunk, checksum behind it. */
const CHUNK_FRAME = 12;
/** Keyword, its end, not compressed, no language, no translation. */
const PREFIX = new TextEncoder().encode(`${KEYWORD}\0\0\0\0\0`);

/** The PNG with its recipe; its pixels are untouched. */
export function withRecipe(png: Uint8Array, spec: CatSpec): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(spec));
  const chunk = new Uint8Array(CHUNK_FRAME + PREFIX.length + text.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, PREFIX.length + text.length);
  chunk.set(new TextEncoder().encode("iTXt"), 4);
  chunk.set(PREFIX, 8);
  chunk.set(text, 8 + PREFIX.length);
  const end = chunk.length - 4;
  view.setUint32(end, crc32(chunk.subarray(4, end)));
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, HEADER_LENGTH));
  whole.set(chunk, HEADER_LENGTH);
  whole.set(png.subarray(HEADER_LENGTH), HEADER_LENGTH + chunk.length);
  return whole;
}

/** The recipe in a PNG of ours; undefined where there is none. */
export function recipeOf(png: Uint8Array): CatSpec | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + CHUNK_FRAME <= png.length;) {
    const length = view.getUint32(at);
    const data = png.subarray(at + 8, at + 8 + length);
    const type = new TextDecoder().decode(png.subarray(at + 4, at + 8));
    if (type === "iTXt" && PREFIX.every((byte, i) => data[i] === byte)) {
      return upgradeRecipe(
        JSON.parse(new TextDecoder().decode(data.subarray(PREFIX.length))) as CatSpec | CatSpecV1,
      );
    }
    at += CHUNK_FRAME + length;
  }
}
