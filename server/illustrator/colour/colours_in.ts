/** @module The colours of a picture: what its place shows before it has come. */
import type { Sharp } from "sharp";
import type { PictureColours, Rgb } from "../../../lib/picture_colours.ts";

/** Pixels on each side that are looked at of a file. */
const SIDE = 8;

/** Where each colour begins and ends, in eighths of the height, from top to bottom. */
const BANDS = [[0, 3], [3, 5], [5, 8]] as const;

/** Of every so many pixels and rows one is looked at: a key distinguishes colours by 17 of 255, this errs by less than 6. */
const STRIDE = 5;

/** Raw pixels of a square picture: rows from top to bottom, red, green and blue first in each pixel. */
interface Pixels {
  bytes: Uint8Array;
  side: number;
  channels: 3 | 4;
}

/** Decodes the whole picture; throws when it cannot be decoded. */
export async function coloursIn(picture: Sharp): Promise<PictureColours> {
  const bytes = await picture.resize(SIDE, SIDE, { fit: "fill" })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return meansOf({ bytes, side: SIDE, channels: 3 }, 1);
}

/** Those of a finished canvas, which has no clear pixels. */
export function coloursOfCanvas(bytes: Uint8Array, side: number): PictureColours {
  return meansOf({ bytes, side, channels: 4 }, STRIDE);
}

function meansOf(pixels: Pixels, stride: number): PictureColours {
  const [top, middle, bottom] = BANDS.map(([from, to]) => {
    const eighth = pixels.side / 8;
    return meanColour(pixels, { from: from * eighth, to: to * eighth, stride });
  });
  return [top!, middle!, bottom!];
}

function meanColour(
  { bytes, side, channels }: Pixels,
  { from, to, stride }: { from: number; to: number; stride: number },
): Rgb {
  let red = 0, green = 0, blue = 0, count = 0;
  for (let y = from; y < to; y += stride) {
    for (let x = 0; x < side; x += stride, count++) {
      const at = (y * side + x) * channels;
      red += bytes[at]!;
      green += bytes[at + 1]!;
      blue += bytes[at + 2]!;
    }
  }
  return [red / count, green / count, blue / count];
}
