/** @module In an orchard: rows of fruit trees, baskets of apples, a ladder. */
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { hills, under } from "../landforms.ts";
import { sights } from "../sights.ts";

export const place: PlaceEntry = {
  words:
    "orchard, orchards, apple orchard, fruit orchard, cherry orchard, apple orchards, picking apples, apple picking, among apple trees",
  nearest: "olive grove, orange grove, lemon grove",
  phrase: { where: "in", what: "an orchard" },
  ...OUTDOORS,
  isWide: true,
  restful: true,
  cover: "grass",
  props: { none: 1 },
  draw: orchard,
};

/** Apple trees in rows that grow larger towards the viewer. */
function orchard(land: Land): Place {
  const { grade, random } = land;
  return sights(land, {
    horizon: 580,
    far: [
      under(hills(random("orchard.far"), { height: 590, swing: 26, waves: 3 }), {
        name: "far meadow",
        colour: grade({ l: 0.74, c: 0.11, h: 130 }, 0.6),
        depth: 0.6,
      }),
    ],
    ground: {
      name: "grass",
      texture: "plant",
      colour: { l: 0.7, c: 0.13, h: 132 },
      top: 640,
      swing: 8,
    },
    things: [
      { name: "apple tree", beside: -120, y: 670, high: 210, depth: 0.5 },
      { name: "apple tree", beside: 110, y: 668, high: 200, depth: 0.5 },
      { name: "apple tree", beside: -250, y: 720, high: 320, depth: 0.3 },
      { name: "apple tree", beside: 260, y: 720, high: 320, depth: 0.3 },
      { name: "apple tree", beside: -390, y: 826, high: 600, depth: 0.1 },
      { name: "apple tree", beside: 400, y: 826, high: 580, depth: 0.1 },
      { name: "ladder", beside: 330, y: 850, high: 430, depth: 0.08 },
      { name: "basket", beside: -330, y: 880, high: 110, depth: 0.05 },
      { name: "apple", beside: -250, y: 890, high: 44, depth: 0.05 },
      { name: "apple", beside: 280, y: 896, high: 44, depth: 0.05 },
    ],
  });
}
