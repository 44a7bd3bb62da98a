/**
 * @module The picture at the size of a print, painted anew: strokes and lines are as fine as the paper
 * shows them.
 */
import { compose } from "../compose.ts";
import type { CatSpec } from "../spec.ts";
import { painted } from "../raster/painted.ts";
import type { PrintOptions } from "./options.ts";

const JPEG = { quality: 90, chromaSubsampling: "4:4:4" } as const;

/** A JPEG. The same recipe and size give the same bytes. */
export async function drawPrint(spec: CatSpec, { size }: PrintOptions): Promise<Uint8Array> {
  const picture = await painted(compose(spec), size);
  return await picture.jpeg(JPEG).toBuffer();
}
