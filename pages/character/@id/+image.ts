import type { PageContext } from "../../types.ts";
import { refOf } from "../../../lib/characters/character_url.ts";
import type { CharacterData } from "../../../lib/characters/character_data.ts";

export default function image({ data }: PageContext<CharacterData>): string | undefined {
  const character = data.page?.character;
  return character && `/api/characters/${refOf(character)}/card.png`;
}
