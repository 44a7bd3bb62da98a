import type { CharacterData } from "../../../../lib/characters/character_data.ts";
import type { PageContext } from "../../../types.ts";

export default function title({ data }: PageContext<Pick<CharacterData, "landing">>): string {
  return data.landing ? `Stickers of ${data.landing.character.name}` : "Character not found";
}
