import type { PageContext } from "../../types.ts";
import type { CharacterData } from "../../../lib/characters/character_data.ts";
import { STYLE_NAMES } from "../../../lib/choices.ts";

export default function description({ data }: PageContext<CharacterData>): string {
  const character = data.landing?.character;
  if (!character) return "There is no character at this address.";
  const { name, style, traits, prompt } = character;
  const who = [STYLE_NAMES[style], ...traits].join(", ");
  return `${name}, an AI cat character (${who}). ${prompt}`.trim();
}
