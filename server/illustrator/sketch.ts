/**
 * @module The first look at a picture: its sketch, small enough to travel while the picture is still being
 * painted.
 */
import { toned } from "./colour/tone.ts";
import { paintSketch } from "./painters/sketch/sketch.ts";
import type { Scene } from "./scene.ts";

/** Pencil lines stay clean, and a sketch weighs about 10 kB; more effort would take longer than drawing. */
const WEBP = { quality: 80, effort: 0 };

/** The scene as a pencil sketch in the tones of its recipe: a WebP of 256 × 256 pixels. The same scene gives the same bytes. */
export async function sketch(scene: Scene): Promise<Uint8Array> {
  return await toned(paintSketch(scene), scene.spec).webp(WEBP).toBuffer();
}
