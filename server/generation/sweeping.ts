/**
 * @module What crashes and time leave behind: generations without a worker, and pictures that were not
 * saved.
 */
import type { ImageStore } from "../images/image_store.ts";
import { DatabaseAway } from "../failures/database_away.ts";
import {
  listOpen,
  listUnsaved,
  type OpenGeneration,
} from "../store/generations/generation_lookups.ts";
import type { GenerationRow } from "../store/generations/generation_row.ts";
import { discard, forget, release } from "../store/generations/generations.ts";

export interface SweepDeps {
  kv: Deno.Kv;
  images: ImageStore;
}

/** Gives back every unfinished generation whose lease has ended. */
export function releaseAbandoned(
  { kv, images }: SweepDeps,
  hasEnded: (generation: OpenGeneration) => boolean | Promise<boolean>,
): Promise<void> {
  return each(listOpen(kv), async (generation) => {
    if (await hasEnded(generation)) await giveBack({ kv, images }, generation.id);
  });
}

/** Gives back this unfinished generation. */
export async function giveBack({ kv, images }: SweepDeps, id: string): Promise<void> {
  const row = await release(kv, id);
  if (row?.state === "released") await removePicture(images, row);
}

/** Removes every picture that should have been saved before this moment, and its row. */
export function removeUnsaved({ kv, images }: SweepDeps, before: number): Promise<void> {
  return each(listUnsaved(kv, before), async ({ id }) => {
    // From here on it cannot be found or saved, so its file may go before its row.
    const row = await discard(kv, id);
    if (row?.state !== "discarded" && row?.state !== "released") return;
    await removePicture(images, row);
    await forget(kv, row);
  });
}

async function removePicture(images: ImageStore, { picture }: GenerationRow): Promise<void> {
  if (picture) await images.remove(picture.imageKey);
}

/** Handles every row; one that fails does not keep the others, and is thrown at the end. Needs the database. */
async function each<Row>(
  rows: AsyncIterable<Row>,
  handle: (row: Row) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const row of rows) {
    try {
      await handle(row);
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some rows could not be swept.");
}
