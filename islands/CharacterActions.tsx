/**
 * What can be done on a character's page: share it, keep its picture, mark it as a favorite.
 *
 * @module
 */
import { useState } from "react";
import type { SavedCharacter } from "../lib/character.ts";
import { ActionIcon } from "../lib/characters/ActionIcon.tsx";
import { downloadCharacter } from "../lib/characters/download.ts";
import { showFailure } from "../lib/characters/failure.ts";
import { leaveLostCharacter } from "../lib/characters/lost_character.ts";
import { toggledFavorite, UPDATE_FAILED, updateCharacter } from "../lib/characters/update.ts";
import { loginAddress } from "../lib/generator/keeping.ts";
import { useUser } from "../lib/session/use_user.ts";
import { ShareButton } from "../lib/share/ShareButton.tsx";
import { showToast } from "../lib/toast.ts";
import { Button } from "../lib/ui/Button.tsx";
import type { User } from "../lib/user.ts";

export interface CharacterActionsProps {
  character: SavedCharacter;
  user: User | null;
}

export default function CharacterActions(
  { character: fromServer, user: userFromServer }: CharacterActionsProps,
) {
  const user = useUser(userFromServer);
  const [character, setCharacter] = useState(fromServer);
  const [downloading, setDownloading] = useState(false);
  const isFavorite = character.favorite === "true" && user?.id === character.userId;

  async function download() {
    if (!user) {
      return askToSignIn(
        "Authentication required",
        "Please log in to download your character image.",
      );
    }
    setDownloading(true);
    await downloadCharacter(character.id);
    setDownloading(false);
  }

  async function toggleFavorite() {
    if (!user) {
      return askToSignIn(
        "Login required",
        "Favorites are for your own characters. Please log in to mark one.",
      );
    }
    if (user.id !== character.userId) {
      return void showToast({
        title: "Not your character",
        description: "Favorites are for the characters in your own collection.",
      });
    }
    const change = toggledFavorite(character);
    setCharacter({ ...character, ...change });
    const answer = await updateCharacter(character.id, change);
    if ("body" in answer) return;
    setCharacter(character);
    if (answer.problem.status === 404) return leaveLostCharacter();
    showFailure(answer.problem, UPDATE_FAILED);
  }

  return (
    <div className="flex flex-wrap gap-3">
      <ShareButton character={character} />
      <Button
        variant="secondary"
        icon={<ActionIcon of="download" />}
        busy={downloading}
        onClick={download}
      >
        Download
      </Button>
      <Button
        variant="secondary"
        icon={
          <ActionIcon of="favorite" filled={isFavorite} className="size-[1.15em] text-accent-ink" />
        }
        onClick={toggleFavorite}
      >
        {isFavorite ? "Remove from Favorites" : "Add to Favorites"}
      </Button>
    </div>
  );
}

function askToSignIn(title: string, description: string): void {
  showToast({
    title,
    description,
    tone: "destructive",
    action: {
      label: "Sign In",
      onSelect: () => location.assign(loginAddress(location.pathname)),
    },
  });
}
