/** @module The copy of a picture that pages show: a light WebP, made quickly. */
import type { Sharp } from "sharp";

/** More effort saves a tenth of the bytes and takes a third longer. */
const QUICK = { effort: 0 };

/** From the best on, until the copy weighs no more than {@link MAX_VIEW_BYTES}. */
const QUALITIES = [80, 60, 40];

const MAX_VIEW_BYTES = 150_000;

/** The picture as a WebP of 150 kB at most, or as light as it gets. */
export async function viewOf(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  for (const quality of QUALITIES) {
    const webp = new Uint8Array(await picture.clone().webp({ quality, ...QUICK }).toBuffer());
    if (webp.length <= MAX_VIEW_BYTES || quality === QUALITIES.at(-1)) return webp;
  }
  throw new TypeError("There is no quality to try.");
}
