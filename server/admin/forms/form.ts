/** @module What a form of the admin pages is: how it is shown, and what sending it does. */
import type { AdminField, AdminForm } from "../../../lib/admin/admin_form.ts";
import type { NoticeName } from "../../../lib/admin/notices.ts";
import type { SecretLink } from "../../../lib/admin/admin_data.ts";
import type { AdminDeps } from "../admin_deps.ts";
import { t } from "../../../lib/i18n/translate.ts";

/** What the form's page shows; its id is added when it is. */
export type ShownForm = Omit<AdminForm, "id" | "problem">;

/** Where sending leads, or a link that is shown once. */
export type Sent = { to: string; notice: NoticeName } | { link: SecretLink };

/** A form that was sent, with what its URL names. */
export interface TargetedForm {
  /** What the URL names: of an account, an entry, an invitation. */
  target: string;
  /** The owner who sent it. */
  ownerId: number;
  /** The form's. */
  id: string;
  /** What was typed, by field. */
  values: Record<string, string>;
}

/** A form of the admin pages. */
export interface FormDefinition {
  /** Of the page; its one group is the target. */
  path: RegExp;
  /** Null when there is nothing to be done at this URL. */
  show(deps: AdminDeps, target: string, ownerId: number): Promise<ShownForm | null>;
  /** Throws an `invalid` failure that names the fields that were refused. */
  send(deps: AdminDeps, sent: TargetedForm): Promise<Sent>;
}

/** How many characters a reason may have. */
export const MAX_REASON = 300;

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
