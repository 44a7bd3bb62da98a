/**
 * @module What signing in and opening an account ask of a person, for the forms in the browser and the
 * server alike.
 */
import * as z from "zod/mini";
import { MAX_INVITATION_LENGTH } from "../registration.ts";
import { AccountName, Email, Password, Username } from "./account_fields.ts";
import { t } from "../i18n/translate.ts";

/** Signing in; `username` may be the e-mail. */
export const LoginRequest = z.object({ username: AccountName, password: Password });
export type LoginRequest = z.output<typeof LoginRequest>;

/** A new account. */
export const RegisterRequest = z.object({
  username: Username.check(
    z.regex(/^[A-Za-z0-9_.-]*$/, {
      error: () => t("Username may contain letters, digits, _, - and ."),
    }),
  ),
  email: Email,
  password: Password,
  /** From the URL of the page, where the site asks for one. */
  invitation: z.optional(z.string().check(z.maxLength(MAX_INVITATION_LENGTH))),
});
export type RegisterRequest = z.output<typeof RegisterRequest>;
