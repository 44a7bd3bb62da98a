/**
 * @module Reserved generations, carried to their end: settled pictures, or everything given back.
 */
import type { Limit, LinePosition } from "../concurrency/limit.ts";
import { abortable } from "../concurrency/abortable.ts";
import { Failure } from "../failures/failure.ts";
import { newPictureKey, variantKey } from "../images/picture_key.ts";
import type { ImageStore } from "../images/image_store.ts";
import { log } from "../telemetry/log.ts";
import type { Photo } from "../photos/photo.ts";
import {
  type GenerationRow,
  type GenerationState,
  isKept,
} from "../store/generations/generation_row.ts";
import { pictureChoices } from "../store/generations/picture_choices.ts";
import { markDrawn, release, settleTogether } from "../store/generations/generations.ts";
import {
  type GenerationOptions,
  type ImageGenerator,
  type Picture,
  PICTURE_SIZE,
  type PictureRequest,
} from "./image_generator.ts";
import type { Report } from "./jobs.ts";
import { checkPicture } from "./picture_check.ts";
import { storePicture } from "./storing.ts";
import { msg, t } from "../../lib/i18n/translate.ts";
import { abortedAfter } from "../concurrency/deadline.ts";

const NOT_DRAWN = msg("The picture could not be drawn. Please try again.");

/** What drawing needs. */
export interface DrawingDeps {
  /** The database. */
  kv: Deno.Kv;
  /** The picture storage. */
  images: ImageStore;
  /** Draws. */
  generator: ImageGenerator;
  /** How many pictures are drawn at once. */
  drawings: Limit;
  /** The clock. */
  now: () => Date;
  /** How long a storage that does not answer is asked to take a drawn picture. */
  storingPatienceMs?: number;
  /** Aborted, with a `Failure`, when the server stops and cannot wait for the picture. */
  stop: AbortSignal;
}

/** What drawing needs besides the rows. */
export interface DrawingOptions {
  /** Whether the owner has bought premium. */
  isPremium: boolean;
  /** The browser that asked, where it may have only one picture waiting. */
  browser?: string;
  /** The photo it starts from; absent without one. */
  photo?: Photo;
  /** Where the work reports. */
  report: Report;
}

/**
 * Draws in their turn, checks, stores and settles; answers the settled rows. Those that are drawn together are
 * settled together. Throws `provider`, or the failure of the generator or the line, when a picture is missing,
 * after giving back what they cost.
 */
export async function draw(
  deps: DrawingDeps,
  rows: readonly GenerationRow[],
  options: DrawingOptions,
): Promise<GenerationRow[]> {
  const { kv, now } = deps;
  const pictures: OnePicture[] = rows.map((row) => ({ row }));
  try {
    // Waits for all, so that nothing is stored any more once it is given back.
    const drawn = await Promise.allSettled(pictures.map((each) => drawOne(deps, each, options)));
    for (const each of drawn) if (each.status === "rejected") throw each.reason;
    const settled = await settleTogether(kv, rows.map(({ id }) => id), now());
    return settled.map((row) => expect("settled", row));
  } catch (error) {
    const left = await Promise.all(pictures.map((each) => giveBack(deps, each)));
    // A commit can succeed although its answer was lost on the way: then all is well.
    const kept = left.filter((row) => row !== null && isKept(row)) as GenerationRow[];
    if (kept.length === rows.length) return kept;
    throw error instanceof Failure
      ? error
      : new Failure("provider", t(NOT_DRAWN), { cause: error });
  }
}

/** A picture at work. */
interface OnePicture {
  row: GenerationRow;
  /** Where it may lie in the storage, once it is drawn. */
  imageKey?: string;
}

/** One picture, drawn and stored. */
async function drawOne(
  { kv, images, generator, drawings, storingPatienceMs, stop }: DrawingDeps,
  picture: OnePicture,
  { isPremium, browser, photo, report }: DrawingOptions,
): Promise<void> {
  const { row } = picture;
  let isCrowded = false;
  const onPlace = (place: LinePosition) => {
    isCrowded = true;
    report.onProgress({ stage: "waiting", percent: 0, ...place });
  };
  let view: Uint8Array<ArrayBuffer> | undefined;
  const { png, colours, ...drawn } = await drawings.run(
    () =>
      withinLimit({ limitMs: generator.capacity.timeLimitMs, stop }, (signal) => {
        const looks = looksAt(row, report, { isCrowded, keep: (webp) => view = webp });
        return generator.generate({ ...requestOf(row), photo }, { ...looks, signal });
      }),
    { priority: isPremium, client: browser, onPlace },
  );
  const imageKey = newPictureKey(await checkPicture(png, colours));
  picture.imageKey = imageKey;
  // The row names the picture before the storage has it, so that a later sweep finds it.
  expect("drawn", await markDrawn(kv, row.id, { imageKey, ...drawn }));
  const keeping = view && keepView(images, { imageKey, webp: view }, stop);
  try {
    await storePicture(images, { imageKey, png }, { patienceMs: storingPatienceMs, stop });
  } finally {
    // Otherwise it could come after a picture that is given back was removed.
    await keeping;
  }
  // Two megabytes, which would otherwise wait for the garbage collector.
  png.buffer.transfer(0);
}

/**
 * What those who follow see of it. A change of a picture is shown whole as soon as it is drawn, for it costs
 * nothing: small at first, unless that would keep a crowd waiting. A new one is shown by its sketch, until it is
 * stored and paid.
 */
function looksAt(
  row: GenerationRow,
  { onProgress, viewer }: Report,
  { isCrowded, keep }: { isCrowded: boolean; keep: (webp: Uint8Array<ArrayBuffer>) => void },
): Pick<GenerationOptions, "onProgress" | "onPartial" | "onSmallView" | "onView"> {
  const show = viewer();
  if (!show) return { onProgress };
  if (row.revision === undefined) {
    return { onProgress, onPartial: (image) => show({ image }), onView: keep };
  }
  const showWhole = (webp: Uint8Array) =>
    show({ image: `data:image/webp;base64,${webp.toBase64()}`, whole: true });
  return {
    onProgress,
    ...(!isCrowded && { onSmallView: showWhole }),
    onView(webp) {
      keep(webp);
      showWhole(webp);
    },
  };
}

/** The copy that pages are about to ask for; if it cannot be kept, it is made when they do. */
async function keepView(
  images: ImageStore,
  { imageKey, webp }: { imageKey: string; webp: Uint8Array<ArrayBuffer> },
  stop: AbortSignal,
): Promise<void> {
  try {
    await abortable(stop, images.put(variantKey(imageKey, PICTURE_SIZE), webp));
  } catch (error) {
    log.error(`the copy of ${imageKey} is not kept`, error);
  }
}

function requestOf(row: GenerationRow): PictureRequest {
  const { owner, keepPhoto } = row;
  return {
    owner,
    ...pictureChoices(row),
    keepPhoto,
    ...(row.seen !== undefined && { seen: row.seen }),
    ...(row.locked !== undefined && { locked: row.locked }),
    ...(row.revision !== undefined && { recipe: row.revision }),
  };
}

/** Releases the generation and removes its picture. What fails here is left to the sweeper. */
async function giveBack(
  { kv, images }: Pick<DrawingDeps, "kv" | "images">,
  { row: { id }, imageKey }: OnePicture,
): Promise<GenerationRow | null> {
  try {
    const row = await release(kv, id);
    if (imageKey && (!row || !isKept(row))) await images.remove(imageKey);
    return row;
  } catch (error) {
    log.error(`generation ${id} is left to the sweeper`, error);
    return null;
  }
}

/**
 * The row, which must be in this state: otherwise another process has released it in the meantime.
 */
function expect(state: GenerationState, row: GenerationRow | null): GenerationRow {
  if (row?.state === state) return row;
  throw new Error(`The generation is ${row?.state ?? "gone"} instead of ${state}.`);
}

/** Gives up at the limit or stop even when the generator does not listen to its signal. */
function withinLimit(
  { limitMs, stop }: { limitMs: number; stop: AbortSignal },
  work: (signal: AbortSignal) => Promise<Picture>,
): Promise<Picture> {
  return abortedAfter(limitMs, (limit) => {
    const signal = AbortSignal.any([limit, stop]);
    return abortable(signal, work(signal));
  });
}
