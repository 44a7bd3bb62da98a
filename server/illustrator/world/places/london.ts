/** @module In London: the clock tower, a red bus, a red phone box. */
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { isLampTime, paving, sights } from "../sights.ts";
import { skyline } from "../skyline.ts";

export const place: PlaceEntry = {
  words:
    "london, in london, streets of london, london street, london streets, westminster, soho, covent garden, camden",
  nearest:
    "england, in england, britain, great britain, united kingdom, tower bridge, buckingham palace, trafalgar square",
  phrase: { where: "in", what: "London" },
  ...OUTDOORS,
  isWide: true,
  includes: ["city", "bridge", "bus stop"],
  props: { none: 1 },
  draw: london,
};

/** The tower at one side, before it a bus, a phone box at the other. */
function london(land: Land): Place {
  const { grade, random } = land;
  const stone = { l: 0.72, c: 0.02, h: 250 };
  return sights(land, {
    horizon: 720,
    far: skyline(random("london.houses"), {
      base: 806,
      low: 150,
      high: 260,
      width: 120,
      wall: (i) => grade(i % 2 ? { l: 0.62, c: 0.08, h: 40 } : { l: 0.74, c: 0.04, h: 75 }, 0.6),
      lit: isLampTime(land) ? 0.5 : 0.08,
      depth: 0.6,
    }),
    ground: {
      name: "pavement",
      texture: "stone",
      colour: stone,
      top: 796,
      marks: paving(grade(stone)),
    },
    things: [
      { name: "clock tower", beside: 320, y: 806, high: 700, depth: 0.15, isOnly: true },
      { name: "double-decker bus", beside: 370, y: 846, high: 300, depth: 0.1, isOnly: true },
      { name: "phone box", beside: -360, y: 862, high: 400, depth: 0.12, isOnly: true },
    ],
  });
}
