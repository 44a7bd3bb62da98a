/**
 * @module Garments that are worn together: which go together, in which order they lie on the cat, and what is
 * seen of the lower ones where one is open in front.
 */
import { bounds } from "../geometry/measure.ts";
import { knots } from "../geometry/coordinates.ts";
import { movePoint, placing } from "../geometry/transform.ts";
import type { Item, Region } from "../scene.ts";
import type { CatLook, Dress } from "../spec.ts";
import { type Layer, LAYERS } from "./costume_entry.ts";
import { type Costume, COSTUMES } from "./costumes.ts";
import type { Outfit, OutfitContext } from "./outfit.ts";

/** Everything it is dressed in, from the fur outwards. */
export function garmentsOf(
  { costume, layers = [] }: Pick<CatLook, "costume" | "layers">,
): Dress[] {
  const place = ({ kind }: Dress) => LAYERS.indexOf(COSTUMES[kind].layer ?? "inner");
  return [...(costume ? [costume] : []), ...layers]
    .toSorted((one, other) => place(one) - place(other));
}

/** Whether it is the outfit of a trade or a tale that is known by its hat or mask as well: a sailor's, a wizard's. */
export function isOutfit(kind: Costume): boolean {
  const { layer, person, bareheaded, isDress, includes = [] } = COSTUMES[kind];
  return !layer && person !== undefined && !isDress &&
    (!bareheaded || includes.length > 0);
}

/** What is left of an outfit when its wearer has other clothes: "a sailor in a striped jersey" keeps the cap. */
export function withoutClothes(
  { behind, face, head, held, around }: Partial<Outfit>,
): Partial<Outfit> {
  return {
    ...(behind && { behind }),
    ...(face && { face }),
    ...(head && { head }),
    ...(held && { held }),
    ...(around && { around }),
  };
}

/** Whether this garment takes the place of the clothes of an outfit; others are worn over them. */
export function replacesClothes(kind: Costume): boolean {
  const { layer } = COSTUMES[kind];
  return layer === "inner" || layer === "middle";
}

/** Many outfits have one of their own: a wizard "in a purple robe" is a purple wizard. */
const CLOAKS: readonly Costume[] = ["cape", "hooded cloak", "bathrobe", "robe"];

/** The first of these, and each further one of a layer on which nothing is worn yet. */
export function wornTogether(kinds: readonly Costume[]): Costume[] {
  const [first, ...others] = kinds;
  if (!first) return [];
  const taken: (Layer | undefined)[] = [COSTUMES[first].layer];
  if (!taken[0] && !isOutfit(first)) return [first];
  const further = others.filter((kind) => {
    const { layer } = COSTUMES[kind];
    if (!layer || taken.includes(layer)) return false;
    if (isOutfit(first) && CLOAKS.includes(kind)) return false;
    taken.push(layer);
    return true;
  });
  return [first, ...further];
}

/** What shows between the two halves of an open garment, on the neck's coordinates. */
const OPENING = knots("-40 -26!, 40 -26!, 34 40, 26 104!, -26 104!, -34 40");

/** The front of a garment that is worn below an open one. */
export function openedFront(
  { cat }: OutfitContext,
  below: Partial<Outfit>,
): Partial<Outfit> {
  const onChest = (below.neck ?? []).filter((item): item is Region => item.is === "region");
  const size = ({ outline }: Region) => {
    const { left, right, top, bottom } = bounds(outline);
    return (right - left) * (bottom - top);
  };
  const front = onChest.find(({ name }) => FRONT.test(name)) ??
    (below.body ?? []).filter((item): item is Region => item.is === "region")
      .toSorted((one, other) => size(other) - size(one))[0];
  if (!front) return {};
  const neck = placing(cat.figure.neck);
  const outline = OPENING.map(([x, y]) => movePoint(neck, [x, y]));
  const { contour: _contour, ...cloth } = front;
  const panel: Item = {
    ...cloth,
    name: `${front.name} below`,
    outline,
    line: 2,
    volume: 0.2,
  };
  return { neck: [panel, ...onChest.filter((item) => !FRONT.test(item.name))] };
}

const FRONT = /^(?:front|chest plate|crossed collar|suit front)$/;
