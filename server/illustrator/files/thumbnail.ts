/**
 * The whole picture, small: painted as large as ever, because a style is made of strokes and not of pixels, but
 * written only as small as it is shown.
 *
 * @module
 */
import { createCanvas } from "@napi-rs/canvas";
import { compose } from "../compose.ts";
import type { CatSpec } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { toned } from "../tone.ts";
import type { ThumbnailOptions } from "./options.ts";

const WEBP = { quality: 72 };

/** A WebP. The same recipe and size give the same bytes. */
export async function drawThumbnail(
  spec: CatSpec,
  { size }: ThumbnailOptions,
): Promise<Uint8Array> {
  const paint = await STYLE_ENTRIES[spec.style].loadPainter();
  const canvas = createCanvas(size, size), ctx = canvas.getContext("2d");
  ctx.imageSmoothingEnabled = spec.style !== "pixel";
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(paint(compose(spec)), 0, 0, size, size);
  return await toned(canvas, spec.tone).webp(WEBP).toBuffer();
}
