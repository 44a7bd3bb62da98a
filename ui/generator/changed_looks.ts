/** @module What the form says of the picture and the picture does not show yet. */
import type { Accessory, ColourScheme, Style } from "../../lib/choices.ts";
import { type Draft, type DraftCharacter, NO_STYLE } from "./draft.ts";

/** Looks to draw the same cat again with. */
export interface ChangedLooks {
  style?: Style;
  accessories?: Accessory[];
  colorScheme?: ColourScheme;
}

/** The looks of the form that differ from those of its picture; undefined when none does. */
export function changedLooks(draft: Draft): ChangedLooks | undefined {
  const { character, description, style, accessories, colorScheme } = draft;
  // With another description the form is about another cat.
  if (!character || description.trim() !== character.prompt) return undefined;
  const changed: ChangedLooks = {
    ...(style !== NO_STYLE && style !== character.style && { style }),
    ...(!sameSet(accessories, character.accessories) && { accessories }),
    ...(colorScheme !== character.colorScheme && { colorScheme }),
  };
  return Object.keys(changed).length > 0 ? changed : undefined;
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each));
}

/** The looks that a picture shows. */
export function looksOf({ accessories, colorScheme }: DraftCharacter) {
  return { accessories, colorScheme };
}
