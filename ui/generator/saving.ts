/** @module Saving the character to the user's collection, and what is changed of it later. */
import { atom, type MapStore } from "nanostores";
import { type ApiAnswer, callApi } from "../api/api.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { showFailure } from "../session/failure.ts";
import { UPDATE_FAILED, updateCharacter } from "../characters/update.ts";
import { showToast } from "../toast/toast.ts";
import type { Draft, DraftCharacter } from "./draft.ts";
import { unsavedChanges } from "./pending_character.ts";
import { addRecentCharacter, updateRecentCharacter } from "./recent_characters.ts";
import { t } from "../../lib/i18n/translate.ts";

export type Saving = ReturnType<typeof createSaving>;

/** Saves the character of `$draft`; `$saving` says whether that is under way. `adopt` hears of a new one. */
export function createSaving(
  $draft: MapStore<Draft>,
  { call = callApi, adopt = (_: DraftCharacter) => {} } = {},
) {
  const $saving = atom(false);

  /** Saves `character`, or what is different of a saved one, and shows a toast with the result. */
  async function save(character: DraftCharacter): Promise<void> {
    if ($saving.get()) return;
    if (character.id !== undefined) return await update(character.id);
    await sending(async () => {
      const answer = await send(character, call);
      if ("body" in answer) return keep(answer.body);
      showFailure(answer.problem, {
        title: t("Save failed"),
        fallback: t("Failed to save character. Please try again."),
      });
    });
  }

  /** Saves the changed picture as another character; the first one stays as it was saved. */
  async function saveAsNew({ id: _, userId: _owner, ...character }: DraftCharacter): Promise<void> {
    await save(character);
  }

  async function update(id: number): Promise<void> {
    const changes = unsavedChanges($draft.get());
    if (!changes) {
      showToast({ title: t("Already saved"), description: t("You find it in your collection.") });
      return;
    }
    await sending(async () => {
      const answer = await updateCharacter(id, changes, { call });
      if ("problem" in answer) return showFailure(answer.problem, UPDATE_FAILED);
      const { character } = $draft.get();
      if (character?.id === id) {
        // Meanwhile it may have been changed again.
        const isShown = character.imageUrl === answer.body.imageUrl;
        const { name, traits, imageUrl } = answer.body;
        $draft.setKey("character", {
          ...character,
          name,
          traits,
          savedImageUrl: isShown ? undefined : imageUrl,
        });
      }
      updateRecentCharacter(answer.body);
      showToast({ title: t("Character updated"), tone: "success" });
    });
  }

  async function sending(work: () => Promise<void>): Promise<void> {
    $saving.set(true);
    await work();
    $saving.set(false);
  }

  function keep(saved: SavedCharacter): void {
    const { character } = $draft.get();
    // Meanwhile another one may have been drawn.
    if (character?.imageUrl === saved.imageUrl) {
      const { savedImageUrl: _, ...shown } = character;
      const kept = { ...shown, ...saved };
      $draft.setKey("character", kept);
      adopt(kept);
    }
    addRecentCharacter(saved);
    showToast({
      title: t("Character saved!"),
      description: t("{name} is in your collection.", { name: saved.name }),
      tone: "success",
    });
  }

  return { $saving, save, saveAsNew };
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
