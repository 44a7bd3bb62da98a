/** @module What is said of the cat on a photo. Apart from the choices, because pages load those. */
import * as z from "zod/mini";
import { SEEN_TRAITS } from "../cat_seen.ts";
import { t } from "../i18n/translate.ts";

const { colour, pattern, white, eyes, length } = SEEN_TRAITS;

/** A cat as far as a photo shows it; null: none was seen. */
export const CatSeen = z.nullable(
  z.object({
    colour: z.optional(z.enum(colour, { error: () => t("There is no such coat colour") })),
    pattern: z.optional(z.enum(pattern, { error: () => t("There is no such pattern") })),
    white: z.optional(z.enum(white, { error: () => t("There is no such white") })),
    eyes: z.optional(z.enum(eyes, { error: () => t("There is no such eye colour") })),
    length: z.optional(z.enum(length, { error: () => t("There is no such length of fur") })),
    byColours: z.optional(z.literal(true)),
  }),
);

/** What is needed to look at a photo. */
export const PhotoReadingRequest = z.object({
  /** The photo as a data URL. */
  sourceImage: z.string({ error: () => t("The photo must be sent as a data URL") }),
});
