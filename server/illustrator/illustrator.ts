/**
 * The built-in generator: words become a recipe, a recipe becomes a picture.
 *
 * @module
 */
import type { Stage } from "../../lib/generation_progress.ts";
import type { ImageGenerator } from "../generation/image_generator.ts";
import { createPool } from "./pool.ts";
import { describe } from "./words/description.ts";
import { parse } from "./words/parse.ts";
import { resolve } from "./words/resolve.ts";
import { understanding } from "./words/understanding.ts";

/** How much of a picture's time has passed when a stage starts, in percent. */
const PROGRESS: Record<Stage, number> = {
  waiting: 0,
  reading: 5,
  sketching: 15,
  painting: 30,
  finishing: 85,
};

/** Loads everything a thread needs; nobody sees it. */
const WARM_UP = { prompt: "a cat", style: "cartoon", seed: "warm-up" } as const;

/** A generator that draws on up to `workers` threads. */
export function createIllustrator({ workers }: { workers: number }): ImageGenerator {
  const pool = createPool({ workers });
  const illustrator: ImageGenerator = {
    name: "the built-in illustrator",

    understand: ({ prompt }) => understanding(parse(prompt)),

    async generate({ prompt, style, seed }, { onProgress, signal } = {}) {
      const said = parse(prompt);
      const spec = resolve(said, { style, seed });
      const png = await pool.draw(spec, {
        onStage: (stage) => onProgress?.({ stage, percent: PROGRESS[stage] }),
        signal,
      });
      return { png, alt: describe(spec), understanding: understanding(said, spec) };
    },

    async warmUp() {
      await illustrator.generate(WARM_UP);
    },

    close: pool.close,
  };
  return illustrator;
}
