/** @module In New York: towers of glass, yellow taxis, the Statue of Liberty. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { LEFT, RIGHT } from "../landforms.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { isLampTime, sights } from "../sights.ts";
import { skyline } from "../skyline.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "new york, nyc, new york city, manhattan, brooklyn, big apple, fifth avenue, wall street, broadway, new york street, streets of new york",
  nearest: "america, united states, chicago, empire state building, brooklyn bridge, harlem, bronx",
  phrase: { where: "in", what: "New York" },
  ...OUTDOORS,
  isWide: true,
  includes: ["city"],
  props: { none: 1 },
  draw: newYork,
};

/** High towers, the statue at one side, a taxi on the avenue at the other. */
function newYork(land: Land): Place {
  const { grade, random } = land;
  const towers = random("new_york.towers"), lit = isLampTime(land) ? 0.55 : 0.08;
  const asphalt = { l: 0.52, c: 0.015, h: 260 };
  const glass = (i: number, depth: number) =>
    grade(
      [{ l: 0.62, c: 0.05, h: 245 }, { l: 0.7, c: 0.04, h: 60 }, { l: 0.54, c: 0.04, h: 270 }][
        i % 3
      ]!,
      depth,
    );
  return sights(land, {
    horizon: 700,
    far: [
      ...skyline(towers, {
        base: 800,
        low: 430,
        high: 690,
        width: 96,
        wall: (i) => glass(i, 0.8),
        lit,
        depth: 0.8,
      }),
      ...skyline(towers, {
        base: 806,
        low: 230,
        high: 470,
        width: 124,
        wall: (i) => glass(i + 1, 0.5),
        lit,
        depth: 0.5,
      }),
    ],
    ground: {
      name: "avenue",
      texture: "stone",
      colour: asphalt,
      top: 800,
      marks: times(6, (i) =>
        mark(
          "light",
          box(LEFT + i * 190, 830, 104, 10),
          grade({ l: 0.94, c: 0.02, h: 90 }),
        )).concat([
          mark("shade", box(LEFT, 802, RIGHT - LEFT, 8), grade(shift(asphalt, { l: 0.14 }))),
        ]),
    },
    things: [
      { name: "Statue of Liberty", beside: -315, y: 820, high: 640, depth: 0.12, isOnly: true },
      { name: "taxi", beside: 375, y: 862, high: 230, depth: 0.08, isOnly: true },
    ],
  });
}
