/**
 * @module What the buttons of a character's page do. Loaded with the first press: most who look press none.
 */
import { loginUrl } from "../../lib/auth/login_url.ts";
import { refOf } from "../../lib/characters/character_url.ts";
import type { SavedCharacter } from "../../lib/character.ts";
import { keepToast, showToast } from "../toast/toast.ts";
import type { User } from "../../lib/user.ts";
import { downloadCharacter } from "./download.ts";
import { showFailure } from "../session/failure.ts";
import { toggledFavorite, UPDATE_FAILED, updateCharacter } from "./update.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Downloads the picture for a signed-in user. */
export async function download(character: SavedCharacter, user: User | null): Promise<void> {
  if (user) return await downloadCharacter(refOf(character));
  askToSignIn(t("Authentication required"), t("Please log in to download your character image."));
}

/** Makes it a favorite of its owner, or no longer one. Returns the character as it is now. */
export async function toggleFavorite(
  character: SavedCharacter,
  user: User | null,
): Promise<SavedCharacter> {
  if (!user) {
    askToSignIn(
      t("Login required"),
      t("Favorites are for your own characters. Please log in first."),
    );
    return character;
  }
  if (user.id !== character.userId) {
    showToast({
      title: t("Not your character"),
      description: t("Favorites are for the characters in your own collection."),
    });
    return character;
  }
  const answer = await updateCharacter(character.id, toggledFavorite(character));
  if ("body" in answer) return answer.body;
  if (answer.problem.status === 404) leaveMissingCharacter();
  else showFailure(answer.problem, UPDATE_FAILED);
  return character;
}

/** It was here a moment ago, and is gone. */
function leaveMissingCharacter(): void {
  keepToast({
    title: t("Error"),
    description: t("Could not find the character you're looking for."),
    tone: "destructive",
  });
  location.assign("/collection");
}

function askToSignIn(title: string, description: string): void {
  showToast({
    title,
    description,
    tone: "destructive",
    action: { label: t("Sign In"), onSelect: () => location.assign(loginUrl()) },
  });
}
