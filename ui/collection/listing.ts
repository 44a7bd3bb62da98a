/**
 * @module The characters a collection shows: what the filters let through, as far as it is loaded.
 */
import { atom } from "nanostores";
import { type ApiSuccess, callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { signInAgain } from "../session/expiry.ts";
import { addNextPage, type GrowingList, joinPages } from "../session/list_pages.ts";
import { type CollectionData, PAGE_SIZE } from "../../lib/collection/collection_data.ts";
import { type Filters, toQuery } from "../../lib/collection/filters.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** The first page. */
type FirstPage = Omit<CollectionData, "traits">;

/** The pages loaded so far. */
export type Listing = FirstPage & GrowingList;

/** What is being loaded anew. */
export type Progress =
  | { state: "idle" }
  /** What other filters let through. */
  | { state: "searching" }
  | { state: "failed"; message: string };

const TRY_AGAIN = msg("Please try again.");

const IDLE: Progress = { state: "idle" };

/** Starts from what the server has put into the page for `filters`. */
export function createListing(first: FirstPage, filters: Filters, { call = callApi } = {}) {
  const $listing = atom<Listing>({ ...first, adding: false });
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
    $listing.set({ ...$listing.get(), adding: false });
    $progress.set({ state: "searching" });
    const answer = await ask(`/api/characters?${query}`);
    if (!answer) return;
    $progress.set(IDLE);
    if ("problem" in answer && signInAgain(answer.problem)) return;
    if ("body" in answer) return $listing.set(toListing(answer));
    const message = answer.problem.message || t(TRY_AGAIN);
    $progress.set({ state: "failed", message });
  }

  /** Adds the next page; nothing while something is on its way. */
  async function showMore(): Promise<void> {
    if ($progress.get().state === "searching") return;
    $progress.set(IDLE);
    await addNextPage($listing, ask, ({ characters }, answer) => ({
      ...toListing(answer),
      characters: joinPages(characters, answer.body),
    }));
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

  /** What came from this URL; undefined when something newer was asked for. */
  async function ask(url: string) {
    const turn = asked += 1;
    const answer = await call<SavedCharacter[]>(url);
    return turn === asked ? answer : undefined;
  }

  const count = () => $listing.get().characters.length;

  return { $listing, $filters, $progress, count, filterBy, reload, showMore, showAll };
}

function toListing({ body, next, total = body.length }: ApiSuccess<SavedCharacter[]>): Listing {
  return { characters: body, next, total, adding: false };
}
