/** @module The form of a page, as it is filled in or was answered, and the page's title. */
import { render } from "vike/abort";
import { t } from "../../lib/i18n/translate.ts";
import type { PageContext } from "../types.ts";
import type { SecretLink } from "../../lib/admin/admin_data.ts";
import type { AdminForm } from "../../lib/admin/admin_form.ts";

/** One of the two. */
export interface FormData {
  form?: AdminForm;
  /** A link that is shown once. */
  link?: SecretLink;
}

export async function data(
  { load, formAnswer, urlPathname }: PageContext,
): Promise<FormData> {
  if (formAnswer) return formAnswer;
  const form = await load.admin!.form(urlPathname);
  if (!form) throw render(404);
  return { form };
}

export function formTitle({ data }: PageContext<FormData>): string {
  return data.form?.title ?? data.link?.title ?? t("Admin");
}
