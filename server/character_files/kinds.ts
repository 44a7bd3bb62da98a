/**
 * Every kind of file that can be made of a saved character, in the order of the character's page.
 *
 * @module
 */
import type { FileOffer } from "../../lib/characters/file_offer.ts";
import type { FileKind } from "./file_kind.ts";
import { circle } from "./kinds/circle.ts";
import { cutout } from "./kinds/cutout.ts";
import { loopGif, loopWebp, pet } from "./kinds/living.ts";
import { sprites } from "./kinds/sprites.ts";
import { card, chart, colouringDrawing, colouringPage, poster } from "./kinds/prints.ts";
import { sticker, stickers } from "./kinds/stickers.ts";

/** Every kind. */
export const FILE_KINDS: readonly FileKind[] = [
  cutout,
  circle,
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

/** What the page of a character offers. */
export const FILE_OFFERS: readonly FileOffer[] = FILE_KINDS.flatMap(({ offer, needsSession }) =>
  offer ? [{ ...offer, needsSession }] : []
);
