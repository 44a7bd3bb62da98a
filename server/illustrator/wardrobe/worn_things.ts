/** @module Things of a recipe that its cats wear: boots, a whistle. */
import type { Actor, CatSpec, Held } from "../spec.ts";
import { propOf } from "./prop_kinds.ts";

/** A thing that is worn. */
export interface WornThing extends Held {
  /** It is on two paws or on all. */
  isPair: boolean;
}

/** Whether the cats wear the thing at this place of the recipe: nothing else is done with it. */
export function isWornThing(
  { props, relations = [] }: Pick<CatSpec, "props" | "relations">,
  index: number,
): boolean {
  const ref: Actor = `thing ${index + 1}`;
  const held = props[index];
  return held !== undefined && propOf(held.kind).wear !== undefined &&
    !relations.some(({ who, what }) => who === ref || what === ref);
}

/** Whether this cat, from 1, is among those that wear it. */
export function isWornBy({ wornBy }: Held, cat: number): boolean {
  return !wornBy || wornBy.includes(cat);
}

/** All that this cat wears, or all that any does; a pair has no number, since it is on as many paws as are seen. */
export function wornThings(
  spec: Pick<CatSpec, "props" | "relations">,
  cat?: number,
): WornThing[] {
  return spec.props.flatMap((held, index) => {
    if (!isWornThing(spec, index) || cat && !isWornBy(held, cat)) return [];
    const isPair = propOf(held.kind).isPair === true;
    const { count: _count, ...one } = held;
    return [{ ...(isPair ? one : held), isPair }];
  });
}
