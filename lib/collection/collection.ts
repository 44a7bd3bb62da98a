/**
 * A collection on screen: what of it is shown, and what a person can do with it. The island shows it.
 *
 * @module
 */
import { atom } from "nanostores";
import { type ApiSuccess, callApi } from "../api.ts";
import type { SavedCharacter } from "../character.ts";
import { DELETE_FAILED, deleteCharacters } from "../characters/deletion.ts";
import { RESTORE_FAILED, restoreCharacters } from "../characters/deletion.ts";
import { showFailure } from "../characters/failure.ts";
import { toggledFavorite, UPDATE_FAILED, updateCharacter } from "../characters/update.ts";
import { signInAgain } from "../session/expiry.ts";
import { showToast } from "../toast.ts";
import { type CollectionData, PAGE_SIZE } from "./collection_data.ts";
import { type Filters, toQuery } from "./filters.ts";

export type Collection = ReturnType<typeof createCollection>;

/** What is shown: the pages loaded so far. */
export type Listing = Omit<CollectionData, "traits">;

/** What the collection is doing. */
export type Progress =
  | { state: "idle" }
  /** Looking for what other filters let through. */
  | { state: "searching" }
  /** Loading another page. */
  | { state: "adding" }
  | { state: "failed"; message: string };

const IDLE: Progress = { state: "idle" };

/** Starts from what the server has put into the page for `filters`. */
export function createCollection(
  { traits, ...first }: CollectionData,
  filters: Filters,
  { call = callApi } = {},
) {
  const $listing = atom<Listing>(first);
  const $traits = atom(traits);
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
    const page = await ask(`/api/characters?${query}`, { state: "searching" });
    if (page) $listing.set(page);
  }

  /** Adds the next page; nothing while something is on its way. */
  async function showMore(): Promise<void> {
    const { next, characters } = $listing.get();
    if (!next || $progress.get().state === "adding") return;
    const page = await ask(next, { state: "adding" });
    if (!page) return;
    const isNew = ({ id }: SavedCharacter) => !characters.some((shown) => shown.id === id);
    $listing.set({ ...page, characters: [...characters, ...page.characters.filter(isNew)] });
  }

  /** The page at this address; undefined when it did not come, or something newer was asked for. */
  async function ask(address: string, progress: Progress): Promise<Listing | undefined> {
    const turn = asked += 1;
    $progress.set(progress);
    const answer = await call<SavedCharacter[]>(address);
    if (turn !== asked) return;
    if ("body" in answer) {
      $progress.set(IDLE);
      return toListing(answer);
    }
    if (signInAgain(answer.problem)) return;
    $progress.set({ state: "failed", message: answer.problem.message || "Please try again." });
  }

  /** Shows a character as it is now. */
  function replace(character: SavedCharacter): void {
    const { characters, ...rest } = $listing.get();
    const replaced = characters.map((each) => each.id === character.id ? character : each);
    $listing.set({ ...rest, characters: replaced });
    refreshTraits();
  }

  /** Marks it as a favorite, or no longer; shown at once, and taken back when the server refuses. */
  async function toggleFavorite(character: SavedCharacter): Promise<void> {
    const change = toggledFavorite(character);
    show({ ...character, ...change });
    const answer = await updateCharacter(character.id, change, { call });
    if ("body" in answer) return;
    show(character);
    showFailure(answer.problem, UPDATE_FAILED);

    function show({ id, favorite }: SavedCharacter): void {
      const { characters, ...rest } = $listing.get();
      $listing.set({
        ...rest,
        characters: characters.map((each) => each.id === id ? { ...each, favorite } : each),
      });
    }
  }

  /** Deletes these and offers to take that back. False when it failed, which the person is told. */
  async function remove(characters: readonly SavedCharacter[]): Promise<boolean> {
    const ids = characters.map(({ id }) => id);
    const problem = await deleteCharacters(ids, { call });
    if (problem) {
      showFailure(problem, DELETE_FAILED);
      return false;
    }
    const before = $listing.get();
    const kept = before.characters.filter(({ id }) => !ids.includes(id));
    $listing.set({ ...before, characters: kept, total: before.total - ids.length });
    refreshTraits();
    if (kept.length === 0) showMore();
    showToast({
      title: ids.length === 1 ? "Character deleted" : `${ids.length} characters deleted`,
      description: "You find it under Recently deleted for 30 days.",
      tone: "success",
      action: { label: "Undo", onSelect: () => putBack(ids, before.characters) },
    });
    return true;
  }

  /** Restores these and shows them where they were in `before`. */
  async function putBack(ids: number[], before: SavedCharacter[]): Promise<void> {
    const problem = await restoreCharacters(ids, { call });
    if (problem) return showFailure(problem, RESTORE_FAILED);
    const { characters, total, ...rest } = $listing.get();
    const shown = new Map(characters.map((each) => [each.id, each]));
    const returned = before.flatMap((each) =>
      shown.get(each.id) ?? (ids.includes(each.id) ? each : [])
    );
    const later = characters.filter(({ id }) => !before.some((each) => each.id === id));
    $listing.set({ ...rest, characters: [...returned, ...later], total: total + ids.length });
    refreshTraits();
    showToast({
      title: ids.length === 1 ? "Character restored" : `${ids.length} characters restored`,
      tone: "success",
    });
  }

  /** The traits to filter by; they change with what is there. */
  async function refreshTraits(): Promise<void> {
    const answer = await call<string[]>("/api/characters/traits");
    if ("body" in answer) $traits.set(answer.body);
  }

  return {
    $listing,
    $traits,
    $filters,
    $progress,
    filterBy,
    reload,
    showMore,
    replace,
    toggleFavorite,
    remove,
  };
}

function toListing({ body, next, total = body.length }: ApiSuccess<SavedCharacter[]>): Listing {
  return { characters: body, next, total };
}
