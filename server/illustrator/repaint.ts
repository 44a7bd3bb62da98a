/**
 * From a photo to a finished picture: the photo itself, painted anew in a style.
 *
 * @module
 */
import type { Canvas } from "@napi-rs/canvas";
import type { Stage } from "../../lib/generation_progress.ts";
import type { Style } from "../../lib/choices.ts";
import { encode } from "./draw.ts";
import { withRecipe } from "./recipe_chunk.ts";
import { repaintAnime } from "./repaint/anime.ts";
import { repaintCartoon } from "./repaint/cartoon.ts";
import { repaintNeon } from "./repaint/neon.ts";
import { repaintPixel } from "./repaint/pixel.ts";
import type { Planes } from "./repaint/planes.ts";
import { repaintRealistic } from "./repaint/realistic.ts";
import { repaintStainedGlass } from "./repaint/stained_glass.ts";
import { repaintStorybook } from "./repaint/storybook.ts";
import { readStudy } from "./repaint/study.ts";
import { repaintWatercolor } from "./repaint/watercolor.ts";
import type { CatSpec } from "./spec.ts";

/** Each paints a study on a canvas of its own; the same study and seed give the same pixels. */
export const REPAINTERS: Record<Style, (study: Planes, spec: CatSpec) => Canvas> = {
  cartoon: repaintCartoon,
  anime: repaintAnime,
  pixel: repaintPixel,
  realistic: repaintRealistic,
  watercolor: repaintWatercolor,
  storybook: repaintStorybook,
  neon: repaintNeon,
  "stained-glass": repaintStainedGlass,
};

/**
 * The photo, a JPEG, in the recipe's style: a PNG of 1024 × 1024 pixels. It carries the recipe of the
 * cat as it was read from the photo, never the photo; `onStage` is told about each stage as it starts.
 */
export async function repaint(
  photo: Uint8Array,
  spec: CatSpec,
  onStage: (stage: Stage) => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  onStage("sketching");
  const study = await readStudy(photo);
  onStage("painting");
  const canvas = REPAINTERS[spec.style](study, spec);
  onStage("finishing");
  return withRecipe(await encode(canvas), spec);
}
