/** @module Pixels as PNG files. */
import { PICTURE_SIZE } from "../scene.ts";

type Encoder = typeof import("@napi-rs/image");

/** Compression of the slower encoder: files grow by a tenth, encoding is twice as fast. */
const COMPRESSION = 3;
/**
 * What a portable pixmap begins with, the simplest format that holds red, green and blue only. Blanks fill it up to
 * whole words of four bytes.
 */
const PIXMAP_HEADER = new TextEncoder().encode(`P6\n${PICTURE_SIZE}    ${PICTURE_SIZE}\n255\n`);

/** Loaded once; undefined on systems it has no build for. */
let encoder: Promise<Encoder | undefined> | undefined;

/**
 * The pixels of a finished picture, red, green, blue and an alpha that is left out, as a PNG.
 * `@napi-rs/image` needs a third of the time of `sharp` and writes smaller files; where it cannot be
 * loaded, `sharp` is, and writes the same pixels. Paeth's filter alone gives files as small as trying all of them.
 */
export async function pngOf(rgba: Uint8Array): Promise<Uint8Array> {
  encoder ??= import("@napi-rs/image").catch(() => undefined);
  const fast = await encoder;
  if (fast) {
    const { Transformer, CompressionType, FilterType } = fast;
    return await new Transformer(pixmapOf(rgba))
      .png({ compressionType: CompressionType.Fast, filterType: FilterType.Paeth });
  }
  const { default: sharp } = await import("sharp");
  const raw = { width: PICTURE_SIZE, height: PICTURE_SIZE, channels: 4 as const };
  return await sharp(rgba, { raw }).removeAlpha().png({ compressionLevel: COMPRESSION }).toBuffer();
}

/** Four pixels become three words; every processor that Deno runs on keeps the first byte of a word lowest. */
function pixmapOf(rgba: Uint8Array): Uint8Array {
  const from = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice();
  const pixels = new Uint32Array(from.buffer, from.byteOffset, from.length / 4);
  const pixmap = new Uint8Array(PIXMAP_HEADER.length + pixels.length * 3);
  pixmap.set(PIXMAP_HEADER);
  const words = new Uint32Array(pixmap.buffer, PIXMAP_HEADER.length);
  for (let at = 0, to = 0; at < pixels.length; at += 4, to += 3) {
    const one = pixels[at]!, two = pixels[at + 1]!, three = pixels[at + 2]!, four = pixels[at + 3]!;
    words[to] = one & 0xffffff | two << 24;
    words[to + 1] = two >>> 8 & 0xffff | three << 16;
    words[to + 2] = three >>> 16 & 0xff | four << 8;
  }
  return pixmap;
}
