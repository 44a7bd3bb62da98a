/**
 * The characters a collection shows: what the filters let through, as far as it is loaded.
 *
 * @module
 */
import { atom } from "nanostores";
import { type ApiSuccess, callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { signInAgain } from "../session/expiry.ts";
import { joinPages, showPageFailure } from "../session/list_pages.ts";
import { type CollectionData, PAGE_SIZE } from "../../lib/collection/collection_data.ts";
import { type Filters, toQuery } from "../../lib/collection/filters.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** The pages loaded so far. */
export type Listing = Omit<CollectionData, "traits">;

/** What is being loaded. */
export type Progress =
  | { state: "idle" }
  /** What other filters let through. */
  | { state: "searching" }
  /** Another page. */
  | { state: "adding" }
  | { state: "failed"; message: string };

const TRY_AGAIN = msg("Please try again.");

const IDLE: Progress = { state: "idle" };

/** Starts from what the server has put into the page for `filters`. */
export function createListing(first: Listing, filters: Filters, { call = callApi } = {}) {
  const $listing = atom(first);
  const $filters = atom(filters);
  const $progress = atom<Progress>(IDLE);
  /** Counts what was asked for, so that an answer which something newer has overtaken is dropped. */
  let asked = 0;

  /** Shows what these filters let through. */
  function filterBy(filters: Filters): Promise<void> {
    $filters.set(filters);
    return reload();
  }

  async function reload(): Promise<void> {
    const query = new URLSearchParams(toQuery($filters.get()));
    query.set("limit", String(PAGE_SIZE));
    const answer = await ask(`/api/characters?${query}`, { state: "searching" });
    if (!answer) return;
    if ("body" in answer) return $listing.set(toListing(answer));
    const message = answer.problem.message || t(TRY_AGAIN);
    $progress.set({ state: "failed", message });
  }

  /** Adds the next page; nothing while something is on its way. */
  async function showMore(): Promise<void> {
    const { next } = $listing.get();
    if (!next || IN_WORK.includes($progress.get().state)) return;
    const answer = await ask(next, { state: "adding" });
    if (!answer) return;
    if ("problem" in answer) return showPageFailure(answer.problem);
    // What is shown now: meanwhile some may have been deleted.
    const characters = joinPages($listing.get().characters, answer.body);
    $listing.set({ ...toListing(answer), characters });
  }

  /** Adds every page that is left. False when one did not come, which a toast says. */
  async function showAll(): Promise<boolean> {
    while ($listing.get().next) {
      const { next } = $listing.get();
      await showMore();
      if ($listing.get().next === next) return false;
    }
    return true;
  }

  /** What came from this URL; undefined when something newer was asked for, or to sign in. */
  async function ask(url: string, progress: Progress) {
    const turn = asked += 1;
    $progress.set(progress);
    const answer = await call<SavedCharacter[]>(url);
    if (turn !== asked) return;
    $progress.set(IDLE);
    if ("problem" in answer && signInAgain(answer.problem)) return;
    return answer;
  }

  const count = () => $listing.get().characters.length;

  return { $listing, $filters, $progress, count, filterBy, reload, showMore, showAll };
}

const IN_WORK = ["searching", "adding"];

function toListing({ body, next, total = body.length }: ApiSuccess<SavedCharacter[]>): Listing {
  return { characters: body, next, total };
}
