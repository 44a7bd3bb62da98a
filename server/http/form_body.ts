/**
 * The body of a form that a page sends without a script.
 *
 * @module
 */
import type { Context } from "hono";
import { Failure } from "../failures/failure.ts";
import { readText } from "./text_body.ts";

/** The longest form, every character escaped. */
const MAX_REQUEST_BYTES = 16 * 1024;

const FORM_TYPE = "application/x-www-form-urlencoded";

/** The fields by their names; of several with one name, the last. Throws `unsupported` for another type. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== FORM_TYPE) {
    throw new Failure("unsupported", `The form must be sent as ${FORM_TYPE}.`);
  }
  return Object.fromEntries(new URLSearchParams(await readText(c.req.raw, MAX_REQUEST_BYTES)));
}
