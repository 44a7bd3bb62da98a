/**
 * @module A collection on screen, and what a person can do with the characters in it. The island shows it.
 */
import { atom } from "nanostores";
import { callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import {
  DELETE_FAILED,
  deleteCharacters,
  KEPT_DAYS,
  RESTORE_FAILED,
  restoreCharacters,
} from "../characters/deletion.ts";
import { showFailure } from "../session/failure.ts";
import { toggledFavorite, UPDATE_FAILED, updateCharacter } from "../characters/update.ts";
import { showToast } from "../toast/toast.ts";
import type { CollectionData } from "../../lib/collection/collection_data.ts";
import type { Filters } from "../../lib/collection/filters.ts";
import { createListing } from "./listing.ts";
import { t, tn } from "../../lib/i18n/translate.ts";

/** Starts from what the server has put into the page for `filters`. */
export function createCollection(
  { traits, ...first }: CollectionData,
  filters: Filters,
  { call = callApi } = {},
) {
  const listing = createListing(first, filters, { call });
  const { $listing, $filters, showMore } = listing;
  const $traits = atom(traits);
  /** Ids of those whose favorite mark is on its way; of two presses at once the second counts for nothing. */
  const toggling = new Set<number>();

  /** Shows what has changed about the character with this id. */
  function change(id: number, changes: Partial<SavedCharacter>): void {
    const { characters, ...rest } = $listing.get();
    const changed = characters.map((each) => each.id === id ? { ...each, ...changes } : each);
    $listing.set({ ...rest, characters: changed });
  }

  /** Shows a character as it is after editing. */
  function replace(character: SavedCharacter): void {
    change(character.id, character);
    refreshTraits();
  }

  /** Makes it a favorite, or no longer one; shown at once, and taken back when the server refuses. */
  async function toggleFavorite({ id, favorite }: SavedCharacter): Promise<void> {
    if (toggling.has(id)) return;
    toggling.add(id);
    const toggled = toggledFavorite({ favorite });
    change(id, toggled);
    const answer = await updateCharacter(id, toggled, { call });
    toggling.delete(id);
    if ("body" in answer) return;
    change(id, { favorite });
    showFailure(answer.problem, UPDATE_FAILED);
  }

  /** Deletes these and offers to take that back. False when it failed, which a toast says. */
  async function remove(characters: readonly SavedCharacter[]): Promise<boolean> {
    const ids = characters.map(({ id }) => id);
    const problem = await deleteCharacters(ids, { call });
    if (problem) {
      showFailure(problem, DELETE_FAILED);
      return false;
    }
    const before = $listing.get();
    const filters = $filters.get();
    const kept = before.characters.filter(({ id }) => !ids.includes(id));
    $listing.set({ ...before, characters: kept, total: before.total - ids.length });
    if (kept.length === 0) showMore();
    refreshTraits();
    showToast({
      title: tn(ids.length, "Character deleted", "{n} characters deleted"),
      description: tn(
        ids.length,
        "You find it under Recently deleted for {days} days.",
        "You find them under Recently deleted for {days} days.",
        { days: KEPT_DAYS },
      ),
      tone: "success",
      action: { label: t("Undo"), onSelect: () => putBack(ids, before.characters, filters) },
    });
    return true;
  }

  /** Restores these and shows them where they were in `before`, unless something else is shown now. */
  async function putBack(ids: number[], before: SavedCharacter[], filters: Filters): Promise<void> {
    const problem = await restoreCharacters(ids, { call });
    if (problem) return showFailure(problem, RESTORE_FAILED);
    if (filters === $filters.get()) insert(ids, before);
    else listing.reload();
    refreshTraits();
    showToast({
      title: tn(ids.length, "Character restored", "{n} characters restored"),
      tone: "success",
    });
  }

  function insert(ids: number[], before: SavedCharacter[]): void {
    const { characters, total, ...rest } = $listing.get();
    const shown = new Map(characters.map((each) => [each.id, each]));
    const there = before.flatMap((each) =>
      shown.get(each.id) ?? (ids.includes(each.id) ? each : [])
    );
    const later = characters.filter(({ id }) => !before.some((each) => each.id === id));
    $listing.set({ ...rest, characters: [...there, ...later], total: total + ids.length });
  }

  /** The traits to filter by; they change with what is there. */
  async function refreshTraits(): Promise<void> {
    const answer = await call<string[]>("/api/user/characters/traits");
    if ("body" in answer) $traits.set(answer.body);
  }

  return { ...listing, $traits, replace, toggleFavorite, remove };
}
