/**
 * @module Pictures as an image service sends them: bytes that may be anything. Only what decodes as a
 * picture is passed on, redrawn in our own size and format.
 */
import sharp, { type Sharp } from "sharp";
import { PICTURE_SIZE } from "../generation/image_generator.ts";
import { GarbledAnswer } from "./outcomes.ts";

/** More pixels than any size we ask for. */
const MAX_PIXELS = 4096 * 4096;

/** A preview need not be sharper than it is shown. */
const PARTIAL_SIZE = 512;
const PARTIAL_QUALITY = 70;

/** PNG, {@link PICTURE_SIZE} wide and high. Throws `GarbledAnswer` when this is no whole picture. */
export async function finishedPicture(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return await redraw(bytes, (image) => image.resize(PICTURE_SIZE, PICTURE_SIZE).png());
}

/** A small picture as a data URL. Throws `GarbledAnswer` when this is no whole picture. */
export async function partialPicture(bytes: Uint8Array): Promise<string> {
  const webp = await redraw(
    bytes,
    (image) => image.resize(PARTIAL_SIZE, PARTIAL_SIZE).webp({ quality: PARTIAL_QUALITY }),
  );
  return `data:image/webp;base64,${webp.toBase64()}`;
}

async function redraw(
  bytes: Uint8Array,
  paint: (image: Sharp) => Sharp,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" })
      .flatten({ background: "#fff" });
    return new Uint8Array(await paint(image).toBuffer());
  } catch (cause) {
    throw new GarbledAnswer("The answer is no picture.", { cause });
  }
}
