/**
 * Saving the character to the user's collection.
 *
 * @module
 */
import { atom, type MapStore } from "nanostores";
import { type ApiAnswer, callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { signInAgain } from "../session/expiry.ts";
import { showToast } from "../toast/toast.ts";
import type { Draft, DraftCharacter } from "./draft.ts";
import { addRecentCharacter } from "./recent_characters.ts";

export type Saving = ReturnType<typeof createSaving>;

/** Saves the character of `$draft`; `$saving` says whether that is under way. */
export function createSaving($draft: MapStore<Draft>, { call = callApi } = {}) {
  const $saving = atom(false);

  /** Saves `character`, once, and shows a toast with the result. */
  async function save(character: DraftCharacter): Promise<void> {
    if ($saving.get()) return;
    if (character.id !== undefined) {
      showToast({ title: "Already saved", description: "You find it in your collection." });
      return;
    }
    $saving.set(true);
    const answer = await send(character, call);
    $saving.set(false);
    if ("body" in answer) return keep(answer.body);
    if (signInAgain(answer.problem)) return;
    showToast({
      title: "Save failed",
      description: answer.problem.message || "Failed to save character. Please try again.",
      tone: "destructive",
    });
  }

  function keep(saved: SavedCharacter): void {
    const { character } = $draft.get();
    // Meanwhile another one may have been drawn.
    if (character?.imageUrl === saved.imageUrl) {
      $draft.setKey("character", { ...character, ...saved });
    }
    addRecentCharacter(saved);
    showToast({
      title: "Character saved!",
      description: `${saved.name} is in your collection.`,
      tone: "success",
    });
  }

  return { $saving, save };
}

async function send(
  { name, traits, accessories, colorScheme, prompt, style, imageUrl }: DraftCharacter,
  call: typeof callApi,
): Promise<ApiAnswer<SavedCharacter>> {
  const answer = await call<SavedCharacter>("/api/characters", {
    method: "POST",
    body: { name, traits, accessories, colorScheme, prompt, style, imageUrl },
  });
  if ("body" in answer || answer.problem.status !== 409) return answer;
  // An earlier attempt succeeded, and its answer was lost on the way.
  const recent = await call<SavedCharacter[]>("/api/characters/recent");
  const saved = "body" in recent && recent.body.find((each) => each.imageUrl === imageUrl);
  return saved ? { body: saved } : answer;
}
