/**
 * @module What an account leaves behind when it is deleted, removed bit by bit. A note in the database says
 * what is still to be done, so that a crash only delays it.
 */
import { removeCharacters } from "../characters/removal.ts";
import { leaveContests } from "../contest/removal.ts";
import type { ImageStore } from "../images/image_store.ts";
import type { Payments } from "../payments/payments.ts";
import { discard, forget } from "../store/generations/generations.ts";
import { keys } from "../store/keys.ts";
import { removeApiKeys } from "../store/accounts/api_keys.ts";
import { removeNotifications } from "../store/accounts/notifications.ts";
import { removePasskeys } from "../store/accounts/passkeys.ts";
import { removeSessions } from "../store/accounts/sessions.ts";
import { forgetImported } from "../store/characters/imported_characters.ts";
import { removeStories } from "../store/stories/stories.ts";
import { removeLedger } from "../store/credits/statement.ts";
import { eachPaidGeneration } from "./paid_generations.ts";

export interface DeletionDeps {
  kv: Deno.Kv;
  images: ImageStore;
  payments: Pick<Payments, "remove">;
}

/**
 * Removes everything of a user whose account is gone. A picture that is being drawn finds no
 * credits to spend, and its worker gives it up.
 */
export async function removeBelongings(
  { kv, images, payments }: DeletionDeps,
  userId: number,
): Promise<void> {
  await removeSessions(kv, userId);
  await removePasskeys(kv, userId);
  await removeApiKeys(kv, userId);
  await removeNotifications(kv, userId);
  await payments.remove(userId);
  await leaveContests(kv, userId);
  await removeCharacters({ kv, images }, userId);
  await removeStories(kv, userId);
  await forgetImported(kv, userId);
  for await (const { id } of eachPaidGeneration(kv, userId)) {
    // From here on the picture cannot be found, so its file may go before its row.
    const row = await discard(kv, id);
    if (row?.picture) await images.remove(row.picture.imageKey);
    if (row) await forget(kv, row);
  }
  // Last, because it is the index of the pictures.
  await removeLedger(kv, userId);
  await kv.delete(keys.deletion(userId));
}

/** Removes what is left of every deleted account; one that fails does not keep the others. */
export async function resumeDeletions(deps: DeletionDeps): Promise<void> {
  const failures: unknown[] = [];
  for await (const { key } of deps.kv.list({ prefix: keys.deletions })) {
    try {
      await removeBelongings(deps, Number(key.at(-1)));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, "Some accounts could not be removed.");
  }
}
