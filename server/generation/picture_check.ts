/**
 * Whether what a foreign generator returned is the picture it promised; nothing else is stored or paid for.
 *
 * @module
 */
import sharp from "sharp";
import type { PictureColours } from "../../lib/picture_colours.ts";
import { coloursIn } from "../illustrator/colours_in.ts";
import { PICTURE_SIZE } from "./image_generator.ts";

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The picture's colours. Throws unless these bytes are a whole PNG of the right size. */
export async function checkPicture(png: Uint8Array): Promise<PictureColours> {
  if (!PNG_SIGNATURE.every((byte, index) => png[index] === byte)) {
    throw new Error("The generator did not return a PNG.");
  }
  const picture = sharp(png, { limitInputPixels: PICTURE_SIZE ** 2, failOn: "truncated" });
  const { width, height } = await picture.metadata();
  if (width !== PICTURE_SIZE || height !== PICTURE_SIZE) {
    throw new Error(`The generator returned ${width} × ${height} pixels.`);
  }
  // Only decoding every pixel finds a picture that was cut off. Shrunk at once: the garbage collector does
  // not see how large a raw copy is, and lets hundreds of megabytes of them pile up.
  return await coloursIn(picture);
}
