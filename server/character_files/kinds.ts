/**
 * @module Every kind of file that can be made of a saved character, in the order of the character's page.
 */
import type { FileOffer } from "../../lib/characters/file_offer.ts";
import type { FileKind } from "./file_kind.ts";
import { circle } from "./kinds/circle.ts";
import { cutout } from "./kinds/cutout.ts";
import { loopGif, loopWebp, pet } from "./kinds/animations.ts";
import { sprites } from "./kinds/sprites.ts";
import { card, chart, colouringDrawing, colouringPage, poster } from "./kinds/prints.ts";
import { sticker, stickers } from "./kinds/stickers.ts";
import { banner, wallpaper } from "./kinds/wallpapers.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Every kind. */
export const FILE_KINDS: readonly FileKind[] = [
  cutout,
  circle,
  wallpaper,
  banner,
  sticker,
  stickers,
  loopWebp,
  loopGif,
  pet,
  sprites,
  poster,
  card,
  colouringPage,
  colouringDrawing,
  chart,
];

/** What the page of a character offers, in the language of the reader. */
export function fileOffers(): FileOffer[] {
  return FILE_KINDS.flatMap(({ offer, needsSession }) => {
    if (!offer) return [];
    const { title, text, links } = offer;
    return {
      ...offer,
      title: t(title),
      text: t(text),
      links: links.map((link) => ({ ...link, label: t(link.label) })),
      needsSession,
    };
  });
}
