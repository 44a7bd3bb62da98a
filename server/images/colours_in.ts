/**
 * The colours of a picture: what its place shows before it has come.
 *
 * @module
 */
import type { Sharp } from "sharp";
import type { PictureColours, Rgb } from "../../lib/picture_colours.ts";

/** Pixels on each side that are looked at. */
const SIDE = 8;

/** Where each colour begins and ends, in rows, from top to bottom. */
const BANDS = [[0, 3], [3, 5], [5, SIDE]] as const;

/** Decodes the whole picture; throws when it cannot be decoded. */
export async function coloursIn(picture: Sharp): Promise<PictureColours> {
  const shrunk = await picture.resize(SIDE, SIDE, { fit: "fill" })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const [top, middle, bottom] = BANDS.map(([from, to]) => meanColour(shrunk, from, to));
  return [top!, middle!, bottom!];
}

/** Of these rows, three bytes a pixel. */
function meanColour(shrunk: Uint8Array, from: number, to: number): Rgb {
  const row = SIDE * 3;
  const bytes = shrunk.subarray(from * row, to * row);
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    const parts = bytes.filter((_, at) => at % 3 === channel);
    return parts.reduce((sum, part) => sum + part, 0) / parts.length;
  });
  return [red!, green!, blue!];
}
