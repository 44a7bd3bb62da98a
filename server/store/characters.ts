/**
 * Saved characters. Saving is one commit that also takes the picture away from the sweeper, so that a
 * picture is saved once and a saved one is never swept.
 *
 * @module
 */
import type { Accessory, ColourScheme, Style } from "../../lib/choices.ts";
import { commit, type Conflict } from "./commit.ts";
import { type GenerationRow, userIdOf } from "./generation_row.ts";
import { keys } from "./keys.ts";

/** Characters read in one go when all are wanted. */
const READ_AT_ONCE = 100;

export interface CharacterRow {
  id: number;
  userId: number;
  /** The generation that drew its picture. */
  generationId: string;
  name: string;
  prompt: string;
  style: Style;
  imageKey: string;
  alt: string;
  traits: string[];
  accessories: Accessory[];
  colorScheme: ColourScheme;
  favorite: boolean;
  isPremium: boolean;
  /** ISO 8601; when its picture was drawn. */
  createdAt: string;
}

/** What its owner says about a character. */
export type CharacterSheet = Pick<
  CharacterRow,
  "name" | "traits" | "accessories" | "colorScheme"
>;

export interface Saving {
  id: number;
  userId: number;
  imageKey: string;
  sheet: CharacterSheet;
}

/** How saving ended. `absent`: there is no such picture, or it is another user's; `taken`: saved before. */
export type Saved = CharacterRow | "absent" | "taken" | Conflict;

/**
 * Saves the picture with this key. A visitor's picture may be saved by whoever knows its key, which nobody
 * can guess.
 */
export function saveCharacter(kv: Deno.Kv, saving: Saving): Promise<Saved> {
  const { id, userId, imageKey } = saving;
  return commit<Saved>(async () => {
    const [generationId, user] = await kv.getMany<[string, unknown]>([
      keys.generationByImage(imageKey),
      keys.user(userId),
    ]);
    if (generationId.value === null || user.value === null) return { answer: "absent" };
    const generation = await kv.get<GenerationRow>(keys.generation(generationId.value));
    if (!generation.value || !mayHave(userId, generation.value)) return { answer: "absent" };
    if (generation.value.state === "saved") return { answer: "taken" };
    if (generation.value.state !== "settled") return { answer: "absent" };

    const row = characterOf(generation.value, saving);
    const saved: GenerationRow = { ...generation.value, state: "saved", characterId: id };
    const operation = kv.atomic()
      .check(generation)
      // An account that is being deleted must not get anything new.
      .check(user)
      .check({ key: keys.character(id), versionstamp: null })
      .set(generation.key, saved)
      .delete(keys.unsavedGeneration(saved.unsavedUntil, saved.id))
      .set(keys.character(id), row)
      .set(keys.characterByUser(userId, id), id);
    return { operation, answer: row };
  });
}

export async function findCharacter(kv: Deno.Kv, id: number): Promise<CharacterRow | null> {
  return (await kv.get<CharacterRow>(keys.character(id))).value;
}

/**
 * Deletes a character and the generation that drew it; its picture is for the caller to remove. Null when
 * there is no such character.
 */
export function removeCharacter(kv: Deno.Kv, id: number): Promise<CharacterRow | null | Conflict> {
  return commit<CharacterRow | null>(async () => {
    const stored = await kv.get<CharacterRow>(keys.character(id));
    if (stored.value === null) return { answer: null };
    const { userId, generationId, imageKey } = stored.value;
    const generation = await kv.get<GenerationRow>(keys.generation(generationId));
    const operation = kv.atomic().check(stored).check(generation)
      .delete(stored.key)
      .delete(keys.characterByUser(userId, id))
      .delete(generation.key)
      .delete(keys.generationByImage(imageKey));
    const { owner, idempotencyKey } = generation.value ?? {};
    if (owner && idempotencyKey) operation.delete(keys.idempotency(owner, idempotencyKey));
    return { operation, answer: stored.value };
  });
}

export interface CharacterPage {
  characters: CharacterRow[];
  /** Where the next page begins; absent on the last one. */
  next?: number;
}

/** A user's characters, newest first, `limit` of them, from where an earlier page's `next` says. */
export async function listCharacters(
  kv: Deno.Kv,
  userId: number,
  { limit, before }: { limit: number; before?: number },
): Promise<CharacterPage> {
  const selector = {
    prefix: keys.charactersByUser(userId),
    ...(before !== undefined && { end: keys.characterByUser(userId, before) }),
  };
  // One more than asked for shows whether there is another page.
  const index = kv.list<number>(selector, { reverse: true, limit: limit + 1 });
  const ids = (await Array.fromAsync(index)).map(({ value }) => value);
  const shown = ids.slice(0, limit);
  const rows = await Promise.all(shown.map((id) => findCharacter(kv, id)));
  const characters = rows.filter((row) => row !== null);
  return ids.length <= limit ? { characters } : { characters, next: shown.at(-1)! };
}

/** Every character of a user, newest first, read page by page. */
export async function* eachCharacter(kv: Deno.Kv, userId: number): AsyncIterable<CharacterRow> {
  let before: number | undefined;
  do {
    const page = await listCharacters(kv, userId, { limit: READ_AT_ONCE, before });
    yield* page.characters;
    before = page.next;
  } while (before !== undefined);
}

function mayHave(userId: number, { owner }: GenerationRow): boolean {
  const ownerId = userIdOf(owner);
  return ownerId === null || ownerId === userId;
}

/** What was drawn and from which words is what the server knows, not what a client says. */
function characterOf(
  { id: generationId, prompt, style, picture, createdAt }: GenerationRow,
  { id, userId, imageKey, sheet }: Saving,
): CharacterRow {
  return {
    id,
    userId,
    generationId,
    ...sheet,
    prompt,
    style,
    imageKey,
    alt: picture?.alt ?? "",
    favorite: false,
    isPremium: false,
    createdAt,
  };
}
