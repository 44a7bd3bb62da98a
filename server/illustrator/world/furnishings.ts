/** @module Things that a place stands known by: where each stands, how high, how deep in the picture. */
import type { Item } from "../scene.ts";
import type { ThingName } from "../things/thing_names.ts";
import type { Land } from "./place.ts";
import { sceneryThing } from "./scenery_thing.ts";

/** A thing in a place. */
export interface Furnishing {
  /** What it is. */
  name: ThingName;
  /** How far beside the middle of the picture; the light comes from the side of positive numbers. */
  beside: number;
  /** Where its lower edge is. */
  y: number;
  /** How high it is, in units of the picture. */
  high: number;
  /** How far away it looks, from 0 to 1. */
  depth?: number;
  /** How much wider it is drawn. */
  wider?: number;
  /** Whether it is drawn the other way round. */
  isMirrored?: true;
  /** Whether it keeps its colours at night. */
  isLit?: true;
  /** Whether it is left out where words bring the same thing: there is one Eiffel Tower. */
  isOnly?: true;
}

/** These things in their place; the side of the light decides which way round it is. */
export function furnishings(land: Land, things: readonly Furnishing[]): Item[] {
  const { lightSide, spec } = land;
  return things.flatMap((
    { name, beside, y, high, depth = 0.3, wider = 1, isMirrored, isLit = false, isOnly },
  ) =>
    isOnly && spec.props.some(({ kind }) => kind === name)
      ? []
      : sceneryThing(land, name, [512 + lightSide * beside, y], high, {
        depth,
        wider,
        isLit,
        mirror: (isMirrored === true) !== lightSide < 0,
      })
  );
}
