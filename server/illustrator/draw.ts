/** @module From a recipe to a finished picture. */
import sharp from "sharp";
import type { Canvas } from "./painters/canvas.ts";
import type { PictureColours } from "../../lib/picture_colours.ts";
import type { Stage } from "../../lib/generation_progress.ts";
import { coloursOfCanvas } from "./colour/colours_in.ts";
import { toned } from "./colour/tone.ts";
import { compose } from "./compose.ts";
import { painted, paintedCanvas } from "./raster/painted.ts";
import { pngOf } from "./raster/png.ts";
import { withRecipe } from "./recipe/recipe_chunk.ts";
import { PICTURE_SIZE } from "./scene.ts";
import { sketch } from "./sketch.ts";
import type { CatSpec } from "./spec.ts";
import { viewOf } from "./raster/view.ts";
import { visibleRecipe } from "./composing/visible_recipe.ts";

/** Callbacks that follow a drawing. */
export interface DrawListener {
  /** Called with each stage as it starts. */
  onStage?: (stage: Stage) => void;
  /** Called with the sketch (WebP) before the painting begins; without it, none is drawn. */
  onSketch?: (webp: Uint8Array) => void;
  /**
   * Called with the picture painted small (WebP, {@link SMALL_VIEW_SIZE} pixels wide), before the full painting
   * begins; without it, and in a technique, none is painted.
   */
  onSmallView?: (webp: Uint8Array<ArrayBuffer>) => void;
  /** Called with the copy for pages (WebP), mostly before the PNG is ready; without it, none is made. */
  onView?: (webp: Uint8Array<ArrayBuffer>) => void;
  /** Called with the recipe as the scene shows it, where something of it is hidden. */
  onSeen?: (seen: CatSpec) => void;
  /** Called with the picture's colours before the PNG is ready; without it, they are not counted. */
  onColours?: (colours: PictureColours) => void;
}

/** A quarter of the pixels, painted in less than half of the time, and as many as a stage on a laptop shows. */
export const SMALL_VIEW_SIZE = 512;

const RAW = { width: PICTURE_SIZE, height: PICTURE_SIZE, channels: 4 as const };

/**
 * Draws the recipe in its style: a PNG of 1024 × 1024 pixels that carries the recipe along. The same
 * recipe gives the same bytes.
 */
export async function draw(
  spec: CatSpec,
  { onStage, onSketch, onSmallView, onView, onSeen, onColours }: DrawListener = {},
): Promise<Uint8Array> {
  onStage?.("sketching");
  const scene = compose(spec);
  const seen = onSeen && visibleRecipe(scene);
  if (seen && seen !== spec) onSeen?.(seen);
  if (onSketch) onSketch(await sketch(scene));
  onStage?.("painting");
  // A technique takes as long in any size: what it makes is shown once, whole.
  if (onSmallView && !spec.technique) {
    onSmallView(await viewOf(await painted(scene, SMALL_VIEW_SIZE)));
  }
  const canvas = await paintedCanvas(scene);
  onStage?.("finishing");
  const pixels = await pixelsOf(canvas, spec);
  onColours?.(coloursOfCanvas(pixels, PICTURE_SIZE));
  // Both at once, on threads of their own: who looks is shown the copy while the PNG is still at work.
  const shown = onView && viewOf(sharp(pixels, { raw: RAW }).removeAlpha()).then(onView);
  const [png] = await Promise.all([pngOf(pixels), shown]);
  return withRecipe(png, spec);
}

/** The canvas as a PNG. */
export async function encode(canvas: Canvas): Promise<Uint8Array> {
  return await pngOf(await pixelsOf(canvas));
}

/** Red, green, blue and alpha, in the tones of the recipe. */
async function pixelsOf(canvas: Canvas, spec?: CatSpec): Promise<Uint8Array> {
  return spec?.tone === undefined
    ? canvas.data()
    : await toned(canvas, spec).ensureAlpha().raw().toBuffer();
}
