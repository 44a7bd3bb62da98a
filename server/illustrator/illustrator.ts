/**
 * The built-in generator: words become a recipe, a recipe becomes a picture.
 *
 * @module
 */
import type { Stage } from "../../lib/generation_progress.ts";
import type { ImageGenerator, PictureRequest } from "../generation/image_generator.ts";
import { readCoat } from "../photos/coat_reading.ts";
import { createPool } from "./pool.ts";
import { describe } from "./words/description.ts";
import { parse } from "./words/parse.ts";
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

/** The last of 60 waits half a minute on one thread, about as long as people do. */
const MOST_WAITING = 60;

/** Far beyond the slowest picture: a thread that takes longer hangs. */
const TIME_LIMIT_MS = 30_000;

/** A generator that draws on up to `workers` threads. */
export function createIllustrator({ workers }: { workers: number }): ImageGenerator {
  const pool = createPool({ workers });
  return {
    name: "the built-in illustrator",
    capacity: { atOnce: workers, waiting: MOST_WAITING, timeLimitMs: TIME_LIMIT_MS },

    understand: ({ prompt }) => understanding(parse(prompt)),

    async generate(request, { onProgress, signal } = {}) {
      const said = parse(request.prompt);
      const spec = resolve(said, await optionsOf(request));
      const png = await pool.draw(spec, {
        onStage: (stage) => onProgress?.({ stage, percent: PROGRESS[stage] }),
        signal,
      });
      return { png, alt: describe(spec), understanding: understanding(said, spec) };
    },

    async warmUp() {
      // Loads everything a thread needs; nobody sees it.
      await pool.draw(resolve(parse("a cat"), { style: "cartoon", seed: "warm-up" }));
    },

    close: pool.close,
  };
}

async function optionsOf(
  { style, seed, traits, accessories, colorScheme, photo }: PictureRequest,
): Promise<Options> {
  const coat = photo && await readCoat(photo.jpeg);
  return {
    style,
    seed,
    traits,
    accessories,
    ...(colorScheme && { scheme: colorScheme }),
    ...(coat && { photo: coat }),
  };
}
