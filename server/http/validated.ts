/** @module What was sent, checked against its schema. */
import type * as z from "zod/mini";
import { Failure, type Issue } from "../failures/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/**
 * The value as the schema reads it. Throws `invalid` with every issue when it does not fit, under the path in the
 * value, or what `nameOf` calls it.
 */
export function validated<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  nameOf: (path: string) => string = (path) => path,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues: Issue[] = parsed.error.issues.map((issue) => ({
    path: nameOf(issue.path.join(".")),
    message: issue.message,
  }));
  throw new Failure("invalid", issues[0]?.message ?? t("The body is not as expected."), { issues });
}
