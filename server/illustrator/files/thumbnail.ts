/** @module The whole picture, small. */
import { compose } from "../compose.ts";
import type { CatSpec } from "../spec.ts";
import { painted } from "../raster/painted.ts";
import type { ThumbnailOptions } from "./options.ts";

const WEBP = { quality: 72 };

/** A WebP. The same recipe and size give the same bytes. */
export async function drawThumbnail(
  spec: CatSpec,
  { size }: ThumbnailOptions,
): Promise<Uint8Array> {
  const picture = await painted(compose(spec), size);
  return await picture.webp(WEBP).toBuffer();
}
