/**
 * @module A photo to be turned into a character: which files can be one, and what of it leaves the device.
 * Loaded with the first file that is offered.
 */
import { MAX_CHOSEN_PHOTO_MEGABYTES, PHOTO_TYPES } from "../../lib/limits.ts";
import type { FailureTexts } from "./failure_texts.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** Pixels of the longer side: no picture shows more. */
const LONGER_SIDE = 1024;

/** Hardly to be distinguished from the original. */
const QUALITY = 0.9;

const WRONG_TYPE = {
  title: msg("Invalid file type"),
  description: msg("Please upload an image file (JPG, PNG, etc.)"),
};

/** Safari reads them, and phones make a JPG of them when a photo is chosen; other browsers cannot. */
const UNREADABLE_HEIC = {
  title: msg("This browser cannot read HEIC photos"),
  description: msg(
    "Please save the photo as JPG first, e.g. by exporting or sharing it, and choose that.",
  ),
};

/** Why this file cannot be used, as far as can be said without looking inside. */
export function refusalOf(file: Pick<File, "name" | "type" | "size">): FailureTexts | undefined {
  if (!PHOTO_TYPES.includes(file.type) && !isHeic(file)) return WRONG_TYPE;
  return file.size < MAX_CHOSEN_PHOTO_MEGABYTES * 1024 * 1024 ? undefined : tooLarge();
}

/**
 * The photo as a data URL, or why it cannot be used. It is a JPEG made anew from the pixels: small enough
 * for any connection and to survive a reload, and without the place where it was taken.
 */
export async function readPhoto(
  file: File,
): Promise<{ photo: string } | { refusal: FailureTexts }> {
  const refusal = refusalOf(file);
  if (refusal) return { refusal };
  try {
    const picture = await createImageBitmap(file);
    return { photo: redraw(picture) };
  } catch {
    return { refusal: isHeic(file) ? UNREADABLE_HEIC : WRONG_TYPE };
  }
}

function tooLarge(): FailureTexts {
  const megabytes = MAX_CHOSEN_PHOTO_MEGABYTES;
  return {
    title: t("File too large"),
    description: t("Image must be less than {megabytes}MB", { megabytes }),
  };
}

/** By its type, or by its name: many systems know no type for it. */
function isHeic({ name, type }: Pick<File, "name" | "type">): boolean {
  return /^image\/hei[cf]/.test(type) || type === "" && /\.hei[cf]$/i.test(name);
}

function redraw(picture: ImageBitmap): string {
  const scale = Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d")!;
  // A JPEG is opaque; what was transparent would turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL("image/jpeg", QUALITY);
}
