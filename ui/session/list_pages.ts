/**
 * What every list that grows page by page does with the next page.
 *
 * @module
 */
import type { ApiProblem } from "../api/api.ts";
import { showFailure } from "../characters/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/** A page after what is shown. Meanwhile some may have moved on from one page to the next: no item comes twice. */
export function joinPages<Item extends { id: number }>(
  shown: readonly Item[],
  page: readonly Item[],
): Item[] {
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...page.filter(({ id }) => !ids.has(id))];
}

/** A toast, because the top of a long list is out of sight; goes to sign in when that is the reason. */
export function showPageFailure(problem: ApiProblem): void {
  showFailure(problem, {
    title: t("Could not load more"),
    fallback: t("Please try again."),
  });
}
