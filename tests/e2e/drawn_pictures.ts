/**
 * Pictures to save characters with. The product draws the first of its words; whoever needs the same again is
 * given a copy of it, with all that was made of it since: most tests look at something else than the drawing.
 *
 * @module
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { ulid } from "ulid";
import { imagesIn } from "../../server/images/disk_images.ts";
import { newPictureKey, withVariants } from "../../server/images/picture_key.ts";
import type { GenerationRow } from "../../server/store/generations/generation_row.ts";
import { keys } from "../../server/store/keys.ts";
import type { E2e } from "./e2e.ts";

/** What a picture shows. */
export interface Words {
  prompt: string;
  style: string;
}

/** By product and words. */
const drawn = new Map<string, string>();

/** The key of a picture of these words that nobody has saved yet. */
export async function unsavedPicture(
  { origin, dataDir }: Pick<E2e, "origin" | "dataDir">,
  words: Words,
): Promise<string> {
  const name = JSON.stringify([origin, words]);
  const earlier = drawn.get(name);
  const copy = earlier && await copyPicture(dataDir, earlier);
  if (copy) return copy;
  const imageUrl = await drawPicture(origin, words);
  drawn.set(name, imageUrl);
  return imageUrl;
}

/** Drawn by a guest, whom it costs nothing. */
async function drawPicture(origin: string, words: Words): Promise<string> {
  const response = await fetch(`${origin}/api/characters/generate`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" },
    body: JSON.stringify(words),
  });
  assert.equal(response.status, 200);
  const { imageUrl } = await response.json();
  return imageUrl;
}

/** The key of the copy; null when the picture is gone, or kept elsewhere than in this folder. */
async function copyPicture(dataDir: string, key: string): Promise<string | null> {
  const images = imagesIn({ folder: join(dataDir, "images"), secret: new Uint8Array() });
  const copyKey = newPictureKey();
  const copyKeys = withVariants(copyKey);
  for (const [index, each] of withVariants(key).entries()) {
    const bytes = await images.get(each);
    if (bytes) await images.put(copyKeys[index]!, bytes);
    else if (each === key) return null;
  }
  using kv = await Deno.openKv(join(dataDir, "kv.sqlite3"));
  const { value: id } = await kv.get<string>(keys.generationByImage(key));
  const { value: row } = await kv.get<GenerationRow>(keys.generation(id!));
  const { characterId: _, ...unsaved } = row!;
  const copy: GenerationRow = {
    ...unsaved,
    id: ulid(),
    state: "settled",
    picture: { ...row!.picture!, imageKey: copyKey },
  };
  await kv.atomic()
    .set(keys.generation(copy.id), copy)
    .set(keys.unsavedGeneration(copy.unsavedUntil, copy.id), copy.id)
    .set(keys.generationByImage(copyKey), copy.id)
    .commit();
  return copyKey;
}
