/** @module The picture itself, for a page of several. */
import { compose } from "../compose.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { toned } from "../colour/tone.ts";

const JPEG = { quality: 92, chromaSubsampling: "4:4:4" } as const;

/** A JPEG of 1024 × 1024 pixels in the style of the recipe. The same recipe gives the same bytes. */
export async function drawPicture(spec: CatSpec): Promise<Uint8Array> {
  const paint = await STYLE_ENTRIES[spec.style].loadPainter();
  return await toned(paint(compose(spec)), spec.tone).jpeg(JPEG).toBuffer();
}
