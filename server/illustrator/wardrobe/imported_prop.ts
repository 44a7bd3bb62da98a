/**
 * An imported thing as a prop.
 *
 * @module
 */
import { boundsOf, widthOf } from "../geometry/measure.ts";
import { ANCHORS } from "../things/anchors.ts";
import { itemsOf, ownColour } from "../things/art.ts";
import { type Thing, traitsOf } from "../things/thing.ts";
import type { ThingName } from "../things/thing_names.ts";
import { pawwearOf } from "./pawwear.ts";
import type { PropEntry } from "./prop_entry.ts";

/** The prop of a thing. Its drawing is read when its colour, its width or its items are asked for. */
export function importedProp(thing: Thing): PropEntry {
  const { whereabouts, isFriend } = traitsOf(thing.category);
  const anchors = ANCHORS[thing.name as ThingName];
  const wear = pawwearOf(thing.name as ThingName);
  let half: number | undefined;
  return {
    words: [],
    name: thing.name,
    plural: thing.plural,
    ...(isFriend && { isFriend }),
    ...(anchors && { anchors }),
    ...(wear && { wear }),
    spot: whereabouts,
    get half() {
      return half ??= widthOf(boundsOf(itemsOf(thing))) / 2;
    },
    get colour() {
      return ownColour(thing);
    },
    draw: (colour) => itemsOf(thing, colour),
  };
}
