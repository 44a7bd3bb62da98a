/** @module The rules of a character's personality traits. */
import { MAX_TRAIT_CHARACTERS, MAX_TRAITS } from "../../lib/limits.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What came of adding a trait: the new list, or the reason why it stays as it is. */
export type TraitAddition = { traits: string[] } | { problem: string };

/** Adds `text` to `traits`, trimmed. Two traits that differ only in their case are the same. */
export function addTrait(traits: readonly string[], text: string): TraitAddition {
  const trait = text.trim().replace(/\s+/g, " ");
  if (trait === "") return { problem: t("Type a trait first.") };
  if (trait.length > MAX_TRAIT_CHARACTERS) {
    return {
      problem: t("A trait has at most {count} characters.", { count: MAX_TRAIT_CHARACTERS }),
    };
  }
  if (traits.some((present) => present.toLowerCase() === trait.toLowerCase())) {
    return { problem: t("{trait} is already there.", { trait }) };
  }
  if (traits.length >= MAX_TRAITS) {
    return { problem: t("A character has at most {count} traits.", { count: MAX_TRAITS }) };
  }
  return { traits: [...traits, trait] };
}

/** The list without `trait`. */
export function removeTrait(traits: readonly string[], trait: string): string[] {
  return traits.filter((present) => present !== trait);
}
