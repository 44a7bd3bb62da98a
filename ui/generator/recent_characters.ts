/** @module The characters the user has saved last, one list for all islands of a page. */
import { atom, computed } from "nanostores";
import { callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { t } from "../../lib/i18n/translate.ts";

export type RecentCharacters =
  | { state: "loading" }
  | { state: "failed"; message: string }
  /** Newest first. */
  | { state: "ready"; characters: SavedCharacter[] };

/** As many as the list shows. */
const SHOWN = 6;

const $loaded = atom<RecentCharacters>({ state: "loading" });
const $savedHere = atom<SavedCharacter[]>([]);

/** What the server has, and what was saved on this page since. */
export const $recentCharacters = computed([$loaded, $savedHere], (loaded, savedHere) => {
  if (loaded.state !== "ready") return loaded;
  const older = loaded.characters.filter(({ id }) => !savedHere.some((saved) => saved.id === id));
  return { state: loaded.state, characters: [...savedHere, ...older].slice(0, SHOWN) };
});

/** Asks the server for the list. */
export async function loadRecentCharacters({ call = callApi } = {}): Promise<void> {
  $loaded.set({ state: "loading" });
  const answer = await call<SavedCharacter[]>("/api/characters/recent");
  if ("body" in answer) $loaded.set({ state: "ready", characters: answer.body });
  else $loaded.set({ state: "failed", message: answer.problem.message || t("Please try again.") });
}

/** Puts a character that was just saved at the list's head. */
export function addRecentCharacter(character: SavedCharacter): void {
  $savedHere.set([character, ...$savedHere.get()]);
}

/** Shows a character of the list as it is now. */
export function updateRecentCharacter(character: SavedCharacter): void {
  const asNow = (each: SavedCharacter) => each.id === character.id ? character : each;
  $savedHere.set($savedHere.get().map(asNow));
  const loaded = $loaded.get();
  if (loaded.state === "ready") {
    $loaded.set({ ...loaded, characters: loaded.characters.map(asNow) });
  }
}
