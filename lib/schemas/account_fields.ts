/** @module The fields of forms about accounts. */
import * as z from "zod/mini";
import { lengthOf } from "../limits.ts";
import { t } from "../i18n/translate.ts";

const SHORT_USERNAME = () => t("Username must be at least 3 characters");
const SHORT_PASSWORD = () => t("Password must be at least 8 characters");
const WRONG_EMAIL = () => t("Invalid email address");

/** The longest address that mail can be delivered to. */
const MAX_EMAIL_LENGTH = 254;

export const Username = z.string({ error: SHORT_USERNAME }).check(
  z.trim(),
  z.minLength(3, { error: SHORT_USERNAME, abort: true }),
  z.maxLength(32, { error: () => t("Username must be at most 32 characters") }),
);

/** Any characters; an emoji counts as one, as a person would count it. */
export const Password = z.string({ error: SHORT_PASSWORD }).check(
  z.refine((text) => lengthOf(text) >= 8, { error: SHORT_PASSWORD, abort: true }),
  z.refine((text) => lengthOf(text) <= 256, {
    error: () => t("Password must be at most 256 characters"),
  }),
  // Half of a pair of code units cannot be written as UTF-8, and would be hashed like any other half.
  z.refine((text) => text.isWellFormed(), {
    error: () => t("Password contains a broken character"),
  }),
);

/** The name of an account: its username or its e-mail. */
export const AccountName = z.string({ error: SHORT_USERNAME }).check(
  z.trim(),
  z.minLength(3, { error: SHORT_USERNAME, abort: true }),
  z.maxLength(MAX_EMAIL_LENGTH, {
    error: () => t("At most {max} characters", { max: MAX_EMAIL_LENGTH }),
  }),
);

export const Email = z.string({ error: WRONG_EMAIL }).check(
  z.trim(),
  z.maxLength(MAX_EMAIL_LENGTH, { error: WRONG_EMAIL, abort: true }),
  z.email({ error: WRONG_EMAIL }),
);
