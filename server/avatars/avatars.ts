/**
 * @module A cat for any text: the same text gives the same cat for ever. Nothing of it is stored.
 */
import type { Style } from "../../lib/choices.ts";
import { createLimit } from "../concurrency/limit.ts";
import { Failure } from "../failures/failure.ts";
import type { ImageGenerator } from "../generation/image_generator.ts";
import type { AvatarOptions, CatSpec } from "../illustrator/mod.ts";
import { createFileCache } from "../images/file_cache.ts";
import { refuseProfanity } from "../profanity/refuse_profanity.ts";
import { enforceLimit } from "../rate_limits/enforce.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import { observedLimit } from "../telemetry/observed_limit.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** Which avatar. */
export interface AvatarRequest extends Pick<AvatarOptions, "size" | "format"> {
  /** Any text. */
  seed: string;
  /** The art style; an SVG is flat in every style. */
  style: Style;
  /** What the cat is to be like; empty: the seed decides all of it. */
  words: string;
}

/** Avatars. */
export interface Avatars {
  /**
   * The file. `who` is the client's address. Throws `conflict` where there is no illustrator, `invalid` for
   * offensive words, `rateLimited` beyond the limit, `unavailable` while a crowd asks.
   */
  find(request: AvatarRequest, who: string): Promise<Uint8Array<ArrayBuffer>>;
}

/** What they are made with. */
export interface AvatarDeps {
  /** Counts the drawings of each client. */
  kv: Deno.Kv;
  /** Draws them. */
  generator: Pick<ImageGenerator, "plan" | "drawFile">;
  /** The clock; the system's by default. */
  now?: () => Date;
}

/** Two at a time: one is planned while the other is drawn. */
const LINE = {
  atOnce: 2,
  maxWaitMs: 10_000,
  typicalMs: 60,
  crowded: msg("Many avatars are being drawn right now."),
};

/** Some thousand. */
const MEMORY_BYTES = 16 * 1024 * 1024;

/** Avatars by this generator. */
export function createAvatars(
  { kv, generator, now = () => new Date() }: AvatarDeps,
): Avatars {
  const line = observedLimit("avatars", createLimit(LINE));
  const memory = createFileCache(MEMORY_BYTES);

  return {
    async find(request, who) {
      const { seed, style, words, size, format } = request;
      const { plan, drawFile } = generator;
      if (!plan || !drawFile) {
        throw new Failure("conflict", t("Only the built-in illustrator draws avatars."));
      }
      refuseProfanity({ words });
      const key = JSON.stringify([seed, style, words, size, format]);
      const kept = memory.get(key);
      if (kept) return kept;
      await enforceLimit({ kv, now }, RATE_LIMITS.avatars, who);
      const { recipe, alt } = plan({ prompt: words || "cat", style, seed });
      const bytes = await line.run(() =>
        drawFile("avatar", recipe as CatSpec, { size, format, title: alt })
      );
      memory.set(key, bytes);
      return bytes;
    },
  };
}
