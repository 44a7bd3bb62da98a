/** @module The JSON body of a request, checked against its schema. */
import type { Context } from "hono";
import type * as z from "zod/mini";
import { Failure } from "../failures/failure.ts";
import { validated } from "./validated.ts";
import { readText } from "./text_body.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Enough for every request without a photo: the longest is a description of 1,000 characters. */
export const MAX_BYTES_WITHOUT_PHOTO = 64 * 1024;

/**
 * The body as the schema reads it. Throws a {@link Failure}: `unsupported` unless it is
 * `application/json`, `tooLarge` beyond `maxBytes`, `invalid` with every issue when it does not fit.
 */
export async function readJson<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
  maxBytes = MAX_BYTES_WITHOUT_PHOTO,
): Promise<z.output<Schema>> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new Failure("unsupported", t("The body must be sent as application/json."));
  }
  return validated(schema, parse(await readText(c.req.raw, maxBytes)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure("invalid", t("The body is not valid JSON."));
  }
}
