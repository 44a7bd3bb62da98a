/**
 * @module The password, asked once more before something that only the owner of an account may do.
 */
import { Failure } from "../failures/failure.ts";
import { findUser } from "../store/accounts/users.ts";
import type { UserRow } from "../store/accounts/user_row.ts";
import type { Limits } from "./limits.ts";
import type { Passwords } from "./passwords.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface ConfirmationDeps {
  kv: Deno.Kv;
  passwords: Passwords;
  limits: Limits;
}

/** The user's row, when the password is right. Throws `invalid` about this field when it is not. */
export async function confirmPassword(
  { kv, passwords, limits }: ConfirmationDeps,
  userId: number,
  { password, field }: { password: string; field: string },
): Promise<UserRow> {
  passwords.admit();
  // A stolen session must not allow guessing the password.
  const attempt = await limits.tryPassword(`user ${userId}`);
  const row = await findUser(kv, userId);
  const right = await passwords.matches(password, row?.passwordHash);
  if (!row || !right) throw wrongPassword(field);
  await attempt.succeeded();
  return row;
}

/** The failure of a wrong present password, at the form field `path`. */
export function wrongPassword(path: string): Failure {
  const message = t("This is not your current password");
  return new Failure("invalid", message, { issues: [{ path, message }] });
}
