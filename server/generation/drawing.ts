/**
 * One reserved generation, carried to its end: a settled picture, or everything given back.
 *
 * @module
 */
import type { GenerationProgress } from "../../lib/generation_progress.ts";
import { Failure } from "../failure.ts";
import { newPictureKey } from "../images/picture_key.ts";
import type { ImageStore } from "../images/image_store.ts";
import { log } from "../log.ts";
import type { GenerationRow, GenerationState } from "../store/generation_row.ts";
import { markDrawn, markStored, release, settle } from "../store/generations.ts";
import type { ImageGenerator, Picture } from "./image_generator.ts";
import { checkPicture } from "./picture_check.ts";

/** Longest a picture may take, queueing included: longer than anybody watches a progress bar. */
export const DRAWING_LIMIT_MS = 2 * 60 * 1000;

const NOT_DRAWN = "The picture could not be drawn. Please try again.";

export interface Studio {
  kv: Deno.Kv;
  images: ImageStore;
  generator: ImageGenerator;
}

/**
 * Draws, checks, stores and settles; answers the settled row. Throws a `Failure` when there is no picture,
 * after giving back what it cost.
 */
export async function draw(
  { kv, images, generator }: Studio,
  { id, prompt, style, seed }: GenerationRow,
  onProgress: (progress: GenerationProgress) => void,
): Promise<GenerationRow> {
  const imageKey = newPictureKey();
  try {
    const { png, alt, understanding } = await withinLimit((signal) =>
      generator.generate({ prompt, style, seed }, { onProgress, signal })
    );
    await checkPicture(png);
    // The row names the picture before the storage has it, so that whoever cleans up finds it.
    expect("drawn", await markDrawn(kv, id, { imageKey, alt, understanding }));
    await images.put(imageKey, png);
    expect("stored", await markStored(kv, id));
    return expect("settled", await settle(kv, id));
  } catch (error) {
    const row = await giveBack({ kv, images }, id, imageKey);
    // A commit can succeed although its answer was lost on the way: then all is well.
    if (row?.state === "settled") return row;
    throw error instanceof Failure ? error : new Failure("provider", NOT_DRAWN, { cause: error });
  }
}

/** Releases the generation and removes its picture. What fails here is left to the sweeper. */
async function giveBack(
  { kv, images }: Pick<Studio, "kv" | "images">,
  id: string,
  imageKey: string,
): Promise<GenerationRow | null> {
  try {
    const row = await release(kv, id);
    if (row?.state !== "settled") await images.remove(imageKey);
    return row;
  } catch (error) {
    log.error(`generation ${id} is left to the sweeper`, error);
    return null;
  }
}

/** The row, which must be in this state: otherwise somebody has released it in the meantime. */
function expect(state: GenerationState, row: GenerationRow | null): GenerationRow {
  if (row?.state === state) return row;
  throw new Error(`The generation is ${row?.state ?? "gone"} instead of ${state}.`);
}

/** Gives up at the limit even when the generator does not listen to its signal. */
async function withinLimit(work: (signal: AbortSignal) => Promise<Picture>): Promise<Picture> {
  const limit = new AbortController();
  const reached = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new Error(`No picture within ${DRAWING_LIMIT_MS / 1000} seconds.`);
    limit.abort(reason);
    reached.reject(reason);
  }, DRAWING_LIMIT_MS);
  try {
    return await Promise.race([work(limit.signal), reached.promise]);
  } finally {
    clearTimeout(timer);
  }
}
