/**
 * @module What can be done on a character's page: share it, keep its picture, mark it as a favorite. The
 * buttons stand in the bar of the page.
 */
import { useState } from "react";
import type { SavedCharacter } from "../lib/character.ts";
import { ActionIcon } from "../ui/characters/ActionIcon.tsx";
import { lazyImport } from "../ui/islands/lazy_import.ts";
import { ShareButton } from "../ui/share/ShareButton.tsx";
import { Button } from "../ui/components/Button.tsx";
import type { User } from "../lib/user.ts";
import { t } from "../lib/i18n/translate.ts";

export interface CharacterActionsProps {
  character: SavedCharacter;
  /** The visitor; null for a guest. */
  user: User | null;
}

export default function CharacterActions(
  { character: fromServer, user }: CharacterActionsProps,
) {
  const [character, setCharacter] = useState(fromServer);
  /** What is under way; a second press waits for it. */
  const [busy, setBusy] = useState<"download" | "favorite">();
  const isOwn = user?.id === character.userId;
  const isFavorite = character.favorite === "true" && isOwn;

  async function download() {
    setBusy("download");
    const actions = await lazyImport(loadActions);
    await actions?.download(character, user);
    setBusy(undefined);
  }

  async function toggleFavorite() {
    setBusy("favorite");
    const actions = await lazyImport(loadActions);
    if (actions) setCharacter(await actions.toggleFavorite(character, user));
    setBusy(undefined);
  }

  return (
    <>
      <ShareButton character={character} variant={isOwn ? "primary" : "secondary"} />
      <Button
        variant="secondary"
        icon={<ActionIcon of="download" />}
        busy={busy === "download"}
        onClick={download}
      >
        {t("Download")}
      </Button>
      <Button
        variant="secondary"
        icon={
          <ActionIcon of="favorite" filled={isFavorite} className="size-[1.15em] text-accent-ink" />
        }
        busy={busy === "favorite"}
        onClick={toggleFavorite}
      >
        {isFavorite ? t("Remove from Favorites") : t("Add to Favorites")}
      </Button>
    </>
  );
}

const loadActions = () => import("../ui/characters/page_actions.ts");
