/** @module Class names put together from parts. */

/** Joins the parts that are there. Returns undefined for none, so that no empty attribute is left. */
export function classNames(...parts: (string | false | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(" ") || undefined;
}
