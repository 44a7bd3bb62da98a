/**
 * @module Another picture for a saved character: the same cat, drawn again with changes. The picture from
 * before is unsaved again, for a day.
 */
import { DEFAULT_COLOUR_SCHEME, isPremiumStyle } from "../../../lib/choices.ts";
import { DAY_MS } from "../../../lib/durations.ts";
import type { Operation } from "../database/commit.ts";
import type { GenerationRow } from "../generations/generation_row.ts";
import { recentKey } from "../generations/generations.ts";
import { keys } from "../keys.ts";
import type { CharacterRow } from "./character_row.ts";
import { mayHave } from "./characters.ts";

/** Which picture is to be whose. */
export interface PictureReplacement {
  /** The character as it is; the operation checks that it has not changed. */
  character: CharacterRow;
  /** The key of its next picture; absent when it keeps the one it has. */
  imageKey?: string;
  /** Its entry in the contest of this month, or that it has none. */
  entry: Deno.KvEntryMaybe<number>;
  /** Now. */
  at: Date;
}

/** Why it keeps its picture. `noPicture`: no such picture of this cat; `pictureCompetes`: people vote for it. */
export type PictureRefusal = "noPicture" | "pictureCompetes";

/**
 * Adds to the operation what a new picture changes elsewhere, and answers what it changes of the character:
 * nothing when the picture stays.
 */
export async function replacePicture(
  kv: Deno.Kv,
  operation: Operation,
  { character, imageKey, entry, at }: PictureReplacement,
): Promise<Partial<CharacterRow> | PictureRefusal> {
  if (imageKey === undefined || imageKey === character.imageKey) return {};
  const { value: generationId } = await kv.get<string>(keys.generationByImage(imageKey));
  if (generationId === null) return "noPicture";
  if (entry.value !== null) return "pictureCompetes";
  const [next, before] = await kv.getMany<[GenerationRow, GenerationRow]>([
    keys.generation(generationId),
    keys.generation(character.generationId),
  ]);
  if (next.value?.state !== "settled" || !mayHave(character.userId, next.value)) return "noPicture";
  if (!before.value || !isSameCat(next.value, before.value)) return "noPicture";

  const saved: GenerationRow = { ...next.value, state: "saved", characterId: character.id };
  const { characterId: _, ...left } = before.value;
  const unsavedUntil = at.getTime() + DAY_MS;
  const unsaved: GenerationRow = { ...left, state: "settled", unsavedUntil };
  operation.check(next).check(before).check(entry)
    .set(next.key, saved)
    .delete(keys.unsavedGeneration(saved.unsavedUntil, saved.id))
    .set(before.key, unsaved)
    .set(keys.unsavedGeneration(unsavedUntil, unsaved.id), unsaved.id);
  const recent = recentKey(unsaved);
  if (recent) operation.set(recent, unsaved.id, { expireIn: DAY_MS });
  return { ...looksOf(saved), generationId: saved.id, imageKey };
}

/** The same words with the same seed are the same cat, however it was changed. */
function isSameCat(one: GenerationRow, other: GenerationRow): boolean {
  return one.seed === other.seed && one.prompt === other.prompt;
}

function looksOf(
  { style, picture, accessories, colorScheme = DEFAULT_COLOUR_SCHEME }: GenerationRow,
) {
  return {
    style,
    alt: picture?.alt ?? "",
    recipe: picture?.recipe,
    accessories,
    colorScheme,
    isPremium: isPremiumStyle(style),
  };
}
