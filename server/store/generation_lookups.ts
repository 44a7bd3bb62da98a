/**
 * Finding generations: by id, by the client's key, by picture, and those that are overdue.
 *
 * @module
 */
import type { GenerationRow, Owner } from "./generation_row.ts";
import { keys } from "./keys.ts";

/** Rows fetched in one go while going through a long list. */
const PAGE = 100;

export async function findGeneration(kv: Deno.Kv, id: string): Promise<GenerationRow | null> {
  return (await kv.get<GenerationRow>(keys.generation(id))).value;
}

/** The generation this owner's key stands for: at work or settled, never one that was released. */
export async function findByIdempotencyKey(
  kv: Deno.Kv,
  owner: Owner,
  key: string,
): Promise<GenerationRow | null> {
  const { value: id } = await kv.get<string>(keys.idempotency(owner, key));
  return id === null ? null : await findGeneration(kv, id);
}

/** The generation that made the picture with this key, while the picture is known. */
export async function findByImage(kv: Deno.Kv, imageKey: string): Promise<GenerationRow | null> {
  const { value: id } = await kv.get<string>(keys.generationByImage(imageKey));
  return id === null ? null : await findGeneration(kv, id);
}

/** Whether a settled generation made the picture with this key, and it is still kept. */
export async function isKnownImage(kv: Deno.Kv, imageKey: string): Promise<boolean> {
  return (await kv.get(keys.generationByImage(imageKey))).value !== null;
}

/** Generations at work whose lease ended before this moment, oldest first. */
export function listAbandoned(kv: Deno.Kv, before: number): AsyncIterable<GenerationRow> {
  return listBefore(kv, keys.openGenerations, before);
}

/** Generations whose picture nobody saved before this moment, oldest first. */
export function listUnsaved(kv: Deno.Kv, before: number): AsyncIterable<GenerationRow> {
  return listBefore(kv, keys.unsavedGenerations, before);
}

async function* listBefore(
  kv: Deno.Kv,
  index: Deno.KvKey,
  before: number,
): AsyncIterable<GenerationRow> {
  const selector = { prefix: index, end: [...index, before] };
  for await (const { value: id } of kv.list<string>(selector, { batchSize: PAGE })) {
    const row = await findGeneration(kv, id);
    if (row) yield row;
  }
}
