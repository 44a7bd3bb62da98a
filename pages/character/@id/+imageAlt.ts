import type { PageContext } from "../../types.ts";
import type { CharacterData } from "../../../lib/characters/character_data.ts";

export default function imageAlt({ data }: PageContext<CharacterData>): string | undefined {
  const character = data.landing?.character;
  return character && `${character.name}: ${character.alt}`;
}
