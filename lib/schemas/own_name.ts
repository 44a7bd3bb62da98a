/** @module The name that a person gives to a passkey or an API key, to tell it from others. */
import * as z from "zod/mini";
import { t } from "../i18n/translate.ts";

const NO_NAME = () => t("Name is required");

export const OwnName = z.string({ error: NO_NAME }).check(
  z.trim(),
  z.minLength(1, { error: NO_NAME, abort: true }),
  z.maxLength(40, { error: () => t("Name must be at most 40 characters") }),
);
