/**
 * The only ways a generation can change. Each change is one atomic commit, so that after a crash a row is
 * in exactly one of these states:
 *
 * ```
 * reserved → drawn → stored → settled → discarded
 *     └────────┴────────┴───→ released
 * ```
 *
 * What a picture costs is taken by the commit that reserves and given back by the one that releases. An
 * unfinished row has a lease; past its end whoever worked on it is gone.
 *
 * @module
 */
import { commit, CONFLICT, type Conflict } from "./commit.ts";
import {
  type DrawnPicture,
  type GenerationRow,
  type GenerationState,
  type NewGeneration,
  OPEN_STATES,
} from "./generation_row.ts";
import { giveBackGuestPicture, takeGuestPicture } from "./guest_limits.ts";
import { keys } from "./keys.ts";

/** How a reservation ended; `taken`: the idempotency key already stands for another generation. */
export type Reservation = GenerationRow | "taken" | "limited" | Conflict;

/** Writes the row and takes what it costs; `guestLimit` is the number of pictures a day. */
export function reserve(
  kv: Deno.Kv,
  generation: NewGeneration,
  { guestLimit }: { guestLimit: number },
): Promise<Reservation> {
  const { id, owner, idempotencyKey, charge } = generation;
  const row: GenerationRow = { ...generation, state: "reserved" };
  return commit<Reservation>(async () => {
    const operation = kv.atomic()
      .check({ key: keys.generation(id), versionstamp: null })
      .set(keys.generation(id), row)
      .set(keys.openGeneration(row.leaseUntil, id), id)
      .set(keys.unsavedGeneration(row.unsavedUntil, id), id);
    if (idempotencyKey) {
      const holder = await kv.get<string>(keys.idempotency(owner, idempotencyKey));
      if (holder.value) return { answer: "taken" };
      operation.check(holder).set(holder.key, id);
    }
    if (charge) {
      const taken = await takeGuestPicture(kv, operation, {
        owner,
        day: charge.day,
        limit: guestLimit,
      });
      if (!taken) return { answer: "limited" };
    }
    return { operation, answer: row };
  });
}

/** The picture exists in memory and is about to be stored under this key. */
export function markDrawn(kv: Deno.Kv, id: string, picture: DrawnPicture) {
  return change(kv, id, ["reserved"], (row) => ({ ...row, state: "drawn", picture }));
}

/** The picture lies in the image storage. */
export function markStored(kv: Deno.Kv, id: string) {
  return change(kv, id, ["drawn"], (row) => ({ ...row, state: "stored" }));
}

/** The picture belongs to its owner; what it cost is spent. */
export function settle(kv: Deno.Kv, id: string) {
  return change(kv, id, ["stored"], (row) => ({ ...row, state: "settled" }), (operation, row) => {
    operation.delete(keys.openGeneration(row.leaseUntil, id));
    if (row.picture) operation.set(keys.generationByImage(row.picture.imageKey), id);
  });
}

/** There will be no picture: gives back what it cost and frees the idempotency key. */
export function release(kv: Deno.Kv, id: string) {
  return change(
    kv,
    id,
    OPEN_STATES,
    (row) => ({ ...row, state: "released" }),
    async (operation, row) => {
      operation.delete(keys.openGeneration(row.leaseUntil, id));
      freeIdempotencyKey(operation, row);
      const { owner, charge } = row;
      if (charge) await giveBackGuestPicture(kv, operation, { owner, day: charge.day });
    },
  );
}

/** Nobody saved the picture in time: from here on nobody can find it. */
export function discard(kv: Deno.Kv, id: string) {
  return change(
    kv,
    id,
    ["settled"],
    (row) => ({ ...row, state: "discarded" }),
    (operation, row) => {
      freeIdempotencyKey(operation, row);
      if (row.picture) operation.delete(keys.generationByImage(row.picture.imageKey));
    },
  );
}

/** Deletes a row that has ended without a picture to keep. */
export async function forget(kv: Deno.Kv, row: GenerationRow): Promise<void> {
  await kv.atomic()
    .delete(keys.generation(row.id))
    .delete(keys.unsavedGeneration(row.unsavedUntil, row.id))
    .commit();
}

/**
 * Moves a row from one of the states `from`. Answers the row as it then stands: unchanged when it was in
 * another state, null when there is none.
 */
async function change(
  kv: Deno.Kv,
  id: string,
  from: readonly GenerationState[],
  next: (row: GenerationRow) => GenerationRow,
  alongside?: (operation: Deno.AtomicOperation, row: GenerationRow) => void | Promise<void>,
): Promise<GenerationRow | null> {
  const answer = await commit<GenerationRow | null>(async () => {
    const stored = await kv.get<GenerationRow>(keys.generation(id));
    if (!stored.value || !from.includes(stored.value.state)) return { answer: stored.value };
    const row = next(stored.value);
    const operation = kv.atomic().check(stored).set(stored.key, row);
    await alongside?.(operation, row);
    return { operation, answer: row };
  });
  if (answer === CONFLICT) throw new Error(`Generation ${id} changes too fast.`);
  return answer;
}

function freeIdempotencyKey(operation: Deno.AtomicOperation, row: GenerationRow): void {
  if (row.idempotencyKey) operation.delete(keys.idempotency(row.owner, row.idempotencyKey));
}
