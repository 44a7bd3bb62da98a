/** @module Brings a picture of the last day back onto the stage, with its words and looks. */
import { callApi } from "../api/api.ts";
import type { RecentPicture, SavedCharacter } from "../../lib/character.ts";
import { defaultTraits } from "../../lib/choices.ts";
import { showFailure } from "../session/failure.ts";
import type { Draft } from "./draft.ts";
import { msg } from "../../lib/i18n/translate.ts";

export interface RestoringStore {
  isBusy: () => boolean;
  show: (change: Partial<Draft>) => void;
}

/** Shows it; a saved one as the character it is. Nothing while something is being drawn. */
export async function restorePicture(
  { isBusy, show }: RestoringStore,
  { savedAs, expiresAt: _, ...picture }: RecentPicture,
  { call = callApi } = {},
): Promise<void> {
  if (isBusy()) return;
  const { prompt, style, accessories, colorScheme } = picture;
  const looks = { description: prompt, style, accessories, colorScheme };
  if (savedAs === null) {
    const traits = picture.traits.length > 0 ? picture.traits : defaultTraits();
    return show({ ...looks, traits, character: picture });
  }
  const answer = await call<SavedCharacter>(`/api/characters/${savedAs}`);
  if ("problem" in answer) {
    return showFailure(answer.problem, { title: msg("Could not bring it back") });
  }
  if (isBusy()) return;
  const { id, userId, name, traits, createdAt } = answer.body;
  const character = { ...picture, id, userId, name, traits, createdAt };
  show({ ...looks, name, traits, character });
}
