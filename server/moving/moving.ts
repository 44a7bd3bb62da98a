/**
 * Moving house: takes in the characters of an account's export, from this site or another one. Credits stay where
 * they are; what is here already is left as it is.
 *
 * @module
 */
import { ulid } from "ulid";
import * as z from "zod/mini";
import { isPremiumStyle } from "../../lib/choices.ts";
import type { Moved } from "../../lib/moving.ts";
import { unzipped } from "../archives/unzipped.ts";
import { createLimit } from "../concurrency/limit.ts";
import { Failure } from "../failures/failure.ts";
import type { ImageStore } from "../images/image_store.ts";
import { newPictureKey } from "../images/picture_key.ts";
import { refuseProfanity } from "../language/wording.ts";
import { addMoved, findMoved } from "../store/characters/moved_characters.ts";
import { newSlug } from "../store/characters/characters.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { type RateLimit, takeAttempt } from "../store/database/rate_limits.ts";
import { openSequence } from "../store/database/sequences.ts";
import { observedLimit } from "../telemetry/observed_limit.ts";
import { HOUR_MS } from "../time/durations.ts";
import { MovedCharacter } from "./moved_character.ts";
import { movedPicture } from "./moved_picture.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Taking in archives. */
export interface Moving {
  /**
   * Takes in what the user does not have yet. Throws `invalid` for what is no export, `rateLimited` beyond the
   * limit, `unavailable` while another one is taken in.
   */
  move(userId: number, archive: Bytes): Promise<Moved>;
}

/** What it works with. */
export interface MovingDeps {
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
const MAX_LIST_BYTES = 4 * 1024 * 1024;
const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

const MOVES: RateLimit = { name: "moves", limit: 12, windowMs: HOUR_MS };

/** Archives are large. */
const LINE = {
  atOnce: 1,
  maxWaitMs: 60_000,
  typicalMs: 20_000,
  crowded: "Another archive is taken in right now.",
};

/** Moving into this database. */
export function createMoving(
  { kv, images, onSaved, now = () => new Date() }: MovingDeps,
): Moving {
  const nextId = openSequence(kv, "characters");
  const line = observedLimit("archives", createLimit(LINE));

  async function takeIn(userId: number, archive: Bytes): Promise<Moved> {
    const files = unzipped(archive, MAX_FILES);
    const rows = charactersIn(await files.read("characters.json", MAX_LIST_BYTES));
    const moved: Moved = { added: [], known: 0, left: [] };
    /** Numbers there, and here: parents are found again by them. */
    const numbers = new Map<number, number>();
    for (const value of rows) {
      try {
        const there = readCharacter(value);
        const origin = there.origin ?? there.imageKey;
        const known = await findMoved(kv, userId, origin);
        if (known) {
          moved.known++;
          numbers.set(there.id, known.id);
          continue;
        }
        const png = await files.read(there.imageKey, MAX_PICTURE_BYTES);
        if (!png) throw leftOut("Its picture is not in the archive.");
        const id = await add(userId, { ...there, origin }, png, numbers);
        numbers.set(there.id, id);
        moved.added.push(id);
      } catch (error) {
        if (!(error instanceof Failure) || error.kind !== "invalid") throw error;
        moved.left.push({ name: nameIn(value), reason: error.message });
      }
    }
    return moved;
  }

  async function add(
    userId: number,
    there: MovedCharacter & { origin: string },
    png: Bytes,
    numbers: ReadonlyMap<number, number>,
  ): Promise<number> {
    const picture = await movedPicture(png);
    if (!picture) throw leftOut("Its picture is no whole PNG of 1024 × 1024 pixels.");
    const { id: _, parents, isUnlisted, imageKey: _there, ...rest } = there;
    const id = await nextId(), imageKey = newPictureKey(picture.colours);
    const here = parents?.map((parent) => numbers.get(parent));
    const [mother, father] = here ?? [];
    // The row comes after the file, so that no character is without its picture.
    await images.put(imageKey, picture.png);
    const row = await addMoved(kv, {
      ...rest,
      id,
      userId,
      generationId: ulid(),
      imageKey,
      isPremium: isPremiumStyle(rest.style),
      ...(isUnlisted && { isUnlisted, slug: newSlug() }),
      ...(mother && father && { parents: [mother, father] }),
    }, { seed: picture.recipe?.seed ?? String(id), unsavedUntil: now().getTime() });
    if (!orConflict(row)) {
      await images.remove(imageKey);
      throw new Failure("notFound", "The account is gone.");
    }
    onSaved?.(imageKey);
    return id;
  }

  return {
    async move(userId, archive) {
      const wait = await takeAttempt(kv, MOVES, { who: `user:${userId}`, now: now().getTime() });
      if (wait !== null) {
        const message = "Too many archives. Please try again later.";
        throw new Failure("rateLimited", message, { retryAfterSeconds: wait });
      }
      return await line.run(() => takeIn(userId, archive));
    },
  };
}

/** The rows, parents before their kittens. */
function charactersIn(json: Bytes | undefined): unknown[] {
  if (!json) {
    throw new Failure("invalid", "This is no export of an account: it has no characters.json.");
  }
  let rows: unknown;
  try {
    rows = JSON.parse(new TextDecoder().decode(json));
  } catch {
    throw new Failure("invalid", "characters.json is not valid JSON.");
  }
  if (!Array.isArray(rows)) throw new Failure("invalid", "characters.json is no list.");
  if (rows.length > MAX_CHARACTERS) {
    throw new Failure(
      "invalid",
      `The archive has ${rows.length} characters; ${MAX_CHARACTERS} are the most.`,
    );
  }
  return rows.toSorted((one, other) => numberOf(one) - numberOf(other));
}

const numberOf = (row: unknown) => Number((row as { id?: unknown } | null)?.id) || 0;

function readCharacter(value: unknown): MovedCharacter {
  const read = z.safeParse(MovedCharacter, value);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw leftOut(`Its ${issue!.path.join(".") || "row"} is not as expected.`);
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
