/**
 * Temporary URLs of pictures, given to clients that know the key.
 *
 * @module
 */
import type { PictureWidth } from "../../lib/picture_widths.ts";
import { isKnownImage } from "../store/generations/generation_lookups.ts";
import { type ImageStore, URL_LIFE_SECONDS } from "./image_store.ts";
import { noPicture, noPictureKey } from "./no_picture.ts";
import { isPictureKey } from "./picture_key.ts";
import { pictureView } from "./variants.ts";

/** How a picture is shown: as it was drawn, or as the lighter copy for pages. */
export type PictureFormat = "png" | "webp";

/**
 * A URL that shows the picture for {@link URL_LIFE_SECONDS}. Throws `invalid` when
 * this is no picture's key, `notFound` when there is no such picture.
 */
export async function pictureUrl(
  { kv, images }: { kv: Deno.Kv; images: ImageStore },
  key: string,
  { format = "png", width }: { format?: PictureFormat; width?: PictureWidth } = {},
): Promise<string> {
  if (!isPictureKey(key)) throw noPictureKey();
  if (!await isKnownImage(kv, key)) throw noPicture();
  const shown = format === "webp" ? await pictureView(images, key, width) : key;
  if (shown === null) throw noPicture();
  return await images.url(shown, URL_LIFE_SECONDS);
}
