/**
 * @module Whether what a generator returned is the picture it promised; nothing else is stored or paid for.
 */
import sharp from "sharp";
import type { PictureColours } from "../../lib/picture_colours.ts";
import { coloursIn } from "../illustrator/colour/colours_in.ts";
import { PICTURE_SIZE } from "./image_generator.ts";

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Where a PNG says how wide and high it is, and how many bytes that takes. */
const WIDTH_AT = 16, HEIGHT_AT = 20, HEADER_BYTES = 24;

/**
 * The picture's colours. Throws unless these bytes are a PNG of the right size and, where the generator does not
 * know the colours, a whole one.
 */
export async function checkPicture(
  png: Uint8Array,
  colours?: PictureColours,
): Promise<PictureColours> {
  if (png.length < HEADER_BYTES || !PNG_SIGNATURE.every((byte, at) => png[at] === byte)) {
    throw new Error("The generator did not return a PNG.");
  }
  const header = new DataView(png.buffer, png.byteOffset, HEADER_BYTES);
  const [width, height] = [header.getUint32(WIDTH_AT), header.getUint32(HEIGHT_AT)];
  if (width !== PICTURE_SIZE || height !== PICTURE_SIZE) {
    throw new Error(`The generator returned ${width} × ${height} pixels.`);
  }
  // Only decoding every pixel finds a picture that was cut off. Shrunk at once: the garbage collector does
  // not see how large a raw copy is, and lets hundreds of megabytes of them pile up.
  return colours ?? await coloursIn(
    sharp(png, { limitInputPixels: PICTURE_SIZE ** 2, failOn: "truncated" }),
  );
}
