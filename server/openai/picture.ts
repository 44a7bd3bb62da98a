/**
 * Pictures as the image service sends them: base64 that may be anything. Only what decodes as a picture is
 * passed on, redrawn in our own size and format.
 *
 * @module
 */
import sharp, { type Sharp } from "sharp";
import { PICTURE_SIZE } from "../generation/image_generator.ts";
import { GarbledAnswer } from "./outcomes.ts";

/** Far above what a picture of this size weighs. */
const MAX_BASE64_LENGTH = 64 * 1024 * 1024;

/** More pixels than any size we ask for. */
const MAX_PIXELS = 4096 * 4096;

/** A preview need not be sharper than it is shown. */
const PARTIAL_SIZE = 512;
const PARTIAL_QUALITY = 70;

/** PNG, {@link PICTURE_SIZE} wide and high. Throws `GarbledAnswer` when this is no whole picture. */
export async function finishedPicture(base64: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return await redraw(base64, (image) => image.resize(PICTURE_SIZE, PICTURE_SIZE).png());
}

/** A small picture as a data URL. Throws `GarbledAnswer` when this is no whole picture. */
export async function partialPicture(base64: unknown): Promise<string> {
  const webp = await redraw(
    base64,
    (image) => image.resize(PARTIAL_SIZE, PARTIAL_SIZE).webp({ quality: PARTIAL_QUALITY }),
  );
  return `data:image/webp;base64,${webp.toBase64()}`;
}

async function redraw(
  base64: unknown,
  paint: (image: Sharp) => Sharp,
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof base64 !== "string" || base64.length > MAX_BASE64_LENGTH) {
    throw new GarbledAnswer("The answer has no picture.");
  }
  try {
    const bytes = Uint8Array.fromBase64(base64);
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" })
      .flatten({ background: "#fff" });
    return new Uint8Array(await paint(image).toBuffer());
  } catch (cause) {
    throw new GarbledAnswer("The answer is no picture.", { cause });
  }
}
