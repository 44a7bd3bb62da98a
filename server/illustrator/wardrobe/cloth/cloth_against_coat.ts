/**
 * @module Clothes on a coat of their own colour: a brown jacket on a brown cat would not be seen, so its cloth is
 * darker or lighter than usual.
 */
import { type Colour, difference, shift } from "../../colour/colour.ts";
import type { Item } from "../../scene.ts";
import { type Costume, COSTUMES } from "../costumes.ts";
import { CLOTH, mainColour, SAME } from "./cloth_prints.ts";
import type { Outfit } from "../outfit.ts";

/** Nearer to the coat than this, in OKLab, cloth is taken for fur. */
const ALIKE = 0.13;

/** How much darker it is then, or lighter where the coat is dark. */
const APART = 0.19;

/** A coat darker than this leaves no room below it. */
const DARK = 0.46;

/** The outfit of this kind in a tone that is seen on a coat of this colour. */
export function seenOnCoat(
  outfit: Partial<Outfit>,
  kind: Costume,
  coat: Colour,
): Partial<Outfit> {
  if (!COSTUMES[kind].isOfAnyColour) return outfit;
  const main = mainColour(CLOTH.flatMap((layer) => outfit[layer] ?? []));
  if (!main || difference(main, coat) >= ALIKE) return outfit;
  const by = { l: coat.l - main.l + (coat.l < DARK ? APART : -APART) };
  const toned = (colour: Colour) => difference(colour, main) < SAME ? shift(colour, by) : colour;
  const layers = CLOTH.flatMap((layer) => {
    const items = outfit[layer];
    return items ? [[layer, items.map((item) => recoloured(item, toned))] as const] : [];
  });
  return { ...outfit, ...Object.fromEntries(layers) };
}

function recoloured(item: Item, toned: (colour: Colour) => Colour): Item {
  if (item.is !== "region") return item;
  return {
    ...item,
    colour: toned(item.colour),
    ...(item.colourEnd && { colourEnd: toned(item.colourEnd) }),
    marks: item.marks.map((mark) => ({ ...mark, colour: toned(mark.colour) })),
  };
}
