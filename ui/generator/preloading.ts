/** @module Loads a picture before it is shown, so that the one before stays until then. */
import { pictureUrl } from "../pictures/picture_url.ts";
import { sleep } from "../../lib/sleep.ts";

/** After this long it is shown as far as it has come. */
const PATIENCE_MS = 20_000;

/** Ends when the picture can be painted at once, or cannot be loaded. */
export async function preloadPicture(imageUrl: string): Promise<void> {
  const image = new Image();
  const loaded = pictureUrl(imageUrl).then((url) => {
    image.src = url;
    return image.decode();
  });
  await Promise.race([sleep(PATIENCE_MS), loaded.catch(() => undefined)]);
}
