/**
 * @module What a request for a picture must look like, for the form in the browser and the server alike.
 */
import * as z from "zod/mini";
import { t } from "../i18n/translate.ts";
import { LOCKABLE_PARTS } from "../locked_parts.ts";
import { CatSeen } from "./cat_seen.ts";
import { Accessories, DescriptionRequest, Scheme, Traits } from "./description_request.ts";

/** Decides what words leave open. */
export const Seed = z.union([
  z.string().check(z.minLength(1), z.maxLength(64)),
  z.pipe(z.number(), z.transform((seed: number) => String(seed))),
], { error: () => t("The seed must be a number or a text of at most 64 characters") });

const NO_PARTS = () => t("The locked parts must be a list of parts of a picture");

const Locked = z.object({
  /** Key of the picture. */
  imageUrl: z.string({ error: () => t("The picture of the locked parts is missing") }),
  parts: z.array(z.enum(LOCKABLE_PARTS, { error: NO_PARTS }), { error: NO_PARTS })
    .check(z.maxLength(LOCKABLE_PARTS.length, { error: NO_PARTS })),
});

/** What is needed for a picture. */
export const GenerateRequest = z.object({
  ...DescriptionRequest.shape,
  traits: z.optional(Traits),
  accessories: z.optional(Accessories),
  colorScheme: z.optional(Scheme),
  /** A photo to start from, as a data URL. */
  sourceImage: z.optional(z.string({ error: () => t("The photo must be sent as a data URL") })),
  /** What its photo shows, as a person has corrected it; absent: it is read. Nothing without a photo. */
  seen: z.optional(CatSeen),
  /** The same request with the same seed gives the same picture. */
  seed: z.optional(Seed),
  /** Parts of a picture that the new one is to have too. */
  locked: z.optional(Locked),
});
export type GenerateRequest = z.output<typeof GenerateRequest>;
