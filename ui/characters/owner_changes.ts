/**
 * @module What becomes of a character's page when its owner has changed or deleted the character.
 */
import type { SavedCharacter } from "../../lib/character.ts";
import { characterUrl } from "../../lib/characters/character_url.ts";
import { keepToast } from "../toast/toast.ts";
import { DELETE_FAILED, deleteCharacters, KEPT_DAYS } from "./deletion.ts";
import { showFailure } from "../session/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Shows the character as it is now, at the URL it has now. */
export function reloadAfterEdit(character: SavedCharacter): void {
  keepToast({ title: t("Character updated"), tone: "success" });
  location.replace(characterUrl(character));
}

/** Deletes it and goes to the collection; false when that failed. */
export async function deleteFromPage({ id, name }: SavedCharacter): Promise<boolean> {
  const problem = await deleteCharacters([id]);
  if (problem) {
    showFailure(problem, DELETE_FAILED);
    return false;
  }
  const description = t("{name} can be brought back from Recently deleted for {days} days.", {
    name,
    days: KEPT_DAYS,
  });
  keepToast({ title: t("Character deleted"), description, tone: "success" });
  location.assign("/collection");
  return true;
}
