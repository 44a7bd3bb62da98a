/**
 * @module The picture at the size of a print, painted anew: strokes and lines are as fine as the paper
 * shows them.
 */
import { compose } from "../compose.ts";
import { paintAtSize } from "../raster/paint_at_size.ts";
import type { CatSpec } from "../spec.ts";
import { loadPainter } from "../load_painter.ts";
import { finished } from "../repaint/finished.ts";
import type { PrintOptions } from "./options.ts";

const JPEG = { quality: 90, chromaSubsampling: "4:4:4" } as const;

/** A JPEG. The same recipe and size give the same bytes. */
export async function drawPrint(spec: CatSpec, { size }: PrintOptions): Promise<Uint8Array> {
  const paint = await loadPainter(spec.style);
  const picture = await finished(paintAtSize(paint, compose(spec), size), spec);
  return await picture.jpeg(JPEG).toBuffer();
}
