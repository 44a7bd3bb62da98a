/** @module The whole picture, small. */
import { compose } from "../compose.ts";
import type { CatSpec } from "../spec.ts";
import { loadPainter } from "../load_painter.ts";
import { finished } from "../repaint/finished.ts";
import type { ThumbnailOptions } from "./options.ts";
import { paintAtSize } from "../raster/paint_at_size.ts";

const WEBP = { quality: 72 };

/** A WebP. The same recipe and size give the same bytes. */
export async function drawThumbnail(
  spec: CatSpec,
  { size }: ThumbnailOptions,
): Promise<Uint8Array> {
  const paint = await loadPainter(spec.style);
  const picture = await finished(paintAtSize(paint, compose(spec), size), spec);
  return await picture.webp(WEBP).toBuffer();
}
