/** @module In a junkyard: heaps of old cars, tyres, machines and barrels. */
import { hills, under } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { sights } from "../sights.ts";

export const place: PlaceEntry = {
  words:
    "junkyard, junk yard, junkyards, scrapyard, scrap yard, scrap heap, in a junkyard, in a scrapyard, among scrap metal",
  nearest:
    "landfill, rubbish dump, garbage dump, the dump, rubbish tip, wasteland, waste land, post-apocalyptic wasteland, garbage heap",
  phrase: { where: "in", what: "a junkyard" },
  ...OUTDOORS,
  season: "none",
  isWide: true,
  props: { none: 1 },
  draw: junkyard,
};

/** A heap on either side, bare earth between. */
function junkyard(land: Land): Place {
  const { grade, random } = land;
  const rust = grade({ l: 0.52, c: 0.06, h: 50 }, 0.5);
  return sights(land, {
    horizon: 560,
    far: [
      under(hills(random("junkyard.far"), { height: 500, swing: 70, waves: 3 }), {
        name: "scrap heaps",
        texture: "metal",
        colour: rust,
        depth: 0.5,
      }),
    ],
    ground: {
      name: "bare earth",
      texture: "stone",
      colour: { l: 0.6, c: 0.04, h: 65 },
      top: 760,
      swing: 8,
    },
    things: [
      { name: "bus", beside: -150, y: 640, high: 150, depth: 0.45 },
      { name: "fridge", beside: 230, y: 700, high: 220, depth: 0.35 },
      { name: "washing machine", beside: 350, y: 730, high: 180, depth: 0.3 },
      { name: "car", beside: -380, y: 640, high: 150, depth: 0.35 },
      { name: "car", beside: -350, y: 770, high: 170, depth: 0.25, isMirrored: true },
      { name: "car", beside: 440, y: 600, high: 130, depth: 0.4, isMirrored: true },
      { name: "oil drum", beside: 260, y: 800, high: 150, depth: 0.18 },
      { name: "tire", beside: 380, y: 840, high: 120, depth: 0.12 },
      { name: "tire", beside: 470, y: 850, high: 130, depth: 0.1 },
      { name: "tire", beside: 425, y: 752, high: 116, depth: 0.12 },
      { name: "wheel", beside: -440, y: 856, high: 120, depth: 0.1 },
      { name: "cogwheel", beside: -290, y: 862, high: 84, depth: 0.08 },
    ],
  });
}
