/** @module What is asked for before an API key is made or revoked. */
import * as z from "zod/mini";
import { OwnName } from "./own_name.ts";

/** A new key. */
export const ApiKeyRequest = z.object({
  name: OwnName,
});
export type ApiKeyRequest = z.output<typeof ApiKeyRequest>;

/** Which key is revoked. */
export const ApiKeyRemoval = z.object({ id: z.string().check(z.maxLength(40)) });
