/** @module What calls about pictures and characters answer. */
import * as z from "zod/mini";
import { SEXES } from "../../../lib/kittens/birth.ts";
import { ACCESSORIES, COLOUR_SCHEMES, STYLES } from "../../../lib/choices.ts";
import { CatSeen } from "../../../lib/schemas/cat_seen.ts";
import { VISIBILITIES } from "../../../lib/character.ts";
import { Count, Id, Time } from "./values.ts";

export const Understanding = z.strictObject({
  understood: z.array(z.strictObject({
    text: z.string(),
    meaning: z.string(),
    drawnAs: z.optional(z.string()),
    cat: z.optional(Id),
  })),
  guessed: z.array(z.strictObject({ what: z.string(), value: z.string() })),
  ignored: z.array(z.string()),
  refused: z.optional(z.array(z.strictObject({ text: z.string(), reason: z.string() }))),
  cost: Count,
});

export const PhotoReading = z.strictObject({ cat: CatSeen });

const character = {
  name: z.string(),
  prompt: z.string(),
  style: z.enum(STYLES),
  imageUrl: z.string(),
  traits: z.array(z.string()),
  accessories: z.array(z.enum(ACCESSORIES)),
  colorScheme: z.enum(COLOUR_SCHEMES),
  favorite: z.enum(["true", "false"]),
  isPremium: z.boolean(),
  createdAt: Time,
  alt: z.string(),
};

export const Character = z.strictObject({
  ...character,
  id: Id,
  userId: Id,
  visibility: z.enum(VISIBILITIES),
  slug: z.optional(z.string()),
  sex: z.enum(SEXES),
  parents: z.optional(z.tuple([Id, Id])),
  mayHaveKittens: z.boolean(),
});

export const DeletedCharacter = z.strictObject({
  ...Character.shape,
  deletedAt: Time,
  deletedUntil: Time,
});

export const GeneratedCharacter = z.strictObject({
  ...character,
  understanding: Understanding,
  seed: z.string(),
  keepPhoto: z.optional(z.literal(true)),
  remainingGenerations: z.optional(Count),
});

export const RedrawnCharacter = z.strictObject({
  ...GeneratedCharacter.shape,
  cost: z.literal(0),
  changed: z.array(z.strictObject({ what: z.string(), from: z.string(), to: z.string() })),
});

export const RecentPicture = z.strictObject({
  ...GeneratedCharacter.shape,
  savedAs: z.nullable(Id),
  expiresAt: Time,
});
