/** @module The picture itself, for a page of several. */
import { compose } from "../compose.ts";
import type { CatSpec } from "../spec.ts";
import { loadPainter } from "../load_painter.ts";
import { finished } from "../repaint/finished.ts";

const JPEG = { quality: 92, chromaSubsampling: "4:4:4" } as const;

/** A JPEG of 1024 × 1024 pixels in the style of the recipe. The same recipe gives the same bytes. */
export async function drawPicture(spec: CatSpec): Promise<Uint8Array> {
  const paint = await loadPainter(spec.style);
  return await (await finished(paint(compose(spec)), spec)).jpeg(JPEG).toBuffer();
}
