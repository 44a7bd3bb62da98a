/** @module What its owner gets to see of a settled generation. */
import type { GeneratedCharacter, RecentPicture } from "../../lib/character.ts";
import { PICTURE_COST } from "../../lib/credits.ts";
import { DEFAULT_COLOUR_SCHEME, isPremiumStyle } from "../../lib/choices.ts";
import { alternativeText } from "./alternative_text.ts";
import type { GenerationRow } from "../store/generations/generation_row.ts";

/** The character before it is named and saved. Throws when the generation has no picture. */
export function generatedCharacter(row: GenerationRow): GeneratedCharacter {
  if (!row.picture) throw new Error(`Generation ${row.id} has no picture.`);
  const { imageKey, understanding } = row.picture;
  const { charge, remainingGenerations } = row;
  return {
    name: "",
    prompt: row.prompt,
    style: row.style,
    imageUrl: imageKey,
    traits: row.traits,
    accessories: row.accessories,
    colorScheme: row.colorScheme ?? DEFAULT_COLOUR_SCHEME,
    favorite: "false",
    isPremium: isPremiumStyle(row.style),
    createdAt: row.createdAt,
    alt: alternativeText(row.picture),
    understanding: {
      ...understanding,
      cost: charge?.kind === "credits"
        ? charge.amount
        : row.revision !== undefined
        ? 0
        : PICTURE_COST,
    },
    seed: row.seed,
    ...(row.keepPhoto && { keepPhoto: true as const }),
    ...(remainingGenerations !== undefined && { remainingGenerations }),
  };
}

/** The same in the list of a person's pictures of the last day. */
export function recentPicture(row: GenerationRow): RecentPicture {
  return {
    ...generatedCharacter(row),
    savedAs: row.characterId ?? null,
    expiresAt: new Date(row.unsavedUntil).toISOString(),
  };
}
