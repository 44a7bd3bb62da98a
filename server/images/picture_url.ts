/** @module Temporary URLs of pictures, given to clients that know the key. */
import type { PictureWidth } from "../../lib/picture_widths.ts";
import { t } from "../../lib/i18n/translate.ts";
import { Failure } from "../failures/failure.ts";
import { isKnownImage } from "../store/generations/generation_lookups.ts";
import { type ImageStore, URL_LIFE_SECONDS } from "./image_store.ts";
import { noPicture, noPictureKey } from "./picture_failures.ts";
import type { UrlSeal } from "./signed_url.ts";
import { isPictureKey, isStoredKey, originalKey } from "./picture_key.ts";
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

/**
 * How many seconds a URL that {@link pictureUrl} gave still works; without a seal, it is none. Throws `notFound` when
 * there is no such picture (any more), `forbidden` when the URL is forged or has expired.
 */
export async function urlLife(
  { kv, images }: { kv: Deno.Kv; images: ImageStore },
  key: string,
  seal: UrlSeal | undefined,
): Promise<number> {
  if (!isStoredKey(key)) throw noPicture();
  const life = seal ? await images.remainingLife(key, seal) : null;
  if (life === null) throw new Failure("forbidden", t("This address is not valid."));
  if (life === 0) throw new Failure("forbidden", t("This address has expired."));
  // It may have been given out before its picture was deleted.
  if (!await isKnownImage(kv, originalKey(key))) throw noPicture();
  return life;
}
