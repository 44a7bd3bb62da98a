import { t } from "../../../lib/i18n/translate.ts";
import type { PageContext } from "../../types.ts";
import type { CharacterData } from "../../../lib/characters/character_data.ts";

export default function title({ data }: PageContext<CharacterData>): string {
  return data.page?.character.name ?? t("Character not found");
}
