/**
 * A character in the export of an account, as another site reads it. What it does not know it leaves out.
 *
 * @module
 */
import * as z from "zod/mini";
import { ACCESSORIES, COLOUR_SCHEMES, STYLES } from "../choices.ts";
import { SEXES } from "../kittens/birth.ts";
import { visibleText } from "../visible_text.ts";
import { Traits } from "./generate_request.ts";
import { MemoryRequest } from "./memory_request.ts";
import { Name } from "./save_request.ts";

const Id = z.int().check(z.positive());
const Text = z.string().check(z.overwrite(visibleText), z.maxLength(2000));

/** A row of `characters.json`. */
export const MovedCharacter = z.object({
  id: Id,
  name: Name,
  prompt: Text,
  style: z.enum(STYLES),
  imageKey: z.string().check(z.regex(/^pictures\/[A-Za-z0-9_-]{24}\.png$/)),
  origin: z.optional(z.string().check(z.regex(/^pictures\/[A-Za-z0-9_-]{24}\.png$/))),
  alt: Text,
  traits: Traits,
  accessories: z.array(z.enum(ACCESSORIES)).check(z.maxLength(ACCESSORIES.length)),
  colorScheme: z.enum(COLOUR_SCHEMES),
  favorite: z._default(z.boolean(), false),
  isUnlisted: z.optional(z.literal(true)),
  sex: z.optional(z.enum(SEXES)),
  parents: z.optional(z.tuple([Id, Id])),
  memory: z.optional(MemoryRequest),
  createdAt: z.iso.datetime(),
});
export type MovedCharacter = z.output<typeof MovedCharacter>;
