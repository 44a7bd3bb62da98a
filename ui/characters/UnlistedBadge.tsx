/** @module The mark of an unlisted character; public ones have none. */
import type { SavedCharacter } from "../../lib/character.ts";
import { Badge } from "../components/Badge.tsx";
import { t } from "../../lib/i18n/translate.ts";

export function UnlistedBadge({ of: { visibility } }: { of: Pick<SavedCharacter, "visibility"> }) {
  return visibility === "unlisted" ? <Badge>{t("Unlisted")}</Badge> : null;
}
