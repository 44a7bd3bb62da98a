/**
 * @module A character in the export of an account, as another site reads it. What it does not know it
 * leaves out.
 */
import * as z from "zod/mini";
import { ACCESSORIES, COLOUR_SCHEMES, STYLES } from "../../lib/choices.ts";
import { SEXES } from "../../lib/kittens/birth.ts";
import { visibleText } from "../../lib/visible_text.ts";
import { Traits } from "../../lib/schemas/description_request.ts";
import { MemorialRequest } from "../../lib/schemas/memorial_request.ts";
import { Name } from "../../lib/schemas/save_request.ts";
import { isPictureKey } from "../images/picture_key.ts";

const Id = z.int().check(z.positive());
const PictureKey = z.string().check(z.refine(isPictureKey));
const Text = z.string().check(z.overwrite(visibleText), z.maxLength(2000));

/** A row of `characters.json`. */
export const ImportedCharacter = z.object({
  id: Id,
  name: Name,
  prompt: Text,
  style: z.enum(STYLES),
  imageKey: PictureKey,
  origin: z.optional(PictureKey),
  alt: Text,
  traits: Traits,
  accessories: z.array(z.enum(ACCESSORIES)).check(z.maxLength(ACCESSORIES.length)),
  colorScheme: z.enum(COLOUR_SCHEMES),
  favorite: z._default(z.boolean(), false),
  isUnlisted: z.optional(z.literal(true)),
  sex: z.optional(z.enum(SEXES)),
  parents: z.optional(z.tuple([Id, Id])),
  memory: z.optional(MemorialRequest),
  createdAt: z.iso.datetime(),
});
export type ImportedCharacter = z.output<typeof ImportedCharacter>;
