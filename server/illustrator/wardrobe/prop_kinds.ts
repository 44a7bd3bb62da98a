/** @module Every prop there is: those drawn by hand, and imported things. */
import { THINGS } from "../things/catalogue.ts";
import type { ThingName } from "../things/thing_names.ts";
import { importedProp } from "./imported_prop.ts";
import type { PropEntry } from "./prop_entry.ts";
import { type DrawnProp, PROPS } from "./props.ts";

/**
 * A prop drawn by hand (`props/`), or the name of an imported thing. A set of them is not declared as a `ReadonlySet`:
 * to compare it with a `Set` of so many names takes the type checker longer than everything else.
 */
export type Prop = DrawnProp | ThingName;

export const PROP_KINDS: readonly Prop[] = [
  ...Object.keys(PROPS) as DrawnProp[],
  ...THINGS.keys() as Iterable<ThingName>,
];

const imported = new Map<string, PropEntry>();

/** All that is known of a prop. Throws an `Error` for a name that is none. */
export function propOf(kind: Prop): PropEntry {
  if (isDrawn(kind)) return PROPS[kind];
  let entry = imported.get(kind);
  if (!entry) {
    const thing = THINGS.get(kind);
    if (!thing) throw new Error(`No prop “${kind}”`);
    entry = importedProp(thing);
    imported.set(kind, entry);
  }
  return entry;
}

/** Whether a prop has this name. */
export function isProp(kind: string): kind is Prop {
  return isDrawn(kind) || THINGS.has(kind);
}

function isDrawn(kind: string): kind is DrawnProp {
  return Object.hasOwn(PROPS, kind);
}
