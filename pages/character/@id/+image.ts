import type { PageContext } from "../../types.ts";
import type { CharacterData } from "../../../lib/characters/character_data.ts";

export default function image({ data }: PageContext<CharacterData>): string {
  const { character } = data;
  return character ? `/api/characters/${character.id}/card.png` : "/preview.png";
}
