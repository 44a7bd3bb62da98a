/**
 * What accounts ask of a person, for the forms in the browser and the server alike.
 *
 * @module
 */
import * as z from "zod/mini";
import { lengthOf } from "../limits.ts";
import { MAX_INVITATION_LENGTH } from "../registration.ts";

const SHORT_USERNAME = "Username must be at least 3 characters";
const SHORT_PASSWORD = "Password must be at least 8 characters";
const WRONG_EMAIL = "Invalid email address";

/** The longest address that mail can be delivered to. */
const MAX_EMAIL_LENGTH = 254;

const Username = z.string({ error: SHORT_USERNAME }).check(
  z.trim(),
  z.minLength(3, { error: SHORT_USERNAME, abort: true }),
  z.maxLength(32, { error: "Username must be at most 32 characters" }),
);

/** Any characters; an emoji counts as one, as a person would count it. */
export const Password = z.string({ error: SHORT_PASSWORD }).check(
  z.refine((text) => lengthOf(text) >= 8, { error: SHORT_PASSWORD, abort: true }),
  z.refine((text) => lengthOf(text) <= 256, { error: "Password must be at most 256 characters" }),
  // Half of a pair of code units cannot be written as UTF-8, and would be hashed like any other half.
  z.refine((text) => text.isWellFormed(), { error: "Password contains a broken character" }),
);

/** The name of an account: its username or its e-mail. */
const AccountName = z.string({ error: SHORT_USERNAME }).check(
  z.trim(),
  z.minLength(3, { error: SHORT_USERNAME, abort: true }),
  z.maxLength(MAX_EMAIL_LENGTH, { error: `At most ${MAX_EMAIL_LENGTH} characters` }),
);

/** Signing in; `username` may be the e-mail. */
export const LoginRequest = z.object({ username: AccountName, password: Password });
export type LoginRequest = z.output<typeof LoginRequest>;

const Email = z.string({ error: WRONG_EMAIL }).check(
  z.trim(),
  z.maxLength(MAX_EMAIL_LENGTH, { error: WRONG_EMAIL, abort: true }),
  z.email({ error: WRONG_EMAIL }),
);

/** A new account. */
export const RegisterRequest = z.object({
  username: Username.check(
    z.regex(/^[A-Za-z0-9_.-]*$/, { error: "Username may contain letters, digits, _, - and ." }),
  ),
  email: Email,
  password: Password,
  /** From the address of the page, where the site asks for one. */
  invitation: z.optional(z.string().check(z.maxLength(MAX_INVITATION_LENGTH))),
});
export type RegisterRequest = z.output<typeof RegisterRequest>;

/** A new password for the account one is signed in to. */
export const PasswordChange = z.object({ currentPassword: Password, newPassword: Password });
export type PasswordChange = z.output<typeof PasswordChange>;

/** A new e-mail for the account one is signed in to. */
export const EmailChange = z.object({ email: Email, password: Password });
export type EmailChange = z.output<typeof EmailChange>;

/** Confirming an e-mail, by the token of a link. */
export const EmailVerification = z.object({ token: z.string() });
export type EmailVerification = z.output<typeof EmailVerification>;

/** A password that is lost. */
export const PasswordForgotten = z.object({ usernameOrEmail: AccountName });
export type PasswordForgotten = z.output<typeof PasswordForgotten>;

/** A new password, chosen with a link. */
export const NewPassword = z.object({ password: Password });
export type NewPassword = z.output<typeof NewPassword>;

/** The same, with the token of the link. */
export const PasswordReset = z.extend(NewPassword, { token: z.string() });
export type PasswordReset = z.output<typeof PasswordReset>;

/** Deleting the account one is signed in to. */
export const AccountDeletion = z.object({ password: Password });
export type AccountDeletion = z.output<typeof AccountDeletion>;
