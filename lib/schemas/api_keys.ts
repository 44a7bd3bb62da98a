/** @module What is asked for before an API key is made or revoked. */
import * as z from "zod/mini";
import { t } from "../i18n/translate.ts";

const NO_NAME = () => t("Name is required");

/** A new key. */
export const ApiKeyRequest = z.object({
  name: z.string({ error: NO_NAME }).check(
    z.trim(),
    z.minLength(1, { error: NO_NAME, abort: true }),
    z.maxLength(40, { error: () => t("Name must be at most 40 characters") }),
  ),
});
export type ApiKeyRequest = z.output<typeof ApiKeyRequest>;

/** Which key is revoked. */
export const ApiKeyRemoval = z.object({ id: z.string().check(z.maxLength(40)) });
