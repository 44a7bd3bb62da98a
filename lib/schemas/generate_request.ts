/**
 * What a request for a picture must look like, for the form in the browser and the server alike.
 *
 * @module
 */
import * as z from "zod/mini";
import { ACCESSORIES, COLOUR_SCHEMES, STYLE_MISSING, STYLES } from "../choices.ts";
import { LOCKABLE_PARTS } from "../locked_parts.ts";
import { MAX_TRAIT_CHARACTERS, MAX_TRAITS } from "../limits.ts";
import { NO_PROMPT, promptProblem } from "../prompt.ts";
import { visibleLine, visibleText } from "../visible_text.ts";

/** What the generator reads: a description and a style. */
export const DescriptionRequest = z.object({
  prompt: z.string({ error: NO_PROMPT }).check(
    z.overwrite(visibleText),
    z.trim(),
    ({ value, issues }) => {
      const message = promptProblem(value);
      if (message) issues.push({ code: "custom", message, input: value });
    },
  ),
  style: z.enum(STYLES, { error: STYLE_MISSING }),
  /** Whether the photo itself is painted anew, instead of a new cat drawn. Nothing without a photo. */
  keepPhoto: z.optional(z.boolean({ error: "Keeping the photo must be true or false" })),
});
export type DescriptionRequest = z.output<typeof DescriptionRequest>;

const Seed = z.union([
  z.string().check(z.minLength(1), z.maxLength(64)),
  z.pipe(z.number(), z.transform((seed: number) => String(seed))),
], { error: "The seed must be a number or a text of at most 64 characters" });

/** Personality traits, as many and as long as a character can have. */
export const Traits = z.array(
  z.string({ error: "A trait must be a text" }).check(
    z.overwrite(visibleLine),
    z.minLength(1, { error: "A trait must not be empty" }),
    z.maxLength(MAX_TRAIT_CHARACTERS, {
      error: `Please keep each trait to ${MAX_TRAIT_CHARACTERS} characters`,
    }),
  ),
  { error: "The traits must be a list" },
).check(z.maxLength(MAX_TRAITS, { error: `Please keep to ${MAX_TRAITS} traits` }));

/** What the cat wears or carries. */
export const Accessories = z.array(z.enum(ACCESSORIES, { error: "There is no such accessory" }), {
  error: "The accessories must be a list",
}).check(z.maxLength(ACCESSORIES.length, { error: "Please choose each accessory once" }));

/** The colours around the cat. */
export const Scheme = z.enum(COLOUR_SCHEMES, { error: "Please select a colour scheme" });

const NO_PARTS = "The locked parts must be a list of parts of a picture";

const Locked = z.object({
  /** Key of the picture. */
  imageUrl: z.string({ error: "The picture of the locked parts is missing" }),
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
  sourceImage: z.optional(z.string({ error: "The photo must be sent as a data URL" })),
  /** The same request with the same seed gives the same picture. */
  seed: z.optional(Seed),
  /** Parts of a picture that the new one is to have too. */
  locked: z.optional(Locked),
});
export type GenerateRequest = z.output<typeof GenerateRequest>;
