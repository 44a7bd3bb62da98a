/**
 * The picture at the size of a print, painted anew: strokes and lines are as fine as the paper shows them.
 *
 * @module
 */
import { compose } from "../compose.ts";
import { paintAtSize } from "../paint_at_size.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { toned } from "../tone.ts";
import { kernelOf } from "./cutout.ts";
import type { PrintOptions } from "./options.ts";

const JPEG = { quality: 90, chromaSubsampling: "4:4:4" } as const;

/**
 * The most pixels along a side that are painted, 240 to the inch of A4 and 170 of A3; the rest is enlarged. Four times
 * as many would take a gigabyte of memory.
 */
const FINEST = 2048;

/** A JPEG. The same recipe and size give the same bytes. */
export async function drawPrint(spec: CatSpec, { size }: PrintOptions): Promise<Uint8Array> {
  const paint = await STYLE_ENTRIES[spec.style].loadPainter();
  const picture = paintAtSize(paint, compose(spec), Math.min(FINEST, size));
  return await toned(picture, spec.tone)
    .resize(size, size, { kernel: kernelOf(spec.style) }).jpeg(JPEG).toBuffer();
}
