/** @module The picture itself, for a page of several. */
import { compose } from "../compose.ts";
import type { CatSpec } from "../spec.ts";
import { painted } from "../raster/painted.ts";

const JPEG = { quality: 92, chromaSubsampling: "4:4:4" } as const;

/** A JPEG of 1024 × 1024 pixels in the style of the recipe. The same recipe gives the same bytes. */
export async function drawPicture(spec: CatSpec): Promise<Uint8Array> {
  return await (await painted(compose(spec))).jpeg(JPEG).toBuffer();
}
