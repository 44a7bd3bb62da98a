/**
 * @module The same picture once more, written beside the server that runs on this folder: for tests that
 * look at something else than the drawing.
 */
import { join } from "node:path";
import { ulid } from "ulid";
import { imagesIn } from "../../server/images/disk_images.ts";
import { newPictureKey, withVariants } from "../../server/images/picture_key.ts";
import { type GenerationRow, recentOwner } from "../../server/store/generations/generation_row.ts";
import { keys } from "../../server/store/keys.ts";

/** Whose the copy is, and what is said of it. */
export type CopyChanges = Partial<Pick<GenerationRow, "owner" | "browser" | "prompt">>;

const PNG = ".png";

/**
 * Copies a picture that lies in this data folder, with all that was made of it so far; the copy is not saved yet,
 * and it costs nothing. Answers its key; null when the picture is gone, or kept elsewhere.
 */
export async function copyPicture(
  dataDir: string,
  key: string,
  changes: CopyChanges = {},
): Promise<string | null> {
  using kv = await Deno.openKv(join(dataDir, "kv.sqlite3"));
  const { value: id } = await kv.get<string>(keys.generationByImage(key));
  // A test has deleted for good what it had saved with it.
  if (!id) return null;
  const images = imagesIn({ folder: join(dataDir, "images"), secret: new Uint8Array() });
  const ownKey = newPictureKey();
  // The colours behind what is random are the picture's.
  const copyKey = ownKey.slice(0, -PNG.length) + key.slice(ownKey.length - PNG.length);
  const copyKeys = withVariants(copyKey);
  for (const [index, each] of withVariants(key).entries()) {
    const bytes = await images.get(each);
    if (bytes) await images.put(copyKeys[index]!, bytes);
    else if (each === key) return null;
  }
  const { value: row } = await kv.get<GenerationRow>(keys.generation(id));
  const { characterId: _, charge: __, idempotencyKey: ___, ...unsaved } = row!;
  const picture = { ...row!.picture!, imageKey: copyKey };
  const copy: GenerationRow = { ...unsaved, ...changes, id: ulid(), state: "settled", picture };
  const operation = kv.atomic()
    .set(keys.generation(copy.id), copy)
    .set(keys.unsavedGeneration(copy.unsavedUntil, copy.id), copy.id)
    .set(keys.generationByImage(copyKey), copy.id);
  const owner = recentOwner(copy);
  if (owner) operation.set(keys.recentGeneration(owner, copy.id), copy.id);
  await operation.commit();
  return copyKey;
}
