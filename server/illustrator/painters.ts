/**
 * The painter of each style.
 *
 * @module
 */
import type { Canvas } from "@napi-rs/canvas";
import type { Style } from "../../lib/choices.ts";
import { paintAnime } from "./painters/anime.ts";
import { paintCartoon } from "./painters/cartoon.ts";
import { paintNeon } from "./painters/neon.ts";
import { paintPixel } from "./painters/pixel.ts";
import { paintRealistic } from "./painters/realistic.ts";
import { paintStorybook } from "./painters/storybook.ts";
import { paintStainedGlass } from "./painters/stained_glass.ts";
import { paintWatercolor } from "./painters/watercolor.ts";
import type { Scene } from "./scene.ts";

/** Each paints a scene on a canvas of its own; the same scene gives the same pixels. */
export const PAINTERS: Record<Style, (scene: Scene) => Canvas> = {
  cartoon: paintCartoon,
  anime: paintAnime,
  pixel: paintPixel,
  realistic: paintRealistic,
  watercolor: paintWatercolor,
  storybook: paintStorybook,
  neon: paintNeon,
  "stained-glass": paintStainedGlass,
};
