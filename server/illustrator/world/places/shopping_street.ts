/** @module In a shopping street: shops with awnings on both sides, lamps, a paved way. */
import type { Furnishing } from "../furnishings.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { isLampTime, lampBeside, paving, sights } from "../sights.ts";
import { skyline } from "../skyline.ts";

export const place: PlaceEntry = {
  words:
    "shopping street, shopping streets, high street, pedestrian zone, pedestrian street, shopping arcade, row of shops, shopping promenade, outside a shop, in front of a shop, shop fronts, main street",
  phrase: { where: "in", what: "a shopping street" },
  ...OUTDOORS,
  isWide: true,
  includes: ["city", "village"],
  props: { none: 1 },
  draw: shoppingStreet,
};

const SHOPS: readonly Omit<Furnishing, "name">[] = [
  { beside: 0, y: 806, high: 260, depth: 0.4 },
  { beside: -350, y: 830, high: 430, depth: 0.25, isMirrored: true },
  { beside: 350, y: 830, high: 430, depth: 0.25 },
];

/** Shops at both sides, smaller ones between them. */
function shoppingStreet(land: Land): Place {
  const { grade, random } = land, stone = { l: 0.78, c: 0.025, h: 60 };
  const isLit = isLampTime(land);
  return sights(land, {
    horizon: 720,
    far: skyline(random("shopping street.houses"), {
      base: 806,
      low: 300,
      high: 420,
      width: 130,
      wall: (i) => grade(i % 2 ? { l: 0.76, c: 0.06, h: 50 } : { l: 0.82, c: 0.05, h: 90 }, 0.5),
      lit: isLit ? 0.5 : 0.1,
      depth: 0.6,
    }),
    ground: {
      name: "paved way",
      texture: "stone",
      colour: stone,
      top: 796,
      marks: paving(grade(stone)),
    },
    things: SHOPS.map((shop) => ({ ...shop, name: "shop front", ...(isLit && { isLit }) })),
    items: lampBeside(land, -180),
  });
}
