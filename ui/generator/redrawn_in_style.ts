/**
 * @module A saved character in another style: drawn again for nothing, and brought to the generator, where
 * it is saved.
 */
import type { SavedCharacter } from "../../lib/character.ts";
import type { Style } from "../../lib/choices.ts";
import type { RedrawnCharacter } from "../../lib/redrawn.ts";
import { callApi } from "../api/api.ts";
import { signInAgain } from "../session/expiry.ts";
import { type TabStorage, tabStorage } from "../storage/tab_storage.ts";
import { emptyDraft, saveDraft } from "./draft.ts";
import { failureTexts, showFailureTexts } from "./failure_texts.ts";

/** The page that shows it. */
const GENERATOR = "/generator";

/** Shows it in the generator, as a change of the character that is not saved yet; a toast where that fails. */
export async function redrawInStyle(
  { id, userId, name, traits, imageUrl, createdAt }: SavedCharacter,
  style: Style,
  { call = callApi, storage = tabStorage as TabStorage, open = openPage } = {},
): Promise<void> {
  const answer = await call<RedrawnCharacter>("/api/characters/redraw", {
    method: "POST",
    body: { imageUrl, style },
  });
  if ("problem" in answer) {
    if (!signInAgain(answer.problem)) showFailureTexts(failureTexts(answer.problem));
    return;
  }
  const { changed: _changed, cost: _cost, ...redrawn } = answer.body;
  const { prompt, colorScheme, accessories } = redrawn;
  const saved = { id, userId, name, traits, createdAt, savedImageUrl: imageUrl };
  saveDraft(storage, {
    ...emptyDraft(),
    description: prompt,
    style,
    name,
    traits,
    colorScheme,
    accessories,
    character: { ...redrawn, ...saved },
  });
  open(GENERATOR);
}

function openPage(url: string): void {
  location.assign(url);
}
