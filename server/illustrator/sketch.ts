/**
 * @module The first look at a picture: its sketch, small enough to travel while the picture is still being
 * painted.
 */
import sharp from "sharp";
import { paintSketch, SKETCH_SIZE } from "./painters/sketch/sketch.ts";
import type { Scene } from "./scene.ts";

/** Pencil lines stay clean, and a sketch weighs about 10 kB; more effort would take longer than drawing. */
const WEBP = { quality: 80, effort: 0 };

/** The scene as a pencil sketch: a WebP of 256 × 256 pixels. The same scene gives the same bytes. */
export async function sketch(scene: Scene): Promise<Uint8Array> {
  const pixels = paintSketch(scene).data();
  const raw = { width: SKETCH_SIZE, height: SKETCH_SIZE, channels: 4 as const };
  return await sharp(pixels, { raw }).removeAlpha().webp(WEBP).toBuffer();
}
