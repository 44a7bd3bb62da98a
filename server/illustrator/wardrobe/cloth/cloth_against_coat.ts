/**
 * @module What is worn on a coat of its own colour: a brown jacket on a brown cat would not be seen, so it is darker or
 * lighter than usual.
 */
import { type Colour, difference, shift } from "../../colour/colour.ts";
import type { Item } from "../../scene.ts";
import { type Costume, COSTUMES } from "../costumes.ts";
import { CLOTH, mainColour, SAME } from "./cloth_prints.ts";
import type { Outfit } from "../outfit.ts";

/** Nearer to the coat than `alike`, in OKLab, cloth is taken for fur; how much darker or lighter it is then. */
interface Contrast {
  alike: number;
  apart: number;
}

/** Of what may have any colour; of a colour that words name, which stays what they call it. */
const FREE: Contrast = { alike: 0.13, apart: 0.19 }, NAMED: Contrast = { alike: 0.07, apart: 0.11 };

/** A coat darker than this leaves no room below it. */
const DARK = 0.46;

/** A colour of what is worn, in a tone that is seen on this coat. */
export function apartFrom(coat: Colour, worn: Colour, { isNamed = false } = {}): Colour {
  const { alike, apart } = isNamed ? NAMED : FREE;
  if (difference(worn, coat) >= alike) return worn;
  return shift(worn, { l: coat.l - worn.l + (coat.l < DARK ? apart : -apart) });
}

/** Items in tones that are seen on this coat, where their main colour is not. */
export function seenAgainst(items: readonly Item[], coat: Colour): Item[] {
  const main = mainColour(items);
  if (!main || difference(main, coat) >= FREE.alike) return [...items];
  const by = apartFrom(coat, main).l - main.l;
  const toned = (colour: Colour) =>
    difference(colour, main) < SAME ? shift(colour, { l: by }) : colour;
  return items.map((item) => recoloured(item, toned));
}

/** The outfit of this kind in a tone that is seen on a coat of this colour. */
export function seenOnCoat(
  outfit: Partial<Outfit>,
  kind: Costume,
  coat: Colour,
): Partial<Outfit> {
  if (!COSTUMES[kind].isOfAnyColour) return outfit;
  const main = mainColour(CLOTH.flatMap((layer) => outfit[layer] ?? []));
  if (!main || difference(main, coat) >= FREE.alike) return outfit;
  const by = { l: apartFrom(coat, main).l - main.l };
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
