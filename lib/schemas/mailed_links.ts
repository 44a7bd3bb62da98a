/** @module Links that are sent by e-mail: asking for one, and what one does. */
import * as z from "zod/mini";
import { AccountName, Password } from "./account_fields.ts";

/** A password that is lost. */
export const PasswordForgotten = z.object({ usernameOrEmail: AccountName });
export type PasswordForgotten = z.output<typeof PasswordForgotten>;

/** A new password, chosen with a link. */
export const NewPassword = z.object({ password: Password });
export type NewPassword = z.output<typeof NewPassword>;

/** The same, with the token of the link. */
export const PasswordReset = z.object({ token: z.string(), password: Password });
export type PasswordReset = z.output<typeof PasswordReset>;

/** Confirming an e-mail, by the token of a link. */
export const EmailVerification = z.object({ token: z.string() });
export type EmailVerification = z.output<typeof EmailVerification>;
