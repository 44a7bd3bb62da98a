/** @module In a swamp: green water with lilies, bare trees hung with moss, reeds. */
import { shift } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { hills, LEFT, RIGHT, ripples, under } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { sights } from "../sights.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "swamp, swamps, bog, marsh, marshes, marshland, bayou, swampland, mangrove swamp, everglades, moor bog, murky swamp",
  nearest: "wetlands, wetland, mangroves",
  phrase: { where: "in", what: "a swamp" },
  ...OUTDOORS,
  season: "none",
  isWide: true,
  includes: ["forest", "lake"],
  props: { none: 1 },
  draw: swamp,
};

/** Bare trees at both sides of dark green water, reeds and lilies before them. */
function swamp(land: Land): Place {
  const { grade, random } = land;
  const far = random("swamp.far"), water = grade({ l: 0.48, c: 0.07, h: 135 }, 0.2);
  return sights(land, {
    horizon: 540,
    far: [
      under(hills(far, { height: 520, swing: 34, waves: 5 }), {
        name: "far thicket",
        colour: grade({ l: 0.5, c: 0.06, h: 140 }, 0.7),
        depth: 0.7,
      }),
      under([[LEFT, 590], [RIGHT, 590]], {
        name: "swamp water",
        texture: "water",
        colour: water,
        colourEnd: shift(water, { l: -0.05 }),
        depth: 0.35,
        marks: [
          ...ripples(far, { top: 600, bottom: 800, colour: shift(water, { l: 0.12 }), count: 30 }),
          ...times(9, (i) =>
            mark(
              "light",
              ellipse([i * 122 + 20, 630 + (i * 47) % 140], 52, 13),
              grade({ l: 0.68, c: 0.13, h: 130 }, 0.2),
            )),
        ],
      }),
    ],
    ground: {
      name: "mud",
      texture: "stone",
      colour: { l: 0.46, c: 0.05, h: 95 },
      top: 806,
      swing: 12,
    },
    things: [
      { name: "bare tree", beside: -370, y: 800, high: 620, depth: 0.15 },
      { name: "bare tree", beside: 390, y: 760, high: 500, depth: 0.2, isMirrored: true },
      { name: "lily pad", beside: -230, y: 760, high: 66, depth: 0.1 },
      { name: "lily pad", beside: 280, y: 790, high: 72, depth: 0.1 },
      { name: "clump of reeds", beside: 330, y: 866, high: 290, depth: 0.05 },
      { name: "clump of reeds", beside: -420, y: 880, high: 250, depth: 0.05 },
      { name: "frog", beside: -320, y: 890, high: 70, depth: 0.05 },
    ],
  });
}
