/**
 * @module A drawn picture as a tool shows it: small enough to be read by a language model, with the URL of
 * the whole one.
 */
import type { ImageContent } from "@modelcontextprotocol/server";
import type { PictureWidth } from "../../lib/picture_widths.ts";
import { URL_LIFE_SECONDS } from "../images/image_store.ts";
import { noPicture } from "../images/picture_failures.ts";
import { pictureView } from "../images/variants.ts";
import type { Services } from "../services.ts";

/** What was drawn, and how it looks. */
export interface ShownPicture<Drawn> {
  /** With `pictureUrl`, where the PNG can be fetched for {@link URL_LIFE_SECONDS}. */
  character: Drawn & { pictureUrl: string };
  /** WebP of 150 kB at most. */
  image: ImageContent;
}

/** Shows the picture of what was drawn. Throws `notFound` when it was deleted in the meantime. */
export async function pictureOf<Drawn extends { imageUrl: string }>(
  { images, config }: Pick<Services, "images" | "config">,
  drawn: Drawn,
  width?: PictureWidth,
): Promise<ShownPicture<Drawn>> {
  const { imageUrl } = drawn;
  const view = await pictureView(images, imageUrl, width);
  const webp = view === null ? null : await images.get(view);
  if (!webp) throw noPicture();
  const url = await images.url(imageUrl, URL_LIFE_SECONDS);
  return {
    character: { ...drawn, pictureUrl: new URL(url, config.appUrl).href },
    image: { type: "image", data: webp.toBase64(), mimeType: "image/webp" },
  };
}
