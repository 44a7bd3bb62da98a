/** @module What the owner of an account changes, most of it with the password. */
import * as z from "zod/mini";
import { Email, Password } from "./account_fields.ts";
import { t } from "../i18n/translate.ts";

/** A new password for the signed-in account. */
export const PasswordChange = z.object({ currentPassword: Password, newPassword: Password });
export type PasswordChange = z.output<typeof PasswordChange>;

/** A new e-mail for the signed-in account. */
export const EmailChange = z.object({ email: Email, password: Password });
export type EmailChange = z.output<typeof EmailChange>;

/** Whether the signed-in account has a public profile. */
export const ProfileChange = z.object({
  isPublic: z.boolean({ error: () => t("Please say whether your profile is public") }),
});
export type ProfileChange = z.output<typeof ProfileChange>;

/** Deletion of the signed-in account. */
export const AccountDeletion = z.object({ password: Password });
export type AccountDeletion = z.output<typeof AccountDeletion>;
