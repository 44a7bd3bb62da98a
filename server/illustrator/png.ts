/**
 * Pixels as PNG files.
 *
 * @module
 */
import sharp from "sharp";
import { PICTURE_SIZE } from "./scene.ts";

type Encoder = typeof import("@napi-rs/image");

/** Compression of the slower encoder: files grow by a tenth, encoding is twice as fast. */
const COMPRESSION = 3;
/** What a portable pixmap begins with, the simplest format that holds red, green and blue only. */
const PIXMAP_HEADER = new TextEncoder().encode(`P6\n${PICTURE_SIZE} ${PICTURE_SIZE}\n255\n`);

/** Loaded once; undefined on systems it has no build for. */
let encoder: Promise<Encoder | undefined> | undefined;

/**
 * The pixels of a finished picture, red, green, blue and an alpha that is left out, as a PNG.
 * `@napi-rs/image` needs a third of the time of `sharp` and writes smaller files; where it cannot be
 * loaded, `sharp` writes the same pixels.
 */
export async function pngOf(rgba: Uint8Array): Promise<Uint8Array> {
  encoder ??= import("@napi-rs/image").catch(() => undefined);
  const fast = await encoder;
  if (fast) {
    const { Transformer, CompressionType, FilterType } = fast;
    return await new Transformer(pixmapOf(rgba))
      .png({ compressionType: CompressionType.Fast, filterType: FilterType.Adaptive });
  }
  const raw = { width: PICTURE_SIZE, height: PICTURE_SIZE, channels: 4 as const };
  return await sharp(rgba, { raw }).removeAlpha().png({ compressionLevel: COMPRESSION }).toBuffer();
}

function pixmapOf(rgba: Uint8Array): Uint8Array {
  const pixmap = new Uint8Array(PIXMAP_HEADER.length + (rgba.length / 4) * 3);
  pixmap.set(PIXMAP_HEADER);
  let to = PIXMAP_HEADER.length;
  for (let from = 0; from < rgba.length; from += 4) {
    pixmap[to++] = rgba[from]!;
    pixmap[to++] = rgba[from + 1]!;
    pixmap[to++] = rgba[from + 2]!;
  }
  return pixmap;
}
