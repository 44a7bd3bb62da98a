/** @module An imported thing as a prop. */
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import { moveItems, type Transform } from "../geometry/transform.ts";
import type { Item } from "../scene.ts";
import { ANCHORS } from "../things/anchors.ts";
import { itemsOf, ownColour } from "../things/art.ts";
import { TRUE_HEIGHTS } from "../things/true_heights.ts";
import { type Thing, traitsOf } from "../things/thing.ts";
import type { ThingName } from "../things/thing_names.ts";
import { bookPile } from "./book_pile.ts";
import { byItsGrip, isGripped } from "./grips.ts";
import { hungOnACord } from "./hung_on_a_cord.ts";
import { mugOf } from "./mugs.ts";
import { isPairOnPaws, pawwearOf, posesWithPawwear } from "./pawwear.ts";
import type { PropEntry } from "./prop_entry.ts";

/** The prop of a thing. Its drawing is read when its colour, its width or its items are asked for. */
export function importedProp(thing: Thing): PropEntry {
  const { whereabouts, isFriend } = traitsOf(thing.category);
  const name = thing.name as ThingName;
  const anchors = ANCHORS[name] || TRUE_HEIGHTS[name]
    ? { ...TRUE_HEIGHTS[name], ...ANCHORS[name] }
    : undefined;
  const mug = mugOf(name);
  const wear = pawwearOf(name) ??
    hungOnACord(name, (colour) => byItsGrip(name, itemsOf(thing, colour)));
  const poses = posesWithPawwear(name);
  let half = mug?.half;
  return {
    name: thing.name,
    plural: thing.plural,
    ...(isFriend && { isFriend }),
    ...(anchors && { anchors }),
    ...(wear && { wear }),
    ...(poses && { poses }),
    ...(isPairOnPaws(name) && { isPair: true as const }),
    spot: isGripped(name) ? "hand" : whereabouts,
    // A cat cannot sit on upright books: several that it sits on are drawn as a pile.
    ...(name === "books" && { pile: (count, colour) => bookPile(count * A_FEW, colour) }),
    get half() {
      return half ??= widthOf(boundsOf(byItsGrip(name, itemsOf(thing)))) / 2 *
        (anchors?.lies ? WIDER : 1);
    },
    get colour() {
      return mug?.colour ?? ownColour(thing);
    },
    draw: mug ? mug.draw : (colour) => {
      const items = byItsGrip(name, itemsOf(thing, colour));
      return anchors?.lies ? lying(items, anchors.lies) : items;
    },
  };
}

/** How many books are on a pile that words do not count. */
const A_FEW = 3;

/** What lies is drawn wider than what stands, and without a thick outline. */
const WIDER = 1.5, THINNER = 0.55;

/** Seen from above as drawn, laid on the ground: less deep than wide, and without a form that throws a shadow. */
function lying(items: Item[], share: number): Item[] {
  const box = boundsOf(items);
  const flat: Transform = {
    a: WIDER,
    b: 0,
    c: 0,
    d: Math.min(1, share * WIDER * widthOf(box) / heightOf(box)),
    e: 0,
    f: 0,
  };
  return moveItems(flat, items).map((item) =>
    item.is === "region" ? { ...item, volume: 0, line: item.line * THINNER } : item
  );
}
