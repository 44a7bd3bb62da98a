/**
 * From a recipe to a finished picture.
 *
 * @module
 */
import type { Canvas } from "./painters/canvas.ts";
import type { Stage } from "../../lib/generation_progress.ts";
import { compose } from "./compose.ts";
import { pngOf } from "./png.ts";
import { withRecipe } from "./recipe_chunk.ts";
import { sketch } from "./sketch.ts";
import type { CatSpec, Tone } from "./spec.ts";
import { STYLE_ENTRIES } from "./styles.ts";
import { toned } from "./tone.ts";

/** Callbacks that follow a drawing. */
export interface DrawListener {
  /** Called with each stage as it starts. */
  onStage?: (stage: Stage) => void;
  /** Called with the sketch (WebP) before the painting begins; without it, none is drawn. */
  onSketch?: (webp: Uint8Array) => void;
}

/**
 * Draws the recipe in its style: a PNG of 1024 × 1024 pixels that carries the recipe along. The same
 * recipe gives the same bytes.
 */
export async function draw(
  spec: CatSpec,
  { onStage, onSketch }: DrawListener = {},
): Promise<Uint8Array> {
  const paint = await STYLE_ENTRIES[spec.style].loadPainter();
  onStage?.("sketching");
  const scene = compose(spec);
  if (onSketch) onSketch(await sketch(scene));
  onStage?.("painting");
  const canvas = paint(scene);
  onStage?.("finishing");
  return withRecipe(await encode(canvas, spec.tone), spec);
}

/** The canvas as a PNG, toned if asked. */
export async function encode(canvas: Canvas, tone?: Tone): Promise<Uint8Array> {
  const pixels = tone ? await toned(canvas, tone).ensureAlpha().raw().toBuffer() : canvas.data();
  return await pngOf(pixels);
}
