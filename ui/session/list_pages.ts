/** @module What every list that grows page by page does with the next page. */
import type { ApiProblem } from "../api/api.ts";
import { showFailure } from "./failure.ts";
import { msg } from "../../lib/i18n/translate.ts";

/** A list as far as it is loaded. */
export interface GrowingList {
  /** Where the next page is; absent on the last one. */
  next?: string;
  /** Whether the next page is on its way. */
  adding: boolean;
}

/**
 * Adds the next page with `join`, to what is shown by the time it comes; nothing where there is none, or while one
 * is on its way. When it does not come, what is shown stays, and a toast says so, because the top of a long list
 * is out of sight; it goes to sign in when that is the reason. `ask` gives undefined for an answer that something
 * newer has overtaken.
 */
export async function addNextPage<List extends GrowingList, Answer extends object>(
  list: { get(): List; set(list: List): void },
  ask: (next: string) => Promise<Answer | { problem: ApiProblem } | undefined>,
  join: (shown: List, answer: Answer) => Partial<List>,
): Promise<void> {
  const { next, adding } = list.get();
  if (!next || adding) return;
  list.set({ ...list.get(), adding: true });
  const answer = await ask(next);
  if (!answer) return;
  const shown = list.get();
  const isAdded = !("problem" in answer);
  list.set({ ...shown, ...(isAdded && join(shown, answer)), adding: false });
  if (isAdded) return;
  showFailure(answer.problem, { title: msg("Could not load more") });
}

/** A page after what is shown. Meanwhile some may have moved on from one page to the next: no item comes twice. */
export function joinPages<Item extends { id: number }>(
  shown: readonly Item[],
  page: readonly Item[],
): Item[] {
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...page.filter(({ id }) => !ids.has(id))];
}
