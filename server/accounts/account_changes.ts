/**
 * @module What the owner of an account may do only with the password: change it, or delete the account.
 */
import type { AccountDeletion, PasswordChange } from "../../lib/schemas/account_changes.ts";
import type { Account } from "../../lib/user.ts";
import type { ImageStore } from "../images/image_store.ts";
import type { Payments } from "../payments/payments.ts";
import { log } from "../telemetry/log.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { removeSessions } from "../store/accounts/sessions.ts";
import { deleteUser, readUser, replacePassword } from "../store/accounts/users.ts";
import type { Client, SignedIn } from "./signed_in.ts";
import { refuseCommonPassword } from "./password_blocklist.ts";
import { confirmPassword, wrongPassword } from "./confirmation.ts";
import { removeBelongings } from "./deletion.ts";
import type { Limits } from "./limits.ts";
import type { Passwords } from "./passwords.ts";
import { newSession } from "./sessions.ts";

export interface AccountChangeDeps {
  kv: Deno.Kv;
  images: ImageStore;
  payments: Pick<Payments, "remove">;
  passwords: Passwords;
  limits: Limits;
  now: () => Date;
}

/** Replaces the password and ends every session, so that a stolen cookie is worthless too. */
export async function changePassword(
  deps: AccountChangeDeps,
  { id }: Account,
  { currentPassword, newPassword }: PasswordChange,
  client: Client,
): Promise<SignedIn> {
  const { kv, passwords, now } = deps;
  const { passwordHash: known } = await confirmPassword(deps, id, {
    password: currentPassword,
    field: "currentPassword",
  });
  await refuseCommonPassword(newPassword, "newPassword");
  const passwordHash = await passwords.hash(newPassword);

  const session = newSession({ userId: id, ...client, now: now().getTime() });
  const row = orConflict(await replacePassword(kv, { userId: id, known, passwordHash }, session));
  if (!row) throw wrongPassword("currentPassword");
  // The other sessions have ended already; only their rows are left.
  await removeSessions(kv, id, row.sessionEra);
  const user = await readUser(kv, id);
  if (!user) throw wrongPassword("currentPassword");
  return { user, session };
}

/** Deletes the account at once, then all that belonged to it. */
export async function deleteAccount(
  deps: AccountChangeDeps,
  { id }: Account,
  { password }: AccountDeletion,
): Promise<void> {
  await confirmPassword(deps, id, { password, field: "password" });
  orConflict(await deleteUser(deps.kv, id, deps.now()));
  // The account is gone; what a provider keeps from being removed now is left to the sweeper.
  await removeBelongings(deps, id).catch((error) => log.error(`remove user ${id}`, error));
}
