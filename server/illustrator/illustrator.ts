/**
 * The built-in generator: words become a recipe, a recipe becomes a picture.
 *
 * @module
 */
import type { Stage } from "../../lib/generation_progress.ts";
import type { ImageGenerator, Picture, PictureRequest } from "../generation/image_generator.ts";
import type { CatSeen } from "../photos/cat_reading.ts";
import { createPool } from "./pool.ts";
import type { CatSpec } from "./spec.ts";
import { describe } from "./words/description.ts";
import { parse } from "./words/parse.ts";
import { describeRepainting, repaintingReceipt, repaintingRecipe } from "./words/repainting.ts";
import { type Options, resolve } from "./words/resolve.ts";
import { understanding } from "./words/understanding.ts";

/** How much of a picture's time has passed when a stage starts, in percent. */
const PROGRESS: Record<Stage, number> = {
  waiting: 0,
  reading: 5,
  sketching: 15,
  painting: 30,
  finishing: 85,
};

/** The median of all styles. */
const TYPICAL_MS = 150;

/** Far beyond the slowest picture: a thread that takes longer hangs. */
const TIME_LIMIT_MS = 30_000;

/** A generator that draws on up to `workers` threads. */
export function createIllustrator({ workers }: { workers: number }): ImageGenerator {
  const pool = createPool({ workers });
  return {
    name: "the built-in illustrator",
    capacity: { atOnce: workers, typicalMs: TYPICAL_MS, timeLimitMs: TIME_LIMIT_MS },

    understand: ({ prompt, keepPhoto }) =>
      keepPhoto ? repaintingReceipt(parse(prompt)) : understanding(parse(prompt)),

    async generate(request, { onProgress, onPartial, signal } = {}) {
      const { photo } = request;
      const cat = photo && await pool.read(photo.jpeg, { signal });
      const { spec, ...words } = request.keepPhoto && cat !== undefined
        ? repainting(request, cat)
        : character(request, cat);
      const png = await pool.draw(spec, {
        ...(request.keepPhoto && { photo: photo?.jpeg }),
        onStage: (stage) => onProgress?.({ stage, percent: PROGRESS[stage] }),
        onSketch: onPartial && ((webp) => onPartial(`data:image/webp;base64,${webp.toBase64()}`)),
        signal,
      });
      return { png, ...words };
    },

    async warmUp() {
      // Loads everything a thread needs; nobody sees it.
      const spec = resolve(parse("a cat"), { style: "cartoon", seed: "warm-up" });
      await pool.draw(spec, { onSketch() {} });
    },

    close: pool.close,
  };
}

/** What is drawn, and what is told about it. */
type Plan = Omit<Picture, "png"> & { spec: CatSpec };

/** The cat of the words; `cat` is what a photo shows, null if it shows none. */
function character(request: PictureRequest, cat: CatSeen | null | undefined): Plan {
  const said = parse(request.prompt);
  const { traits, accessories } = request;
  const spec = resolve(said, { ...optionsOf(request, cat), traits, accessories });
  return { spec, alt: describe(spec), understanding: understanding(said, spec, cat) };
}

/** The photo itself. */
function repainting(request: PictureRequest, cat: CatSeen | null): Plan {
  const spec = repaintingRecipe(optionsOf(request, cat));
  const { prompt, style, accessories } = request;
  return {
    spec,
    alt: describeRepainting(spec, cat),
    understanding: repaintingReceipt(parse(prompt), { style, cat, accessories }),
  };
}

function optionsOf(
  { style, seed, colorScheme }: PictureRequest,
  cat: CatSeen | null | undefined,
): Options {
  return { style, seed, ...(colorScheme && { scheme: colorScheme }), ...(cat && { photo: cat }) };
}
