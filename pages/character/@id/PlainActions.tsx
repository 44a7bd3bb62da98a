/** @module What can be done on a character's page without a script. */
import type { SavedCharacter } from "../../../lib/character.ts";
import { loginUrl } from "../../../lib/auth/login_url.ts";
import { characterUrl, refOf } from "../../../lib/characters/character_url.ts";
import { t } from "../../../lib/i18n/translate.ts";
import type { User } from "../../../lib/user.ts";
import { ButtonLink } from "../../../ui/components/Button.tsx";

export function PlainActions(
  { character, user }: { character: SavedCharacter; user: User | null },
) {
  return (
    <>
      <ButtonLink
        variant="secondary"
        href={user
          ? `/api/characters/${refOf(character)}/download`
          : loginUrl(characterUrl(character))}
      >
        {user ? t("Download") : t("Login to download")}
      </ButtonLink>
      <p className="w-full text-sm text-muted">
        {t("Sharing, favorites, reports, editing and deleting need JavaScript.")}
      </p>
    </>
  );
}
