import { t } from "../../../lib/i18n/translate.ts";
import type { PageContext } from "../../types.ts";
import type { CharacterData } from "../../../lib/characters/character_data.ts";

export default function imageAlt({ data }: PageContext<CharacterData>): string | undefined {
  const character = data.page?.character;
  return character && t("{name}: {picture}", { name: character.name, picture: character.alt });
}
