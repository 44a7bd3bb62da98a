/**
 * @module Importing the characters and stories of an account's export, from this site or another one.
 * Credits stay where they are; what is here already is left as it is.
 */
import { ulid } from "ulid";
import * as z from "zod/mini";
import { isPremiumStyle } from "../../lib/choices.ts";
import type { ImportResult } from "../../lib/account_import.ts";
import { unzip } from "../archives/unzip.ts";
import { createLimit } from "../concurrency/limit.ts";
import { Failure } from "../failures/failure.ts";
import { shownOf } from "../illustrator/mod.ts";
import type { ImageStore } from "../images/image_store.ts";
import { newPictureKey } from "../images/picture_key.ts";
import { refuseProfanity } from "../profanity/refuse_profanity.ts";
import { addImported, findImported } from "../store/characters/imported_characters.ts";
import { newSlug } from "../store/characters/characters.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { enforceLimit } from "../rate_limits/enforce.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import { openSequence } from "../store/database/sequences.ts";
import { observedLimit } from "../telemetry/observed_limit.ts";
import { ImportedCharacter } from "./imported_character.ts";
import { importStory } from "./story_import.ts";
import { importedPicture } from "./imported_picture.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** Importing archives. */
export interface AccountImport {
  /**
   * Takes in what the user does not have yet. Throws `invalid` for what is no export, `rateLimited` beyond the
   * limit, `unavailable` while another one is taken in.
   */
  run(userId: number, archive: Uint8Array<ArrayBuffer>): Promise<ImportResult>;
}

/** What it works with. */
export interface AccountImportDeps {
  /** The database. */
  kv: Deno.Kv;
  /** Where pictures are kept. */
  images: ImageStore;
  /** Called with the key of each picture that has come in. */
  onSaved?: (imageKey: string) => void;
  /** The clock; the system's by default. */
  now?: () => Date;
}

const MAX_FILES = 5_000;
const MAX_CHARACTERS = 500;
const MAX_STORIES = 500;
const MAX_LIST_BYTES = 4 * 1024 * 1024;
const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/** Archives are large. */
const LINE = {
  atOnce: 1,
  maxWaitMs: 60_000,
  typicalMs: 20_000,
  crowded: msg("Another archive is taken in right now."),
};

/** Importing into this database. */
export function createAccountImport(
  { kv, images, onSaved, now = () => new Date() }: AccountImportDeps,
): AccountImport {
  const nextId = openSequence(kv, "characters");
  const line = observedLimit("archives", createLimit(LINE));

  async function importArchive(
    userId: number,
    archive: Uint8Array<ArrayBuffer>,
  ): Promise<ImportResult> {
    const files = unzip(archive, MAX_FILES);
    const characters = await files.read("characters.json", MAX_LIST_BYTES);
    if (!characters) {
      throw new Failure(
        "invalid",
        t("This is no export of an account: it has no characters.json."),
      );
    }
    // Parents come before their kittens.
    const rows = rowsIn("characters", characters, MAX_CHARACTERS)
      .toSorted((one, other) => numberOf(one) - numberOf(other));
    // Older exports have none.
    const tales = await files.read("stories.json", MAX_LIST_BYTES);
    const stories = tales ? rowsIn("stories", tales, MAX_STORIES) : [];
    const result: ImportResult = { added: [], known: 0, stories: 0, left: [] };
    /** Numbers there, and here: parents are found again by them. */
    const numbers = new Map<number, number>();
    for (const value of rows) {
      try {
        const there = readCharacter(value);
        const origin = there.origin ?? there.imageKey;
        const known = await findImported(kv, userId, origin);
        if (known) {
          result.known++;
          numbers.set(there.id, known.id);
          continue;
        }
        const png = await files.read(there.imageKey, MAX_PICTURE_BYTES);
        if (!png) throw leftOut(t("Its picture is not in the archive."));
        const id = await add(userId, { ...there, origin }, png, numbers);
        numbers.set(there.id, id);
        result.added.push(id);
      } catch (error) {
        leave(result, value, error);
      }
    }
    for (const value of stories) {
      try {
        if (await importStory(kv, { userId, numbers }, value)) result.stories++;
      } catch (error) {
        leave(result, value, error);
      }
    }
    return result;
  }

  async function add(
    userId: number,
    there: ImportedCharacter & { origin: string },
    png: Uint8Array<ArrayBuffer>,
    numbers: ReadonlyMap<number, number>,
  ): Promise<number> {
    const picture = await importedPicture(png);
    if (!picture) throw leftOut(t("Its picture is no whole PNG of 1024 × 1024 pixels."));
    const { id: _, parents, isUnlisted, imageKey: _there, ...rest } = there;
    const id = await nextId(), imageKey = newPictureKey(picture.colours);
    const here = parents?.map((parent) => numbers.get(parent));
    const [mother, father] = here ?? [];
    // The row comes after the file, so that no character is without its picture.
    await images.put(imageKey, picture.png);
    const row = await addImported(kv, {
      ...rest,
      id,
      userId,
      generationId: ulid(),
      imageKey,
      ...(picture.recipe && { recipe: shownOf(picture.recipe) }),
      isPremium: isPremiumStyle(rest.style),
      ...(isUnlisted && { isUnlisted, slug: newSlug() }),
      ...(mother && father && { parents: [mother, father] }),
    }, { seed: picture.recipe?.seed ?? String(id), unsavedUntil: now().getTime() });
    if (!orConflict(row)) {
      await images.remove(imageKey);
      throw new Failure("notFound", t("The account is gone."));
    }
    onSaved?.(imageKey);
    return id;
  }

  return {
    async run(userId, archive) {
      await enforceLimit({ kv, now }, RATE_LIMITS.moves, `user:${userId}`);
      return await line.run(() => importArchive(userId, archive));
    },
  };
}

/** Of one that is none of ours; any other error ends the import. */
function leave({ left }: ImportResult, value: unknown, error: unknown): void {
  if (!(error instanceof Failure) || error.kind !== "invalid") throw error;
  left.push({ name: nameIn(value), reason: error.message });
}

const TOO_MANY = {
  characters: msg("The archive has {n} characters; {max} are the most."),
  stories: msg("The archive has {n} stories; {max} are the most."),
};

/** The rows of a list of the archive. */
function rowsIn(
  list: "characters" | "stories",
  json: Uint8Array<ArrayBuffer>,
  most: number,
): unknown[] {
  let rows: unknown;
  try {
    rows = JSON.parse(new TextDecoder().decode(json));
  } catch {
    throw new Failure("invalid", t("{file} is not valid JSON.", { file: `${list}.json` }));
  }
  if (!Array.isArray(rows)) {
    throw new Failure("invalid", t("{file} is no list.", { file: `${list}.json` }));
  }
  if (rows.length > most) {
    throw new Failure("invalid", t(TOO_MANY[list], { n: rows.length, max: most }));
  }
  return rows;
}

const numberOf = (row: unknown) => Number((row as { id?: unknown } | null)?.id) || 0;

function readCharacter(value: unknown): ImportedCharacter {
  const read = z.safeParse(ImportedCharacter, value);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw leftOut(t("Its {field} is not as expected.", { field: issue!.path.join(".") || "row" }));
  }
  const { name, traits, prompt, memory } = read.data;
  refuseProfanity({ name, traits, prompt, line: memory?.line });
  return read.data;
}

/** Of one character; the others come in. */
function leftOut(reason: string): Failure {
  return new Failure("invalid", reason);
}

function nameIn(value: unknown): string {
  const name = (value as { name?: unknown } | null)?.name;
  return typeof name === "string" ? name.slice(0, 60) : "";
}
