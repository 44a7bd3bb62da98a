/**
 * @module Finding generations: by id, by the client's key, by picture, and those that are overdue.
 */
import { type GenerationRow, isKept, type Owner } from "./generation_row.ts";
import { keys } from "../keys.ts";

/** Rows fetched in one go while going through a long list. */
const PAGE = 100;

/** A generation; null when there is none with this id. */
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

/** A generation at work and the worker that draws it. */
export type OpenGeneration = Pick<GenerationRow, "id" | "worker">;

/** Generations at work, worker by worker. */
export async function* listOpen(kv: Deno.Kv): AsyncIterable<OpenGeneration> {
  const selector = { prefix: keys.openGenerations };
  for await (const { key, value: id } of kv.list<string>(selector, { batchSize: PAGE })) {
    yield { id, worker: String(key[1]) };
  }
}

/** Credits held for generations at work. */
export async function countHeldCredits(kv: Deno.Kv): Promise<number> {
  const open = await Array.fromAsync(listOpen(kv), ({ id }) => findGeneration(kv, id));
  return open.reduce(
    (sum, row) => sum + (row?.charge?.kind === "credits" ? row.charge.amount : 0),
    0,
  );
}

/** Pictures of the last day that this user or browser has, newest first, at most `limit`. */
export async function listRecent(
  kv: Deno.Kv,
  owner: string,
  { now, limit }: { now: number; limit: number },
): Promise<GenerationRow[]> {
  const rows: GenerationRow[] = [];
  const selector = { prefix: keys.recentGenerations(owner) };
  for await (const { value: id } of kv.list<string>(selector, { reverse: true, limit })) {
    const row = await findGeneration(kv, id);
    if (row && isKept(row) && row.unsavedUntil > now) rows.push(row);
  }
  return rows;
}

/** Generations whose picture was not saved before this moment, oldest first. */
export async function* listUnsaved(kv: Deno.Kv, before: number): AsyncIterable<GenerationRow> {
  const index = keys.unsavedGenerations;
  const selector = { prefix: index, end: [...index, before] };
  for await (const { value: id } of kv.list<string>(selector, { batchSize: PAGE })) {
    const row = await findGeneration(kv, id);
    if (row) yield row;
  }
}
