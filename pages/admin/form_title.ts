/**
 * The title of a page with a form.
 *
 * @module
 */
import type { PageContextServer } from "vike/types";

export function formTitle({ data }: PageContextServer): string {
  return data.admin?.form?.title ?? data.admin?.link?.title ?? "Admin";
}
