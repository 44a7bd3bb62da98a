import type { CharacterData } from "../../../../lib/characters/character_data.ts";
import { t } from "../../../../lib/i18n/translate.ts";
import type { PageContext } from "../../../types.ts";

export default function title({ data }: PageContext<Pick<CharacterData, "page">>): string {
  return data.page
    ? t("Stickers of {name}", { name: data.page.character.name })
    : t("Character not found");
}
