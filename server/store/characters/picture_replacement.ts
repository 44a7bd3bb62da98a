/**
 * Another picture for a saved character: the same cat, drawn again with changes. The picture from before is
 * unsaved again, for a day.
 *
 * @module
 */
import { DEFAULT_COLOUR_SCHEME, isPremiumStyle } from "../../../lib/choices.ts";
import { periodOf } from "../../../lib/contest/period.ts";
import { DAY_MS } from "../../time/durations.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import type { GenerationRow } from "../generations/generation_row.ts";
import { recentKey } from "../generations/generations.ts";
import { keys } from "../keys.ts";
import type { CharacterRow } from "./character_row.ts";
import { mayHave } from "./characters.ts";
import { touchCollection } from "./collections.ts";

/** Which picture is to be whose. */
export interface PictureReplacement {
  /** The character's id. */
  id: number;
  /** Who changes it. */
  userId: number;
  /** The key of its next picture. */
  imageKey: string;
  /** Now. */
  at: Date;
}

/**
 * How a replacement ended. `notFound`: the user has no such character; `noPicture`: no such picture of this
 * cat; `competes`: people vote for the picture it has.
 */
export type Replaced = CharacterRow | "notFound" | "noPicture" | "competes" | Conflict;

/** Gives a character of this user another picture of the same cat. */
export function replacePicture(
  kv: Deno.Kv,
  { id, userId, imageKey, at }: PictureReplacement,
): Promise<Replaced> {
  return commit<Exclude<Replaced, Conflict>>(async () => {
    const [character, generationId, entry] = await kv.getMany<[CharacterRow, string, number]>([
      keys.character(id),
      keys.generationByImage(imageKey),
      keys.activeSubmission(periodOf(at), id),
    ]);
    if (character.value?.userId !== userId) return { answer: "notFound" };
    if (character.value.imageKey === imageKey) return { answer: character.value };
    if (generationId.value === null) return { answer: "noPicture" };
    if (entry.value !== null) return { answer: "competes" };
    const [next, before] = await kv.getMany<[GenerationRow, GenerationRow]>([
      keys.generation(generationId.value),
      keys.generation(character.value.generationId),
    ]);
    if (next.value?.state !== "settled" || !mayHave(userId, next.value)) {
      return { answer: "noPicture" };
    }
    if (!before.value || !isSameCat(next.value, before.value)) return { answer: "noPicture" };

    const saved: GenerationRow = { ...next.value, state: "saved", characterId: id };
    const { characterId: _, ...left } = before.value;
    const unsavedUntil = at.getTime() + DAY_MS;
    const unsaved: GenerationRow = { ...left, state: "settled", unsavedUntil };
    const row = { ...character.value, ...looksOf(saved), generationId: saved.id, imageKey };
    const operation = atomic(kv).check(character).check(next).check(before).check(entry)
      .set(next.key, saved)
      .delete(keys.unsavedGeneration(saved.unsavedUntil, saved.id))
      .set(before.key, unsaved)
      .set(keys.unsavedGeneration(unsavedUntil, unsaved.id), unsaved.id)
      .set(character.key, row);
    const recent = recentKey(unsaved);
    if (recent) operation.set(recent, unsaved.id, { expireIn: DAY_MS });
    await touchCollection(kv, operation, { userId, growth: 0 });
    return { operation, answer: row };
  });
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
