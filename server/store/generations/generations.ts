/**
 * @module The only ways a generation can change. Each change is one atomic commit, so that after a crash a
 * row is in exactly one of these states:
 *
 * ```
 * reserved → drawn → settled → saved
 *     └────────┴───→ released └──→ discarded
 * ```
 *
 * What a picture costs is taken by the commit that reserves, spent by the one that settles and
 * given back by the one that releases. Pictures that are paid for together are reserved by one commit and
 * settled by one: all of them or none. An unfinished row names the worker that draws it;
 * `leases.ts` finds out whether that worker is gone.
 */
import type { Balance } from "../../../lib/credits.ts";
import { atomic, commit, type Conflict, type Operation, orThrow } from "../database/commit.ts";
import {
  type CreditCharge,
  type DrawnPicture,
  type GenerationRow,
  type GenerationState,
  type NewGeneration,
  OPEN_STATES,
  recentOwner,
} from "./generation_row.ts";
import { giveBackGuestPicture, type GuestLimits, takeGuestPicture } from "./guest_limits.ts";
import { keys } from "../keys.ts";
import { hold, releaseHold, spendHold } from "../credits/ledger.ts";
import { addStory } from "../stories/stories.ts";

/**
 * How a reservation ended. `taken`: the idempotency key already stands for another generation; `rateLimited`:
 * the guest has had today's pictures; `siteLimited`: all guests have had them; `unpaid`: the user has too few
 * credits.
 */
export type Reservation =
  | GenerationRow
  | "taken"
  | "rateLimited"
  | "siteLimited"
  | "unpaid"
  | Conflict;

/** Writes the row and takes what it costs. With it come those of `free`, which cost nothing and have no key. */
export function reserve(
  kv: Deno.Kv,
  generation: NewGeneration,
  limits: GuestLimits,
  free: readonly NewGeneration[] = [],
): Promise<Reservation> {
  const { owner, idempotencyKey, id } = generation;
  const row: GenerationRow = { ...generation, state: "reserved" };
  return commit<Reservation>(async () => {
    const operation = atomic(kv);
    for (const each of [generation, ...free]) {
      const reserved: GenerationRow = { ...each, state: "reserved" };
      operation.check({ key: keys.generation(each.id), versionstamp: null })
        .set(keys.generation(each.id), reserved)
        .set(openKey(reserved), each.id)
        .set(keys.unsavedGeneration(each.unsavedUntil, each.id), each.id);
    }
    if (idempotencyKey) {
      const holder = await kv.get<string>(keys.idempotency(owner, idempotencyKey));
      if (holder.value) return { answer: "taken" };
      operation.check(holder).set(holder.key, id);
    }
    const refusal = await charged(kv, operation, generation, limits);
    if (!refusal) return { operation, answer: row };
    // The same order may have been paid for by another process between the reads.
    const holder = idempotencyKey && await kv.get(keys.idempotency(owner, idempotencyKey));
    return { answer: holder && holder.value ? "taken" : refusal };
  });
}

/** Adds to the operation what the picture costs, or answers why it cannot be paid. */
async function charged(
  kv: Deno.Kv,
  operation: Operation,
  { owner, charge }: NewGeneration,
  limits: GuestLimits,
): Promise<"unpaid" | "rateLimited" | "siteLimited" | undefined> {
  if (charge?.kind === "credits") {
    return await hold(kv, operation, charge) ? undefined : "unpaid";
  }
  if (charge?.kind !== "guest") return undefined;
  const { day } = charge;
  const taken = await takeGuestPicture(kv, operation, { owner, day }, limits);
  return taken === "taken" ? undefined : taken;
}

/**
 * The picture exists in memory and is about to be stored under this key. Like the changes below it
 * answers the row as it stands; null when there is none.
 */
export function markDrawn(
  kv: Deno.Kv,
  id: string,
  picture: DrawnPicture,
): Promise<GenerationRow | null> {
  return change(kv, id, ["reserved"], (row) => ({ ...row, state: "drawn", picture }));
}

/**
 * The pictures lie in the storage and belong to their owner; what they cost together is spent. All of them, or,
 * when one is not drawn, none. Throws when the owner's account was deleted in the meantime.
 */
export function settleTogether(
  kv: Deno.Kv,
  ids: readonly string[],
  at: Date,
): Promise<(GenerationRow | null)[]> {
  return changeTogether(kv, ids, ["drawn"], async (row, operation) => {
    operation.delete(openKey(row));
    if (row.picture) operation.set(keys.generationByImage(row.picture.imageKey), row.id);
    const recent = recentKey(row);
    if (recent) operation.set(recent, row.id, { expireIn: row.unsavedUntil - at.getTime() });
    if (row.story) addStory(operation, row, row.story);
    if (row.charge?.kind !== "credits") return { ...row, state: "settled" };
    const { id, charge } = row;
    const remainingGenerations = await spend(kv, operation, { id, charge, at });
    return { ...row, state: "settled", remainingGenerations };
  });
}

/** There will be no picture: gives back what it cost and frees the idempotency key. */
export function release(kv: Deno.Kv, id: string): Promise<GenerationRow | null> {
  return change(kv, id, OPEN_STATES, async (row, operation) => {
    const { owner, charge } = row;
    operation.delete(openKey(row));
    freeIdempotencyKey(operation, row);
    if (charge?.kind === "credits") await releaseHold(kv, operation, charge);
    if (charge?.kind === "guest") {
      await giveBackGuestPicture(kv, operation, { owner, day: charge.day });
    }
    return { ...row, state: "released" };
  });
}

/** The picture was not saved in time: from here on it cannot be found. */
export function discard(kv: Deno.Kv, id: string): Promise<GenerationRow | null> {
  return change(kv, id, ["settled"], (row, operation) => {
    freeIdempotencyKey(operation, row);
    if (row.picture) operation.delete(keys.generationByImage(row.picture.imageKey));
    const recent = recentKey(row);
    if (recent) operation.delete(recent);
    return { ...row, state: "discarded" };
  });
}

/** Deletes a row that has ended without a picture to keep. */
export async function forget(kv: Deno.Kv, row: GenerationRow): Promise<void> {
  await atomic(kv)
    .delete(keys.generation(row.id))
    .delete(keys.unsavedGeneration(row.unsavedUntil, row.id))
    .commit();
}

/** What a change makes of a row; it may add to the operation. */
type Next = (row: GenerationRow, operation: Operation) => GenerationRow | Promise<GenerationRow>;

/**
 * Moves a row from one of the states `from` to what `next` answers. Answers the row as it then stands: unchanged
 * when it was in another state, null when there is none.
 */
async function change(
  kv: Deno.Kv,
  id: string,
  from: readonly GenerationState[],
  next: Next,
): Promise<GenerationRow | null> {
  const [row] = await changeTogether(kv, [id], from, next);
  return row!;
}

/** The same with several rows: all of them move, or, when one is in another state, none. */
async function changeTogether(
  kv: Deno.Kv,
  ids: readonly string[],
  from: readonly GenerationState[],
  next: Next,
): Promise<(GenerationRow | null)[]> {
  const answer = await commit<(GenerationRow | null)[]>(async () => {
    const stored = await Promise.all(ids.map((id) => kv.get<GenerationRow>(keys.generation(id))));
    const before = stored.map(({ value }) => value);
    if (!before.every((row) => row && from.includes(row.state))) return { answer: before };
    const operation = atomic(kv).check(...stored);
    const after: GenerationRow[] = [];
    try {
      for (const { key, value } of stored) {
        const row = await next(value!, operation);
        operation.set(key, row);
        after.push(row);
      }
      return { operation, answer: after };
    } catch (error) {
      // Another process may have moved the rows on, and what they charge, between the reads.
      const again = await Promise.all(ids.map((id) => kv.get(keys.generation(id))));
      const isSame = again.every(({ versionstamp }, i) => versionstamp === stored[i]!.versionstamp);
      if (isSame) throw error;
      return { operation: atomic(kv).check(...stored), answer: before };
    }
  });
  return orThrow(answer, `Generation ${ids.join(", ")} changes too fast.`);
}

/** Adds that the held credits are spent; answers how many are left. */
async function spend(
  kv: Deno.Kv,
  operation: Operation,
  { id, charge, at }: { id: string; charge: CreditCharge; at: Date },
): Promise<number> {
  const cause = { kind: "generation", reference: id, at } as const;
  const balance = await kv.get<Balance>(keys.balance(charge.userId));
  if (!balance.value || !await spendHold(kv, operation, { ...charge, cause })) {
    throw new Error(`The account that pays for generation ${id} is gone.`);
  }
  operation.check(balance);
  return balance.value.available;
}

function freeIdempotencyKey(operation: Operation, row: GenerationRow): void {
  if (row.idempotencyKey) operation.delete(keys.idempotency(row.owner, row.idempotencyKey));
}

/** Where a picture of the last day is listed; undefined for a guest whose browser keeps no cookie. */
export function recentKey(row: GenerationRow): Deno.KvKey | undefined {
  const owner = recentOwner(row);
  return owner === undefined ? undefined : keys.recentGeneration(owner, row.id);
}

/** Where an open generation is listed. */
export function openKey({ id, worker, leaseUntil }: GenerationRow): Deno.KvKey {
  return keys.openGeneration(worker ?? leaseUntil, id);
}
