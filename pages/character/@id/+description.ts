import { t } from "../../../lib/i18n/translate.ts";
import type { PageContext } from "../../types.ts";
import type { CharacterData } from "../../../lib/characters/character_data.ts";
import { STYLE_NAMES } from "../../../lib/choices.ts";

export default function description({ data }: PageContext<CharacterData>): string {
  const character = data.page?.character;
  if (!character) return t("There is no character at this address.");
  const { name, style, traits, prompt } = character;
  const who = [t(STYLE_NAMES[style]), ...traits].join(t(", "));
  return t("{name}, an AI cat character ({who}). {prompt}", { name, who, prompt }).trim();
}
