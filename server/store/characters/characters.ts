/**
 * @module Saved characters. Saving is one commit that also takes the picture away from the sweeper, so that
 * a picture is saved once and a saved one is never swept.
 */
import type { CharacterDetails, CharacterRow } from "./character_row.ts";
import { touchCollection } from "./collections.ts";
import { SLUG_LENGTH, SLUG_LETTERS } from "../../../lib/characters/character_url.ts";
import { isPremiumStyle } from "../../../lib/choices.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import type { Reads } from "../database/batched_reads.ts";
import { type GenerationRow, userIdOf } from "../generations/generation_row.ts";
import { keys } from "../keys.ts";

/** A character to be saved. */
export interface Saving {
  /** The new character's id. */
  id: number;
  /** Its owner. */
  userId: number;
  /** The key of its picture in the storage. */
  imageKey: string;
  /** Name, traits and looks. */
  details: CharacterDetails;
}

/** How saving ended. `notFound`: there is no such picture, or it is another user's; `taken`: saved before. */
export type Saved = CharacterRow | "notFound" | "taken" | Conflict;

/**
 * Saves the picture with this key. A guest's picture may be saved by every user who knows its key,
 * which cannot be guessed.
 */
export function saveCharacter(kv: Deno.Kv, saving: Saving): Promise<Saved> {
  const { id, userId, imageKey } = saving;
  return commit<Saved>(async () => {
    const [generationId, user] = await kv.getMany<[string, unknown]>([
      keys.generationByImage(imageKey),
      keys.user(userId),
    ]);
    if (generationId.value === null || user.value === null) return { answer: "notFound" };
    const generation = await kv.get<GenerationRow>(keys.generation(generationId.value));
    if (!generation.value || !mayHave(userId, generation.value)) return { answer: "notFound" };
    if (generation.value.state === "saved") return { answer: "taken" };
    if (generation.value.state !== "settled") return { answer: "notFound" };

    const row = characterOf(generation.value, saving);
    const saved: GenerationRow = { ...generation.value, state: "saved", characterId: id };
    const operation = atomic(kv)
      .check(generation)
      // An account that is being deleted must not get anything new.
      .check(user)
      .check({ key: keys.character(id), versionstamp: null })
      .set(generation.key, saved)
      .delete(keys.unsavedGeneration(saved.unsavedUntil, saved.id))
      .set(keys.character(id), row)
      .set(keys.characterByUser(userId, id), id);
    for (const key of kittenKeys(row)) operation.set(key, id);
    await touchCollection(kv, operation, { userId, growth: 1 });
    return { operation, answer: row };
  });
}

/** The character with this id; null when there is none. */
export async function findCharacter(kv: Reads, id: number): Promise<CharacterRow | null> {
  return (await kv.get<CharacterRow>(keys.character(id))).value;
}

/** A character together with a text that is another one after each change of it. */
export interface CharacterVersion {
  /** The row. */
  row: CharacterRow;
  /** Of the database. */
  version: string;
}

/** The same with its version. */
export async function findCharacterVersion(
  kv: Reads,
  id: number,
): Promise<CharacterVersion | null> {
  const { value, versionstamp } = await kv.get<CharacterRow>(keys.character(id));
  return value && { row: value, version: versionstamp };
}

/** The character that has this slug, also while it is public; null when there is none. */
export async function findBySlug(kv: Reads, slug: string): Promise<CharacterVersion | null> {
  const { value: id } = await kv.get<number>(keys.characterBySlug(slug));
  return id === null ? null : await findCharacterVersion(kv, id);
}

/** The highest id of all characters; 0 when there is none. */
export async function newestCharacterId(kv: Deno.Kv): Promise<number> {
  const newest = kv.list<CharacterRow>({ prefix: keys.characters }, { reverse: true, limit: 1 });
  for await (const { value } of newest) return value.id;
  return 0;
}

/** The ids of all public characters from `first` on, below `end`. */
export async function publicCharacterIds(
  kv: Deno.Kv,
  { first, end }: { first: number; end: number },
): Promise<number[]> {
  const selector = { start: keys.character(first), end: keys.character(end) };
  const ids: number[] = [];
  for await (const { value } of kv.list<CharacterRow>(selector)) {
    if (!value.isUnlisted) ids.push(value.id);
  }
  return ids;
}

/** A slug that cannot be guessed. */
export function newSlug(): string {
  const random = crypto.getRandomValues(new Uint8Array(SLUG_LENGTH));
  return Array.from(random, (byte) => SLUG_LETTERS[byte % SLUG_LETTERS.length]).join("");
}

/** Where a kitten is listed, by each of its parents. */
export function kittenKeys({ id, parents }: Pick<CharacterRow, "id" | "parents">): Deno.KvKey[] {
  return parents?.map((parent) => keys.kittenOf(parent, id)) ?? [];
}

/** The ids of a character's kittens, the eldest first, `limit` of them at most. */
export async function kittenIds(
  kv: Reads & Pick<Deno.Kv, "list">,
  parentId: number,
  { limit }: { limit: number },
): Promise<number[]> {
  const selector = { prefix: keys.kittensOf(parentId) };
  return await Array.fromAsync(kv.list<number>(selector, { limit }), ({ value }) => value);
}

/** Whether the user may save this picture: their own, or a guest's. */
export function mayHave(userId: number, { owner }: GenerationRow): boolean {
  const ownerId = userIdOf(owner);
  return ownerId === null || ownerId === userId;
}

/** What was drawn and from which words is what the server knows, not what a client says. */
function characterOf(
  { id: generationId, prompt, style, picture, birth, createdAt }: GenerationRow,
  { id, userId, imageKey, details }: Saving,
): CharacterRow {
  return {
    id,
    userId,
    generationId,
    ...details,
    prompt,
    style,
    imageKey,
    alt: picture?.alt ?? "",
    ...(picture?.recipe !== undefined && { recipe: picture.recipe }),
    favorite: false,
    isPremium: isPremiumStyle(style),
    ...birth,
    createdAt,
  };
}
