/** @module The body of a form that a page sends without a script. */
import type { Context } from "hono";
import { Failure } from "../failures/failure.ts";
import { readText } from "./text_body.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The longest form, every character escaped. */
const MAX_REQUEST_BYTES = 16 * 1024;

const FORM_TYPE = "application/x-www-form-urlencoded";

/** The fields by their names; of several with one name, the last. Throws `unsupported` for another type. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  if (!isForm(c)) {
    throw new Failure("unsupported", t("The form must be sent as {type}.", { type: FORM_TYPE }));
  }
  return Object.fromEntries(new URLSearchParams(await readText(c.req.raw, MAX_REQUEST_BYTES)));
}

/** Whether a page's form sends this, and not a script. */
export function isForm(c: Context): boolean {
  return c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() === FORM_TYPE;
}
