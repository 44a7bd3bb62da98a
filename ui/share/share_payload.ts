/** @module What is shared of a character: its name, and where it is. */
import type { Character } from "../../lib/character.ts";
import { characterUrl, refOf } from "../../lib/characters/character_url.ts";
import { STYLE_NAMES } from "../../lib/choices.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What is shared of a character. */
export interface SharePayload {
  /** Its name. */
  title: string;
  /** A sentence about it. */
  text: string;
  /** Of the character's page. */
  url: string;
  /** Of its picture. */
  image: string;
}

/** A character that may not be saved yet. */
export type SharedCharacter = Pick<Character, "name" | "style" | "traits"> & {
  id?: number;
  slug?: string;
};

/** One that is saved, and so has a page to share. */
export type SavedToShare = SharedCharacter & { id: number };

/** As many traits as are read at a glance. */
const FIRST_TRAITS = 3;

/** `detailed` adds style and first traits to the text. */
export function sharePayload(
  character: SavedToShare,
  { origin, detailed = false }: { origin: string; detailed?: boolean },
): SharePayload {
  const { name } = character;
  return {
    title: name,
    text: detailed ? detailedText(character) : t("Meet {name}, my AI cat character!", { name }),
    url: origin + characterUrl(character),
    image: `${origin}/api/characters/${refOf(character)}/image`,
  };
}

function detailedText({ name, style, traits }: SavedToShare): string {
  const values = {
    name,
    style: t(STYLE_NAMES[style]),
    traits: traits.slice(0, FIRST_TRAITS).join(", "),
  };
  return traits.length === 0
    ? t("Meet {name}, my AI cat character in {style} style!", values)
    : t("Meet {name}, my AI cat character in {style} style ({traits})!", values);
}
