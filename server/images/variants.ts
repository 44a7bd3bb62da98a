/** @module WebP copies of a picture in the widths that pages show it in. */
import sharp from "sharp";
import { PICTURE_WIDTHS, type PictureWidth } from "../../lib/picture_widths.ts";
import { createSingleFlight } from "../concurrency/single_flight.ts";
import { viewOf } from "../illustrator/raster/view.ts";
import type { ImageStore } from "./image_store.ts";
import { keepCopies, tryToKeepCopies } from "./kept_copies.ts";
import { variantKey } from "./picture_key.ts";

/** Below them one sees it; sixty of the smallest, a collection on a phone, stay below 600 kB. */
const QUALITY: Record<PictureWidth, number> = { 256: 72, 512: 80, 1024: 80 };

/** The WebP of each width. */
export type Variants = Record<PictureWidth, Uint8Array<ArrayBuffer>>;

/** The copies being made, so that a page that asks for all of them has each picture decoded once. */
const making = createSingleFlight<Variants | null>();

/**
 * The WebP copy of the picture under this key, made with all others when it is missing; null when there is no such picture.
 */
export async function pictureVariant(
  images: ImageStore,
  key: string,
  width: PictureWidth,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const kept = await images.get(variantKey(key, width));
  return kept ?? (await makeVariants(images, key))?.[width] ?? null;
}

/** A PNG in this width, for programs that read no WebP. Few ask for it, so it is not kept. */
export async function resizedPng(
  png: Uint8Array<ArrayBuffer>,
  width: PictureWidth,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(png).resize({ width }).png().toBuffer());
}

/**
 * Makes sure that there is a WebP copy of this width, quickly and of 150 kB at most, for a picture that has just
 * been drawn and is looked at once or twice; answers its key, or null when there is no such picture.
 */
export async function pictureView(
  images: ImageStore,
  key: string,
  width: PictureWidth = PICTURE_WIDTHS.at(-1)!,
): Promise<string | null> {
  const copy = variantKey(key, width);
  if (await images.get(copy)) return copy;
  const png = await images.get(key);
  if (!png) return null;
  const view = await viewOf(sharp(png).resize({ width }));
  return await keepCopies(images, key, [[copy, view]]) ? copy : null;
}

/**
 * Makes and keeps every copy of a picture; null when there is no such picture. A copy that cannot
 * be kept goes to the log, and is made again at the next request for it.
 */
export function makeVariants(images: ImageStore, key: string): Promise<Variants | null> {
  return making.run(key, () => make(images, key));
}

async function make(images: ImageStore, key: string): Promise<Variants | null> {
  const png = await images.get(key);
  if (!png) return null;
  const variants = await drawVariants(png);
  const copies = PICTURE_WIDTHS.map((width) => [variantKey(key, width), variants[width]] as const);
  await tryToKeepCopies(images, key, { copies, what: `copies of ${key} are` });
  return variants;
}

/** The copies of a PNG. */
async function drawVariants(png: Uint8Array<ArrayBuffer>): Promise<Variants> {
  const picture = sharp(png);
  const copies = PICTURE_WIDTHS.map(async (width) => {
    const webp = { quality: QUALITY[width], smartSubsample: true };
    const copy = picture.clone().resize({ width }).webp(webp);
    return [width, new Uint8Array(await copy.toBuffer())] as const;
  });
  return Object.fromEntries(await Promise.all(copies)) as Variants;
}
