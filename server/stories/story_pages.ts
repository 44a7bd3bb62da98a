/**
 * @module The page of a story: drawn from its recipes when it is asked for, and kept in memory for a while.
 */
import { Failure } from "../failures/failure.ts";
import { createLimit } from "../concurrency/limit.ts";
import { createSingleFlight } from "../concurrency/single_flight.ts";
import type { ImageGenerator } from "../generation/image_generator.ts";
import { createFileCache } from "../images/file_cache.ts";
import { storyPdf, storyPng } from "../prints/story_page.ts";
import { enforceLimit } from "../rate_limits/enforce.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import type { StoryRow } from "../store/stories/story_row.ts";
import { observedLimit } from "../telemetry/observed_limit.ts";
import { msg, t } from "../../lib/i18n/translate.ts";
import { currentLanguage } from "../../lib/i18n/current_language.ts";

/** What a page can be. */
export const PAGE_FORMATS = ["png", "pdf"] as const;
/** One of them. */
export type PageFormat = (typeof PAGE_FORMATS)[number];

/** What pages are made with. */
export interface PageDeps {
  /** Counts the drawings of each user. */
  kv: Deno.Kv;
  /** Draws the panels. */
  generator: Pick<ImageGenerator, "drawFile">;
  /** The clock; the system's by default. */
  now?: () => Date;
}

/** Pages of stories. */
export interface StoryPages {
  /** The file. Throws `rateLimited`, `unavailable` in a crowd, `conflict` where nothing draws it. */
  draw(story: StoryRow, format: PageFormat): Promise<Uint8Array<ArrayBuffer>>;
}

/** One at a time: they share the drawing threads with pictures that were paid for. */
const LINE = {
  atOnce: 1,
  maxWaitMs: 60_000,
  typicalMs: 1_500,
  crowded: msg("Many stories are being drawn right now."),
};

/** Some ten pages. */
const MEMORY_BYTES = 32 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

/** Pages of stories, the same for the same story. */
export function createStoryPages({ kv, generator, now = () => new Date() }: PageDeps): StoryPages {
  const line = observedLimit("stories", createLimit(LINE));
  const memory = createFileCache(MEMORY_BYTES);
  const drawing = createSingleFlight<Bytes>();

  async function drawNew({ name, lines, recipes }: StoryRow, format: PageFormat): Promise<Bytes> {
    const { drawFile } = generator;
    if (!drawFile) throw new Failure("conflict", t("Only the built-in illustrator draws stories."));
    const panels: { jpeg: Bytes; text: string }[] = [];
    for (const [i, recipe] of recipes.entries()) {
      panels.push({ jpeg: await drawFile("picture", recipe, {}), text: lines[i]!.text });
    }
    return await (format === "pdf" ? storyPdf : storyPng)({ name, panels });
  }

  return {
    async draw(story, format) {
      // Two people have the same one after an import.
      const key = `${story.userId} ${story.id} ${format} ${currentLanguage()}`;
      const kept = memory.get(key) ?? await drawing.underWay(key);
      if (kept) return kept;
      await enforceLimit({ kv, now }, RATE_LIMITS.files, `user:${story.userId}`);
      const bytes = await drawing.run(key, () => line.run(() => drawNew(story, format)));
      memory.set(key, bytes);
      return bytes;
    },
  };
}
