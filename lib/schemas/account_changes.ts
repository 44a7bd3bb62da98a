/**
 * What the owner of an account changes, each with the password.
 *
 * @module
 */
import * as z from "zod/mini";
import { Email, Password } from "./account_fields.ts";

/** A new password for the account one is signed in to. */
export const PasswordChange = z.object({ currentPassword: Password, newPassword: Password });
export type PasswordChange = z.output<typeof PasswordChange>;

/** A new e-mail for the account one is signed in to. */
export const EmailChange = z.object({ email: Email, password: Password });
export type EmailChange = z.output<typeof EmailChange>;

/** Deleting the account one is signed in to. */
export const AccountDeletion = z.object({ password: Password });
export type AccountDeletion = z.output<typeof AccountDeletion>;
