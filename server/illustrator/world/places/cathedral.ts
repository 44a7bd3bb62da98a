/** @module Before a cathedral: its two towers over the roofs of an old town, a paved square. */
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { isLampTime, lampBeside, paving, sights } from "../sights.ts";
import { skyline } from "../skyline.ts";

export const place: PlaceEntry = {
  words:
    "cathedral, cathedrals, cathedral square, in front of a cathedral, before a cathedral, gothic cathedral, on a cathedral, on the cathedral, atop a cathedral, cathedral roof, notre dame, notre-dame, cologne cathedral, sagrada familia, york minster, minster",
  phrase: { where: "before", what: "a cathedral" },
  ...OUTDOORS,
  isWide: true,
  includes: ["city", "village"],
  props: { none: 2, bird: 1 },
  draw: cathedral,
};

/** It stands beside the middle, where the cat does not hide it. */
function cathedral(land: Land): Place {
  const { grade, random } = land, stone = { l: 0.76, c: 0.02, h: 80 };
  return sights(land, {
    horizon: 720,
    far: skyline(random("cathedral.houses"), {
      base: 806,
      low: 90,
      high: 170,
      width: 110,
      wall: (i) => grade(i % 2 ? { l: 0.7, c: 0.07, h: 55 } : { l: 0.8, c: 0.04, h: 80 }, 0.6),
      lit: isLampTime(land) ? 0.5 : 0.08,
      depth: 0.6,
    }),
    ground: {
      name: "square",
      texture: "stone",
      colour: stone,
      top: 796,
      marks: paving(grade(stone)),
    },
    things: [{ name: "cathedral", beside: 90, y: 812, high: 780, depth: 0.3, isOnly: true }],
    items: lampBeside(land, -430),
  });
}
