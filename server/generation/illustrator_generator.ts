/** @module The built-in illustrator as a generator of pictures. */
import { setImmediate } from "node:timers/promises";
import { currentLanguage } from "../../lib/i18n/current_language.ts";
import type { PictureColours } from "../../lib/picture_colours.ts";
import type { Stage } from "../../lib/generation_progress.ts";
import {
  type CatSeen,
  type CatSpec,
  createPool,
  type LockedRecipe,
  type Plan,
  planCharacter,
  planRepainting,
  preparations,
  receiptOf,
  recipeOf,
  revise,
  sayingsAsSeen,
  shownOf,
} from "../illustrator/mod.ts";
import type { ImageGenerator, PictureRequest } from "./image_generator.ts";

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

/** A generator that draws on up to so many threads. */
export function createIllustrator({ threads }: { threads: number }): ImageGenerator {
  const pool = createPool({ threads });

  async function planOf(
    request: PictureRequest,
    signal?: AbortSignal,
  ): Promise<Plan & { cat?: CatSeen | null | undefined }> {
    if (request.recipe) return request.recipe as Plan;
    const { prompt, style, seed, traits, accessories, colorScheme, photo, keepPhoto } = request;
    const cat = request.seen === undefined
      ? photo && await pool.read(photo.jpeg, { signal })
      : request.seen;
    const options = {
      style,
      seed,
      accessories,
      language: currentLanguage(),
      ...(colorScheme && { scheme: colorScheme }),
    };
    if (keepPhoto && cat !== undefined) return planRepainting(prompt, options, cat);
    const locked = request.locked as LockedRecipe | undefined;
    return { ...planCharacter(prompt, { ...options, traits }, cat, locked), cat };
  }

  return {
    name: "the built-in illustrator",
    capacity: { atOnce: threads, typicalMs: TYPICAL_MS, timeLimitMs: TIME_LIMIT_MS },

    understand: ({ prompt, keepPhoto }) =>
      receiptOf(prompt, { keepPhoto, language: currentLanguage() }),

    async understandAsDrawn({ prompt, style, seed, traits, accessories, colorScheme: scheme }) {
      const { spec } = planCharacter(prompt, {
        style,
        seed,
        ...(traits && { traits }),
        ...(accessories && { accessories }),
        ...(scheme && { scheme }),
      });
      const seen = await pool.visible(spec);
      return seen && receiptOf(prompt, { shown: { spec, seen }, language: currentLanguage() });
    },

    async generate(request, { onProgress, onPartial, onSmallView, onView, signal } = {}) {
      const { photo, keepPhoto } = request;
      const { spec, cat, ...planned } = await planOf(request, signal);
      let colours: PictureColours | undefined;
      let seen: CatSpec | undefined;
      const png = await pool.draw(spec, {
        ...(keepPhoto && { photo: photo?.jpeg }),
        onStage: (stage) => onProgress?.({ stage, percent: PROGRESS[stage] }),
        onSketch: onPartial && ((webp) => onPartial(`data:image/webp;base64,${webp.toBase64()}`)),
        onSmallView,
        onView,
        onSeen: (shown) => seen = shown,
        onColours: (found) => colours = found,
        signal,
      });
      const said = seen && sayingsAsSeen(
        request.prompt,
        { spec, seen, language: currentLanguage() },
        cat,
      );
      // A picture drawn anew has the words of its first drawing and its changes, which planned has put together.
      const words = said && (request.recipe ? { ...planned, alt: said.alt } : said);
      return {
        png,
        ...(colours && { colours }),
        recipe: shownOf(seen ?? spec),
        ...(words ?? planned),
      };
    },

    revise(png, { prompt, accessories: before }, { accessories, colorScheme: scheme, ...changes }) {
      const base = recipeOf(png);
      const chosen = accessories && { accessories: { chosen: accessories, before } };
      const revised = base &&
        revise(base, prompt, {
          ...changes,
          ...chosen,
          ...(scheme && { scheme }),
          language: currentLanguage(),
        });
      if (!revised || "otherCat" in revised) return revised;
      const { changed, ...recipe } = revised;
      return { recipe, changed };
    },

    thumbnail: (revision, size) => pool.drawFile("thumbnail", (revision as Plan).spec, { size }),

    lock(png, parts) {
      const recipe = recipeOf(png);
      return recipe && { recipe, parts } satisfies LockedRecipe;
    },

    readPhoto: ({ jpeg }) => pool.read(jpeg),

    async sketch(request) {
      const { spec } = await planOf(request);
      return await pool.sketch(spec);
    },

    recipeOf,

    plan({ prompt, style, seed }) {
      const { spec, alt } = planCharacter(prompt, { style, seed });
      return { recipe: spec, alt };
    },

    drawFile: (name, recipe, options, more) =>
      pool.drawFile(name, recipe as CatSpec, options, more),

    async warmUp() {
      for (const _step of preparations()) await setImmediate();
      // Loads everything a thread needs; the picture is thrown away.
      const { spec } = planCharacter("a cat", { style: "cartoon", seed: "warm-up" });
      await pool.draw(spec, { onSketch() {} });
    },

    close: pool.close,
  };
}
