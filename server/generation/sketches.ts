/**
 * @module Sketches of pictures that are still being described: free, small, of exactly the cat that a
 * picture with the same seed will show.
 */
import type { GenerateRequest } from "../../lib/schemas/generate_request.ts";
import type { Config } from "../config.ts";
import { createLimit } from "../concurrency/limit.ts";
import { Failure } from "../failures/failure.ts";
import { refuseProfanity } from "../profanity/refuse_profanity.ts";
import { enforceLimit } from "../rate_limits/enforce.ts";
import { sketchLimit } from "../rate_limits/rate_limits.ts";
import type { Owner } from "../store/generations/generation_row.ts";
import { observedLimit } from "../telemetry/observed_limit.ts";
import { SECOND_MS } from "../../lib/durations.ts";
import { randomSeed } from "./generation_request.ts";
import type { GeneratorRecipe, ImageGenerator } from "./image_generator.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** A pencil sketch. */
export interface Sketch {
  /** 256 × 256 pixels. */
  webp: Uint8Array<ArrayBuffer>;
  /** Draws the same cat when it is sent with a request for a picture. */
  seed: string;
}

/** What decides the cat; `locked` as the generator's `lock` answers it. */
export interface SketchChoices
  extends Omit<GenerateRequest, "sourceImage" | "keepPhoto" | "locked"> {
  /** The recipe whose locked parts stay. */
  locked?: GeneratorRecipe;
}

/** Free sketches of what would be drawn. */
export interface Sketches {
  /**
   * Throws `invalid` for offensive words, `conflict` when the generator makes no sketches, `rateLimited` beyond the limit of this
   * owner, `unavailable` while a crowd asks for sketches.
   */
  sketch(owner: Owner, choices: SketchChoices): Promise<Sketch>;
}

/** What sketching needs. */
export interface SketchDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Sketches. */
  generator: Pick<ImageGenerator, "sketch">;
  /** How many sketches an address may ask for in a minute. */
  config: Pick<Config, "sketchesPerMinute">;
  /** The clock. */
  now?: () => Date;
}

/**
 * One at a time: sketches share the drawing threads with pictures that were paid for. A busy machine takes seconds
 * to start its first thread, which must not turn away the few who wait for it.
 */
const LINE = {
  atOnce: 1,
  maxWaitMs: 4 * SECOND_MS,
  typicalMs: 40,
  crowded: msg("Many sketches are being drawn right now."),
};

/** Sketches of this generator. */
export function createSketches(
  { kv, generator, config, now = () => new Date() }: SketchDeps,
): Sketches {
  const limit = sketchLimit(config.sketchesPerMinute);
  const line = observedLimit("sketches", createLimit(LINE));
  return {
    async sketch(owner, choices) {
      refuseProfanity({ prompt: choices.prompt, traits: choices.traits });
      if (!generator.sketch) {
        throw new Failure("conflict", t("Only the built-in illustrator makes sketches."));
      }
      await enforceLimit({ kv, now }, limit, owner);
      const seed = choices.seed ?? randomSeed();
      const request = { traits: [], accessories: [], ...choices, owner, seed };
      return { webp: await line.run(() => generator.sketch!(request)), seed };
    },
  };
}
