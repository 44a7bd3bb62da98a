/** @module What each tool takes and answers. The schemas are those of the HTTP calls. */
import * as z from "zod/mini";
import { DescriptionRequest } from "../../lib/schemas/description_request.ts";
import { GenerateRequest } from "../../lib/schemas/generate_request.ts";
import { KittensRequest } from "../../lib/schemas/kittens_request.ts";
import { RedrawRequest } from "../../lib/schemas/redraw_request.ts";
import {
  GeneratedCharacter,
  Kitten,
  LitterAnswer,
  RedrawnCharacter,
  Understanding,
} from "../openapi/answers.ts";
import { describedSchema } from "./described_schema.ts";

/** The URL of the whole picture. */
const shown = { pictureUrl: z.string() };

/** Tools add pictures; none changes or removes what is there, and all stay on this site. */
const ADDS = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };

/** A new cat from words. */
export const DRAW_CAT = {
  title: "Draw a cat",
  description:
    "Draws a cat from a description of 3 to 1,000 characters in an art style; costs one credit. The same words, style " +
    "and seed give the same picture. Some styles are for members only.",
  // Photos are larger than a message may be.
  inputSchema: describedSchema(
    z.omit(GenerateRequest, { sourceImage: true, keepPhoto: true, locked: true }),
  ),
  outputSchema: describedSchema(z.strictObject({ ...GeneratedCharacter.shape, ...shown })),
  annotations: ADDS,
};

/** The same cat with changes. */
export const REDRAW_CAT = {
  title: "Redraw a cat",
  description:
    "Draws the same cat again with changes, for nothing. imageUrl is that of the picture, as draw_cat answers it; words " +
    'say what is to be different, e.g. "now with a red scarf, at night".',
  inputSchema: describedSchema(RedrawRequest),
  outputSchema: describedSchema(z.strictObject({ ...RedrawnCharacter.shape, ...shown })),
  annotations: ADDS,
};

/** What would be drawn. */
export const UNDERSTAND = {
  title: "Understand a description",
  description:
    "Says which words of a description would be drawn and as what, what is left open, what is ignored, and what the " +
    "picture costs. Free, and draws nothing.",
  inputSchema: describedSchema(z.omit(DescriptionRequest, { keepPhoto: true })),
  outputSchema: describedSchema(Understanding),
  annotations: { readOnlyHint: true, openWorldHint: false },
};

/** A litter of two cats. */
export const KITTENS = {
  title: "Have kittens",
  description:
    "Draws a litter of four to six kittens of two saved cats, a female and a male, by the genetics of coats; costs one " +
    "credit. The cats are named by the numbers of their characters.",
  inputSchema: describedSchema(KittensRequest),
  outputSchema: describedSchema(
    z.strictObject({
      ...LitterAnswer.shape,
      litter: z.array(z.strictObject({ ...Kitten.shape, ...shown })),
    }),
  ),
  annotations: ADDS,
};
