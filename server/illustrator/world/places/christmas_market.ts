/** @module At a Christmas market: stalls under snow, a decorated tree, strings of lights. */
import { isLampTime, paving, sights } from "../sights.ts";
import { skyline } from "../skyline.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { says } from "../../vocabulary/term.ts";

export const place: PlaceEntry = {
  terms: [
    says(
      { setting: "christmas market", season: "winter" },
      "christmas market, christmas markets, xmas market, christmas fair, winter market, advent market, weihnachtsmarkt",
    ),
  ],
  phrase: { where: "at", what: "a Christmas market" },
  ...OUTDOORS,
  season: "none",
  hours: ["dusk", "night", "day", "dawn", "sunset"],
  isWide: true,
  includes: ["market", "city", "village", "snow"],
  props: { none: 2, cup: 1 },
  draw: christmasMarket,
};

/** A stall at one side, the tree at the other, gabled houses behind. */
function christmasMarket(land: Land): Place {
  const { grade, random } = land;
  const snow = { l: 0.93, c: 0.015, h: 240 };
  return sights(land, {
    horizon: 660,
    far: skyline(random("christmas_market.houses"), {
      base: 790,
      low: 200,
      high: 330,
      width: 130,
      wall: (i) =>
        grade(
          [{ l: 0.66, c: 0.09, h: 40 }, { l: 0.78, c: 0.05, h: 75 }, {
            l: 0.56,
            c: 0.08,
            h: 30,
          }][i % 3]!,
          0.5,
        ),
      lit: isLampTime(land) ? 0.7 : 0.3,
      depth: 0.5,
    }),
    ground: {
      name: "snow",
      texture: "cloud",
      colour: snow,
      top: 780,
      swing: 5,
      marks: paving(grade(snow)).slice(0, 1),
    },
    things: [
      { name: "string of lights", beside: 0, y: 220, high: 120, depth: 0.1, wider: 3, isLit: true },
      {
        name: "Christmas tree",
        beside: 345,
        y: 856,
        high: 620,
        depth: 0.1,
        isLit: true,
        isOnly: true,
      },
      { name: "market stall", beside: -330, y: 850, high: 480, depth: 0.1 },
      { name: "gingerbread man", beside: -380, y: 660, high: 80, depth: 0.05, isLit: true },
      { name: "candy cane", beside: -290, y: 660, high: 80, depth: 0.05, isLit: true },
      { name: "parcel", beside: 250, y: 884, high: 76, depth: 0.05 },
      { name: "snowman", beside: 430, y: 890, high: 150, depth: 0.05 },
    ],
  });
}
