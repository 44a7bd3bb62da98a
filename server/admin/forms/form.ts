/**
 * What a form of the admin pages is: how it is shown, and what sending it does.
 *
 * @module
 */
import * as z from "zod/mini";
import type { AdminField, AdminForm } from "../../../lib/admin/admin_form.ts";
import type { NoticeName } from "../../../lib/admin/notices.ts";
import type { SecretLink } from "../../../lib/admin/admin_data.ts";
import { lengthOf } from "../../../lib/limits.ts";
import { Failure } from "../../failures/failure.ts";
import type { AdminDeps } from "../admin.ts";
import { msg, t } from "../../../lib/i18n/translate.ts";

/** What the form's page shows; its id is added when it is. */
export type ShownForm = Omit<AdminForm, "id" | "problem">;

/** Where sending leads, or a link that is shown once. */
export type Sent = { to: string; notice: NoticeName } | { link: SecretLink };

export interface Submission {
  /** What the URL names: of an account, an entry, an invitation. */
  target: string;
  ownerId: number;
  /** The form's. */
  id: string;
  values: Record<string, string>;
}

export interface FormDefinition {
  /** Of the page; its one group is the target. */
  path: RegExp;
  /** Null when there is nothing to be done at this URL. */
  show(deps: AdminDeps, target: string, ownerId: number): Promise<ShownForm | null>;
  /** Throws `invalid` names the fields. */
  send(deps: AdminDeps, submission: Submission): Promise<Sent>;
}

const MAX_REASON = 300;

/** Asks why something is done. */
export function reasonField(): AdminField {
  return {
    name: "reason",
    label: t("Reason"),
    hint: t("Kept in the audit log."),
    kind: "text",
    required: true,
    maxLength: MAX_REASON,
  };
}

/** A text of at most this many characters; `missing`, made by `msg`, is said where there is none. */
export function text(max: number, missing: string) {
  const error = () => t(missing);
  return z.string({ error }).check(
    z.trim(),
    z.minLength(1, { error, abort: true }),
    z.refine((text) => lengthOf(text) <= max, {
      error: () => t("Please keep it to {max} characters", { max }),
    }),
  );
}

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
