/** @module What is sent in the forms of the admin pages, as their schemas read it. */
import * as z from "zod/mini";
import { lengthOf } from "../../../lib/limits.ts";
import { msg, t } from "../../../lib/i18n/translate.ts";
import { Failure } from "../../failures/failure.ts";
import { MAX_REASON } from "./form.ts";

/** A text of at most this many characters; `missing`, made by `msg`, is said where there is none. */
function text(max: number, missing: string) {
  const error = () => t(missing);
  return z.string({ error }).check(
    z.trim(),
    z.minLength(1, { error, abort: true }),
    z.refine((text) => lengthOf(text) <= max, {
      error: () => t("Please keep it to {max} characters", { max }),
    }),
  );
}

/** A form with nothing but a reason. */
export const REASON = z.object({ reason: text(MAX_REASON, msg("Please say why")) });

/** A whole number in this range, as forms send it. */
export function wholeNumber(min: number, max: number) {
  const error = () => t("Please give a whole number from {min} to {max}", { min, max });
  return z.pipe(
    z.string({ error }).check(z.regex(/^\d{1,9}$/, { error, abort: true })),
    z.pipe(
      z.transform(Number),
      z.number().check(z.minimum(min, { error }), z.maximum(max, { error })),
    ),
  );
}

/** The values as the schema reads them. Throws `invalid` with every issue. */
export function read<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: Record<string, string>,
): z.output<Schema> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({
    path: path.join("."),
    message,
  }));
  throw new Failure("invalid", t("Please look at the marked fields."), { issues });
}
